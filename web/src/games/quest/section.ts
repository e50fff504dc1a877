// The shape of a tile and its four sections. One tile is 100 wide, its middle at 0, 0.

export type Point = readonly [x: number, y: number];
export const SIZE = 100;
export const HALF = SIZE / 2;
/** The way from a tile's middle to each side. */
export const AWAY: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];

/** The middle of one of a tile's four sections. */
export function sectionMiddle([x, y]: Point, side: number): Point {
  const [u, v] = AWAY[side % 4] ?? [0, 0];
  return [x + u * HALF * 0.63, y + v * HALF * 0.63];
}

// A section is a triangle with two bent sides. Every half diagonal is bent the same way, so that sections fit anywhere.
const BEND = 0.09;
function corner(at: number): Point {
  const around: readonly Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  return around[at % 4] ?? [0, 0];
}

/** A point so far on the way from a tile's middle to a corner, and so far beside it. */
function bend(at: number, along: number, across: number): string {
  const [u, v] = corner(at);
  return point([u * along - v * across, v * along + u * across]);
}
/** The bent way from a corner of a tile to its middle, as the rest of an SVG path. */
function inward(at: number): string {
  return `C${bend(at, 0.72, BEND)} ${bend(at, 0.36, -BEND)} 0 0`;
}
function outward(at: number): string {
  return `C${bend(at, 0.36, -BEND)} ${bend(at, 0.72, BEND)} ${point(corner(at))}`;
}
const point = ([x, y]: Point): string => `${(x * HALF).toFixed(1)} ${(y * HALF).toFixed(1)}`;

/** The outline of a section round a tile's middle at 0, 0. */
export const SECTIONS: readonly string[] = [0, 1, 2, 3].map(
  (side) => `M0 0${outward(side)}L${point(corner(side + 1))}${inward(side + 1)}Z`,
);
/** The border between the section of this side and the one before it. */
export const BORDERS: readonly string[] = [0, 1, 2, 3].map((at) => `M0 0${outward(at)}`);
