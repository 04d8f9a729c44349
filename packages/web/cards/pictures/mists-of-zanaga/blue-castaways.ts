/** Castaways and walking dead of the blue deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const blueCastaways: Recipes = {
  'the-company-in-the-cutting': {
    ground: { kind: 'slant', tint: '#e4d8c2' },
    square: [46, 0, 188],
    token: [72, 18, 116],
    parts: [
      ['pick', { x: 240, y: 70, rot: 12, s: 0.9 }],
      [
        'person',
        {
          at: { x: 116, y: 12, s: 0.72 },
          skin: '#93a071',
          head: 'orc',
          face: { eyes: 'hooded', brows: 'thick', nose: 'broad', mouth: 'firm' },
          ears: { pointed: true, x: 8 },
          marks: ['tusks'],
          wear: [
            ['iron-hat', 'iron'],
            ['jacket', '#6b6a5c'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 16, y: -14, s: 0.9 },
          skin: 'fair',
          head: 'oval',
          seed: 6,
          face: { eyes: 'sharp', brows: ['stern', '#6d4a2c'], nose: 'hooked', mouth: 'thin' },
          marks: ['spectacles', 'lines'],
          wear: [
            ['whiskers', 'rust'],
            ['slouch-hat', '#6b5a3c', '#8f3b2e'],
            ['jacket', '#7d5f44'],
            ['neckband'],
          ],
        },
      ],
      ['paper', { x: 46, y: 146, s: 0.84, rot: -10 }],
      ['fist', { x: 52, y: 172, main: 'fair', trim: '#7d5f44', s: 0.8 }],
    ],
  },
  'the-ferry-that-does-not-land': {
    ground: { kind: 'rain', tint: '#c3cfd0' },
    square: [46, 0, 188],
    token: [84, 34, 104],
    parts: [
      [
        'flock',
        {
          of: [
            [
              'person',
              {
                at: { x: 0, y: 0, s: 1 },
                skin: 'ash',
                head: 'skull',
                gleam: '#bfe8f0',
                wear: [
                  ['wrap', '#5a646a'],
                  ['hood', '#4a545a'],
                ],
              },
            ],
          ],
          at: '-22 38 .46, 36 30 .48, 96 30 .48, 152 38 .46',
        },
      ],
      [
        'person',
        {
          at: { x: 48, y: 18, s: 0.72 },
          skin: '#c2cfc0',
          head: 'lean',
          face: { eyes: 'hollow', brows: ['calm', '#6d7a70'], nose: 'straight', mouth: 'firm' },
          wear: [
            ['lank', '#7d8a84'],
            ['coat', '#4f5f68'],
          ],
        },
      ],
      ['thing', { name: 'skiff', x: 140, y: 160, s: 1.24, main: '#5f5648' }],
      ['water', { y: 172, fill: '#8a9fa2' }],
    ],
  },
  'captain-ulrecs-grandsons': {
    ground: { kind: 'slant', tint: '#e5dcc4' },
    square: [56, 0, 188],
    token: [138, 16, 108],
    parts: [
      [
        'person',
        {
          at: { x: -26, y: 8, s: 0.76 },
          skin: 'tan',
          head: 'broad',
          face: { eyes: 'hooded', brows: ['thick', '#8a5a30'], nose: 'broad', mouth: 'growl' },
          marks: ['stubble'],
          wear: [
            ['wild', 'rust'],
            ['jacket', '#6b6048'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 88, y: -12, s: 0.86 },
          skin: 'tan',
          head: 'oval',
          seed: 7,
          face: { eyes: 'sharp', brows: ['stern', '#8a5a30'], nose: 'hooked', mouth: 'firm' },
          wear: [
            ['full-beard', 'rust'],
            ['cocked-hat', 'night', 'gold'],
            ['greatcoat', 'night', 'gold'],
          ],
        },
      ],
      ['thing', { name: 'sextant', x: 78, y: 128, s: 0.86, rot: 8 }],
    ],
  },
  'the-wading-dead-of-saltreed': {
    ground: { kind: 'rain', tint: '#c6d0c2' },
    square: [56, 0, 188],
    token: [116, 10, 120],
    parts: [
      [
        'flock',
        {
          of: [
            [
              'villager',
              {
                skin: '#8fa08a',
                head: 'lean',
                face: { eyes: 'hollow', brows: 'calm', nose: 'straight', mouth: 'gasp' },
                wear: [
                  ['cloth', '#7d7a5c', '#5a5a44'],
                  ['straw-hat', '#a8986a', '#6d5a44'],
                ],
              },
            ],
          ],
          at: '-48 52 .5, 6 40 .4',
        },
      ],
      [
        'villager',
        {
          at: { x: 70, y: -6, s: 0.86 },
          skin: '#9aa88e',
          head: 'lean',
          dark: 1.1,
          face: { eyes: 'hollow', brows: ['calm', '#4a4a38'], nose: 'broad', mouth: 'gape' },
          wear: [
            ['cloth', '#6d7058', '#4a4a38'],
            ['straw-hat', '#b5a470', '#6d5a44'],
          ],
        },
      ],
      ['thing', { name: 'eel-trap', x: 78, y: 142, s: 0.86, rot: -16 }],
      ['water', { y: 164, fill: '#7f9484' }],
    ],
  },
};
