// Written by web/wire_types.py from src/bree/games/fellowship: change it there.

/** The position, as one seat may know it. */
export interface FellowshipPosition {
  place: Place;
  active: number;
  /** Who bears the Ring; -1 where nobody does. */
  bearer: number;
  sauron: number;
  /** What the journey is worth if it ends here. */
  worth: number;
  hobbits: Hobbit[];
  /** The lines of this board; none in a haven. */
  lines: Record<string, Marker>;
  events: EventTrack;
  'ring-used': boolean;
  die: string | null;
  gandalf: string[];
  supply: string[];
  gone: string[];
  discards: Record<string, number>;
  played: string[];
  table: string[];
  shown: string | null;
  'big-shields': number;
  /** Who lets windows pass for longer. */
  passing: number[];
  said: Said[];
  asked: Asked;
  pile: number;
  tiles: Tiles;
  hands: Hand[];
}

/** What everybody sees of one hobbit. */
export interface Hobbit {
  seat: number;
  hobbit: string;
  space: number;
  out: boolean;
  shields: number;
  tokens: Record<string, number>;
  /** How many life tokens he lacks for the end of this board; none where none are asked for. */
  missing: number | null;
}

/** The marker of a line. */
export interface Marker {
  at: number;
  length: number;
}

/** How far the event marker has come. */
export interface EventTrack {
  at: number;
  /** The events of this board in order. */
  list: string[];
  next: string | null;
}

/** A claim or a wish. */
export interface Said {
  seat: number;
  kind: 'claim' | 'claim-card' | 'wish';
  count?: string;
  symbol?: string;
  card?: string;
  wish?: string;
}

/** What is asked now, and of whom; which fields there are depends on what it is. */
export interface Asked {
  what: string;
  seat?: number;
  count?: number;
  /** Which moment a window is. */
  window?: string;
  /** Who has let the window pass. */
  passed?: number[];
  /** The event, haven or tile that asks. */
  of?: string;
  spaces?: number;
  declined?: number[];
  /** What a roll is for. */
  purpose?: 'attempt' | 'plain' | 'ring';
  /** How many cards the active player has played. */
  played?: number;
  rule?: string;
  /** Who pays: a seat, everybody together, or any one alone. */
  payer?: Payer;
  leader?: number;
  /** Jokers that Guidance has paid. */
  jokers?: number;
  lacking?: Lacking;
  given?: Gift[];
}

/** What a demand still lacks. */
export interface Lacking {
  symbols: Record<string, number>;
  cards: number;
  shields: number;
  tokens: Record<string, number>;
  'any-token': number;
  card: string | null;
}

/** What one hobbit has put on the table towards a demand. */
export interface Gift {
  seat: number;
  cards: string[];
  tokens: Record<string, number>;
  shields: number;
}

/** The event tiles, and what Foresight has shown of them. */
export interface Tiles {
  left: number;
  /** How many are left of each kind, in the order of the printed tiles. */
  kinds: number[];
  shown: string | null;
  /** Who looked at tiles; -1 where nobody did. */
  looker: number;
  /** The tiles put in order, for who looked at them. */
  fixed: string[];
  'fixed-count': number;
  /** The tiles still to be put in order, for who looks at them. */
  looked: string[];
  'looked-count': number;
}

/** A hand, as far as the viewer sees it. */
export interface Hand {
  seat: number;
  size: number;
  /** None for a hand the viewer does not see. */
  cards: string[] | null;
  /** The cards the viewer is sure of in a hand it does not see. */
  known: string[];
}

/** The printed components: what never changes during a game. */
export interface FellowshipStatic {
  boards: Board[];
  events: Demand[];
  havens: Demand[];
  demands: Demand[];
  'hobbit-cards': PrintedCard[];
  'feature-cards': PrintedCard[];
  'gandalf-cards': GandalfCard[];
  tiles: PrintedTile[];
  die: Face[];
  hobbits: PrintedHobbit[];
  tokens: Record<string, number>;
  shields: Record<string, number>;
  'big-shields': Record<string, number>;
  corruption: Corruption;
  'talk-kinds': string[];
}

/** A printed board: its lines space by space, the number under each space of the main line. */
export interface Board {
  id: string;
  main: string;
  numbers: number[];
  fighting: string[];
  travelling: string[];
  hiding?: string[];
  friendship?: string[];
  /** The space of the travelling line that completes its first part. */
  first_part?: number;
}

/** What an event, a haven or a tile asks. */
export interface Demand {
  id: string;
  rule: string;
  place?: Place;
  /** Of whom it is asked: group, one, each, active or bearer. */
  who?: string;
  needs?: string[];
  if?: string;
  then?: string;
  else?: string;
  volunteer?: number;
  dice?: number;
}

/** A hobbit card or a feature card. */
export interface PrintedCard {
  id: string;
  colour: Colour;
  symbol?: string;
  symbols?: number;
  copies?: number;
  /** Where a feature card comes into the game. */
  place?: Place;
  effect?: string;
  rule?: string;
  die?: boolean;
}

