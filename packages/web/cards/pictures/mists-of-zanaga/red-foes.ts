/** Foes of the red deck that walk, swim or grow. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const redFoes: Recipes = {
  'old-hunger-of-the-long-grass': {
    ground: { kind: 'rays', tint: '#efdcaa', at: [150, 90, 96] },
    square: [76, 0, 188],
    token: [80, 12, 166],
    parts: [
      ['theropod', { pose: 'looming', hide: 'bone', jaw: 30, eye: '#e0452e', scar: true }],
      ['grass', { y: 198, high: 46, n: 44, fill: '#b99a48' }],
    ],
  },
  'hamzahs-left-hand': {
    ground: { kind: 'rays', tint: '#f3dfa4', at: [140, 80, 96] },
    square: [46, 0, 188],
    token: [84, 18, 112],
    parts: [
      ['greatsword', { x: 238, y: 52, s: 0.8, rot: 6 }],
      ['thing', { name: 'sun-disc', x: 140, y: 72, s: 2 }],
      [
        'singhara',
        {
          coat: 'sand',
          mane: 'plaited',
          rings: true,
          marks: 'suns',
          eyes: '#f6dc5a',
          garb: ['plate', '#a8823a', 'bone'],
          right: [236, 128],
          scar: true,
        },
      ],
    ],
  },
  'the-last-emperors-litter': {
    ground: { kind: 'slant', tint: '#e5d9c4' },
    square: [46, 0, 188],
    token: [70, -2, 140],
    parts: [
      ['thing', { name: 'litter', x: 140, y: 92, s: 1.02 }],
      ['lizardman', { hide: 'mud', crest: 'spines', x: -44, y: 88, s: 0.56, garb: ['strap'] }],
      ['lizardman', { hide: 'green', crest: 'bare', x: 158, y: 88, s: 0.56, garb: ['bones'] }],
      ['earth', { y: 182, fill: '#b8aa8a' }],
    ],
  },
  'queen-below-the-fourth-cataract': {
    ground: { kind: 'ruled', tint: '#c4d8da' },
    square: [46, 0, 188],
    token: [86, 2, 108],
    parts: [
      ['thing', { name: 'falls', x: 140, y: 150, s: 1.36, main: '#d5e2de' }],
      [
        'naga',
        {
          skin: 'blue',
          coils: 'drawn',
          gear: ['crown', 'gold', 'cherry'],
          dress: 'violet',
          left: [78, 166],
          right: [206, 108],
          eyes: '#f3dc6a',
          y: 12,
          s: 0.96,
          x: 6,
        },
      ],
    ],
  },
  'grandfather-of-the-delta': {
    ground: { kind: 'rays', tint: '#a3b2b0', at: [150, 70, 60] },
    square: [86, 0, 188],
    token: [92, 40, 124],
    parts: [
      ['moon', { x: 46, y: 36, s: 0.4 }],
      ['water', { y: 84, fill: '#8aa09e' }],
      ['rowing-boat', { x: 236, y: 80, s: 0.34 }],
      ['crocodile', { pose: 'floating', hide: 'black', x: -52, y: -40, s: 1.26, jaw: 6, eye: '#f6dc5a' }],
      ['water', { y: 152, fill: '#7a918f' }],
    ],
  },
  'heart-of-the-oquoro-wood': {
    ground: { kind: 'slant', tint: '#c3cfa8' },
    square: [46, 0, 188],
    token: [76, 26, 128],
    parts: [
      ['thing', { name: 'hut', x: 34, y: 182, s: 0.5 }],
      ['plant', { kind: 'heart' }],
    ],
  },
  'the-nine-who-remember': {
    ground: { kind: 'rays', tint: '#d5dcb2', at: [140, 80, 90] },
    square: [46, 0, 188],
    token: [84, 22, 112],
    parts: [
      [
        'flock',
        {
          of: [
            [
              'mahkim',
              {
                skin: 'river',
                crest: 'plain',
                mouth: 'open',
                eyes: 'shut',
                hands: '96 190, 184 190, 110 200, 170 200',
              },
            ],
          ],
          at: '20 10 .34, 68 0 .3, 118 0 .3, 164 10 .34, -38 34 .44, 196 34 .44, -64 66 .56, 188 66 .56',
        },
      ],
      [
        'mahkim',
        {
          skin: 'old',
          crest: 'fronds',
          marks: 'dots',
          garb: ['bib', 'wine', 'gold'],
          hands: '46 96, 234 96, 112 182, 168 182',
          hand: 'open',
          y: 10,
          s: 0.94,
          x: 8,
        },
      ],
    ],
  },
  'jararrs-firstborn': {
    ground: { kind: 'slant', tint: '#b3bd9c' },
    square: [86, 0, 188],
    token: [156, 8, 112],
    parts: [
      ['leaves', { at: '20 60 -30 80, 70 40 -6 60, 250 60 24 80', fill: '#5f7348' }],
      ['cat', { pose: 'leaping', coat: 'black', jaw: 30, eye: '#f6b23a' }],
      ['leaves', { at: '60 206 -16 60, 110 208 6 50, 180 208 -10 54, 270 206 -26 60', fill: '#4a5f3e' }],
    ],
  },
  'sets-own-interpreter': {
    ground: { kind: 'ruled', tint: '#cfd6c2' },
    square: [46, 0, 188],
    token: [88, 12, 106],
    parts: [
      [
        'naga',
        {
          skin: 'white',
          coils: 'low',
          mouth: 'hiss',
          gear: ['tall', 'cherry', 'gold'],
          dress: 'night',
          left: [52, 92],
          right: [228, 92],
          eyes: '#c9342a',
        },
      ],
      ['scroll', { x: 52, y: 104, s: 0.66, rot: -10 }],
      ['scroll', { x: 228, y: 104, s: 0.66, rot: 10 }],
    ],
  },
  'the-matriarch-who-turned-the-river': {
    ground: { kind: 'ruled', tint: '#d8dfdf' },
    square: [84, 0, 188],
    token: [118, 18, 150],
    parts: [
      ['thundertusk', { pose: 'lying', coat: 'brown', eye: '#f0c24a' }],
      ['water', { y: 174, fill: '#8fa9ac' }],
    ],
  },
  'priest-of-the-emptied-sky': {
    ground: { kind: 'rays', tint: '#e3dccb', at: [150, 80, 92] },
    square: [68, 0, 188],
    token: [104, 8, 128],
    parts: [
      [
        'lizardman',
        {
          hide: 'ochre',
          crest: 'plumes',
          garb: ['cloak', 'cherry', 'gold'],
          jaw: 10,
          far: [236, 104],
          hand: 'open',
          eye: '#fbe37a',
          y: 6,
          s: 0.98,
        },
      ],
      ['thing', { name: 'sun-disc', x: 150, y: 158, s: 0.84 }],
    ],
  },
  'the-thing-in-the-stonefang-adit': {
    ground: { kind: 'ruled', tint: '#bfb6a8' },
    square: [46, 0, 188],
    token: [84, 34, 112],
    parts: [
      ['tainted', { kind: 'arms', x: 14, y: 12, s: 0.9 }],
      ['pick', { x: 250, y: 120, rot: 34, s: 0.6 }],
      ['earth', { y: 184, fill: '#7d7263' }],
    ],
  },
  'the-mouth-in-the-mire': {
    ground: { kind: 'rain', tint: '#b9bda8' },
    square: [46, 0, 188],
    token: [66, 52, 140],
    parts: [
      ['flock', { of: [['reed', { x: 0, y: 0 }]], at: '24 20 .6, 48 34 .5, 236 30 .5, 260 14 .6' }],
      ['tainted', { kind: 'mire' }],
      ['boots', { x: 236, y: 176, s: 0.4 }],
    ],
  },
};
