/** Beasts, swarms, plants and the tainted of the blue deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const blueBeasts: Recipes = {
  'thundertusk-in-musth': {
    ground: { kind: 'rays', tint: '#f0dcae', at: [140, 88, 96] },
    square: [46, 0, 188],
    token: [48, 2, 184],
    parts: [
      ['thundertusk', { pose: 'facing', coat: 'red', eye: '#e0452e' }],
      [
        'cloud',
        { puffs: '4 176 22, 36 186 20, 70 192 16, 214 192 16, 246 186 20, 276 176 22', fill: '#e0cfa2' },
      ],
    ],
  },
  'locusts-that-bite': {
    ground: { kind: 'slant', tint: '#ecdfae' },
    square: [58, 0, 188],
    token: [96, 26, 124],
    parts: [
      ['thing', { name: 'hut', x: 236, y: 172, s: 0.7, trim: '#a08a5a' }],
      ['earth', { y: 168, fill: '#bfa86a' }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'locust', main: '#8a8a44', trim: '#5c5a2c' }]],
          at: '34 34 .32, 76 22 .26, 120 18 .2, 232 30 .36, 258 66 .3, 30 84 .28, 54 152 .4, 250 112 .32, 16 120 .22, 190 22 .22',
        },
      ],
      ['crawler', { kind: 'locust', x: 152, y: 108, s: 1.24, main: '#a39a48', trim: '#6d5a2c' }],
    ],
  },
  'the-carpet-at-xitotl-gate': {
    ground: { kind: 'ruled', tint: '#e0d8c6' },
    square: [46, 0, 188],
    token: [84, 70, 118],
    parts: [
      ['thing', { name: 'gate', x: 140, y: 128, s: 0.86 }],
      ['earth', { y: 126, fill: '#6d5f4c', seed: 5 }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'beetle', main: '#4a4a52', trim: '#26262c' }]],
          at: '120 112 .16, 150 114 .16, 104 122 .2, 138 124 .2, 172 122 .2, 84 136 .26, 124 138 .26, 190 136 .26, 54 154 .34, 214 154 .34, 24 178 .42, 248 180 .42',
        },
      ],
      ['crawler', { kind: 'beetle', x: 136, y: 150, s: 0.86, main: '#5a5a66', trim: '#2f2f36' }],
    ],
  },
  'ravins-eldest-daughter': {
    ground: { kind: 'slant', tint: '#c8d8d2' },
    square: [62, 0, 188],
    token: [86, 20, 132],
    parts: [
      ['crocodile', { pose: 'rising', hide: 'old', jaw: 26, eye: '#f3b52e' }],
      ['water', { y: 160, fill: '#84a098' }],
      ['flock', { of: [['reed', { x: 0, y: 0 }]], at: '22 80 .7, 42 104 .7, 262 110 .6' }],
    ],
  },
  'nesting-ground-above-stonefang': {
    ground: { kind: 'ruled', tint: '#e2dcc0' },
    square: [78, 0, 188],
    token: [152, 4, 112],
    parts: [
      [
        'flock',
        { of: [['saurian', { pose: 'brooding', hide: 'bone' }]], at: '-24 18 .36, 186 14 .34, 64 -6 .28' },
      ],
      ['earth', { y: 158, fill: '#b5a878' }],
      ['saurian', { pose: 'brooding', hide: 'ember', y: 4 }],
    ],
  },
  'the-pair-above-onasan': {
    ground: { kind: 'slant', tint: '#e0dcc4' },
    square: [88, 0, 188],
    token: [158, 34, 108],
    parts: [
      ['thing', { name: 'boulder', x: 36, y: 108, s: 2.2, main: '#99937c' }],
      ['thing', { name: 'eye', x: 24, y: 72, s: 1.1, main: '#d8e06a' }],
      ['thing', { name: 'eye', x: 52, y: 72, s: 1.1, main: '#d8e06a' }],
      ['earth', { y: 168, fill: '#a89e74' }],
      ['cat', { pose: 'prowling', coat: 'red', jaw: 10, x: 14, y: 2, s: 0.96 }],
    ],
  },
  'the-strangler-court': {
    ground: { kind: 'ruled', tint: '#c6d2b0' },
    square: [46, 0, 188],
    token: [88, 28, 104],
    parts: [
      [
        'flock',
        {
          of: [['plant', { kind: 'fig', bark: '#7d6a4c', leaf: '#62774a' }]],
          at: '-66 12 .62, 176 12 .62, -18 -4 .46, 156 -4 .46, 62 -6 .56',
        },
      ],
      ['earth', { y: 116, fill: '#b0ab92', seed: 2 }],
      ['chair', { x: 140, y: 150, s: 0.8 }],
    ],
  },
  'jararrs-shadow': {
    ground: { kind: 'ruled', tint: '#9aa68c' },
    square: [92, 0, 188],
    token: [162, 32, 108],
    parts: [
      ['leaves', { at: '30 120 -20 100, 80 110 8 110, 240 110 24 100', fill: '#5a6e4a' }],
      ['cat', { pose: 'prowling', coat: 'black', eye: '#f6dc5a', jaw: 2 }],
      ['earth', { y: 172, fill: '#5f6646' }],
      ['leaves', { at: '10 204 16 70, 56 206 -8 56, 264 206 -20 70', fill: '#43553a' }],
    ],
  },
  'the-ape-that-was-two': {
    ground: { kind: 'slant', tint: '#cdd6b6' },
    square: [46, 0, 188],
    token: [142, 24, 108],
    parts: [
      ['vines', { at: '20 60, 140 34, 262 58' }],
      [
        'ape',
        {
          coat: 'rust',
          faces: [
            { x: 90, y: 82, tilt: -12, s: 0.86, mouth: 'roar', eyes: '#d8c23a' },
            { x: 192, y: 80, tilt: 12, s: 0.86, mouth: 'shut', eyes: '#f0b23c' },
          ],
        },
      ],
    ],
  },
  'the-pitcher-by-the-old-ford': {
    ground: { kind: 'ruled', tint: '#d3dac0' },
    square: [46, 0, 188],
    token: [82, 14, 118],
    parts: [
      ['plant', { kind: 'pitcher', bark: '#a8623f' }],
      ['tankard', { x: 42, y: 168, s: 0.5 }],
      ['water', { y: 182, fill: '#8aa08e' }],
    ],
  },
  'the-two-beaked-roc': {
    ground: { kind: 'ruled', tint: '#d5dde0' },
    square: [66, 0, 188],
    token: [86, 12, 164],
    parts: [
      ['thing', { name: 'tent', x: 214, y: 168, s: 0.62, rot: 12 }],
      ['thing', { name: 'flag', x: 252, y: 150, s: 0.5, rot: 20 }],
      ['tainted', { kind: 'roc' }],
      ['nest', { x: 196, y: 184, s: 0.9 }],
    ],
  },
  'greyback-of-the-high-fold': {
    ground: { kind: 'slant', tint: '#dbe3e6' },
    square: [84, 0, 188],
    token: [140, 8, 132],
    parts: [
      ['earth', { y: 162, fill: '#dfe5e4' }],
      ['thundertusk', { pose: 'walking', coat: 'frost', eye: '#8fb0c0', x: 6, y: 8, s: 0.98 }],
      ['snow', { x: 52, y: 34, s: 0.8 }],
      ['snow', { x: 236, y: 26, s: 0.7, rot: 30 }],
    ],
  },
  'choir-of-var-ni': {
    ground: { kind: 'rays', tint: '#aab0b8', at: [140, 96, 80] },
    square: [46, 0, 188],
    token: [92, 26, 98],
    parts: [
      ['moon', { x: 140, y: 92, s: 0.9 }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'bat', main: '#5a4a50', trim: '#443a44' }]],
          at: '38 40 .34, 92 24 .26, 196 28 .28, 246 48 .36, 30 104 .3, 256 112 .34, 60 150 .4, 224 158 .42, 140 172 .3',
        },
      ],
      ['crawler', { kind: 'bat', x: 140, y: 90, s: 1.16, main: '#6d5a58', trim: '#54444a' }],
    ],
  },
};
