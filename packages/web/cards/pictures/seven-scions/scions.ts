/** The Scions, each awake, as an Ally, and asleep, as on the space with their number. The same people both times. */
import type { Person } from '../../../engrave/people/person.ts';
import type { PropStep } from '../../../engrave/props/index.ts';
import type { Portrait, Recipes } from '../../../engrave/recipe.ts';
import { ARCHER, JUDGE, LAMPLIGHTER, MIDWIFE, TRICKSTER, WARDEN } from './scion-people.ts';

interface Scion {
  readonly person: Person;
  readonly tint: `#${string}`;
  /** What they hold when they are awake. */
  readonly holds?: readonly PropStep[];
  /** Where the moss has got to on their heads, and what has settled beside them. */
  readonly moss: string;
  readonly guest: PropStep;
}

const scion = ({ person, tint, holds = [], moss, guest }: Scion): Portrait => ({
  ground: { kind: 'rays', tint },
  token: [38, 40, 160],
  person: { ...person, before: holds },
  asleep: {
    ground: { kind: 'slant', tint: '#a8a697' },
    token: [38, 40, 160],
    upright: [['sleeper', { ...person, cap: moss, guests: [guest] }]],
  },
});

export const scions: Recipes = {
  archer: scion({
    person: ARCHER,
    tint: '#e3e6c4',
    holds: [['arrow', { x: 50, y: 214, rot: -30 }]],
    moss: '84,76 100,60 120,54 140,58',
    guest: ['nest', { x: 190, y: 236, s: 0.5 }],
  }),
  trickster: scion({
    person: TRICKSTER,
    tint: '#ead9e0',
    holds: [
      ['coin', { x: 48, y: 188 }],
      ['die', { x: 40, y: 236, s: 0.9, rot: -14 }],
    ],
    moss: '74,64 92,32 118,18 150,22',
    guest: ['moth', { x: 60, y: 176, s: 0.7 }],
  }),
  warden: scion({
    person: WARDEN,
    tint: '#d8e0e2',
    moss: '82,58 100,38 118,30 140,40',
    guest: ['crow', { x: 186, y: 196, s: 0.6 }],
  }),
  midwife: scion({
    person: MIDWIFE,
    tint: '#efe0cc',
    holds: [['pack', { x: 44, y: 232, s: 0.9 }]],
    moss: '80,72 96,48 120,40 146,50',
    guest: ['sprig', { x: 60, y: 262, s: 0.8 }],
  }),
  judge: scion({
    person: JUDGE,
    tint: '#e6d8cc',
    holds: [['scroll', { x: 44, y: 236, s: 0.8, rot: -8 }]],
    moss: '82,60 100,42 122,38 146,48',
    guest: ['owl', { x: 190, y: 214, s: 0.7 }],
  }),
  lamplighter: scion({
    person: LAMPLIGHTER,
    tint: '#f3e2ae',
    holds: [['lantern', { x: 46, y: 180, s: 1.2 }]],
    moss: '70,72 92,46 120,34 150,40',
    guest: ['oil-lamp', { x: 56, y: 250, s: 0.8 }],
  }),
};
