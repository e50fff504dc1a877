// What a list of results says: how often one won, where and against whom.

import type { Result } from './results';

export type Ending = 'won' | 'lost' | 'drawn';

export interface Rate {
  key: string;
  games: number;
  won: number;
  lost: number;
  drawn: number;
}

/** Both sides were played at this screen: nobody in particular won. */
export function shared(result: Result): boolean {
  return !result.cooperative && result.mine.length > 1;
}

/** How the game ended for this seat. */
export function ending(result: Result, seat: number): Ending {
  const best = Math.max(...result.returns);
  if (result.returns.every((value) => value === best)) return 'drawn';
  return result.returns[seat] === best ? 'won' : 'lost';
}

/** How it ended for whoever sat here. */
export function own(result: Result): Ending {
  return ending(result, result.mine[0] ?? 0);
}

/** The side one played. */
export function side(result: Result): string {
  return result.seats[result.mine[0] ?? 0] ?? '';
}

/** Who the others were: `friend` where any of them was a person, the level of the bots, `alone` where there was nobody. */
export function others(result: Result): string {
  const sat = result.sitters.filter((_, seat) => !result.mine.includes(seat));
  if (sat.includes('person')) return 'friend';
  return sat[0] ?? 'alone';
}

/** Wins and losses by what `key` says of each game, the most played first. */
export function rates(results: readonly Result[], key: (result: Result) => string, how = own): Rate[] {
  return [...grouped(results, key)]
    .map(([name, games]) => {
      const count = (wanted: Ending): number => games.filter((game) => how(game) === wanted).length;
      return { key: name, games: games.length, won: count('won'), lost: count('lost'), drawn: count('drawn') };
    })
    .sort((a, b) => b.games - a.games);
}

export function grouped(results: readonly Result[], key: (result: Result) => string): Map<string, Result[]> {
  const groups = new Map<string, Result[]>();
  for (const result of results) groups.set(key(result), [...(groups.get(key(result)) ?? []), result]);
  return groups;
}

/** The 95 % interval after Wilson for a share seen as `won` of `games`. */
export function interval(won: number, games: number): [number, number] {
  const z = 1.96;
  const share = won / games;
  const middle = (share + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const reach = (z / (1 + (z * z) / games)) * Math.sqrt((share * (1 - share)) / games + (z * z) / (4 * games * games));
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}

/** The scores of games played to their end together, the oldest first. */
export function scores(results: readonly Result[]): number[] {
  return results
    .filter((result) => !['abandoned', 'stopped'].includes(result.reason))
    .map((result) => result.returns[0] ?? 0);
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const COLUMNS = ['finished', 'game', 'side', 'others', 'result', 'score', 'reason', 'options', 'table'];

/** One line a game, for a spreadsheet. Ids hold no commas. */
export function csv(results: readonly Result[]): string {
  const lines = results.map((result) => [
    new Date(result.at).toISOString(),
    result.game,
    result.mine.map((seat) => result.seats[seat]).join('+'),
    shared(result) ? 'here' : others(result),
    result.cooperative || shared(result) ? '' : own(result),
    result.returns.join('/'),
    result.reason,
    Object.entries(result.options)
      .map(([name, value]) => `${name}=${value}`)
      .join(' '),
    result.table,
  ]);
  return [COLUMNS, ...lines].map((line) => `${line.join(',')}\r\n`).join('');
}
