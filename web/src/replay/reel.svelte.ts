// A game that is watched: the moment wanted, and the one shown.

import { problem } from '../net/api';
import type { Happened, Replay, View } from '../net/wire';
import { BATCH, Fetching, type Source } from './source';

/** One moment as somebody saw it: the position after so many actions, and what the last of them made happen. */
export interface Shown {
  at: number;
  perspective: string;
  view: View;
  events: readonly Happened[];
  /** Stays the same while one goes forward step by step: what is on the board belongs together. */
  scene: number;
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

  private constructor(
    private readonly source: Fetching,
    contents: Replay,
  ) {
    this.contents = contents;
    this.perspective = contents.perspective;
  }

  static async open(source: Source, perspective: string, at: number): Promise<Reel> {
    const fetching = new Fetching(source);
    const reel = new Reel(fetching, await fetching.contents(perspective));
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
      const [contents, { first, views }] = await Promise.all([
        this.source.contents(perspective),
        this.source.part(perspective, at),
      ]);
      const view = views[at - first];
      if (!wanted() || !view) return;
      const before = this.shown;
      const step = before?.perspective === perspective && at === before.at + 1;
      const scene = (before?.scene ?? 0) + (step ? 0 : 1);
      this.contents = contents;
      this.shown = { at, perspective, view, events: contents.moments[at - 1]?.events ?? [], scene };
      this.trouble = '';
      // What comes next is fetched before it is asked for.
      if (at + BATCH / 2 <= this.plies) void this.source.part(perspective, at + BATCH / 2).catch(() => {});
    } catch (error) {
      if (wanted()) this.trouble = problem(error).error;
    }
  }
}
