import { expect, test } from 'vitest';
import { answers, keeping, pickable, rowTargets } from './choices';
import type { Action, Choice } from '../../table/board';

const action = (kind: string, operands: Record<string, string> = {}): Action => ({
  id: 0,
  text: kind,
  kind,
  ...operands,
});
const choosing = (picked: Record<string, string>): Choice => ({ picked, pick: () => {}, clear: () => {} });

test('Feint is picked from the hand first, and then a card of the row', () => {
  const actions = [action('play', { card: 'B01' }), action('feint', { card: 'B09' }), action('feint', { card: 'B10' })];
  expect(pickable(actions, 'B22')).toEqual(['B01', 'B22']);
  expect([...rowTargets(actions, choosing({}), 'B22').keys()]).toEqual([]);
  expect([...rowTargets(actions, choosing({ card: 'B22' }), 'B22').keys()]).toEqual(['B09', 'B10']);
});

test('Riposte points at the row at once, and leaving it is a button', () => {
  const actions = [action('exchange', { card: 'G01' }), action('stand')];
  expect([...rowTargets(actions, choosing({}), 'B22').keys()]).toEqual(['G01']);
  expect(answers(actions)).toEqual([actions[1]]);
});

test('a reserve is found in whatever order its cards were picked', () => {
  const actions = [
    action('keep', { first: 'G01', second: 'G02', third: 'G03' }),
    action('keep', { first: 'G01', second: 'G02', third: 'G04' }),
  ];
  expect(keeping(actions, ['G04', 'G01', 'G02'])).toBe(actions[1]);
  expect(keeping(actions, ['G01', 'G02'])).toBeUndefined();
  expect(pickable(actions, 'B22')).toEqual(['G01', 'G02', 'G03', 'G04']);
});
