import { expect, test } from 'vitest';
import { lay } from './geography';
import { placesOf, regionMiddle, under } from './places';
import type { Piece } from './position';

const wide = lay(false, false);
const at = (key: number, side: 'light' | 'dark', region: string) => ({ key, piece: { side, region } as Piece });

test('every piece of a region has a place of its own, those of the first side first', () => {
  const standing = [at(1, 'dark', 'rohan'), at(2, 'light', 'rohan'), at(3, 'dark', 'shire')];
  const placed = placesOf(standing, 'light', wide);
  expect(placed[2]?.spot[0]).toBeLessThan(placed[1]?.spot[0] ?? 0);
  expect(placesOf(standing, 'dark', wide)[2]?.spot).toEqual(placed[1]?.spot);
  expect(Object.keys(placed)).toEqual(['1', '2', '3']);
});

test('three in a region are drawn smaller, at home they are not', () => {
  const crowd = (region: string) =>
    placesOf(
      [1, 2, 3].map((key) => at(key, 'light', region)),
      'light',
      wide,
    );
  expect(crowd('rohan')[1]?.size).toBeLessThan(1);
  expect(crowd('shire')[1]?.size).toBe(1);
});

test('a piece let go is put into the nearest of the regions that may be chosen, or nowhere', () => {
  const [x, y] = regionMiddle('rohan', wide);
  expect(under([x + 10, y], ['rohan', 'gondor'], wide)).toBe('rohan');
  expect(under([x + 10, y], ['shire'], wide)).toBeUndefined();
  const [u, v] = regionMiddle('gondor', wide);
  expect(under([u, v], ['rohan', 'gondor'], wide)).toBe('gondor');
});
