import { expect, test } from 'vitest';
import type { Game } from './board';
import { folded } from './sentences';

const game = { folds: { draw: 'card' } } as unknown as Game;
const event = (kind: string, fields: Record<string, unknown>) => ({ kind, rule: '', fields });

test('cards drawn one after the other by the same hobbit are one line', () => {
  const told = folded(
    [
      event('draw', { seat: 0, card: 'ring' }),
      event('draw', { seat: 0, card: 'cloak' }),
      event('draw', { seat: 0, card: 'rope' }),
    ],
    game,
  );
  expect(told.map(({ fields }) => fields)).toEqual([{ seat: 0, card: ['ring', 'cloak', 'rope'], count: 3 }]);
});

test('cards one may not see are only counted', () => {
  const told = folded([event('draw', { seat: 1 }), event('draw', { seat: 1 }), event('draw', { seat: 2 })], game);
  expect(told.map(({ fields }) => fields)).toEqual([{ seat: 1, count: 2 }, { seat: 2 }]);
});

test('seen and unseen cards, other kinds and interrupted runs stay apart', () => {
  const events = [
    event('draw', { seat: 0 }),
    event('draw', { seat: 0, card: 'ring' }),
    event('die', { seat: 0 }),
    event('die', { seat: 0 }),
    event('draw', { seat: 0, card: 'rope' }),
  ];
  expect(folded(events, game)).toEqual(events);
});
