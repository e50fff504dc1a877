import { expect, test } from 'vitest';
import type { Happening } from '../../table/board';
import type { Events, Position } from './position';
import { stage } from './scene';

const quiet = { battle: null } as Position;
const event = <Kind extends keyof Events>(kind: Kind, fields: Events[Kind]): Happening<Events> =>
  ({ kind, rule: '', fields }) as Happening<Events>;

const battle = {
  region: 'rohan',
  from: 'gondor',
  attacking: 'dark',
  attacker: 'warg',
  defender: 'gimli',
  strengths: { light: 3, dark: 2 },
  no_cards: false,
  cards: { light: 'face-down', dark: null },
  in_force: { light: null, dark: null },
  refused: null,
  sam_strong: false,
  help: 0,
  text_blank: true,
} as const;

test('a battle that begins and ends in one step is still told from the start', () => {
  const [scene] = stage(null, quiet, [
    event('move', { side: 'dark', from: 'rohan', to: 'caradhras' }),
    event('battle', { region: 'caradhras', attacker: 'dark' }),
    event('reveal', { piece: 'orcs', side: 'dark', region: 'caradhras' }),
    event('reveal', { piece: 'merry', side: 'light', region: 'caradhras' }),
    event('fallen', { piece: 'merry' }),
  ]);
  expect(scene?.attacking).toBe('dark');
  expect(scene?.fighters.light).toMatchObject({ piece: 'merry', fate: 'fallen' });
  expect(scene?.fighters.dark).toMatchObject({ piece: 'orcs', fate: 'stands' });
  expect(scene?.over).toBe(true);
});

test('the last cards are added to the scene that was there', () => {
  const [before = null] = stage(null, { battle } as unknown as Position, []);
  const [after] = stage(before, quiet, [
    event('card', { side: 'light', card: '4' }),
    event('card', { side: 'dark', card: '6' }),
    event('strengths', { light: 7, dark: 8 }),
    event('fallen', { piece: 'gimli' }),
  ]);
  expect(after?.fighters.light).toMatchObject({ strength: 3, card: '4', total: 7, fate: 'fallen' });
  expect(after?.fighters.dark).toMatchObject({ strength: 2, card: '6', total: 8, fate: 'stands' });
});

test('who retreats is away, and so is Shelob who returns home', () => {
  const [before = null] = stage(null, { battle } as unknown as Position, []);
  const [retreated] = stage(before, quiet, [event('retreat', { piece: 'gimli', from: 'rohan', to: 'fangorn' })]);
  expect(retreated?.fighters).toMatchObject({ light: { fate: 'away' }, dark: { fate: 'stands' } });
  const fought = { battle: { ...battle, attacker: 'shelob' } } as unknown as Position;
  const [shelob = null] = stage(null, fought, []);
  const [returned] = stage(shelob, quiet, [event('shelob-returns', { from: 'rohan', to: 'gondor' })]);
  expect(returned?.fighters).toMatchObject({ light: { fate: 'stands' }, dark: { fate: 'away' } });
});

test('the next quiet move clears the stage', () => {
  expect(stage(null, quiet, [event('move', { side: 'light', from: 'shire', to: 'cardolan' })])).toEqual([]);
});

test('with several defenders the end of one battle is seen before the next begins', () => {
  const [before = null] = stage(null, { battle } as unknown as Position, []);
  const next = { ...battle, defender: 'pippin', strengths: { light: 1, dark: 2 } };
  const scenes = stage(before, { battle: next } as unknown as Position, [
    event('card', { side: 'light', card: '4' }),
    event('card', { side: 'dark', card: '6' }),
    event('strengths', { light: 7, dark: 8 }),
    event('fallen', { piece: 'gimli' }),
    event('battle', { region: 'rohan', attacker: 'dark' }),
    event('reveal', { piece: 'pippin', side: 'light', region: 'rohan' }),
  ]);
  expect(scenes.map((scene) => [scene.over, scene.fighters.light.piece])).toEqual([
    [true, 'gimli'],
    [false, 'pippin'],
  ]);
});

test('the battle that ends the game is told to its end', () => {
  const [before = null] = stage(null, { battle } as unknown as Position, []);
  const scenes = stage(before, { battle, decision: 'over' } as unknown as Position, [
    event('strengths', { light: 7, dark: 8 }),
    event('fallen', { piece: 'gimli' }),
    event('end', { winner: 'dark', reason: 'ring-bearer-defeated' }),
  ]);
  expect(scenes).toHaveLength(1);
  expect(scenes[0]?.fighters.light).toMatchObject({ total: 7, fate: 'fallen' });
});
