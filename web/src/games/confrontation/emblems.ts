// The large faint figures on the map.

import caradhras from '~icons/game-icons/cave-entrance';
import dagorlad from '~icons/game-icons/evil-tower';
import gondor from '~icons/game-icons/white-tower';
import mordor from '~icons/game-icons/smoking-volcano';
import rohan from '~icons/game-icons/horse-head';
import shire from '~icons/game-icons/hobbit-dwelling';

export const EMBLEMS: Record<string, string> = { shire, caradhras, rohan, dagorlad, gondor, mordor };
