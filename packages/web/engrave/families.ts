/** Foes nobody has written a recipe for: a pose of their family, in a coat that the id chooses. */
import { FIGURES, type FigureTable, type Scene, type Square, type Step } from './recipe.ts';
import { chooser, stranger } from './strangers.ts';
import type { CursedFamily, Family, JungleFamily, StormFamily } from './subject.ts';

export interface Standard {
  readonly parts: readonly Step[];
  readonly square: Square;
  readonly token: Square;
}
type Choose = ReturnType<typeof chooser>;
export type Standards<F extends Family> = Readonly<Record<F, (one: Choose, id: string) => Standard>>;

/** The parts that are there, and what families look like that are made of them. */
export interface Bestiary {
  readonly figures: FigureTable;
  readonly standards: Partial<Standards<Family>>;
}

const BUST = { x: 32, y: -22, s: 0.92 };

const STANDARDS: Standards<Exclude<Family, JungleFamily | StormFamily | CursedFamily>> = {
  ferrox: (one) => {
    const coat = one(['tawny', 'grey', 'red', 'snow'] as const);
    return one<Standard>([
      { parts: [['ferrox', { pose: 'watching', coat }]], square: [66, 10, 168], token: [84, 14, 146] },
      {
        parts: [
          ['earth', {}],
          ['ferrox', { pose: 'prowling', coat }],
        ],
        square: [106, 14, 160],
        token: [158, 24, 110],
      },
      {
        parts: [
          ['moon', { x: 168, y: 70 }],
          ['ferrox', { pose: 'howling', coat }],
        ],
        square: [62, 0, 160],
        token: [94, -2, 114],
      },
    ]);
  },
  razorwing: (one) => {
    const coat = one(['brown', 'ash', 'rust', 'storm'] as const);
    return one<Standard>([
      { parts: [['razorwing', { pose: 'stooping', coat }]], square: [62, 4, 156], token: [94, 8, 92] },
      {
        parts: [
          ['beam', { x: 140, y: 156 }],
          ['razorwing', { pose: 'perched', coat }],
        ],
        square: [72, 4, 160],
        token: [118, 4, 98],
      },
      { parts: [['razorwing', { pose: 'striking', coat }]], square: [96, 22, 156], token: [144, 42, 108] },
    ]);
  },
  spider: (one) => {
    const coat = one(['dust', 'slate', 'russet', 'moss', 'ivory', 'ink'] as const);
    const back = one(['star', 'lozenges', 'bars', 'skull', 'plain'] as const);
    return one<Standard>([
      { parts: [['spider', { pose: 'waiting', coat, back }]], square: [62, 18, 156], token: [88, 52, 104] },
      { parts: [['spider', { pose: 'hanging', coat, back }]], square: [58, 22, 162], token: [84, 60, 112] },
      {
        parts: [
          ['earth', {}],
          ['spider', { pose: 'rearing', coat }],
        ],
        square: [84, 18, 158],
        token: [110, 54, 104],
      },
    ]);
  },
  dragonkin: (one) => {
    const hide = one(['kiln', 'green', 'slate', 'ash', 'frost', 'hunger', 'tide', 'violet'] as const);
    const horns = one(['swept', 'double', 'crown', 'forward', 'fan', 'antlers'] as const);
    return one<Standard>([
      { parts: [['dragon', { pose: 'rising', hide, horns }]], square: [84, 2, 170], token: [104, 18, 144] },
      { parts: [['dragon', { pose: 'captain', hide, horns }]], square: [70, 2, 164], token: [96, 4, 134] },
      { parts: [['dragon', { pose: 'lord', hide, horns }]], square: [66, 6, 178], token: [104, 18, 132] },
    ]);
  },
  beast: (one) =>
    one<Standard>([
      {
        parts: [['boar', { pose: 'facing', coat: one(['brown', 'grey', 'mud'] as const) }]],
        square: [88, 8, 174],
        token: [108, 20, 150],
      },
      {
        parts: [
          ['earth', {}],
          ['boar', { pose: 'charging', coat: one(['brown', 'grey', 'mud'] as const) }],
        ],
        square: [106, 14, 164],
        token: [158, 42, 114],
      },
      {
        parts: [['bear', { coat: one(['ox', 'honey', 'stone'] as const) }]],
        square: [58, 0, 164],
        token: [86, 26, 108],
      },
    ]),
  goblin: (one) => ({
    parts: [
      [
        'goblin',
        {
          skin: one(['#9aa05c', '#7f9a72', '#b0884f', '#8f9a8a'] as const),
          nose: one(['long', 'hook', 'bulb'] as const),
          mouth: one(['grin', 'clench', 'sulk'] as const),
          hat: [
            one(['cap', 'pot', 'pointed', 'bare'] as const),
            one(['#6b4a34', '#8f3b2e', '#5b6470'] as const),
          ],
          jerkin: one(['#86663f', '#5f6a63', '#6d4a4a'] as const),
          strap: one(['#5a4129', '#c1a26a'] as const),
        },
      ],
      ...one<readonly Step[]>([
        [['torch', { x: 44, y: 130, rot: -10 }]],
        [['bomb', { x: 196, y: 160, s: 0.9 }]],
        [['keg', { x: 228, y: 140, rot: 16, s: 0.8 }]],
      ]),
    ],
    square: [54, 8, 162],
    token: [76, 26, 116],
  }),
  cultist: (one) => {
    const cloth = one(['#6f3a44', '#4c4650', '#3f5a5c', '#5d5230', '#4a3a58'] as const);
    return one<Standard>([
      { parts: [['cultist', { pose: 'pointed', cloth }]], square: [58, 2, 170], token: [90, 26, 104] },
      { parts: [['cultist', { pose: 'masked', cloth }]], square: [58, 2, 164], token: [80, 30, 120] },
      { parts: [['cultist', { pose: 'profile', cloth }]], square: [44, 2, 164], token: [80, 20, 110] },
    ]);
  },
  bandit: (one, id) => ({
    parts: [
      ['person', { at: BUST, ...stranger(id) }],
      ['dagger', { x: 40, y: 128, rot: one([-14, -6, 8]) }],
      ['fist', { x: 42, y: 134 }],
    ],
    square: [54, 6, 166],
    token: [80, 24, 122],
  }),
  undead: (one) => ({
    parts: [
      [one(['spear', 'halberd'] as const), { x: 50, y: 26, rot: one([-8, -3, 4]) }],
      [
        'person',
        {
          at: BUST,
          skin: one(['bone', 'ash', 'pale'] as const),
          head: 'skull',
          gleam: one(['#f6d76a', '#d8f2c8', '#f2a66a'] as const),
          wear: [
            [
              one(['cloak', 'cape', 'mantle', 'wrap'] as const),
              one(['#6d6a4f', 'night', 'moss', 'wine'] as const),
            ],
            [one(['old-helm', 'hood', 'kerchief', 'helm', 'broad-hat'] as const)],
          ],
        },
      ],
    ],
    square: [54, 6, 166],
    token: [74, 4, 132],
  }),
  trap: (one) =>
    one<Standard>([
      {
        parts: [
          ['earth', { y: 92 }],
          ['pit', { x: 138, y: 124 }],
        ],
        square: [52, 6, 180],
        token: [76, 66, 124],
      },
      {
        parts: [
          ['earth', {}],
          ['leaning-wall', { x: 178, y: 94 }],
        ],
        square: [56, 4, 184],
        token: [84, 8, 132],
      },
      { parts: [['idol', { x: 140, y: 90, s: 0.98 }]], square: [44, 0, 190], token: [110, 26, 112] },
      { parts: [['turning-stair', { x: 140, y: 95 }]], square: [44, 0, 190], token: [78, 34, 122] },
      { parts: [['chest', { x: 140, y: 106, s: 1.08 }]], square: [46, 2, 186], token: [80, 36, 120] },
    ]),
};

/** What every game needs; the jungle, the storm and the cursed towns have more. */
export const HOME: Bestiary = { figures: FIGURES, standards: STANDARDS };

export function standardScene({ standards }: Bestiary, family: Family, id: string): Scene {
  const standard = standards[family];
  if (standard === undefined) throw new Error(`nothing is known of the looks of the family '${family}'`);
  const one = chooser(id);
  const ground = {
    kind: family === 'spider' ? ('web' as const) : one(['ruled', 'slant', 'rays'] as const),
    tint: one(['#dfe5cf', '#e3dccb', '#dbe1e3', '#e9dfbf', '#e6d9cb', '#dde1e2'] as const),
  };
  return { ground, ...standard(one, id) };
}
