import { afterEach, expect, test, vi } from 'vitest';
import { Failure } from '../net/api';
import type { Frames, Replay } from '../net/wire';
import { BATCH, Fetching, type Source } from './source';

vi.mock('../app/settings.svelte', () => ({ settings: { moving: false, speed: 'instant' } }));
afterEach(() => void vi.useRealTimers());

/** A source that counts what it is asked for, and fails as often as it is told to. */
function counting(failures: Error[] = []) {
  const asked: string[] = [];
  const source: Source = {
    contents: (perspective) => {
      asked.push(perspective);
      const failure = failures.shift();
      return failure ? Promise.reject(failure) : Promise.resolve({ perspective } as Replay);
    },
    frames: (perspective, first) => {
      asked.push(`${perspective} ${first}`);
      return Promise.resolve({ first } as Frames);
    },
  };
  return { asked, fetching: new Fetching(source) };
}

test('each thing is asked for once, positions in parts', async () => {
  const { asked, fetching } = counting();
  await fetching.contents('seat-0');
  await fetching.contents('seat-0');
  expect((await fetching.part('seat-0', BATCH - 1)).first).toBe(0);
  expect((await fetching.part('seat-0', BATCH)).first).toBe(BATCH);
  await fetching.part('seat-0', BATCH + 1);
  expect(asked).toEqual(['seat-0', 'seat-0 0', `seat-0 ${BATCH}`]);
});

test('what failed is told, and asked for again the next time', async () => {
  const { asked, fetching } = counting([new Error('offline')]);
  await expect(fetching.contents('all')).rejects.toThrow('offline');
  expect((await fetching.contents('all')).perspective).toBe('all');
  expect(asked).toEqual(['all', 'all']);
});

test('a server that asks us to wait is asked again after a while, not at once', async () => {
  vi.useFakeTimers();
  const tooFast = new Failure({ error: 'too-fast', why: '', where: '', rule: '' }, 429);
  const { asked, fetching } = counting([tooFast, tooFast]);
  const contents = fetching.contents('all');
  await vi.advanceTimersByTimeAsync(500);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect((await contents).perspective).toBe('all');
  expect(asked).toHaveLength(3);
});
