// Written by web/wire_types.py from src/bree/games/confrontation: change it there.

/** A position as one seat may know it. */
export interface ConfrontationPosition {
  edition: string;
  mode: string;
  shuffle: string;
  /** Null before the game. */
  turn: Side | null;
  decision: string;
  pieces: Piece[];
  fallen: Names;
  faces: Faces;
  hands: Names;
  discards: Names;
  specials: Names;
  /** The classic name, in every mode: his face may still be secret. */
  ring_bearer: string;
  battle: Battle | null;
  last_battles: LastBattle[];
  plies: number;
  idle: number;
  limits: Limits;
  last_move: LastMove | null;
  /** Null once the game has begun. */
  setup: Setup | null;
}

/** A piece on the board. */
export interface Piece {
  side: Side;
  region: string;
  /** Null for a piece whose face this seat may not see. */
  face: string | null;
  /** Whether it lies face up for everybody. */
  shown: boolean;
  /** What it can be, for those who cannot see it. */
  could_be: string[];
  /** Its letter, where players shuffle by hand. */
  token: string | null;
  marks: Mark[];
}

/** Characters, or cards, of each side. */
export interface Names {
  light: string[];
  dark: string[];
}

/** For each tile of a side the character it plays with; null for a face not seen yet. */
export interface Faces {
  light: (string | null)[];
  dark: (string | null)[];
}

/** The attack in progress. */
export interface Battle {
  region: string;
  from: string;
  attacking: Side;
  /** Null while nobody but its owner has seen it. */
  attacker: string | null;
  /** Null before it is settled whom is fought. */
  defender: string | null;
  /** Without cards; null before a battle has begun. */
  strengths: Totals | null;
  no_cards: boolean;
  cards: OnTable;
  /** The card that took the place of the one played; Magic where its owner kept it. */
  in_force: OnTable;
  /** The card that Light had to take back. */
  refused: string | null;
  sam_strong: boolean;
  help: number;
  compared: Totals | null;
  /** Whether the text of Light's fighter does not count, against the Warg. */
  text_blank: boolean;
}

/** A number of each side. */
export interface Totals {
  light: number;
  dark: number;
}

/** A card of each side; `face-down` for one not yet shown. */
export interface OnTable {
  light: string | null;
  dark: string | null;
}

/** A battle that is over. */
export interface LastBattle {
  region: string;
  light: string;
  dark: string;
  light_card: string | null;
  dark_card: string | null;
  light_magic: string | null;
  dark_magic: string | null;
  refused: string | null;
  compared: Totals | null;
}

/** After how many turns, and after how many without progress, a game is drawn. */
export interface Limits {
  plies: number;
  idle: number;
}

/** The last move as everybody saw it. */
export interface LastMove {
  side: Side;
  from: string;
  to: string;
}

/** How far both sides are before the game. */
export interface Setup {
  light: Preparing;
  dark: Preparing;
  /** How many special cards each side is dealt. */
  number: number;
}

/** How far a side is with its secret choices. */
export interface Preparing {
  /** Null for the other side's. */
  made: number | null;
  ready: boolean;
}

/** Board, characters, cards and editions. */
export interface ConfrontationStatic {
  regions: Region[];
  /** Where the river takes Light. */
  river: [string, string][];
  tunnel: [string, string];
  characters: Character[];
  /** The two faces of each tile. */
  tiles: [string, string][];
  cards: Decks;
  card_rules: Record<string, string[]>;
  specials: Special[];
  editions: Record<string, Edition>;
  provenance: Provenance;
}

/** A region of the board. */
export interface Region {
  id: string;
  'name-2005': string;
  'name-2002': string;
  row: number;
  /** How many pieces of one side it holds. */
  capacity: number;
  /** Where Light's steps lead; Dark's lead the other way. */
  forward: string[];
  /** The neighbours in the same row. */
  beside: string[];
}

/** One of the two faces of a tile. */
export interface Character {
  id: string;
  side: Side;
  version: string;
  strength: number;
  rules: string[];
}

