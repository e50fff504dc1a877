import { expect, test } from 'vitest';
import { carriesRing, type Position } from './position';

const borneBy = (bearer: string) => ({ ring_bearer: bearer }) as Position;

test('either face of the Ring-bearer carries the Ring, and nobody else does', () => {
  expect(carriesRing(borneBy('frodo'), 'frodo')).toBe(true);
  expect(carriesRing(borneBy('frodo'), 'frodo-variant')).toBe(true);
  expect(carriesRing(borneBy('sam'), 'sam-variant')).toBe(true);
  expect(carriesRing(borneBy('frodo'), 'sam-variant')).toBe(false);
  expect(carriesRing(borneBy('sam'), 'frodo-variant')).toBe(false);
});

test('a piece whose face is hidden is not marked', () => {
  expect(carriesRing(borneBy('frodo'), null)).toBe(false);
});
