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
  /** `open`: the friend has not come yet. */
  kind: 'bot' | 'open' | 'person';
  /** Equal numbers are the same browser; null for a bot that nobody can send away. */
  holder: number | null;
  name: string;
  /** The bot's level; empty for people. */
  level: string;
  /** The bot failed, and a plain one plays in its place. */
  fallback: boolean;
  /** Why: it ended in an error, answered nonsense, or took too long. */
  fault: Fault;
}

/** What never changes at a table. */
export interface Table {
  id: string;
  game: string;
  /** Of the rules. */
  version: number;
  seats: number;
  options: Record<string, string>;
  /** The digest of a replaced component set; empty for the one that comes with the game. */
  components: string;
  clock: Clock;
  /** SHA-256 that binds the server's secret seed; `Over.opening` opens it. */
  commitment: string;
  opened_at: number;
  /** The static facts of a replaced component set; null: those of GET /api/games hold. */
  static: Record<string, unknown> | null;
}

/** What one seat may know: exactly `View.json()` of the engine. */
export interface View {
  game: string;
  /** -2 for a spectator, -3 for everything. */
  seat: number;
  /** Who is being waited for; -1 is chance. */
  waiting: number[];
  /** Each has `id`, `text`, `kind` and the operands of its kind. */
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
  /** Milliseconds. */
  left: number;
  running: boolean;
}

/** A seat asked to go back to before its last decision. */
export interface Takeback {
  seat: number;
  /** Seats that have not answered yet. */
  waiting: number[];
}

/** A finished game of a series. `seats[i]` is the seat that whoever now holds seat i had then. */
export interface SeriesGame {
  table: string;
  seats: number[];
  returns: number[];
  /** For each seat of this table: what that game counted. */
  points: number[];
  detail: Record<string, unknown>;
}

/** Two games with the sides exchanged, where a rulebook counts them together: the two this game is one of. */
export interface Match {
  /** For each seat of this table. */
  points: number[];
  /** How many of its games are over. */
  played: number;
  over: boolean;
  /** The seat that won it; null before the end, and where nobody did. */
  winner: number | null;
}

/** The games these players have finished in a row, this one included once it is over. */
export interface Series {
  /** Which game of the series this is, from 1. */
  number: number;
  games: SeriesGame[];
  /** For each seat of this table: the points the rulebook counts towards a match, or else one for a win and half for a draw. Those who play together all have the sum of their scores. */
  points: number[];
  match: Match | null;
  /** Seats that have asked for a rematch. */
  offered: number[];
  /** The table of the next game: the same tokens open it. */
  next: string | null;
}

/** What the commitment hid. `bree verify` checks it. */
export interface Opening {
  seed: string;
}

/** How it ended. */
export interface Over {
  returns: number[];
  /** The reason of the engine's outcome, or `resigned`, `time`, `abandoned`, `stopped`. */
  reason: string;
  rule: string;
  detail: Record<string, unknown>;
  /** Who resigned or ran out of time. */
  by: number | null;
  opening: Opening;
}

/** Everything about a table that changes, as one perspective may know it. It replaces the `Now` before it. */
export interface Now {
  /** Of this perspective: it grows by one with every update it is sent. An action says for which one it is. */
  version: number;
  view: View;
  /** How many of the events already told still stand: drop the others, then add `events`. */
  keep: number;
  events: Happened[];
  /** Bots that are being waited for. */
  thinking: number[];
  players: Player[];
  /** Empty without a clock. */
  clock: ClockFace[];
  /** How many of its last actions this seat may take back without asking. */
  undo: number;
  takeback: Takeback | null;
  /** Whether this seat may ask for a takeback. */
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
  /** The seats that the tokens open. */
  held: number[];
  /** Whose view `now` is; null for a spectator's. */
  looking: number | null;
  /** Whether `now.events` are all there are (`now.keep` is 0 then), or only those after `since`. */
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
  /** One for each seat, in the order of the seats; their number is the number of players. */
  sitters: Sitter[];
  options?: Record<string, string>;
  clock?: Clock;
  /** A replaced component set as TOML text. */
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

/** POST /api/replay: what happened in an exported record. `perspective` as in GET /api/tables/{table}/replay. */
export interface ReplayFile {
  record: string;
  perspective?: string;
  /** The component set it was played with, where the record does not bring it along. */
  components?: string;
}

/** POST /api/replay/frames: positions of an exported record, as GET /api/tables/{table}/frames. */
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
  /** The numbers of players it can be played with, the usual one first. */
  seats: number[];
  seat_names: string[];
  options: OptionFacts[];
  cooperative: boolean;
  longest: number;
  /** What the page draws and never changes, such as the map, where a game has it. */
  static: Record<string, unknown> | null;
  /** Whether there is a guided first game. */
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
  /** The seats that the tokens open; empty for a spectator. */
  seats: number[];
  players: Player[];
  waiting: number[];
  over: boolean;
  /** How it ended for each seat; empty before. */
  returns: number[];
  series: Series;
  opened_at: number;
  /** When what the tokens open last changed. Both in milliseconds since 1970. */
  changed_at: number;
}

/** The answer to POST /api/mine, the last changed first. */
export interface Tables {
  tables: Summary[];
}

/** One action, as somebody noticed it. */
export interface Moment {
  /** Who acted; -1 for chance. */
  seat: number;
  /** The action as written in the record; empty where this perspective may not know it. */
  text: string;
  events: Happened[];
}

/** Why a file was not played to its end. */
export interface Broken {
  kind: 'cut' | 'wrong';
  /** The first line that is missing or cannot be right. */
  line: number;
  /** The engine's reason. */
  why: string;
}

/** A finished game: who played, what happened, how it ended. */
export interface Replay {
  table: Table;
  perspective: string;
  players: Player[];
  /** The first is the first action: before it, nothing has happened. */
  moments: Moment[];
  /** Null where a file breaks off. */
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
  /** How many actions come before it. */
  ply: number;
  /** The action that leads on, as written in a record; empty where there is only something to read. */
  do: string;
  /** What to point at: an attribute of the board and its value. */
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
  /** The first before any action. */
  frames: LessonFrame[];
}

/** The body of every REST answer that is not a success. */
export interface Problem {
  /** An id, listed in docs/protocol.md. */
  error: string;
  why: string;
  where: string;
  rule: string;
}

export type Clock = NoClock | MoveClock | GameClock | DaysClock;

export type Fault = '' | 'illegal' | 'raised' | 'slow';

export type FromClient = Hello | Look | Act | Undo | AskTakeback | AnswerTakeback | Resign | Rematch | BotTakeover | BotReturn | Ping;

export type FromServer = Welcome | Update | Presence | Accepted | Duplicate | StaleAnswer | IllegalAnswer | MalformedAnswer | Refused | Pong;

export type Sitter = Here | Friend | Bot;
