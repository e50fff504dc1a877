import { render } from 'svelte/server';
import { beforeAll, expect, test } from 'vitest';
import { words } from '../../app/words.svelte';
import type { Facts } from '../../table/board';
import type { Position } from './position';
import Rival from './Rival.svelte';

const facts = { seats: ['gandalf', 'balrog'], static: { cards: {} } } as unknown as Facts;
const pile = (count: number) => ({ count, cards: [] });
const holding = {
  ...{ deck: 9, hand: pile(9), reserve: pile(3), box: pile(1), spent: [], seen: [] },
  ...{ perhaps: [{ duel: 1, kept: 3, unseen: 3, cards: ['B18'] }], looked_at: false, chose: false, chosen: [] },
};
const position = { spellbound: null, sides: { gandalf: holding, balrog: holding } } as unknown as Position;

beforeAll(() => words.load('duel'));

test('three cards kept of a hand of which one was seen are not three of that one', () => {
  const { body } = render(Rival, { props: { position, facts, side: 'balrog', onlooker: false } });
  expect(body).toContain('Of the hand of duel 1, 3 cards were kept; seen in it: Card 18.');
});
