import { expect, test } from 'vitest';
import type { Happening } from '../../table/board';
import { meet } from './joints';
import type { Events } from './position';
import { beats, length } from './telling';

const happened = <Kind extends keyof Events>(kind: Kind, fields: Events[Kind]): Happening<Events> =>
  ({ kind, rule: '', fields }) as Happening<Events>;
/** The rulebook's example: Gandalf attacks on 1, 3 and 4, the Balrog answers on 2 and 3. */
const example = happened('settle', {
  attacker: 'gandalf',
  attack: [1, 3, 4],
  defence: [2, 3],
  energy: [14, 13],
  lines: [
    { line: 1, struck: 'balrog', energy: [15, 14] },
    { line: 2, struck: 'gandalf', energy: [14, 14] },
    { line: 3, struck: null, energy: [14, 14] },
    { line: 4, struck: 'balrog', energy: [14, 13] },
  ],
});
const laid = happened('lay', { side: 'balrog', card: 'B09' });

test('on each line points meet, strike or are not there', () => {
  expect(meet([1, 3, 4], [2, 3])).toEqual(['right', 'left', 'met', 'right']);
  expect(meet([], [])).toEqual(['none', 'none', 'none', 'none']);
});

test('an attack is told line by line, and the markers go down as it is told', () => {
  const told = beats([laid, example], [15, 15]);
  expect(told.map(({ lines, energy }) => [lines, energy])).toEqual([
    [0, [15, 15]],
    [1, [15, 14]],
    [2, [14, 14]],
    [3, [14, 14]],
    [4, [14, 13]],
    [4, [14, 13]],
  ]);
});

test('lines without points take no time', () => {
  const blank = happened('settle', { attacker: 'balrog', attack: [], defence: [], lines: [], energy: [15, 15] });
  expect(beats([laid, blank], [15, 15])).toHaveLength(2);
  expect(length([laid, example])).toBeGreaterThan(length([laid, blank]));
});

test('a text moves the markers after the attack, and a step is climbed last', () => {
  const text = happened('text', { special: 'strength', effect: true, energy: [12, 13] });
  const end = happened('duel-end', { winner: 'balrog', free: 0, climbed: 1, steps: [0, 1] });
  const told = beats([laid, example, text, end], [15, 15]);
  expect(told.at(-2)?.energy).toEqual([12, 13]);
  expect(told.at(-1)?.steps).toEqual([0, 1]);
  expect(told.slice(0, -1).every(({ steps }) => steps === null)).toBe(true);
});

test('cards drawn are not told one by one', () => {
  expect(beats([happened('draw', { side: 'gandalf' })], [15, 15])).toEqual([]);
});
