// Games are found by folder: games/<game>/index.ts is the board, games/<game>/Preview.svelte its small picture.

import type { Component } from 'svelte';
import { words } from '../app/words.svelte';
import type { Games } from '../net/wire';
import type { Facts, Game } from './board';

const boards = import.meta.glob<{ default: Game }>('../games/*/index.ts');
const previews = import.meta.glob<{ default: Component }>('../games/*/Preview.svelte');

/** Whether this page can show the game. */
export function hasBoard(game: string): boolean {
  return `../games/${game}/index.ts` in boards;
}

/** The game's board and its words, loaded when first needed. */
export async function loadBoard(game: string): Promise<Game> {
  const load = boards[`../games/${game}/index.ts`];
  if (!load) throw new Error(`no board for ${game}`);
  const [module] = await Promise.all([load(), words.load(game)]);
  return module.default;
}

/** What a table, a record or a lesson says of the game that is played. */
interface Played {
  game: string;
  options: Record<string, string>;
  seats: number;
  /** Where the game is played with other components than its own. */
  static?: Facts['static'] | null;
}

/** What a board has to know of the game besides the position; from now on its words are those of these options. */
export function factsOf(known: Games, { game, options, seats, static: own }: Played): Facts {
  const declared = known.games.find((other) => other.id === game);
  words.play(options);
  return { game, options, seats: (declared?.seat_names ?? []).slice(0, seats), static: own ?? declared?.static ?? {} };
}

/** The picture for the start page. */
export async function loadPreview(game: string): Promise<Component | null> {
  const load = previews[`../games/${game}/Preview.svelte`];
  return load ? (await load()).default : null;
}
