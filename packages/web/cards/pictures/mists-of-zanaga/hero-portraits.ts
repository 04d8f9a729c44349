/** The six Heroes of Zanaga. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const heroes: Recipes = {
  maliki: {
    ground: { kind: 'ruled', tint: '#f0e0b0' },
    token: [46, 54, 148],
    upright: [
      ['spear', { x: 34, y: 66, rot: -4, s: 1.2 }],
      [
        'singhara',
        {
          coat: 'tawny',
          mane: 'plaited',
          rings: true,
          marks: 'suns',
          garb: ['collar', 'sea', 'gold'],
          eyes: '#e8c93a',
          x: -58,
          y: 38,
          s: 1.28,
          left: [70, 132],
        },
      ],
    ],
  },
  'qesh-of-three-waters': {
    ground: { kind: 'slant', tint: '#d0dcd2' },
    token: [58, 76, 124],
    upright: [
      ['oar', { x: 38, y: 150, rot: -6, s: 1.1 }],
      [
        'mahkim',
        {
          skin: 'teal',
          crest: 'fronds',
          marks: 'dots',
          garb: ['strap', 'leather', 'bone'],
          mouth: 'smile',
          x: -26,
          y: 62,
          s: 1.04,
          hands: '60 100, 228 96, 104 184, 178 178',
        },
      ],
    ],
  },
  'tuala-bonecaller': {
    ground: { kind: 'slant', tint: '#e6dcd0' },
    token: [40, 26, 160],
    upright: [
      [
        'villager',
        {
          skin: 'umber',
          head: 'lean',
          seed: 6,
          dark: 0.9,
          pose: { y: 10 },
          face: { eyes: 'sharp', brows: ['arch', '#cfc9b8'], nose: 'broad', mouth: 'wry' },
          ears: { x: 0, y: 12, ring: true },
          marks: ['wrinkles'],
          wear: [['headwrap', 'violet', 'gold'], ['dots'], ['cloth', 'wine', 'gold'], ['bones']],
        },
      ],
      ['thing', { name: 'charms', x: 66, y: 236, s: 0.66, rot: -12 }],
    ],
  },
  'garrun-halfmast': {
    ground: { kind: 'ruled', tint: '#dfe0cc' },
    token: [38, 34, 164],
    upright: [
      ['ropes', { x: 196, y: 232, s: 0.8 }],
      [
        'villager',
        {
          skin: '#b5b083',
          head: 'orc',
          seed: 8,
          face: { eyes: 'laugh', brows: ['sly', '#4b2d17'], nose: 'broad', mouth: 'smirk' },
          ears: { pointed: true, x: 8, ring: true },
          marks: ['tusks', 'scar-through-brow'],
          wear: [
            ['tousled', '#5a3a20'],
            ['jacket', '#7d6a4c'],
            ['scarf', 'cherry'],
            ['bandolier', 'leather'],
          ],
        },
      ],
      ['snare', { x: 48, y: 246, s: 0.9 }],
    ],
  },
  'doctor-lorimer-pask': {
    ground: { kind: 'slant', tint: '#dde2e2' },
    token: [36, 24, 164],
    upright: [
      [
        'villager',
        {
          skin: 'fair',
          head: 'lean',
          seed: 5,
          dark: 0.85,
          face: { eyes: 'wide', brows: ['arch', '#6d4a2c'], nose: 'hooked', mouth: 'thin' },
          ears: { x: -1, y: 2 },
          marks: ['spectacles', 'lines'],
          wear: [
            ['whiskers', '#8a6a44'],
            ['handlebar', '#8a6a44'],
            ['sun-helmet'],
            ['jacket', '#b5a47c'],
            ['neckband', 'navy'],
          ],
        },
      ],
      ['open-book', { x: 60, y: 254, s: 0.9, rot: -6 }],
    ],
  },
  'ssotek-the-mason': {
    ground: { kind: 'ruled', tint: '#e2dcc8' },
    token: [44, 30, 160],
    upright: [
      ['thing', { name: 'steps', x: 150, y: 300, s: 0.9 }],
      ['hammer', { x: 40, y: 104, s: 0.62, rot: -8 }],
      [
        'lizardman',
        {
          hide: 'ochre',
          crest: 'spines',
          garb: ['stones', '#a8a28e', 'linen'],
          eye: '#f0c24a',
          jaw: 2,
          x: -60,
          y: 44,
          s: 1.24,
          near: [82, 116],
        },
      ],
    ],
  },
};
