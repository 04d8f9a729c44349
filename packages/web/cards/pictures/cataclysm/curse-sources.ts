/** Level III: what a curse comes from. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const curseSources: Recipes = {
  'mother-cinder': {
    ground: { kind: 'rays', tint: '#d6cfc6', at: [140, 80, 96] },
    square: [45, 0, 190],
    token: [88, 14, 104],
    parts: [
      ['glow', { x: 140, y: 90, r: 120, color: '#f2b04a', strength: 0.4 }],
      ['phoenix', { y: 6, s: 0.94 }],
      ['ash-fall', { n: 44, embers: true }],
      ['town', { x: 140, y: 182, s: 0.6 }],
    ],
  },
  'the-general-below': {
    ground: { kind: 'rays', tint: '#d8b9a0', at: [140, 90, 100] },
    square: [45, 0, 190],
    token: [84, 34, 112],
    parts: [
      [
        'flock',
        {
          of: [
            ['pike', { x: 196, y: 40 }],
            ['demon', { skin: '#6d4038', horns: 'stubs', garb: ['mail', '#57504c', '#4a4440'] }],
          ],
          at: '-34 86 .36, 22 80 .32, 154 80 .32, 212 86 .36',
        },
      ],
      [
        'demon',
        {
          skin: '#8f3229',
          horns: 'rack',
          mouth: 'roar',
          eyes: '#ffe27a',
          garb: ['plate', '#3d3a40', '#d9aa3c'],
          right: [244, 118],
          y: 34,
          s: 0.94,
        },
      ],
      ['baton', { x: 246, y: 92, s: 0.8, rot: 8 }],
    ],
  },
  'the-first-to-shout': {
    ground: { kind: 'rays', tint: '#e8b79c', at: [124, 96, 74] },
    square: [30, 0, 190],
    token: [66, 26, 116],
    parts: [
      ['glow', { x: 130, y: 90, r: 110, color: '#e0583a', strength: 0.3 }],
      [
        'visage',
        {
          skin: '#d8644a',
          shape: 'broad',
          look: 'staring',
          eyes: '#fbf3dc',
          brow: 'heavy',
          mouth: 'roar',
          mane: ['charged', '#8a3a22'],
          garb: ['cloak', '#6b2f2a', '#e9d9b0'],
          right: [236, 96],
          head: { s: 1.12, y: -4 },
          x: -16,
          y: 8,
        },
      ],
      ['tankard', { x: 226, y: 66, s: 0.62, rot: 16 }],
    ],
  },
  'the-dragon-destroyer': {
    ground: { kind: 'slant', tint: '#d9cfc4' },
    square: [72, 0, 190],
    token: [96, 22, 140],
    parts: [['destroyer', { y: 6 }]],
  },
  'the-winter-lord-at-home': {
    ground: { kind: 'ruled', tint: '#c6d4dc' },
    square: [45, 0, 190],
    token: [84, 26, 112],
    parts: [
      ['ice-throne', { y: 6 }],
      [
        'visage',
        {
          skin: '#c3d6dc',
          shape: 'gaunt',
          look: 'blank',
          eyes: '#f4fdff',
          brow: 'heavy',
          mouth: 'grim',
          mane: ['long', '#eef2f0'],
          beard: ['ice', '#e2eff2'],
          crown: ['ice', '#d3e6ea', '#8fa6b2'],
          garb: ['fur', '#eef0ec', '#4d6272'],
          left: [52, 168],
          right: [228, 168],
          y: 28,
          s: 0.86,
        },
      ],
      ['icicles', { l: 30, seed: 9 }],
      ['snowfall', { n: 24 }],
    ],
  },
};
