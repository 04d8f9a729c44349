/** Foes of the jungle that nobody has written a recipe for: a pose of their family, in colors that the id chooses. */
import type { Standard, Standards } from '../families.ts';
import { stranger } from '../strangers.ts';
import type { JungleFamily } from '../subject.ts';

const BUST = { x: 32, y: -22, s: 0.92 };

const wide = (parts: Standard['parts'], token: Standard['token'] = [86, 24, 108]): Standard => ({
  parts,
  square: [46, 2, 186],
  token,
});

export const JUNGLE_STANDARDS: Standards<JungleFamily> = {
  mahkim: (one) =>
    wide([
      [
        'mahkim',
        {
          skin: one(['moss', 'teal', 'ochre', 'plum', 'river', 'old'] as const),
          crest: one(['fin', 'fronds', 'spikes', 'feathers'] as const),
          marks: one(['plain', 'dots', 'bars', 'clay'] as const),
          garb: [one(['cords', 'bib', 'strap', 'cape'] as const)],
          hands: one(['46 70, 234 70, 100 186, 180 186', '40 130, 240 130, 120 180, 160 180']),
          hand: one(['fist', 'open'] as const),
        },
      ],
    ]),
  singhara: (one) =>
    wide([
      ['spear', { x: 46, y: 24, rot: one([-6, 0, 5]) }],
      [
        'singhara',
        {
          x: 14,
          coat: one(['tawny', 'sand', 'red', 'grey'] as const),
          mane: one(['ruff', 'short', 'great', 'plaited'] as const),
          marks: one(['none', 'paint', 'suns'] as const),
          garb: [one(['harness', 'collar', 'shawl', 'plate'] as const)],
          left: [34, 118],
        },
      ],
    ]),
  lizardman: (one) =>
    wide(
      [
        ['spear', { x: 44, y: 24, rot: one([-6, 0, 5]) }],
        [
          'lizardman',
          {
            hide: one(['green', 'slate', 'ochre', 'rust', 'mud'] as const),
            crest: one(['spines', 'sail', 'frill', 'horns', 'plumes'] as const),
            garb: [one(['bones', 'stones', 'cloak', 'strap'] as const)],
            near: [46, 118],
          },
        ],
      ],
      [96, 10, 126],
    ),
  naga: (one) =>
    wide([
      [
        'naga',
        {
          skin: one(['jade', 'sand', 'blue', 'coral', 'night'] as const),
          coils: one(['low', 'heaped', 'tall', 'drawn'] as const),
          gear: [one(['bare', 'circlet', 'tall', 'veil'] as const)],
          mouth: one(['shut', 'hiss'] as const),
          left: [58, 110],
        },
      ],
    ]),
  saurian: (one) => {
    const hide = one(['fern', 'dust', 'ember', 'slate', 'plum', 'bone'] as const);
    return one<Standard>([
      wide([['theropod', { pose: 'watching', hide }]], [70, 8, 164]),
      wide(
        [
          ['earth', {}],
          ['theropod', { pose: 'running', hide }],
        ],
        [156, 2, 112],
      ),
      wide([['theropod', { pose: 'looming', hide }]], [74, 6, 176]),
      wide([['saurian', { pose: 'horned', hide }]], [92, 12, 150]),
    ]);
  },
  thundertusk: (one) => {
    const coat = one(['brown', 'grey', 'red', 'frost'] as const);
    return one<Standard>([
      wide(
        [
          ['earth', {}],
          ['thundertusk', { pose: 'walking', coat }],
        ],
        [136, 10, 124],
      ),
      wide([['thundertusk', { pose: 'facing', coat }]], [80, 20, 120]),
    ]);
  },
  cat: (one) => {
    const look = { coat: one(['black', 'tawny', 'grey', 'red'] as const), spotted: one([true, false]) };
    return one<Standard>([
      wide([['cat', { pose: 'staring', ...look }]], [78, 30, 124]),
      wide(
        [
          ['earth', {}],
          ['cat', { pose: 'prowling', ...look }],
        ],
        [160, 30, 108],
      ),
      wide([['cat', { pose: 'lying', ...look }]], [160, 18, 108]),
    ]);
  },
  swarm: (one) => {
    const kind = one(['ant', 'fly', 'wasp', 'beetle', 'locust'] as const);
    return wide(
      [
        [
          'flock',
          {
            of: [['crawler', { kind }]],
            at: '40 40 .4, 90 24 .34, 226 36 .4, 252 120 .44, 34 130 .42, 84 168 .36',
          },
        ],
        ['crawler', { kind, x: 144, y: 104, s: 1.1 }],
      ],
      [84, 34, 124],
    );
  },
  plant: (one) => wide([['plant', { kind: one(['fig', 'lily', 'walker', 'pitcher'] as const) }]]),
  deadwalker: (one) =>
    wide(
      [
        [
          'person',
          {
            at: BUST,
            skin: one(['bone', 'ash', '#8a7a58'] as const),
            head: 'skull',
            gleam: one(['#d8f2c8', '#c9e86a', '#f2d36a'] as const),
            wear: [
              [
                one(['coat', 'cloak', 'wrap', 'greatcoat'] as const),
                one(['moss', '#6d6a4f', 'night'] as const),
              ],
              ['weed'],
            ],
          },
        ],
        ['water', { y: 170, fill: '#8a9a80' }],
      ],
      [74, 4, 132],
    ),
  castaway: (one, id) =>
    wide([
      ['person', { at: BUST, ...stranger(id) }],
      [one(['spear', 'axe', 'pick'] as const), { x: 42, y: 40, rot: one([-10, 0, 8]) }],
    ]),
  tainted: (one) => wide([['tainted', { kind: one(['medley', 'roc', 'arms', 'mire'] as const) }]]),
  god: (one) =>
    wide(
      [['god', { name: one(['jararr', 'set', 'moakileki', 'ravin', 'hamzah', 'tarakhe'] as const) }]],
      [58, 8, 164],
    ),
};
