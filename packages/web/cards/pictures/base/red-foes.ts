/** The Dragon Lords of the red deck, each in a pose of their own. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const red: Recipes = {
  'high-lord-margath': {
    ground: { kind: 'rays', tint: '#e9cfa6', at: [168, 70, 52] },
    square: [66, 6, 178],
    token: [104, 18, 132],
    parts: [
      ['earth', { y: 176, fill: '#a98d5c', seed: 7 }],
      ['town', { x: 216, y: 140 }],
      ['dragon', { pose: 'lord', hide: 'blood', breath: 'fire', glow: '#f8b043' }],
    ],
  },
  'ulmerac-the-grey-hearth': {
    ground: { kind: 'ruled', tint: '#e4d8c6' },
    square: [70, 4, 184],
    token: [100, 50, 132],
    parts: [
      [
        'cloud',
        {
          puffs: '234 96 5, 242 84 8, 234 68 10, 248 54 12, 236 36 14, 254 18 15, 238 0 16',
          fill: '#d5cdc0',
        },
      ],
      ['earth', { y: 176, fill: '#a39a8c', seed: 5 }],
      ['dragon', { pose: 'lying', hide: 'ash' }],
    ],
  },
  'veyrinn-the-long-winter': {
    ground: { kind: 'slant', tint: '#d5e0e4' },
    square: [60, 4, 184],
    token: [76, 58, 130],
    parts: [['dragon', { pose: 'coiled', hide: 'frost' }]],
  },
  'bhoruk-the-unfed': {
    ground: { kind: 'rays', tint: '#e6dcb4', at: [140, 100, 100] },
    square: [48, 2, 186],
    token: [64, 2, 152],
    parts: [
      ['dragon', { pose: 'gaping', hide: 'hunger' }],
      ['bitten-crown', { x: 186, y: 140, rot: 16, s: 0.8 }],
    ],
  },
  'tessimond-who-is-owed': {
    ground: { kind: 'slant', tint: '#efe3c4' },
    square: [70, 4, 184],
    token: [92, 12, 112],
    parts: [
      ['hoard', { x: 140, y: 180 }],
      ['paper', { x: 218, y: 112, rot: 6, s: 0.9 }],
      ['dragon', { pose: 'seated', hide: 'gold', x: 4, y: 24, s: 0.9 }],
    ],
  },
  'morrugh-of-the-ninth-wave': {
    ground: { kind: 'ruled', tint: '#d3dfd8' },
    square: [70, 4, 184],
    token: [84, 6, 138],
    parts: [
      ['great-wave', { x: 172, y: 150, s: 1.06 }],
      ['dragon', { pose: 'serpent', hide: 'tide', x: -24 }],
      ['water', { y: 168, fill: '#7fa3a4' }],
      ['rowing-boat', { x: 242, y: 164, rot: -10 }],
    ],
  },
  'anhume-the-unspoken': {
    ground: { kind: 'slant', tint: '#d8d0d2', edge: false },
    square: [50, 2, 184],
    token: [86, 14, 108],
    parts: [
      ['glow', { x: 140, y: 78, r: 96, color: '#f6efe8', strength: 0.6 }],
      ['dragon', { pose: 'shrouded', hide: 'violet' }],
      ['boots', { x: 246, y: 172, s: 0.9 }],
    ],
  },
  'harrovane-the-first-thunder': {
    ground: { kind: 'rain', tint: '#c3c9d3' },
    square: [80, 2, 186],
    token: [116, 66, 122],
    parts: [
      [
        'cloud',
        { puffs: '20 4 22, 60 -4 26, 104 2 22, 150 -4 28, 200 0 24, 244 -4 28, 276 8 20', fill: '#8f96a6' },
      ],
      ['bolt', { x: 262, y: 24, s: 1.5, rot: 12 }],
      ['dragon', { pose: 'stooping', hide: 'storm', x: -10, y: 24, s: 0.9 }],
    ],
  },
};
