/** Foes of the green deck: the dead, bandits, cultists. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const greenPeople: Recipes = {
  'barrow-sentry': {
    ground: { kind: 'slant', tint: '#d9dccb' },
    square: [58, 4, 160],
    token: [76, 2, 130],
    parts: [
      ['spear', { x: 56, y: 26, rot: -3 }],
      [
        'person',
        {
          at: { x: 22, y: -32, s: 1 },
          skin: 'bone',
          head: 'skull',
          gleam: '#f6d76a',
          wear: [['cloak', '#6d6a4f'], ['mail'], ['old-helm']],
        },
      ],
      ['round-shield', { x: 206, y: 152 }],
    ],
  },
  'the-drowned-ferryman': {
    ground: { kind: 'ruled', tint: '#c9d6d0' },
    square: [56, 12, 162],
    token: [80, 24, 120],
    parts: [
      ['water', { y: 150 }],
      ['pole', { x: 232, y: 96, rot: 9, main: '#8a6a45' }],
      [
        'person',
        {
          at: { x: 22, y: -32, s: 1 },
          skin: '#b9cbb0',
          head: 'lean',
          face: { eyes: 'hollow', brows: 'calm', nose: 'hooked', mouth: 'gape' },
          wear: [['wrap', '#4f6560'], ['deep-hood'], ['weed']],
        },
      ],
      ['lantern', { x: 40, y: 92 }],
    ],
  },
  'gallows-fruit': {
    ground: { kind: 'rays', tint: '#d2d9de', at: [140, 76, 74] },
    square: [60, 2, 158],
    token: [84, 12, 114],
    parts: [
      ['glow', { x: 140, y: 92, r: 92, color: '#f4f7ee', strength: 0.7 }],
      ['gallows', { x: 140, y: 0 }],
      [
        'person',
        {
          at: { x: 18, y: -44, s: 1 },
          skin: '#e6eae0',
          head: 'lean',
          seed: 5,
          dark: 0.8,
          pose: { turn: 13, x: -4 },
          face: { eyes: 'hollow', brows: ['calm', '#8b8878'], nose: 'straight', mouth: 'gasp' },
          wear: [['lank'], ['coat', '#dfe4e0']],
        },
      ],
      ['noose', { x: 140, y: 140 }],
    ],
  },
  'toll-at-the-plank-bridge': {
    ground: { kind: 'ruled', tint: '#e9deba' },
    square: [54, 6, 166],
    token: [80, 24, 122],
    parts: [
      [
        'person',
        {
          at: { x: 32, y: -22, s: 0.92 },
          skin: 'rosy',
          head: 'broad',
          seed: 8,
          dark: 0.9,
          face: { eyes: 'hooded', brows: ['thick', '#5a3a20'], nose: ['great', '#e8b18c'], mouth: 'firm' },
          ears: { x: 5, y: 2 },
          wear: [['greatcoat'], ['handlebar'], ['iron-hat']],
        },
      ],
      ['toll-bar', { x: 140, y: 166 }],
      ['fist', { x: 44, y: 140, main: 'rosy', trim: '#7c7444' }],
      ['coin', { x: 44, y: 108, s: 1.13 }],
    ],
  },
  'recruiter-in-a-clean-coat': {
    ground: { kind: 'slant', tint: '#dde1e2' },
    square: [58, 6, 166],
    token: [82, 24, 120],
    parts: [
      [
        'person',
        {
          at: { x: 34, y: -26, s: 0.92 },
          skin: 'pale',
          head: 'oval',
          seed: 4,
          dark: 0.75,
          face: { eyes: 'laugh', brows: ['sly', '#4a3322'], nose: 'straight', mouth: 'grin' },
          wear: [['locks', '#4a3322'], ['uniform'], ['cocked-hat']],
        },
      ],
      ['paper', { x: 44, y: 108, rot: -8 }],
      ['fingers', { x: 58, y: 166, rot: 20, main: 'pale' }],
    ],
  },
  'farrows-squire': {
    ground: { kind: 'ruled', tint: '#dcdfd6' },
    square: [40, 6, 170],
    token: [86, 14, 124],
    parts: [
      [
        'person',
        {
          at: { x: 40, y: -20, s: 0.92 },
          skin: 'bone',
          head: 'skull',
          gleam: '#bfe3ea',
          pose: { turn: -5 },
          wear: [
            ['lank', '#a08a5c'],
            ['gambeson', '#7a8494', 'linen'],
          ],
        },
      ],
      ['kite-shield', { x: 54, y: 118, rot: -8 }],
      ['fist', { x: 70, y: 168, main: 'bone', trim: '#7a8494', rot: 24, s: 0.8 }],
    ],
  },
  'gleaners-of-the-field': {
    ground: { kind: 'slant', tint: '#e9dfc0' },
    square: [62, 4, 166],
    token: [84, 18, 124],
    parts: [
      ['scythe', { x: 226, y: 44, rot: 6 }],
      [
        'person',
        {
          at: { x: 32, y: -20, s: 0.92 },
          skin: '#e3d3b0',
          head: 'skull',
          gleam: '#f2a66a',
          wear: [
            ['kerchief', 'wine', 'straw'],
            ['shirt', '#b9ab8d'],
            ['shawl', '#77694f', 'straw'],
          ],
        },
      ],
      ['sheaf', { x: 46, y: 148, s: 0.9, rot: -6 }],
    ],
  },
  'cutpurse-twins': {
    ground: { kind: 'slant', tint: '#e3dccb' },
    square: [54, 6, 176],
    token: [56, 14, 166],
    parts: [
      [
        'person',
        {
          at: { x: 96, y: -4, s: 0.78 },
          skin: 'tan',
          head: 'lean',
          seed: 5,
          face: { eyes: 'sharp', brows: 'sly', nose: 'hooked', mouth: 'firm' },
          wear: [['short'], ['scarf-mask', '#8f3b2e'], ['hood', '#6e6250', '#4b4239'], ['wrap']],
        },
      ],
      ['dagger', { x: 262, y: 138, rot: 10, s: 0.76 }],
      ['fist', { x: 262, y: 146, rot: 8, s: 0.8 }],
      [
        'person',
        {
          at: { x: -12, y: 4, s: 0.8 },
          skin: 'tan',
          head: 'lean',
          seed: 5,
          face: { eyes: 'laugh', brows: 'sly', nose: 'hooked', mouth: 'grin' },
          ears: { y: 2 },
          wear: [['short'], ['cap', '#8f3b2e', '#6e6250'], ['coat', '#7d7357'], ['scarf', '#8f3b2e']],
        },
      ],
      ['pouch', { x: 28, y: 156, rot: -8 }],
    ],
  },
  'deserter-from-nerekhall': {
    ground: { kind: 'rain', tint: '#d9dbd6' },
    square: [54, 6, 170],
    token: [82, 14, 112],
    parts: [
      ['pike', { x: 232, y: 46, rot: 10 }],
      [
        'person',
        {
          at: { x: 40, y: -18, s: 0.82 },
          skin: 'rosy',
          head: 'lean',
          seed: 9,
          face: { eyes: 'hooded', brows: ['stern', '#5a3a20'], nose: 'hooked', mouth: 'thin' },
          ears: { y: 2 },
          marks: ['stubble', 'cut'],
          wear: [
            ['coif', '#8a8577'],
            ['cape', '#6d6a58'],
            ['torn-badge', '#8d2f27', 'gold'],
          ],
        },
      ],
    ],
  },
  'the-riverwatch-forger': {
    ground: { kind: 'ruled', tint: '#e6e0d0' },
    square: [50, 4, 168],
    token: [84, 20, 120],
    parts: [
      [
        'person',
        {
          at: { x: 40, y: -20, s: 0.9 },
          skin: 'pale',
          head: 'oval',
          seed: 6,
          dark: 0.8,
          face: { eyes: 'calm', brows: ['sly', '#4a3a2a'], nose: ['snub', '#e6bd98'], mouth: 'smirk' },
          ears: { y: 2 },
          marks: ['spectacles'],
          wear: [
            ['swept', '#5a4632'],
            ['chin-tuft', '#5a4632'],
            ['robe', '#4f5e5a', '#6b7c74'],
          ],
        },
      ],
      ['paper', { x: 46, y: 118, rot: -10 }],
      ['ink-pot', { x: 222, y: 150 }],
      ['fingers', { x: 60, y: 160, rot: 20, main: 'pale' }],
    ],
  },
  'candle-brothers': {
    ground: { kind: 'ruled', tint: '#ddd2cc' },
    square: [38, 2, 178],
    token: [76, 30, 112],
    parts: [
      ['cultist', { pose: 'pointed', x: 108, y: 22, s: 0.86, cloth: '#5f3440' }],
      ['candle', { x: 252, y: 112, s: 0.8 }],
      ['fist', { x: 252, y: 156, main: '#d9a878', trim: '#5f3440', s: 0.76 }],
      ['cultist', { pose: 'pointed', x: -6, y: 12, s: 0.94 }],
      ['candle', { x: 40, y: 94 }],
      ['sleeve', { x: 40, y: 146, main: '#6f3a44' }],
      ['fist', { x: 40, y: 144, main: '#d9a878', trim: '#6f3a44', s: 0.9 }],
    ],
  },
  'the-keeper-of-the-ford': {
    ground: { kind: 'rays', tint: '#cfdadb', at: [140, 76, 76] },
    square: [46, 0, 176],
    token: [80, 4, 116],
    parts: [
      [
        'person',
        {
          at: { x: 42, y: -16, s: 0.82 },
          skin: '#d3d8c4',
          head: 'skull',
          gleam: '#a9dff0',
          wear: [
            ['breastplate', '#7f8f8c'],
            ['helm', '#8fa09c'],
            ['pauldrons', '#8fa09c'],
          ],
        },
      ],
      ['greatsword', { x: 226, y: 128, rot: 5, s: 0.84, main: 'steel', trim: 'verdigris' }],
      ['water', { y: 170, fill: '#8fabad' }],
      ['horn', { x: 50, y: 128, rot: -12 }],
    ],
  },
};
