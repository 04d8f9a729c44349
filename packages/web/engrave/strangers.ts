/** People nobody has written a recipe for: the id chooses parts that go together, so that two of them look different. */
import type { Portrait } from './recipe.ts';
import type { Person, Worn } from './people/person.ts';
import type { PropStep } from './props/index.ts';
import { seeded, seedOf } from '../map/seeded.ts';
import type { Color } from './tools/ink.ts';

/** Chooses from lists, the same for the same word. */
export function chooser(word: string): <T>(list: readonly T[]) => T {
  const random = seeded(word);
  return <T>(list: readonly T[]): T => {
    const one = list[Math.floor(random() * list.length)];
    if (one === undefined) throw new Error('there is nothing to choose from');
    return one;
  };
}

const SKINS: readonly Color[] = ['fair', 'rosy', 'tan', 'brown', 'umber', 'pale'];
const HAIRS: readonly Color[] = ['straw', 'rust', 'chestnut', 'black', 'silver', '#5a3a20'];
const CLOTHS: readonly Color[] = [
  'wine',
  'violet',
  'navy',
  'sea',
  'leaf',
  'moss',
  'ochre',
  'leather',
  'night',
  'cherry',
];
const TINTS = ['#dfe5cf', '#e4dfe4', '#dce6e4', '#efe0bd', '#e9dcc6', '#e6ddd2', '#d8dedd'] as const;

type Dress = (cloth: Color, other: Color) => readonly Worn[];
const DRESSES: readonly Dress[] = [
  (a) => [['coat', a], ['collar']],
  (a) => [['cape', a], ['falling-collar']],
  (a, b) => [['mantle', a], ['strap', b], ['clasp']],
  (a, b) => [
    ['shirt', b],
    ['apron', a],
  ],
  (a) => [['gown', a], ['ruff']],
  (a, b) => [
    ['jacket', a],
    ['scarf', b],
  ],
];
/** Hair and what is worn on it. */
const HEADS: readonly ((hair: Color, cloth: Color) => readonly Worn[])[] = [
  (hair) => [['short', hair]],
  (hair) => [['tousled', hair]],
  (hair, cloth) => [
    ['parted', hair],
    ['band', cloth],
  ],
  (hair) => [['long', hair]],
  (hair, cloth) => [
    ['fringe', hair],
    ['kerchief', cloth],
  ],
  (hair, cloth) => [
    ['locks', hair],
    ['broad-hat', cloth],
  ],
  (hair) => [['bun', hair]],
  (hair, cloth) => [
    ['short', hair],
    ['cap', cloth],
  ],
  (hair, cloth) => [
    ['short', hair],
    ['hood', cloth, cloth],
  ],
  (hair) => [
    ['parted', hair],
    ['plait', hair],
  ],
];
const BEARDS: readonly (
  | readonly ['full-beard' | 'great-beard' | 'moustache' | 'whiskers'][]
  | readonly []
)[] = [[], [], [], [['full-beard']], [['moustache']], [['whiskers']]];

/** Somebody, with what they carry. */
export function stranger(id: string, carried: readonly PropStep[] = []): Person {
  const one = chooser(id);
  const hair = one(HAIRS);
  const cloth = one(CLOTHS);
  const top = one(HEADS)(hair, one(CLOTHS));
  const bearded = top.some(([part]) => part === 'short' || part === 'tousled' || part === 'locks');
  const beard = one(BEARDS).map(([kind]): Worn => [kind, hair]);
  return {
    skin: one(SKINS),
    head: one(['oval', 'lean', 'broad', 'round'] as const),
    seed: 2 + (seedOf(id) % 11),
    soft: one([true, false]),
    face: {
      eyes: one(['calm', 'sharp', 'wide', 'hooded', 'laugh'] as const),
      brows: [
        one(['calm', 'thick', 'stern', 'arch', 'sly'] as const),
        hair === 'silver' ? '#6d6252' : '#3a2718',
      ],
      nose: one(['straight', 'hooked', 'button', 'broad', 'snub'] as const),
      mouth: one(['firm', 'thin', 'wry', 'smile', 'smirk'] as const),
    },
    ears: { y: 2 },
    marks: one([[], ['freckles'], ['lines'], ['cut'], ['mole'], ['scar-on-cheek']] as const),
    wear: [...one(DRESSES)(cloth, one(CLOTHS)), ...(bearded ? beard : []), ...top],
    before: carried,
  };
}

export function strangersPortrait(id: string): Portrait {
  const one = chooser(`${id} ground`);
  return {
    ground: { kind: one(['ruled', 'slant'] as const), tint: one(TINTS) },
    token: [38, 40, 160],
    person: stranger(id),
  };
}
