// The secret set-up, tried out on one's own screen. The engine asks for one region after the other; a person sees the
// whole board, changes his mind as he likes, and sends it when it is right.

import { HOMES, REGIONS } from './geography';
import type { Piece, Side } from './position';

/** How gladly a character stands in front, for a sensible random set-up: 2 in the first row, 0 at home. */
const EAGER: Record<string, number> = {
  frodo: -3,
  sam: -2.6,
  'frodo-variant': -3,
  'sam-variant': -1,
  pippin: 1.6,
  boromir: 1.5,
  aragorn: 1.2,
  faramir: 1.2,
  smeagol: 1,
  gandalf: 0.6,
  merry: 0.4,
  balrog: 1.4,
  'cave-troll': 1.5,
  'black-rider': 0.2,
  'flying-nazgul': 0,
  'flying-nazgul-variant': 0.6,
  warg: -1,
  'witch-king-variant': -0.5,
  watcher: 1.6,
  'uruk-hai': 0.2,
};

export function home(side: Side): string {
  return HOMES[side === 'light' ? 0 : 1] ?? '';
}

/** The five regions in front of a side's home, the nearest first. */
export function front(side: Side): string[] {
  const rows = side === 'light' ? [1, 2] : [5, 4];
  return rows.flatMap((along) => REGIONS.filter((region) => region.along === along).map((region) => region.id));
}

/** Kept for a reload in the middle of it; forgotten when this tab is closed. */
const KEY = 'bree.confrontation.arrangement';

function stored(): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

export class Arrangement {
  private current: Readonly<Record<string, string>> = $state.raw(stored());
  /** Whether it has been sent off and only the answers are awaited. */
  sending = $state(false);

  /** Which character stands in each front region; everybody else is at home. */
  get at(): Readonly<Record<string, string>> {
    return this.current;
  }

  set at(next: Readonly<Record<string, string>>) {
    this.current = next;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // A browser that keeps nothing only forgets it on reload.
    }
  }

  region(piece: string, side: Side): string {
    return Object.keys(this.at).find((region) => this.at[region] === piece) ?? home(side);
  }

  complete(side: Side): boolean {
    return front(side).every((region) => this.at[region] !== undefined);
  }

  /** Stand a piece in a region; whoever stood there takes its old place. */
  put(piece: string, region: string, side: Side): void {
    const before = this.region(piece, side);
    const { [before]: _left, [region]: displaced, ...others } = this.at;
    const next: Record<string, string> = { ...others };
    if (region !== home(side)) next[region] = piece;
    if (displaced && displaced !== piece && before !== home(side)) next[before] = displaced;
    this.at = next;
  }

  /** Start over, but for what the engine has been told already. */
  clear(fixed: Readonly<Record<string, string>>): void {
    this.at = fixed;
  }

  /** Drop what does not belong to this side and its characters, as after a change of sides, and take what is fixed. */
  tidy(pieces: readonly string[], side: Side, fixed: Readonly<Record<string, string>>): void {
    const settled = Object.values(fixed);
    const own = Object.entries(this.at).filter(
      ([region, piece]) => front(side).includes(region) && pieces.includes(piece) && !settled.includes(piece),
    );
    this.at = { ...Object.fromEntries(own), ...fixed };
  }

  /** A sensible one: scouts and fighters in front, those to be kept at home. */
  random(pieces: readonly string[], side: Side, fixed: Readonly<Record<string, string>>): void {
    const settled = Object.values(fixed);
    const drawn = pieces
      .filter((piece) => !settled.includes(piece))
      .map((piece) => ({ piece, wish: (EAGER[piece] ?? 0.3) + (Math.random() - 0.5) * 2.4 }))
      .sort((a, b) => b.wish - a.wish)
      .map(({ piece }) => piece);
    const places = front(side);
    const first = places.slice(2).sort(() => Math.random() - 0.5);
    const second = places.slice(0, 2).sort(() => Math.random() - 0.5);
    const free = [...first, ...second].filter((region) => fixed[region] === undefined);
    this.at = { ...Object.fromEntries(free.map((region, index) => [region, drawn[index] ?? ''])), ...fixed };
  }
}

/** Where the engine has been told already to put one's pieces: those stay. */
export function fixedIn(pieces: readonly Piece[], side: Side): Record<string, string> {
  const placed = pieces.filter((piece) => piece.side === side && piece.face !== null);
  return Object.fromEntries(placed.map((piece) => [piece.region, piece.face ?? '']));
}

/** One arrangement for a table: board and hand both work on it. */
export const arrangement = new Arrangement();
