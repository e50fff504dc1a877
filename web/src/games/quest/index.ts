import type { Game, Happening, Sound } from '../../table/board';
import { GLANCE, READ } from '../../table/motion';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Margin from './Margin.svelte';
import type { Position } from './position';
import { label, line, prompt } from './sentences';

const READING = ['met', 'pair', 'use', 'boat', 'mount-doom', 'field', 'exchange', 'take', 'scout'];
const notable = ['exchange', 'met', 'field', 'mount-doom', 'pair', 'boat', 'scout', 'climb', 'over'];

function pace(events: readonly Happening[]): number {
  if (events.length === 0 || events.every(({ kind }) => kind === 'draw')) return GLANCE / 2;
  return events.some(({ kind }) => READING.includes(kind)) ? READ : GLANCE;
}

function sound(events: readonly Happening[]): Sound | null {
  const kinds = events.map(({ kind }) => kind);
  if (kinds.includes('over')) return 'end';
  if (kinds.includes('met')) return 'clash';
  if (kinds.includes('lay') || kinds.includes('lay-face-down') || kinds.includes('take')) return 'card';
  return kinds.includes('move') || kinds.includes('climb') ? 'step' : null;
}

export default { Board, Hand, Margin, prompt, line, label, pace, notable, sound } satisfies Game<Position>;
