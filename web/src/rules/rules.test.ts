import { expect, test } from 'vitest';
import { rulesText } from '../../rules';

const PAGE = rulesText(`# The Game

Words.

## Où l’on va

| no | ruling |
|---|---|
| B3.15 | No way left. |
| R9, R10 | Two in one. |
| plain | A row. |
`);

test('the title stands apart and every section can be linked to', () => {
  expect(PAGE.title).toBe('The Game');
  expect(PAGE.sections).toEqual([{ id: 'ou-l-on-va', title: 'Où l’on va' }]);
  expect(PAGE.html).not.toContain('<h1');
  expect(PAGE.html).toContain('<h2 id="ou-l-on-va">');
});

test('every ruling can be linked to, also two in one row', () => {
  expect(PAGE.html).toContain('<tr id="ruling-B3.15"><td>B3.15</td>');
  expect(PAGE.html).toContain('<tr id="ruling-R9"><td>R9, R10<span id="ruling-R10"></span></td>');
  expect(PAGE.html).toContain('<tr><td>plain</td>');
});
