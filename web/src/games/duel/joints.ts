// Where two cards meet: what faces what on each of the four lines.

import type { Facts } from '../../table/board';
import { LINES, MIRROR, printed, type Position } from './position';

/** `met`: a point on both edges. `right`: only the left card has one, and it strikes to the right. */
export type Meeting = 'met' | 'right' | 'left' | 'none';

/** How the right edge of one card and the left edge of the next face each other, line by line. */
export function meet(attack: readonly number[], defence: readonly number[]): Meeting[] {
  return LINES.map((line) => {
    const struck = attack.includes(line);
    const held = defence.includes(line);
    return struck && held ? 'met' : struck ? 'right' : held ? 'left' : 'none';
  });
}

/** The points on the right edge of a card in the row; the Mirror shows those of the card before it. */
export function rightEdge(position: Position, facts: Facts, place: number): number[] {
  const card = position.row[place];
  if (card !== MIRROR) return card === undefined ? [] : printed(facts, card).right;
  if (place === position.row.length - 1 && position.phase !== 'answer') return position.reflects;
  const before = position.row[place - 1];
  return before === undefined ? printed(facts, card).right : printed(facts, before).right;
}

/** Whether the last two cards of the row have been settled: not while an answer is awaited, never for the Mirror. */
export function isSettled(position: Position): boolean {
  const { row, phase } = position;
  return row.length > 1 && row.at(-1) !== MIRROR && phase !== 'refuse' && phase !== 'answer';
}
