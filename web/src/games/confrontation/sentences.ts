// What this game says that the usual scheme of ids cannot.

import { words, type Sentence } from '../../app/words.svelte';
import type { Action, Choice, Facts, Happening, View } from '../../table/board';
import { capacityOf, fighters, other, sideOf, type Events, type Position } from './position';

const game = 'confrontation';

function variables(fields: object, facts: Facts, me: number): Sentence['args'] {
  return words.variables(game, facts.seats, me, fields);
}

/** The question put by the decision in hand, with the names of those it is about. */
export function prompt(view: View<Position>, choice: Choice, facts: Facts): Sentence {
  const { decision, battle } = view.position;
  const side = sideOf(view.seat);
  const faces = battle ? fighters(battle) : null;
  const args = variables(
    {
      side,
      ...(battle ? { region: battle.region } : {}),
      ...(faces?.[side] ? { mine: faces[side] } : {}),
      ...(faces?.[other(side)] ? { theirs: faces[other(side)] } : {}),
      ...choice.picked,
    },
    facts,
    view.seat,
  );
  if (choice.picked.special) return { id: `prompt-${game}-special-${choice.picked.piece ? 'where' : 'begin'}`, args };
  if (decision === 'place')
    return { id: choice.picked.piece ? `prompt-${game}-place-where` : `prompt-${game}-place`, args };
  if (decision === 'move') {
    if (choice.picked.piece)
      return { id: choice.picked.to ? `prompt-${game}-move-how` : `prompt-${game}-move-where`, args };
    return {
      id: view.actions.some((action) => action.kind === 'rest') ? `prompt-${game}-move-again` : `prompt-${game}-move`,
      args,
    };
  }
  if (view.actions.every((action) => action.kind === 'shuffle')) return { id: `prompt-${game}-shuffle`, args };
  return { id: `prompt-${game}-${decision}`, args };
}

/** A move reads differently with and without the name of the piece. */
export function line({ kind, fields }: Happening<Events>, facts: Facts, me: number): Sentence | null {
  const args = variables(fields, facts, me);
  if (kind === 'move' && fields.piece === undefined) return { id: `event-${game}-move-hidden`, args };
  return { id: `event-${game}-${kind}`, args };
}

export function label(action: Action, view: View<Position>, facts: Facts): Sentence {
  const { id: _id, text: _text, kind, ...operands } = action;
  const args = variables(operands, facts, view.seat);
  // Both faces of a tile may have the same name: what they can do tells them apart.
  const about = kind === 'pick' ? words.say(`about-${game}-${operands.piece}`) : '';
  return { id: `action-${game}-${kind}`, args: { ...args, about } };
}

const PLACES_WITH_MORE = ['shire', 'mordor', 'mirkwood', 'fangorn', 'eregion', 'caradhras'];

/** What the rules say of a region. */
export function aboutRegion(region: string, facts: Facts): string {
  const capacity = capacityOf(facts, region);
  const room = words.say(`about-${game}-region`, { capacity });
  const mountains = capacity === 1 ? ` ${words.say(`about-${game}-mountains`)}` : '';
  const more = PLACES_WITH_MORE.includes(region) ? ` ${words.say(`about-${game}-${region}`)}` : '';
  return room + mountains + more;
}
