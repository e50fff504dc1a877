import type { Game, Happening, Sound } from '../../table/board';
import { GLANCE, READ } from '../../table/motion';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { Events, Position } from './position';
import { label, line, prompt } from './sentences';

const READS: readonly (keyof Events)[] = [
  'event',
  'die',
  'out',
  'place',
  'board-end',
  'bearer',
  'yellow-card',
  'gandalf',
  'ring',
  'said',
  'not-paid',
];
const SWIFT: readonly (keyof Events)[] = ['draw', 'dealt', 'look', 'turn'];
const SWIFT_PAUSE = 120;
const notable: readonly (keyof Events)[] = [
  'place',
  'event',
  'board-end',
  'bearer',
  'out',
  'ring',
  'gandalf',
  'ring-on-volcano',
];

function pace(events: readonly Happening<Events>[]): number {
  if (events.some((event) => READS.includes(event.kind))) return READ;
  return events.every((event) => SWIFT.includes(event.kind)) ? SWIFT_PAUSE : GLANCE;
}

function sound(events: readonly Happening<Events>[]): Sound | null {
  const kinds = events.map((event) => event.kind);
  if (kinds.includes('ring-on-volcano')) return 'end';
  if (kinds.includes('out')) return 'fall';
  if (kinds.includes('die')) return 'die';
  if (kinds.includes('event')) return 'clash';
  if (kinds.some((kind) => ['play', 'give', 'draw', 'tile', 'yellow-card'].includes(kind))) return 'card';
  return kinds.some((kind) => ['line', 'darkness', 'light', 'sauron'].includes(kind)) ? 'step' : null;
}

/** Whole hands are dealt at a time. */
const folds = { draw: 'card', dealt: 'card', shown: 'card', discard: 'card' };

export default { Board, Hand, prompt, line, folds, label, pace, notable, sound } satisfies Game<Position, Events>;
