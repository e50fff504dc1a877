// What the engine tells of The Confrontation, and what is printed on its pieces and its board.

import type { Facts } from '../../table/board';
import type { Battle, Position, Side, Static } from './wire';

export type { Battle, Events, Piece, Position, Side } from './wire';

export const SIDES: readonly Side[] = ['light', 'dark'];
/** The combat cards of both sides, in the order of a hand. */
export const CARDS = ['1', '2', '3', '4', '5', '6', 'magic', 'elven-cloak', 'noble-sacrifice', 'eye', 'retreat'];

export function isNumber(card: string): boolean {
  return /^\d$/.test(card);
}

/** The side of a seat; a spectator looks with Light. */
export function sideOf(seat: number): Side {
  return seat === 1 ? 'dark' : 'light';
}

export function other(side: Side): Side {
  return side === 'light' ? 'dark' : 'light';
}

/** Whether this face carries the Ring. The view names the bearer alike in every mode: his face may still be secret. */
export function carriesRing({ ring_bearer }: Position, face: string | null): boolean {
  return face?.replace(/-variant$/, '') === ring_bearer;
}

/** What both fighters are, by side. */
export function fighters(battle: Battle): Record<Side, string | null> {
  return battle.attacking === 'light'
    ? { light: battle.attacker, dark: battle.defender }
    : { light: battle.defender, dark: battle.attacker };
}

function known(facts: Facts): Partial<Static> {
  return facts.static;
}

/** The strength printed on each character's face. */
export function printedStrengths(facts: Facts): Record<string, number> {
  return Object.fromEntries((known(facts).characters ?? []).map(({ id, strength }) => [id, strength]));
}

/** How many pieces of one side a region holds. */
export function capacityOf(facts: Facts, region: string): number {
  return known(facts).regions?.find(({ id }) => id === region)?.capacity ?? 0;
}
