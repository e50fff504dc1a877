// The position of The Quest as the engine tells it.

import type { Facts } from '../../table/board';

export type Landscape = 'none' | 'forest' | 'field' | 'water' | 'mountain';
export type Colour = 'blue' | 'green' | 'yellow' | 'brown';

export interface Tile {
  cell: string;
  row: number;
  column: number;
  tile: string;
  /** Quarter turns clockwise; null where it lies face down. */
  turn: number | null;
  /** The landscapes clockwise from the north, as letters. */
  sections: string;
  /** For each section the number of its region, or -1. */
  regions: number[];
}

export interface Region {
  id: string;
  landscape: Landscape;
  sections: number;
  closed: boolean;
}

export interface Encounter {
  region: string;
  colour: Colour;
  /** Null while this seat may not know what it is. */
  token: string | null;
  face_up: boolean;
  seen_by: string[];
}

export interface Seat {
  hobbit: string;
  /** Movements still to be lost to a fight. */
  fight: number;
  boat: boolean;
  /** Null for a tile that this seat may not see. */
  hand: (string | null)[];
  /** `open`: it was shown in a pair, or the other player has seen it. */
  tokens: { token: string; colour: Colour; open: boolean }[];
  /** Blue tiles of which only the owner knows what they are. */
  hidden: number;
  pairs: number;
  passes: number;
  score: number;
}

export interface Position {
  phase: 'cross' | 'explore' | 'search' | 'race' | 'over';
  mover: string;
  asked: string;
  field: { row: number; column: number; rows: number; columns: number } | null;
  tiles: Tile[];
  regions: Region[];
  encounters: Encounter[];
  /** The cells where a tile may be laid, whatever it shows. */
  free: string[];
  doom: string | null;
  last_neutral: string | null;
  looked_at: string | null;
  seats: Seat[];
  stock: number;
  open: string[];
  supply: Record<Colour, number>;
  gone: string[];
  /** What nobody has seen yet, as far as this seat knows. */
  unseen: Record<string, number>;
  idle: number;
}

export interface TileFacts {
  sections: string;
  count: number;
  source: string;
}

export interface TokenFacts {
  colour: Colour;
  role: string;
  count: number;
  points: number;
  dots: number;
  source: string;
}

export function tileFacts(facts: Facts): Record<string, TileFacts> {
  return (facts.static.tiles ?? {}) as Record<string, TileFacts>;
}

export function tokenFacts(facts: Facts): Record<string, TokenFacts> {
  return (facts.static.tokens ?? {}) as Record<string, TokenFacts>;
}

/** The landscapes of a tile after so many quarter turns clockwise. */
export function turned(sections: string, turn: number): string {
  const back = (4 - (turn % 4)) % 4;
  return sections.slice(back) + sections.slice(0, back);
}

const LETTERS: Record<string, Landscape> = { F: 'forest', P: 'field', W: 'water', M: 'mountain' };

export function landscapeOf(letter: string | undefined): Landscape {
  return LETTERS[letter ?? ''] ?? 'none';
}
