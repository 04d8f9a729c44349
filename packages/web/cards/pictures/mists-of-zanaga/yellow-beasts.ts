/** Beasts, swarms and plants of the yellow deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const yellowBeasts: Recipes = {
  'old-throat': {
    ground: { kind: 'slant', tint: '#c6c9ae' },
    square: [76, 2, 188],
    token: [80, 14, 164],
    parts: [
      ['leaves', { at: '232 120 20 90, 262 130 40 80', fill: '#5f7348' }],
      ['theropod', { pose: 'looming', hide: 'plum', jaw: 22, eye: '#e8c93a' }],
      ['leaves', { at: '0 200 14 74, 36 206 -8 62, 92 206 6 54, 270 204 -20 60', fill: '#4f6644' }],
    ],
  },
  'the-walking-grove': {
    ground: { kind: 'ruled', tint: '#d3dcb8' },
    square: [46, 0, 188],
    token: [92, 36, 96],
    parts: [
      ['flock', { of: [['plant', { kind: 'walker', leaf: '#7d8f5c' }]], at: '-40 62 .52, 180 58 .54' }],
      ['earth', { y: 168, fill: '#97925c' }],
      ['plant', { kind: 'walker', bark: '#7d6446', leaf: '#5f7a48' }],
    ],
  },
  'the-branch-mother': {
    ground: { kind: 'slant', tint: '#ccd8b2' },
    square: [92, 0, 188],
    token: [162, 20, 108],
    parts: [
      ['vines', { at: '40 60, 100 44, 140 50, 258 70' }],
      ['cat', { pose: 'lying', coat: 'tawny', spotted: true, eye: '#dfe86a', jaw: 4 }],
      ['leaves', { at: '-4 60 110 80, 290 24 -104 60, 20 200 10 60, 262 202 -16 64' }],
    ],
  },
  'the-black-harvest': {
    ground: { kind: 'ruled', tint: '#d6d8b4' },
    square: [56, 2, 188],
    token: [134, 38, 120],
    parts: [
      ['earth', { y: 120, fill: '#8f8a54', seed: 7 }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'ant', main: '#3a322c', trim: '#1f1a16' }]],
          at: '20 112 .22, 46 116 .24, 70 110 .2, 96 116 .24, 18 132 .32, 60 136 .34, 104 134 .3, 24 160 .44, 84 166 .46, 250 176 .5',
        },
      ],
      ['leaves', { at: '120 96 -28 62, 150 92 -8 66', fill: '#7d9a4e' }],
      ['crawler', { kind: 'ant', x: 190, y: 106, s: 1.14, main: '#4a4038', trim: '#26201a' }],
    ],
  },
  'what-the-herons-left': {
    ground: { kind: 'rain', tint: '#cbcfc0' },
    square: [62, 2, 188],
    token: [134, 20, 132],
    parts: [
      ['tainted', { kind: 'medley' }],
      ['water', { y: 168, fill: '#7f8a74' }],
      ['flock', { of: [['reed', { x: 0, y: 0 }]], at: '18 84 .6, 262 96 .6' }],
    ],
  },
  'herd-on-the-terraces': {
    ground: { kind: 'ruled', tint: '#eee2b4' },
    square: [82, 0, 188],
    token: [164, 34, 112],
    parts: [
      ['thing', { name: 'steps', x: 130, y: 176, s: 1.1, main: '#c4b68c' }],
      ['flock', { of: [['thundertusk', { pose: 'walking' }]], at: '16 -1 .5, 98 6 .46, 62 50 .76' }],
    ],
  },
  'grass-terror': {
    ground: { kind: 'slant', tint: '#eeddaa' },
    square: [62, 0, 188],
    token: [72, 10, 156],
    parts: [
      ['theropod', { pose: 'watching', hide: 'ember', jaw: 26, eye: '#f6dc5a' }],
      ['grass', { y: 198, high: 72, n: 40, fill: '#c2a24c' }],
    ],
  },
  'daughters-of-ravin': {
    ground: { kind: 'ruled', tint: '#cfdcd4' },
    square: [86, 2, 188],
    token: [104, 70, 92],
    parts: [
      ['water', { y: 70, fill: '#a6bcb4' }],
      ['crocodile', { pose: 'floating', hide: 'mud', x: 96, y: 22, s: 0.5 }],
      ['crocodile', { pose: 'floating', hide: 'old', x: -24, y: 34, s: 0.56 }],
      ['water', { y: 106, fill: '#98b0a8' }],
      ['crocodile', { pose: 'floating', hide: 'river', x: -14, y: 4, s: 1.02, jaw: 10 }],
      ['water', { y: 152, fill: '#88a39a' }],
    ],
  },
  'razor-shoal': {
    ground: { kind: 'ruled', tint: '#b9cfce' },
    square: [60, 0, 188],
    token: [98, 34, 124],
    parts: [
      [
        'flock',
        {
          of: [['crawler', { kind: 'fish', main: '#7f949c', trim: '#8f4a3a' }]],
          at: '40 50 .5, 100 30 .4, 230 38 .5, 256 100 .44, 44 146 .56, 110 170 .44, 226 162 .54, 20 100 .36',
        },
      ],
      ['crawler', { kind: 'fish', x: 150, y: 98, s: 1.2, main: '#8d9da2', trim: '#a2543c' }],
    ],
  },
  'bull-in-the-pass': {
    ground: { kind: 'slant', tint: '#d8dcda' },
    square: [46, 0, 188],
    token: [48, 2, 184],
    parts: [
      ['thing', { name: 'boulder', x: 8, y: 120, s: 2, main: '#99958a' }],
      ['thing', { name: 'boulder', x: 274, y: 124, s: 2, main: '#8a877c' }],
      ['thundertusk', { pose: 'facing', coat: 'grey' }],
    ],
  },
};
