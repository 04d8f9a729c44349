/** Two who know how things are shut, and join for a share. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const people: Recipes = {
  'the-woman-who-opened-doors': {
    ground: { kind: 'ruled', tint: '#e6dcc6' },
    square: [50, 2, 180],
    token: [84, 18, 118],
    parts: [
      [
        'person',
        {
          at: { x: 42, y: -12, s: 0.86 },
          skin: 'rosy',
          head: 'round',
          seed: 5,
          soft: true,
          face: { eyes: 'laugh', brows: ['arch', '#8a8478'], nose: 'button', mouth: 'smirk' },
          marks: ['lines'],
          wear: [
            ['bun', 'silver'],
            ['kerchief', '#6f9495'],
            ['gown', '#526884'],
            ['shawl', '#80453c'],
          ],
        },
      ],
      ['keys', { x: 50, y: 122, s: 1.1, rot: -8 }],
      ['fist', { x: 50, y: 98, main: 'rosy', trim: '#526884', s: 0.74, rot: 160 }],
    ],
  },
  'the-architect-of-nine-keeps': {
    ground: { kind: 'slant', tint: '#dfe0d6' },
    square: [50, 2, 180],
    token: [84, 18, 118],
    parts: [
      ['portcullis', { x: 236, y: 90, s: 0.42 }],
      [
        'person',
        {
          at: { x: 38, y: -12, s: 0.86 },
          skin: 'umber',
          head: 'lean',
          seed: 8,
          face: { eyes: 'sharp', brows: ['stern', '#1c140e'], nose: 'straight', mouth: 'thin' },
          marks: ['brow-line'],
          wear: [['topknot', '#33261b'], ['coat', '#6d5a7c', '#cb9f50'], ['falling-collar']],
        },
      ],
      ['scroll', { x: 48, y: 116, rot: -10 }],
      ['fist', { x: 50, y: 164, main: 'umber', trim: '#6d5a7c', s: 0.86 }],
    ],
  },
};
