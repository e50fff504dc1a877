// What a board does when something has happened: once for each batch of events, whatever else changes meanwhile.

import { untrack } from 'svelte';
import type { View } from './board';

const NOTHING: readonly never[] = [];

/** Calls `tell` once for each batch of events, and with none where the position changed in another way, as by an undo.
 *
 * A board is given a new view whenever anything about the table changes: who is there, what is asked, whether one may
 * choose. None of that is told again. */
export function eachBatch<Event>(
  seen: () => { view: View; events: readonly Event[] },
  tell: (events: readonly Event[]) => void,
): void {
  let events: readonly Event[] | null = null;
  let position: string | null = null;
  $effect.pre(() => {
    const now = seen();
    const happened = now.events !== events && now.events.length > 0 ? now.events : NOTHING;
    const before = position;
    events = now.events;
    position = JSON.stringify([now.view.seat, now.view.position]);
    if (happened.length || position !== before) untrack(() => tell(happened));
  });
}
