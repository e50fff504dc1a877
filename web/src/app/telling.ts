// What has just happened, for the ear: its sound, and its sentences for screen readers.

import { announcer } from '../a11y/announce.svelte';
import type { Facts, Game, Happening } from '../table/board';
import { eventText, folded } from '../table/sentences';
import { play } from './sound';

export function tell(events: readonly Happening[], game: Game, facts: Facts, me: number): void {
  const sound = game.sound?.(events);
  if (sound) play(sound);
  for (const event of folded(events, game)) {
    const text = eventText(event, game, facts, me);
    if (text) announcer.say(text);
  }
}
