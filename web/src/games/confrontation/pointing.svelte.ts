// What may be pointed at on the board, and what follows from pointing at it.

import type { Action, Choice, View } from '../../table/board';
import { arrangement, fixedIn, front, home } from './arrangement.svelte';
import { byPiece, byRegion, meant, pieces, regions } from './choices';
import { sideOf, type Piece, type Position } from './position';

/** What the frame has given to the board. */
interface Given {
  view: View<Position>;
  choosing: boolean;
  choice: Choice;
  act: (action: Action) => void;
}

export class Pointing {
  constructor(private readonly given: () => Given) {}

  private readonly mine = $derived.by(() => sideOf(this.given().view.seat));

  /** Whether the set-up is tried out on the board. */
  readonly placing = $derived.by(() => {
    const { position, actions } = this.given().view;
    return position.decision === 'place' && actions.length > 0;
  });

  /** Where the engine has been told already to put one's pieces. */
  readonly fixed = $derived.by((): Record<string, string> =>
    this.placing ? fixedIn(this.given().view.position.pieces, this.mine) : {},
  );

  /** The regions that may be pointed at. */
  readonly targets = $derived.by((): string[] => {
    const { view, choosing, choice } = this.given();
    if (!choosing) return [];
    if (!this.placing) return regions(view.actions, choice);
    return choice.picked.piece ? [...front(this.mine), home(this.mine)].filter((one) => !(one in this.fixed)) : [];
  });

  /** The faces that may be pointed at. */
  readonly choosable = $derived.by((): string[] => {
    const { view, choosing, choice } = this.given();
    if (!choosing) return [];
    if (!this.placing) return pieces(view.actions, choice);
    const settled = Object.values(this.fixed);
    return view.position.faces[this.mine].filter((face) => face !== null).filter((face) => !settled.includes(face));
  });

  private readonly hidden = $derived.by(() => {
    const { view, choosing } = this.given();
    return choosing ? view.actions.find((action) => action.kind === 'attack-hidden') : undefined;
  });

  /** Whether pointing at this piece does something. */
  active(piece: Piece): boolean {
    const { face, side, region } = piece;
    if (!this.given().choosing) return false;
    if (face !== null && (this.choosable.includes(face) || (side === this.mine && this.moves(face)))) return true;
    return this.targets.includes(region) || this.direct(piece) !== undefined;
  }

  region(region: string): void {
    const { view, choice, act } = this.given();
    if (!this.targets.includes(region)) return;
    if (this.placing) {
      const { piece } = choice.picked;
      if (piece) arrangement.put(piece, region, this.mine);
      choice.clear();
      return;
    }
    const [only, ...more] = byRegion(view.actions, choice, region);
    if (only && more.length === 0) act(only);
    else choice.pick({ to: region });
  }

  piece(piece: Piece): void {
    const { choice, act } = this.given();
    const { face, region } = piece;
    if (face !== null && choice.picked.piece === face) return choice.clear();
    // Whatever stands in a marked region is part of it.
    if (this.targets.includes(region)) return this.region(region);
    if (face !== null && this.choosable.includes(face)) return this.begin(face);
    const direct = this.direct(piece);
    if (direct) act(direct);
    else if (face !== null && choice.picked.piece && this.moves(face)) this.lift(face);
  }

  /** Take this piece in hand instead of the one before. */
  lift(face: string): void {
    const { choice } = this.given();
    if (choice.picked.piece === face) return;
    choice.clear();
    choice.pick({ piece: face });
  }

  private begin(face: string): void {
    const { view, choice, act } = this.given();
    const action = this.placing ? undefined : byPiece(view.actions, choice, face);
    if (action) act(action);
    else choice.pick({ piece: face });
  }

  /** What pointing at a hidden piece does by itself: it is chosen by its token, or attacked as it stands. */
  private direct({ face, side, region, token }: Piece): Action | undefined {
    const { view, choosing, choice } = this.given();
    if (!choosing) return undefined;
    const named = token === null ? undefined : meant(view.actions, choice).find((action) => action.token === token);
    if (named) return named;
    const attacked = face === null && side !== this.mine && region === view.position.battle?.region;
    return attacked ? this.hidden : undefined;
  }

  /** Whether this piece could be taken in hand. */
  private moves(face: string): boolean {
    const { view, choosing } = this.given();
    if (!choosing) return false;
    if (this.placing) return this.choosable.includes(face);
    return view.actions.some((action) => action.piece === face && 'to' in action);
  }
}
