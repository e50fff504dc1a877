// The drawn map: where each region lies and how its borders run. Nothing here is a rule.
//
// Regions stand in seven rows like bricks: `along` counts the rows from the Shire to Mordor, `across` runs from -1.5
// to 1.5 within them. Corners are shared between neighbours and every border is drawn from its two corners alone,
// so that the wobble of one region's ink is the wobble of its neighbour's.

export type Point = readonly [number, number];
export type Terrain = 'fields' | 'hills' | 'woods' | 'mountains' | 'ash';

export interface Region {
  id: string;
  along: number;
  across: number;
  terrain: Terrain;
}

function row(along: number, ...regions: [string, Terrain][]): Region[] {
  return regions.map(([id, terrain], at) => ({ id, along, across: at - (regions.length - 1) / 2, terrain }));
}

export const REGIONS: readonly Region[] = [
  ...row(0, ['shire', 'hills']),
  ...row(1, ['arthedain', 'hills'], ['cardolan', 'fields']),
  ...row(2, ['rhudaur', 'hills'], ['eregion', 'woods'], ['enedwaith', 'fields']),
  ...row(
    3,
    ['high-pass', 'mountains'],
    ['misty-mountains', 'mountains'],
    ['caradhras', 'mountains'],
    ['gap-of-rohan', 'mountains'],
  ),
  ...row(4, ['mirkwood', 'woods'], ['fangorn', 'woods'], ['rohan', 'fields']),
  ...row(5, ['dagorlad', 'ash'], ['gondor', 'fields']),
  ...row(6, ['mordor', 'ash']),
];

/** The Anduin, downstream, beside the places where pieces stand. */
const RIVER: readonly Point[] = [
  [4.2, -1.44],
  [4.42, -1.1],
  [4.3, -0.7],
  [4.4, -0.3],
  [4.46, 0.1],
  [4.34, 0.45],
  [4.38, 0.8],
  [4.44, 1.15],
  [4.26, 1.42],
];
/** Where it crosses into the next region: the only places where anybody may go with it. */
const FORDS: readonly [Point, Point][] = [
  [
    [4.37, -0.64],
    [4.36, -0.36],
  ],
  [
    [4.38, 0.36],
    [4.37, 0.64],
  ],
];
export const TUNNEL: readonly [Point, Point] = [
  [2.42, 0.02],
  [3.58, 0.02],
];
export const HOMES: readonly string[] = ['shire', 'mordor'];

/** How the map lies: wide with the Shire on the left, or tall with the looker's home at the bottom. */
export interface Lay {
  tall: boolean;
  /** Whether the Shire lies at the bottom. */
  turned: boolean;
  width: number;
  height: number;
  /** From the map's own coordinates to the drawing. */
  at: (along: number, across: number) => Point;
}

const WIDE_STEP: Point = [148, 160];
const TALL_STEP: Point = [100, 104];

export function lay(tall: boolean, fromMordor: boolean): Lay {
  const [long, cross] = tall ? TALL_STEP : WIDE_STEP;
  const length = 7.5 * long;
  const breadth = 4.06 * cross;
  const turned = tall && !fromMordor;
  return {
    tall,
    turned,
    width: tall ? breadth : length,
    height: tall ? length : breadth,
    at(along, across) {
      const down = (along + 0.75) * long;
      const side = across * cross;
      if (!tall) return [down, breadth / 2 + side];
      return turned ? [breadth / 2 - side, length - down] : [breadth / 2 + side, down];
    },
  };
}

/** A number from 0 to 1 that looks random and is always the same for the same place. */
function chance(x: number, y: number, salt: number): number {
  const wave = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return wave - Math.floor(wave);
}

const THIRD = 1 / 3;

function corners(region: Region): Point[] {
  const { along, across } = region;
  if (HOMES.includes(region.id)) {
    const out = along === 0 ? -1 : 1;
    const home: Point[] = [
      [-2 * THIRD, 0],
      [-THIRD, -0.5],
      [-2 * THIRD, -1],
      [-0.16, -1.22],
      [0.42, -0.98],
      [0.68, 0],
      [0.42, 0.98],
      [-0.16, 1.22],
      [-2 * THIRD, 1],
      [-THIRD, 0.5],
    ];
    return home.map(([a, c]) => [along + out * a, c]);
  }
  const hexagon: Point[] = [
    [-2 * THIRD, 0],
    [-THIRD, -0.5],
    [THIRD, -0.5],
    [2 * THIRD, 0],
    [THIRD, 0.5],
    [-THIRD, 0.5],
  ];
  return hexagon.map(([a, c]) => [along + a, across + c]);
}

function jittered([along, across]: Point): Point {
  const a = Math.round(along * 6);
  const c = Math.round(across * 6);
  return [along + (chance(a, c, 1) - 0.5) * 0.1, across + (chance(a, c, 2) - 0.5) * 0.1];
}

const PARTS = 5;

