// Where two cards meet: what faces what on each of the four lines.

import { LINES } from './position';

/** `met`: a point on both edges. `right`: only the left card has one, and it points to the right. */
export type Meeting = 'met' | 'right' | 'left' | 'none';

/** How the right edge of one card and the left edge of the next face each other, line by line. */
export function meet(attack: readonly number[], defence: readonly number[]): Meeting[] {
  return LINES.map((line) => {
    const struck = attack.includes(line);
    const held = defence.includes(line);
    return struck && held ? 'met' : struck ? 'right' : held ? 'left' : 'none';
  });
}
