import { expect, test } from 'vitest';
import { readAddress, writeAddress } from './address';

test('an address leads back to the moment and the perspective it was made from', () => {
  for (const address of [
    { at: 0, perspective: 'everything' },
    { at: 42, perspective: 'spectator' },
    { at: 7, perspective: '1' },
  ]) {
    expect(readAddress(writeAddress(address))).toEqual(address);
  }
});

test('anything else is the beginning, with everything shown', () => {
  for (const hash of ['', '#', '#end', '#-1', '#4-', '#4-a b'])
    expect(readAddress(hash)).toEqual({ at: 0, perspective: 'everything' });
});
