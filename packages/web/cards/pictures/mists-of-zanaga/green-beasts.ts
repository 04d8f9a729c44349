/** Beasts, swarms and plants of the green deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const greenBeasts: Recipes = {
  'the-patient-fig': {
    ground: { kind: 'slant', tint: '#cfdab6' },
    square: [46, 2, 188],
    token: [84, 42, 112],
    parts: [
      ['plant', { kind: 'fig' }],
      ['earth', { y: 182, fill: '#8a8a58', seed: 5 }],
    ],
  },
  'lantern-eyed-cat': {
    ground: { kind: 'ruled', tint: '#8c9a86' },
    square: [46, 2, 188],
    token: [82, 34, 116],
    parts: [
      ['vines', { at: '20 70, 52 96, 236 84, 262 60', fill: '#4f6644' }],
      ['cat', { pose: 'staring', coat: 'black', eye: '#fbe37a' }],
      ['glow', { x: 114, y: 82, r: 17, strength: 0.2 }],
      ['glow', { x: 166, y: 82, r: 17, strength: 0.2 }],
      ['leaves', { at: '4 196 24 92, 40 202 -12 72, 276 196 -24 92, 240 202 12 72', fill: '#4f6644' }],
    ],
  },
  'column-of-driver-ants': {
    ground: { kind: 'ruled', tint: '#dfe0bd' },
    square: [80, 2, 186],
    token: [118, 22, 124],
    parts: [
      ['earth', { y: 128, fill: '#b39b68', seed: 4 }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'ant' }]],
          at: '14 118 .2, 40 121 .22, 66 124 .24, 22 136 .28, 58 138 .3, 30 158 .36, 76 162 .38, 238 170 .34, 16 182 .4',
        },
      ],
      ['crawler', { kind: 'ant', x: 156, y: 96, s: 1.24, main: '#7d3f26', trim: '#3f2417' }],
    ],
  },
  'feathered-runners': {
    ground: { kind: 'slant', tint: '#d8e0bc' },
    square: [94, 2, 186],
    token: [156, 0, 116],
    parts: [
      ['leaves', { at: '20 150 -14 90, 54 150 16 76, 250 150 20 84', fill: '#7d9060' }],
      ['flock', { of: [['theropod', { pose: 'running', hide: 'slate' }]], at: '-16 60 .42, 40 46 .36' }],
      ['earth', { y: 164, fill: '#a39a5e' }],
      ['theropod', { pose: 'running', hide: 'fern', jaw: 28 }],
    ],
  },
  'bloodfly-cloud': {
    ground: { kind: 'rain', tint: '#cdd2bb' },
    square: [64, 2, 186],
    token: [98, 24, 120],
    parts: [
      ['water', { y: 162, fill: '#8a9a80' }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'fly', main: '#5a4a44', trim: '#8f3b2e' }]],
          at: '36 44 .34, 78 26 .28, 118 20 .22, 236 34 .36, 262 78 .3, 30 96 .3, 54 140 .38, 244 130 .4, 206 158 .26, 14 70 .2, 96 164 .24',
        },
      ],
      ['crawler', { kind: 'fly', x: 152, y: 106, s: 1.28, main: '#5a4a44', trim: '#a23a2c' }],
    ],
  },
  'the-guest-lily': {
    ground: { kind: 'ruled', tint: '#d3dccc' },
    square: [46, 2, 188],
    token: [78, 48, 124],
    parts: [
      ['water', { y: 112, fill: '#91a89c' }],
      ['plant', { kind: 'lily', bark: '#c77a86' }],
      ['boots', { x: 54, y: 146, s: 0.5 }],
      ['boots', { x: 226, y: 150, s: 0.5 }],
      ['boots', { x: 92, y: 168, s: 0.44, main: '#5a4129' }],
    ],
  },
  mudback: {
    ground: { kind: 'ruled', tint: '#cfd8c8' },
    square: [86, 2, 188],
    token: [170, 34, 104],
    parts: [
      ['thing', { name: 'palm', x: 84, y: 84, s: 0.46 }],
      ['thing', { name: 'palm', x: 122, y: 82, s: 0.32, rot: 8 }],
      ['saurian', { pose: 'mudback', hide: 'fern' }],
      ['water', { y: 148, fill: '#8fa396' }],
    ],
  },
  'calf-without-a-herd': {
    ground: { kind: 'ruled', tint: '#efe3b6' },
    square: [84, 2, 188],
    token: [144, 16, 126],
    parts: [
      ['thing', { name: 'hut', x: 40, y: 158, s: 0.9, rot: -9 }],
      ['earth', { y: 164, fill: '#cbb872' }],
      ['thundertusk', { pose: 'walking', coat: 'calf', calf: true, raised: true, x: 42, y: 34, s: 0.84 }],
    ],
  },
  'the-one-that-follows': {
    ground: { kind: 'slant', tint: '#eddfb4' },
    square: [92, 2, 188],
    token: [162, 30, 108],
    parts: [
      ['cart-wheel', { x: 44, y: 134, s: 0.8, rot: 14 }],
      ['earth', { y: 160, fill: '#cdb572', seed: 8 }],
      ['cat', { pose: 'prowling', coat: 'sand', jaw: 3, eye: '#d8e06a' }],
      ['grass', { y: 192, high: 30, fill: '#c2ab5e' }],
    ],
  },
  'three-horned-grazer': {
    ground: { kind: 'slant', tint: '#ece2bb' },
    square: [78, 2, 188],
    token: [108, 14, 140],
    parts: [
      ['saurian', { pose: 'horned', hide: 'dust' }],
      ['grass', { y: 192, high: 34, fill: '#b9a758' }],
    ],
  },
  'glass-wasps': {
    ground: { kind: 'rays', tint: '#e3e3d2', at: [150, 96, 86] },
    square: [58, 2, 188],
    token: [92, 14, 128],
    parts: [
      ['earth', { y: 158, fill: '#bdb58a', seed: 6 }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'wasp', main: '#cfdcd6', trim: '#7f9a9a' }]],
          at: '40 60 .38, 250 52 .42, 250 136 .34, 34 126 .34, 92 30 .26, 206 26 .24',
        },
      ],
      ['crawler', { kind: 'wasp', x: 156, y: 112, s: 1.22, main: '#d9e6e0', trim: '#6f8f94' }],
    ],
  },
  'ford-basker': {
    ground: { kind: 'ruled', tint: '#d4ded4' },
    square: [84, 2, 188],
    token: [96, 14, 146],
    parts: [
      ['water', { y: 108, fill: '#9fb6b0' }],
      ['flock', { of: [['pole', { x: 0, y: 0, main: '#8a6a45' }]], at: '40 92 .3, 92 84 .26, 252 96 .32' }],
      ['earth', { y: 170, fill: '#bda974' }],
      ['crocodile', { pose: 'basking', hide: 'mud', jaw: 26 }],
    ],
  },
  'road-beetles': {
    ground: { kind: 'ruled', tint: '#e4dcc8' },
    square: [62, 2, 188],
    token: [92, 34, 128],
    parts: [
      ['earth', { y: 138, fill: '#bdb29a', seed: 9 }],
      [
        'flock',
        {
          of: [['crawler', { kind: 'beetle', main: '#5f7f78', trim: '#3a4a46' }]],
          at: '30 132 .28, 62 126 .22, 254 136 .3, 228 128 .22, 24 170 .4, 256 176 .42',
        },
      ],
      ['crawler', { kind: 'beetle', x: 138, y: 104, s: 1.3, main: '#3f6f6a', trim: '#2b4642' }],
    ],
  },
  'ledge-glider': {
    ground: { kind: 'ruled', tint: '#d6dfe2' },
    square: [52, 0, 188],
    token: [114, 2, 124],
    parts: [
      ['thing', { name: 'boulder', x: 26, y: 176, s: 1.3 }],
      ['thing', { name: 'boulder', x: 262, y: 184, s: 1.1, main: '#8d8a80' }],
      ['saurian', { pose: 'gliding', hide: 'ember', y: 8 }],
    ],
  },
};
