/** Peoples of the blue deck: mahkim, singhara, lizardmen, naga. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const bluePeople: Recipes = {
  'huntresses-of-the-short-grass': {
    ground: { kind: 'ruled', tint: '#f0e0ae' },
    square: [46, 0, 188],
    token: [90, 26, 106],
    parts: [
      ['bow', { x: 34, y: 96, s: 0.7, rot: -8 }],
      ['singhara', { coat: 'red', mane: 'ruff', garb: ['teeth'], x: -44, y: 26, s: 0.78, tilt: 8 }],
      [
        'singhara',
        {
          coat: 'sand',
          mane: 'ruff',
          marks: 'spots',
          garb: ['collar', 'sea', 'bone'],
          x: 106,
          y: 26,
          s: 0.78,
          tilt: -8,
        },
      ],
      [
        'singhara',
        {
          coat: 'tawny',
          mane: 'ruff',
          marks: 'paint',
          rings: true,
          garb: ['harness', 'leather', 'gold'],
          x: 10,
          y: 10,
          s: 0.94,
        },
      ],
      ['grass', { y: 194, high: 26, fill: '#c2a856' }],
    ],
  },
  'wardens-of-the-sunken-causeway': {
    ground: { kind: 'ruled', tint: '#cfd9d6' },
    square: [66, 0, 188],
    token: [104, 12, 124],
    parts: [
      ['thing', { name: 'pyramid', x: 236, y: 140, s: 0.62, main: '#aeb3a6' }],
      ['pike', { x: 42, y: 30, rot: -4 }],
      [
        'lizardman',
        {
          hide: 'night',
          crest: 'frill',
          garb: ['stones', '#aeb0a0'],
          near: [46, 116],
          eye: '#e8d24a',
          y: 6,
          s: 0.98,
        },
      ],
      ['water', { y: 158, fill: '#8aa3a0' }],
    ],
  },
  'naga-of-the-third-cataract': {
    ground: { kind: 'ruled', tint: '#cadcdc' },
    square: [46, 0, 188],
    token: [88, 14, 106],
    parts: [
      ['thing', { name: 'falls', x: 140, y: 158, s: 1.28 }],
      [
        'naga',
        {
          skin: 'jade',
          coils: 'heaped',
          mouth: 'sing',
          hood: 'folded',
          gear: ['circlet', 'silver', 'sea'],
          dress: 'verdigris',
          left: [70, 120],
          right: [210, 120],
        },
      ],
      ['water', { y: 172, fill: '#8fb0ae' }],
    ],
  },
  'mahkim-of-the-shut-glade': {
    ground: { kind: 'slant', tint: '#c9d6ae' },
    square: [46, 0, 188],
    token: [84, 24, 112],
    parts: [
      [
        'flock',
        {
          of: [['mahkim', { skin: 'moss', crest: 'fin', hands: '60 90, 220 90, 90 190, 190 190' }]],
          at: '-62 44 .66, 158 44 .66',
        },
      ],
      [
        'mahkim',
        {
          skin: 'old',
          crest: 'feathers',
          marks: 'clay',
          garb: ['cape', '#5f7a50', 'gold'],
          hands: '36 96, 244 96, 62 160, 218 160',
          hand: 'open',
          y: 8,
          s: 0.96,
          x: 6,
        },
      ],
    ],
  },
  'garrison-of-the-drowned-barracks': {
    ground: { kind: 'ruled', tint: '#b9cfc8' },
    square: [70, 0, 188],
    token: [108, 18, 124],
    parts: [
      ['thing', { name: 'gate', x: 140, y: 176, s: 1.1, main: '#96a398' }],
      [
        'lizardman',
        {
          hide: 'pale',
          crest: 'bare',
          garb: ['plate', 'verdigris', 'gold'],
          jaw: 12,
          eye: '#d6ecb0',
          far: [236, 108],
          y: 12,
          s: 0.94,
        },
      ],
      ['halberd', { x: 222, y: 20, rot: 4, s: 0.84 }],
      ['fist', { x: 222, y: 114, main: '#b9bda0', trim: '#96a398', s: 0.7, rot: 160 }],
      [
        'flock',
        {
          of: [['cloud', { puffs: '0 0 6', fill: '#e8f2ec' }]],
          at: '64 40 1, 52 66 .7, 72 90 .9, 250 150 .8, 40 120 .6',
        },
      ],
    ],
  },
};
