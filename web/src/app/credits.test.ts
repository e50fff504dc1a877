import { expect, test } from 'vitest';
import { FIGURES } from './credits';

const sources = import.meta.glob<string>('../**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });

test('every figure in use is credited to its author, and no other', () => {
  const used = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/~icons\/game-icons\/([\w-]+)/g)].map(([, id]) => id),
  );
  expect(Object.values(FIGURES).flat().sort()).toEqual([...new Set(used)].sort());
});
