/** Stand-in cards of The Seven Scions, one of each kind and more where a rule needs it, and tables to play them at. */
import type { Card, Color, Effect, FoeCard, SpecialCard } from '../../effects/vocabulary.ts';
import { sevenScions } from '../../adventures/seven-scions/index.ts';
import { type Storm, stormOf } from '../../adventures/seven-scions/storm.ts';
import type { Library } from '../../parts/library.ts';
import { parsePack } from '../../parts/pack.ts';
import { aFoe, withTestPack } from '../arena.ts';
import { type Scenario, scenario } from '../scenario.ts';

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
const STAND_INS: readonly Card[] = [
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

/** The library with the adventure and stand-in cards for it. */
export function withScions(library: Library, cards: readonly Card[] = STAND_INS): Library {
  const pack = parsePack({ pack: 'seven-scions', name: 'Stand-ins', version: 1, cards }, 'stand-ins');
  return {
    ...library,
    adventures: { ...library.adventures, [sevenScions.id]: sevenScions },
    packs: [...library.packs.filter((one) => one.pack !== 'seven-scions'), pack],
  };
}

/** Nothing to attempt there, nobody to meet, no market. */
const COUNTRY = ['e9', 'e11', 'd10'];

export interface ScionsOptions {
  readonly heroes?: readonly (string | null)[];
  readonly variants?: readonly string[];
  /** Cards of the test's own, besides the stand-ins. */
  readonly cards?: readonly Card[];
}

/** A table at the first decision of seat 0; seat 0 plays `plain`, seat 1 `other`, both in open country. */
export function scionsTable(
  library: Library,
  { heroes = ['plain', 'other'], variants = [], cards = [] }: ScionsOptions = {},
): Scenario {
  const all = withTestPack(withScions(library), cards);
  const t = scenario(all, { adventure: 'seven-scions', heroes, variants, packs: ['test'] });
  t.state.players.forEach(({ seat }) => t.place(seat, COUNTRY[seat] ?? 'd10'));
  return t;
}

export const storm = ({ state }: Scenario): Storm => stormOf(state);

/** The next Storm step breaks a storm, of this card. */
export function stormNext(t: Scenario, card: string): void {
  const { deck } = t.world.cards[card] ?? { deck: '' };
  storm(t).space = 8;
  for (const name of ['storm-green', 'storm-yellow', 'storm-blue']) {
    if (name === deck) break;
    const lower = t.state.decks[name];
    if (lower !== undefined) t.state.removed.push(...lower.top.splice(0), ...lower.bag.splice(0));
    if (lower !== undefined) lower.aside = 0;
  }
  t.onTop(deck, card);
}

/** No Storm card is left: the next time the counter leaves the track, the Endgame begins. */
export function endgameNext(t: Scenario): void {
  storm(t).space = 8;
  for (const name of ['storm-green', 'storm-yellow', 'storm-blue']) {
    const deck = t.state.decks[name];
    if (deck === undefined) continue;
    t.state.removed.push(...deck.top.splice(0), ...deck.bag.splice(0), ...deck.bottom.splice(0));
    deck.aside = 0;
  }
}
