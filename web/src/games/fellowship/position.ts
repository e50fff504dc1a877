// The position of the Fellowship as the engine tells it, and what is printed on boards and cards.

import type { Facts } from '../../table/board';

export const LINES = ['fighting', 'travelling', 'hiding', 'friendship'] as const;
export const SYMBOLS = [...LINES, 'joker'] as const;
export const TOKENS = ['ring', 'heart', 'sun'] as const;
export const PLACES = ['bag-end', 'rivendell', 'moria', 'lothlorien', 'helms-deep', 'shelobs-lair', 'mordor'] as const;
export const GANDALF = ['foresight', 'guidance', 'healing', 'magic', 'persistence'] as const;
export const DARKEST = 15;

export interface Hobbit {
  seat: number;
  hobbit: string;
  space: number;
  out: boolean;
  shields: number;
  tokens: Record<string, number>;
  /** How many life tokens he lacks for the end of this board; null where none are asked for. */
  missing: number | null;
}

export interface Hand {
  seat: number;
  size: number;
  /** Null for a hand this seat does not see. */
  cards: string[] | null;
  /** What this seat can be sure of in a hand it does not see. */
  known: string[];
}

export interface Lacking {
  symbols: Record<string, number>;
  cards: number;
  shields: number;
  tokens: Record<string, number>;
  'any-token': number;
  card: string | null;
}

export interface Gift {
  seat: number;
  cards: string[];
  tokens: Record<string, number>;
  shields: number;
}

export interface Asked {
  what: string;
  seat?: number;
  count?: number;
  of?: string;
  window?: string;
  passed?: number[];
  spaces?: number;
  declined?: number[];
  played?: number;
  purpose?: string;
  payer?: number | 'group' | 'one';
  leader?: number;
  rule?: string;
  jokers?: number;
  lacking?: Lacking;
  given?: Gift[];
}

export interface Said {
  seat: number;
  kind: string;
  [operand: string]: string | number;
}

export interface Position {
  place: string;
  active: number;
  bearer: number;
  sauron: number;
  worth: number;
  hobbits: Hobbit[];
  lines: Record<string, { at: number; length: number }>;
  events: { at: number; list: string[]; next: string | null };
  'ring-used': boolean;
  die: string | null;
  gandalf: string[];
  supply: string[];
  gone: string[];
  discards: Record<string, number>;
  played: string[];
  table: string[];
  shown: string | null;
  'big-shields': number;
  passing: number[];
  said: Said[];
  asked: Asked;
  pile: number;
  tiles: {
    left: number;
    kinds: number[];
    shown: string | null;
    looker: number;
    fixed: string[];
    'fixed-count': number;
    looked: string[];
    'looked-count': number;
  };
  hands: Hand[];
}

export interface Board {
  id: string;
  main: string;
  numbers: number[];
  first_part?: number;
  [line: string]: unknown;
}

export interface PrintedCard {
  id: string;
  colour: 'white' | 'grey' | 'yellow';
  symbol?: string;
  symbols?: number;
  place?: string;
  rule?: string;
}

/** The printed board of a place; none in a haven. */
export function boardAt(facts: Facts, place: string): Board | undefined {
  return ((facts.static.boards ?? []) as Board[]).find((board) => board.id === place);
}

/** The spaces of a line, without its start. */
export function spacesOf(board: Board, line: string): string[] {
  return (board[line] ?? []) as string[];
}

export function cardOf(facts: Facts, id: string): PrintedCard {
  const cards = [
    ...((facts.static['hobbit-cards'] ?? []) as PrintedCard[]),
    ...((facts.static['feature-cards'] ?? []) as PrintedCard[]),
  ];
  return cards.find((card) => card.id === id) ?? { id, colour: 'white' };
}

/** What is asked by an event, a haven or a tile: its rule. */
export function demandRule(facts: Facts, id: string): string {
  return (
    ((facts.static.demands ?? []) as { id: string; rule: string }[]).find((demand) => demand.id === id)?.rule ?? ''
  );
}

/** The tiles by kind, in the order of the engine's counts. */
export function tileKinds(facts: Facts): string[] {
  return ((facts.static.tiles ?? []) as { id: string }[]).map((tile) => tile.id);
}

/** Hand cards, each kind once, with how many there are. */
export function stacks(cards: readonly string[]): { card: string; count: number }[] {
  const found: { card: string; count: number }[] = [];
  for (const card of cards) {
    const same = found.find((stack) => stack.card === card);
    if (same) same.count += 1;
    else found.push({ card, count: 1 });
  }
  return found;
}
