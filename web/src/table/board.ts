// What the frame and a game's board know of each other. web/README.md explains it with an example.

import type { Component } from 'svelte';
import type { Sentence } from '../app/words.svelte';

/** A legal action as the server lists it: its number, its notation, its kind and its operands, all of them ids. */
export interface Action {
  id: number;
  text: string;
  kind: string;
  [operand: string]: string | number;
}

/** How the game ended. */
export interface Outcome {
  returns: number[];
  reason: string;
  rule: string;
  detail: Record<string, unknown>;
}

/** Everything this seat may know. `position` is the game's own; each board declares its type. */
export interface View<Position = unknown> {
  game: string;
  /** -2 for a spectator. */
  seat: number;
  waiting: number[];
  actions: Action[];
  outcome: Outcome | null;
  position: Position;
}

/** The fields of events by their kind, where a game's `wire.ts` does not say more. */
type Anything = Record<string, Record<string, unknown>>;

/** One thing that happened, as this seat may know it; `Events` is the game's own, so that the kind tells the fields. */
export type Happening<Events = Anything> = {
  [Kind in keyof Events & string]: { kind: Kind; rule: string; fields: Events[Kind] };
}[keyof Events & string];

/** What never changes during a game. */
export interface Facts {
  game: string;
  options: Record<string, string>;
  /** The ids of the seats, such as light and dark; `name-<game>-<id>` names them. */
  seats: readonly string[];
  /** What the engine's `facts.py` declares for drawing: the map, the printed strengths. Each board knows its own. */
  static: Record<string, unknown>;
}

/** What the frame gives to a board, to its hand and to its margin, always the same. */
export interface BoardProps<Position = unknown, Events = Anything> {
  view: View<Position>;
  /** What happened between the view before this one and this one; empty after a reload. */
  events: readonly Happening<Events>[];
  facts: Facts;
  /** Whether this seat may choose now: false while an answer is awaited, while things move, and in a replay. */
  choosing: boolean;
  /** Do one of `view.actions`. The frame sends it, and says why where it is refused. */
  act: (action: Action) => void;
  /** Whether the frame says beside the board what has just happened, as it does in a replay. */
  told?: boolean;
  /** What the person has picked up so far and may put down again; see `Choice`. */
  choice: Choice;
}

/** A half-made choice: the operands picked so far. The frame clears it at every new view and on Escape. */
export interface Choice {
  picked: Readonly<Record<string, string>>;
  pick(operands: Record<string, string>): void;
  clear(): void;
}

/** The default export of games/<game>/index.ts. Only `Board` and `prompt` must be there. The
 * frame passes positions through without looking inside. */
export interface Game<Position = unknown, Events = Anything> {
  /** The board itself; it fills the room it is given, wide or tall. */
  Board: Component<BoardProps<Position, Events>>;
  /** What one holds: below the board, at the thumb on a phone. */
  Hand?: Component<BoardProps<Position, Events>>;
  /** What has to stay visible beside the board: discards, scores, remaining cards. */
  Margin?: Component<BoardProps<Position, Events>>;
  /** What is wanted of this seat now, in one sentence. Asked only while `view.actions` has something in it. */
  prompt(view: View<Position>, choice: Choice, facts: Facts): Sentence;
  /** How an event reads in the log, where `event-<game>-<kind>` does not do. Null leaves it out of the log. */
  line?(event: Happening<Events>, facts: Facts, me: number): Sentence | null;
  /** Events that read better as one line where several come in a row: by kind, the field in which they may differ. The
   * field becomes a list, and `count` says how many there were. */
  folds?: Readonly<Record<string, string>>;
  /** How an action reads in the list of choices, where `action-<game>-<kind>` does not do. */
  label?(action: Action, view: View<Position>, facts: Facts): Sentence;
  /** How long these events should stay on the screen before the next view, in milliseconds. */
  pace?(events: readonly Happening<Events>[]): number;
  /** The kinds of events one looks for when a game is watched again: battles, captures, changes of scene, the end. */
  notable?: readonly (keyof Events & string)[];
  /** Which sound goes with these events. */
  sound?(events: readonly Happening<Events>[]): Sound | null;
}

export type Sound = 'step' | 'card' | 'clash' | 'fall' | 'die' | 'end';

/** The actions that fit everything picked so far. */
export function fitting(actions: readonly Action[], picked: Readonly<Record<string, string>>): Action[] {
  return actions.filter((action) => Object.entries(picked).every(([operand, value]) => action[operand] === value));
}

/** The different values an operand can still take, in the order of the actions. */
export function values(actions: readonly Action[], operand: string): string[] {
  const found = actions.map((action) => action[operand]).filter((value) => typeof value === 'string');
  return [...new Set(found)];
}
