/** The engraved pictures of the base game, a file a deck. */
import { allies } from './ally-portraits.ts';
import { blue } from './blue-foes.ts';
import { dearAllies } from './dear-ally-portraits.ts';
import { greenBeasts } from './green-beasts.ts';
import { greenPeople } from './green-people.ts';
import { heroes } from './hero-portraits.ts';
import { red } from './red-foes.ts';
import { yellowBeasts } from './yellow-beasts.ts';
import { yellowPeople } from './yellow-people.ts';

export const base = {
  heroes,
  allies,
  dearAllies,
  greenPeople,
  greenBeasts,
  yellowPeople,
  yellowBeasts,
  blue,
  red,
};
