/** Foes of the green deck: beasts. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const greenBeasts: Recipes = {
  'ferrox-at-the-well': {
    ground: { kind: 'slant', tint: '#dfe5cf' },
    square: [66, 10, 168],
    token: [84, 14, 146],
    parts: [
      ['well', { x: 246, y: 152 }],
      ['ferrox', { pose: 'watching' }],
    ],
  },
  'weaver-of-cold-hollow': {
    ground: { kind: 'web', tint: '#e2e0d6', at: [140, 70, 8] },
    square: [62, 18, 156],
    token: [88, 52, 104],
    parts: [['spider', { pose: 'waiting' }]],
  },
  'razorwing-fledglings': {
    ground: { kind: 'slant', tint: '#e3e4cf' },
    square: [58, 8, 168],
    token: [92, 34, 106],
    parts: [
      ['razorwing', { pose: 'peering', coat: 'down', x: -48, y: 44, s: 0.72 }],
      ['razorwing', { pose: 'peering', coat: 'down', x: 106, y: 54, s: 0.66, rot: 4 }],
      ['razorwing', { pose: 'peering', coat: 'down', x: 14, y: 14, s: 0.84 }],
      ['nest', { x: 140, y: 156, s: 1.15 }],
      ['gull', { x: 214, y: 26, s: 0.8 }],
    ],
  },
  'matron-of-the-tall-elms': {
    ground: { kind: 'ruled', tint: '#dfe4d3' },
    square: [72, 4, 160],
    token: [118, 4, 98],
    parts: [
      ['elm', { x: 158, y: 164 }],
      ['razorwing', { pose: 'perched', coat: 'rust' }],
    ],
  },
  'shepherds-bane': {
    ground: { kind: 'rays', tint: '#dbe1e3', at: [140, 70, 96] },
    square: [62, 4, 180],
    token: [92, 8, 96],
    parts: [
      ['earth', { y: 178, fill: '#a9b27c', seed: 4 }],
      ['razorwing', { pose: 'stooping', x: 0, y: -10 }],
      ['lamb', { x: 140, y: 160, s: 0.9 }],
    ],
  },
  'lean-ferrox': {
    ground: { kind: 'ruled', tint: '#e9dfbf' },
    square: [106, 14, 160],
    token: [158, 24, 110],
    parts: [
      ['smoke', { x: 34, y: 60, s: 1 }],
      ['earth', { y: 164, fill: '#c9bb84', seed: 5 }],
      ['ferrox', { pose: 'prowling' }],
    ],
  },
  'litter-under-the-mill': {
    ground: { kind: 'slant', tint: '#dfe0cc' },
    square: [44, 14, 172],
    token: [90, 92, 92],
    parts: [
      ['mill-wheel', { x: 262, y: 96, s: 1.1 }],
      ['hole', { x: 116, y: 108, s: 1.06 }],
      ['eyes', { x: 66, y: 84 }],
      ['eyes', { x: 116, y: 70, s: 1.15 }],
      ['eyes', { x: 164, y: 88, s: 0.9 }],
      ['earth', { y: 172, fill: '#b9ad7c', seed: 6 }],
      ['ferrox', { pose: 'watching', coat: 'red', x: 68, y: 92, s: 0.52, jaw: 8 }],
      ['ferrox', { pose: 'watching', coat: 'tawny', x: 4, y: 104, s: 0.46, jaw: 16 }],
      ['earth', { y: 184, fill: '#a89b68', seed: 9 }],
    ],
  },
  'ditch-spider': {
    ground: { kind: 'ruled', tint: '#e2e3c8' },
    square: [62, 24, 160],
    token: [90, 66, 104],
    parts: [
      ['ditch', { x: 140, y: 158 }],
      ['spider', { pose: 'waiting', coat: 'moss', back: 'bars', y: 12, x: 7, s: 0.95 }],
    ],
  },
  'pedlar-in-silk': {
    ground: { kind: 'web', tint: '#dbe2d4', at: [128, 70, 8] },
    square: [58, 22, 162],
    token: [84, 60, 112],
    parts: [
      ['cocoon', { x: 240, y: 92, s: 1.15 }],
      ['pack', { x: 240, y: 160, s: 0.62 }],
      ['spider', { pose: 'hanging', coat: 'slate', back: 'lozenges' }],
    ],
  },
  'kiln-whelp': {
    ground: { kind: 'rays', tint: '#ecd9bd', at: [140, 90, 84] },
    square: [68, 10, 158],
    token: [92, 6, 124],
    parts: [
      ['earth', { y: 168, fill: '#c3a67a', seed: 4 }],
      ['dragon', { pose: 'whelp', hide: 'kiln' }],
      ['shell', { claws: 'kiln' }],
      ['pots', { x: 232, y: 156, s: 0.9 }],
    ],
  },
  'ashback-runner': {
    ground: { kind: 'slant', tint: '#e2ddcf' },
    square: [96, 14, 164],
    token: [154, 16, 116],
    parts: [
      ['earth', { y: 166, fill: '#b5a98a', seed: 11 }],
      ['cloud', { puffs: '14 160 9, 28 168 8, 2 172 10, 42 174 6', fill: '#d9d0bd' }],
      ['dragon', { pose: 'running', hide: 'ash', horns: 'double' }],
    ],
  },
  'sow-of-the-long-fen': {
    ground: { kind: 'ruled', tint: '#dde2cb' },
    square: [88, 8, 174],
    token: [108, 20, 150],
    parts: [
      ['reed', { x: 236, y: 30, rot: 4 }],
      ['reed', { x: 262, y: 56, rot: 8 }],
      ['boar', { pose: 'facing', coat: 'mud' }],
      ['spent-arrow', { x: 44, y: 66, rot: -24 }],
    ],
  },
  'the-honey-bear': {
    ground: { kind: 'slant', tint: '#ece3c2' },
    square: [46, 0, 170],
    token: [86, 14, 108],
    parts: [
      ['bear', { coat: 'honey', mouth: 'shut', eyes: '#4a2d14' }],
      ['hive', { x: 60, y: 150, s: 1.05 }],
      ['bees', { x: 56, y: 64 }],
      ['bees', { x: 226, y: 44, s: 0.8 }],
    ],
  },
  'the-brindled-hound': {
    ground: { kind: 'ruled', tint: '#e2e0d2' },
    square: [64, 14, 172],
    token: [98, 20, 140],
    parts: [
      ['signpost', { x: 30, y: 92, rot: -4 }],
      ['earth', { y: 174, fill: '#c3b283', seed: 6 }],
      ['hound', {}],
    ],
  },
};
