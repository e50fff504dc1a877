// From clicks to actions: what may be pointed at now, and what follows from pointing at it.

import { fitting, type Action, type Choice } from '../../table/board';

/** Kinds that begin with a special card: they are chosen by the card first. */
export const CARD_KINDS: Record<string, string> = {
  shadowfax: 'shadowfax',
  'gandalf-the-white': 'gandalf-the-white',
  'a-king-revealed': 'a-king-revealed',
  'a-king-revealed-token': 'a-king-revealed',
  palantir: 'palantir',
  'palantir-token': 'palantir',
  'recall-to-mordor': 'recall-to-mordor',
  'the-dark-of-mordor': 'the-dark-of-mordor',
  crebain: 'crebain',
  'crebain-token': 'crebain',
  'crebain-shown': 'crebain',
  gwaihir: 'gwaihir',
};

/** Kinds that are made by pointing at the board or at a card in the hand. */
const POINTED = ['piece', 'to', 'region', 'token', 'card', 'special'];

function operands(action: Action): string[] {
  return POINTED.filter((operand) => operand in action);
}

/** What may still be meant: without a special card in hand, everything that needs none. Mixing has its own buttons. */
export function meant(actions: readonly Action[], choice: Choice): Action[] {
  const { special, ...picked } = choice.picked;
  const pool = actions.filter(({ kind }) => (CARD_KINDS[kind] ?? '') === (special ?? '') && kind !== 'shuffle');
  return fitting(pool, picked);
}

/** Special cards that can be begun now. */
export function playableSpecials(actions: readonly Action[]): string[] {
  return [...new Set(actions.map((action) => CARD_KINDS[action.kind]).filter((card) => card !== undefined))];
}

/** Choices that are neither on the board nor on a card: each is a button. */
export function answers(actions: readonly Action[], choice: Choice): Action[] {
  const open = meant(actions, choice);
  const plain = open.filter((action) => operands(action).length === 0);
  if (plain.length) return plain;
  // The same piece to the same place in two ways, as Treebeard to Fangorn: ask which.
  return choice.picked.to ? open : [];
}

/** Pieces of one's own, or shown ones, that may be pointed at. */
export function pieces(actions: readonly Action[], choice: Choice): string[] {
  if (choice.picked.piece) return [];
  return [
    ...new Set(meant(actions, choice).flatMap((action) => (typeof action.piece === 'string' ? [action.piece] : []))),
  ];
}

/** Regions that may be pointed at: all that is left to say is where. */
export function regions(actions: readonly Action[], choice: Choice): string[] {
  const open = meant(actions, choice).filter((action) => !('piece' in action) || choice.picked.piece !== undefined);
  return [
    ...new Set(open.flatMap((action) => [action.to, action.region].filter((where) => typeof where === 'string'))),
  ];
}

/** The action that pointing at this piece makes; undefined where a place is still to be said. */
export function byPiece(actions: readonly Action[], choice: Choice, piece: string): Action | undefined {
  const fits = fitting(meant(actions, choice), { piece });
  return fits.length === 1 && fits[0] && operands(fits[0]).length === 1 ? fits[0] : undefined;
}

/** The actions that pointing at this region leaves. */
export function byRegion(actions: readonly Action[], choice: Choice, region: string): Action[] {
  return meant(actions, choice).filter((action) => action.to === region || action.region === region);
}