/** One of Gandalf's five cards. */
export interface GandalfCard {
  id: string;
  effect: string;
  rule: string;
}

/** A kind of event tile. */
export interface PrintedTile {
  id: string;
  copies: number;
  rule: string;
}

/** A face of the die. */
export interface Face {
  id: string;
  symbols: number;
  rule: string;
}

/** A hobbit and his ability. */
export interface PrintedHobbit {
  id: string;
  colour: string;
  ability: string;
  rule: string;
}

/** The two ends of the corruption line. */
export interface Corruption {
  light: number;
  dark: number;
}

/** Where the marker of the journey has come to, or which board is over. */
export interface PlaceEvent {
  place: Place;
}

/** Whose turn begins, who bears the Ring from now on, or who has put it on. */
export interface SeatEvent {
  seat: number;
}

/** The Ring lies on Mount Doom: there is no more to say. */
export interface NothingEvent {
}

/** Which tile was turned up. */
export interface TileEvent {
  tile: string;
}

/** Which event the marker points at. */
export interface TrackEvent {
  event: string;
}

/** A marker moved to a space, which gives this. */
export interface LineEvent {
  seat: number;
  line: string;
  space: number;
  gives: string;
}

/** The Ring has moved a marker. */
export interface RingMoveEvent {
  line: string;
  space: number;
}

/** The die has fallen. */
export interface DieEvent {
  seat: number;
  face: string;
}

/** A hobbit has gone towards the light or the darkness. */
export interface SpaceEvent {
  seat: number;
  space: number;
}

/** Sauron has come nearer. */
export interface SauronEvent {
  space: number;
}

/** A hobbit is out, and lays his hand open. */
export interface OutEvent {
  seat: number;
  cards: string[];
}

/** A hobbit takes the steps for all. */
export interface VolunteerEvent {
  seat: number;
  asked: string;
}

/** A hobbit drew a card or was dealt one, which others do not see. */
export interface HiddenCardEvent {
  seat: number;
  card?: string;
}

/** A card went face down from hand to hand. */
export interface CardPassedEvent {
  seat: number;
  'to-seat': number;
  card?: string;
}

/** A hobbit looked at a tile, which others do not see. */
export interface LookEvent {
  seat: number;
  tile?: string;
}

/** The top card of the pile was turned up. */
export interface ShownEvent {
  card: string;
}

/** A card that all see came into a hand, or was played or discarded from one. */
export interface CardEvent {
  seat: number;
  card: string;
}

/** So many discarded cards became the new pile. */
export interface ReshuffleEvent {
  cards: number;
}

/** A yellow card was used for somebody. */
export interface YellowCardEvent {
  seat: number;
  card: string;
  'for-seat': number;
}

/** A hobbit called Gandalf for somebody. */
export interface GandalfEvent {
  seat: number;
  gandalf: string;
  'for-seat': number;
}

/** A big shield was turned up, or shields had to be given. */
export interface PointsEvent {
  seat: number;
  points: number;
}

/** A card, a token or shields were put on the table towards a demand. */
export interface GiveEvent {
  seat: number;
  card?: string;
  token?: string;
  points?: number;
}

/** A demand was met, or not. */
export interface DemandEvent {
  asked: string;
}

export type Position = FellowshipPosition;

export type Static = FellowshipStatic;

/** The fields of each kind of event. */
export interface Events {
  place: PlaceEvent;
  bearer: SeatEvent;
  'board-end': PlaceEvent;
  'ring-on-volcano': NothingEvent;
  turn: SeatEvent;
  tile: TileEvent;
  event: TrackEvent;
  line: LineEvent;
  'ring-move': RingMoveEvent;
  die: DieEvent;
  light: SpaceEvent;
  darkness: SpaceEvent;
  sauron: SauronEvent;
  out: OutEvent;
  volunteer: VolunteerEvent;
  draw: HiddenCardEvent;
  dealt: HiddenCardEvent;
  'card-passed': CardPassedEvent;
  look: LookEvent;
  shown: ShownEvent;
  handed: CardEvent;
  'feature-card': CardEvent;
  reshuffle: ReshuffleEvent;
  play: CardEvent;
  discard: CardEvent;
  'yellow-card': YellowCardEvent;
  gandalf: GandalfEvent;
  ring: SeatEvent;
  'big-shield': PointsEvent;
  'shields-lost': PointsEvent;
  give: GiveEvent;
  paid: DemandEvent;
  'not-paid': DemandEvent;
  said: Said;
}

export type Place = 'bag-end' | 'helms-deep' | 'lothlorien' | 'mordor' | 'moria' | 'rivendell' | 'shelobs-lair';

export type Payer = number | 'group' | 'one';

export type Colour = 'grey' | 'white' | 'yellow';
