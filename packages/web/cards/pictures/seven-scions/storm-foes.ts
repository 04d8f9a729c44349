/** What the storm sends before its lords come: the Challenges of the Storm cards. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const stormFoes: Recipes = {
  'the-hail-herd': {
    ground: { kind: 'slant', tint: '#d9dfdf' },
    square: [45, 0, 190],
    token: [84, 30, 114],
    parts: [
      ['bank', { y: 14, fill: '#8d98a2', size: 40 }],
      ['bull', { coat: 'slate', x: -92, y: -16, s: 0.52 }],
      ['bull', { coat: 'sleet', x: 92, y: -18, s: 0.52 }],
      ['bull', { y: 18, s: 0.86 }],
      ['bank', { from: 'below', y: 188, fill: '#cfd5d5', size: 34, seed: 6 }],
      ['hail', { at: '20 120 7, 258 130 8, 60 164 6, 226 172 6' }],
    ],
  },
  'the-crew-of-the-marigold': {
    ground: { kind: 'rain', tint: '#c3cfc9' },
    square: [40, 0, 190],
    token: [88, 36, 104],
    parts: [
      ['sea', { y: 120, fill: '#8ba3a2', high: 12, seed: 8 }],
      [
        'person',
        {
          at: { x: -46, y: 14, s: 0.72 },
          skin: '#a3b8a4',
          head: 'broad',
          face: { eyes: 'hollow', brows: 'thick', nose: 'broad', mouth: 'growl' },
          wear: [
            ['coat', '#4d5f66'],
            ['knit-cap', '#7a3d34'],
            ['weed', '#6f7d4a'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 152, y: 14, s: 0.72 },
          skin: '#b5c4b0',
          head: 'lean',
          face: { eyes: 'hollow', brows: 'calm', nose: 'hooked', mouth: 'gasp' },
          wear: [
            ['jacket', '#5d6a52'],
            ['kerchief', '#a58a4a'],
            ['lank', '#5a5f4a'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 40, y: -8, s: 0.86 },
          skin: '#b9cbb0',
          head: 'lean',
          face: { eyes: 'hollow', brows: 'stern', nose: 'hooked', mouth: 'gape' },
          wear: [
            ['greatcoat', '#3f5560'],
            ['weed', '#66784f'],
            ['cocked-hat', '#3d4650', '#d9aa3c'],
          ],
        },
      ],
      ['sea', { y: 176, fill: '#6d8a8c' }],
    ],
  },
  'looters-behind-the-rain': {
    ground: { kind: 'rain', tint: '#ccd0cd' },
    square: [40, 0, 190],
    token: [40, 28, 108],
    parts: [
      [
        'person',
        {
          at: { x: 128, y: 6, s: 0.78 },
          skin: 'tan',
          head: 'broad',
          face: { eyes: 'sharp', brows: 'sly', nose: 'broad', mouth: 'grin' },
          marks: ['stubble'],
          wear: [
            ['coat', '#5d5a4a'],
            ['slouch-hat', '#4a4238', '#7a3d34'],
          ],
        },
      ],
      ['pack', { x: 246, y: 150, s: 0.8, rot: 12 }],
      [
        'person',
        {
          at: { x: -12, y: -12, s: 0.88 },
          skin: 'fair',
          head: 'framed',
          face: { eyes: 'hooded', brows: 'stern', nose: 'straight', mouth: 'thin' },
          wear: [
            ['cloak', '#4a5560'],
            ['hood', '#59646e', '#3f4850'],
            ['scarf-mask', '#7a3d34'],
          ],
        },
      ],
      ['paper', { x: 156, y: 150, s: 0.8, rot: -8 }],
      ['fist', { x: 158, y: 172 }],
      ['rain', { n: 90, color: '#eef1ee', length: 26, seed: 11 }],
      ['rain', { n: 40, length: 20 }],
    ],
  },
  'razorwings-off-the-front': {
    ground: { kind: 'ruled', tint: '#d6d5cc' },
    square: [86, 0, 190],
    token: [146, 46, 108],
    parts: [
      ['bank', { y: 34, fill: '#727b87', size: 54 }],
      [
        'flock',
        {
          of: [['razorwing', { pose: 'striking', coat: 'storm' }]],
          at: '-30 -8 .4, 60 -16 .34, -24 104 .42, 196 -12 .3, 12 6 1',
        },
      ],
      ['wind', { at: '6 182 90, 190 176 74, 214 30 54' }],
    ],
  },
  'bailiffs-in-copper': {
    ground: { kind: 'slant', tint: '#dcd2bf' },
    square: [45, 0, 190],
    token: [86, 36, 108],
    parts: [
      [
        'flock',
        {
          of: [
            [
              'visage',
              {
                skin: '#8ea0aa',
                look: 'blank',
                mouth: 'shut',
                nose: 'none',
                lines: 'young',
                crown: ['rod'],
                garb: ['cloak', '#5d6b5f', '#b3713f'],
              },
            ],
          ],
          at: '-50 58 .66, 150 58 .66',
        },
      ],
      [
        'visage',
        {
          skin: '#a6b6bd',
          shape: 'square',
          look: 'blank',
          eyes: '#fbe79a',
          mouth: 'grim',
          nose: 'none',
          lines: 'cracks',
          crown: ['rod'],
          garb: ['plate', '#b3713f', '#e2c98a'],
          y: 28,
          s: 0.96,
        },
      ],
      ['scroll', { x: 226, y: 122, s: 0.74, rot: 8 }],
      ['fist', { x: 226, y: 172 }],
    ],
  },
  'the-wet-regiment': {
    ground: { kind: 'rain', tint: '#c5cac6' },
    square: [34, 0, 190],
    token: [54, 18, 122],
    parts: [
      [
        'flock',
        {
          of: [
            ['pike', { x: 40, y: 60 }],
            [
              'person',
              {
                at: { x: 0, y: 0, s: 1 },
                skin: '#b7c0ae',
                head: 'skull',
                gleam: '#d8f2c8',
                wear: [
                  ['gambeson', '#56665f', '#3f4a48'],
                  ['iron-hat', '#87908c'],
                ],
              },
            ],
          ],
          at: '-46 14 .38, 34 8 .36, 112 8 .36, 190 14 .38, -30 44 .5, 160 44 .5',
        },
      ],
      [
        'person',
        {
          at: { x: 14, y: -4, s: 0.84 },
          skin: '#c3ccb8',
          head: 'skull',
          gleam: '#d8f2c8',
          wear: [
            ['uniform', '#4f6a70', '#7a3d34'],
            ['iron-hat', '#9aa5a0'],
            ['weed', '#6f7d4a'],
          ],
        },
      ],
      ['drum', { x: 222, y: 152, s: 0.9 }],
      ['rain', { n: 60, color: '#eef1ec' }],
    ],
  },
  'the-anvil': {
    ground: { kind: 'rain', tint: '#cfcbbf' },
    square: [45, 0, 190],
    token: [80, 26, 120],
    parts: [
      ['earth', { y: 172, fill: '#a89c74' }],
      ['rain', { n: 70, box: [66, 104, 130, 50], lean: -0.16, length: 28 }],
      ['lightning', { at: '196,96 182,134 200,138 178,184|190,130 222,154 214,160 232,182', w: 15 }],
      ['anvil', { x: 10, s: 0.86 }],
      ['town', { x: 46, y: 178, s: 0.62 }],
    ],
  },
  'nine-drakes-in-the-squall': {
    ground: { kind: 'rain', tint: '#cfd5d4' },
    square: [86, 0, 190],
    token: [176, 60, 90],
    parts: [
      ['bank', { y: 16, fill: '#808a95', size: 46 }],
      ['flock', { of: [['drake', { wings: 'up' }]], at: '60 52 .3, 130 40 .26, 214 48 .28, 36 132 .34' }],
      ['flock', { of: [['drake', { hide: 'night', wings: 'down' }]], at: '24 84 .3, 96 66 .28, 250 84 .24' }],
      ['drake', { hide: 'night', wings: 'up', x: 240, y: 160, s: 0.34, rot: 118 }],
      ['drake', { hide: 'copper', x: 136, y: 118, s: 1.14, rot: -6 }],
      ['rain', { n: 46, color: '#eef1ee' }],
    ],
  },
  'what-wears-the-weather': {
    ground: { kind: 'rays', tint: '#d2d3d0', at: [140, 90, 80] },
    square: [45, 0, 190],
    token: [86, 30, 108],
    parts: [
      [
        'visage',
        {
          skin: '#c9c6ba',
          shape: 'long',
          look: 'half',
          brow: 'high',
          mouth: 'gape',
          nose: 'fine',
          lines: 'cracks',
          mane: ['charged', '#9aa1a9'],
          crown: ['cloud', '#b3b9be'],
          garb: ['cloud', '#a3aab0'],
          left: [50, 70],
          hand: 'open',
          y: 12,
        },
      ],
      ['rain', { n: 34, box: [150, 60, 120, 120], color: '#f4f6f2' }],
    ],
  },
};
