// What the engine tells of the Fellowship, and what is printed on boards and cards.

import type { Facts } from '../../table/board';
import type { Board, PrintedCard, Static } from './wire';

export const LINES = ['fighting', 'travelling', 'hiding', 'friendship'] as const;
export const SYMBOLS = [...LINES, 'joker'] as const;
export const TOKENS = ['ring', 'heart', 'sun'] as const;
export const PLACES = ['bag-end', 'rivendell', 'moria', 'lothlorien', 'helms-deep', 'shelobs-lair', 'mordor'] as const;
export const GANDALF = ['foresight', 'guidance', 'healing', 'magic', 'persistence'] as const;
export const DARKEST = 15;

export type { Asked, Board, Events, Gift, Hand, Hobbit, Lacking, Position, PrintedCard, Said } from './wire';

function known(facts: Facts): Partial<Static> {
  return facts.static;
}

/** The printed board of a place; none in a haven. */
export function boardAt(facts: Facts, place: string): Board | undefined {
  return known(facts).boards?.find((board) => board.id === place);
}

/** The spaces of a line, without its start. */
export function spacesOf(board: Board, line: string): string[] {
  return board[line as (typeof LINES)[number]] ?? [];
}

export function cardOf(facts: Facts, id: string): PrintedCard {
  const cards = [...(known(facts)['hobbit-cards'] ?? []), ...(known(facts)['feature-cards'] ?? [])];
  return cards.find((card) => card.id === id) ?? { id, colour: 'white' };
}

/** What is asked by an event, a haven or a tile: its rule. */
export function demandRule(facts: Facts, id: string): string {
  return known(facts).demands?.find((demand) => demand.id === id)?.rule ?? '';
}

/** The tiles by kind, in the order of the engine's counts. */
export function tileKinds(facts: Facts): string[] {
  return (known(facts).tiles ?? []).map((tile) => tile.id);
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
