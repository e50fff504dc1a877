import { beforeAll, expect, test } from 'vitest';
import { words } from '../../app/words.svelte';
import type { Action, Choice, Facts, View } from '../../table/board';
import type { Position } from './position';
import { prompt } from './sentences';

const facts = { seats: ['frodo', 'sam'], static: {} } as unknown as Facts;
const choice: Choice = { picked: {}, pick: () => {}, clear: () => {} };

/** What Frodo is asked when these are his ways to move. */
function asked(...kinds: string[]): string {
  const actions = ['stay', ...kinds].map((kind, id): Action => ({ id, text: kind, kind }));
  const position = { asked: 'move', phase: 'explore', encounters: [], seats: [] } as unknown as Position;
  return words.tell(prompt({ seat: 0, actions, position } as unknown as View<Position>, choice, facts));
}

beforeAll(() => words.load('quest'));

test('a hobbit with somewhere to walk to is asked where he goes', () => {
  expect(asked('go')).toContain('Choose a region');
  expect(asked('go', 'fly', 'boat')).toContain('Choose a region');
  expect(asked('go', 'climb')).toContain('Mount Doom is within reach');
});

test('a flight is a way to go', () => {
  expect(asked('fly')).toContain('Fly with Gwaihir');
  expect(asked('boat', 'fly')).toContain('Fly with Gwaihir');
});

test('a boat may open a way', () => {
  expect(asked('boat')).toContain('Buy a boat');
});

test('without any way he stays', () => {
  expect(asked()).toContain('Stay here');
  expect(asked('scout')).toContain('Stay here');
});
