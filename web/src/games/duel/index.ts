import type { Game, Happening, Sound } from '../../table/board';
import { GLANCE } from '../../table/motion';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import Margin from './Margin.svelte';
import type { Events, Position } from './position';
import { label, line, prompt } from './sentences';
import { length } from './telling';

const DEALING = 90;
const notable: readonly (keyof Events)[] = ['begin', 'spell', 'call', 'exchange', 'duel-end', 'final', 'game-end'];

function pace(events: readonly Happening<Events>[]): number {
  if (events.every((event) => event.kind === 'draw')) return DEALING;
  return Math.max(GLANCE, length(events) + GLANCE);
}

function sound(events: readonly Happening<Events>[]): Sound | null {
  const kinds = events.map((event) => event.kind);
  if (kinds.includes('game-end')) return 'end';
  if (kinds.includes('duel-end')) return 'fall';
  if (kinds.includes('settle')) return 'clash';
  if (kinds.includes('exchange') || kinds.includes('refuse')) return 'step';
  return kinds.includes('lay') || kinds.includes('draw') || kinds.includes('spell') ? 'card' : null;
}

export default { Board, Hand, Margin, prompt, line, label, pace, notable, sound } satisfies Game<Position, Events>;
