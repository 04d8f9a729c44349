/** Stand-in cards of The Seven Scions, one of each kind and more where a rule needs it, and tables to play them at. */
import type { Card, Color, Effect, FoeCard, SpecialCard } from '../effects/vocabulary.ts';
import { aFoe } from './arena.ts';

const printed = { name: 'Test Card', flavour: 'Made for a test.' };

/** Every Hero resolves it: by default, each loses 1 gold. */
export const aStormEvent = (
  id: string,
  color: Color = 'green',
  drawn: readonly Effect[] = [{ do: 'lose-gold', amount: 1 }],
): SpecialCard => ({
  kind: 'special',
  type: 'storm-event',
  deck: `storm-${color}`,
  ...printed,
  id,
  color,
  drawn,
});

/** Mind 10, Body 11, Spirit 12, one damage each; Life 3 for each Hero; 1 gold for each claimant. */
export const aStormFoe = (draft: Partial<FoeCard> & { readonly id: string }): FoeCard =>
  aFoe({
    deck: `storm-${draft.color ?? 'green'}`,
    perHero: true,
    reward: [{ do: 'gain-gold', amount: 1 }],
    ...draft,
  });

/** Mind 12, Body 13, Spirit 14, one damage each; Life 2. */
export const aStormlord = (draft: Partial<SpecialCard> & { readonly id: string }): SpecialCard => ({
  kind: 'special',
  type: 'stormlord',
  deck: 'stormlords',
  ...printed,
  foe: { family: 'stormlord', life: 2, mind: [12, 1], body: [13, 1], spirit: [14, 1] },
  ...draft,
});

/** Its counter heals 2 wounds; 2 gold awaken it; awake it has 3 in everything, 2 damage and Life 3. */
export const aScion = (
  number: number,
  draft: Partial<SpecialCard> & { readonly id: string },
  awakening: readonly Effect[] = [
    {
      do: 'choose',
      options: [
        { label: 'Give 2 gold', cost: [{ pay: 'gold', amount: 2 }], do: [{ do: 'awaken' }] },
        { label: 'Leave', do: [] },
      ],
    },
  ],
): SpecialCard => ({
  kind: 'special',
  type: 'scion',
  deck: 'scions',
  ...printed,
  scion: { number, benefit: [{ do: 'heal', who: 'you', amount: 2 }], awakening },
  as: { kind: 'ally', life: 3, stamina: 2, mind: [3, 2], body: [3, 2], spirit: [3, 2] },
  ...draft,
});

const COLORS: readonly Color[] = ['green', 'yellow', 'blue'];
const NUMBERS = [1, 2, 3, 4, 5, 6];

/** Six Storm cards of each color, six Stormlords and six Scions: gifts, a test, a fight and something one has. */
export const STAND_INS: readonly Card[] = [
  ...COLORS.flatMap((color) => [
    ...[1, 2, 3].map((n) => aStormEvent(`${color}-event-${n}`, color)),
    ...[1, 2, 3].map((n) => aStormFoe({ id: `${color}-storm-${n}`, color })),
  ]),
  ...NUMBERS.map((n) => aStormlord({ id: `stormlord-${n}` })),
  aScion(1, { id: 'archer' }),
  aScion(2, { id: 'trickster' }, [{ do: 'test', attribute: 'mind', target: 12, pass: [{ do: 'awaken' }] }]),
  aScion(
    3,
    {
      id: 'guardian',
      foe: { name: 'Shade', family: 'spirit', life: 1, mind: [10, 1], body: [10, 1], spirit: [10, 1] },
    },
    [{ do: 'fight', win: [{ do: 'awaken' }] }],
  ),
  aScion(4, { id: 'sage' }, [
    { do: 'if', if: [{ is: 'has', what: 'gold', atLeast: 3 }], then: [{ do: 'awaken' }] },
  ]),
  aScion(5, { id: 'healer' }),
  aScion(6, { id: 'herald' }),
];
