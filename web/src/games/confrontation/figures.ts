// Which figure stands for which character and card.

import aragorn from '~icons/game-icons/broadsword';
import aragornVariant from '~icons/game-icons/crown';
import balrog from '~icons/game-icons/daemon-skull';
import blackRider from '~icons/game-icons/cloaked-figure-on-horseback';
import boromir from '~icons/game-icons/hunting-horn';
import caveTroll from '~icons/game-icons/troll';
import cloak from '~icons/game-icons/cloak';
import crebain from '~icons/game-icons/raven';
import darkOfMordor from '~icons/game-icons/smoking-volcano';
import elrond from '~icons/game-icons/elf-ear';
import eye from '~icons/game-icons/burning-eye';
import faramir from '~icons/game-icons/hood';
import flyingNazgul from '~icons/game-icons/bat-wing';
import flyingNazgulVariant from '~icons/game-icons/wyvern';
import frodo from '~icons/game-icons/power-ring';
import gandalf from '~icons/game-icons/wizard-face';
import gandalfVariant from '~icons/game-icons/wizard-staff';
import gandalfTheWhite from '~icons/game-icons/pointy-hat';
import gimli from '~icons/game-icons/dwarf-face';
import gollum from '~icons/game-icons/circling-fish';
import gwaihir from '~icons/game-icons/eagle-head';
import king from '~icons/game-icons/crown';
import legolas from '~icons/game-icons/bow-arrow';
import magic from '~icons/game-icons/magic-swirl';
import merry from '~icons/game-icons/barefoot';
import mouth from '~icons/game-icons/frog-mouth-helm';
import noble from '~icons/game-icons/shattered-sword';
import orcs from '~icons/game-icons/orc-head';
import orcsVariant from '~icons/game-icons/goblin-head';
import palantir from '~icons/game-icons/crystal-ball';
import pippin from '~icons/game-icons/shiny-apple';
import recall from '~icons/game-icons/evil-tower';
import retreat from '~icons/game-icons/run';
import sam from '~icons/game-icons/camp-cooking-pot';
import saruman from '~icons/game-icons/white-tower';
import sarumanVariant from '~icons/game-icons/evil-hand';
import shadowfax from '~icons/game-icons/horse-head';
import shelob from '~icons/game-icons/spider-alt';
import smeagol from '~icons/game-icons/fishing-hook';
import theoden from '~icons/game-icons/cavalry';
import treebeard from '~icons/game-icons/deku-tree';
import urukHai from '~icons/game-icons/horned-helm';
import warg from '~icons/game-icons/wolf-head';
import watcher from '~icons/game-icons/kraken-tentacle';
import witchKing from '~icons/game-icons/crowned-skull';
import wormtongue from '~icons/game-icons/snake-tongue';

const FIGURES: Record<string, string> = {
  frodo,
  sam,
  pippin,
  merry,
  gandalf,
  aragorn,
  legolas,
  gimli,
  boromir,
  orcs,
  shelob,
  saruman,
  'flying-nazgul': flyingNazgul,
  balrog,
  warg,
  'black-rider': blackRider,
  'witch-king': witchKing,
  'cave-troll': caveTroll,
  'frodo-variant': frodo,
  'sam-variant': sam,
  smeagol,
  faramir,
  'gandalf-variant': gandalfVariant,
  'aragorn-variant': aragornVariant,
  elrond,
  theoden,
  treebeard,
  'orcs-variant': orcsVariant,
  wormtongue,
  'saruman-variant': sarumanVariant,
  'flying-nazgul-variant': flyingNazgulVariant,
  'uruk-hai': urukHai,
  gollum,
  'mouth-of-sauron': mouth,
  'witch-king-variant': witchKing,
  watcher,
  magic,
  retreat,
  'noble-sacrifice': noble,
  'elven-cloak': cloak,
  eye,
  shadowfax,
  'gandalf-the-white': gandalfTheWhite,
  'a-king-revealed': king,
  gwaihir,
  palantir,
  'recall-to-mordor': recall,
  'the-dark-of-mordor': darkOfMordor,
  crebain,
};

/** The figure of a character or card; none for a number. */
export function figure(id: string): string {
  return FIGURES[id] ?? '';
}
