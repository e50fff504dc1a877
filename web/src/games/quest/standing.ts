// Where on the land the hobbits stand, and where the places lie to which one of them may go.

import type { Action } from '../../table/board';
import { nearest, numberOf, placeOf, type Area } from './land';
import type { Position } from './position';
import type { Point } from './section';

/** Where the hobbit of this seat stands: beside the other one in the same region, and beside an encounter. */
export function standing(position: Position, areas: readonly Area[], seat: number): Point {
  const own = position.seats[seat]?.hobbit;
  const [x, y] = own === undefined ? [0, 0] : placeOf(position, areas, own);
  if (own !== undefined && position.seats[1 - seat]?.hobbit === own)
    return [x + (seat ? 19 : -19), y + (own === 'shire centre' ? 15 : -4)];
  return position.encounters.some((one) => one.region === own) ? [x - 17, y] : [x, y - 3];
}

/** Where the encounter of a region lies: it makes room for a hobbit. */
export function lying(position: Position, areas: readonly Area[], region: string): Point {
  const [x, y] = placeOf(position, areas, region);
  return [x + (position.seats.some(({ hobbit }) => hobbit === region) ? 17 : 0), y];
}

/** A region one may go to. */
export interface Target {
  id: string;
  action: Action;
  number: number;
  /** Whether an encounter lies there. */
  lies: boolean;
  place: Point;
}

/** The regions that may be pointed at, each with a place of its own. */
export function targetsOf(
  position: Position,
  areas: readonly Area[],
  reach: ReadonlyMap<string, Action>,
  seat: number,
): Target[] {
  const taken: Point[] = position.seats.map((_, at) => standing(position, areas, at));
  const own = taken[seat] ?? [0, 0];
  const found = [...reach.entries()].map(([id, action]) => ({
    id,
    action,
    number: numberOf(position, id),
    lies: position.encounters.some((one) => one.region === id),
  }));
  // What has its place comes first; the others keep clear of it.
  return found
    .sort((a, b) => Number(b.lies || b.number < 0) - Number(a.lies || a.number < 0))
    .map((target) => {
      const fixed = target.lies || target.number < 0;
      const place = fixed ? placeOf(position, areas, target.id) : nearest(areas[target.number], own, taken);
      taken.push(place);
      return { ...target, place };
    });
}
