import { expect, test } from 'vitest';
import type { Happening } from '../../table/board';
import { marked, newest } from './lately';
import type { Events } from './position';

const event = (kind: keyof Events, fields: object = {}) => ({ kind, rule: '', fields }) as Happening<Events>;
const none = { cell: null, hobbit: null };

test('a tile stays marked while hobbits move, and a hobbit until the next tile is laid', () => {
  const laid = marked(none, [event('lay', { cell: 'n1' }), event('draw')]);
  expect(laid).toEqual({ cell: 'n1', hobbit: null });
  const moved = marked(laid, [event('move', { seat: 'sam' })]);
  expect(moved).toEqual({ cell: 'n1', hobbit: 'sam' });
  expect(marked(moved, [])).toBe(moved);
  expect(marked(moved, [event('lay-face-down', { cell: 'e2' })])).toEqual({ cell: 'e2', hobbit: null });
});

test('neither tiles drawn nor that one stays oneself are worth a sentence', () => {
  const events = [event('move', { seat: 'sam' }), event('draw'), event('stay', { seat: 'frodo' })];
  expect(newest(events, 'frodo')?.kind).toBe('move');
  expect(newest(events, 'sam')?.kind).toBe('stay');
  expect(newest([event('draw')], 'sam')).toBeUndefined();
});
