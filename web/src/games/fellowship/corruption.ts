// Where the hobbits stand on the line between light and dark.

import { DARKEST, type Hobbit } from './position';

/** What there is room for on the screen, in pixels. */
export interface Room {
  width: number;
  height: number;
  /** The size of a pawn that stands alone. */
  pawn: number;
}

export interface Place {
  hobbit: Hobbit;
  size: number;
  /** Whether it is drawn as a strip. */
  flat: boolean;
  /** Whoever covers another leaves the initials free, which stand below on the right. */
  above: number;
  /** The middle of its space. */
  left: string;
  /** So far from that middle. */
  x: number;
  y: number;
}

const SPACES = DARKEST + 1;
/** How far the ring of the bearer and the initials stand out from a pawn. */
const EDGE = 3;
/** Smaller than this a pawn cannot be told from another. */
const LEAST = 17;
/** How much of a pawn the next one leaves in sight. */
const SEEN = 0.85;

/** In how many columns so many stand together, and how large they are then. */
function group(count: number, { width, height, pawn }: Room): { columns: number; size: number } {
  const fitting = [1, 2, 3].map((columns) => {
    const rows = Math.ceil(count / columns);
    const across = columns > 1 ? (width / SPACES - EDGE) / (1 + SEEN * (columns - 1)) : pawn;
    return { columns, size: Math.min(pawn, across, (height - EDGE) / (1 + SEEN * (rows - 1))) };
  });
  const largest = Math.max(...fitting.map(({ size }) => size));
  return fitting.findLast(({ columns, size }) => size === largest && columns <= count) ?? { columns: 1, size: pawn };
}

/** Hobbits on one space stand beside and above each other; where they would be too small, as a pile of strips. */
export function placesOn(hobbits: readonly Hobbit[], room: Room): Place[] {
  const { width, height } = room;
  const wide = width / SPACES;
  return hobbits.map((hobbit) => {
    const space = Math.min(DARKEST, hobbit.space);
    const here = hobbits.filter((other) => Math.min(DARKEST, other.space) === space);
    const at = here.indexOf(hobbit);
    const together = group(here.length, room);
    const flat = together.size < LEAST;
    const columns = flat ? 1 : together.columns;
    const size = flat ? Math.min(14, (height - EDGE) / here.length - 1) : together.size;
    const rows = Math.ceil(here.length / columns);
    const row = Math.floor(at / columns);
    const inRow = Math.min(columns, here.length - row * columns);
    const across = columns > 1 ? Math.min(size + EDGE, (wide - EDGE - size) / (columns - 1)) : 0;
    const down = flat ? size + 1 : rows > 1 ? Math.min(size + EDGE, (height - EDGE - size) / (rows - 1)) : 0;
    // Nobody stands over the edge of the table.
    const half = size / 2 + EDGE + ((columns - 1) / 2) * across;
    const middle = (space + 0.5) * wide;
    const aside = flat ? 0 : Math.max(0, half - middle) - Math.max(0, middle + half - width);
    return {
      hobbit,
      size,
      flat,
      above: here.length - at,
      left: `${((space + 0.5) / SPACES) * 100}%`,
      x: ((at % columns) - (inRow - 1) / 2) * across + aside,
      y: (row - (rows - 1) / 2) * down,
    };
  });
}
