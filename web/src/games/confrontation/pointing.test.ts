import { beforeEach, expect, test } from 'vitest';
import type { Action, Choice, View } from '../../table/board';
import { arrangement } from './arrangement.svelte';
import { Pointing } from './pointing.svelte';
import type { Piece, Position } from './position';

const move = (id: number, piece: string, to: string): Action => ({ id, text: '', kind: 'move', piece, to });

function seen(side: 'light' | 'dark', region: string, face: string | null, token: string | null = null): Piece {
  return { side, region, face, shown: false, could_be: [], token, marks: [] };
}

/** Light points; what he does and what he has in hand is kept. */
function light(actions: Action[], more: Partial<Position> = {}) {
  const done: Action[] = [];
  let picked: Record<string, string> = {};
  const choice: Choice = {
    get picked() {
      return picked;
    },
    pick: (operands) => (picked = { ...picked, ...operands }),
    clear: () => (picked = {}),
  };
  const faces = { light: ['frodo', 'sam'], dark: [null] };
  const position = { decision: 'move', pieces: [], faces, battle: null, ...more } as unknown as Position;
  const view = { seat: 0, actions, position } as unknown as View<Position>;
  const pointing = new Pointing(() => ({ view, choosing: true, choice, act: (action) => done.push(action) }));
  return { done, pointing, picked: () => picked };
}

beforeEach(() => arrangement.clear({}));

test('a piece is taken in hand, then the region is pointed at', () => {
  const actions = [move(1, 'frodo', 'rohan'), move(2, 'frodo', 'fangorn'), move(3, 'sam', 'rohan')];
  const { done, pointing, picked } = light(actions);
  expect(pointing.choosable).toEqual(['frodo', 'sam']);
  expect(pointing.targets).toEqual([]);
  pointing.piece(seen('light', 'shire', 'frodo'));
  expect(picked()).toEqual({ piece: 'frodo' });
  expect(pointing.targets).toEqual(['rohan', 'fangorn']);
  pointing.region('mordor');
  expect(done).toEqual([]);
  // Whoever stands in a region that may be chosen is a way to choose it.
  pointing.piece(seen('dark', 'rohan', null));
  expect(done).toEqual([actions[0]]);
});

test('another piece of one’s own takes the place of the one in hand, and the same one is put down', () => {
  const { pointing, picked } = light([move(1, 'frodo', 'rohan'), move(2, 'sam', 'rohan')]);
  const sam = seen('light', 'shire', 'sam');
  pointing.piece(seen('light', 'shire', 'frodo'));
  expect(pointing.active(sam)).toBe(true);
  pointing.piece(sam);
  expect(picked()).toEqual({ piece: 'sam' });
  pointing.piece(sam);
  expect(picked()).toEqual({});
});

test('a hidden piece is chosen by its token, or attacked where the battle is', () => {
  const named = light([{ id: 1, text: '', kind: 'reveal', token: 'a' }]);
  named.pointing.piece(seen('dark', 'rohan', null, 'a'));
  expect(named.done).toHaveLength(1);
  expect(named.pointing.active(seen('dark', 'rohan', null, 'b'))).toBe(false);

  const hidden: Action = { id: 2, text: '', kind: 'attack-hidden' };
  const attack = light([hidden], { battle: { region: 'rohan' } } as Partial<Position>);
  attack.pointing.piece(seen('dark', 'gondor', null));
  expect(attack.done).toEqual([]);
  attack.pointing.piece(seen('dark', 'rohan', null));
  expect(attack.done).toEqual([hidden]);
});

test('pieces are set up on one’s own screen, but for those the engine has been told of', () => {
  const place: Action = { id: 1, text: '', kind: 'place', piece: 'sam', region: 'arthedain' };
  const told = seen('light', 'cardolan', 'frodo');
  const { done, pointing } = light([place], { decision: 'place', pieces: [told] });
  expect(pointing.fixed).toEqual({ cardolan: 'frodo' });
  expect(pointing.choosable).toEqual(['sam']);
  pointing.piece(seen('light', 'shire', 'sam'));
  expect(pointing.targets).toContain('arthedain');
  expect(pointing.targets).not.toContain('cardolan');
  pointing.region('arthedain');
  expect(arrangement.at).toEqual({ arthedain: 'sam' });
  expect(done).toEqual([]);
});
