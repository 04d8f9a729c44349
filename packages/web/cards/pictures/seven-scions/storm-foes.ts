/** What the storm sends before its lords come: the Challenges of the Storm cards. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const stormFoes: Recipes = {
  'wolves-of-the-wind': {
    ground: { kind: 'ruled', tint: '#d5dcdc' },
    square: [86, 0, 188],
    token: [150, 26, 110],
    parts: [
      ['bank', { y: 22, fill: '#9aa3ab', size: 40 }],
      ['wolf', { pose: 'running', coat: 'night', x: -24, y: -34, s: 0.62 }],
      ['wolf', { pose: 'running', coat: 'snow', x: 118, y: -30, s: 0.56 }],
      ['wolf', { pose: 'running', coat: 'squall', y: 16 }],
      ['wind', { at: '10 176 120, 150 182 90, 4 40 70' }],
    ],
  },
  'harpy-of-the-squall': {
    ground: { kind: 'rain', tint: '#cdd3d4' },
    square: [45, 0, 190],
    token: [90, 22, 100],
    parts: [
      ['lightning', { at: '232,-6 216,40 232,50 206,100 222,108 198,164|218,46 250,76 244,84 262,112' }],
      ['harpy', { plumes: 'slate', hair: 'blown' }],
    ],
  },
  'rider-of-the-squall-line': {
    ground: { kind: 'slant', tint: '#d3d3cf' },
    square: [86, 0, 188],
    token: [142, 18, 124],
    parts: [
      ['bank', { y: 26, fill: '#858d97' }],
      ['steed', { rider: { cloth: '#6b3f4a' } }],
      ['spear', { x: 128, y: 20, rot: 40 }],
      ['bank', { from: 'below', y: 176, fill: '#a7aeb4', seed: 9 }],
    ],
  },
  'serpent-of-the-spout': {
    ground: { kind: 'rain', tint: '#c9d6d2' },
    square: [70, 0, 188],
    token: [138, 14, 116],
    parts: [
      ['bank', { y: 14, fill: '#7f8a94' }],
      ['serpent', {}],
      ['sea', { y: 168 }],
    ],
  },
  'the-struck-oak': {
    ground: { kind: 'ruled', tint: '#d8cfbe' },
    square: [45, 0, 190],
    token: [84, 50, 112],
    parts: [
      ['oak', {}],
      ['earth', { y: 178, fill: '#a8986f' }],
    ],
  },
  'hail-giant': {
    ground: { kind: 'slant', tint: '#dbe2e3' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      [
        'visage',
        {
          skin: '#a8bcc4',
          shape: 'broad',
          brow: 'heavy',
          mouth: 'roar',
          mane: ['charged', '#dfe8ea'],
          garb: ['fur', '#e3e6e2', '#5f7380'],
          left: [40, 40],
          right: [240, 40],
        },
      ],
      ['hail', { at: '40 30 20, 240 30 20, 84 160 8, 200 150 7, 30 120 7, 250 124 9' }],
    ],
  },
  'the-hooded-rain': {
    ground: { kind: 'rain', tint: '#b9c2c6' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['bank', { y: 20, fill: '#7b858f' }],
      [
        'visage',
        {
          skin: '#8b9aa0',
          shape: 'gaunt',
          look: 'hollow',
          nose: 'none',
          mouth: 'gape',
          brow: 'sorrow',
          mane: ['hood'],
          garb: ['cloak', '#59616b', '#8d979c'],
          left: [60, 130],
          right: [220, 130],
          hand: 'open',
          y: 10,
        },
      ],
      ['rain', { n: 60, color: '#e6ecec' }],
    ],
  },
  'crew-of-the-last-tide': {
    ground: { kind: 'rain', tint: '#c2cec8' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [['sea', { y: 176, fill: '#6d8a8c' }]],
  },
  'the-eye': {
    ground: { kind: 'rays', tint: '#cfcdd2', at: [140, 95, 100] },
    square: [45, 0, 190],
    token: [70, 26, 140],
    parts: [['vortex', { r: 84 }]],
  },
};
