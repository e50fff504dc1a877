// From clicks to actions: a card, then perhaps a hobbit; a line; or a plain answer.

import { fitting, type Action, type Choice } from '../../table/board';

export const TALK = ['claim', 'claim-card', 'wish'];

/** What is pointed at for an action, in order: `card` on a card of the hand or the table, `seat` on a hobbit, and so on. */
export function pointed(action: Action): Record<string, string> {
  const { kind } = action;
  if (kind === 'miruvor') return { card: 'miruvor', seat: String(action.seat), to: String(action.to) };
  if (kind === 'use' || kind === 'distribute') return { card: String(action.card), seat: String(action.seat) };
  if (kind === 'play' || kind === 'give' || kind === 'choose') return { card: String(action.card) };
  if (kind === 'call') return { gandalf: String(action.gandalf), seat: String(action.seat) };
  if (kind === 'line') return { line: String(action.line) };
  if (kind === 'top-tile') return { tile: String(action.tile) };
  return {};
}

/** Everything that may still be meant, with talk left aside. */
export function meant(actions: readonly Action[], choice: Choice): Action[] {
  const open = actions.filter((action) => !TALK.includes(action.kind));
  return open.filter((action) => fitting([{ ...action, ...pointed(action) }], choice.picked).length > 0);
}

/** What can be pointed at next in this place (`card`, `seat`, `line`...), given what is picked. */
export function targets(actions: readonly Action[], choice: Choice, slot: string): string[] {
  const found = meant(actions, choice).flatMap((action) => {
    const next = Object.entries(pointed(action)).find(([name]) => !(name in choice.picked));
    return next?.[0] === slot ? [next[1]] : [];
  });
  return [...new Set(found)];
}

/** Pointing at it: does the only action left, or picks it and asks on. */
export function point(
  actions: readonly Action[],
  choice: Choice,
  slot: string,
  value: string,
  act: (action: Action) => void,
): void {
  if (choice.picked[slot] === value) return choice.clear();
  const before = slot === 'card' || slot === 'gandalf' ? {} : choice.picked;
  const picked = { ...before, [slot]: value };
  const left = meant(actions, { ...choice, picked });
  if (left.length === 1 && left[0]) return act(left[0]);
  if (before !== choice.picked) choice.clear();
  choice.pick({ [slot]: value });
}

const LAST = ['pass-turn', 'pass-board', 'throw-away', 'stop-passing', 'take-back'];

/** Choices that are buttons: those that point at nothing, and those that a picked card leaves open. */
export function answers(actions: readonly Action[], choice: Choice): { main: Action[]; quiet: Action[] } {
  const open = meant(actions, choice);
  const slots = Object.keys(choice.picked);
  const plain = slots.length
    ? open.filter((action) => Object.keys(pointed(action)).every((slot) => slots.includes(slot)))
    : open.filter((action) => Object.keys(pointed(action)).length === 0);
  return {
    main: plain.filter((action) => !LAST.includes(action.kind)),
    quiet: plain.filter((action) => LAST.includes(action.kind)),
  };
}
