/**
 * Tables of The Mists of Zanaga. `zanaga` gives one at the first decision of seat 0's first turn, with nothing on its
 * tracks and no gear in anybody's hands; the rest lays out what a test needs, and keeps every card and token in one place.
 */
import {
  mistsOf,
  ritualDeck,
  TOKENS,
  type Mists,
  type Token,
} from '../../adventures/mists-of-zanaga/mists.ts';
import type { Card, Color, Effect, FoeCard, RitualSymbol, SpecialCard } from '../../effects/vocabulary.ts';
import type { Library } from '../../parts/library.ts';
import type { SpaceId, Terrain } from '../../rules/world/board.ts';
import { aFoe, withTestPack } from '../arena.ts';
import { askAgain } from '../drawn.ts';
import { type Scenario, scenario, takeFromAnywhere } from '../scenario.ts';

export interface ZanagaOptions {
  readonly heroes?: readonly (string | null)[];
  readonly variants?: readonly string[];
  readonly packs?: readonly string[];
  /** The town in which each seat begins; all in Onasan if it is not said. */
  readonly towns?: readonly string[];
}

export const mists = ({ state }: Scenario): Mists => mistsOf(state);

/** As the game begins: the tracks laid out, gear in hand, and seat 0 about to choose a town. */
export function openingOfZanaga(
  library: Library,
  cards: readonly Card[] = [],
  { heroes = ['plain', 'other'], variants = [], packs = [] }: ZanagaOptions = {},
): Scenario {
  const setup = { adventure: 'mists-of-zanaga', heroes, variants, packs: [...packs, 'test'] };
  return scenario(withTestPack(library, cards), setup);
}

/** Everybody stands in a town, and nothing lies on the tracks. */
export function zanaga(library: Library, cards: readonly Card[] = [], options: ZanagaOptions = {}): Scenario {
  const t = openingOfZanaga(library, cards, options);
  t.state.players.forEach((_, seat) => t.choose(`start:${options.towns?.[seat] ?? 'onasan'}`));
  setRoaming(t);
  setRites(t);
  for (const player of t.state.players)
    t.state.decks['gear']?.bag.push(...player.items.splice(0).map(({ card }) => card));
  askAgain(t);
  return t;
}

/** A monster with Life 1 and nothing to win: a plain Hero beats it by `beat`. */
export const aMonster = (draft: Partial<FoeCard> & { readonly id: string }): FoeCard =>
  aFoe({ terrain: 'hills', life: 1, ...draft });

/** A ritual that does these things when it is completed. */
export const aRite = (
  id: string,
  symbol: RitualSymbol,
  slots: number,
  drawn: readonly Effect[] = [],
  { color = 'green', ...draft }: Partial<SpecialCard> = {},
): SpecialCard => ({
  kind: 'special',
  type: 'ritual',
  id,
  name: 'Test Ritual',
  flavour: 'Made for a test.',
  color,
  deck: ritualDeck(color),
  ritual: { symbol, slots },
  ...(drawn.length > 0 ? { drawn } : {}),
  ...draft,
});

/* Tokens */

/** Takes tokens out of the pool, to lie somewhere else. */
function fromPool(t: Scenario, tokens: readonly Token[]): readonly Token[] {
  for (const token of tokens) mists(t).pool[token]--;
  return tokens;
}

function toPool(t: Scenario, tokens: readonly Token[]): void {
  for (const token of tokens) mists(t).pool[token]++;
}

/** Queues the result of chance that draws this token from the pool as it is now, less those named before it. */
export function drawsTokens(t: Scenario, ...tokens: readonly Token[]): void {
  const left = { ...mists(t).pool };
  for (const token of tokens) {
    const before = TOKENS.slice(0, TOKENS.indexOf(token));
    t.picks(before.reduce((sum, other) => sum + left[other], 0));
    left[token]--;
  }
}

/* Tracks */

/** Lays these monsters on the roaming monster track, from the left, each with a token; whatever was there goes. */
export function setRoaming(
  t: Scenario,
  ...monsters: readonly (readonly [card: string, token: Token])[]
): void {
  const { roaming, carried } = mists(t);
  for (const card of roaming.splice(0)) {
    toPool(t, carried[card] ?? []);
    delete carried[card];
    t.state.decks[colorOf(t, card)]?.bag.push(card);
  }
  for (const [card, token] of monsters) {
    takeFromAnywhere(t.state, card);
    roaming.push(card);
    carried[card] = fromPool(t, [token]);
  }
}

