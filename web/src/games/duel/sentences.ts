// What this game says that the usual scheme of ids cannot.

import { words, type Sentence } from '../../app/words.svelte';
import type { Action, Choice, Facts, Happening, View } from '../../table/board';
import { isKeeping, picked } from './choices';
import { laidLast, other, ownerOf, printed, sideOf, strengthLoss, type Events, type Position } from './position';
import type { Beat } from './telling';

const game = 'duel';

function variables(fields: object, facts: Facts, me: number): Sentence['args'] {
  return words.variables(game, facts.seats, me, fields);
}

/** The question put by the phase, with the cards it is about. */
export function prompt(view: View<Position>, choice: Choice, facts: Facts): Sentence {
  const { position } = view;
  const side = sideOf(view.seat);
  const laid = laidLast(position);
  const args = variables(
    {
      side,
      rival: other(side),
      duel: position.duel,
      final: position.final,
      ...(laid ? { card: laid } : {}),
      ...(position.spellbound ? { open: position.spellbound } : {}),
      ...(position.refused ? { refused: position.refused } : {}),
      ...(choice.picked.card ? { picked: choice.picked.card } : {}),
      count: position.sides[side].to_keep,
      chosen: picked(choice).length,
    },
    facts,
    view.seat,
  );
  return { id: `prompt-${game}-${question(view, choice, facts)}`, args };
}

function question({ position, actions }: View<Position>, choice: Choice, facts: Facts): string {
  if (isKeeping(actions)) return 'reserve';
  if (position.phase !== 'play') return position.phase;
  const { card } = choice.picked;
  if (card) return printed(facts, card).special === 'feint' ? 'feint' : 'confirm';
  if (position.refused) return 'again';
  if (position.called) return 'called';
  return position.row.length ? 'play' : 'lead';
}

/** Settling is told by what it did; secrets are told only to those who know them; cards drawn are not worth a line. */
export function line({ kind, fields }: Happening<Events>, facts: Facts, me: number): Sentence | null {
  if (kind === 'draw') return null;
  const args = variables(fields, facts, me);
  if (kind === 'settle') return { id: `event-${game}-hits`, args: variables(hits(fields), facts, me) };
  if (kind === 'text' && !fields.effect) return { id: `event-${game}-text-idle`, args };
  if (kind === 'keep' && fields.cards !== undefined) {
    const cards = words.list(fields.cards.map((card) => words.say(`name-${game}-${card}`, undefined, 'the')));
    return { id: `event-${game}-keep-known`, args: { ...args, cards } };
  }
  if (kind === 'trick' && fields.card !== undefined) return { id: `event-${game}-trick-known`, args };
  return { id: `event-${game}-${kind}`, args };
}

function hits({ attacker, lines, energy: [gandalf, balrog] }: Events['settle']): object {
  return {
    attacker,
    defender: other(attacker),
    struck: lines.filter(({ struck }) => struck === other(attacker)).length,
    back: lines.filter(({ struck }) => struck === attacker).length,
    met: lines.filter(({ struck }) => struck === null).length,
    gandalf,
    balrog,
  };
}

/** The one line on the board: what is told at this moment. */
export function caption(beat: Beat, facts: Facts, me: number): string | null {
  if (beat.line) {
    const { line, struck } = beat.line;
    return struck === null
      ? words.say(`${game}-line-met`, { line })
      : words.say(`${game}-line-hit`, variables({ line, side: struck }, facts, me));
  }
  const sentence = beat.event && line(beat.event, facts, me);
  return sentence && words.tell(sentence);
}

export function label(action: Action, view: View<Position>, facts: Facts): Sentence {
  const { id: _id, text: _text, kind, ...operands } = action;
  const { spellbound } = view.position;
  const last = laidLast(view.position);
  const about = { ...operands, ...(spellbound ? { open: spellbound } : {}), ...(last ? { last } : {}) };
  return { id: `action-${game}-${kind}`, args: variables(about, facts, view.seat) };
}

/** What the bubble of a card says. */
export function about(card: string, facts: Facts): { title: string; text: string; source: string } {
  const face = printed(facts, card);
  const id = face.special ?? (face.exhaustion ? 'exhaustion' : 'plain');
  const text = [words.say(`about-${game}-${id}`, { loss: strengthLoss(facts) }), edges(card, facts)].join(' ');
  const source = face.source === 'reconstruction' ? words.say(`${game}-source-reconstruction`) : '';
  return { title: `${words.name(game, card)} · ${words.name(game, ownerOf(card))}`, text, source };
}

function edges(card: string, facts: Facts): string {
  const { left, right } = printed(facts, card);
  const args = {
    left: words.list(left.map(String)),
    lefts: left.length,
    right: words.list(right.map(String)),
    rights: right.length,
  };
  return words.say(`${game}-edges`, args);
}

/** A card for those who hear it. */
export function spoken(card: string, facts: Facts): string {
  return `${words.name(game, card)}. ${edges(card, facts)}`;
}
