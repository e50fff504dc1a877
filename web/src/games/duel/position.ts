// The position of The Duel as the engine tells it, and what is printed on the cards.

import type { Facts } from '../../table/board';

export type Side = 'gandalf' | 'balrog';
export const SIDES: readonly Side[] = ['gandalf', 'balrog'];

interface Pile {
  count: number;
  /** Those this seat knows. */
  cards: string[];
}

export interface Holding {
  deck: number;
  hand: Pile;
  reserve: Pile;
  box: Pile;
  spent: string[];
  /** Hidden cards the other side knows. */
  seen: string[];
  /** Hands put away after some of their cards had been seen: `kept` of the hand, these cards and `unseen` others, are in the reserve. */
  perhaps: { duel: number; kept: number; unseen: number; cards: string[] }[];
  /** How many cards of the hand go to the reserve. */
  to_keep: number;
  looked_at: boolean;
  chose: boolean;
  chosen: string[];
}

/** Where a card of the row and the next one meet. */
export interface Joint {
  /** The points on the right edge of the card; the Mirror shows those of the card before it. */
  attack: number[];
  /** Those of the next card, against which they count; null where nothing is settled. */
  defence: number[] | null;
}

/** One line of a settling: who loses a square, and where the markers stand then. */
export interface Settled {
  line: number;
  /** Null where two points meet. */
  struck: Side | null;
  energy: [number, number];
}

export interface Position {
  duel: number;
  final: boolean;
  phase: 'deal' | 'begin' | 'call' | 'play' | 'refuse' | 'answer' | 'spell' | 'trick' | 'reserve' | 'over';
  turn: Side;
  began: Side;
  /** Gandalf's and the Balrog's; so with the steps. */
  energy: [number, number];
  free: number;
  /** The last square, the lowest that is not negative, and the top one. */
  scale: [number, number, number];
  steps: [number, number];
  bridge: number;
  row: string[];
  /** How many cards a row of this duel has at most. */
  row_size: number;
  joints: Joint[];
  /** The lines the Mirror at the end of the row shows. */
  reflects: number[];
  running: ('wrath' | 'ruse' | 'magic' | 'riposte')[];
  open_hand: boolean;
  spellbound: string | null;
  called: boolean;
  refused: string | null;
  feint_at: number;
  aside: boolean;
  lost: Side | null;
  winner: Side | null;
  sides: Record<Side, Holding>;
}

export interface Printed {
  left: number[];
  right: number[];
  source: string;
  special?: string;
  exhaustion: boolean;
}

export const LINES = [1, 2, 3, 4] as const;
/** The card with this power, as `feint`. */
export function powerful(facts: Facts, special: string): string {
  return Object.entries(faces(facts)).find(([, face]) => face.special === special)?.[0] ?? '';
}

export function isMirror(facts: Facts, card: string): boolean {
  return printed(facts, card).special === 'mirror';
}

/** The card laid last: at the end of the row, but Feint in the place it took, while it can be refused. */
export function laidLast({ row, feint_at }: Position): string | undefined {
  return feint_at > 0 ? row[feint_at - 1] : row.at(-1);
}

/** The side of a seat; a spectator sits with Gandalf. */
export function sideOf(seat: number): Side {
  return seat === 1 ? 'balrog' : 'gandalf';
}

export function other(side: Side): Side {
  return side === 'gandalf' ? 'balrog' : 'gandalf';
}

export function ownerOf(card: string): Side {
  return card.startsWith('B') ? 'balrog' : 'gandalf';
}

const BLANK: Printed = { left: [], right: [], source: '', exhaustion: false };

export function printed(facts: Facts, card: string): Printed {
  return faces(facts)[card] ?? BLANK;
}

function faces(facts: Facts): Record<string, Printed> {
  return (facts.static.cards ?? {}) as Record<string, Printed>;
}

/** Whether the card has a name of its own, and something to say. */
export function titled({ special, exhaustion }: Printed): boolean {
  return special !== undefined || exhaustion;
}

/** With so many free squares between the markers a hand may be looked at. */
export function lookGap(facts: Facts): number {
  return Number(facts.static.look_gap ?? Infinity);
}

/** The squares with the crosses. */
export function crosses(facts: Facts): { duel: number; final: number } {
  return (facts.static.energy ?? { duel: 0, final: 0 }) as { duel: number; final: number };
}

/** Whether anything of this set is not as printed in the box. */
export function reconstructed(facts: Facts): boolean {
  return Object.values(faces(facts)).some(({ source }) => source === 'reconstruction');
}
