/** Terrors: the dead, goblins, cultists and a Dragon Lord. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const terrors: Recipes = {
  'the-lantern-widow': {
    ground: { kind: 'rain', tint: '#c9d2d2' },
    square: [52, 2, 184],
    token: [86, 12, 116],
    parts: [
      ['water', { y: 156, fill: '#8fa6a8' }],
      ['rowing-boat', { x: 236, y: 158, s: 0.5 }],
      [
        'person',
        {
          at: { x: 40, y: -10, s: 0.84 },
          skin: 'ash',
          head: 'skull',
          gleam: '#bfe8f0',
          pose: { turn: -6 },
          wear: [
            ['veil', '#3a3f47', '#c9cdbf'],
            ['gown', '#3f454e', '#5a6068'],
          ],
        },
      ],
      ['lantern', { x: 52, y: 122, s: 0.86 }],
      ['fist', { x: 52, y: 96, main: 'bone', trim: '#3f454e', s: 0.7, rot: 150 }],
    ],
  },
  'goblin-trapwrights': {
    ground: { kind: 'slant', tint: '#e0ddc2' },
    square: [50, 4, 182],
    token: [22, 22, 116],
    parts: [
      [
        'goblin',
        { x: -46, y: 16, s: 0.84, nose: 'bulb', mouth: 'grin', hat: ['pointed', '#5b6470'], tilt: 5 },
      ],
      [
        'goblin',
        {
          x: 96,
          y: 10,
          s: 0.86,
          skin: '#a39a58',
          nose: 'long',
          mouth: 'sulk',
          hat: ['cap', '#6b4a34'],
          jerkin: '#5f6a63',
          tilt: -7,
        },
      ],
      ['spade', { x: 140, y: 104, rot: 6, s: 1.04 }],
      ['ropes', { x: 96, y: 178, s: 0.6 }],
      ['lantern', { x: 252, y: 132, s: 0.6 }],
    ],
  },
  'congregation-of-the-closed-mouth': {
    ground: { kind: 'ruled', tint: '#d6d0c6' },
    square: [52, 2, 184],
    token: [86, 26, 116],
    parts: [
      ['chapel-window', { x: 140, y: 54, s: 0.84 }],
      ['flock', { of: [['cultist', { pose: 'masked', cloth: '#5d5230' }]], at: '-44 24 .82, 106 24 .82' }],
      ['cultist', { pose: 'masked', cloth: '#4a3a58', x: 0, y: 6, s: 0.98 }],
    ],
  },
  'what-the-thaw-uncovered': {
    ground: { kind: 'slant', tint: '#dbe3e6' },
    square: [54, 2, 184],
    token: [90, 12, 116],
    parts: [
      ['horse', { x: 228, y: 82, s: 1.02, main: '#b7bcb8', trim: '#8f979a' }],
      [
        'person',
        {
          at: { x: -40, y: 22, s: 0.68 },
          skin: 'bone',
          head: 'skull',
          gleam: '#cfeaf2',
          wear: [
            ['wrap', '#6d6a4f'],
            ['fur-cap', '#6b5a44'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 44, y: -10, s: 0.86 },
          skin: 'bone',
          head: 'skull',
          gleam: '#cfeaf2',
          pose: { turn: 7 },
          wear: [
            ['greatcoat', '#56606a', '#3a4048'],
            ['slouch-hat', '#4a443c', '#7d6a48'],
            ['scarf', '#8f3b2e'],
          ],
        },
      ],
      [
        'cloud',
        {
          puffs: '0 186 22, 34 190 18, 70 192 18, 110 194 18, 152 192 20, 196 190 20, 238 186 22, 276 184 24',
          fill: '#f2f6f5',
        },
      ],
    ],
  },
  'the-tall-mourner': {
    ground: { kind: 'rain', tint: '#c4c9ca' },
    square: [50, 0, 188],
    token: [94, -8, 104],
    parts: [
      ['moon', { x: 48, y: 44, s: 0.46 }],
      [
        'person',
        {
          at: { x: 56, y: -22, s: 0.74 },
          skin: 'pale',
          head: 'skull',
          gleam: '#f2a66a',
          pose: { high: 1.22, wide: 0.86 },
          wear: [
            ['greatcoat', '#2f2d33', '#1f1d22'],
            ['broad-hat', '#26242a', '#5a2f3a'],
          ],
        },
      ],
      ['sprig', { x: 60, y: 124, rot: -16, s: 0.9 }],
      ['fist', { x: 62, y: 152, main: 'bone', trim: '#2f2d33', s: 0.8 }],
      ['spade', { x: 246, y: 116, rot: 12, s: 0.94 }],
      ['earth', { y: 178, fill: '#77755c', seed: 7 }],
    ],
  },
  'the-gardener-of-heron-wood': {
    ground: { kind: 'slant', tint: '#d3dcc0' },
    square: [48, 2, 184],
    token: [84, 20, 112],
    parts: [
      ['elm', { x: 220, y: 168, main: '#6d6046', trim: '#5c7044' }],
      ['cultist', { pose: 'profile', cloth: '#4f6140' }],
      ['fingers', { x: 214, y: 160, rot: -84, main: 'ash', s: 1.1 }],
      ['fingers', { x: 246, y: 168, rot: -96, main: 'pale', s: 0.9 }],
      ['scythe', { x: 50, y: 94, rot: -10, s: 0.94 }],
      ['earth', { y: 176, fill: '#7a7a4c', seed: 9 }],
    ],
  },
  'the-puppet-room': {
    ground: { kind: 'rays', tint: '#e6d6c6', at: [140, 6, 30] },
    square: [50, 0, 186],
    token: [86, 28, 116],
    parts: [
      ['beam', { x: 140, y: 6 }],
      ['cultist', { pose: 'masked', cloth: '#8f3b2e', x: 2, y: 14, s: 0.96 }],
      ['flock', { of: [['rope', { x: 0, y: 0 }]], at: '46 16 1.7, 46 58 1.7, 236 16 1.7, 236 58 1.7' }],
      ['fist', { x: 46, y: 116, main: 'fair', trim: '#8f3b2e', s: 0.9 }],
      ['fist', { x: 236, y: 116, main: 'fair', trim: '#8f3b2e', s: 0.9 }],
    ],
  },
  'khelvane-who-dug-first': {
    ground: { kind: 'rays', tint: '#d6cfbb', at: [150, 96, 80] },
    square: [60, 0, 190],
    token: [104, 18, 132],
    parts: [
      ['dragon', { pose: 'lord', hide: 'slate', horns: 'fan', frill: false }],
      ['pit', { x: 196, y: 182, s: 0.72, main: '#8a8068', trim: '#6d6a52' }],
    ],
  },
};
