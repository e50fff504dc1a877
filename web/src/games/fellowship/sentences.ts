// What this game says that the usual scheme of ids cannot.

import { words, type Arguments, type Sentence } from '../../app/words.svelte';
import type { Action, Choice, Facts, Happening, View } from '../../table/board';
import { LINES, TOKENS, type Asked, type Events, type Lacking, type Position } from './position';

const game = 'fellowship';
const HIDDEN: Record<string, string> = { draw: 'card', dealt: 'card', 'card-passed': 'card', look: 'tile' };

/** What is offered, not demanded: nothing follows where it is not paid. */
const FREE = ['rest', 'sam-saves-frodo', 'gollum'];

function variables(fields: Record<string, unknown>, facts: Facts, me: number): Arguments {
  return words.variables(game, facts.seats, me, fields);
}

/** One thing a demand still lacks: what it is, how many, and how one says it. */
export interface Need {
  id: string;
  count: number;
  text: string;
}

/** What a demand still lacks. The engine counts what jokers must cover in all, so some symbols may be covered already. */
export function needs(lacking: Lacking): Need[] {
  const found: Need[] = [];
  const wanted = LINES.filter((symbol) => (lacking.symbols[symbol] ?? 0) > 0);
  const sum = wanted.reduce((total, symbol) => total + (lacking.symbols[symbol] ?? 0), 0);
  const all = lacking.symbols.joker ?? 0;
  const name = (id: string): string => words.name(game, id);
  const add = (id: string, count: number, message: string, args: Arguments): void => {
    if (count > 0) found.push({ id, count, text: words.say(`fellowship-need-${message}`, { count, ...args }) });
  };
  if (all >= sum) {
    for (const symbol of wanted) add(symbol, lacking.symbols[symbol] ?? 0, 'symbol', { symbol: name(symbol) });
    add('joker', all - sum, 'symbol', { symbol: name('joker') });
  } else if (wanted.length === 1 && wanted[0]) add(wanted[0], all, 'symbol', { symbol: name(wanted[0]) });
  else add('joker', all, 'among', { symbols: words.list(wanted.map(name), 'disjunction') });
  add('cards', lacking.cards, 'cards', {});
  for (const token of TOKENS) add(token, lacking.tokens[token] ?? 0, 'token', { token: name(token) });
  add('heart', lacking['any-token'], 'any-token', {});
  add('shield', lacking.shields, 'shields', {});
  if (lacking.card) add(lacking.card, 1, 'card', { card: name(lacking.card) });
  return found;
}

function payment(asked: Asked, seat: number): string {
  if (asked.payer === 'group') return asked.leader === seat ? 'pay-leader' : 'pay-group';
  if (asked.payer === 'one') return asked.leader === seat ? 'pay-one-leader' : 'pay-one';
  return FREE.includes(asked.of ?? '') ? 'pay-free' : 'pay-self';
}

function decision(view: View<Position>, facts: Facts): string {
  const { asked } = view.position;
  if (asked.what === 'window') return `window-${asked.window}`;
  if (asked.what === 'pay') return payment(asked, view.seat);
  if (asked.what === 'choice') return `choice-${asked.of}`;
  if (asked.what === 'cards') {
    const second = (asked.played ?? 0) > 0 ? '-second' : '';
    return `cards${second}${facts.seats[view.seat] === 'pippin' ? '-pippin' : ''}`;
  }
  return asked.what;
}

/** The question put by the decision in hand; who is deciding, where it is somebody else. */
export function prompt(view: View<Position>, choice: Choice, facts: Facts): Sentence {
  const { asked, tiles, die, events, hobbits } = view.position;
  const name = (id: string): string => words.name(game, id);
  const { card, gandalf, seat, to } = choice.picked;
  const nobody =
    !to && view.actions.some((action) => 'seat' in action && (action.card === card || action.gandalf === gandalf));
  if (card === 'miruvor' && seat) return { id: `prompt-${game}-target-to`, args: { seat: name(seat) } };
  if (gandalf || (card && nobody)) return { id: `prompt-${game}-target`, args: { what: name(gandalf ?? card ?? '') } };
  if (card) return { id: `prompt-${game}-card`, args: { card: name(card) } };
  if (!view.waiting.includes(view.seat)) {
    const waited = view.waiting.filter((other) => other >= 0).map((other) => name(facts.seats[other] ?? 'nobody'));
    if (waited.length === 0) return { id: `prompt-${game}-waiting-chance` };
    return { id: `prompt-${game}-waiting`, args: { seats: words.list(waited), count: waited.length } };
  }
  const about = asked.what === 'volunteer' || asked.seat === undefined ? view.seat : asked.seat;
  const id = `prompt-${game}-${decision(view, facts)}`;
  return {
    id: words.has(id) ? id : `prompt-${game}-other`,
    args: {
      seat: name(hobbits[about]?.hobbit ?? 'nobody'),
      count: asked.count ?? 0,
      spaces: asked.spaces ?? 0,
      of: asked.of ? name(asked.of) : '',
      tile: tiles.shown ? name(tiles.shown) : '',
      face: die ? name(`face-${die}`) : '',
      event: name(events.list[events.at - 1] ?? 'event'),
      lacking: asked.lacking ? words.list(needs(asked.lacking).map((need) => need.text)) : '',
    },
  };
}

/** A card or tile that only some saw reads without its name for the others; several cards may come in one line. */
export function line({ kind, ...event }: Happening<Events>, facts: Facts, me: number): Sentence | null {
  const fields: Record<string, unknown> = { ...event.fields };
  const secret = HIDDEN[kind];
  const hidden = secret !== undefined && fields[secret] === undefined ? '-hidden' : '';
  const many = Number(fields.count) > 1 && (hidden || kind === 'shown') ? '-many' : '';
  return { id: `event-${game}-${kind}${hidden}${many}`, args: variables(fields, facts, me) };
}

/** Declining and stopping mean different things at different moments. */
export function label(action: Action, view: View<Position>, facts: Facts): Sentence {
  const { id: _id, text: _text, kind, ...operands } = action;
  const { what, of } = view.position.asked;
  const special: Record<string, string> = {
    'decline choice': 'decline-choice',
    'decline prepare': 'decline-prepare',
    'accept prepare': 'accept-prepare',
    'done pass-on': 'keep',
    'done ring-move': 'leave',
  };
  const free = kind === 'give-up' && FREE.includes(of ?? '') ? 'not-now' : undefined;
  return {
    id: `action-${game}-${free ?? special[`${kind} ${what}`] ?? kind}`,
    args: variables(operands, facts, view.seat),
  };
}
