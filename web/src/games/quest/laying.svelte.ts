// A tile is being laid: which one, over which cell it is tried, and how it is turned there.

import type { Action, Choice, View } from '../../table/board';
import { cells, layAt, settled, turnOn } from './choices';
import type { Position } from './position';

/** What the frame has given to the board. */
interface Given {
  view: View<Position>;
  choosing: boolean;
  choice: Choice;
  act: (action: Action) => void;
}

export class Laying {
  /** The cell under the mouse or the keyboard. */
  pointed = $state<string | null>(null);
  /** Whether a finger is used: it cannot point without touching. */
  finger = false;

  constructor(private readonly given: () => Given) {}

  readonly open = $derived.by(() => {
    const { view, choosing } = this.given();
    return choosing && view.position.asked === 'lay' && view.actions.length > 0;
  });
  /** The tile in hand. */
  readonly tile = $derived.by(() => (this.open ? this.given().choice.picked.tile : undefined));
  /** Whether tiles are laid face down. */
  readonly down = $derived.by(() => this.given().view.actions.some((action) => action.kind === 'hide'));
  /** The cells where it may be laid, in one turn or another. */
  readonly cells = $derived.by(() => (this.tile ? cells(this.given().view.actions, this.given().choice) : []));
  /** The cell over which the tile is seen. */
  readonly preview = $derived.by(() => {
    const chosen = this.given().choice.picked.cell;
    return chosen ?? (this.pointed !== null && this.cells.includes(this.pointed) ? this.pointed : null);
  });

  /** How the tile lies over a cell, or would lie there. */
  turnAt(cell: string): number {
    return settled(this.given().view.actions, this.given().choice, cell);
  }

  /** Turn the tile in hand, over a cell to the next way that fits. */
  turn(by: 1 | -1): void {
    turnOn(this.given().view.actions, this.given().choice, this.preview, by);
  }

  choose(cell: string): void {
    const { view, choice, act } = this.given();
    // A finger tries the tile first, and turns it by touching again.
    if (this.finger) {
      if (choice.picked.cell === cell) this.turn(1);
      else choice.pick({ cell, turn: String(this.turnAt(cell)) });
      return;
    }
    const action = layAt(view.actions, choice, cell);
    if (action) act(action);
  }
}
