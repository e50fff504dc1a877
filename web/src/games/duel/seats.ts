// The figures of the two who fight. Apart from the cards' pictures: the start page needs only these.

import balrog from '~icons/game-icons/daemon-skull';
import gandalf from '~icons/game-icons/wizard-face';
import type { Side } from './position';

export function seatFigure(side: Side): string {
  return side === 'gandalf' ? gandalf : balrog;
}
