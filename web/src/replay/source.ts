// Where a game that is watched comes from: its story, once for each perspective, and its positions in parts.

import { framesFile, framesOf, problem, replayFile, replayOf } from '../net/api';
import type { Frames, Replay } from '../net/wire';
import { pause } from '../table/motion';

/** So many positions come in one part. */
export const BATCH = 50;
/** Files are played through by the server again and again: it may ask us to wait. */
const TRIES = 8;
const WAIT = 1100;

export interface Source {
  contents(perspective: string): Promise<Replay>;
  frames(perspective: string, first: number): Promise<Frames>;
}

export function ofTable(id: string): Source {
  return {
    contents: (perspective) => replayOf(id, perspective),
    frames: (perspective, first) => framesOf(id, perspective, first, BATCH),
  };
}

export function ofFile(record: string): Source {
  return {
    contents: (perspective) => replayFile({ record, perspective }),
    frames: (perspective, first) => framesFile({ record, perspective, first, count: BATCH }),
  };
}

/** A source that is asked for each thing only once; what failed is asked for again. */
export class Fetching {
  private readonly known = new Map<string, Promise<Replay | Frames>>();

  constructor(private readonly source: Source) {}

  /** What happened, as this perspective was told it. */
  contents(perspective: string): Promise<Replay> {
    return this.once(perspective, () => this.source.contents(perspective));
  }

  /** The part of the positions in which the one after so many actions is. */
  part(perspective: string, at: number): Promise<Frames> {
    const first = Math.floor(at / BATCH) * BATCH;
    return this.once(`${perspective} ${first}`, () => this.source.frames(perspective, first));
  }

  private once<T extends Replay | Frames>(key: string, ask: () => Promise<T>): Promise<T> {
    const asked = (this.known.get(key) as Promise<T> | undefined) ?? patiently(ask);
    this.known.set(key, asked);
    asked.catch(() => this.known.delete(key));
    return asked;
  }
}

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (problem(error).error !== 'too-fast' || tries === TRIES) throw error;
      await pause(WAIT).done;
    }
  }
}
