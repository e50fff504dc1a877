import type { Game, Happening, Sound } from '../../table/board';
import { GLANCE, READ } from '../../table/motion';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import type { Position } from './position';
import { label, line, prompt } from './sentences';

const SETTLES = ['strengths', 'fallen', 'retreat', 'shelob-returns'];
const SHOWS = ['card', 'magic', 'reveal', 'special', 'no-cards', 'swap', 'demand', 'four', 'help'];
const notable = ['begin', 'battle', 'fallen', 'special', 'ring-passed', 'shelob-returns', 'end'];

function pace(events: readonly Happening[]): number {
  const has = (kinds: readonly string[]): boolean => events.some((event) => kinds.includes(event.kind));
  if (has(SETTLES)) return 2 * READ;
  return has(SHOWS) ? READ : GLANCE;
}

function sound(events: readonly Happening[]): Sound | null {
  const kinds = events.map((event) => event.kind);
  if (kinds.includes('end')) return 'end';
  if (kinds.includes('fallen')) return 'fall';
  if (kinds.includes('battle')) return 'clash';
  if (kinds.includes('card') || kinds.includes('card-chosen')) return 'card';
  return kinds.includes('move') || kinds.includes('retreat') ? 'step' : null;
}

export default { Board, Hand, prompt, line, label, pace, notable, sound } satisfies Game<Position>;
