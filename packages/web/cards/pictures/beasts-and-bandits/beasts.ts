/** Beasts, ferrox and razorwings. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const beasts: Recipes = {
  'dogs-of-the-presshouse': {
    ground: { kind: 'slant', tint: '#e6dcc6' },
    square: [84, 6, 176],
    token: [112, 22, 128],
    parts: [
      ['keg', { x: 34, y: 60, s: 1.2 }],
      ['earth', { y: 172, fill: '#b79f74', seed: 5 }],
      ['dog', { coat: 'pied', collar: 'navy', x: -30, y: 58, s: 0.66, jaw: 12 }],
      ['dog', { coat: 'fawn', collar: 'leather', x: 152, y: 66, s: 0.6, jaw: 14 }],
      ['dog', { coat: 'black', x: 34, y: 14, s: 1 }],
    ],
  },
  'old-patience': {
    ground: { kind: 'ruled', tint: '#dbe3d8' },
    square: [62, 2, 186],
    token: [128, -2, 112],
    parts: [
      ['reed', { x: 28, y: 40, rot: -5 }],
      ['reed', { x: 48, y: 74, rot: -2 }],
      ['reed', { x: 256, y: 88, rot: 6 }],
      ['heron', {}],
      ['water', { y: 172, fill: '#9db3ab' }],
      ['flock', { of: [['heron', {}]], at: '206 124 .26, 6 130 .22' }],
    ],
  },
  'the-stag-of-tallow-wood': {
    ground: { kind: 'slant', tint: '#dfe2cc' },
    square: [44, 0, 188],
    token: [92, 62, 128],
    parts: [
      ['elm', { x: 214, y: 176, main: '#8a7656' }],
      ['candle', { x: 84, y: 10, s: 0.34 }],
      ['candle', { x: 50, y: 26, s: 0.3 }],
      ['candle', { x: 196, y: 12, s: 0.32 }],
      ['candle', { x: 136, y: 36, s: 0.28 }],
      ['stag', {}],
    ],
  },
  'ferrox-behind-the-drove': {
    ground: { kind: 'ruled', tint: '#ead9bb' },
    square: [30, 14, 172],
    token: [84, 44, 108],
    parts: [
      ['earth', { y: 132, fill: '#cdb67e', seed: 7 }],
      ['flock', { of: [['cow', { x: 0, y: 0 }]], at: '244 74 .66, 212 96 .92' }],
      ['ferrox', { pose: 'prowling', coat: 'grey', x: -54, y: 10, s: 0.94, jaw: 4 }],
    ],
  },
  'she-who-keeps-the-spring': {
    ground: { kind: 'rays', tint: '#d9dfe0', at: [150, 70, 84] },
    square: [84, 10, 176],
    token: [136, 64, 112],
    parts: [
      ['goat', { x: 252, y: 74, s: 0.5 }],
      ['earth', { y: 150, fill: '#b9b4a4', seed: 9 }],
      ['ferrox', { pose: 'drinking', coat: 'snow', scar: true }],
      ['water', { y: 176, fill: '#9db8bd' }],
    ],
  },
  'the-sleeper-behind-the-shut-door': {
    ground: { kind: 'slant', tint: '#d3dade' },
    square: [46, 2, 186],
    token: [84, 34, 112],
    parts: [
      ['hole', { x: 140, y: 104, s: 1.14, main: '#c3c8c6' }],
      ['bear', { coat: 'stone', mouth: 'shut', eyes: 'shut', y: 28, x: 6, s: 0.96 }],
      ['cloud', { puffs: '206 96 5, 216 84 7, 230 70 9, 248 54 12', fill: '#e9eeee' }],
      [
        'cloud',
        { puffs: '2 184 24, 40 190 20, 82 192 18, 200 192 20, 242 188 22, 278 182 24', fill: '#f1f4f1' },
      ],
    ],
  },
  'magpie-of-the-clinkers': {
    ground: { kind: 'ruled', tint: '#e0dfd2' },
    square: [72, 2, 176],
    token: [126, 12, 98],
    parts: [
      ['nest', { x: 158, y: 166, s: 0.86 }],
      ['coin', { x: 118, y: 160, s: 0.5 }],
      ['coin', { x: 206, y: 158, s: 0.44 }],
      ['razorwing', { pose: 'perched', coat: 'pied' }],
      ['coin', { x: 214, y: 70, s: 0.62 }],
    ],
  },
  'the-pair-from-the-ninepins': {
    ground: { kind: 'rays', tint: '#dfe2e0', at: [140, 90, 60] },
    square: [78, 4, 182],
    token: [108, 76, 100],
    parts: [
      ['razorwing', { pose: 'perched', coat: 'rust', x: 152, y: -4, s: 0.6 }],
      ['razorwing', { pose: 'striking', coat: 'ash', x: -8, y: 34, s: 0.86 }],
    ],
  },
};
