/** Rituals, gods and tokens of a test's own, on a table of Zanaga: seat 0 draws and places whatever tokens a test names. */
import type { Token } from '../../adventures/mists-of-zanaga/mists.ts';
import {
  RITUAL_SYMBOLS,
  type Card,
  type Color,
  type Effect,
  type PrimalGod,
  type RitualSymbol,
  type SpecialCard,
} from '../../effects/vocabulary.ts';
import type { Library } from '../../parts/library.ts';
import type { GameEvent } from '../../rules/world/events.ts';
import type { SpaceId } from '../../rules/world/board.ts';
import { anItem, hold } from '../arena.ts';
import { askAgain, passTurn } from '../drawn.ts';
import type { Scenario } from '../scenario.ts';
import {
  aRite,
  drawsTokens,
  emptyDeck,
  mists,
  setRites,
  wild,
  zanaga,
  type ZanagaOptions,
} from './zanaga.ts';

/** Green rituals that do nothing: `sun-1` has one slot, and `moon-3b` is another with three. */
const RITES: readonly SpecialCard[] = RITUAL_SYMBOLS.flatMap((symbol) =>
  [1, 2, 3, 4].flatMap((slots) =>
    ['', 'b'].map((other) => aRite(`${symbol}-${slots}${other}`, symbol, slots)),
  ),
);

/** Draws and places one, two or three tokens, as often as there is gold. */
const FEED = anItem({
  id: 'feed',
  abilities: [1, 2, 3].map((amount) => ({
    when: 'before-moving',
    cost: [{ pay: 'gold', amount: 1 }],
    do: [{ do: 'place-tokens', amount }],
  })),
});

/** A table with those rituals, and seat 0 in Onasan with twenty gold. */
export function riteTable(
  library: Library,
  cards: readonly Card[] = [],
  options: ZanagaOptions = {},
): Scenario {
  const t = zanaga(library, [FEED, ...RITES, ...cards], options);
  t.player(0).gold = 20;
  hold(t, 'feed');
  return t;
}

/** Whoever is about to move draws these tokens, and places them. */
export function feed(t: Scenario, ...tokens: readonly Token[]): void {
  drawsTokens(t, ...tokens);
  t.choose(`use:feed:${tokens.length - 1}`);
}

/** Lays rituals of one slot on an empty track and completes them, one after another. */
export function complete(t: Scenario, ...symbols: readonly RitualSymbol[]): void {
  for (const symbol of symbols) {
    const { completed, chain, spent } = mists(t);
    const gone = [...completed, ...chain, ...Object.values(spent).flat()];
    const card = RITES.find((rite) => rite.ritual?.symbol === symbol && !gone.includes(rite.id))?.id ?? '';
    setRites(t, [card, ...Array.from({ length: slotsOf(t, card) - 1 }, () => symbol)]);
    feed(t, symbol);
  }
}

function slotsOf({ world }: Scenario, id: string): number {
  const card = world.cards[id]?.card;
  return card?.kind === 'special' ? (card.ritual?.slots ?? 0) : 0;
}

/** A god must have an omen. */
const USELESS = { skull: [{ do: 'add-doom', amount: 1 }] } as const;

/** A god with Life 1, Mind 10, Body 11, Spirit 12 and one damage each, which does these things by its omens. */
export const aGod = (
  id: string,
  omens: Partial<Record<RitualSymbol, readonly Effect[]>> = USELESS,
  { god, ...draft }: Partial<Omit<SpecialCard, 'god'>> & { readonly god?: Partial<PrimalGod> } = {},
): SpecialCard => ({
  kind: 'special',
  type: 'god',
  id,
  name: 'Test God',
  flavour: 'Made for a test.',
  deck: 'gods',
  god: {
    life: 1,
    mind: [10, 1],
    body: [11, 1],
    spirit: [12, 1],
    awakens: ['sun', 'moon', 'skull'],
    omens: RITUAL_SYMBOLS.flatMap((symbol) => {
      const effects = omens[symbol];
      return effects === undefined ? [] : [{ symbol, do: effects }];
    }),
    ...god,
  },
  ...draft,
});

/** Where seat 0 wakes up: the Lost City stands there, unless it stands elsewhere or has not risen. */
export interface Dawn {
  readonly space?: SpaceId;
  readonly from?: SpaceId | null;
  readonly city?: SpaceId | null;
  readonly rank?: Color;
}

/** Everybody's turn passes without anything; then seat 0 begins one in the wild, with red as the current ritual deck. */
export function atDawn(t: Scenario, dawn: Dawn = {}): void {
  const { space = wild(t, 'hills'), from = null, city = space, rank = 'red' } = dawn;
  emptyDeck(t, 'market');
  while (t.state.active !== t.state.players.length - 1) passTurn(t);
  mists(t).rank = rank;
  mists(t).lostCity = city;
  t.place(0, space, from);
  askAgain(t);
  passTurn(t);
}

/** A decision in the middle of whatever brings it: `choose:0` and `choose:1` bring nothing. */
export const PAUSE: Effect = {
  do: 'choose',
  options: [
    { label: 'Go on', do: [] },
    { label: 'Go on too', do: [] },
  ],
};

/** What rituals and gods have done so far, in order, each in a few words. */
export const toldOf = (t: Scenario): string[] => t.events.flatMap((event) => wordsFor(event) ?? []);

function wordsFor(event: GameEvent): string | null {
  switch (event.type) {
    case 'token-drawn':
      return `draws ${event.token}`;
    case 'token-placed':
      return `${event.token} on ${event.card}`;
    case 'ritual-drawn':
      return `${event.card} drawn`;
    case 'ritual-completed':
      return `${event.card} resolved`;
    case 'ritual-discarded':
      return `${event.card} leaves`;
    case 'god-awakened':
      return `${event.card} awakes`;
    case 'omen':
      return `${event.symbol} omen`;
    case 'doom':
      return `${event.amount} doom`;
    case 'gold':
      return event.paid === true ? null : `seat ${event.seat}: ${event.amount} gold`;
    default:
      return null;
  }
}

/** Forgets what has been told until now. */
export function forget(t: Scenario): void {
  t.events.length = 0;
}
