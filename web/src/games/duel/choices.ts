// From clicks to actions.

import type { Action, Choice } from '../../table/board';

const KEEPS = ['keep', 'keep-two'];
const POINTED = ['play', 'feint', 'exchange', ...KEEPS];

/** Choices that are made with a button: each says what it does. */
export function answers(actions: readonly Action[]): Action[] {
  return actions.filter((action) => !POINTED.includes(action.kind));
}

/** The cards of the hand that may be picked now. */
export function pickable(actions: readonly Action[], feint: string): string[] {
  const cards = actions.flatMap((action) => {
    if (action.kind === 'play') return [String(action.card)];
    if (action.kind === 'feint') return [feint];
    return KEEPS.includes(action.kind) ? kept(action) : [];
  });
  return [...new Set(cards)];
}

/** The cards of the row that may be pointed at: for Riposte at once, for Feint once it is picked. */
export function rowTargets(actions: readonly Action[], choice: Choice, feint: string): Map<string, Action> {
  const kind = choice.picked.card === feint ? 'feint' : 'exchange';
  return new Map(actions.filter((action) => action.kind === kind).map((action) => [String(action.card), action]));
}

export function playOf(actions: readonly Action[], card: string): Action | undefined {
  return actions.find((action) => action.kind === 'play' && action.card === card);
}

export function isKeeping(actions: readonly Action[]): boolean {
  return actions.some((action) => KEEPS.includes(action.kind));
}

function kept(action: Action): string[] {
  return [action.first, action.second, action.third].filter((card) => typeof card === 'string');
}

/** The cards picked for the reserve so far. */
export function picked(choice: Choice): string[] {
  return Object.entries(choice.picked).flatMap(([card, what]) => (what === 'kept' ? [card] : []));
}

export function toggle(choice: Choice, card: string, most: number): void {
  const before = picked(choice);
  const after = before.includes(card) ? before.filter((one) => one !== card) : [...before, card].slice(-most);
  choice.clear();
  if (after.length) choice.pick(Object.fromEntries(after.map((one) => [one, 'kept'])));
}

/** The action that keeps exactly these. */
export function keeping(actions: readonly Action[], cards: readonly string[]): Action | undefined {
  return actions.find((action) => {
    const these = kept(action);
    return KEEPS.includes(action.kind) && these.length === cards.length && these.every((card) => cards.includes(card));
  });
}
