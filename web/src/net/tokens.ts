// The secrets that make seats one's own. They never leave this browser but to the server of the table they belong to.

import { remembered } from '../app/memory';
import type { Invitation, Opened } from './wire';

/** What this browser may do at a table. */
export interface Ticket {
  /** Of the seats held here, or of a spectator. */
  tokens: string[];
  /** Links for friends who have not come yet. */
  invitations: Invitation[];
  /** The link for spectators; empty where we do not know it. */
  spectatorPath: string;
  /** The invitation that led here, which nobody can use again: its link leads its holder back to the table. */
  cameBy?: string;
}

const MOST = 60;
const stored = remembered<Record<string, Ticket>>('bree.tables', {});

export function ticket(table: string): Ticket | undefined {
  return stored.value[table];
}

/** The table to which this browser came by this invitation. */
export function tableOf(invitation: string): string | undefined {
  return Object.keys(stored.value).find((table) => invitation && stored.value[table]?.cameBy === invitation);
}

export function allTokens(): string[] {
  return [...new Set(Object.values(stored.value).flatMap((given) => given.tokens))];
}

/** Keep a ticket; the oldest go when there are too many. */
export function keep(table: string, given: Ticket): void {
  const { [table]: before, ...others } = stored.value;
  const tokens = [...new Set([...(before?.tokens ?? []), ...given.tokens])];
  const whole = { ...before, ...given, tokens };
  stored.keep(Object.fromEntries([...Object.entries(others).slice(1 - MOST), [table, whole]]));
}

export function keepOpened(opened: Opened): void {
  keep(opened.table, {
    tokens: opened.held.length ? opened.held.map((held) => held.token) : [opened.spectator],
    invitations: opened.invitations,
    spectatorPath: opened.spectator_path,
  });
}