/** Lays these rituals on the ritual track, from the left, with the tokens on them; whatever was there goes. */
export function setRites(
  t: Scenario,
  ...rituals: readonly (readonly [card: string, ...tokens: readonly Token[]])[]
): void {
  for (const { card, tokens } of mists(t).rites) {
    toPool(t, tokens);
    t.state.decks[ritualDeck(colorOf(t, card))]?.bag.push(card);
  }
  mists(t).rites = [];
  for (const [card, ...tokens] of rituals) {
    takeFromAnywhere(t.state, card);
    mists(t).rites = [...mists(t).rites, { card, tokens: fromPool(t, tokens) }];
  }
}

/** The tokens that lie on a ritual in play. */
export const tokensOn = (t: Scenario, card: string): readonly Token[] =>
  mists(t).rites.find((rite) => rite.card === card)?.tokens ?? [];

/** Takes every card out of an adventure deck or ritual deck; they are in no pile either. */
export function emptyDeck(t: Scenario, deck: string): void {
  const cards = t.state.decks[deck];
  if (cards === undefined) throw new Error(`no deck "${deck}"`);
  for (const part of [cards.top, cards.bag, cards.bottom]) t.state.removed.push(...part.splice(0));
}

/** Puts cards into the discard pile of their color. */
export function setBeaten(t: Scenario, ...cards: readonly string[]): void {
  for (const card of cards) {
    takeFromAnywhere(t.state, card);
    mists(t).beaten[colorOf(t, card)].push(card);
  }
}

/** Awakens a god, as the rituals would have done; the others leave the game. */
export function awakenGod(t: Scenario, god: string): void {
  const { asleep, awake, gone } = mists(t);
  awake.push(god);
  gone.push(...asleep.splice(0).filter((other) => other !== god));
}

const colorOf = ({ world }: Scenario, card: string): Color => world.cards[card]?.color ?? 'green';

/* Places */

/** A space of a terrain without jewel and without a town beside it: nothing is there but what roams. */
export function wild({ world }: Scenario, terrain: Terrain): SpaceId {
  const { spaces, space } = world.board;
  const isFar = (id: SpaceId): boolean => space[id]?.terrain !== 'town';
  const found = spaces.find(
    (one) => one.terrain === terrain && one.jewel === null && one.neighbors.every(isFar),
  );
  if (found === undefined) throw new Error(`no wild ${terrain}`);
  return found.id;
}

/** A space with a counter of a color, and of a terrain if one is named. */
export function jewel({ world }: Scenario, color: Color, terrain?: Terrain): SpaceId {
  const found = world.board.spaces.find(
    (one) => one.jewel?.color === color && (terrain === undefined || one.terrain === terrain),
  );
  if (found === undefined) throw new Error(`no ${color} jewel`);
  return found.id;
}

export function townSpace({ world }: Scenario, town: string): SpaceId {
  const found = world.board.towns.find(({ id }) => id === town);
  if (found === undefined) throw new Error(`no town "${town}"`);
  return found.space;
}

/** Puts seat 0 somewhere, and asks anew what it does. */
export function standAt(t: Scenario, space: SpaceId, from: SpaceId | null = null): void {
  t.place(0, space, from);
  askAgain(t);
}

export function raiseLostCity(t: Scenario, space: SpaceId): void {
  mists(t).lostCity = space;
  askAgain(t);
}

/* Fights */

/** The Hero who fights beats a monster of Life 1 with one hit; nothing is defended before it. */
export function beat(t: Scenario): void {
  t.totals(20);
  t.choose('fight', 'attack:hero');
}

/** The Hero who fights gets away. */
export function flee(t: Scenario): void {
  t.totals(20);
  t.choose('escape');
}

/** The Hero who fights is knocked out by the first blow. */
export function fall(t: Scenario): void {
  t.player(t.seat()).wounds = 4;
  t.totals(2);
  t.choose('fight', 'attack:hero');
}
