// The one sentence that says what is wanted, or what is being waited for.

import type { Choice, Facts, Game, View } from '../table/board';
import type { TableLink } from '../net/table.svelte';
import type { Over, Player } from '../net/wire';
import { words } from './words.svelte';

export function promptText(link: TableLink, view: View, game: Game, facts: Facts, choice: Choice): string {
  if (link.connection === 'lost') return words.say('connection-lost');
  if (link.late) return words.say('waiting-chance');
  if (link.now?.over) return endText(link.now.over, link.looking, facts);
  const open = link.now?.players.findIndex((player) => player.kind === 'open') ?? -1;
  if (view.actions.length > 0) return words.tell(game.prompt(view, choice, facts));
  if (open >= 0 && view.waiting.includes(open)) return words.say('waiting-friend', { seat: seatName(facts, open) });
  const waited = view.waiting.filter((seat) => seat >= 0);
  if (waited.length === 0) return words.say('waiting-chance');
  const thinking = waited.every((seat) => link.now?.thinking.includes(seat));
  return words.say(thinking ? 'waiting-bot' : 'waiting-seat', {
    seat: words.list(waited.map((seat) => seatName(facts, seat))),
    count: waited.length,
  });
}

export function seatName(facts: Facts, seat: number): string {
  return words.name(facts.game, facts.seats[seat] ?? 'nobody');
}

/** Who plays a seat, in a word or two; empty for somebody without a name. */
export function playerName(player: Player | undefined): string {
  if (player?.kind === 'bot') return words.say('player-bot', { level: words.say(`bot-level-${player.level}`) });
  return player?.name ?? '';
}

/** How the game ended, for whoever is looking. */
export function endText(over: Over, looking: number | null, facts: Facts): string {
  const mine = looking === null ? undefined : over.returns[looking];
  const best = Math.max(...over.returns);
  const winners = over.returns.flatMap((value, seat) => (value === best ? [seatName(facts, seat)] : []));
  const drawn = over.returns.every((value) => value === best);
  const result = drawn
    ? words.say(best > 0 ? 'end-all-won' : 'end-drawn')
    : mine === undefined
      ? words.say('end-winner', { seat: words.list(winners) })
      : words.say(mine === best ? 'end-won' : 'end-lost');
  const fields = { ...over.detail, ...(over.by === null ? {} : { seat: over.by }) };
  const args = words.variables(facts.game, facts.seats, looking ?? -2, fields);
  const reason = `outcome-${facts.game}-${over.reason}`;
  // A game whose points do not tell winning from losing says so itself, in `.result`.
  const own = words.say(reason, args, 'result');
  return `${own === reason ? result : own} ${words.say(words.has(reason) ? reason : `outcome-${over.reason}`, args)}`;
}
