// Who drew which figure: https://game-icons.net, CC BY 3.0. The package names no authors; the collection's own folders do.

/** The ids of the figures in use, by their author. A test holds this to what is imported. */
export const FIGURES: Readonly<Record<string, readonly string[]>> = {
  Lorc: [
    'barefoot', 'bat-wing', 'belt-buckles', 'broadsword', 'burning-eye', 'candle-light', 'compass',
    'crossed-swords', 'crown', 'crowned-skull', 'crystal-ball', 'daemon-skull', 'domino-mask', 'drink-me',
    'emerald', 'evil-hand', 'fishing-hook', 'flame-spin', 'fox-head', 'gem-pendant', 'ghost', 'hood',
    'horned-helm', 'hunting-horn', 'lightning-helix', 'magic-swirl', 'mail-shirt', 'mailed-fist',
    'mirror-mirror', 'pie-slice', 'piercing-sword', 'pine-tree', 'pointy-hat', 'pointy-sword', 'queen-crown',
    'raven', 'run', 'scales', 'shattered-sword', 'shining-sword', 'shiny-apple', 'sliced-bread',
    'standing-potion', 'sun', 'sundial', 'vine-leaf', 'walking-boot', 'white-tower', 'wizard-staff',
    'wolf-head', 'wyvern',
  ],
  Delapouite: [
    'bow-arrow', 'bread', 'camp-cooking-pot', 'canoe', 'cavalry', 'cave-entrance', 'circling-fish', 'deku-tree',
    'dwarf-face', 'eagle-head', 'elf-ear', 'evil-tower', 'goblin-head', 'healing', 'herbs-bundle', 'hiking',
    'hobbit-dwelling', 'horse-head', 'kraken-tentacle', 'locked-box', 'orc-head',
    'perspective-dice-six-faces-random', 'power-ring', 'ring', 'rope-coil', 'round-star', 'shaking-hands',
    'smoking-pipe', 'smoking-volcano', 'snake-tongue', 'spell-book', 'sword-brandish', 'templar-shield',
    'tired-eye', 'trail', 'water-flask', 'wizard-face', 'woman-elf-face', 'wood-canoe',
  ],
  'Andy Meneely': ['riposte'],
  'Carl Olsen': ['flame', 'spider-alt'],
  'Caro Asercion': ['cloaked-figure-on-horseback', 'frog-mouth-helm'],
  Faithtoken: ['card-draw'],
  'Kier Heyl': ['elf-helmet'],
  Lucas: ['cloak'],
  sbed: ['shield'],
  Skoll: ['hearts', 'troll'],
  Willdabeast: ['chain-mail'],
};
