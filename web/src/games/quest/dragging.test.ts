import { expect, test } from 'vitest';
import { Fingers } from './dragging';

/** A map that tells what was done to it. */
function map() {
  const done: [string, ...number[]][] = [];
  const fingers = new Fingers({
    zoomAt: (x, y, factor) => done.push(['zoom', x, y, factor]),
    pan: (x, y) => done.push(['pan', x, y]),
  });
  return { done, fingers };
}

test('a finger that strays a little is a click and moves nothing', () => {
  const { done, fingers } = map();
  fingers.start(1, { x: 100, y: 100 });
  expect(fingers.move(1, { x: 104, y: 104 })).toBe(false);
  expect(done).toEqual([]);
  expect(fingers.dragged).toBe(false);
});

test('a finger that goes far moves the map, and is no click until one comes down again', () => {
  const { done, fingers } = map();
  fingers.start(1, { x: 100, y: 100 });
  expect(fingers.move(1, { x: 120, y: 90 })).toBe(true);
  fingers.move(1, { x: 121, y: 90 });
  expect(done).toEqual([
    ['pan', 20, -10],
    ['pan', 1, 0],
  ]);
  fingers.end(1);
  expect(fingers.dragged).toBe(true);
  fingers.start(1, { x: 0, y: 0 });
  expect(fingers.dragged).toBe(false);
});

test('two fingers that part zoom about their middle and take the map half the way', () => {
  const { done, fingers } = map();
  fingers.start(1, { x: 0, y: 0 });
  fingers.start(2, { x: 100, y: 0 });
  fingers.move(2, { x: 200, y: 0 });
  expect(done).toEqual([
    ['zoom', 100, 0, 2],
    ['pan', 50, 0],
  ]);
});

test('a pointer that was never put down moves nothing', () => {
  const { done, fingers } = map();
  expect(fingers.move(3, { x: 50, y: 50 })).toBe(false);
  expect(done).toEqual([]);
});
