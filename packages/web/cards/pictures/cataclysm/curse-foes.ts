/** Foes of Level I and II. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const curseFoes: Recipes = {
  'soot-jackdaws': {
    ground: { kind: 'ruled', tint: '#dcd8cf' },
    square: [70, 0, 190],
    token: [112, 12, 104],
    parts: [
      ['ash-fall', { n: 26 }],
      [
        'flock',
        {
          of: [['jackdaw', { pose: 'flying', coat: 'ash' }]],
          at: '44 40 .42, 96 22 .3, 238 34 .36, 26 104 .34',
        },
      ],
      ['beam', { x: 140, y: 172 }],
      ['jackdaw', { pose: 'perched', coat: 'soot', x: 236, y: 128, s: 0.62 }],
      ['jackdaw', { pose: 'perched', coat: 'soot', spoon: true, x: 122, y: 92, s: 1.16 }],
      ['ash-fall', { n: 18, seed: 12 }],
    ],
  },
  'quartermaster-of-the-third-column': {
    ground: { kind: 'slant', tint: '#e2cfba' },
    square: [45, 0, 190],
    token: [86, 30, 108],
    parts: [
      [
        'flock',
        {
          of: [['demon', { skin: '#7d4a40', horns: 'stubs', garb: ['mail', '#6a625c', '#57504c'] }]],
          at: '-38 46 .5, 178 46 .5',
        },
      ],
      [
        'demon',
        {
          skin: '#b0573c',
          horns: 'curled',
          mouth: 'grin',
          glass: true,
          garb: ['cloak', '#5d4a3a', '#d9aa3c'],
          y: 18,
          s: 0.98,
        },
      ],
      ['scroll', { x: 228, y: 128, s: 0.72, rot: 8 }],
      ['fist', { x: 228, y: 174 }],
    ],
  },
  'debts-of-the-fallen': {
    ground: { kind: 'rays', tint: '#d8d4bd', at: [140, 84, 84] },
    square: [45, 0, 190],
    token: [86, 26, 108],
    parts: [
      [
        'demon',
        {
          skin: '#6f7f76',
          horn: '#b9ad8a',
          horns: 'spread',
          shape: 'narrow',
          mouth: 'tusks',
          eyes: '#d8f2c8',
          garb: ['cloak', '#3f4a46', '#a8823a'],
          y: 22,
          s: 0.96,
        },
      ],
      ['paper', { x: 44, y: 138, s: 0.8, rot: -8 }],
      ['fist', { x: 46, y: 172, main: '#6f7f76', trim: '#3f4a46' }],
      ['boots', { x: 236, y: 150, s: 0.9 }],
    ],
  },
  'the-millers-oxen': {
    ground: { kind: 'ruled', tint: '#e9d9b4' },
    square: [45, 0, 190],
    token: [84, 34, 112],
    parts: [
      ['mill-wheel', { x: 236, y: 52, s: 0.56 }],
      ['earth', { y: 168, fill: '#cdb07a' }],
      ['ox', { coat: 'brindle', x: -70, y: 26, s: 0.72 }],
      ['ox', { coat: 'red', yoke: true, x: 14, y: 2, s: 0.96 }],
      ['cloud', { puffs: '18 182 14, 46 188 16, 210 186 16, 244 184 18, 272 190 14', fill: '#e2cf9f' }],
    ],
  },
  'the-schoolmistress': {
    ground: { kind: 'rays', tint: '#e6cfc0' },
    square: [45, 0, 190],
    token: [82, 22, 112],
    parts: [
      [
        'person',
        {
          at: { x: 26, y: -10, s: 0.84 },
          skin: 'rosy',
          head: 'lean',
          face: { eyes: 'wide', brows: 'stern', nose: 'hooked', mouth: 'growl' },
          marks: ['spectacles', 'lines', 'brow-line'],
          wear: [
            ['gown', '#4a4650'],
            ['bun', 'grey'],
            ['falling-collar', 'linen'],
          ],
        },
      ],
      ['book', { x: 46, y: 60, s: 0.62, rot: -24 }],
      ['open-book', { x: 244, y: 52, s: 0.5, rot: 24 }],
      ['ink-pot', { x: 240, y: 150, s: 0.6, rot: 30 }],
      ['fist', { x: 50, y: 134 }],
    ],
  },
  'hatchlings-in-the-bakehouse': {
    ground: { kind: 'ruled', tint: '#e8cfa8' },
    square: [50, 0, 190],
    token: [100, 22, 112],
    parts: [
      ['furnace', { x: 52, y: 92, s: 0.8 }],
      ['hatchling', { hide: 'kiln', x: 232, y: 96, s: 0.92, jaw: 8 }],
      ['hatchling', { hide: 'green', x: 152, y: 104, s: 1.24, jaw: 24 }],
      ['hatchling', { hide: 'slate', x: 76, y: 132, s: 0.84, jaw: 12 }],
      ['earth', { y: 176, fill: '#b89a6c' }],
    ],
  },
  'doorman-of-rime': {
    ground: { kind: 'ruled', tint: '#cfdde2' },
    square: [45, 0, 190],
    token: [84, 26, 116],
    parts: [
      ['icicles', { l: 38 }],
      [
        'person',
        {
          at: { x: 28, y: -10, s: 0.86 },
          skin: '#b4d0da',
          head: 'lean',
          face: { eyes: 'hollow', brows: 'arch', nose: 'straight', mouth: 'thin' },
          wear: [
            ['uniform', '#4f7082', '#d9aa3c'],
            ['wig', '#e6f2f4'],
            ['cocked-hat', '#35495a', '#dcebee'],
          ],
        },
      ],
      ['icicles', { y: 60, from: 84, to: 172, l: 20, seed: 4 }],
      ['greatsword', { x: 44, y: 96, rot: -12, s: 0.8 }],
      ['fist', { x: 44, y: 140, main: '#b4d0da', trim: '#4f7082' }],
      ['keys', { x: 232, y: 150, s: 0.7 }],
      ['snowfall', { n: 34 }],
    ],
  },
};
