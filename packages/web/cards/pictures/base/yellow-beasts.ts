/** Foes of the yellow deck: beasts and dragonkin. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const yellowBeasts: Recipes = {
  'brood-of-the-bloodmother': {
    ground: { kind: 'ruled', tint: '#d9dcc8' },
    square: [52, 8, 176],
    token: [134, 16, 84],
    parts: [
      ['weir', { x: 140, y: 40 }],
      ['leech', { bend: 'arched', x: 226, y: 88, s: 0.8, coat: 'mud' }],
      ['leech', { bend: 'low', x: 66, y: 110, s: 0.86, coat: 'mud' }],
      ['leech', { bend: 'tall', x: 142, y: 84, s: 1.25 }],
      ['water', { y: 158, fill: '#8d9a78' }],
    ],
  },
  'razorwings-on-the-signal-tower': {
    ground: { kind: 'slant', tint: '#d9dfe2' },
    square: [70, 0, 178],
    token: [132, 10, 96],
    parts: [
      ['flock', { of: [['gull', { x: 0, y: 0, main: '#6d6f73' }]], at: '226 34 .8, 252 60 .6, 30 130 .7' }],
      ['beacon', { x: 162, y: 150, s: 1.3 }],
      ['razorwing', { pose: 'perched', coat: 'ash', x: 14, y: 2, s: 0.96 }],
    ],
  },
  'quarry-razorwings': {
    ground: { kind: 'rays', tint: '#e8d8c8', at: [190, 104, 60] },
    square: [96, 22, 156],
    token: [144, 42, 108],
    parts: [['razorwing', { pose: 'striking' }]],
  },
  'ferrox-below-the-snowline': {
    ground: { kind: 'ruled', tint: '#cfd6da', edge: false },
    square: [62, 0, 160],
    token: [94, -2, 114],
    parts: [
      ['moon', { x: 168, y: 70 }],
      ['earth', { y: 168, fill: '#eef0ec', seed: 8 }],
      ['ferrox', { pose: 'howling', coat: 'grey' }],
    ],
  },
  'ferrox-of-the-wool-train': {
    ground: { kind: 'slant', tint: '#e9e0c6' },
    square: [92, 10, 168],
    token: [152, 26, 112],
    parts: [
      ['bale', { x: 36, y: 140, s: 0.9 }],
      ['earth', { y: 166, fill: '#c9b684', seed: 9 }],
      ['ferrox', { pose: 'prowling', coat: 'red', scar: true, jaw: 24 }],
      ['bale', { x: 244, y: 166, s: 0.72 }],
    ],
  },
  'the-rope-walk-spider': {
    ground: { kind: 'ruled', tint: '#e6d9cb' },
    square: [84, 18, 158],
    token: [110, 54, 104],
    parts: [
      ['earth', { y: 168, fill: '#bca37e', seed: 12 }],
      ['spider', { pose: 'rearing', coat: 'russet' }],
      ['ropes', { x: 238, y: 168, s: 0.72 }],
    ],
  },
  'sack-spiders-of-the-tithe-barn': {
    ground: { kind: 'slant', tint: '#e6dcc0' },
    square: [54, 6, 178],
    token: [112, 56, 96],
    parts: [
      ['beam', { x: 140, y: 6 }],
      ['cocoon', { x: 48, y: 112, main: '#d9c79a' }],
      ['cocoon', { x: 232, y: 124, main: '#d9c79a', s: 1.1 }],
      ['cocoon', { x: 92, y: 84, main: '#cbb88a', s: 0.7 }],
      ['spider', { pose: 'hanging', coat: 'ivory', back: 'bars', x: 196, y: 4, s: 0.36 }],
      ['spider', { pose: 'hanging', coat: 'ivory', back: 'skull', x: 44, y: 14, s: 0.88 }],
    ],
  },
  'the-lodger-in-the-assay-furnace': {
    ground: { kind: 'ruled', tint: '#d9cbb8' },
    square: [58, 6, 178],
    token: [88, 18, 124],
    parts: [
      ['furnace', { x: 140, y: 96 }],
      ['dragon', { pose: 'whelp', hide: 'gold', horns: 'forward', y: 16 }],
      ['earth', { y: 178, fill: '#8f7a66', seed: 4 }],
    ],
  },
  'herald-of-the-third-brood': {
    ground: { kind: 'slant', tint: '#e2dcd8' },
    square: [60, 2, 176],
    token: [96, 4, 134],
    parts: [
      ['dragon', { pose: 'captain', hide: 'slate', jaw: 16 }],
      ['scroll', { x: 52, y: 112, rot: -6, s: 1.1 }],
      ['fist', { x: 56, y: 156, main: '#6f8088', trim: '#9aa5a8' }],
    ],
  },
  'the-ox-bear-of-upper-meadow': {
    ground: { kind: 'ruled', tint: '#e2dccb' },
    square: [58, 0, 164],
    token: [86, 26, 108],
    parts: [['bear', { horns: '#e6d8b4' }]],
  },
};
