// Where things lie on the table. One tile is 100 wide; the Shire's middle is at 0, 0.

import type { Position, Tile } from './position';
import { AWAY, HALF, sectionMiddle, SIZE, type Point } from './section';

/** A cell's middle: n2e1 lies two rows north and one column east of the Shire. */
export function cellMiddle(cell: string): Point {
  const found = /^(?:([ns])(\d+))?(?:([ew])(\d+))?$/.exec(cell);
  if (!found) return [0, 0];
  const [, vertical, rows = '0', horizontal, columns = '0'] = found;
  return [Number(columns) * (horizontal === 'w' ? -SIZE : SIZE), Number(rows) * (vertical === 'n' ? -SIZE : SIZE)];
}

export function tileMiddle(tile: Tile): Point {
  return [tile.column * SIZE, tile.row * SIZE];
}

/** What the sections of a region are, and where one would stand in it. */
export interface Area {
  sections: { tile: Tile; side: number }[];
  /** The roomiest places, best first. */
  places: Point[];
}

/** Every region, in the order of `position.regions`. */
export function areas(position: Position): Area[] {
  const found: Area[] = position.regions.map(() => ({ sections: [], places: [] }));
  for (const tile of position.tiles) {
    tile.regions.forEach((number, side) => found[number]?.sections.push({ tile, side }));
  }
  for (const area of found) area.places = places(area.sections);
  return found;
}

function places(sections: Area['sections']): Point[] {
  const middles = sections.map(({ tile, side }) => sectionMiddle(tileMiddle(tile), side));
  const count = Math.max(1, middles.length);
  const centre: Point = [
    middles.reduce((sum, [x]) => sum + x, 0) / count,
    middles.reduce((sum, [, y]) => sum + y, 0) / count,
  ];
  // Where two tiles meet there is twice the room.
  const joints = sections.flatMap(({ tile, side }): Point[] => {
    const [u, v] = AWAY[side] ?? [0, 0];
    const across = sections.some(
      (other) =>
        other.side === (side + 2) % 4 && other.tile.column === tile.column + u && other.tile.row === tile.row + v,
    );
    return across && side < 3 && side > 0 ? [[tile.column * SIZE + u * HALF, tile.row * SIZE + v * HALF]] : [];
  });
  const far = ([x, y]: Point): number => Math.hypot(x - centre[0], y - centre[1]);
  return [...joints.sort((a, b) => far(a) - far(b)), ...middles.sort((a, b) => far(a) - far(b))];
}

/** The number of the region with this id; -1 for the Shire and for Mount Doom. */
export function numberOf(position: Position, id: string): number {
  return position.regions.findIndex((region) => region.id === id);
}

/** Where one stands in the region with this id. */
export function placeOf(position: Position, all: readonly Area[], id: string): Point {
  if (id === 'mount-doom') return cellMiddle(position.doom ?? 'shire');
  return all[numberOf(position, id)]?.places[0] ?? [0, 0];
}

/** So far from each other things on the map are told apart. */
const CLEAR = 40;

/** Of a region's places the one nearest to a point that keeps clear of what is taken. */
export function nearest(area: Area | undefined, to: Point, taken: readonly Point[]): Point {
  const away = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
  const sorted = [...(area?.places ?? [])].sort((a, b) => away(a, to) - away(b, to));
  return sorted.find((place) => taken.every((other) => away(place, other) >= CLEAR)) ?? sorted[0] ?? to;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What has to be in the picture: the field, or the growing cross with room for the next tile. */
export function extent(position: Position): Box {
  const { field } = position;
  if (field)
    return {
      left: (field.column - 0.5) * SIZE,
      top: (field.row - 0.5) * SIZE,
      width: field.columns * SIZE,
      height: field.rows * SIZE,
    };
  const middles = [...position.tiles.map(tileMiddle), ...position.free.map(cellMiddle)];
  const least = 1.5 * SIZE;
  const xs = [...middles.map(([x]) => x), -least + HALF, least - HALF];
  const ys = [...middles.map(([, y]) => y), -least + HALF, least - HALF];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return { left: left - HALF, top: top - HALF, width: right - left + SIZE, height: bottom - top + SIZE };
}

/** The section at a point of the map, as tile and side. */
function sectionAt(position: Position, [x, y]: Point): { tile: Tile; side: number } | null {
  const [column, row] = [Math.round(x / SIZE), Math.round(y / SIZE)];
  const tile = position.tiles.find((one) => one.row === row && one.column === column);
  if (!tile) return null;
  const [u, v] = [x - column * SIZE, y - row * SIZE];
  const side = Math.abs(u) > Math.abs(v) ? (u > 0 ? 1 : 3) : v > 0 ? 2 : 0;
  return { tile, side };
}

/** What a point of the map belongs to: the id of the region and its number, or -1. */
export function regionAt(position: Position, at: Point): { id: string; number: number } {
  const near = (point: Point, room: number): boolean => Math.hypot(at[0] - point[0], at[1] - point[1]) < room;
  if (near([0, 0], 18)) return { id: 'shire centre', number: -1 };
  if (position.doom && near(cellMiddle(position.doom), 26)) return { id: 'mount-doom', number: -1 };
  const found = sectionAt(position, at);
  const number = found?.tile.regions[found.side] ?? -1;
  return { id: position.regions[number]?.id ?? '', number };
}
