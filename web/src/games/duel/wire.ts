// Written by web/wire_types.py from src/bree/games/duel: change it there.

/** A position as one seat may know it. */
export interface DuelPosition {
  duel: number;
  final: boolean;
  phase: Phase;
  turn: Side;
  began: Side;
  energy: [number, number];
  /** Free squares between the markers; -1 where they share one. */
  free: number;
  /** The last square, the lowest that is not negative, and the top one. */
  scale: [number, number, number];
  steps: [number, number];
  bridge: number;
  row: string[];
  /** How many cards a row of this duel has at most. */
  row_size: number;
  joints: Joint[];
  /** The lines the Mirror at the end of the row shows. */
  reflects: number[];
  running: Effect[];
  /** Whether the Balrog's hand lies open. */
  open_hand: boolean;
  spellbound: string | null;
  called: boolean;
  refused: string | null;
  /** The place in the row that Feint took, while it can be refused; 0 otherwise. */
  feint_at: number;
  aside: boolean;
  lost: Side | null;
  winner: Side | null;
  sides: Record<Side, Holding>;
}

/** Where a card of the row and the next one meet. */
export interface Joint {
  /** The points on the right edge of the card; the Mirror shows those of the card before it. */
  attack: number[];
  /** Those of the next card, against which they count; null where nothing is settled. */
  defence: number[] | null;
}

/** How many cards of a side lie where, and which of them this seat knows. */
export interface Holding {
  deck: number;
  hand: Pile;
  reserve: Pile;
  box: Pile;
  spent: string[];
  /** Hidden cards the other side knows. */
  seen: string[];
  perhaps: Perhaps[];
  looked_at: boolean;
  chose: boolean;
  /** How many cards of the hand go to the reserve. */
  to_keep: number;
  chosen: string[];
}

/** Hidden cards in one place. */
export interface Pile {
  count: number;
  /** Those this seat knows. */
  cards: string[];
}

/** A hand put away after some of its cards had been seen: of these and the unseen ones so many were kept. */
export interface Perhaps {
  duel: number;
  kept: number;
  unseen: number;
  cards: string[];
}

/** The cards, the scale and the bridge of a component set: everybody knows both decks. */
export interface DuelStatic {
  cards: Record<string, Printed>;
  energy: Scale;
  bridge: number;
  strength_loss: number;
  /** With so many free squares between the markers a hand may be looked at. */
  look_gap: number;
}

/** What is printed on a card: the lines of its points on both edges, where that is known from, and its power. */
export interface Printed {
  left: number[];
  right: number[];
  source: string;
  exhaustion: boolean;
  special?: Special;
}

/** The energy scale: where duels and the final begin, the lowest square that is not negative, and the last one. */
export interface Scale {
  duel: number;
  final: number;
  lowest: number;
  bottom: number;
}

/** A card from the pack; only its owner sees which. */
export interface Drawn {
  side: Side;
  card?: string;
}

/** What a side does or is to do. */
export interface OfSide {
  side: Side;
}

/** A card at the end of the row. */
export interface Laid {
  side: Side;
  card: string;
}

/** Feint has taken the place of this card, which is laid again. */
export interface Feinted {
  card: string;
  place: number;
}

/** Whether the card laid open by Spell must be laid now. */
export interface Called {
  card: string;
  now: boolean;
}

/** What happens with a card that everybody sees. */
export interface OfCard {
  card: string;
}

/** All is said by the kind of the event. */
export interface Nothing {
}

/** The earlier card answers instead of the one just laid. */
export interface Exchanged {
  card: string;
  laid: string;
}

/** Two edges have met. */
export interface Settling {
  attacker: Side;
  attack: number[];
  defence: number[];
  lines: Settled[];
  energy: [number, number];
}

/** One line of a settling: who loses a square, and where the markers stand then. */
export interface Settled {
  line: number;
  /** Null where two points meet. */
  struck: Side | null;
  energy: [number, number];
}

/** A card's text was followed, or found nothing to do. */
export interface Followed {
  special: Special;
  effect: boolean;
  energy: [number, number];
}

/** A card's text was lost. */
export interface Voided {
  special: Special;
}

/** A card of Gandalf's hand went to his reserve; both players see which. */
export interface Tricked {
  card?: string;
}

/** The side ahead looks at the other's hand. */
export interface HandSeen {
  side: Side;
  cards?: string[];
}

/** The Balrog's hand lies open. */
export interface HandOpened {
  cards: string[];
}

/** A reserve is chosen; only its owner sees which. */
export interface Kept {
  side: Side;
  cards?: string[];
}

/** Who has won the duel, by how many free squares, and how far he climbs. */
export interface DuelEnded {
  winner: Side;
  free: number;
  climbed: number;
  steps: [number, number];
}

/** Who has won the game. */
export interface GameEnded {
  winner: Side;
}

export type Position = DuelPosition;

export type Static = DuelStatic;

/** The fields of each kind of event. */
export interface Events {
  draw: Drawn;
  begin: OfSide;
  lay: Laid;
  feint: Feinted;
  call: Called;
  refuse: OfCard;
  accept: Nothing;
  exchange: Exchanged;
  stand: Nothing;
  settle: Settling;
  text: Followed;
  void: Voided;
  spell: OfCard;
  trick: Tricked;
  look: HandSeen;
  'open-hand': HandOpened;
  keep: Kept;
  'duel-end': DuelEnded;
  final: OfSide;
  'game-end': GameEnded;
}

export type Side = 'balrog' | 'gandalf';

export type Effect = 'magic' | 'riposte' | 'ruse' | 'wrath';

export type Phase = 'answer' | 'begin' | 'call' | 'deal' | 'over' | 'play' | 'refuse' | 'reserve' | 'spell' | 'trick';

export type Special = 'balance' | 'feint' | 'magic' | 'mirror' | 'power' | 'riposte' | 'ruse' | 'spell' | 'strength' | 'trick' | 'wrath';
