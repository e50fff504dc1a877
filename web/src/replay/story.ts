// What a finished game tells besides its positions: when things happened, which of them matter, whose turn is next.

import { endText } from '../app/prompting';
import { words } from '../app/words.svelte';
import type { Happened, Replay } from '../net/wire';
import type { Facts, Game } from '../table/board';
import { eventText } from '../table/sentences';
import { EVERYTHING } from './address';
import type { Shown } from './reel.svelte';

/** A moment worth jumping to. */
export interface Mark {
  at: number;
  text: string;
}

/** Everything that happened, in order. */
export function logOf(contents: Replay): Happened[] {
  return contents.moments.flatMap((moment) => moment.events);
}

/** For each line of the log, the number of the action that made it happen. */
export function timesOf(contents: Replay): number[] {
  return contents.moments.flatMap((moment, before) => moment.events.map(() => before + 1));
}

/** The moments the game calls notable, each with its first notable line; and the end. */
export function marksOf(contents: Replay, game: Game, facts: Facts, me: number): Mark[] {
  const marks = contents.moments.flatMap(({ events }, before): Mark[] => {
    const event = events.find(({ kind }) => game.notable?.includes(kind));
    const text = event && eventText(event, game, facts, me);
    return text ? [{ at: before + 1, text }] : [];
  });
  const end = contents.moments.length;
  if (contents.over && marks.at(-1)?.at !== end) marks.push({ at: end, text: words.say('replay-over') });
  return marks;
}

/** What has just happened, in a sentence: the last line of the log, or the end. */
export function sentenceOf(contents: Replay, shown: Shown, game: Game, facts: Facts): string {
  const me = shown.view.seat;
  if (contents.over && shown.at === contents.moments.length) return endText(contents.over, me < 0 ? null : me, facts);
  for (const moment of contents.moments.slice(0, shown.at).reverse()) {
    for (const event of [...moment.events].reverse()) {
      const text = eventText(event, game, facts, me);
      if (text) return text;
    }
  }
  return words.say('replay-beginning');
}

/** Whose hand is shown: one's own; where everything is shown, that of whoever acts next. */
export function holderOf(contents: Replay, shown: Shown): number {
  if (shown.perspective !== EVERYTHING) return shown.view.seat;
  const { moments } = contents;
  const next = moments.slice(shown.at).find((moment) => moment.seat >= 0);
  return (next ?? moments.findLast((moment) => moment.seat >= 0))?.seat ?? shown.view.seat;
}
