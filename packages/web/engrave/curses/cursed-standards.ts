/** Foes of a curse that nobody has written a recipe for: one of its own, in colors that the id chooses. */
import type { Standards } from '../families.ts';
import { stranger } from '../strangers.ts';
import type { CursedFamily } from '../subject.ts';

const FRONT = { square: [45, 0, 190], token: [84, 24, 116] } as const;

export const CURSED_STANDARDS: Standards<CursedFamily> = {
  ashen: (one) => ({
    parts: [
      ['beam', { x: 140, y: 168 }],
      ['jackdaw', { pose: 'perched', coat: one(['soot', 'ash', 'cinder'] as const), x: 128, y: 92, s: 1.2 }],
      ['ash-fall', { embers: one([true, false]) }],
    ],
    square: [62, 0, 190],
    token: [108, 2, 104],
  }),
  demon: (one) => ({
    parts: [
      [
        'demon',
        {
          skin: one(['#a2503c', '#7a5a68', '#8a7a4a', '#5f6a72'] as const),
          horns: one(['stubs', 'spread', 'curled'] as const),
          shape: one(['heavy', 'narrow'] as const),
          mouth: one(['tusks', 'grin', 'roar'] as const),
          garb: [one(['mail', 'plate', 'cloak'] as const), one(['#4f4a4a', '#5a4038', '#3f4650']), '#a8823a'],
          y: 14,
        },
      ],
    ],
    ...FRONT,
  }),
  frenzied: (one, id) => ({
    parts: one([
      [['ox', { coat: one(['red', 'dun', 'brindle'] as const), yoke: one([true, false]) }]],
      [['person', { at: { x: 32, y: -22, s: 0.92 }, ...stranger(id) }]],
    ] as const),
    ...FRONT,
  }),
  winter: (one) => ({
    parts: [
      [
        'visage',
        {
          skin: one(['#b9d3dc', '#a9c3d0', '#cfdfe2'] as const),
          shape: one(['long', 'square', 'gaunt', 'broad'] as const),
          look: one(['blank', 'hollow', 'staring'] as const),
          eyes: '#eefaff',
          mouth: one(['grim', 'shut', 'bared'] as const),
          beard: ['ice'],
          crown: [one(['ice', 'spikes', 'helm'] as const)],
          garb: [one(['fur', 'mail', 'cloak'] as const), '#c9d8dc', '#5f7684'],
          y: 12,
        },
      ],
      ['icicles', {}],
      ['snowfall', {}],
    ],
    ...FRONT,
  }),
};
