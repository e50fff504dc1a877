// The frames of a finished game, fetched as they are needed.

import { Failure, replayFile, replayOf } from '../net/api';
import type { Frame, Happened, Replay, Table } from '../net/wire';

const BATCH = 100;
type Fetch = (perspective: string, first: number) => Promise<Replay>;

export class Reel {
  at = $state(0);
  perspective: string;
  readonly table: Table;
  readonly plies: number;
  private frames: readonly (Frame | undefined)[] = $state.raw([]);

  private constructor(
    private readonly fetch: Fetch,
    replay: Replay,
    at: number,
  ) {
    this.table = replay.table;
    this.plies = replay.plies;
    this.perspective = replay.perspective;
    this.keep(replay);
    void this.go(at);
  }

  static async table(id: string, perspective: string, at: number): Promise<Reel> {
    const fetch: Fetch = (seen, first) => replayOf(id, seen, first, BATCH);
    return new Reel(fetch, await fetch(perspective, 0), at);
  }

  static async file(record: string, perspective: string): Promise<Reel> {
    const fetch: Fetch = (seen, first) => replayFile({ record, perspective: seen, first, count: BATCH });
    return new Reel(fetch, await fetch(perspective, 0), 0);
  }

  static reason(error: unknown): string {
    return error instanceof Failure ? error.problem.error : 'unreachable';
  }

  get frame(): Frame | null {
    return this.frames[this.at] ?? this.frames.findLast((frame, at) => frame && at <= this.at) ?? null;
  }

  /** What had happened up to here. */
  get log(): Happened[] {
    return this.frames.slice(0, this.at + 1).flatMap((frame) => frame?.events ?? []);
  }

  async seenBy(perspective: string): Promise<void> {
    this.perspective = perspective;
    this.frames = [];
    await this.go(this.at);
  }

  /** Show the position after this many actions. */
  async go(at: number): Promise<void> {
    const wanted = Math.min(Math.max(0, at), this.plies);
    for (let first = 0; first <= wanted; first += BATCH) {
      if (!this.frames[first]) this.keep(await this.fetch(this.perspective, first));
    }
    this.at = wanted;
  }

  /** One action on; false at the end. */
  forward(): boolean {
    void this.go(this.at + 1);
    return this.at < this.plies;
  }

  back(): void {
    void this.go(this.at - 1);
  }

  private keep(replay: Replay): void {
    const frames = [...this.frames];
    for (const frame of replay.frames) frames[frame.ply] = frame;
    this.frames = frames;
  }
}
