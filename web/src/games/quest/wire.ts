// Written by web/wire_types.py from src/bree/games/quest: change it there.

/** A position as one seat may know it. */
export interface QuestPosition {
  phase: Phase;
  mover: Hobbit;
  asked: Asked;
  field: Field | null;
  tiles: Tile[];
  regions: Region[];
  encounters: Encounter[];
  /** The cells where a tile may be laid, whatever it shows. */
  free: string[];
  doom: string | null;
  last_neutral: string | null;
  looked_at: string | null;
  seats: Seat[];
  stock: number;
  open: string[];
  supply: Record<Colour, number>;
  gone: string[];
  /** What nobody has seen yet, as far as this seat knows. */
  unseen: Record<string, number>;
  idle: number;
}

/** The field, counted from the Shire. */
export interface Field {
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A landscape tile on the table. */
export interface Tile {
  cell: string;
  row: number;
  column: number;
  tile: string;
  /** Quarter turns clockwise; null where it lies face down. */
  turn: number | null;
  /** The landscapes clockwise from the north, as letters. */
  sections: string;
  /** For each section the number of its region, or -1. */
  regions: number[];
}

/** Two sections or more that belong together. */
export interface Region {
  id: string;
  landscape: Landscape;
  sections: number;
  closed: boolean;
}

/** An encounter tile on the map. */
export interface Encounter {
  region: string;
  colour: Colour;
  /** Null while this seat may not know what it is. */
  token: string | null;
  face_up: boolean;
  seen_by: Hobbit[];
}

/** A player: where his hobbit stands, and what he has. */
export interface Seat {
  hobbit: string;
  /** Movements still to be lost to a fight. */
  fight: number;
  boat: boolean;
  /** Null for a tile that this seat may not see. */
  hand: (string | null)[];
  tokens: Owned[];
  /** Blue tiles of which only the owner knows what they are. */
  hidden: number;
  pairs: number;
  passes: number;
  score: number;
}

/** An encounter tile of a player. */
export interface Owned {
  token: string;
  colour: Colour;
  /** It was shown in a pair, or the other player has seen it. */
  open: boolean;
}

/** Tile faces and encounter tiles with their provenance, and the names that views use. */
export interface QuestStatic {
  seats: Hobbit[];
  sides: string[];
  landscapes: Landscape[];
  colours: Colour[];
  tiles: Record<string, TileFacts>;
  tokens: Record<string, TokenFacts>;
  fights: Pair;
  scouts: Pair;
  price_of_boat: number;
}

/** A landscape tile of the component set. */
export interface TileFacts {
  sections: string;
  count: number;
  source: string;
}

/** An encounter tile of the component set. */
export interface TokenFacts {
  colour: Colour;
  role: string;
  count: number;
  points: number;
  dots: number;
  source: string;
}

/** What a pair of a green and a yellow tile is made of, as roles. */
export interface Pair {
  green: string;
  yellow: string;
}

/** A tile came into a hand. */
export interface Drawn {
  seat: Hobbit;
  tile?: string;
}

/** A hand that did not fit went to the open stock. */
export interface Exchanged {
  seat: Hobbit;
  tiles: string[];
}

/** A tile was laid face up. */
export interface Laid {
  seat: Hobbit;
  tile: string;
  cell: string;
  turn: number;
}

/** A tile was laid face down. */
export interface LaidFaceDown {
  seat: Hobbit;
  tile: string;
  cell: string;
}

/** The cross is complete. */
export interface Fenced {
  seat: Hobbit;
  corner: string;
  rows: number;
  columns: number;
}

/** An encounter tile was put on a closed space. */
export interface Placed {
  seat: Hobbit;
  region: string;
  colour: Colour;
  /** Missing for a tile that lies face down. */
  token?: string;
}

/** Mount Doom has its place. */
export interface DoomFound {
  seat: Hobbit;
  cell: string;
}

/** What every event has: whose turn it is. */
export interface Happened {
  seat: Hobbit;
}

/** A hobbit went or flew to a region. */
export interface Moved {
  seat: Hobbit;
  region: string;
}

/** A brown tile was turned up. */
export interface Met {
  seat: Hobbit;
  token: string;
  dots: number;
}

/** A fighter lost a movement. */
export interface MovementLost {
  seat: Hobbit;
  left: number;
}

/** An encounter tile went to a player. */
export interface Taken {
  seat: Hobbit;
  colour: Colour;
  token?: string;
}

/** Two brown tiles were paid for a boat. */
export interface BoatBought {
  seat: Hobbit;
  tokens: string[];
}

/** A player looked at a face-down tile. */
export interface Scouted {
  seat: Hobbit;
  region: string;
  token?: string;
}

/** A green and a yellow tile were shown together. */
export interface PairShown {
  seat: Hobbit;
  green: string;
  yellow: string;
}

/** Gwaihir or an Ent was used. */
export interface BlueUsed {
  seat: Hobbit;
  token: string;
}

/** The game is over. */
export interface Finished {
  seat: Hobbit;
  reason: Reason;
  scores: number[];
}

export type Position = QuestPosition;

export type Static = QuestStatic;

/** The fields of each kind of event. */
export interface Events {
  draw: Drawn;
  exchange: Exchanged;
  lay: Laid;
  'lay-face-down': LaidFaceDown;
  field: Fenced;
  encounter: Placed;
  'mount-doom': DoomFound;
  stay: Happened;
  move: Moved;
  met: Met;
  fight: MovementLost;
  take: Taken;
  climb: Happened;
  boat: BoatBought;
  scout: Scouted;
  pair: PairShown;
  use: BlueUsed;
  over: Finished;
}

export type Asked = 'battle' | 'close' | 'deal' | 'draw' | 'end' | 'lay' | 'look' | 'meet' | 'move' | 'over';

export type Phase = 'cross' | 'explore' | 'over' | 'race' | 'search';

export type Colour = 'blue' | 'brown' | 'green' | 'yellow';

export type Hobbit = 'frodo' | 'sam';

export type Landscape = 'field' | 'forest' | 'mountain' | 'none' | 'water';

export type Reason = 'dead-end' | 'five-passes' | 'lost-in-the-wild' | 'mount-doom';
