/** Peoples of the green deck: mahkim, singhara, lizardmen, naga. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const greenPeople: Recipes = {
  'mahkim-lookout': {
    ground: { kind: 'slant', tint: '#d2ddb8' },
    square: [46, 0, 188],
    token: [82, 18, 116],
    parts: [
      ['vines', { at: '34 60, 84 40, 200 44, 250 66' }],
      ['mahkim', { skin: 'moss', crest: 'fronds', marks: 'dots', hands: '40 92, 240 92, 86 170, 194 170' }],
      ['thing', { name: 'cord', x: 140, y: 166, s: 1 }],
      ['leaves', { at: '-2 196 26 96, 30 204 -4 80, 282 196 -26 96, 250 204 4 80' }],
    ],
  },
  'drinkers-at-the-cistern': {
    ground: { kind: 'ruled', tint: '#cfd9ba' },
    square: [86, 0, 188],
    token: [142, 38, 118],
    parts: [
      ['thing', { name: 'steps', x: 140, y: 118, s: 0.8, main: '#a9b090' }],
      ['lizardman', { hide: 'mud', crest: 'bare', bow: 34, x: -44, y: 34, s: 0.74 }],
      [
        'lizardman',
        { hide: 'green', crest: 'spines', bow: 30, jaw: 3, x: 36, y: 26, s: 0.88, garb: ['bones'] },
      ],
      ['water', { y: 152, fill: '#7f9a8a' }],
    ],
  },
  'mahkim-reed-cutter': {
    ground: { kind: 'ruled', tint: '#d5dcc2' },
    square: [46, 0, 188],
    token: [82, 18, 116],
    parts: [
      ['flock', { of: [['reed', { x: 0, y: 0 }]], at: '20 40 .9, 44 70 .9, 246 52 .9, 266 34 .9' }],
      ['thing', { name: 'sickle', x: 58, y: 76, rot: -24, s: 1 }],
      ['sheaf', { x: 186, y: 164, s: 0.8 }],
      [
        'mahkim',
        {
          skin: 'river',
          crest: 'plain',
          marks: 'bars',
          garb: ['strap'],
          hands: '60 96, 230 100, 92 182, 178 166',
        },
      ],
      ['water', { y: 178, fill: '#8aa08e' }],
    ],
  },
  'singhara-on-their-first-hunt': {
    ground: { kind: 'ruled', tint: '#f0e2b2' },
    square: [46, 2, 188],
    token: [90, 28, 108],
    parts: [
      ['singhara', { coat: 'tawny', mane: 'none', garb: ['teeth'], x: -56, y: 34, s: 0.74, tilt: 6 }],
      ['singhara', { coat: 'red', mane: 'none', mouth: 'snarl', x: 128, y: 34, s: 0.74, tilt: -6 }],
      ['spear', { x: 62, y: 6, rot: -6 }],
      [
        'singhara',
        {
          coat: 'sand',
          mane: 'none',
          marks: 'spots',
          garb: ['harness', 'leather', 'bone'],
          x: 14,
          y: 16,
          s: 0.9,
          left: [46, 112],
        },
      ],
      ['grass', { y: 194, high: 34 }],
    ],
  },
  'warden-of-the-long-grass': {
    ground: { kind: 'slant', tint: '#ecdcae' },
    square: [46, 2, 188],
    token: [88, 22, 112],
    parts: [
      [
        'singhara',
        {
          coat: 'tawny',
          mane: 'ruff',
          rings: true,
          garb: ['shawl', 'moss', 'gold'],
          eyes: '#cfd86a',
          left: [52, 104],
        },
      ],
      ['sprig', { x: 50, y: 92, rot: -14, s: 0.8 }],
      ['grass', { y: 196, high: 66, n: 40, fill: '#b9a14e' }],
    ],
  },
  'naga-acolyte': {
    ground: { kind: 'slant', tint: '#e3dec0' },
    square: [46, 0, 188],
    token: [88, 14, 106],
    parts: [
      [
        'naga',
        {
          skin: 'jade',
          coils: 'low',
          gear: ['circlet', 'bone'],
          dress: 'linen',
          left: [84, 168],
          right: [196, 168],
          eyes: '#f3c043',
        },
      ],
      ['scroll', { x: 140, y: 162, s: 0.7 }],
    ],
  },
  'lizardman-egg-guard': {
    ground: { kind: 'slant', tint: '#dfddbe' },
    square: [70, 0, 188],
    token: [104, 8, 128],
    parts: [
      ['spear', { x: 40, y: 18, rot: -5 }],
      ['lizardman', { hide: 'ochre', crest: 'frill', jaw: 16, garb: ['bones'], near: [44, 116] }],
      ['flock', { of: [['egg', { x: 0, y: 0 }]], at: '216 168 .5, 248 172 .5, 232 184 .54' }],
    ],
  },
  'four-handed-ferrywoman': {
    ground: { kind: 'ruled', tint: '#cfdcd6' },
    square: [46, 0, 188],
    token: [82, 18, 116],
    parts: [
      ['pole', { x: 48, y: 62, rot: -4, main: '#8a6a45' }],
      [
        'mahkim',
        {
          skin: 'teal',
          crest: 'feathers',
          garb: ['cords', 'cherry'],
          hands: '47 82, 49 130, 96 184, 236 142',
          mouth: 'smile',
        },
      ],
      ['coin', { x: 250, y: 118, s: 0.9 }],
      ['thing', { name: 'skiff', x: 140, y: 176, s: 1.24 }],
    ],
  },
  'gate-sitters': {
    ground: { kind: 'slant', tint: '#e4dcc4' },
    square: [74, 0, 188],
    token: [130, 42, 116],
    parts: [
      ['thing', { name: 'gate', x: 140, y: 190, s: 1.22 }],
      ['lizardman', { hide: 'slate', crest: 'bare', x: -52, y: 52, s: 0.7, garb: ['stones', '#a8a28e'] }],
      ['lizardman', { hide: 'mud', crest: 'sail', x: 46, y: 46, s: 0.78, garb: ['strap'], scar: true }],
    ],
  },
  'exile-of-the-sun-pride': {
    ground: { kind: 'rays', tint: '#e3ddcf', at: [140, 76, 84] },
    square: [46, 2, 188],
    token: [86, 22, 112],
    parts: [
      ['javelin', { x: 238, y: 60, s: 0.9, rot: 8 }],
      [
        'singhara',
        { coat: 'ash', mane: 'short', scar: true, garb: ['harness', '#6b5a44', 'iron'], right: [232, 126] },
      ],
      ['thing', { name: 'boulder', x: 22, y: 182, s: 1 }],
    ],
  },
};
