// Finished games, kept in this browser and nowhere else.

import { remembered } from '../app/memory';

/** A finished game in which this browser held a seat: ids and numbers only. */
export interface Result {
  table: string;
  /** When the end was seen, in milliseconds. */
  at: number;
  game: string;
  cooperative: boolean;
  options: Record<string, string>;
  /** Ids of all seats, in order. */
  seats: string[];
  /** The seats held here. */
  mine: number[];
  /** Who sat there at the end: the level of a bot, or `person`. */
  sitters: string[];
  returns: number[];
  reason: string;
}

interface Kept {
  results: Result[];
  /** Tables whose result was erased: seeing their end once more does not bring it back. */
  erased: string[];
}

const KEY = 'bree.results';
const MOST = 5000;
const ID = /^[\w.+:-]{1,120}$/;
const VALUE = /^[\w.+:-]{0,600}$/;

/** Read anew each time: another tab may have written. */
function kept(): Kept & { keep: (next: Kept) => void } {
  const stored = remembered<Kept>(KEY, { results: [], erased: [] });
  const { results, erased } = stored.value;
  return {
    results: Array.isArray(results) ? results.filter(isResult) : [],
    erased: Array.isArray(erased) ? erased.filter(isId) : [],
    keep: (next: Kept) => stored.keep(next),
  };
}

/** Everything kept, the oldest first. */
export function results(): Result[] {
  return kept().results;
}

/** Keep this result, unless its table is known already. */
export function record(result: Result): void {
  const { results: before, erased, keep } = kept();
  if (erased.includes(result.table) || !isResult(result)) return;
  const after = merged(before, [result]);
  if (after.length > before.length) keep({ results: after.slice(-MOST), erased });
}

export function eraseAll(): void {
  const { results: before, erased, keep } = kept();
  keep({ results: [], erased: [...erased, ...before.map((result) => result.table)].slice(-MOST) });
}

/** Take in what was saved elsewhere; says how many results were new. Throws where the text is no such file. */
export function readIn(text: string): number {
  const read = (JSON.parse(text) as { results?: unknown } | null)?.results;
  if (!Array.isArray(read) || !read.every(isResult)) throw new SyntaxError('not a file of results');
  const { results: before, erased, keep } = kept();
  const after = merged(before, read);
  const wanted = new Set(read.map((result) => result.table));
  keep({ results: after.slice(-MOST), erased: erased.filter((table) => !wanted.has(table)) });
  return after.length - before.length;
}

/** Both lists in order of time, each table once. */
export function merged(one: readonly Result[], other: readonly Result[]): Result[] {
  const byTable = new Map([...other, ...one].map((result) => [result.table, result]));
  return [...byTable.values()].sort((a, b) => a.at - b.at);
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && ID.test(value);
}

/** Whether this has the form of a result: files may hold anything. */
export function isResult(value: unknown): value is Result {
  if (typeof value !== 'object' || value === null) return false;
  const { table, at, game, cooperative, options, seats, mine, sitters, returns, reason } = value as Record<
    string,
    unknown
  >;
  const ids = (list: unknown): list is string[] => Array.isArray(list) && list.every(isId);
  const numbers = (list: unknown): list is number[] => Array.isArray(list) && list.every(Number.isFinite);
  return (
    [table, game, reason].every(isId) &&
    Number.isFinite(at) &&
    typeof cooperative === 'boolean' &&
    typeof options === 'object' &&
    options !== null &&
    Object.entries(options).every(([name, chosen]) => isId(name) && typeof chosen === 'string' && VALUE.test(chosen)) &&
    ids(seats) &&
    ids(sitters) &&
    numbers(returns) &&
    numbers(mine) &&
    mine.length > 0 &&
    mine.every((seat) => seat in seats) &&
    sitters.length === seats.length &&
    returns.length === seats.length
  );
}
