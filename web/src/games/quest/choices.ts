// From pointing to actions: what may be pointed at now, and what follows from it.
//
// What is picked: `tile` and `place` (of the hand), `turn` and `cell` for laying; `way` (go, fly, scout, boat) and the
// `green` and `yellow` tile of a pair for moving.

import type { Action, Choice } from '../../table/board';

/** Everything that lays this tile. */
export function lays(actions: readonly Action[], tile: string | undefined): Action[] {
  return actions.filter((action) => (action.kind === 'lay' || action.kind === 'hide') && action.tile === tile);
}

/** Tiles that can be laid somewhere. */
export function layable(actions: readonly Action[]): string[] {
  return [
    ...new Set(
      actions.flatMap((action) => (action.kind === 'lay' || action.kind === 'hide' ? [String(action.tile)] : [])),
    ),
  ];
}

/** The cells for the tile in hand. */
export function cells(actions: readonly Action[], choice: Choice): string[] {
  return [...new Set(lays(actions, choice.picked.tile).map((action) => String(action.cell)))];
}

/** The turns in which the tile in hand fits a cell; empty where it is laid face down. */
export function turns(actions: readonly Action[], choice: Choice, cell: string): number[] {
  return lays(actions, choice.picked.tile).flatMap((action) =>
    action.kind === 'lay' && action.cell === cell ? [Number(action.turn)] : [],
  );
}

/** The turn in which the tile would lie there: the one it is held in or, where that does not fit, the next that does. */
export function settled(actions: readonly Action[], choice: Choice, cell: string): number {
  const fit = turns(actions, choice, cell);
  const held = Number(choice.picked.turn ?? 0);
  return [0, 1, 2, 3].map((more) => (held + more) % 4).find((turn) => fit.includes(turn)) ?? held;
}

/** The action that lays the tile in hand on a cell, in the turn that `settled` says. */
export function layAt(actions: readonly Action[], choice: Choice, cell: string): Action | undefined {
  const there = lays(actions, choice.picked.tile).filter((action) => action.cell === cell);
  return there.find((action) => action.kind === 'hide' || Number(action.turn) === settled(actions, choice, cell));
}

/** Turn the tile in hand: over a cell to the next way that fits there. */
export function turnOn(actions: readonly Action[], choice: Choice, cell: string | null, by: 1 | -1): void {
  if (!choice.picked.tile) return;
  const fit = cell === null ? [] : turns(actions, choice, cell);
  let turn = cell === null ? Number(choice.picked.turn ?? 0) : settled(actions, choice, cell);
  do turn = (turn + by + 4) % 4;
  while (fit.length > 0 && !fit.includes(turn));
  choice.pick({ turn: String(turn) });
}

/** Ways to move that are chosen before the place: a boat is bought, a pair is shown, Gwaihir is called. */
const WAYS = ['fly', 'scout', 'boat'] as const;

export function ways(actions: readonly Action[]): string[] {
  return WAYS.filter((way) => actions.some((action) => action.kind === way));
}

/** The action behind each region that may be pointed at now, by the id of the region. */
export function regionActions(actions: readonly Action[], choice: Choice): Map<string, Action> {
  const { way = 'go', green, yellow } = choice.picked;
  const found = new Map<string, Action>();
  for (const action of actions) {
    const pair = way !== 'scout' || (action.green === green && action.yellow === yellow);
    if (action.kind === way && pair && 'side' in action) found.set(`${action.cell} ${action.side}`, action);
    if (action.kind === 'climb' && way === 'go') found.set('mount-doom', action);
  }
  return found;
}

/** Choices that are buttons: all that is not pointed at. */
export function answers(actions: readonly Action[], choice: Choice): Action[] {
  const { way, green } = choice.picked;
  if (way === 'boat') return actions.filter((action) => action.kind === 'boat');
  if (way === 'scout' && !green) return pairs(actions);
  if (way) return [];
  return actions.filter((action) => ['exchange', 'stay', 'climb', 'show', 'fight', 'ent', 'end'].includes(action.kind));
}

/** One action for each pair that could be shown for scouting. */
function pairs(actions: readonly Action[]): Action[] {
  const scouts = actions.filter((action) => action.kind === 'scout');
  return scouts.filter(
    (action, at) => scouts.findIndex((other) => other.green === action.green && other.yellow === action.yellow) === at,
  );
}

/** Begin a way; where it leaves only one thing to say, say it. */
export function begin(actions: readonly Action[], choice: Choice, way: string): void {
  if (choice.picked.way === way) return choice.clear();
  choice.clear();
  choice.pick({ way });
  const [only, ...more] = pairs(actions);
  if (way === 'scout' && only && more.length === 0) choosePair(choice, only);
}

export function choosePair(choice: Choice, action: Action): void {
  choice.pick({ green: String(action.green), yellow: String(action.yellow) });
}
