/** Traps: nobody is in the picture, or nobody who will be any help. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const traps: Recipes = {
  'the-lime-pit-at-presshouse-flats': {
    ground: { kind: 'ruled', tint: '#e3e4c9' },
    square: [52, 6, 180],
    token: [76, 66, 124],
    parts: [
      ['earth', { y: 92, fill: '#b9ae74', seed: 6 }],
      ['lamb', { x: 216, y: 62, s: 0.8 }],
      ['pit', { x: 138, y: 124 }],
    ],
  },
  'the-leaning-wall': {
    ground: { kind: 'slant', tint: '#e4decb' },
    square: [56, 4, 184],
    token: [52, 36, 140],
    parts: [
      ['earth', { y: 168, fill: '#b3a272', seed: 4 }],
      ['leaning-wall', { x: 178, y: 94 }],
    ],
  },
  'the-carillon-of-tin-cups': {
    ground: { kind: 'slant', tint: '#d3d7d2' },
    square: [50, 8, 178],
    token: [84, 42, 116],
    parts: [
      ['moon', { x: 236, y: 36, s: 0.42 }],
      ['candle', { x: 40, y: 28, s: 0.36 }],
      ['candle', { x: 66, y: 34, s: 0.3 }],
      ['earth', { y: 164, fill: '#8f9164', seed: 8 }],
      ['boots', { x: 146, y: 156, s: 0.86 }],
      ['tin-cups', { x: 140, y: 74, s: 1.06 }],
    ],
  },
  'snares-in-sparrowless-wood': {
    ground: { kind: 'ruled', tint: '#dbe0c8' },
    square: [62, 4, 180],
    token: [74, 46, 122],
    parts: [
      ['elm', { x: 214, y: 176, main: '#8a7656', trim: '#66724f' }],
      ['earth', { y: 170, fill: '#97935f', seed: 5 }],
      ['loop', { x: 146, y: 88, s: 1.02 }],
    ],
  },
  'the-drowned-cellar': {
    ground: { kind: 'ruled', tint: '#b9b3a2' },
    square: [46, 2, 186],
    token: [78, 34, 124],
    parts: [
      ['sunk-steps', { x: 140, y: 94 }],
      ['keg', { x: 218, y: 132, s: 0.62, rot: 24 }],
      ['lantern', { x: 70, y: 58, s: 0.62 }],
    ],
  },
  'the-tithe-chest-of-vynelvale': {
    ground: { kind: 'rays', tint: '#ebe0bf', at: [140, 84, 96] },
    square: [46, 2, 186],
    token: [80, 36, 120],
    parts: [
      ['earth', { y: 158, fill: '#b8a27a', seed: 3 }],
      ['chest', { x: 140, y: 110, s: 1.08 }],
    ],
  },
  'the-rope-bridge-on-the-skelder': {
    ground: { kind: 'rain', tint: '#d5dedd' },
    square: [48, 2, 186],
    token: [64, 44, 124],
    parts: [
      ['broken-bridge', { x: 140, y: 114, main: '#a89c86' }],
      ['goat', { x: 112, y: 96, s: 0.44 }],
      ['rope-bridge', { x: 140, y: 84, s: 0.96 }],
    ],
  },
  'the-idol-with-the-good-eye': {
    ground: { kind: 'rays', tint: '#dcdfc4', at: [172, 70, 92] },
    square: [44, 0, 190],
    token: [110, 26, 112],
    parts: [
      ['idol', { x: 140, y: 90, s: 0.98 }],
      ['fingers', { x: 42, y: 168, main: 'bone', rot: -60, s: 1.1 }],
    ],
  },
  'the-counting-door': {
    ground: { kind: 'slant', tint: '#d9d3c2' },
    square: [46, 0, 190],
    token: [88, 22, 104],
    parts: [
      ['counting-door', { x: 140, y: 94 }],
      ['coin', { x: 50, y: 164, s: 0.62 }],
      ['coin', { x: 78, y: 174, s: 0.52 }],
      ['spent-arrow', { x: 232, y: 140, s: 0.9, rot: 18 }],
    ],
  },
  'smoke-in-the-third-kiln': {
    ground: { kind: 'slant', tint: '#dccfb8' },
    square: [46, 0, 190],
    token: [78, 46, 124],
    parts: [
      ['furnace', { x: 140, y: 104 }],
      [
        'cloud',
        {
          puffs:
            '52 176 34, 98 164 38, 148 160 40, 198 166 38, 240 178 32, 120 128 30, 166 124 30, 146 94 22',
          fill: '#b7ada0',
        },
      ],
    ],
  },
  'the-vault-under-riverwatch': {
    ground: { kind: 'ruled', tint: '#a9bcbb' },
    square: [46, 0, 190],
    token: [82, 46, 118],
    parts: [
      ['hoard', { x: 140, y: 132, s: 0.8 }],
      ['portcullis', { x: 140, y: 88, s: 0.94 }],
      ['water', { y: 138, fill: '#6f9298' }],
      ['cloud', { puffs: '84 120 4, 90 104 6, 82 84 5, 206 112 5, 198 92 7, 206 70 5', fill: '#dbe7e4' }],
    ],
  },
  'the-stair-that-turns': {
    ground: { kind: 'rays', tint: '#cfcabb', at: [140, 95, 104] },
    square: [44, 0, 190],
    token: [78, 34, 122],
    parts: [['turning-stair', { x: 140, y: 95 }]],
  },
  'vorakeshs-waiting-room': {
    ground: { kind: 'ruled', tint: '#c9c6c0' },
    square: [64, 4, 180],
    token: [112, 54, 116],
    parts: [
      ['chapel-window', { x: 54, y: 52, s: 0.58 }],
      ['beam', { x: 140, y: 170, main: '#5a4636' }],
      [
        'flock',
        {
          of: [
            ['chair', { x: 0, y: 0 }],
            ['sitter', { x: 0, y: 2 }],
          ],
          at: '34 116 .78, 104 112 .84, 246 112 .84',
        },
      ],
      ['chair', { x: 176, y: 110, s: 0.94, trim: '#a24634' }],
    ],
  },
};
