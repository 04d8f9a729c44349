/** Castaways and walking dead of the yellow deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const yellowCastaways: Recipes = {
  'the-ninth-expedition': {
    ground: { kind: 'rain', tint: '#c9d0c0' },
    square: [46, 0, 188],
    token: [84, 12, 116],
    parts: [
      [
        'flock',
        {
          of: [
            [
              'villager',
              {
                skin: 'ash',
                head: 'skull',
                gleam: '#c9e86a',
                wear: [
                  ['coat', '#6d6a4f'],
                  ['sun-helmet', '#a8a07c'],
                ],
              },
            ],
          ],
          at: '-44 38 .56, 10 26 .5, 128 26 .5, 172 40 .56',
        },
      ],
      [
        'villager',
        {
          at: { x: 38, y: -8, s: 0.86 },
          skin: 'bone',
          head: 'skull',
          gleam: '#d8f2c8',
          wear: [['uniform', '#6b6a48', '#b08a4a'], ['sun-helmet']],
        },
      ],
      ['paper', { x: 62, y: 148, s: 0.8, rot: -8 }],
      ['water', { y: 172, fill: '#7f8f7a' }],
    ],
  },
  'captain-without-a-ship': {
    ground: { kind: 'slant', tint: '#e3dcc6' },
    square: [46, 0, 188],
    token: [84, 14, 116],
    parts: [
      ['thing', { name: 'flag', x: 196, y: 84, s: 0.86, main: 'cherry' }],
      [
        'person',
        {
          at: { x: 28, y: -12, s: 0.92 },
          skin: 'tan',
          head: 'lean',
          seed: 5,
          soft: true,
          face: { eyes: 'sharp', brows: 'stern', nose: 'straight', mouth: 'thin' },
          marks: ['scar-on-cheek'],
          wear: [
            ['long', 'black'],
            ['cocked-hat', 'navy', 'gold'],
            ['greatcoat', 'navy', 'gold'],
            ['falling-collar'],
          ],
        },
      ],
      ['keys', { x: 46, y: 130, s: 0.9 }],
      ['fist', { x: 50, y: 162, main: 'tan', trim: 'navy', s: 0.86 }],
    ],
  },
  'orcs-of-the-burned-camp': {
    ground: { kind: 'ruled', tint: '#e3d2bc' },
    square: [60, 0, 188],
    token: [122, 14, 118],
    parts: [
      ['thing', { name: 'tent', x: 232, y: 138, s: 0.9, main: '#6d5f50' }],
      ['cloud', { puffs: '222 62 12, 236 44 16, 226 22 18, 248 6 20', fill: '#a89c8c' }],
      [
        'person',
        {
          at: { x: -34, y: 8, s: 0.76 },
          skin: '#93a071',
          head: 'orc',
          face: { eyes: 'hooded', brows: 'thick', nose: 'broad', mouth: 'growl' },
          ears: { pointed: true, x: 8 },
          marks: ['tusks'],
          wear: [
            ['old-helm', 'iron'],
            ['orc-coat', '#6b5a44'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 62, y: -22, s: 0.9 },
          skin: 'orc',
          head: 'orc',
          face: { eyes: 'sharp', brows: 'stern', nose: 'broad', mouth: 'smirk' },
          ears: { pointed: true, x: 8, ring: true },
          marks: ['tusks', 'soot'],
          wear: [['topknot', 'black'], ['orc-coat', '#8d5a36'], ['teeth']],
        },
      ],
      ['torch', { x: 70, y: 134, rot: -10, s: 0.9 }],
    ],
  },
  'porters-of-the-lost-column': {
    ground: { kind: 'slant', tint: '#dfd8c2' },
    square: [46, 0, 188],
    token: [82, 34, 116],
    parts: [
      [
        'flock',
        {
          of: [
            ['thing', { name: 'bundle', x: 120, y: 44, s: 1.2 }],
            [
              'person',
              {
                at: { x: 0, y: 0, s: 1 },
                skin: 'ash',
                head: 'skull',
                gleam: '#f2d36a',
                wear: [
                  ['shirt', '#a59a7c'],
                  ['kerchief', '#8a7a5c', '#8a7a5c'],
                ],
              },
            ],
          ],
          at: '4 52 .48, 168 52 .48, -52 60 .46, 212 60 .46',
        },
      ],
      ['thing', { name: 'bundle', x: 138, y: 36, s: 1.3 }],
      [
        'person',
        {
          at: { x: 44, y: 22, s: 0.8 },
          skin: 'bone',
          head: 'skull',
          gleam: '#f6d76a',
          wear: [['shirt', '#b5a98c'], ['kerchief', '#8f3b2e', '#8f3b2e'], ['strap']],
        },
      ],
    ],
  },
  'gun-crew-of-the-high-camp': {
    ground: { kind: 'ruled', tint: '#dadfe0' },
    square: [20, 0, 188],
    token: [40, 12, 108],
    parts: [
      [
        'person',
        {
          at: { x: -4, y: -16, s: 0.8 },
          skin: 'rosy',
          head: 'round',
          face: { eyes: 'laugh', brows: ['thick', '#7d4a24'], nose: ['great', '#e0a080'], mouth: 'grin' },
          marks: ['soot'],
          wear: [
            ['whiskers', 'rust'],
            ['knit-cap', 'navy', 'navy'],
            ['jacket', '#7a5a44'],
            ['striped-scarf'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 118, y: 4, s: 0.66 },
          skin: '#93a071',
          head: 'orc',
          face: { eyes: 'sharp', brows: 'thick', nose: 'broad', mouth: 'firm' },
          ears: { pointed: true, x: 8 },
          marks: ['tusks'],
          wear: [
            ['fur-cap', '#6b5a44'],
            ['orc-coat', '#6d6a5c'],
          ],
        },
      ],
      ['thing', { name: 'cannon', x: 160, y: 138, s: 0.96, rot: -6 }],
      ['torch', { x: 32, y: 140, rot: -14, s: 0.7 }],
      ['earth', { y: 180, fill: '#b3ab94' }],
    ],
  },
};
