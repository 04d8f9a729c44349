/** The Equipping Allies of Weapons of Legend: people, and two that are not quite. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const equippingAllies: Recipes = {
  /** Nobody holds it. */
  evensong: {
    ground: { kind: 'rays', tint: '#dcd8e6', at: [140, 92, 40] },
    square: [52, 8, 176],
    token: [86, 12, 112],
    parts: [
      ['moon', { x: 140, y: 90, s: 1.1, main: '#f2ead0' }],
      ['greatsword', { x: 132, y: 108, rot: 24, s: 0.9, trim: 'violet' }],
    ],
  },
  'mother-birch': {
    ground: { kind: 'ruled', tint: '#dfe5cf' },
    token: [36, 28, 168],
    person: {
      skin: '#ece7da',
      head: 'lean',
      seed: 14,
      face: { eyes: 'calm', brows: ['thick', '#6f7a52'], nose: ['straight', '#d8cfba'], mouth: 'smile' },
      marks: ['wrinkles', 'lines'],
      wear: [
        ['wild', 'leaf'],
        ['gown', '#d9d3c2', '#4a463c'],
        ['shawl', 'moss'],
      ],
      before: [['sprig', { x: 48, y: 206, rot: -12, s: 1.3 }]],
    },
  },
  'sal-of-the-greyhaven-rocks': {
    ground: { kind: 'ruled', tint: '#cfdde0' },
    token: [42, 44, 156],
    person: {
      skin: 'ash',
      head: 'round',
      soft: true,
      face: { eyes: 'wide', brows: ['calm', '#3b4750'], nose: 'button', mouth: 'thin' },
      marks: ['few-freckles'],
      wear: [
        ['long', '#2f3a42'],
        ['hood-down', '#5f6b73'],
        ['cloak', '#5f6b73'],
        ['clasp', 'silver'],
      ],
      behind: [['great-wave', { x: 190, y: 190, s: 0.7 }]],
    },
  },
  'the-lodger-in-the-lamp': {
    ground: { kind: 'slant', tint: '#e6dcc8' },
    token: [40, 30, 162],
    person: {
      skin: '#9db7c4',
      head: 'broad',
      seed: 16,
      pose: { y: 6 },
      face: { eyes: 'sharp', brows: ['sly', '#22303a'], nose: ['great', '#8ba6b6'], mouth: 'smirk' },
      ears: { y: 2, ring: true },
      wear: [
        ['topknot', 'black'],
        ['handlebar', 'black'],
        ['wrap', 'wine', 'gold'],
        ['collar', 'gold'],
      ],
      behind: [['smoke', { x: 196, y: 150, s: 0.9 }]],
      before: [['oil-lamp', { x: 62, y: 240, rot: -6, s: 1.15 }]],
    },
  },
  /** Of turf and chalk. */
  'the-chalk-man': {
    ground: { kind: 'slant', tint: '#c3d2a4' },
    token: [36, 40, 166],
    person: {
      skin: '#f8f5ea',
      head: 'round',
      seed: 17,
      pose: { y: 10, wide: 1.05 },
      face: { eyes: 'hollow', brows: ['stern', '#f1eddd'], nose: ['broad', '#efe9d8'], mouth: 'thin' },
      wear: [['habit', '#f1ecdc', '#dfd8c2']],
      behind: [['pole', { x: 202, y: 120, rot: 6, s: 1.2, main: '#f1ecdc' }]],
    },
  },
  'captain-odds-bottled': {
    ground: { kind: 'ruled', tint: '#cfdcd6' },
    token: [36, 26, 168],
    person: {
      skin: '#c4cfbf',
      head: 'lean',
      seed: 18,
      face: { eyes: 'laugh', brows: ['thick', '#5e6b58'], nose: ['hooked', '#c9a893'], mouth: 'grin' },
      marks: ['wrinkles'],
      wear: [
        ['weed', 'verdigris'],
        ['cocked-hat', 'navy', 'gold'],
        ['uniform', 'navy', 'gold'],
      ],
      before: [['vial', { x: 54, y: 224, rot: -10, s: 1.5 }]],
    },
  },
};
