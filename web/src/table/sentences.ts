// How events and actions read, for the log, the screen reader and the list of choices.

import { words } from '../app/words.svelte';
import type { Action, Facts, Game, Happening, View } from './board';

/** Runs of like events as one, where the game says so (`folds`). */
export function folded<E extends Happening>(events: readonly E[], game: Game): E[] {
  const told: E[] = [];
  for (const event of events) {
    const field = game.folds?.[event.kind];
    const last = told.at(-1);
    if (field !== undefined && last?.kind === event.kind && others(last, field) === others(event, field)) {
      const { [field]: before, count = 1, ...rest } = last.fields;
      const list = before === undefined ? {} : { [field]: [before, event.fields[field]].flat() };
      told[told.length - 1] = { ...last, fields: { ...rest, ...list, count: Number(count) + 1 } };
    } else told.push(event);
  }
  return told;
}

/** Everything but the field in which events of a run differ, and whether that field is there to be seen. */
function others({ fields }: Happening, field: string): string {
  const { [field]: found, count: _count, ...rest } = fields;
  return JSON.stringify([found !== undefined, rest]);
}

/** The event as a sentence; null where the game keeps it out of the log. */
export function eventText(event: Happening, game: Game, facts: Facts, me: number): string | null {
  if (game.line) {
    const line = game.line(event, facts, me);
    return line && words.tell(line);
  }
  return words.say(`event-${facts.game}-${event.kind}`, words.variables(facts.game, facts.seats, me, event.fields));
}

/** The action as one would say it; its notation where nobody has written that yet. */
export function actionText(action: Action, game: Game, facts: Facts, view: View): string {
  if (game.label) return words.tell(game.label(action, view, facts));
  const id = `action-${facts.game}-${action.kind}`;
  const { id: _number, text, kind: _kind, ...operands } = action;
  return words.has(id) ? words.say(id, words.variables(facts.game, facts.seats, view.seat, operands)) : text;
}
