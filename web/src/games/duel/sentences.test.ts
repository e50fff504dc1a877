import { beforeAll, expect, test } from 'vitest';
import { words } from '../../app/words.svelte';
import type { Action, Choice, Facts, Happening, View } from '../../table/board';
import type { Events, Position, Settled } from './position';
import { label, line, prompt } from './sentences';

const facts = { seats: ['gandalf', 'balrog'], static: {} } as unknown as Facts;
const choice: Choice = { picked: {}, pick: () => {}, clear: () => {} };
const refuse: Action = { id: 0, text: 'refuse', kind: 'refuse' };

/** Gandalf is asked whether Magic refuses what the Balrog has laid. */
function refusing(row: string[], feint_at: number): View<Position> {
  const position = {
    phase: 'refuse',
    duel: 1,
    final: false,
    row,
    feint_at,
    spellbound: null,
    refused: null,
    sides: { gandalf: { to_keep: 3 }, balrog: { to_keep: 3 } },
  } as unknown as Position;
  return { seat: 0, actions: [refuse], position } as unknown as View<Position>;
}

beforeAll(() => words.load('duel'));

test('Magic is asked about the card at the end of the row', () => {
  const view = refusing(['G16', 'B23'], 0);
  expect(words.tell(prompt(view, choice, facts))).toContain('has laid Strength');
  expect(words.tell(label(refuse, view, facts))).toBe('Refuse Strength');
});

test('Magic is asked about Feint, not about the card that is laid again for it', () => {
  const view = refusing(['B22', 'G16', 'B09'], 1);
  expect(words.tell(prompt(view, choice, facts))).toContain('has laid Feint');
  expect(words.tell(label(refuse, view, facts))).toBe('Refuse Feint');
});

test('a settling tells how often each was struck and how often points met', () => {
  const lines: Settled[] = [
    { line: 1, struck: 'balrog', energy: [15, 14] },
    { line: 3, struck: null, energy: [15, 14] },
    { line: 4, struck: 'balrog', energy: [15, 13] },
  ];
  const event: Happening<Events> = {
    kind: 'settle',
    rule: 'duel:56',
    fields: { attacker: 'gandalf', attack: [1, 3, 4], defence: [3], lines, energy: [15, 13] },
  };
  expect(line(event, facts, 0)?.args).toMatchObject({ struck: 2, back: 0, met: 1, balrog: 13 });
});
