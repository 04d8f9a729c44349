/** Foes of the yellow deck: the dead, bandits, cultists, goblins. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const yellowPeople: Recipes = {
  'sir-farrows-levy': {
    ground: { kind: 'slant', tint: '#dfdcc8' },
    square: [50, 4, 180],
    token: [84, 20, 118],
    parts: [
      ['pitchfork', { x: 252, y: 18, rot: 6 }],
      ['scythe', { x: 30, y: 46, rot: -6, s: 0.8 }],
      [
        'person',
        {
          at: { x: -22, y: 34, s: 0.62 },
          skin: 'ash',
          head: 'skull',
          gleam: '#f6d76a',
          wear: [
            ['knit-cap', '#6d6a4f', '#9a927c'],
            ['shirt', '#8f8468'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 136, y: 36, s: 0.62 },
          skin: 'pale',
          head: 'skull',
          gleam: '#f6d76a',
          wear: [
            ['broad-hat', '#8a7446', '#6d5a34'],
            ['shirt', '#7c6f58'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 44, y: -4, s: 0.8 },
          skin: 'bone',
          head: 'skull',
          gleam: '#f6d76a',
          wear: [['hood', '#7d7453', '#5b543c'], ['mantle', '#7d7453'], ['cord']],
        },
      ],
    ],
  },
  'choir-of-the-flooded-chapel': {
    ground: { kind: 'rays', tint: '#cfdad6', at: [140, 40, 60] },
    square: [50, 4, 180],
    token: [86, 18, 112],
    parts: [
      ['chapel-window', { x: 140, y: 56 }],
      [
        'person',
        {
          at: { x: -24, y: 26, s: 0.66 },
          skin: '#c3d0b8',
          head: 'lean',
          face: { eyes: 'hollow', brows: 'arch', nose: 'straight', mouth: 'sing' },
          wear: [
            ['hood', '#9fb0aa', '#5f7870'],
            ['wrap', '#7d938c'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 142, y: 28, s: 0.66 },
          skin: '#b9c6ae',
          head: 'round',
          face: { eyes: 'hollow', brows: 'calm', nose: 'button', mouth: 'sing' },
          wear: [
            ['hood', '#8fa29c', '#566e66'],
            ['wrap', '#72877f'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 44, y: -6, s: 0.82 },
          skin: '#cbd6bf',
          head: 'oval',
          face: { eyes: 'hollow', brows: 'arch', nose: 'hooked', mouth: 'sing' },
          wear: [['hood', '#b3c1ba', '#67807a'], ['wrap', '#8aa098'], ['weed']],
        },
      ],
      ['water', { y: 158, fill: '#8fa9a4' }],
    ],
  },
  'bellringer-of-the-pest-house': {
    ground: { kind: 'ruled', tint: '#ddd9c4' },
    square: [46, 4, 174],
    token: [86, 22, 118],
    parts: [
      [
        'person',
        {
          at: { x: 44, y: -14, s: 0.86 },
          skin: '#d6d2b4',
          head: 'lean',
          seed: 7,
          face: { eyes: 'hollow', brows: ['thick', '#5d5a44'], nose: 'great', mouth: 'gape' },
          marks: ['wrinkles'],
          wear: [
            ['lank', '#8a8668'],
            ['hood', '#5f5a4c', '#3f3b32'],
            ['wrap', '#6d6755'],
          ],
        },
      ],
      ['bell', { x: 46, y: 70, s: 0.82, rot: -8 }],
      ['rope', { x: 46, y: 110, s: 2 }],
      ['fist', { x: 48, y: 150, main: '#d6d2b4', trim: '#6d6755' }],
    ],
  },
  'wreckers-of-the-false-light': {
    ground: { kind: 'rain', tint: '#cdd6da' },
    square: [40, 2, 176],
    token: [86, 22, 118],
    parts: [
      ['water', { y: 160, fill: '#7f9aa0' }],
      ['pole', { x: 46, y: 100, rot: -4, main: '#7d6440' }],
      [
        'person',
        {
          at: { x: 52, y: -12, s: 0.86 },
          skin: 'tan',
          head: 'broad',
          seed: 9,
          face: { eyes: 'hooded', brows: ['thick', '#4a3a2a'], nose: ['broad', '#cf9a6c'], mouth: 'smirk' },
          ears: { x: 5, y: 2, ring: true },
          marks: ['stubble', 'scar-on-cheek'],
          wear: [
            ['short', '#4a3a2a'],
            ['slouch-hat', '#4c5560', 'ochre'],
            ['greatcoat', '#46505c', '#5d6a78'],
          ],
        },
      ],
      ['lantern', { x: 40, y: 78, s: 1.1 }],
    ],
  },
  'the-fence-and-her-nephews': {
    ground: { kind: 'slant', tint: '#e6dccb' },
    square: [48, 4, 184],
    token: [84, 42, 116],
    parts: [
      [
        'person',
        {
          at: { x: -26, y: -10, s: 0.8 },
          skin: 'rosy',
          head: 'broad',
          seed: 6,
          face: { eyes: 'hooded', brows: 'stern', nose: ['broad', '#e0a886'], mouth: 'firm' },
          ears: { x: 5, y: 2 },
          marks: ['stubble'],
          wear: [
            ['short', 'rust'],
            ['gambeson', 'leather', 'night'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 116, y: -12, s: 0.8 },
          skin: 'rosy',
          head: 'broad',
          seed: 8,
          face: { eyes: 'sharp', brows: 'stern', nose: ['broad', '#e0a886'], mouth: 'thin' },
          ears: { x: 5, y: 2, ring: true },
          marks: ['scar-through-brow'],
          wear: [
            ['full-beard', 'rust'],
            ['kerchief', 'night', 'grey'],
            ['gambeson', 'moss', 'leather'],
          ],
        },
      ],
      [
        'person',
        {
          at: { x: 48, y: 30, s: 0.8 },
          skin: 'fair',
          head: 'lean',
          seed: 10,
          face: { eyes: 'sharp', brows: ['sly', '#6d6252'], nose: 'hooked', mouth: 'smirk' },
          marks: ['wrinkles'],
          ears: { y: 4, ring: true },
          wear: [
            ['bun', 'silver'],
            ['gown', 'wine'],
            ['shawl', 'violet', 'gold'],
          ],
        },
      ],
      ['coin', { x: 52, y: 166, s: 0.9 }],
    ],
  },
  'assessors-of-the-coming-year': {
    ground: { kind: 'slant', tint: '#d9dcd4' },
    square: [66, 2, 164],
    token: [92, 20, 110],
    parts: [
      ['cultist', { pose: 'profile', cloth: '#3f5a5c' }],
      ['candle', { x: 246, y: 96 }],
      ['open-book', { x: 202, y: 172 }],
    ],
  },
  'goblin-powder-carriers': {
    ground: { kind: 'slant', tint: '#e6e0c2' },
    square: [58, 8, 162],
    token: [76, 26, 116],
    parts: [
      ['keg', { x: 204, y: 112, rot: 18, s: 1.08 }],
      ['fuse', { x: 222, y: 20 }],
      ['spark', { x: 228, y: 18 }],
      [
        'goblin',
        {
          skin: '#b0884f',
          nose: 'bulb',
          mouth: 'clench',
          hat: ['pot', '#8b949a'],
          torn: true,
          x: -44,
          y: 58,
          s: 0.7,
        },
      ],
      ['goblin', { hat: ['cap', '#6b4a34'], strap: '#5a4129', x: 8 }],
    ],
  },
  'a-question-of-honor': {
    ground: { kind: 'slant', tint: '#dfe2e0' },
    square: [46, 4, 178],
    token: [86, 22, 118],
    parts: [
      ['broken-bridge', { x: 140, y: 96 }],
      [
        'person',
        {
          at: { x: 42, y: -14, s: 0.86 },
          skin: 'brown',
          head: 'oval',
          seed: 6,
          face: { eyes: 'sharp', brows: 'stern', nose: 'straight', mouth: 'firm' },
          marks: ['scar-on-cheek'],
          wear: [['swept', 'black'], ['breastplate', '#8d979a'], ['gorget'], ['torn-badge', 'navy', 'gold']],
        },
      ],
      ['greatsword', { x: 42, y: 132, rot: -8, s: 0.72 }],
      ['fist', { x: 48, y: 160, main: 'brown', trim: '#8d979a', s: 0.8 }],
    ],
  },
};
