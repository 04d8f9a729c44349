/** The extras of Zanaga: a god without a word to say, and rituals to which nothing happens. */
import type { Card, RitualSymbol, SpecialCard } from '@wayrune/engine/effects/vocabulary.ts';
import { RITUAL_SYMBOLS } from '@wayrune/engine/effects/vocabulary.ts';
import { GODS, ritualDeck } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';

export const QUIET_GOD = 'quiet-god';
/** The family of gods, for cards that speak of them. */
export const GOD_FAMILY = 'god';
/** While it is in play no card is activated. */
export const STILL_RITE = 'still-rite';
export const QUIET_SLOTS = 4;

export const quietRite = (symbol: RitualSymbol, n = 0): string => `quiet-${symbol}-rite-${n}`;
const RITES_EACH = 5;

/** Enough to fill the track, the first of them for the token that comes first out of the pool. */
export const QUIET_RITES: readonly string[] = RITUAL_SYMBOLS.flatMap((symbol) =>
  Array.from({ length: RITES_EACH }, (_, n) => quietRite(symbol, n)),
);

const god: Card = {
  kind: 'special',
  id: QUIET_GOD,
  name: 'Quiet God',
  flavour: 'It says nothing.',
  type: 'god',
  deck: GODS,
  god: {
    life: 9,
    mind: [15, 1],
    body: [16, 1],
    spirit: [17, 1],
    awakens: ['sun', 'sun', 'sun'],
    omens: [{ symbol: 'sun', do: [{ do: 'add-doom', amount: 1 }] }],
  },
};

const rite = (symbol: RitualSymbol, n: number): SpecialCard => ({
  kind: 'special',
  id: quietRite(symbol, n),
  name: `Quiet ${symbol} rite`,
  flavour: 'Nothing comes of it.',
  type: 'ritual',
  deck: ritualDeck('green'),
  color: 'green',
  ritual: { symbol, slots: QUIET_SLOTS },
});

/** For adventures that have decks of gods and rituals. */
export const zanagaCast = (): Card[] => [
  god,
  { ...rite('moon', RITES_EACH), id: STILL_RITE, rules: [{ rule: 'no-activate', for: 'heroes' }] },
  ...RITUAL_SYMBOLS.flatMap((symbol) => Array.from({ length: RITES_EACH }, (_, n) => rite(symbol, n))),
];
