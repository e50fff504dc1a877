import { expect, test } from 'vitest';
import { follow } from './keys';
import type { Piece } from './position';

const piece = (side: 'light' | 'dark', region: string, face: string | null = null): Piece => ({
  side,
  region,
  face,
  shown: false,
  could_be: [],
  token: null,
  marks: [],
});

test('a named piece keeps its key wherever it goes', () => {
  const before = follow([], [piece('light', 'shire', 'sam'), piece('light', 'shire', 'frodo')]);
  const after = follow(before, [piece('light', 'shire', 'frodo'), piece('light', 'cardolan', 'sam')]);
  expect(after[1]?.key).toBe(before[0]?.key);
  expect(after[0]?.key).toBe(before[1]?.key);
});

test('of hidden pieces exactly one walks', () => {
  const before = follow([], [piece('dark', 'mordor'), piece('dark', 'mordor'), piece('dark', 'rohan')]);
  const after = follow(before, [piece('dark', 'mordor'), piece('dark', 'gondor'), piece('dark', 'rohan')]);
  expect(after.map(({ key }) => key).sort()).toEqual(before.map(({ key }) => key).sort());
  expect(after[2]?.key).toBe(before[2]?.key);
});

test('a piece that is shown where a hidden one stood is that one', () => {
  const before = follow([], [piece('dark', 'rohan')]);
  const after = follow(before, [piece('dark', 'rohan', 'balrog')]);
  expect(after[0]?.key).toBe(before[0]?.key);
});
