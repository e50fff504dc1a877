// What this game says that the usual scheme of ids cannot.

import { words, type Arguments, type Sentence } from '../../app/words.svelte';
import type { Action, Choice, Facts, Happening, View } from '../../table/board';
import { cells, turns } from './choices';
import { landscapeOf, tileFacts, type Events, type Landscape, type Position } from './position';

const game = 'quest';

/** A cell as people say it: "N2 E1" counts from the Shire. */
export function cellText(cell: string, middle = words.name(game, 'shire')): string {
  const parts = cell.match(/[nsew]\d+/g) ?? [];
  if (parts.length === 0) return middle;
  return parts.map((part) => `${words.say(`quest-point-${part[0]}`)}${part.slice(1)}`).join('\u00a0');
}

/** A score with a real minus. */
export function signed(score: number): string {
  return score < 0 ? `−${-score}` : `${score}`;
}

/** A region in a sentence: "at N1", "to the Shire". It is named by its first cell; "shire east" is not the Shire itself. */
function where(region: string): Arguments {
  const [cell = '', side] = region.split(' ');
  const kind = cell === 'mount-doom' ? 'doom' : cell !== 'shire' ? 'land' : side === 'centre' ? 'shire' : 'edge';
  const args = { kind, cell: cellText(cell) };
  return { 'region-id': kind, 'region-at': words.say('quest-at', args), 'region-to': words.say('quest-to', args) };
}

/** The landscapes of a tile in words, clockwise from the north. */
export function tileText(tile: string, facts: Facts): string {
  const sections = tileFacts(facts)[tile]?.sections ?? '';
  return words.list(Array.from(sections, (letter) => words.name(game, landscapeOf(letter))));
}

function landscapeAt(position: Position, id: string): Landscape {
  return position.regions.find((region) => region.id === id)?.landscape ?? 'none';
}

function variables(fields: Record<string, unknown>, facts: Facts, me: number): Arguments {
  const { tile, tiles, cell, corner, region, side, ...rest } = fields;
  const args = words.variables(game, facts.seats, me, rest);
  if (typeof fields.seat === 'string') args.mine = fields.seat === facts.seats[me] ? 'yes' : 'no';
  if (typeof tile === 'string') args.tile = tileText(tile, facts);
  if (Array.isArray(tiles)) args['tiles-count'] = tiles.length;
  if (typeof cell === 'string') args.cell = cellText(cell);
  if (typeof region === 'string') Object.assign(args, where(region));
  if (Array.isArray(rest.scores))
    rest.scores.forEach((score, seat) => (args[`score-${facts.seats[seat] ?? seat}`] = Number(score)));
  args['token-known'] = rest.token === undefined ? 'no' : 'yes';
  args['tile-known'] = tile === undefined ? 'no' : 'yes';
  return args;
}

/** The question put by the decision in hand. */
export function prompt(view: View<Position>, choice: Choice, facts: Facts): Sentence {
  const { asked, phase, encounters } = view.position;
  const me = view.position.seats[view.seat];
  const { tile, cell, way, green } = choice.picked;
  if (asked === 'lay') {
    if (view.actions.some((action) => action.kind === 'exchange')) return { id: `prompt-${game}-exchange` };
    const down = view.actions.some((action) => action.kind === 'hide');
    if (cell) return { id: `prompt-${game}-lay-sure`, args: { ways: turns(view.actions, choice, cell).length } };
    const pointer = matchMedia('(hover: hover)').matches ? 'mouse' : 'finger';
    if (tile)
      return {
        id: `prompt-${game}-lay-where${down ? '-down' : ''}`,
        args: { count: cells(view.actions, choice).length, pointer },
      };
    return { id: `prompt-${game}-lay${down ? '-down' : me?.hand.length ? '' : '-open'}`, args: { phase } };
  }
  if (asked === 'move') {
    if (way === 'scout' && green) return { id: `prompt-${game}-scout-where` };
    if (way) return { id: `prompt-${game}-${way}` };
    const can =
      ['climb', 'go', 'fly', 'boat'].find((kind) => view.actions.some((action) => action.kind === kind)) ?? 'stay';
    return { id: `prompt-${game}-move`, args: { phase, can } };
  }
  if (asked === 'battle') {
    const enemy = encounters.find((one) => one.region === me?.hobbit)?.token ?? 'orc';
    const showable = view.actions.some((action) => action.kind === 'show') ? 'yes' : 'no';
    return {
      id: `prompt-${game}-battle`,
      args: { ...words.variables(game, facts.seats, view.seat, { enemy }), left: me?.fight ?? 1, showable },
    };
  }
  return {
    id: `prompt-${game}-end`,
    args: { ent: view.actions.some((action) => action.kind === 'ent') ? 'yes' : 'no' },
  };
}

export function line(event: Happening<Events>, facts: Facts, me: number): Sentence {
  return { id: `event-${game}-${event.kind}`, args: variables({ ...event.fields }, facts, me) };
}

export function label(action: Action, view: View<Position>, facts: Facts): Sentence {
  const { id: _id, text: _text, kind, ...operands } = action;
  const region = 'side' in action ? `${action.cell} ${action.side}` : undefined;
  const args = variables({ ...operands, ...(region ? { region } : {}) }, facts, view.seat);
  if (region) args.landscape = landscapeAt(view.position, region);
  const lies = view.position.encounters.find((one) => one.region === region);
  args.token = lies?.token ? words.name(game, lies.token) : '';
  args.lies = lies ? (lies.token ? 'known' : lies.colour) : 'nothing';
  args.turn = Number(action.turn ?? 0);
  return { id: `action-${game}-${kind}`, args };
}
