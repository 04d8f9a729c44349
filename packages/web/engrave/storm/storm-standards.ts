/** Foes of the storm that nobody has written a recipe for: a shape of weather, in colors that the id chooses. */
import type { Standard, Standards } from '../families.ts';
import type { Step } from '../recipe.ts';
import type { chooser } from '../strangers.ts';
import type { StormFamily } from '../subject.ts';

type Choose = ReturnType<typeof chooser>;

const FACE = { square: [45, 0, 190], token: [84, 24, 116] } as const;
const RAIN: Step = ['rain', { n: 40, color: '#eef1ee' }];

/** Somebody put together from what the storm wears. */
const being = (one: Choose): Step => [
  'visage',
  {
    skin: one(['#a9bfca', '#9a95a8', '#a9bba9', '#b7b9b4'] as const),
    shape: one(['long', 'square', 'gaunt', 'broad'] as const),
    look: one(['blank', 'staring', 'hollow'] as const),
    mouth: one(['roar', 'grim', 'fangs'] as const),
    mane: [one(['charged', 'lank', 'blown', 'long'] as const)],
    ...one([
      {},
      { beard: ['cloud'] },
      { beard: ['gale'] },
      { beard: ['ice'] },
      { beard: ['kelp'] },
      { beard: ['plaits'] },
    ] as const),
    crown: [one(['helm', 'horns', 'ice', 'coral', 'wings', 'cloud', 'bolts', 'spikes'] as const)],
    garb: [one(['mail', 'plate', 'cloak', 'fur', 'plumage', 'drowned', 'cloud'] as const)],
    y: 8,
  },
];

const WEATHER = { y: 14, fill: '#8d96a0', size: 42 } as const;

export const STORM_STANDARDS: Standards<StormFamily> = {
  storm: (one) =>
    one<Standard>([
      {
        parts: [
          ['bank', WEATHER],
          [
            'wolf',
            { pose: one(['head', 'howling'] as const), coat: one(['squall', 'night', 'snow'] as const) },
          ],
        ],
        square: [86, 0, 190],
        token: [102, 20, 150],
      },
      {
        parts: [
          ['bank', WEATHER],
          ['wolf', { pose: 'running', coat: one(['squall', 'night', 'snow'] as const), y: 16 }],
          ['wind', { at: '10 184 120, 150 186 90' }],
        ],
        square: [86, 0, 190],
        token: [150, 30, 116],
      },
      {
        parts: [
          ['lightning', { at: '250,-6 234,40 250,50 226,100 242,108 220,164' }],
          [
            'harpy',
            {
              wings: one(['spread', 'raised'] as const),
              plumes: one(['slate', 'rust', 'gull', 'ink'] as const),
              hair: one(['wild', 'blown'] as const),
              y: -4,
              s: 0.94,
            },
          ],
        ],
        square: [45, 0, 190],
        token: [92, 14, 98],
      },
      {
        parts: [
          ['bank', WEATHER],
          [
            'steed',
            {
              coat: one(['thunder', 'foam', 'soot'] as const),
              rider: { cloth: one(['#6b3f4a', '#3f5560', '#5d5a3a']) },
            },
          ],
          ['bank', { from: 'below', y: 180, fill: '#a7aeb4', seed: 9 }],
        ],
        square: [80, 0, 190],
        token: [152, 16, 118],
      },
      {
        parts: [
          ['bank', WEATHER],
          ['serpent', { hide: one(['tide', 'eel', 'brass'] as const) }],
          ['sea', { y: 168 }],
        ],
        square: [80, 0, 190],
        token: [138, 14, 116],
      },
      {
        parts: [
          ['oak', { bark: one(['#7d6a52', '#6b6a5c', '#8a7a68']) }],
          ['earth', { y: 178, fill: '#a8986f' }],
        ],
        square: [45, 0, 190],
        token: [84, 50, 112],
      },
      {
        parts: [
          ['vortex', { fill: one(['#9aa0a8', '#86a0a2', '#a09c94']) }],
          ['storm-eye', { x: 140, y: 96, s: 0.92, iris: one(['#f3c043', '#8fc0cc', '#d98a5a']) }],
        ],
        square: [45, 0, 190],
        token: [76, 32, 128],
      },
      { parts: [['bank', WEATHER], being(one), RAIN], ...FACE },
    ]),
  stormlord: (one) => ({
    parts: [['vortex', { fill: one(['#9aa0a8', '#86a0a2', '#a09c94', '#a09cac']) }], being(one)],
    ...FACE,
  }),
};
