// Written by web/wire_types.py from src/bree/server/wire: change it there.

/** Nobody is hurried. */
export interface NoClock {
  kind: 'none';
}

/** So many seconds for each decision. */
export interface MoveClock {
  kind: 'move';
  seconds: number;
}

/** So many seconds for the whole game, and some more after each decision. */
export interface GameClock {
  kind: 'game';
  seconds: number;
  increment?: number;
}

/** So many days for each decision. */
export interface DaysClock {
  kind: 'days';
  days: number;
}

/** Who sits on a seat. */
export interface Player {
  kind: 'bot' | 'open' | 'person';
  holder: number | null;
  name: string;
  level: string;
  fallback: boolean;
  fault: '' | 'illegal' | 'raised' | 'slow';
}

/** What never changes at a table. */
export interface Table {
  id: string;
  game: string;
  version: number;
  seats: number;
  options: Record<string, string>;
  components: string;
  clock: Clock;
  commitment: string;
  opened_at: number;
  static: Record<string, unknown> | null;
}

/** What one seat may know: exactly `View.json()` of the engine. */
export interface View {
  game: string;
  seat: number;
  waiting: number[];
  actions: Record<string, unknown>[];
  outcome: Record<string, unknown> | null;
  position: Record<string, unknown>;
}

/** An event as this perspective may know it. `n` counts what this perspective was told, from 0, without gaps. */
export interface Happened {
  n: number;
  kind: string;
  rule: string;
  fields: Record<string, unknown>;
}

/** One seat's clock at the moment of sending. */
export interface ClockFace {
  left: number;
  running: boolean;
}

/** A seat asked to go back to before its last decision. */
export interface Takeback {
  seat: number;
  waiting: number[];
}

/** A finished game of a series. `seats[i]` is the seat that whoever now holds seat i had then. */
export interface SeriesGame {
  table: string;
  seats: number[];
  returns: number[];
  points: number[];
  detail: Record<string, unknown>;
}

/** Two games with the sides exchanged, where a rulebook counts them together: the two this game is one of. */
export interface Match {
  points: number[];
  played: number;
  over: boolean;
  winner: number | null;
}

/** The games these players have finished in a row, this one included once it is over. */
export interface Series {
  number: number;
  games: SeriesGame[];
  points: number[];
  match: Match | null;
  offered: number[];
  next: string | null;
}

/** What the commitment hid. `bree verify` checks it. */
export interface Opening {
  seed: string;
}

/** How it ended. */
export interface Over {
  returns: number[];
  reason: string;
  rule: string;
  detail: Record<string, unknown>;
  by: number | null;
  opening: Opening;
}

/** Everything about a table that changes, as one perspective may know it. It replaces the `Now` before it. */
export interface Now {
  version: number;
  view: View;
  keep: number;
  events: Happened[];
  thinking: number[];
  players: Player[];
  clock: ClockFace[];
  undo: number;
  takeback: Takeback | null;
  can_ask: boolean;
  series: Series;
  over: Over | null;
}

/** The first message. With tokens of several seats nothing but the public view comes until `look`. */
export interface Hello {
  type: 'hello';
  tokens: string[];
  look?: number | null;
  since?: number | null;
}

/** Show another of the held seats, or with null what a spectator sees. Answered by `welcome`. */
export interface Look {
  type: 'look';
  seat: number | null;
  since?: number | null;
}

/** Do something: the action's id, its text, or its structured form. */
export interface Act {
  type: 'act';
  seat: number;
  action: number | string | Record<string, string>;
  version: number;
  key: string;
}

/** Take back this seat's last action, where that is free. */
export interface Undo {
  type: 'undo';
  seat: number;
  version: number;
  key: string;
}

/** Ask the others to go back to before this seat's last decision. Bots agree at once. */
export interface AskTakeback {
  type: 'ask-takeback';
  seat: number;
  key: string;
}

/** Agree to a takeback or not; the asker may withdraw it with false. */
export interface AnswerTakeback {
  type: 'answer-takeback';
  seat: number;
  agree: boolean;
  key: string;
}

/** Give the game up. */
export interface Resign {
  type: 'resign';
  seat: number;
  key: string;
}

/** After the game: ask for another with sides swapped. It is opened when every person has asked. */
export interface Rematch {
  type: 'rematch';
  seat: number;
  key: string;
}

/** Let a bot play this seat: one's own, or that of a person who has been away for a while. */
export interface BotTakeover {
  type: 'bot-takeover';
  seat: number;
  level: string;
  key: string;
}

/** Take one's own seat back from the bot. */
export interface BotReturn {
  type: 'bot-return';
  seat: number;
  key: string;
}

/** Ask for a `pong`. */
export interface Ping {
  type: 'ping';
}

/** The answer to `hello` and to `look`. */
export interface Welcome {
  type: 'welcome';
  table: Table;
  held: number[];
  looking: number | null;
  full: boolean;
  now: Now;
  present: number[];
  spectators: number;
}

/** Something changed. Where `now.version` is not one more than the last, something was missed: `look` again. */
export interface Update {
  type: 'update';
  now: Now;
}

/** Whose browser is connected. Not versioned. */
export interface Presence {
  type: 'presence';
  present: number[];
  spectators: number;
}

/** It is done and stored. `version` is the seat's version afterwards. */
export interface Accepted {
  type: 'accepted';
  key: string;
  version: number;
}

