/** Castaways and walking dead of the green deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const greenCastaways: Recipes = {
  'man-from-the-peat': {
    ground: { kind: 'ruled', tint: '#c9cbb4' },
    square: [50, 2, 180],
    token: [82, 20, 118],
    parts: [
      [
        'person',
        {
          at: { x: 30, y: -18, s: 0.92 },
          skin: '#6f5238',
          head: 'lean',
          dark: 1.2,
          face: { eyes: 'hollow', brows: ['calm', '#3a2a1c'], nose: 'straight', mouth: 'gasp' },
          marks: ['lines'],
          wear: [
            ['lank', '#8a4a2a'],
            ['uniform', '#5c5a3c', '#b08a4a'],
          ],
        },
      ],
      ['earth', { y: 178, fill: '#574630', seed: 6 }],
      ['flock', { of: [['reed', { x: 0, y: 0 }]], at: '30 84 .6, 52 104 .6, 250 92 .6' }],
    ],
  },
  'mutineers-of-the-second-boat': {
    ground: { kind: 'ruled', tint: '#e6dcc0' },
    square: [60, 2, 186],
    token: [128, 22, 112],
    parts: [
      ['rowing-boat', { x: 60, y: 160, s: 0.8, rot: -8 }],
      [
        'person',
        {
          at: { x: -24, y: 16, s: 0.72 },
          skin: 'rosy',
          head: 'broad',
          face: { eyes: 'hooded', brows: 'thick', nose: ['great', '#d99a78'], mouth: 'growl' },
          marks: ['stubble'],
          wear: [
            ['knit-cap', '#8f3b2e', '#8f3b2e'],
            ['jacket', '#5b6a7a'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 82, y: -10, s: 0.88 },
          skin: 'brown',
          head: 'lean',
          seed: 4,
          face: { eyes: 'sharp', brows: 'sly', nose: 'hooked', mouth: 'smirk' },
          ears: { ring: true },
          wear: [['kerchief', 'cherry'], ['shirt', 'linen'], ['strap']],
        },
      ],
      ['oar', { x: 250, y: 92, rot: 10, s: 0.9 }],
      ['earth', { y: 176, fill: '#bda87a' }],
    ],
  },
  'the-expeditions-cook': {
    ground: { kind: 'slant', tint: '#e6d8bd' },
    square: [50, 2, 186],
    token: [88, 14, 120],
    parts: [
      [
        'person',
        {
          at: { x: 40, y: -28, s: 0.9 },
          skin: 'orc',
          head: 'orc',
          face: { eyes: 'calm', brows: 'thick', nose: 'broad', mouth: 'smile' },
          ears: { pointed: true, x: 8, ring: true },
          marks: ['tusks'],
          wear: [
            ['kerchief', 'linen', '#b5a98c'],
            ['shirt', '#b59a6c'],
            ['apron', 'linen'],
          ],
        },
      ],
      ['cloud', { puffs: '56 60 12, 72 44 15, 62 24 17', fill: '#ece4d2' }],
      ['thing', { name: 'cauldron', x: 78, y: 146, s: 0.92 }],
    ],
  },
  'surveyor-of-the-far-bank': {
    ground: { kind: 'rain', tint: '#ccd8d4' },
    square: [50, 0, 186],
    token: [82, 8, 120],
    parts: [
      [
        'villager',
        {
          at: { x: 34, y: -14, s: 0.9 },
          skin: 'ash',
          head: 'skull',
          gleam: '#d8f2c8',
          wear: [['coat', '#7d7a5c'], ['sun-helmet']],
        },
      ],
      ['pole', { x: 240, y: 86, rot: 6, main: '#efe2c2' }],
      ['thing', { name: 'sextant', x: 60, y: 118, s: 0.8, rot: -8 }],
      ['fist', { x: 60, y: 150, main: 'bone', trim: '#7d7a5c', s: 0.8 }],
      ['water', { y: 166, fill: '#94aaa6' }],
    ],
  },
  'wagon-without-oxen': {
    ground: { kind: 'ruled', tint: '#e8dcc2' },
    square: [20, 0, 188],
    token: [28, 26, 108],
    parts: [
      ['thing', { name: 'wagon', x: 196, y: 112, s: 0.98 }],
      ['earth', { y: 164, fill: '#c2ac80' }],
      ['ropes', { x: 122, y: 150, s: 0.7 }],
      [
        'person',
        {
          at: { x: -18, y: -4, s: 0.84 },
          skin: 'tan',
          head: 'broad',
          face: { eyes: 'wide', brows: 'stern', nose: 'broad', mouth: 'firm' },
          marks: ['soot', 'stubble'],
          wear: [
            ['full-beard', '#5a3a20'],
            ['wild', '#5a3a20'],
            ['shirt', '#a58f6c'],
            ['bandolier', 'leather'],
          ],
        },
      ],
    ],
  },
  'rock-rollers': {
    ground: { kind: 'slant', tint: '#dfe0da' },
    square: [70, 0, 188],
    token: [150, 22, 108],
    parts: [
      [
        'person',
        {
          at: { x: 96, y: -12, s: 0.86 },
          skin: 'orc',
          head: 'orc',
          face: { eyes: 'sharp', brows: 'stern', nose: 'broad', mouth: 'growl' },
          ears: { pointed: true, x: 8 },
          marks: ['tusks', 'scar-on-cheek'],
          wear: [
            ['topknot', 'black'],
            ['orc-coat', '#7d6a4c'],
          ],
        },
      ],
      ['thing', { name: 'boulder', x: 84, y: 118, s: 1.5 }],
      ['fist', { x: 142, y: 120, main: 'orc', trim: '#7d6a4c', s: 0.9, rot: -60 }],
      ['earth', { y: 174, fill: '#aea68e' }],
    ],
  },
};
