import { expect, test } from 'vitest';
import { clockText, isShort, remaining } from './clocks';

test('a clock that runs loses what has passed since it was read, one that stands does not', () => {
  expect(remaining({ left: 60_000, running: true }, 1000, 13_000)).toBe(48);
  expect(remaining({ left: 60_000, running: false }, 1000, 13_000)).toBe(60);
  expect(remaining({ left: 5000, running: true }, 0, 9000)).toBe(0);
});

test('time is written as days, or as hours, minutes and seconds', () => {
  expect(clockText(3 * 86_400)).toEqual({ days: 3, digits: '' });
  expect(clockText(86_401)).toEqual({ days: 2, digits: '' });
  expect(clockText(3661)).toEqual({ days: 0, digits: '1:01:01' });
  expect(clockText(65)).toEqual({ days: 0, digits: '1:05' });
  expect(clockText(9)).toEqual({ days: 0, digits: '0:09' });
});

test('only little time is short', () => {
  expect([60, 21, 20, 0].map(isShort)).toEqual([false, false, true, true]);
});
