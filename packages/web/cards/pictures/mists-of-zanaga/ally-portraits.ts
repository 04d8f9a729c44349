/** The five Allies of Zanaga. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const allies: Recipes = {
  'oru-of-tala-mirr-bearer': {
    ground: { kind: 'ruled', tint: '#e9dfbf' },
    token: [36, 28, 166],
    upright: [
      [
        'villager',
        {
          skin: 'brown',
          head: 'broad',
          seed: 7,
          dark: 0.9,
          pose: { y: 8 },
          face: { eyes: 'laugh', brows: 'thick', nose: 'broad', mouth: 'smile' },
          wear: [
            ['full-beard', 'black'],
            ['straw-hat'],
            ['cloth', 'ochre', 'cherry'],
            ['bead-collar', 'sea', 'bone'],
          ],
        },
      ],
      ['thing', { name: 'basket', x: 38, y: 256, s: 0.86 }],
      ['thing', { name: 'basket', x: 204, y: 256, s: 0.86, trim: '#a24634' }],
    ],
  },
  'linnet-ashgrove-chartmaker': {
    ground: { kind: 'slant', tint: '#dde6e0' },
    token: [42, 30, 158],
    upright: [
      ['pen', { x: 152, y: 66, rot: -20 }],
      [
        'villager',
        {
          skin: 'rosy',
          head: 'oval',
          seed: 4,
          soft: true,
          pose: { y: 10 },
          face: { eyes: 'sharp', brows: ['calm', '#6d3a1e'], nose: 'straight', mouth: 'wry' },
          ears: { x: 0, y: 6 },
          marks: ['few-freckles'],
          wear: [['bun', 'rust'], ['jacket', 'moss'], ['falling-collar'], ['strap', 'leather']],
        },
      ],
      ['scroll', { x: 54, y: 244, s: 1, rot: -10 }],
    ],
  },
  'tchao-who-wades': {
    ground: { kind: 'ruled', tint: '#d3dcc4' },
    token: [58, 76, 124],
    upright: [
      ['flock', { of: [['reed', { x: 0, y: 0 }]], at: '24 110 1, 46 150 1, 214 120 1' }],
      [
        'mahkim',
        {
          skin: 'moss',
          crest: 'fin',
          marks: 'bars',
          garb: ['cords', 'cherry', 'bone'],
          x: -26,
          y: 62,
          s: 1.04,
          hands: '52 84, 226 132, 108 184, 172 184',
          hand: 'open',
        },
      ],
    ],
  },
  'hadiya-of-the-short-grass': {
    ground: { kind: 'slant', tint: '#efe0b4' },
    token: [46, 54, 148],
    upright: [
      ['bow', { x: 206, y: 160, s: 1.05, rot: 8 }],
      [
        'singhara',
        {
          coat: 'sand',
          mane: 'ruff',
          marks: 'paint',
          garb: ['shawl', 'cherry', 'gold'],
          eyes: '#cfd86a',
          feathers: 'leaf',
          x: -58,
          y: 40,
          s: 1.28,
        },
      ],
      ['grass', { y: 306, high: 50, n: 26, from: -6, to: 246, fill: '#b9a14e' }],
    ],
  },
  'bibi-and-the-bull-calf': {
    ground: { kind: 'ruled', tint: '#ece0bd' },
    token: [60, 128, 118],
    wide: { x: 46, y: -44, s: 0.78 },
    upright: [
      ['thundertusk', { pose: 'facing', coat: 'calf', x: -83, y: -4, s: 1.45 }],
      [
        'villager',
        {
          at: { x: 34, y: 104, s: 0.72 },
          skin: 'umber',
          head: 'round',
          seed: 3,
          soft: true,
          face: { eyes: 'wide', brows: 'stern', nose: 'snub', mouth: 'smirk' },
          ears: { x: 2, y: 2 },
          wear: [
            ['braids', 'black', 'cherry'],
            ['wrapped', 'ochre', 'sea'],
            ['bead-collar', 'cherry', 'gold'],
          ],
        },
      ],
    ],
  },
};
