import { expect, test } from 'vitest';
import type { Action, Choice, View } from '../../table/board';
import { Laying } from './laying.svelte';
import type { Position } from './position';

const lay = (id: number, cell: string, turn: string): Action => ({
  id,
  text: '',
  kind: 'lay',
  tile: 'Q01',
  cell,
  turn,
});
const actions = [lay(1, 'n1', '1'), lay(2, 'n1', '3'), lay(3, 'e1', '0')];

/** Somebody who has the tile in hand and may lay it. */
function hand(asked = 'lay') {
  const done: Action[] = [];
  const picked: Record<string, string> = { tile: 'Q01' };
  const choice: Choice = { picked, pick: (more) => Object.assign(picked, more), clear: () => {} };
  const view = { actions, position: { asked } } as unknown as View<Position>;
  const laying = new Laying(() => ({ view, choosing: true, choice, act: (action) => done.push(action) }));
  return { done, picked, laying };
}

test('a mouse tries the tile where it points and lays it by a click, as it fits there', () => {
  const { done, laying } = hand();
  expect(laying.cells).toEqual(['n1', 'e1']);
  laying.pointed = 'n1';
  expect(laying.preview).toBe('n1');
  expect(laying.turnAt('n1')).toBe(1);
  laying.choose('n1');
  expect(done).toEqual([actions[0]]);
});

test('a finger tries the tile first and turns it by touching again', () => {
  const { done, picked, laying } = hand();
  laying.finger = true;
  laying.choose('n1');
  expect(picked).toMatchObject({ cell: 'n1', turn: '1' });
  laying.choose('n1');
  expect(picked).toMatchObject({ cell: 'n1', turn: '3' });
  expect(done).toEqual([]);
});

test('a tile is tried nowhere but where it may be laid, and not while something else is asked', () => {
  const { laying } = hand();
  laying.pointed = 'w1';
  expect(laying.preview).toBeNull();
  expect(hand('move').laying.cells).toEqual([]);
});
