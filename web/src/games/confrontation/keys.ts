// Which drawn piece is which from one view to the next, so that pieces walk instead of vanishing and appearing.
//
// Hidden pieces of a region have no identity: any of them may be drawn as the one that walks.

import type { Piece } from './position';

export interface Standing {
  key: number;
  piece: Piece;
}

let newest = 0;

export function follow(before: readonly Standing[], pieces: readonly Piece[]): Standing[] {
  const left = [...before];
  const found = new Map<Piece, number>();

  function take(fits: (old: Piece, piece: Piece) => boolean): void {
    for (const piece of pieces) {
      if (found.has(piece)) continue;
      const at = left.findIndex((old) => old.piece.side === piece.side && fits(old.piece, piece));
      const old = left[at];
      if (!old) continue;
      found.set(piece, old.key);
      left.splice(at, 1);
    }
  }

  take((old, piece) => piece.face !== null && old.face === piece.face);
  take((old, piece) => piece.token !== null && old.token === piece.token);
  take((old, piece) => old.region === piece.region && (old.face === null || piece.face === null));
  take((old, piece) => old.face === null || piece.face === null);
  return pieces.map((piece) => ({ piece, key: found.get(piece) ?? (newest += 1) }));
}
