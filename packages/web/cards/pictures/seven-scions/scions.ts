/** The Scions awake, as Allies; and asleep, as they lie on their spaces. The same people both times. */
import type { Likeness, Portrait, Recipes } from '../../../engrave/recipe.ts';
import type { PropStep } from '../../../engrave/props/index.ts';
import type { Person } from '../../../engrave/people/person.ts';
import { ARCHER, JUDGE, LAMPLIGHTER, MIDWIFE, TRICKSTER, WARDEN } from './scion-people.ts';

type Tint = `#${string}`;

const awake = (person: Person, tint: Tint, before: readonly PropStep[] = []): Portrait => ({
  ground: { kind: 'rays', tint },
  token: [38, 40, 160],
  person: { ...person, before: [...(person.before ?? []), ...before] },
});

const asleep = (person: Person, cap: string, guests: readonly PropStep[]): Likeness => ({
  ground: { kind: 'slant', tint: '#a8a697' },
  token: [38, 40, 160],
  upright: [['sleeper', { ...person, cap, guests }]],
});

export const awakeScions: Recipes = {
  'the-archer': awake(ARCHER, '#e3e6c4', [['arrow', { x: 50, y: 214, rot: -30 }]]),
  'the-trickster': awake(TRICKSTER, '#ead9e0', [
    ['coin', { x: 48, y: 188 }],
    ['die', { x: 40, y: 236, s: 0.9, rot: -14 }],
  ]),
  'the-warden': awake(WARDEN, '#d8e0e2'),
  'the-midwife': awake(MIDWIFE, '#efe0cc', [['pack', { x: 48, y: 254, s: 0.9 }]]),
  'the-judge': awake(JUDGE, '#e6d8cc', [['scroll', { x: 44, y: 236, s: 0.8, rot: -8 }]]),
  'the-lamplighter': awake(LAMPLIGHTER, '#f3e2ae', [['lantern', { x: 46, y: 180, s: 1.2 }]]),
};

export const sleepingScions: Recipes = {
  'the-archer': asleep(ARCHER, '84,76 100,60 120,54 140,58', [['nest', { x: 190, y: 236, s: 0.5 }]]),
  'the-trickster': asleep(TRICKSTER, '74,64 92,32 118,18 150,22', [['moth', { x: 60, y: 176, s: 0.7 }]]),
  'the-warden': asleep(WARDEN, '82,58 100,38 118,30 140,40', [['crow', { x: 186, y: 196, s: 0.6 }]]),
  'the-midwife': asleep(MIDWIFE, '80,72 96,48 120,40 146,50', [['sprig', { x: 60, y: 262, s: 0.8 }]]),
  'the-judge': asleep(JUDGE, '82,60 100,42 122,38 146,48', [['owl', { x: 190, y: 214, s: 0.7 }]]),
  'the-lamplighter': asleep(LAMPLIGHTER, '70,72 92,46 120,34 150,40', [
    ['oil-lamp', { x: 56, y: 250, s: 0.8 }],
  ]),
};
