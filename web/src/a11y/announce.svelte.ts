// Everything that happens is said to screen readers, in order; what is wanted now comes last.

import { untrack } from 'svelte';

const KEPT = 40;

class Announcer {
  /** The region a screen reader reads additions of. Old lines go, so that it does not grow for ever. */
  lines: { number: number; text: string }[] = $state([]);
  private count = 0;

  say = (text: string): void => {
    this.count += 1;
    // Saying something must not make the one who says it depend on what was said before.
    const before = untrack(() => this.lines);
    this.lines = [...before.slice(1 - KEPT), { number: this.count, text }];
  };
}

/** Tell the next title that the page gets, once. Gives back how to stop waiting for it. */
export function onTitle(tell: (title: string) => void): () => void {
  const observer = new MutationObserver(() => {
    observer.disconnect();
    tell(document.title);
  });
  observer.observe(document.head, { subtree: true, childList: true });
  return () => observer.disconnect();
}

export const announcer = new Announcer();
