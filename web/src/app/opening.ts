// Opening a table: what the start page's one button chooses for a person, and what the panel lets him choose.

import { openTable } from '../net/api';
import { keepOpened } from '../net/tokens';
import type { Clock, GameFacts, Level, Sitter } from '../net/wire';
import { route } from './route.svelte';
import { settings } from './settings.svelte';

/** The levels of bots, the weakest first. */
export function levelIds(levels: readonly Level[]): string[] {
  return levels.map((level) => level.id);
}

/** A friendly opponent for somebody who only wants to play: one step above the gentlest. */
export function friendly(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? 'random';
}

/** Everything a table is opened with. */
export interface Wanted {
  game: string;
  options: Record<string, string>;
  sitters: Sitter[];
  clock: Clock;
}

export function here(): Sitter {
  return { who: 'here', name: settings.name };
}

/** One seat for oneself, friendly bots on the others. */
export function quickGame(facts: GameFacts, levels: readonly Level[], seat = 0, wanted?: string): Wanted {
  const level = wanted ?? friendly(levelIds(levels));
  const count = facts.seats[0] ?? 2;
  const sitters = Array.from({ length: count }, (_, at): Sitter => (at === seat ? here() : { who: 'bot', level }));
  return { game: facts.id, options: {}, sitters, clock: { kind: 'none' } };
}

/** Open the table, keep its secrets, go there. */
export async function open(wanted: Wanted): Promise<void> {
  const opened = await openTable(wanted);
  keepOpened(opened);
  route.go(`/t/${opened.table}`);
}
