// What the engine tells of The Quest, and how its landscapes are written.

import type { Facts } from '../../table/board';
import type { Landscape, Static } from './wire';

export type { Colour, Encounter, Events, Landscape, Position, Region, Seat, Tile, TileFacts, TokenFacts } from './wire';

function known(facts: Facts): Partial<Static> {
  return facts.static;
}

export function tileFacts(facts: Facts): Static['tiles'] {
  return known(facts).tiles ?? {};
}

export function tokenFacts(facts: Facts): Static['tokens'] {
  return known(facts).tokens ?? {};
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
