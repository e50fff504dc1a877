import type { Game, Happening, Sound } from '../../table/board';
import { GLANCE, READ } from '../../table/motion';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { Events, Position } from './position';
import { label, line, prompt } from './sentences';

const SETTLES: readonly (keyof Events)[] = ['strengths', 'fallen', 'retreat', 'shelob-returns'];
const SHOWS: readonly (keyof Events)[] = [
  'card',
  'magic',
  'reveal',
  'special',
  'no-cards',
  'swap',
  'demand',
  'four',
  'help',
];
const notable: readonly (keyof Events)[] = [
  'begin',
  'battle',
  'fallen',
  'special',
  'ring-passed',
  'shelob-returns',
  'end',
];

function pace(events: readonly Happening<Events>[]): number {
  const has = (kinds: readonly (keyof Events)[]): boolean => events.some((event) => kinds.includes(event.kind));
  if (has(SETTLES)) return 2 * READ;
  return has(SHOWS) ? READ : GLANCE;
}

function sound(events: readonly Happening<Events>[]): Sound | null {
  const kinds = events.map((event) => event.kind);
  if (kinds.includes('end')) return 'end';
  if (kinds.includes('fallen')) return 'fall';
  if (kinds.includes('battle')) return 'clash';
  if (kinds.includes('card') || kinds.includes('card-chosen')) return 'card';
  return kinds.includes('move') || kinds.includes('retreat') ? 'step' : null;
}

export default { Board, Hand, prompt, line, label, pace, notable, sound } satisfies Game<Position, Events>;