/** The combat cards of each side. */
export interface Decks {
  light: string[];
  dark: string[];
}

/** A special card. */
export interface Special {
  id: string;
  side: Side;
  editions: string[];
  /** Whether it takes the place of a turn. */
  skips: boolean;
  rules: string[];
}

/** What an edition has, and where it plays differently. */
export interface Edition {
  modes: string[];
  'special-cards': string[];
  'retreat-against-the-river': boolean;
  'card-retreat-optional': boolean;
  'magic-optional': boolean;
  'stuck-without-forward-move': boolean;
  'palantir-shows-region': boolean;
  'shadowfax-second-move-optional': boolean;
}

/** Where the printed components are known from. */
export interface Provenance {
  board: string;
  characters: string;
  cards: string;
}

/** A side has made all its secret choices of a stage. */
export interface Ready {
  side: Side;
  stage: string;
}

/** How many special cards each side is dealt. */
export interface Named {
  number: number;
}

/** A card of a side. */
export interface OfCard {
  side: Side;
  card: string;
}

/** The special cards a side took. */
export interface Taken {
  side: Side;
  cards: string[];
}

/** The faces a side picked. */
export interface Picked {
  side: Side;
  pieces: string[];
}

/** The pieces stand. */
export interface Begun {
  turn: Side;
}

/** A piece goes from region to region; who it is only its owner sees, unless it lies face up. */
export interface Moved {
  side: Side;
  from: string;
  to: string;
  piece?: string;
}

/** A piece appears in a region. */
export interface AtRegion {
  piece: string;
  region: string;
}

/** Where something happens. */
export interface OfRegion {
  region: string;
}

/** The hidden pieces of a region have been mixed. */
export interface Shuffled {
  side: Side;
  region: string;
}

/** All is said by the kind of the event. */
export interface Nothing {
}

/** A battle begins. */
export interface Fought {
  region: string;
  attacker: Side;
}

/** A piece is turned face up. */
export interface Revealed {
  piece: string;
  region: string;
  side: Side;
}

/** A piece that lies face up goes from region to region. */
export interface Went {
  piece: string;
  from: string;
  to: string;
}

/** Smeagol changes places with a piece of that region. */
export interface Swapped {
  piece: string;
  region: string;
  with: string;
}

/** What a side does. */
export interface OfSide {
  side: Side;
}

/** The card Light has to take back. */
export interface Refused {
  card: string;
}

/** Where the Mouth of Sauron takes the 4 from. */
export interface Four {
  from: 'discard' | 'hand';
}

/** The strengths of both fighters, cards included. */
export interface Compared {
  light: number;
  dark: number;
}

/** What happens to a piece that everybody sees. */
export interface OfPiece {
  piece: string;
}

/** A piece that everybody knows goes from region to region. */
export interface Passage {
  from: string;
  to: string;
}

/** The game is over. */
export interface Ended {
  winner: Side | 'nobody';
  reason: string;
}

export type Position = ConfrontationPosition;

export type Static = ConfrontationStatic;

/** The fields of each kind of event. */
export interface Events {
  ready: Ready;
  number: Named;
  dealt: OfCard;
  taken: Taken;
  picked: Picked;
  begin: Begun;
  move: Moved;
  special: OfCard;
  returns: AtRegion;
  'must-move': OfRegion;
  shuffle: Shuffled;
  'let-pass': Nothing;
  battle: Fought;
  reveal: Revealed;
  retreat: Went;
  swap: Swapped;
  'no-cards': OfSide;
  'card-chosen': OfSide;
  card: OfCard;
  magic: OfCard;
  demand: Refused;
  four: Four;
  help: OfRegion;
  strengths: Compared;
  refill: Nothing;
  fallen: OfPiece;
  'ring-passed': OfPiece;
  'shelob-returns': Passage;
  end: Ended;
}

export type Side = 'dark' | 'light';

export type Mark = 'must-move' | 'shown-for-good' | 'stepped';
