// A finished game, fetched as it is needed: what happened, once for each perspective, and positions in parts.

import { framesFile, framesOf, problem, replayFile, replayOf } from '../net/api';
import type { Frames, Happened, Replay, View } from '../net/wire';
import { pause } from '../table/motion';

const BATCH = 50;
/** Files are played through by the server again and again: it may ask us to wait. */
const TRIES = 8;
const WAIT = 1100;

/** Where a game comes from. */
interface Source {
  contents(perspective: string): Promise<Replay>;
  frames(perspective: string, first: number): Promise<Frames>;
}

/** One moment as somebody saw it: the position after so many actions, and what the last of them made happen. */
export interface Shown {
  at: number;
  perspective: string;
  view: View;
  events: readonly Happened[];
  /** Stays the same while one goes forward step by step: what is on the board belongs together. */
  scene: number;
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

export class Reel {
  /** The moment wanted; `shown` follows as soon as it has come. */
  at = $state(0);
  perspective = $state('');
  /** What happened, as the perspective shown was told it. */
  contents: Replay = $state.raw() as Replay;
  shown: Shown | null = $state.raw(null);
  /** Why what is wanted cannot be shown; empty where it can. */
  trouble = $state('');
  private readonly known = new Map<string, Promise<Replay | Frames>>();

  private constructor(
    private readonly source: Source,
    contents: Replay,
  ) {
    this.contents = contents;
    this.perspective = contents.perspective;
    this.known.set(contents.perspective, Promise.resolve(contents));
  }

  static async open(source: Source, perspective: string, at: number): Promise<Reel> {
    const reel = new Reel(source, await patiently(() => source.contents(perspective)));
    await reel.go(at);
    return reel;
  }

  get plies(): number {
    return this.contents.moments.length;
  }

  /** Show the position after this many actions. */
  async go(at: number): Promise<void> {
    this.at = Math.min(Math.max(0, at), this.plies);
    await this.show();
  }

  /** Show the same moment as somebody else saw it. */
  async seenBy(perspective: string): Promise<void> {
    this.perspective = perspective;
    await this.show();
  }

  async show(): Promise<void> {
    const { at, perspective } = this;
    const wanted = (): boolean => at === this.at && perspective === this.perspective;
    try {
      const [contents, { first, views }] = await Promise.all([this.told(perspective), this.part(perspective, at)]);
      const view = views[at - first];
      if (!wanted() || !view) return;
      const before = this.shown;
      const step = before?.perspective === perspective && at === before.at + 1;
      const scene = (before?.scene ?? 0) + (step ? 0 : 1);
      this.contents = contents;
      this.shown = { at, perspective, view, events: contents.moments[at - 1]?.events ?? [], scene };
      this.trouble = '';
      // What comes next is fetched before it is asked for.
      if (at + BATCH / 2 <= this.plies) void this.part(perspective, at + BATCH / 2).catch(() => {});
    } catch (error) {
      if (wanted()) this.trouble = problem(error).error;
    }
  }

  private told(perspective: string): Promise<Replay> {
    return this.once(perspective, () => this.source.contents(perspective));
  }

  private part(perspective: string, at: number): Promise<Frames> {
    const first = Math.floor(at / BATCH) * BATCH;
    return this.once(`${perspective} ${first}`, () => this.source.frames(perspective, first));
  }

  /** Ask only once; what failed is asked again. */
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
