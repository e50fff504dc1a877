// How a series of games stands, in a sentence.

import type { Series } from '../net/wire';
import type { Facts } from '../table/board';
import { seatName } from './prompting';
import { words } from './words.svelte';

/** Two sums side by side, one's own first. */
export function scoreText(points: readonly number[], mine: number): string {
  const number = new Intl.NumberFormat(words.language);
  const others = points.filter((_, seat) => seat !== mine);
  return [points[mine] ?? 0, ...others].map((sum) => number.format(sum)).join('\u00a0–\u00a0');
}

/** The same with names: "You 9 – 5 Sauron". */
function namedScore(points: readonly number[], looking: number | null, facts: Facts): string {
  const mine = looking ?? 0;
  const me = looking === null ? seatName(facts, mine) : words.say('player-you');
  const others = facts.seats.flatMap((_, seat) => (seat === mine ? [] : [seatName(facts, seat)]));
  return [me, scoreText(points, mine), ...others].join(' ');
}

/** What there is to say about the games of these players; empty where this is their first and not over. */
export function standing(
  series: Series,
  over: boolean,
  looking: number | null,
  facts: Facts,
  cooperative: boolean,
): string {
  const { match, number, games } = series;
  if (cooperative) {
    if (games.length + (over ? 0 : 1) < 2) return '';
    const points = games.map((game) => String(game.points[0] ?? 0));
    return words.say('series-together', { count: points.length, points: words.list(points) });
  }
  if (!over && number === 1) return '';
  if (match?.over) {
    const score = namedScore(match.points, looking, facts);
    if (match.winner === null) return words.say('match-drawn', { score });
    if (looking === null) return words.say('match-winner', { seat: seatName(facts, match.winner), score });
    return words.say(match.winner === looking ? 'match-won' : 'match-lost', { score });
  }
  if (match?.played === 1) {
    return words.say(over ? 'match-half' : 'match-second', { score: namedScore(match.points, looking, facts) });
  }
  if (number === 1) return '';
  return words.say('series-score', { number, score: namedScore(series.points, looking, facts) });
}
