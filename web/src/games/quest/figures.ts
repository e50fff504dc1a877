// Which figure stands for which hobbit, encounter tile and thing.

import anduril from '~icons/game-icons/shining-sword';
import aragorn from '~icons/game-icons/broadsword';
import athelas from '~icons/game-icons/vine-leaf';
import balrog from '~icons/game-icons/daemon-skull';
import boat from '~icons/game-icons/wood-canoe';
import boromir from '~icons/game-icons/hunting-horn';
import cave from '~icons/game-icons/cave-entrance';
import cloak from '~icons/game-icons/cloak';
import doom from '~icons/game-icons/smoking-volcano';
import ent from '~icons/game-icons/deku-tree';
import fight from '~icons/game-icons/crossed-swords';
import frodo from '~icons/game-icons/power-ring';
import galadriel from '~icons/game-icons/crystal-ball';
import gandalf from '~icons/game-icons/wizard-face';
import gimli from '~icons/game-icons/dwarf-face';
import gollum from '~icons/game-icons/circling-fish';
import gwaihir from '~icons/game-icons/eagle-head';
import legolas from '~icons/game-icons/bow-arrow';
import lembas from '~icons/game-icons/sliced-bread';
import merry from '~icons/game-icons/barefoot';
import mithril from '~icons/game-icons/mail-shirt';
import orc from '~icons/game-icons/orc-head';
import orcChief from '~icons/game-icons/goblin-head';
import phial from '~icons/game-icons/standing-potion';
import pippin from '~icons/game-icons/shiny-apple';
import ring from '~icons/game-icons/ring';
import rope from '~icons/game-icons/rope-coil';
import sam from '~icons/game-icons/camp-cooking-pot';
import shelob from '~icons/game-icons/spider-alt';
import shire from '~icons/game-icons/hobbit-dwelling';
import sting from '~icons/game-icons/pointy-sword';
import troll from '~icons/game-icons/troll';

const FIGURES: Record<string, string> = {
  ...{ frodo, sam, boat, doom, fight, shire },
  ...{ gwaihir, ent, ring, gollum },
  ...{ gandalf, aragorn, gimli, boromir, pippin, merry, galadriel, legolas },
  ...{ sting, anduril, mithril, cloak, rope, phial, lembas, athelas },
  ...{ cave, orc, 'orc-chief': orcChief, troll, balrog, shelob },
};

export function figure(id: string): string {
  return FIGURES[id] ?? '';
}
