// Motion that explains, and that a person may skip or switch off.

import { settings } from '../app/settings.svelte';

/** A duration in milliseconds, or none where motion is off: for Svelte transitions. */
export function lasting(milliseconds: number): number {
  return settings.moving ? milliseconds : 0;
}

/** For an effect: let this happen again and again, while things may move. */
export function again(milliseconds: number, happen: () => void): (() => void) | undefined {
  if (!settings.moving) return undefined;
  const timer = setInterval(happen, milliseconds);
  return () => clearInterval(timer);
}

/** How long a view should stay before the next one, when a person only has to notice that something happened. */
export const GLANCE = 650;
/** The same for a sentence to be read. */
export const READ = 1600;

const SPEED = { calm: 1, quick: 0.45, instant: 0 };

/** Such a time at the speed the person has set. */
export function paced(milliseconds: number): number {
  return milliseconds * SPEED[settings.speed];
}

export interface Pause {
  /** Resolves when the time is over or `skip` was called. */
  done: Promise<void>;
  skip(): void;
}

export function pause(milliseconds: number): Pause {
  let skip = (): void => {};
  const done = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    skip = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { done, skip };
}
