// How time that is left is worked out and written.

import type { ClockFace } from '../net/wire';

const DAY = 86_400;
/** Seconds below which a clock warns. */
const SHORT = 20;

/** Seconds left on a clock that was read some time ago, on our own clock. */
export function remaining(face: ClockFace, readAt: number, now: number): number {
  const spent = face.running ? Math.max(0, now - readAt) : 0;
  return Math.max(0, Math.ceil((face.left - spent) / 1000));
}

export function isShort(seconds: number): boolean {
  return seconds <= SHORT;
}

/** Whole days where there is at least one, else hours, minutes and seconds. */
export function clockText(seconds: number): { days: number; digits: string } {
  if (seconds >= DAY) return { days: Math.ceil(seconds / DAY), digits: '' };
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] ? parts : parts.slice(1);
  return { days: 0, digits: [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':') };
}
