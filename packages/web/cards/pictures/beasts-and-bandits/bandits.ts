/** Bandits, one who was hanged for it, and two who join for a share. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const bandits: Recipes = {
  'horse-thieves-of-the-early-fields': {
    ground: { kind: 'ruled', tint: '#e9e2c4' },
    square: [30, 4, 180],
    token: [44, 22, 116],
    parts: [
      ['horse', { x: 222, y: 74, s: 1.12 }],
      [
        'person',
        {
          at: { x: -6, y: -14, s: 0.88 },
          skin: 'tan',
          head: 'lean',
          seed: 8,
          face: { eyes: 'sharp', brows: ['sly', '#3a2a1c'], nose: 'straight', mouth: 'grin' },
          marks: ['stubble'],
          wear: [
            ['tousled', '#5a3f28'],
            ['slouch-hat', '#6b5a3c', '#8f3b2e'],
            ['jacket', '#7d6a44'],
            ['scarf', '#4f6a74'],
          ],
        },
      ],
    ],
  },
  'jory-nine-fingers': {
    ground: { kind: 'slant', tint: '#e3ddd0' },
    square: [48, 4, 176],
    token: [86, 20, 116],
    parts: [
      [
        'person',
        {
          at: { x: 42, y: -18, s: 0.88 },
          skin: 'fair',
          head: 'oval',
          seed: 3,
          face: { eyes: 'laugh', brows: ['arch', '#7a4a24'], nose: 'snub', mouth: 'smirk' },
          ears: { y: 2 },
          marks: ['few-freckles', 'mole'],
          wear: [
            ['curls', 'rust'],
            ['shirt', '#c9bd9c'],
            ['neckband', '#7a3b30'],
          ],
        },
      ],
      ['fingers', { x: 42, y: 118, rot: -72, main: 'fair', s: 1.3 }],
      ['fist', { x: 46, y: 150, main: 'fair', trim: '#c9bd9c' }],
      ['ropes', { x: 226, y: 172, s: 0.8 }],
    ],
  },
  'burners-of-burners-wood': {
    ground: { kind: 'slant', tint: '#d9d3c4' },
    square: [60, 4, 180],
    token: [94, 14, 122],
    parts: [
      ['smoke', { x: 34, y: 54, s: 1.3, main: '#b9b2a4' }],
      ['smoke', { x: 250, y: 40, s: 1.1, main: '#c6bfb0' }],
      [
        'person',
        {
          at: { x: -34, y: 18, s: 0.7 },
          skin: 'umber',
          head: 'broad',
          seed: 6,
          face: { eyes: 'hooded', brows: ['thick', '#241a12'], nose: 'broad', mouth: 'firm' },
          marks: ['soot'],
          wear: [
            ['full-beard', '#2f241b'],
            ['knit-cap', '#4a443c', '#6d6455'],
            ['coat', '#4f4a42'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 56, y: -10, s: 0.86 },
          skin: 'tan',
          head: 'lean',
          seed: 9,
          face: { eyes: 'sharp', brows: ['stern', '#241a12'], nose: 'hooked', mouth: 'thin' },
          marks: ['soot', 'scar-on-cheek'],
          wear: [
            ['lank', '#3a2e24'],
            ['hood', '#3f3a34', '#2a2622'],
            ['apron', '#6b5a44'],
            ['coat', '#5a5248'],
          ],
        },
      ],
      ['torch', { x: 252, y: 104, rot: 10 }],
      ['fist', { x: 254, y: 152, rot: 8, main: 'tan', trim: '#5a5248', s: 0.9 }],
    ],
  },
  'captain-dorns-free-company': {
    ground: { kind: 'ruled', tint: '#e2ddcf' },
    square: [50, 2, 178],
    token: [86, 16, 116],
    parts: [
      ['flock', { of: [['halberd', { x: 0, y: 0 }]], at: '228 40 .9, 252 34 .9, 270 44 .9' }],
      [
        'person',
        {
          at: { x: 42, y: -12, s: 0.84 },
          skin: 'rosy',
          head: 'broad',
          seed: 5,
          dark: 0.85,
          face: { eyes: 'hooded', brows: ['thick', '#6d5a44'], nose: 'great', mouth: 'firm' },
          ears: { y: 2 },
          marks: ['scar-through-brow', 'brow-line'],
          wear: [
            ['short', '#8a7a62'],
            ['handlebar', '#8a7a62'],
            ['breastplate', '#8f979a'],
            ['cap', '#7a2f2a', '#c9a24a'],
            ['feather', '#e8dcc0'],
            ['medal'],
          ],
        },
      ],
      ['scroll', { x: 44, y: 110, rot: -8, s: 0.96 }],
      ['fist', { x: 48, y: 160, main: 'rosy', trim: '#8f979a', s: 0.86 }],
    ],
  },
  'black-tom-cut-down': {
    ground: { kind: 'rain', tint: '#cdd2cf' },
    square: [44, 2, 180],
    token: [84, 14, 118],
    parts: [
      ['moon', { x: 214, y: 46, s: 0.5 }],
      ['signpost', { x: 250, y: 84, rot: 8, s: 0.9, main: '#8f7a58' }],
      [
        'person',
        {
          at: { x: 38, y: -14, s: 0.86 },
          skin: 'bone',
          head: 'skull',
          gleam: '#c9f0b0',
          pose: { turn: 9 },
          wear: [
            ['greatcoat', '#3c3a40', '#5a2f2a'],
            ['cocked-hat', '#2f2c30', '#9a8a5c'],
          ],
        },
      ],
      ['noose', { x: 140, y: 146, s: 0.9 }],
      ['pouch', { x: 40, y: 128, rot: -6 }],
      ['fist', { x: 42, y: 158, main: 'bone', trim: '#3c3a40', s: 0.8 }],
    ],
  },
  'the-king-of-burners-wood': {
    ground: { kind: 'slant', tint: '#d9dcc4' },
    square: [48, 2, 180],
    token: [84, 8, 118],
    parts: [
      ['elm', { x: 196, y: 182, main: '#6d5f45' }],
      ['bow', { x: 30, y: 92, rot: -8, s: 0.9 }],
      ['bow', { x: 250, y: 92, rot: 10, s: 0.9 }],
      [
        'person',
        {
          at: { x: 42, y: -8, s: 0.84 },
          skin: 'rosy',
          head: 'broad',
          seed: 7,
          face: { eyes: 'calm', brows: ['thick', '#8f4a26'], nose: ['great', '#e0a07c'], mouth: 'grin' },
          marks: ['soot'],
          wear: [
            ['wild', '#9a4f28'],
            ['great-beard', '#9a4f28'],
            ['crown', '#8a8f90', '#6d5a3c'],
            ['fur-coat', '#4f5a3c', '#8a7450'],
            ['chain'],
          ],
        },
      ],
    ],
  },
  'the-lady-of-the-crossroads': {
    ground: { kind: 'ruled', tint: '#e6dbc6' },
    square: [50, 2, 178],
    token: [86, 16, 116],
    parts: [
      ['signpost', { x: 246, y: 84, rot: 4 }],
      [
        'person',
        {
          at: { x: 40, y: -12, s: 0.86 },
          skin: 'brown',
          head: 'oval',
          seed: 4,
          face: { eyes: 'laugh', brows: ['sly', '#2a1c12'], nose: 'straight', mouth: ['smirk', '#9a4538'] },
          marks: ['mole'],
          wear: [['long', '#2f2118'], ['broad-hat', '#5a2f3a', '#d9aa3c'], ['cape', '#5a2f3a'], ['ruff']],
        },
      ],
      ['die', { x: 38, y: 104, rot: -14, s: 1 }],
      ['die', { x: 62, y: 132, rot: 18, s: 0.8 }],
      ['fist', { x: 44, y: 162, main: 'brown', trim: '#5a2f3a', s: 0.9 }],
    ],
  },
  'the-poacher-in-the-snare': {
    ground: { kind: 'slant', tint: '#dfe3cb' },
    square: [54, 4, 180],
    token: [92, 22, 116],
    parts: [
      [
        'person',
        {
          at: { x: 44, y: -14, s: 0.86 },
          skin: 'fair',
          head: 'round',
          seed: 6,
          face: { eyes: 'wide', brows: ['arch', '#6b4a2a'], nose: 'button', mouth: 'wry' },
          marks: ['freckles'],
          wear: [
            ['two-plaits', '#8a5a30'],
            ['chaperon', '#66724f', '#7d8a5c'],
            ['jacket', '#7a6242'],
            ['strap'],
          ],
        },
      ],
      ['snare', { x: 60, y: 100, s: 0.94 }],
    ],
  },
};
