// The battle as a scene: who faces whom, which cards lie there, what came of it. It outlives the battle in the view,
// because the last cards, the strengths and the fallen come all at once.

import type { Happening } from '../../table/board';
import { fighters, SIDES, type Position, type Side } from './position';

export interface Fighter {
  piece: string | null;
  strength: number | null;
  /** The card on the table; "face-down" while it is secret. */
  card: string | null;
  /** The card in force instead of it: fetched by Magic, or the Mouth's 4. */
  instead: string | null;
  total: number | null;
  fate: 'stands' | 'fallen' | 'away';
}

export interface Scene {
  region: string;
  attacking: Side;
  fighters: Record<Side, Fighter>;
  noCards: boolean;
  textBlank: boolean;
  over: boolean;
}

const NOBODY: Fighter = { piece: null, strength: null, card: null, instead: null, total: null, fate: 'stands' };

/** The scenes after these events, given the one before: the battles that ended, then the one that goes on. */
export function stage(before: Scene | null, position: Position, events: readonly Happening[]): Scene[] {
  const live = liveScene(position);
  const battles = split(events);
  const ended = battles.flatMap((told, at): Scene[] => {
    const goesOn = live !== null && at === battles.length - 1;
    const scene = told[0]?.kind === 'battle' ? begin(told[0]) : before?.over ? null : before;
    if (goesOn || scene === null || !told.some((event) => ENDS.includes(event.kind))) return [];
    return [told.reduce(add, { ...scene, over: true })];
  });
  return live ? [...ended, live] : ended;
}

/** The battle that is being fought, as the view shows it. */
function liveScene({ battle, decision }: Position): Scene | null {
  if (!battle?.defender || !battle.attacker || decision === 'over') return null;
  const faces = fighters(battle);
  const fighter = (side: Side): Fighter => ({
    ...NOBODY,
    piece: faces[side],
    strength: battle.strengths?.[side] ?? null,
    card: battle.cards[side],
    instead: battle.in_force[side],
  });
  return {
    region: battle.region,
    attacking: battle.attacking,
    fighters: { light: fighter('light'), dark: fighter('dark') },
    noCards: battle.no_cards,
    textBlank: battle.text_blank,
    over: false,
  };
}

/** The events of one battle after the other: the first may have begun earlier. */
function split(events: readonly Happening[]): Happening[][] {
  const parts: Happening[][] = [[]];
  for (const event of events) {
    if (event.kind === 'battle') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

const ENDS = ['strengths', 'fallen', 'retreat', 'shelob-returns'];

function begin(event: Happening | undefined): Scene {
  return {
    region: String(event?.fields.region),
    attacking: event?.fields.attacker === 'dark' ? 'dark' : 'light',
    fighters: { light: NOBODY, dark: NOBODY },
    noCards: false,
    textBlank: false,
    over: true,
  };
}

function add(scene: Scene, { kind, fields }: Happening): Scene {
  const change = (side: Side, fighter: Partial<Fighter>): Scene => ({
    ...scene,
    fighters: { ...scene.fighters, [side]: { ...scene.fighters[side], ...fighter } },
  });
  const side: Side = fields.side === 'dark' ? 'dark' : 'light';
  const whose = SIDES.find((one) => scene.fighters[one].piece === fields.piece);
  switch (kind) {
    case 'reveal':
      return scene.fighters[side].piece === null && fields.region === scene.region
        ? change(side, { piece: String(fields.piece) })
        : scene;
    case 'card':
      return change(side, { card: String(fields.card) });
    case 'magic':
      return change(side, { instead: String(fields.card) });
    case 'four':
      return change('dark', { instead: '4' });
    case 'no-cards':
      return { ...scene, noCards: true };
    case 'strengths': {
      const { light, dark } = scene.fighters;
      const totals = { light: Number(fields.light), dark: Number(fields.dark) };
      return {
        ...scene,
        fighters: { light: { ...light, total: totals.light }, dark: { ...dark, total: totals.dark } },
      };
    }
    case 'fallen':
      return whose ? change(whose, { fate: 'fallen' }) : scene;
    case 'retreat':
    case 'shelob-returns':
      return whose
        ? change(whose, { fate: 'away' })
        : kind === 'shelob-returns'
          ? change('dark', { fate: 'away' })
          : scene;
    default:
      return scene;
  }
}