/** This key was accepted before; nothing was done again. `version` is what the first answer said. */
export interface Duplicate {
  type: 'duplicate';
  key: string;
  version: number;
}

/** The table has moved on since the version it was meant for. `version` is the seat's version now. */
export interface StaleAnswer {
  type: 'stale';
  key: string;
  version: number;
}

/** The rules forbid it. */
export interface IllegalAnswer {
  type: 'illegal';
  key: string;
  why: string;
  rule: string;
}

/** It could not be read. `key` is empty where not even that could be read. */
export interface MalformedAnswer {
  type: 'malformed';
  key: string;
  why: string;
  where: string;
}

/** The table forbids it; `reason` is an id listed in docs/protocol.md. */
export interface Refused {
  type: 'refused';
  key: string;
  reason: string;
}

/** Still here. */
export interface Pong {
  type: 'pong';
}

/** A seat for whoever opens the table. Several of them at one table: people share the screen, or one person holds several seats. */
export interface Here {
  who: 'here';
  name?: string;
}

/** A seat for somebody who will be sent an invitation link. */
export interface Friend {
  who: 'friend';
}

/** A seat for a bot of this level. */
export interface Bot {
  who: 'bot';
  level: string;
}

/** POST /api/tables */
export interface OpenTable {
  game: string;
  sitters: Sitter[];
  options?: Record<string, string>;
  clock?: Clock;
  components?: string;
}

/** POST /api/join */
export interface Join {
  invitation: string;
  name?: string;
}

/** POST /api/mine: the tables where any of these tokens is good. */
export interface ListTables {
  tokens: string[];
}

/** POST /api/replay: what happened in an exported record. `perspective` as in GET /api/tables/{id}/replay. */
export interface ReplayFile {
  record: string;
  perspective?: string;
  components?: string;
}

/** POST /api/replay/frames: positions of an exported record, as GET /api/tables/{id}/frames. */
export interface FramesFile {
  record: string;
  perspective?: string;
  first?: number;
  count?: number;
  components?: string;
}

/** One choice made before the game: one of `choices`, or, with none, any text that fits `pattern`. */
export interface OptionFacts {
  name: string;
  default: string;
  choices: string[];
  pattern: string;
}

/** What a game declares about itself. */
export interface GameFacts {
  id: string;
  version: number;
  seats: number[];
  seat_names: string[];
  options: OptionFacts[];
  cooperative: boolean;
  longest: number;
  static: Record<string, unknown> | null;
  lesson: boolean;
}

/** A strength a bot can have, the same for every game. */
export interface Level {
  id: string;
}

/** GET /api/games */
export interface Games {
  games: GameFacts[];
  levels: Level[];
}

/** A seat and the secret that makes it one's own. */
export interface HeldSeat {
  seat: number;
  token: string;
}

/** A seat somebody may still take, the secret that lets him, and the path of the link that carries it. */
export interface Invitation {
  seat: number;
  token: string;
  path: string;
}

/** A table was opened. The tokens are shown this once; the server keeps only their hashes. */
export interface Opened {
  table: string;
  held: HeldSeat[];
  invitations: Invitation[];
  spectator: string;
  spectator_path: string;
  commitment: string;
}

/** An invitation was taken up. */
export interface Joined {
  table: string;
  held: HeldSeat[];
  spectator_path: string;
}

/** One line of somebody's own tables. */
export interface Summary {
  table: string;
  game: string;
  seats: number[];
  players: Player[];
  waiting: number[];
  over: boolean;
  returns: number[];
  series: Series;
  opened_at: number;
  changed_at: number;
}

/** The answer to POST /api/mine, the last changed first. */
export interface Tables {
  tables: Summary[];
}

/** One action, as somebody noticed it. */
export interface Moment {
  seat: number;
  text: string;
  events: Happened[];
}

/** Why a file was not played to its end. */
export interface Broken {
  kind: 'cut' | 'wrong';
  line: number;
  why: string;
}

/** A finished game: who played, what happened, how it ended. */
export interface Replay {
  table: Table;
  perspective: string;
  players: Player[];
  moments: Moment[];
  over: Over | null;
  broken: Broken | null;
}

/** Positions of a finished game, as somebody saw them: the first of them after `first` actions. */
export interface Frames {
  perspective: string;
  first: number;
  views: View[];
}

/** One thing a learner is told: `lesson-<game>-<id>` in the catalogue. */
export interface LessonStep {
  id: string;
  ply: number;
  do: string;
  point: string[];
  rule: string;
}

/** A position of a lesson, and what led to it. */
export interface LessonFrame {
  view: View;
  events: Happened[];
}

/** GET /api/lessons/{game}: a guided first game, played on the engine, as the learner's seat sees it. */
export interface Lesson {
  game: string;
  options: Record<string, string>;
  seats: number;
  seat: number;
  steps: LessonStep[];
  frames: LessonFrame[];
}

/** The body of every REST answer that is not a success. */
export interface Problem {
  error: string;
  why: string;
  where: string;
  rule: string;
}

export type Clock = NoClock | MoveClock | GameClock | DaysClock;

export type Sitter = Here | Friend | Bot;

export type FromClient = Hello | Look | Act | Undo | AskTakeback | AnswerTakeback | Resign | Rematch | BotTakeover | BotReturn | Ping;

export type FromServer = Welcome | Update | Presence | Accepted | Duplicate | StaleAnswer | IllegalAnswer | MalformedAnswer | Refused | Pong;
