import { beforeAll, expect, test } from 'vitest';
import { words } from '../../app/words.svelte';
import type { View } from '../../table/board';
import { about, read, speech } from './hobbits';
import type { Hobbit, Position } from './position';

const sam = {
  seat: 1,
  hobbit: 'sam',
  space: 2,
  out: false,
  shields: 4,
  tokens: { ring: 1, heart: 2 },
  missing: 1,
} as Hobbit;
const hand = (seat: number) => ({ seat, size: 3, cards: null, known: ['hiding-1'] });
const position = {
  ...{ place: 'moria', active: 1, bearer: 0, passing: [1], hands: [hand(0), hand(1)] },
  said: [
    { seat: 0, kind: 'claim', count: 2, symbol: 'hiding' },
    { seat: 0, kind: 'claim', count: 1, symbol: 'fighting' },
  ],
} as unknown as Position;
const view = { seat: 0, waiting: [1], position } as unknown as View<Position>;

beforeAll(() => words.load('fellowship'));

test('what was said last stands beside the hobbit who said it', () => {
  expect(speech(position, 0)).toBe('“I hold 1 Fighting”');
  expect(speech(position, 1)).toBe('');
});

test('a hobbit is read out with everything that is drawn of him', () => {
  const text = read(view, sam);
  for (const part of ['Sam', '4', words.say('fellowship-active'), words.say('fellowship-asked')])
    expect(text).toContain(part);
  expect(text).not.toContain(words.say('fellowship-bearer'));
});

test('pointing at a hobbit tells what he misses and what is known of his hand', () => {
  expect(about(view, sam)).toContain(words.say('fellowship-misses', { count: 1 }));
  expect(about(view, { ...sam, missing: 0 })).toContain(words.say('fellowship-misses', { count: 0 }));
  expect(about(view, { ...sam, missing: null })).not.toContain(words.say('fellowship-misses', { count: 0 }));
  expect(about(view, sam)).toContain(words.say('fellowship-passing'));
  expect(about(view, sam)).toContain(words.name('fellowship', 'hiding-1'));
});
