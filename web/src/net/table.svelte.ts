// One table as one browser follows it: connect, catch up, show one thing after the other, ask and be answered.

import { pause, type Pause } from '../table/motion';
import type { Happening } from '../table/board';
import type { FromClient, FromServer, Happened, Now, Table, Welcome } from './wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'closed';

/** Why something asked for was not done. */
export type Refusal =
  { kind: 'illegal'; why: string; rule: string } | { kind: 'refused'; reason: string } | { kind: 'stale' };

type Request = Extract<FromClient, { key: string }>;
type Unkeyed<R> = R extends unknown ? Omit<R, 'key'> : never;

const RETRY = [250, 500, 1000, 2000, 4000, 8000];
const PING_EVERY = 10_000;
/** After so long without an answer one is told to wait. */
const LATE = 600;
/** Close codes with which the server says that coming again will not help: see docs/protocol.md. */
const FOR_GOOD = [4401, 4403, 4404, 1008];

/** Tells one request from all others. (`crypto.randomUUID` is missing where a house serves itself without encryption.) */
function newKey(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');
}

export class TableLink {
  connection: Connection = $state('connecting');
  table: Table | null = $state.raw(null);
  held: number[] = $state.raw([]);
  looking: number | null = $state(null);
  /** What is shown: the newest that has had its turn. */
  now: Now | null = $state.raw(null);
  /** What happened on the way to `now`; empty where that was not seen happen. */
  fresh: readonly Happening[] = $state.raw([]);
  log: readonly Happened[] = $state.raw([]);
  present: number[] = $state.raw([]);
  spectators = $state(0);
  refusal: Refusal | null = $state.raw(null);
  /** When the clocks of `now` were read, by our own clock. */
  readAt = $state(0);
  /** Requests that have not been answered. */
  asked: Request[] = $state.raw([]);
  /** Whether the answer takes longer than one would not notice. */
  late = $state(false);
  /** Updates that wait until what is shown has been seen. */
  private queue: Now[] = $state.raw([]);

  private socket: WebSocket | null = null;
  private version = 0;
  private wanted: number | null;
  private failures = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private lateness: ReturnType<typeof setTimeout> | undefined;
  private readonly ping: ReturnType<typeof setInterval>;
  /** Whether nothing has been heard since the last ping. */
  private silent = false;
  private holding: Pause | null = null;
  private ended = false;

  constructor(
    readonly id: string,
    private readonly tokens: string[],
    look: number | null,
    /** How long these events should stay before the next ones. */
    private readonly pace: (events: readonly Happening[]) => number,
    /** Called when events are shown, in order. */
    private readonly shown: (events: readonly Happened[]) => void,
  ) {
    this.wanted = look;
    this.ping = setInterval(() => this.listen(), PING_EVERY);
    this.connect();
  }

  /** Whether everything received is on the screen and answered. */
  get settled(): boolean {
    return this.queue.length === 0 && this.asked.length === 0 && this.connection === 'open';
  }

  close(): void {
    this.ended = true;
    clearInterval(this.ping);
    clearTimeout(this.retry);
    clearTimeout(this.lateness);
    this.holding?.skip();
    this.socket?.close();
  }

  /** Show the view of another held seat, or of a spectator. */
  look(seat: number | null): void {
    this.wanted = seat;
    this.queue = [];
    this.now = null;
    this.log = [];
    this.send({ type: 'look', seat });
  }

  ask(request: Unkeyed<Request>): void {
    const keyed = { ...request, key: newKey() };
    this.refusal = null;
    this.asked = [...this.asked, keyed];
    clearTimeout(this.lateness);
    this.lateness = setTimeout(() => (this.late = true), LATE);
    this.send(keyed);
  }

  /** Do not wait for things to be seen: show the next update at once. */
  skip(): void {
    this.holding?.skip();
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.silent = false;
      const since = this.table && this.looking === this.wanted ? this.version : null;
      this.send({ type: 'hello', tokens: this.tokens, look: this.wanted, since });
    };
    socket.onmessage = (message) => {
      this.silent = false;
      this.receive(JSON.parse(String(message.data)) as FromServer);
    };
    socket.onclose = (closed) => this.lost(closed.code);
  }

  /** A connection may die without a word: no answer to a ping is as good as the end of it. */
  private listen(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (!this.silent) {
      this.silent = true;
      this.send({ type: 'ping' });
      return;
    }
    const dead = this.socket;
    dead.onmessage = dead.onclose = null;
    dead.close();
    this.lost(0);
  }

  private lost(code: number): void {
    if (this.ended) return;
    if (FOR_GOOD.includes(code)) {
      this.connection = 'closed';
      return;
    }
    this.connection = 'lost';
    const wait = RETRY[Math.min(this.failures, RETRY.length - 1)];
    this.failures += 1;
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.welcome(message);
        break;
      case 'update':
        this.update(message.now);
        break;
      case 'presence':
        this.present = message.present;
        this.spectators = message.spectators;
        break;
      case 'accepted':
      case 'duplicate':
        this.answered(message.key);
        break;
      case 'stale':
        this.answered(message.key);
        this.refusal = { kind: 'stale' };
        break;
      case 'illegal':
        this.answered(message.key);
        this.refusal = { kind: 'illegal', why: message.why, rule: message.rule };
        break;
      case 'malformed':
        this.answered(message.key);
        this.refusal = { kind: 'refused', reason: 'malformed' };
        break;
      case 'refused':
        this.answered(message.key);
        this.refusal = { kind: 'refused', reason: message.reason };
        break;
      case 'pong':
        break;
    }
  }

  private welcome(message: Welcome): void {
    this.connection = 'open';
    this.failures = 0;
    this.table = message.table;
    this.held = message.held;
    this.looking = message.looking;
    this.present = message.present;
    this.spectators = message.spectators;
    this.version = message.now.version;
    this.queue = [];
    this.holding?.skip();
    this.log = message.full ? message.now.events : [...this.log.slice(0, message.now.keep), ...message.now.events];
    this.fresh = [];
    this.now = message.now;
    this.readAt = performance.now();
    // What was asked before the connection broke is asked again; its key keeps it from being done twice.
    for (const request of this.asked) this.send(request);
  }

  private update(now: Now): void {
    if (now.version !== this.version + 1) {
      this.send({ type: 'look', seat: this.wanted, since: this.version });
      return;
    }
    this.version = now.version;
    this.queue = [...this.queue, now];
    if (!this.holding) void this.showNext();
  }

  private async showNext(): Promise<void> {
    for (;;) {
      const [next, ...others] = this.queue;
      if (!next) return;
      this.queue = others;
      this.log = [...this.log.slice(0, next.keep), ...next.events];
      this.fresh = next.events;
      this.now = next;
      this.readAt = performance.now();
      this.shown(next.events);
      this.holding = pause(next.events.length ? this.pace(next.events) : 0);
      await this.holding.done;
      this.holding = null;
    }
  }

  private answered(key: string): void {
    this.asked = this.asked.filter((request) => request.key !== key);
    if (this.asked.length > 0) return;
    clearTimeout(this.lateness);
    this.late = false;
  }
}
