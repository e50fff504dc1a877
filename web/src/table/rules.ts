// Rule references such as "05:389" (rulebook and line) or "ruling:A3" (a ruling of ours, in the game's README).

import { words } from '../app/words.svelte';

/** As it stands in the log. */
export function ruleShort(rule: string): string {
  const [book, place] = split(rule);
  return book === 'ruling' ? place : `${words.say(`book-${book}-short`)} ${place}`;
}

/** What the reference is, and our own wording of the rule where the game's catalogue has one. */
export function ruleText(game: string, rule: string): { title: string; text: string } {
  const [book, place] = split(rule);
  const title =
    book === 'ruling'
      ? words.say('ruling-reference', { place })
      : words.say('rule-reference', { book: words.say(`book-${book}`), place });
  // The ids of messages have no dots: ruling B3.15 is rule-quest-ruling-B3-15.
  const id = `rule-${game}-${book}-${place.replaceAll('.', '-')}`;
  return { title, text: words.has(id) ? words.say(id) : '' };
}

/** Where the rules page has this ruling; null for lines of a rulebook. */
export function rulingPlace(game: string, rule: string): string | null {
  const [book, place] = split(rule);
  return book === 'ruling' && /^[A-Z]\d/.test(place) ? `/rules/${game}#ruling-${place}` : null;
}

function split(rule: string): [string, string] {
  const colon = rule.indexOf(':');
  return [rule.slice(0, colon), rule.slice(colon + 1)];
}
