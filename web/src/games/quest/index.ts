import type { Game, Happening, Sound } from '../../table/board';
import { GLANCE, READ } from '../../table/motion';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Margin from './Margin.svelte';
import type { Events, Position } from './position';
import { label, line, prompt } from './sentences';

const READING: readonly (keyof Events)[] = [
  'met',
  'pair',
  'use',
  'boat',
  'mount-doom',
  'field',
  'exchange',
  'take',
  'scout',
];
const notable: readonly (keyof Events)[] = [
  'exchange',
  'met',
  'field',
  'mount-doom',
  'pair',
  'boat',
  'scout',
  'climb',
  'over',
];

function pace(events: readonly Happening<Events>[]): number {
  if (events.length === 0 || events.every(({ kind }) => kind === 'draw')) return GLANCE / 2;
  return events.some(({ kind }) => READING.includes(kind)) ? READ : GLANCE;
}

function sound(events: readonly Happening<Events>[]): Sound | null {
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('over')) return 'end';
  if (kinds.includes('met')) return 'clash';
  if (kinds.includes('lay') || kinds.includes('lay-face-down') || kinds.includes('take')) return 'card';
  return kinds.includes('move') || kinds.includes('climb') ? 'step' : null;
}

export default { Board, Hand, Margin, prompt, line, label, pace, notable, sound } satisfies Game<Position, Events>;
