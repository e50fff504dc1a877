// What grows in a section: trees, furrows, waves, peaks. Drawn in ink, the same at every look.

import type { Landscape } from './position';
import { sectionMiddle, type Point } from './section';

/** Numbers between 0 and 1 that depend on the place alone. */
function numbers(seed: number): () => number {
  let state = (seed * 2654435761 + 1013904223) >>> 0;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const n = (value: number): string => value.toFixed(1);

// Places in a northern section, seen from its middle: two rows that fill the triangle.
const SPOTS: readonly Point[] = [
  [-21, -9],
  [-7, -10],
  [8, -9],
  [22, -10],
  [-11, 3],
  [4, 2],
  [13, 5],
  [-2, 15],
];

function spots(side: number, random: () => number): Point[] {
  const turn = (side * Math.PI) / 2;
  const [x, y] = sectionMiddle([0, 0], side);
  return SPOTS.map(([u, v]): Point => {
    const [a, b] = [u + (random() - 0.5) * 6, v + (random() - 0.5) * 5];
    return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)];
  }).sort((a, b) => a[1] - b[1]);
}

export interface Strewn {
  /** Filled and outlined. */
  solid: string;
  /** Lines only. */
  lines: string;
  /** The dark side of trees and peaks. */
  shade: string;
}

/** The drawing in a section round a tile's middle at 0, 0. */
export function strewn(landscape: Landscape, side: number, seed: number): Strewn {
  const random = numbers(seed * 4 + side + 17);
  const drawn: Strewn = { solid: '', lines: '', shade: '' };
  if (landscape === 'mountain') return range(side, random);
  for (const [x, y] of spots(side, random)) {
    const size = 0.85 + random() * 0.35;
    if (landscape === 'forest') {
      const [w, h] = [4.6 * size, 11 * size];
      drawn.solid += `M${n(x - w)} ${n(y + 3)}Q${n(x - w)} ${n(y - h * 0.4)} ${n(x)} ${n(y + 3 - h)}Q${n(x + w)} ${n(y - h * 0.4)} ${n(x + w)} ${n(y + 3)}Q${n(x)} ${n(y + 5)} ${n(x - w)} ${n(y + 3)}Z`;
      drawn.lines += `M${n(x)} ${n(y + 4)}v2.6`;
      drawn.shade += `M${n(x + 0.6)} ${n(y + 3.6 - h * 0.8)}Q${n(x + w * 0.9)} ${n(y - h * 0.3)} ${n(x + w * 0.9)} ${n(y + 3)}L${n(x + 0.6)} ${n(y + 4)}Z`;
    } else if (landscape === 'field') {
      if (random() < 0.72)
        drawn.lines += `M${n(x - 4)} ${n(y + 2)}q1-3 .4-5M${n(x)} ${n(y + 2)}q0-4 .6-7M${n(x + 4)} ${n(y + 2)}q-.6-3 1-5`;
      else drawn.lines += `M${n(x - 6)} ${n(y)}q6-3.6 12 0`;
    } else if (landscape === 'water') {
      drawn.lines += `M${n(x - 7)} ${n(y)}q3.5-4 7 0t7 0`;
    }
  }
  return drawn;
}

/** Three peaks, a high one between two, that meet those of the tile beyond. */
function range(side: number, random: () => number): Strewn {
  const turn = (side * Math.PI) / 2;
  const [x, y] = sectionMiddle([0, 0], side);
  const drawn: Strewn = { solid: '', lines: '', shade: '' };
  const peaks: Point[] = (
    [
      [-19, -3],
      [19, -4],
      [0, 4],
    ] as Point[]
  ).map(([u, v]) => [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]);
  for (const [u, v] of peaks.sort((a, b) => a[1] - b[1])) {
    const [w, h] = [10 + random() * 2.5, 15 + random() * 5];
    const [foot, top, tip] = [v + h * 0.42, v - h * 0.58, u + (random() - 0.5) * 3];
    drawn.solid += `M${n(u - w)} ${n(foot)}L${n(tip)} ${n(top)}L${n(u + w)} ${n(foot)}Z`;
    drawn.shade += `M${n(tip)} ${n(top)}L${n(u + w)} ${n(foot)}H${n(u + 1)}L${n(tip + 2.5)} ${n(v + 1)}L${n(tip - 1)} ${n(v - h * 0.2)}Z`;
  }
  return drawn;
}
