// The position of The Confrontation as the engine tells it.

import type { Facts } from '../../table/board';

export type Side = 'light' | 'dark';
export const SIDES: readonly Side[] = ['light', 'dark'];
/** The combat cards of both sides, in the order of a hand. */
export const CARDS = ['1', '2', '3', '4', '5', '6', 'magic', 'elven-cloak', 'noble-sacrifice', 'eye', 'retreat'];

export function isNumber(card: string): boolean {
  return /^\d$/.test(card);
}

export interface Piece {
  side: Side;
  region: string;
  /** Null for a piece whose face this seat may not see. */
  face: string | null;
  /** Whether it lies face up for everybody. */
  shown: boolean;
  /** What it can be, for those who cannot see it. */
  could_be: string[];
  token: string | null;
  marks: ('shown-for-good' | 'must-move' | 'stepped')[];
}

export interface Battle {
  region: string;
  from: string;
  attacking: Side;
  attacker: string | null;
  defender: string | null;
  strengths: Record<Side, number> | null;
  no_cards: boolean;
  cards: Record<Side, string | null>;
  in_force: Record<Side, string | null>;
  refused: string | null;
  sam_strong: boolean;
  help: number;
  text_blank: boolean;
}

export interface Position {
  edition: string;
  mode: string;
  shuffle: string;
  turn: Side | null;
  decision: string;
  pieces: Piece[];
  fallen: Record<Side, string[]>;
  faces: Record<Side, (string | null)[]>;
  hands: Record<Side, string[]>;
  discards: Record<Side, string[]>;
  specials: Record<Side, string[]>;
  ring_bearer: string;
  battle: Battle | null;
  last_move: { side: Side; from: string; to: string } | null;
  setup: Record<Side, { made: number | null; ready: boolean }> | null;
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

/** The strength printed on each character's face. */
export function printedStrengths(facts: Facts): Record<string, number> {
  const characters = (facts.static.characters ?? []) as { id: string; strength: number }[];
  return Object.fromEntries(characters.map(({ id, strength }) => [id, strength]));
}
