// What happened last: it stays marked on the land, and said where the log is out of sight.

import type { Happening } from '../../table/board';
import type { Events } from './position';

export interface Marks {
  /** The cell of the tile laid last. */
  cell: string | null;
  /** Who moved since. */
  hobbit: string | null;
}

export function marked(before: Marks, events: readonly Happening<Events>[]): Marks {
  let marks = before;
  for (const { kind, fields } of events) {
    if (kind === 'lay' || kind === 'lay-face-down') marks = { cell: fields.cell, hobbit: null };
    if (kind === 'move' || kind === 'climb') marks = { ...marks, hobbit: fields.seat };
  }
  return marks;
}

/** The last event worth a sentence: tiles drawn are not, nor that one has stayed where one is. */
export function newest(events: readonly Happening<Events>[], me: string | undefined): Happening<Events> | undefined {
  return events.findLast(({ kind, fields }) => kind !== 'draw' && !(kind === 'stay' && fields.seat === me));
}
