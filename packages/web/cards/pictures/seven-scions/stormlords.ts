/** The six Stormlords, each before a storm of its own. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const stormlords: Recipes = {
  'lord-of-thunder': {
    ground: { kind: 'rays', tint: '#cfd2cf', at: [140, 96, 96] },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['vortex', { fill: '#9aa0a8', heart: '#5a616d' }],
      [
        'visage',
        {
          skin: '#b7b9b4',
          shape: 'square',
          brow: 'heavy',
          mane: ['charged', '#7f868f'],
          beard: ['cloud'],
          crown: ['bolts'],
          garb: ['plate'],
          y: 6,
        },
      ],
    ],
  },
  'queen-of-the-drowned': {
    ground: { kind: 'rain', tint: '#c3d0cc' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['vortex', { fill: '#86a0a2', heart: '#3f5a60' }],
      [
        'visage',
        {
          skin: '#a9bba9',
          shape: 'gaunt',
          look: 'hollow',
          brow: 'sorrow',
          mouth: 'lips',
          nose: 'fine',
          lines: 'young',
          mane: ['lank'],
          crown: ['coral'],
          garb: ['drowned'],
          y: 10,
        },
      ],
      ['rain', { n: 40, color: '#dfe8e4' }],
    ],
  },
  'father-of-hail': {
    ground: { kind: 'slant', tint: '#d6dfe2' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['vortex', { fill: '#b6c4ca', heart: '#6f8794' }],
      [
        'visage',
        {
          skin: '#b9ccd4',
          shape: 'long',
          eyes: '#ffffff',
          mane: ['long'],
          beard: ['ice'],
          crown: ['ice'],
          garb: ['fur'],
          y: 8,
        },
      ],
      ['hail', { at: '30 60 9, 52 150 12, 236 40 8, 250 128 11, 214 172 9' }],
    ],
  },
  'the-empty-helm': {
    ground: { kind: 'rays', tint: '#bcb9b4', at: [140, 90, 96] },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['vortex', { fill: '#7b7f86', heart: '#3e434c' }],
      [
        'visage',
        { skin: '#3e434c', crown: ['helm'], garb: ['mail'], y: 6, left: [52, 96], right: [228, 96] },
      ],
    ],
  },
  'mistress-of-gales': {
    ground: { kind: 'ruled', tint: '#d9dfdc' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['vortex', { fill: '#aeb8bd', heart: '#72808a' }],
      [
        'visage',
        {
          skin: '#d6c8b4',
          shape: 'long',
          look: 'staring',
          eyes: '#9fd0d6',
          brow: 'high',
          mouth: 'smile',
          nose: 'fine',
          lines: 'young',
          mane: ['blown', '#e0dccb'],
          crown: ['wings'],
          garb: ['plumage'],
          y: 8,
        },
      ],
    ],
  },
  'horned-storm': {
    ground: { kind: 'ruled', tint: '#dcc9b0' },
    square: [45, 0, 190],
    token: [84, 20, 116],
    parts: [
      ['vortex', { fill: '#a08f80', heart: '#5d4a42' }],
      [
        'visage',
        {
          skin: '#8d6f5c',
          shape: 'broad',
          brow: 'heavy',
          mouth: 'roar',
          lines: 'cracks',
          mane: ['charged', '#4d4038'],
          beard: ['plaits'],
          crown: ['horns'],
          garb: ['cloak', '#6b3f3a'],
          y: 6,
        },
      ],
    ],
  },
};
