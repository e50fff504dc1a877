// What the engine tells of The Duel, and what is printed on its cards.

import type { Facts } from '../../table/board';
import type { Position, Printed, Scale, Side, Static } from './wire';

export type { Events, Holding, Joint, Position, Printed, Settled, Side } from './wire';

export const SIDES: readonly Side[] = ['gandalf', 'balrog'];
export const LINES = [1, 2, 3, 4] as const;

/** The card with this power, as `feint`. */
export function powerful(facts: Facts, special: string): string {
  return Object.entries(faces(facts)).find(([, face]) => face.special === special)?.[0] ?? '';
}

export function isMirror(facts: Facts, card: string): boolean {
  return printed(facts, card).special === 'mirror';
}

/** The card laid last: at the end of the row, but Feint in the place it took, while it can be refused. */
export function laidLast({ row, feint_at }: Position): string | undefined {
  return feint_at > 0 ? row[feint_at - 1] : row.at(-1);
}

/** The side of a seat; a spectator sits with Gandalf. */
export function sideOf(seat: number): Side {
  return seat === 1 ? 'balrog' : 'gandalf';
}

export function other(side: Side): Side {
  return side === 'gandalf' ? 'balrog' : 'gandalf';
}

export function ownerOf(card: string): Side {
  return card.startsWith('B') ? 'balrog' : 'gandalf';
}

const BLANK: Printed = { left: [], right: [], source: '', exhaustion: false };

export function printed(facts: Facts, card: string): Printed {
  return faces(facts)[card] ?? BLANK;
}

function known(facts: Facts): Partial<Static> {
  return facts.static;
}

function faces(facts: Facts): Record<string, Printed> {
  return known(facts).cards ?? {};
}

/** Whether the card has a name of its own, and something to say. */
export function titled({ special, exhaustion }: Printed): boolean {
  return special !== undefined || exhaustion;
}

/** With so many free squares between the markers a hand may be looked at. */
export function lookGap(facts: Facts): number {
  return known(facts).look_gap ?? Infinity;
}

/** How many squares more Gandalf loses by Strength. */
export function strengthLoss(facts: Facts): number {
  return known(facts).strength_loss ?? 0;
}

/** The squares with the crosses. */
export function crosses(facts: Facts): Pick<Scale, 'duel' | 'final'> {
  return known(facts).energy ?? { duel: 0, final: 0 };
}

/** Whether anything of this set is not as printed in the box. */
export function reconstructed(facts: Facts): boolean {
  return Object.values(faces(facts)).some(({ source }) => source === 'reconstruction');
}
