import { expect, test } from 'vitest';
import type { Action } from '../../table/board';
import { areas, regionAt } from './land';
import type { Position, Tile } from './position';
import { lying, standing, targetsOf } from './standing';

/** One tile north of the Shire, whose four sections are four regions. */
const tile: Tile = { cell: 'n1', row: -1, column: 0, tile: 'Q01', turn: 0, sections: 'FPWM', regions: [0, 1, 2, 3] };

function land(hobbits: [string, string], encounter?: string): Position {
  return {
    tiles: [tile],
    regions: ['north', 'east', 'south', 'west'].map((side) => ({ id: `n1 ${side}` })),
    encounters: encounter === undefined ? [] : [{ region: encounter }],
    seats: hobbits.map((hobbit) => ({ hobbit })),
    doom: 'n2e1',
  } as unknown as Position;
}
const walk = (id: number): Action => ({ id, text: 'go', kind: 'go' });

test('two hobbits in one region stand beside each other', () => {
  const position = land(['n1 north', 'n1 north']);
  const [left, right] = [0, 1].map((seat) => standing(position, areas(position), seat));
  expect(right?.[0]).toBe((left?.[0] ?? 0) + 38);
  expect(right?.[1]).toBe(left?.[1]);
});

test('a hobbit and an encounter make room for each other', () => {
  const [alone, together] = [land(['n1 east', 'n1 west']), land(['n1 east', 'n1 west'], 'n1 east')];
  const [before] = standing(alone, areas(alone), 0);
  expect(standing(together, areas(together), 0)[0]).toBe(before - 17);
  expect(lying(together, areas(together), 'n1 east')[0]).toBe(before + 17);
  expect(lying(alone, areas(alone), 'n1 south')[0]).toBe(0);
});

test('what has its place among the targets comes first, and every target has a place of its own', () => {
  const position = land(['n1 north', 'n1 west'], 'n1 south');
  const reach = new Map([
    ['n1 east', walk(1)],
    ['mount-doom', walk(2)],
    ['n1 south', walk(3)],
  ]);
  const targets = targetsOf(position, areas(position), reach, 0);
  expect(targets.map(({ id, action }) => [id, action.id])).toEqual([
    ['mount-doom', 2],
    ['n1 south', 3],
    ['n1 east', 1],
  ]);
  expect(targets.map(({ lies }) => lies)).toEqual([false, true, false]);
  expect(targets[0]?.place).toEqual([100, -200]);
  expect(new Set(targets.map(({ place }) => place.join(' '))).size).toBe(3);
});

test('the map is divided by sections, but for the middle of the Shire and Mount Doom', () => {
  const position = land(['n1 north', 'n1 west']);
  expect(regionAt(position, [3, -130])).toEqual({ id: 'n1 north', number: 0 });
  expect(regionAt(position, [30, -102])).toEqual({ id: 'n1 east', number: 1 });
  expect(regionAt(position, [10, 10])).toEqual({ id: 'shire centre', number: -1 });
  expect(regionAt(position, [90, -190])).toEqual({ id: 'mount-doom', number: -1 });
  expect(regionAt(position, [400, 400])).toEqual({ id: '', number: -1 });
});
