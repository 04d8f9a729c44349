/** Spiders, goblins, dragonkin. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const lairs: Recipes = {
  'web-across-the-post-road': {
    ground: { kind: 'web', tint: '#e4e0c9', at: [150, 84, 8] },
    square: [72, 14, 168],
    token: [96, 60, 108],
    parts: [
      ['signpost', { x: 34, y: 88, rot: -6, s: 0.9 }],
      ['paper', { x: 246, y: 60, rot: 14, s: 0.5 }],
      ['paper', { x: 224, y: 138, rot: -20, s: 0.44 }],
      ['spider', { pose: 'waiting', coat: 'russet', back: 'bars', x: 18, y: 18, s: 0.9 }],
      ['paper', { x: 82, y: 40, rot: 24, s: 0.4 }],
    ],
  },
  'guests-of-the-halfway-house': {
    ground: { kind: 'ruled', tint: '#e3d6bd' },
    square: [74, 8, 176],
    token: [110, 50, 108],
    parts: [
      ['beam', { x: 140, y: 4 }],
      ['cocoon', { x: 222, y: 74, s: 0.86 }],
      ['boots', { x: 224, y: 130, s: 0.46 }],
      ['cocoon', { x: 258, y: 66, s: 0.66, main: '#d9cdb0' }],
      ['spider', { pose: 'rearing', coat: 'moss', eyes: '#f0b43c', x: -8, y: 6, s: 0.96 }],
      ['tankard', { x: 244, y: 164, s: 0.62 }],
    ],
  },
  'grandmother-of-the-tannerwood': {
    ground: { kind: 'web', tint: '#d9dccb', at: [140, 60, 8] },
    square: [46, 2, 188],
    token: [82, 58, 116],
    parts: [
      ['elm', { x: 214, y: 150, main: '#6d6350', trim: '#5f6b48' }],
      ['cocoon', { x: 34, y: 54, s: 0.6 }],
      [
        'flock',
        {
          of: [['spider', { pose: 'waiting', coat: 'ivory', back: 'lozenges' }]],
          at: '-12 -6 1.08, 212 140 .25, 0 146 .21',
        },
      ],
    ],
  },
  'goblin-egg-runners': {
    ground: { kind: 'slant', tint: '#e2e0c8' },
    square: [52, 4, 180],
    token: [26, 18, 112],
    parts: [
      ['goblin', { x: -42, y: 14, s: 0.84, nose: 'hook', mouth: 'clench', hat: ['cap', 'cherry'], tilt: -6 }],
      [
        'goblin',
        {
          x: 100,
          y: 22,
          s: 0.8,
          skin: '#8a9a63',
          nose: 'bulb',
          mouth: 'sulk',
          hat: ['pot', '#8f9a9c'],
          jerkin: '#6d5a48',
          tilt: 8,
          torn: true,
        },
      ],
      ['egg', { x: 140, y: 128, s: 1.16 }],
      ['fingers', { x: 104, y: 150, main: '#9aa05c', s: 0.9 }],
      ['fingers', { x: 176, y: 152, main: '#8a9a63', s: 0.9, rot: 180 }],
    ],
  },
  'the-wyrm-that-ate-the-caravan': {
    ground: { kind: 'slant', tint: '#e6dcc4' },
    square: [88, 2, 186],
    token: [148, 20, 128],
    parts: [
      ['earth', { y: 172, fill: '#bda878', seed: 4 }],
      ['dragon', { pose: 'gorged', hide: 'green' }],
      ['cart-wheel', { x: 252, y: 150, s: 0.84 }],
    ],
  },
  'sarnoch-who-lets-them-run': {
    ground: { kind: 'rays', tint: '#d8dcc0', at: [170, 110, 74] },
    square: [78, 2, 188],
    token: [114, 72, 116],
    parts: [
      [
        'flock',
        {
          of: [['elm', { x: 0, y: 0, main: '#6d6046', trim: '#5c6844' }]],
          at: '-50 170 1, 186 186 1',
        },
      ],
      ['earth', { y: 176, fill: '#8f9460', seed: 7 }],
      ['dragon', { pose: 'stalking', hide: 'hunger', x: 2, y: 20, s: 0.9 }],
    ],
  },
};
