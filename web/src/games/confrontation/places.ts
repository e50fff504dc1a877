// Where the pieces of a region stand: own pieces and enemies in rows around its middle.

import { HOMES, REGIONS, type Lay, type Point } from './geography';

/** Width and height of a piece, in the drawing's units. */
export function pieceSize(lay: Lay): Point {
  return lay.tall ? [50, 54] : [70, 80];
}

/** How much smaller the pieces of a region are drawn when a battle crowds it. */
export function crowding(region: string, count: number): number {
  return count > 2 && !HOMES.includes(region) ? 0.8 : 1;
}

/** The middle of each of `count` pieces in a region. */
export function spots(region: string, count: number, lay: Lay): Point[] {
  const size = crowding(region, count);
  const [wide, high] = pieceSize(lay).map((length) => length * size) as [number, number];
  const gap = lay.tall ? 3 : 6;
  const [x, y] = middle(region, lay);
  const home = HOMES.includes(region);
  const across = home ? (lay.tall ? 5 : count > 4 ? 2 : 1) : count > 2 ? Math.ceil(count / 2) : count;
  const columns = Math.max(1, home && !lay.tall && count > 2 ? 2 : across);
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, index): Point => {
    const row = Math.floor(index / columns);
    const inRow = Math.min(columns, count - row * columns);
    const column = index - row * columns;
    return [x + (column - (inRow - 1) / 2) * (wide + gap), y + (row - (rows - 1) / 2) * (high + gap)];
  });
}

function middle(region: string, lay: Lay): Point {
  const found = REGIONS.find((other) => other.id === region);
  // Whoever walks the tunnel is drawn under the mountains.
  if (!found) return lay.at(3, 0);
  const [x, y] = lay.at(found.along, found.across);
  if (HOMES.includes(region)) {
    const outward = found.along === 0 ? -0.1 : 0.1;
    const [u, v] = lay.at(found.along + outward, found.across);
    // The names stand above: in the upper home the pieces do not go outward.
    return lay.tall ? [u, Math.max(v + 6, y + 4)] : [u, v + 18];
  }
  return [x, y + (lay.tall ? 6 : 12)];
}
