// Where the pieces of a region stand: own pieces and enemies in rows around its middle.

import { HOMES, REGIONS, type Lay, type Point } from './geography';
import type { Standing } from './keys';
import type { Side } from './position';

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

/** Where each drawn piece stands and how large it is, by its key. Those of the side named stand first: own pieces
 * nearest to one's own home, so that a battle reads as two lines facing each other. */
export function placesOf(
  standing: readonly Standing[],
  first: Side,
  lay: Lay,
): Record<number, { spot: Point; size: number }> {
  const where: Record<number, { spot: Point; size: number }> = {};
  const rank = ({ piece }: Standing): number => (piece.side === first ? 0 : 1);
  for (const region of [...REGIONS.map(({ id }) => id), 'tunnel']) {
    const here = standing.filter(({ piece }) => piece.region === region).sort((a, b) => rank(a) - rank(b));
    spots(region, here.length, lay).forEach((spot, at) => {
      const one = here[at];
      if (one) where[one.key] = { spot, size: crowding(region, here.length) };
    });
  }
  return where;
}

/** The region among these under a piece that is let go at a point, or nearly under it. */
export function under([x, y]: Point, among: readonly string[], lay: Lay): string | undefined {
  let best: string | undefined;
  let least = lay.tall ? 70 : 95;
  for (const region of REGIONS) {
    const [u, v] = lay.at(region.along, region.across);
    const away = Math.hypot(u - x, v - y);
    if (among.includes(region.id) && away < least * (HOMES.includes(region.id) ? 1.4 : 1)) {
      best = region.id;
      least = away;
    }
  }
  return best;
}

/** The middle of a region, as it is drawn; for the tunnel, of the mountains over it. */
export function regionMiddle(region: string, lay: Lay): Point {
  const found = REGIONS.find((other) => other.id === region);
  return found ? lay.at(found.along, found.across) : lay.at(3, 0);
}

function middle(region: string, lay: Lay): Point {
  const [x, y] = regionMiddle(region, lay);
  const found = REGIONS.find((other) => other.id === region);
  // Whoever walks the tunnel is drawn under the mountains.
  if (!found) return [x, y];
  if (HOMES.includes(region)) {
    const outward = found.along === 0 ? -0.1 : 0.1;
    const [u, v] = lay.at(found.along + outward, found.across);
    // The names stand above: in the upper home the pieces do not go outward.
    return lay.tall ? [u, Math.max(v + 6, y + 4)] : [u, v + 18];
  }
  return [x, y + (lay.tall ? 6 : 12)];
}
