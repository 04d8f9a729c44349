/** Foes of the blue deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const blue: Recipes = {
  'sir-farrow-twice-buried': {
    ground: { kind: 'rays', tint: '#d3d6cc', at: [140, 70, 78] },
    square: [44, 2, 180],
    token: [84, 14, 122],
    parts: [
      [
        'person',
        {
          at: { x: 42, y: -8, s: 0.84 },
          skin: 'bone',
          head: 'skull',
          gleam: '#f2a66a',
          wear: [
            ['plume', 'wine'],
            ['cloak', 'wine'],
            ['mail', '#6f7478'],
            ['visored', '#8f9691', 'ochre'],
            ['pauldrons', '#8f9691'],
          ],
        },
      ],
      ['greatsword', { x: 46, y: 122, rot: -4, s: 0.8 }],
      ['fist', { x: 48, y: 152, main: '#8f9691', trim: '#6f7478', s: 0.85 }],
    ],
  },
  'sixty-pikes-from-under-the-ice': {
    ground: { kind: 'ruled', tint: '#d3dfe3' },
    square: [50, 4, 180],
    token: [80, 26, 118],
    parts: [
      [
        'flock',
        { of: [['pike', { x: 0, y: 0 }]], at: '20 34 1, 60 28 1, 96 24 1, 188 24 1, 220 28 1, 258 34 1' },
      ],
      [
        'person',
        {
          at: { x: -40, y: 34, s: 0.62 },
          skin: '#cfdcd8',
          head: 'skull',
          gleam: '#a9dff0',
          wear: [
            ['iron-hat', '#8fa0a6', '#9fb0b6'],
            ['gambeson', '#7d95a8', '#5d7890'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 168, y: 34, s: 0.62 },
          skin: '#cfdcd8',
          head: 'skull',
          gleam: '#a9dff0',
          wear: [
            ['iron-hat', '#8fa0a6', '#9fb0b6'],
            ['gambeson', '#7d95a8', '#5d7890'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 48, y: 6, s: 0.78 },
          skin: '#dfe8e2',
          head: 'skull',
          gleam: '#a9dff0',
          wear: [
            ['iron-hat', '#9fb0b6', '#b3c2c6'],
            ['gambeson', '#8aa2b4', '#5d7890'],
          ],
        },
      ],
      ['ice', { x: 140, y: 172 }],
    ],
  },
  'the-empty-harness': {
    ground: { kind: 'slant', tint: '#d9d6cc' },
    square: [52, 2, 178],
    token: [82, 8, 122],
    parts: [['harness', { x: 140, y: 112, s: 0.86 }]],
  },
  'the-gale-roost': {
    ground: { kind: 'rain', tint: '#cdd6dc' },
    square: [60, 0, 184],
    token: [102, 30, 84],
    parts: [
      [
        'flock',
        {
          of: [['razorwing', { pose: 'stooping', coat: 'storm' }]],
          at: '-18 2 .42, 172 -6 .46, 190 92 .34, 2 110 .36, 32 26 .8',
        },
      ],
    ],
  },
  'elder-of-the-salt-pans': {
    ground: { kind: 'rays', tint: '#e9e4da', at: [180, 90, 80] },
    square: [66, 10, 174],
    token: [84, 14, 146],
    parts: [
      ['earth', { y: 158, fill: '#f1ece2', seed: 3 }],
      ['ferrox', { pose: 'watching', coat: 'salt', scar: true, jaw: 30 }],
    ],
  },
  'what-hangs-under-the-weir': {
    ground: { kind: 'rain', tint: '#c3d0cc' },
    square: [58, 16, 172],
    token: [84, 66, 112],
    parts: [
      ['weir', { x: 140, y: 38 }],
      ['spider', { pose: 'hanging', coat: 'ink', back: 'skull', y: 10 }],
      ['water', { y: 172, fill: '#7f9a94' }],
    ],
  },
  'lady-ashwold-of-the-pass': {
    ground: { kind: 'slant', tint: '#dcdcd6' },
    square: [44, 2, 178],
    token: [86, 16, 116],
    parts: [
      ['portcullis', { x: 150, y: 88, s: 0.9 }],
      [
        'person',
        {
          at: { x: 44, y: -12, s: 0.84 },
          skin: 'fair',
          head: 'lean',
          seed: 6,
          dark: 0.8,
          face: { eyes: 'hooded', brows: ['stern', '#3a2718'], nose: 'hooked', mouth: ['full', '#8f3b2e'] },
          wear: [['bob', 'black'], ['circlet'], ['fur-coat', 'night', 'grey'], ['chain']],
        },
      ],
      ['keys', { x: 46, y: 104, rot: 4, s: 0.9 }],
    ],
  },
  'drake-of-the-slag-terraces': {
    ground: { kind: 'ruled', tint: '#ead9bf' },
    square: [84, 2, 170],
    token: [104, 18, 144],
    parts: [
      ['cloud', { puffs: '249 62 5, 256 52 8, 250 40 10, 262 30 12, 250 18 12, 268 10 14, 254 0 13' }],
      ['dragon', { pose: 'rising', hide: 'kiln', breath: 'fire', glow: '#f7a93c' }],
    ],
  },
  'the-hatching-under-nine-wells': {
    ground: { kind: 'slant', tint: '#d9ded6' },
    square: [46, 8, 180],
    token: [80, 52, 104],
    parts: [
      ['well', { x: 236, y: 132, s: 0.9 }],
      ['steam', { x: 238, y: 62 }],
      ['earth', { y: 170, fill: '#a99a76', seed: 5 }],
      [
        'flock',
        {
          of: [
            ['dragon', { pose: 'whelp', hide: 'tide' }],
            ['shell', { claws: 'tide' }],
          ],
          at: '112 82 .56, -22 36 .82',
        },
      ],
    ],
  },
  'the-chandler-of-frostgate': {
    ground: { kind: 'rays', tint: '#e6dccb', at: [140, 84, 84] },
    square: [40, 2, 180],
    token: [86, 20, 116],
    parts: [
      [
        'person',
        {
          at: { x: 42, y: -12, s: 0.84 },
          skin: 'pale',
          head: 'round',
          seed: 5,
          face: { eyes: 'shut', brows: ['arch', '#5a3a20'], nose: 'button', mouth: 'smile' },
          wear: [
            ['fringe', 'chestnut'],
            ['kerchief', '#6f3a44', '#f3e6c4'],
            ['robe', '#6f3a44', '#844853'],
            ['apron', 'linen'],
          ],
        },
      ],
      ['candle', { x: 26, y: 108, s: 0.8 }],
      ['candle', { x: 56, y: 128, s: 0.66 }],
      ['candle', { x: 226, y: 112, s: 0.8 }],
      ['candle', { x: 256, y: 132, s: 0.66 }],
      ['candle', { x: 84, y: 146, s: 0.5 }],
    ],
  },
  'curator-of-the-eight-plinths': {
    ground: { kind: 'ruled', tint: '#e0d6d0' },
    square: [58, 2, 164],
    token: [80, 30, 120],
    parts: [
      ['cultist', { pose: 'masked', cloth: '#4c4650' }],
      ['curved-knife', { x: 232, y: 128, rot: 14 }],
      ['fist', { x: 232, y: 142, rot: 12, main: '#c9a07a', trim: '#4c4650' }],
    ],
  },
  barrowback: {
    ground: { kind: 'slant', tint: '#dbe0d0' },
    square: [88, 2, 186],
    token: [138, 62, 112],
    parts: [
      ['bear', { coat: 'stone', body: 'hill', eyes: '#e8b23a', x: 78, y: 44, s: 0.82 }],
      ['earth', { y: 178, fill: '#8f9a66', seed: 6 }],
    ],
  },
  'the-witness-from-vynelvale': {
    ground: { kind: 'ruled', tint: '#dcdcd8' },
    square: [52, 4, 180],
    token: [88, 36, 108],
    parts: [
      [
        'person',
        {
          at: { x: -28, y: -2, s: 0.76 },
          skin: 'pale',
          head: 'lean',
          seed: 5,
          face: { eyes: 'hooded', brows: 'stern', nose: 'straight', mouth: 'thin' },
          wear: [
            ['cocked-hat', '#4c4650', '#6f3a44'],
            ['scarf-mask', '#4c4650'],
            ['uniform', '#5d6a78', '#46505c'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 126, y: -2, s: 0.76 },
          skin: 'tan',
          head: 'broad',
          seed: 7,
          face: { eyes: 'sharp', brows: 'stern', nose: 'hooked', mouth: 'firm' },
          wear: [
            ['cocked-hat', '#4c4650', '#6f3a44'],
            ['scarf-mask', '#4c4650'],
            ['uniform', '#5d6a78', '#46505c'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 50, y: 24, s: 0.78 },
          skin: 'rosy',
          head: 'round',
          soft: true,
          face: { eyes: 'wide', brows: ['arch', '#5a3a20'], nose: 'button', mouth: 'firm' },
          marks: ['soot'],
          wear: [
            ['parted', 'straw'],
            ['shirt', '#b9ab8d'],
            ['shawl', '#77694f', 'linen'],
          ],
        },
      ],
    ],
  },
};
