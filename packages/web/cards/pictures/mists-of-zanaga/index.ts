/** The engraved pictures of The Mists of Zanaga, a deck in a file or three. */
import { allies } from './ally-portraits.ts';
import { blueBeasts } from './blue-beasts.ts';
import { blueCastaways } from './blue-castaways.ts';
import { bluePeople } from './blue-people.ts';
import { gods } from './god-pictures.ts';
import { greenBeasts } from './green-beasts.ts';
import { greenCastaways } from './green-castaways.ts';
import { greenPeople } from './green-people.ts';
import { heroes } from './hero-portraits.ts';
import { redFoes } from './red-foes.ts';
import { redPeople } from './red-people.ts';
import { yellowBeasts } from './yellow-beasts.ts';
import { yellowCastaways } from './yellow-castaways.ts';
import { yellowPeople } from './yellow-people.ts';

export const mistsOfZanaga = {
  heroes,
  allies,
  greenPeople,
  greenCastaways,
  greenBeasts,
  yellowPeople,
  yellowCastaways,
  yellowBeasts,
  bluePeople,
  blueCastaways,
  blueBeasts,
  redFoes,
  redPeople,
  gods,
};
