// The questions asked outside a table, over HTTP.

import type {
  Frames,
  FramesFile,
  Games,
  Join,
  Joined,
  Lesson,
  ListTables,
  Opened,
  OpenTable,
  Problem,
  Replay,
  ReplayFile,
  Tables,
} from './wire';

const UNREACHABLE: Problem = { error: 'unreachable', why: '', where: '', rule: '' };

/** An answer that is not a success. `error` is an id; `refused-<id>` in the catalogue says it. */
export class Failure extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.error);
  }
}

/** Why something asked for did not come. */
export function problem(error: unknown): Problem {
  return error instanceof Failure ? error.problem : UNREACHABLE;
}

async function ask<T>(path: string, body?: object): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
    );
  } catch {
    throw new Failure(UNREACHABLE, 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok || told === null) throw new Failure((told as Problem | null) ?? UNREACHABLE, answer.status);
  return told as T;
}

let known: Promise<Games> | undefined;

/** The games and the levels of bots. Asked once; asked again only after a failure. */
export function games(): Promise<Games> {
  known ??= ask<Games>('/api/games').catch((error: unknown) => {
    known = undefined;
    throw error;
  });
  return known;
}

export function openTable(wanted: OpenTable): Promise<Opened> {
  return ask('/api/tables', wanted);
}

export function join(wanted: Join): Promise<Joined> {
  return ask('/api/join', wanted);
}

export function mine(wanted: ListTables): Promise<Tables> {
  return ask('/api/mine', wanted);
}

export function lessonOf(game: string): Promise<Lesson> {
  return ask(`/api/lessons/${game}`);
}

export function replayOf(table: string, perspective: string): Promise<Replay> {
  return ask(`/api/tables/${table}/replay?${new URLSearchParams({ perspective })}`);
}

export function framesOf(table: string, perspective: string, first: number, count: number): Promise<Frames> {
  const query = new URLSearchParams({ perspective, first: String(first), count: String(count) });
  return ask(`/api/tables/${table}/frames?${query}`);
}

export function replayFile(wanted: ReplayFile): Promise<Replay> {
  return ask('/api/replay', wanted);
}

export function framesFile(wanted: FramesFile): Promise<Frames> {
  return ask('/api/replay/frames', wanted);
}
