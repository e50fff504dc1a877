// The pictures of The Duel.

import balance from '~icons/game-icons/scales';
import exhaustion from '~icons/game-icons/tired-eye';
import feint from '~icons/game-icons/domino-mask';
import flame from '~icons/game-icons/flame';
import magic from '~icons/game-icons/magic-swirl';
import mirror from '~icons/game-icons/mirror-mirror';
import power from '~icons/game-icons/flame-spin';
import riposte from '~icons/game-icons/riposte';
import ruse from '~icons/game-icons/fox-head';
import spell from '~icons/game-icons/spell-book';
import staff from '~icons/game-icons/wizard-staff';
import strength from '~icons/game-icons/mailed-fist';
import trick from '~icons/game-icons/evil-hand';
import wrath from '~icons/game-icons/lightning-helix';
import type { Side } from './position';

const FIGURES: Record<string, string> = {
  balance,
  ruse,
  magic,
  mirror,
  wrath,
  spell,
  feint,
  strength,
  power,
  trick,
  riposte,
  exhaustion,
};

export function figure(id: string): string {
  return FIGURES[id] ?? '';
}

/** The faint picture of a plain card. */
export function emblem(side: Side): string {
  return side === 'gandalf' ? staff : flame;
}
