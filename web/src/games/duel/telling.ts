// An attack told step by step: the card lies, then line after line is settled, then its text, then what follows.

import type { Happening } from '../../table/board';
import { LINES, type Events, type Settled } from './position';

export interface Beat {
  /** How many of the four lines are settled. */
  lines: number;
  energy: [number, number] | null;
  steps: [number, number] | null;
  /** The event told now; a settling is told line by line. */
  event: Happening<Events> | null;
  line: Settled | null;
  lasts: number;
}

const LAYING = 520;
const LINE = 560;
const TEXT = 1500;
const ENDING = 1900;
const TOLD: readonly (keyof Events)[] = [
  'text',
  'void',
  'spell',
  'trick',
  'look',
  'open-hand',
  'refuse',
  'feint',
  'exchange',
  'final',
  'call',
  'begin',
  'game-end',
];

const ALL = LINES.length;

/** The beats of these events, in order; none where there is nothing to tell slowly. */
export function beats(events: readonly Happening<Events>[], before: readonly [number, number]): Beat[] {
  const told: Beat[] = [];
  let energy: [number, number] = [before[0], before[1]];
  const beat = (event: Happening<Events> | null, lasts: number, more: Partial<Beat> = {}): void => {
    told.push({ lines: ALL, energy, steps: null, event, line: null, lasts, ...more });
  };
  const settles = events.some((event) => event.kind === 'settle');
  let open = settles;
  for (const event of events) {
    const { kind, fields } = event;
    if (kind === 'lay') beat(event, LAYING, { lines: settles ? 0 : ALL });
    else if (kind === 'settle') {
      for (const line of fields.lines) {
        energy = line.energy;
        beat(null, LINE, { lines: line.line, line });
      }
      open = false;
      energy = fields.energy;
      beat(event, LINE);
    } else if (kind === 'text') {
      energy = fields.energy;
      beat(event, TEXT);
    } else if (kind === 'duel-end') beat(event, ENDING, { steps: fields.steps });
    else if (TOLD.includes(kind)) beat(event, TEXT, { lines: open ? 0 : ALL });
  }
  return told;
}

/** How long all of it takes. */
export function length(events: readonly Happening<Events>[]): number {
  return beats(events, [0, 0]).reduce((sum, { lasts }) => sum + lasts, 0);
}
