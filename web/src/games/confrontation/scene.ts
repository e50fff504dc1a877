// The battle as a scene: who faces whom, which cards lie there, what came of it. It outlives the battle in the view,
// because the last cards, the strengths and the fallen come all at once.

import type { Happening } from '../../table/board';
import { fighters, SIDES, type Events, type Position, type Side } from './position';

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
export function stage(before: Scene | null, position: Position, events: readonly Happening<Events>[]): Scene[] {
  const live = liveScene(position);
  const battles = split(events);
  const ended = battles.flatMap((told, at): Scene[] => {
    const goesOn = live !== null && at === battles.length - 1;
    const [first] = told;
    const scene = first?.kind === 'battle' ? begin(first.fields) : before?.over ? null : before;
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
function split(events: readonly Happening<Events>[]): Happening<Events>[][] {
  const parts: Happening<Events>[][] = [[]];
  for (const event of events) {
    if (event.kind === 'battle') parts.push([]);
    parts.at(-1)?.push(event);
  }
  return parts;
}

const ENDS: readonly (keyof Events)[] = ['strengths', 'fallen', 'retreat', 'shelob-returns'];

function begin({ region, attacker }: Events['battle']): Scene {
  return {
    region,
    attacking: attacker,
    fighters: { light: NOBODY, dark: NOBODY },
    noCards: false,
    textBlank: false,
    over: true,
  };
}

function add(scene: Scene, { kind, fields }: Happening<Events>): Scene {
  const change = (side: Side, fighter: Partial<Fighter>): Scene => ({
    ...scene,
    fighters: { ...scene.fighters, [side]: { ...scene.fighters[side], ...fighter } },
  });
  const fated = (piece: string, fate: Fighter['fate']): Scene => {
    const whose = SIDES.find((one) => scene.fighters[one].piece === piece);
    return whose ? change(whose, { fate }) : scene;
  };
  switch (kind) {
    case 'reveal':
      return scene.fighters[fields.side].piece === null && fields.region === scene.region
        ? change(fields.side, { piece: fields.piece })
        : scene;
    case 'card':
      return change(fields.side, { card: fields.card });
    case 'magic':
      return change(fields.side, { instead: fields.card });
    case 'four':
      return change('dark', { instead: '4' });
    case 'no-cards':
      return { ...scene, noCards: true };
    case 'strengths': {
      const { light, dark } = scene.fighters;
      return {
        ...scene,
        fighters: { light: { ...light, total: fields.light }, dark: { ...dark, total: fields.dark } },
      };
    }
    case 'fallen':
      return fated(fields.piece, 'fallen');
    case 'retreat':
      return fated(fields.piece, 'away');
    case 'shelob-returns':
      return change('dark', { fate: 'away' });
    default:
      return scene;
  }
}
