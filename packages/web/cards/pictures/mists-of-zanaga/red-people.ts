/** Castaways and walking dead of the red deck. */
import type { Recipes } from '../../../engrave/recipe.ts';

export const redPeople: Recipes = {
  'the-expedition-comes-home': {
    ground: { kind: 'slant', tint: '#dcd6c4' },
    square: [46, 0, 188],
    token: [84, 10, 116],
    parts: [
      ['thing', { name: 'flag', x: 196, y: 78, s: 0.9, main: '#7d6a5c', trim: '#b5a98c' }],
      [
        'flock',
        {
          of: [
            [
              'person',
              {
                at: { x: 0, y: 0, s: 1 },
                skin: 'ash',
                head: 'skull',
                gleam: '#f2a66a',
                wear: [
                  ['uniform', '#7a4a44', '#b59a5a'],
                  ['iron-hat', 'iron'],
                ],
              },
            ],
          ],
          at: '-48 54 .48, 8 46 .46, 150 46 .46, 200 54 .48',
        },
      ],
      [
        'person',
        {
          at: { x: 38, y: -8, s: 0.86 },
          skin: 'bone',
          head: 'skull',
          gleam: '#f6d76a',
          wear: [
            ['uniform', '#8f3b2e', 'gold'],
            ['cocked-hat', '#5a2f2a', 'gold'],
            ['bandolier', 'leather'],
          ],
        },
      ],
      ['thing', { name: 'trumpet', x: 76, y: 142, s: 0.8, rot: 164 }],
    ],
  },
  'admiral-vorns-republic': {
    ground: { kind: 'rays', tint: '#e8dcc0', at: [140, 78, 88] },
    square: [46, 0, 188],
    token: [84, 10, 116],
    parts: [
      ['gallows', { x: 236, y: 20, s: 0.6 }],
      ['thing', { name: 'flag', x: 40, y: 88, s: 0.8, main: '#3f5a5c' }],
      [
        'person',
        {
          at: { x: 30, y: -12, s: 0.92 },
          skin: 'rosy',
          head: 'broad',
          seed: 9,
          dark: 1.1,
          face: { eyes: 'hooded', brows: ['thick', '#cfc9b8'], nose: ['great', '#d99070'], mouth: 'firm' },
          marks: ['patch', 'lines'],
          wear: [
            ['great-beard', 'grey'],
            ['cocked-hat', 'navy', 'gold'],
            ['uniform', 'navy', 'gold'],
            ['medal', 'gold'],
          ],
        },
      ],
    ],
  },
  'mother-of-the-drowned-village': {
    ground: { kind: 'rain', tint: '#b9c6c2' },
    square: [46, 0, 188],
    token: [84, 12, 116],
    parts: [
      ['thing', { name: 'hut', x: 244, y: 150, s: 0.86, main: '#8d8468', trim: '#9a9470', rot: 6 }],
      [
        'flock',
        {
          of: [
            [
              'villager',
              {
                skin: '#93a596',
                head: 'round',
                soft: true,
                face: { eyes: 'hollow', brows: 'calm', nose: 'button', mouth: 'gasp' },
                wear: [
                  ['coils', '#3a3f38'],
                  ['wrapped', '#6d7a70', '#55605a'],
                ],
              },
            ],
          ],
          at: '-34 92 .38, 6 100 .34, 196 98 .36',
        },
      ],
      [
        'villager',
        {
          at: { x: 34, y: -10, s: 0.9 },
          skin: '#8fa294',
          head: 'oval',
          dark: 1.1,
          face: { eyes: 'hollow', brows: ['arch', '#2f352f'], nose: 'broad', mouth: 'sing' },
          wear: [['headwrap', '#5d6f78', '#9fb0aa'], ['cloth', '#55656a', '#7d8f8a'], ['bones']],
        },
      ],
      ['water', { y: 168, fill: '#7f9694' }],
    ],
  },
};
