// Which figure stands for which hobbit, symbol, space, tile, face and card.

import anduril from '~icons/game-icons/shining-sword';
import aragorn from '~icons/game-icons/crown';
import army from '~icons/game-icons/ghost';
import arwen from '~icons/game-icons/woman-elf-face';
import athelas from '~icons/game-icons/herbs-bundle';
import barefoot from '~icons/game-icons/barefoot';
import belt from '~icons/game-icons/belt-buckles';
import boat from '~icons/game-icons/canoe';
import book from '~icons/game-icons/spell-book';
import boromir from '~icons/game-icons/hunting-horn';
import bow from '~icons/game-icons/bow-arrow';
import box from '~icons/game-icons/locked-box';
import brooch from '~icons/game-icons/gem-pendant';
import bread from '~icons/game-icons/bread';
import cloak from '~icons/game-icons/cloak';
import cooking from '~icons/game-icons/camp-cooking-pot';
import cards from '~icons/game-icons/card-draw';
import die from '~icons/game-icons/perspective-dice-six-faces-random';
import elessar from '~icons/game-icons/emerald';
import eomer from '~icons/game-icons/horned-helm';
import eowyn from '~icons/game-icons/sword-brandish';
import eye from '~icons/game-icons/burning-eye';
import faramir from '~icons/game-icons/hood';
import fighting from '~icons/game-icons/crossed-swords';
import foresight from '~icons/game-icons/crystal-ball';
import friendship from '~icons/game-icons/shaking-hands';
import galadriel from '~icons/game-icons/queen-crown';
import gandalf from '~icons/game-icons/pointy-hat';
import ghan from '~icons/game-icons/trail';
import gimli from '~icons/game-icons/dwarf-face';
import glamdring from '~icons/game-icons/broadsword';
import gollum from '~icons/game-icons/fishing-hook';
import guidance from '~icons/game-icons/compass';
import healing from '~icons/game-icons/healing';
import heart from '~icons/game-icons/hearts';
import hiding from '~icons/game-icons/pine-tree';
import joker from '~icons/game-icons/round-star';
import legolas from '~icons/game-icons/elf-helmet';
import light from '~icons/game-icons/candle-light';
import magic from '~icons/game-icons/magic-swirl';
import mithril from '~icons/game-icons/chain-mail';
import miruvor from '~icons/game-icons/water-flask';
import persistence from '~icons/game-icons/hiking';
import phial from '~icons/game-icons/drink-me';
import pie from '~icons/game-icons/pie-slice';
import pipe from '~icons/game-icons/smoking-pipe';
import apple from '~icons/game-icons/shiny-apple';
import riders from '~icons/game-icons/cavalry';
import ring from '~icons/game-icons/ring';
import rope from '~icons/game-icons/rope-coil';
import shadowfax from '~icons/game-icons/horse-head';
import shield from '~icons/game-icons/shield';
import bigShield from '~icons/game-icons/templar-shield';
import staff from '~icons/game-icons/wizard-staff';
import sting from '~icons/game-icons/piercing-sword';
import sun from '~icons/game-icons/sun';
import sundial from '~icons/game-icons/sundial';
import travelling from '~icons/game-icons/walking-boot';
import bearer from '~icons/game-icons/power-ring';

const FIGURES: Record<string, string> = {
  frodo: bearer,
  sam: cooking,
  pippin: apple,
  merry: barefoot,
  fatty: pie,
  sauron: eye,
  fighting,
  travelling,
  hiding,
  friendship,
  joker,
  ring,
  heart,
  sun,
  shield,
  'big-shield': bigShield,
  die,
  heal: light,
  draw: cards,
  cards,
  eye,
  event: sundial,
  'event-or-three-cards': sundial,
  'event-or-three-things': sundial,
  'eye-or-two': eye,
  aragorn,
  boromir,
  gimli,
  gandalf,
  legolas,
  anduril,
  glamdring,
  sting,
  athelas,
  miruvor,
  mithril,
  staff,
  book,
  pipe,
  arwen,
  galadriel,
  'box-of-earth': box,
  bow,
  'elven-rope': rope,
  boat,
  'elven-cloak': cloak,
  brooch,
  belt,
  elessar,
  lembas: bread,
  phial,
  theoden: aragorn,
  shadowfax,
  eomer,
  'riders-of-rohan': riders,
  faramir,
  gollum,
  'army-of-the-dead': army,
  ghan,
  eowyn,
  foresight,
  guidance,
  healing,
  magic,
  persistence,
};

/** The figure of anything in this game; none for what has no figure of its own. */
export function figure(id: string): string {
  return FIGURES[id] ?? '';
}
