// The way through a guided first game: which step, which position, and what happens between two steps.

import type { Happened, Lesson, LessonFrame, LessonStep } from '../net/wire';
import type { Action } from '../table/board';
import { pause, type Pause } from '../table/motion';

const NOTHING: readonly Happened[] = [];

export class Course {
  /** The step being taught; one more than there are at the end. */
  at = $state(0);
  /** How many actions have been shown. */
  private ply = $state(0);
  /** Whether something is happening on the board. */
  moving = $state(false);
  /** Whether the last choice was not the one that is taught now. */
  astray = $state(false);
  private backwards = $state(false);
  private holding: Pause | null = null;
  private left = false;

  constructor(
    readonly lesson: Lesson,
    /** How long these events should stay before the next ones. */
    private readonly pace: (events: readonly Happened[]) => number,
    /** Called when events are shown, in order. */
    private readonly shown: (events: readonly Happened[]) => void,
  ) {}

  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null;
  }

  get frame(): LessonFrame {
    return this.lesson.frames[this.ply] as LessonFrame;
  }

  /** What happened on the way to this position; nothing where one went back to it. */
  get fresh(): readonly Happened[] {
    return this.backwards ? NOTHING : this.frame.events;
  }

  get log(): Happened[] {
    return this.lesson.frames.slice(0, this.ply + 1).flatMap((frame) => frame.events);
  }

  get choosing(): boolean {
    return !this.moving && Boolean(this.step?.do);
  }

  act(action: Action): void {
    if (!this.choosing) return;
    if (action.text === this.step?.do) void this.forward();
    else this.astray = true;
  }

  /** Let this step happen, one thing after the other, and go on to the next. */
  async forward(): Promise<void> {
    if (this.moving || !this.step) return;
    const end = this.lesson.steps[this.at + 1]?.ply ?? this.lesson.frames.length - 1;
    this.astray = false;
    this.moving = true;
    while (this.ply < end && !this.left) {
      this.ply += 1;
      // Only now: a step that is just read must not tell again what happened before it.
      this.backwards = false;
      this.shown(this.frame.events);
      // Letting a moment pass changes nothing that could be looked at.
      if (this.frame.events.length) {
        this.holding = pause(this.pace(this.frame.events));
        await this.holding.done;
      }
    }
    this.moving = false;
    this.at += 1;
  }

  back(): void {
    if (this.moving || this.at === 0) return;
    this.goTo(this.at - 1);
  }

  again(): void {
    this.goTo(0);
  }

  skipPause(): void {
    this.holding?.skip();
  }

  close(): void {
    this.left = true;
    this.holding?.skip();
  }

  private goTo(at: number): void {
    this.at = at;
    this.ply = this.step?.ply ?? 0;
    this.astray = false;
    this.backwards = true;
  }
}
