// What is told of a hobbit at the table, in words.

import { words } from '../../app/words.svelte';
import type { View } from '../../table/board';
import { TOKENS, type Hobbit, type Position } from './position';

const game = 'fellowship';
const name = (id: string): string => words.name(game, id);

/** What this seat has said last; empty where it has said nothing. */
export function speech(position: Position, seat: number): string {
  const last = position.said.findLast((claim) => claim.seat === seat);
  if (!last) return '';
  const { seat: _seat, kind, ...operands } = last;
  return words.say(`fellowship-says-${kind}`, words.variables(game, [], -2, operands));
}

/** What pointing at a hobbit tells. */
export function about(view: View<Position>, hobbit: Hobbit): string {
  const { position } = view;
  const hand = position.hands[hobbit.seat];
  const list = (cards: readonly string[]): string => words.list(cards.map(name));
  const parts = [words.say(`about-${game}-${hobbit.hobbit}`)];
  if (hobbit.missing !== null) parts.push(`${words.say('fellowship-misses', { count: hobbit.missing })}.`);
  parts.push(speech(position, hobbit.seat));
  if (position.passing.includes(hobbit.seat)) parts.push(`${words.say('fellowship-passing')}.`);
  if (hand?.cards?.length && hobbit.seat !== view.seat)
    parts.push(`${words.say('fellowship-holds', { cards: list(hand.cards) })}.`);
  else if (hand?.known.length) parts.push(`${words.say('fellowship-known', { cards: list(hand.known) })}.`);
  return parts.filter((part) => part !== '').join(' ');
}

/** All that is drawn of a hobbit, read out. */
export function read(view: View<Position>, hobbit: Hobbit): string {
  const { position } = view;
  const marks = [
    hobbit.out ? words.say('fellowship-out') : '',
    hobbit.seat === position.bearer ? words.say('fellowship-bearer') : '',
    hobbit.seat === position.active ? words.say('fellowship-active') : '',
    view.waiting.includes(hobbit.seat) ? words.say('fellowship-asked') : '',
    words.say('fellowship-shields', { count: hobbit.shields }),
    ...TOKENS.map((token) => words.say('fellowship-tokens', { count: hobbit.tokens[token] ?? 0, token: name(token) })),
    words.say('fellowship-cards', { count: position.hands[hobbit.seat]?.size ?? 0 }),
    speech(position, hobbit.seat),
  ].filter((mark) => mark !== '');
  return `${name(hobbit.hobbit)}: ${marks.join(', ')}`;
}
