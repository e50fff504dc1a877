import { expect, test } from 'vitest';
import { placesOn } from './corruption';
import type { Hobbit } from './position';

const at = (...spaces: number[]) => spaces.map((space, seat) => ({ seat, space }) as Hobbit);
const wide = { width: 960, height: 60, pawn: 34 };

test('whoever stands alone is of full size, in the middle of his space', () => {
  const [alone] = placesOn(at(3), wide);
  expect(alone).toMatchObject({ size: 34, flat: false, x: 0, y: 0, left: `${(3.5 / 16) * 100}%` });
});

test('five on one space have five different places and stay within the table', () => {
  const places = placesOn(at(0, 0, 0, 0, 0), wide);
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  for (const { x, size } of places) expect(30 + x - size / 2).toBeGreaterThanOrEqual(0);
  expect(places.map(({ above }) => above)).toEqual([5, 4, 3, 2, 1]);
});

test('on a small screen a crowd is a pile of strips', () => {
  const places = placesOn(at(2, 2, 2, 2, 2), { width: 350, height: 46, pawn: 24 });
  expect(places.every(({ flat }) => flat)).toBe(true);
  expect(places.every(({ x }) => x === 0)).toBe(true);
  const rows = places.map(({ y }) => y);
  expect(rows).toEqual([...rows].sort((a, b) => a - b));
});

test('beyond the last space one stands on it', () => {
  const [far, last] = placesOn(at(17, 15), wide);
  expect(far?.left).toBe(last?.left);
});
