/** Peoples of the yellow deck: mahkim, singhara, lizardmen, naga. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const yellowPeople: Recipes = {
  'breakers-of-idols': {
    ground: { kind: 'slant', tint: '#d5dcbb' },
    square: [70, 0, 188],
    token: [104, 20, 124],
    parts: [
      ['hammer', { x: 50, y: 42, s: 0.6, rot: -14 }],
      [
        'lizardman',
        { hide: 'rust', crest: 'spines', jaw: 20, garb: ['strap'], near: [56, 104], y: 8, s: 0.96 },
      ],
      ['thing', { name: 'fallen-idol', x: 218, y: 182, s: 1 }],
      ['thing', { name: 'boulder', x: 156, y: 188, s: 0.4 }],
    ],
  },
  'doloch-wielder': {
    ground: { kind: 'ruled', tint: '#cfd8bd' },
    square: [46, 0, 188],
    token: [82, 18, 116],
    parts: [
      [
        'mahkim',
        {
          skin: 'ochre',
          crest: 'spikes',
          marks: 'bars',
          garb: ['cords', 'leather'],
          mouth: 'open',
          hands: '86 152, 194 152, 118 160, 162 160',
        },
      ],
      ['thing', { name: 'doloch', x: 140, y: 154, s: 1 }],
      [
        'flock',
        {
          of: [['fingers', { x: 0, y: 0, main: '#b9985a' }]],
          at: '88 154 1, 120 154 1, 160 154 1, 192 154 1',
        },
      ],
    ],
  },
  'naga-of-the-sunken-steps': {
    ground: { kind: 'ruled', tint: '#cadad2' },
    square: [46, 0, 188],
    token: [88, 14, 106],
    parts: [
      ['thing', { name: 'steps', x: 140, y: 168, s: 1, main: '#a9b3a4' }],
      [
        'naga',
        {
          skin: 'blue',
          coils: 'tall',
          gear: ['tall', '#c9b06a', 'sea'],
          dress: 'sea',
          right: [214, 118],
          eyes: '#d6ecb0',
        },
      ],
      ['water', { y: 158, fill: '#86a5a2' }],
    ],
  },
  'drummer-of-the-long-ceremony': {
    ground: { kind: 'rays', tint: '#dcdcbc', at: [140, 76, 80] },
    square: [46, 0, 188],
    token: [82, 18, 116],
    parts: [
      [
        'mahkim',
        {
          skin: 'plum',
          crest: 'feathers',
          marks: 'clay',
          garb: ['bib', 'cherry', 'gold'],
          eyes: 'shut',
          hands: '44 84, 236 84, 84 140, 196 140',
        },
      ],
      ['drum', { x: 140, y: 170, s: 0.9 }],
    ],
  },
  'spear-line-of-the-sun-pride': {
    ground: { kind: 'ruled', tint: '#f2e0a8' },
    square: [46, 0, 188],
    token: [90, 32, 104],
    parts: [
      [
        'flock',
        { of: [['spear', { x: 0, y: 0 }]], at: '20 10 1, 66 4 1, 112 -4 1, 170 -4 1, 216 4 1, 262 10 1' },
      ],
      [
        'flock',
        {
          of: [['singhara', { coat: 'tawny', mane: 'short', garb: ['plate', 'leather', 'bone'] }]],
          at: '-74 26 .84, 118 26 .84',
        },
      ],
      [
        'singhara',
        {
          coat: 'red',
          mane: 'short',
          marks: 'suns',
          garb: ['plate', 'cherry', 'bone'],
          x: 8,
          y: 12,
          s: 0.94,
        },
      ],
    ],
  },
  'asenath-pride-mother': {
    ground: { kind: 'rays', tint: '#efdcab', at: [140, 80, 90] },
    square: [46, 0, 188],
    token: [88, 20, 108],
    parts: [
      [
        'flock',
        {
          of: [['singhara', { coat: 'tawny', mane: 'ruff' }]],
          at: '-54 46 .6, 10 34 .52, 122 34 .52, 168 46 .6',
        },
      ],
      [
        'singhara',
        {
          coat: 'sand',
          mane: 'plaited',
          rings: true,
          feathers: 'cherry',
          garb: ['collar', 'cherry', 'gold'],
          marks: 'paint',
        },
      ],
    ],
  },
  'bone-horn-raiders': {
    ground: { kind: 'slant', tint: '#e0dac0' },
    square: [78, 0, 188],
    token: [112, 8, 128],
    parts: [
      ['lizardman', { hide: 'pale', crest: 'horns', x: -56, y: 36, s: 0.8, jaw: 14 }],
      ['axe', { x: 240, y: 96, rot: 14, s: 0.9 }],
      [
        'lizardman',
        {
          hide: 'slate',
          crest: 'horns',
          jaw: 24,
          scar: true,
          garb: ['bones', 'cherry'],
          far: [236, 120],
          x: 4,
          y: 10,
          s: 0.96,
        },
      ],
    ],
  },
  'naga-charm-binder': {
    ground: { kind: 'slant', tint: '#e6dcc2' },
    square: [46, 0, 188],
    token: [88, 14, 106],
    parts: [
      [
        'naga',
        {
          skin: 'coral',
          coils: 'heaped',
          hood: 'folded',
          gear: ['veil', 'violet'],
          dress: '#5d4a6a',
          left: [72, 130],
          right: [208, 130],
        },
      ],
      ['thing', { name: 'charms', x: 140, y: 146, s: 1.02 }],
    ],
  },
  'mahkim-net-throwers': {
    ground: { kind: 'ruled', tint: '#ccdbd6' },
    square: [46, 0, 188],
    token: [144, 30, 112],
    parts: [
      [
        'mahkim',
        { skin: 'river', crest: 'fin', x: -58, y: 40, s: 0.74, hands: '60 70, 220 70, 90 180, 190 180' },
      ],
      [
        'mahkim',
        {
          skin: 'teal',
          crest: 'spikes',
          garb: ['strap'],
          x: 74,
          y: 20,
          s: 0.9,
          hands: '30 70, 236 80, 60 130, 200 180',
          hand: 'open',
        },
      ],
      ['thing', { name: 'net', x: 72, y: 82, s: 0.92, rot: -14 }],
      ['water', { y: 168, fill: '#8fa9a4' }],
    ],
  },
  'duelist-at-the-milestone': {
    ground: { kind: 'slant', tint: '#eadfc6' },
    square: [46, 0, 188],
    token: [88, 22, 108],
    parts: [
      ['thing', { name: 'milestone', x: 246, y: 184, s: 1.1 }],
      ['greatsword', { x: 52, y: 40, s: 0.72, rot: -8 }],
      [
        'singhara',
        {
          coat: 'tawny',
          mane: 'great',
          garb: ['shawl', 'wine', 'gold'],
          x: 10,
          y: 6,
          s: 0.94,
          left: [46, 132],
        },
      ],
    ],
  },
  'keepers-of-the-hundred-steps': {
    ground: { kind: 'ruled', tint: '#dbdfdc' },
    square: [66, 0, 188],
    token: [100, 12, 124],
    parts: [
      ['thing', { name: 'steps', x: 170, y: 130, s: 1.1 }],
      ['halberd', { x: 40, y: 24, rot: -4, s: 0.9 }],
      [
        'lizardman',
        { hide: 'slate', crest: 'sail', garb: ['plate', 'iron', 'gold'], near: [44, 124], y: 6, s: 0.98 },
      ],
      ['lizardman', { hide: 'green', crest: 'sail', x: 168, y: 92, s: 0.5, garb: ['plate', 'iron'] }],
    ],
  },
};