/** The points of a border, without its end; the same whichever side asks. */
function border(from: Point, to: Point): Point[] {
  const turned = from[0] > to[0] + 1e-6 || (Math.abs(from[0] - to[0]) < 1e-6 && from[1] > to[1]);
  const [start, end] = turned ? [to, from] : [from, to];
  const [a, b] = [jittered(start), jittered(end)];
  const points: Point[] = [];
  for (let part = 0; part <= PARTS; part++) {
    const share = part / PARTS;
    const sway = part === 0 || part === PARTS ? 0 : (chance(start[0] + end[0], start[1] + end[1], part) - 0.5) * 0.085;
    points.push([
      a[0] + (b[0] - a[0]) * share + sway * (b[1] - a[1]) * 1.4,
      a[1] + (b[1] - a[1]) * share - sway * (b[0] - a[0]) * 1.4,
    ]);
  }
  return (turned ? points.reverse() : points).slice(0, PARTS);
}

export function centre(id: string): Point {
  const region = REGIONS.find((other) => other.id === id);
  return region ? [region.along, region.across] : [0, 0];
}

function written([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A smooth closed outline. */
export function outline(region: Region, { at }: Lay): string {
  const all = corners(region);
  const points = all.flatMap((corner, index) => border(corner, all[(index + 1) % all.length] ?? corner));
  const drawn = points.map(([along, across]) => at(along, across));
  const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const last = drawn.at(-1) ?? [0, 0];
  const parts = drawn.map(
    (point, index) => `Q${written(point)} ${written(middle(point, drawn[(index + 1) % drawn.length] ?? point))}`,
  );
  return `M${written(middle(last, drawn[0] ?? last))}${parts.join('')}Z`;
}

/** Hatched peaks for a mountain region: a bold flank, a faint one and strokes of shadow. */
export function peaks(region: Region, { at, tall }: Lay): { ink: string; shade: string } {
  const [x, y] = at(region.along, region.across);
  const unit = tall ? 12 : 20;
  let ink = '';
  let shade = '';
  PEAKS.forEach(([dx, dy, size], index) => {
    const high = unit * size * (1.5 + 0.4 * chance(region.along, region.across, index));
    const wide = unit * size * (1 + 0.25 * chance(region.across, region.along, index));
    const [px, py] = [x + dx * unit, y + dy * unit];
    const left: Point = [px - wide, py];
    const shoulder: Point = [px - wide * 0.42, py - high * 0.55];
    ink += `M${written(left)}L${written(shoulder)}L${written([px, py - high])}L${written([px + wide * 0.45, py - high * 0.48])}L${written([px + wide, py])}`;
    for (let stroke = 0; stroke < 6; stroke++) {
      const share = stroke / 6;
      const top: Point = [px + wide * share * 0.95, py - high * (1 - share) + 1];
      const length = high * 0.42 * (1 - share * 0.5);
      shade += `M${written(top)}l${written([-wide * 0.12, length])}`;
    }
  });
  return { ink, shade };
}

/** Where the peaks of a mountain region stand, from the back to the front, and how large. */
const PEAKS: readonly (readonly [number, number, number])[] = [
  [-2.9, -0.2, 0.8],
  [2.9, -0.4, 0.85],
  [-2.1, 2.2, 1],
  [2.2, 2.1, 1],
  [-0.9, 2.9, 1.05],
  [0.9, 3, 0.95],
];

/** On the far side of the pieces from the regions' names, which stand above them. */
function bank([along, across]: Point, { turned }: Lay): Point {
  return [turned ? 8 - along : along, across];
}

/** The river as a smooth line, and short arrows where it crosses into the next region. */
export function river(lay: Lay): { course: string; fords: string[] } {
  const drawn = RIVER.map((point) => lay.at(...bank(point, lay)));
  const parts = drawn.slice(1, -1).map((point, index) => {
    const next = drawn[index + 2] ?? point;
    const end: Point = index === drawn.length - 3 ? next : [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
    return `Q${written(point)} ${written(end)}`;
  });
  const fords = FORDS.map(([from, to]) => straight([bank(from, lay), bank(to, lay)], lay));
  return { course: `M${written(drawn[0] ?? [0, 0])}${parts.join('')}`, fords };
}

export function straight([from, to]: readonly [Point, Point], { at }: Lay): string {
  return `M${written(at(...from))}L${written(at(...to))}`;
}

/** Small signs strewn over a region: tufts, trees, hills, ash. */
export function strewn(region: Region, { at }: Lay): Point[] {
  const count = HOMES.includes(region.id) ? 15 : 9;
  const wide = HOMES.includes(region.id) ? 1.9 : 0.86;
  return Array.from({ length: count }, (_, index): Point => {
    const along = region.along + (chance(region.along, region.across, index + 10) - 0.5) * 0.78;
    const across = region.across + (chance(region.across, region.along, index + 40) - 0.5) * wide;
    return at(along, across);
  });
}
