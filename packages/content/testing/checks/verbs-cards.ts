/** Checks of the verbs that touch cards: taking and losing them, markets, decks. */
import { cloneDeck, type Deck, draw } from '@wayrune/engine/kernel/deck.ts';
import { infoOf, initialCounters } from '@wayrune/engine/rules/world/world.ts';
import { FRIENDS, RIVAL_FRIENDS, RIVAL_WARES, TOOLS, WARE_COST, WARES } from '../cast.ts';
import { becomes } from '../parts.ts';
import { haveSome } from '../plan.ts';
import { answersTo, choose, eventsOf, kindOf, optionsOf, type Play, playerOf } from '../play.ts';
import { answer, type Check, type Run } from '../run.ts';
import {
  bottomOfDeck,
  cardKey,
  countersKey,
  exhaustionKey,
  goldKey,
  inHand,
  must,
  putAway,
  shiftBy,
  stackOf,
  topOfDeck,
  viewOf,
  woundsKey,
} from '../view.ts';

const ROWS = { item: 'items', ally: 'allies', rune: 'kept', kept: 'kept' } as const;

/** Out of the player's hands, to where such cards go. */
function leaves(run: Run, card: string): void {
  run.want[cardKey(card)] = putAway(run.real, card);
  for (const key of [countersKey(card), woundsKey(card), exhaustionKey(card)]) delete run.want[key];
}

function arrives(run: Run, card: string, row: string, seat = 0): void {
  run.want[cardKey(card)] = inHand(row, seat);
  if (row !== 'allies') return;
  run.want[woundsKey(card, seat)] = 0;
  run.want[exhaustionKey(card, seat)] = 0;
}

export const take: Check<'take'> = {
  check(run) {
    const { card } = run.plan;
    const as = becomes(card);
    must(as !== undefined, 'it becomes nothing');
    if (as === undefined) return;
    arrives(run, card.id, ROWS[as.kind]);
    const counters = initialCounters(infoOf(run.real.world, card.id));
    if (counters > 0) run.want[countersKey(card.id)] = counters;
    run.later.push(() => {
      const gained = eventsOf(run.real, 'gained').map((event) => event.card);
      must(gained.includes(card.id), 'it is not taken');
    });
  },
};

export const discardThis: Check<'discard-this'> = { check: (run) => leaves(run, run.source) };

export const loseCard: Check<'lose-card'> = {
  stage(plan, { effect }) {
    if (effect.what !== 'ally') haveSome(plan, WARES, 2);
    if (effect.what !== 'item') haveSome(plan, FRIENDS, 2);
  },
  check(run, { effect, seat }) {
    const [friends, wares] = seat === 0 ? [FRIENDS, WARES] : [RIVAL_FRIENDS, RIVAL_WARES];
    const lost = (effect.what === 'ally' ? friends : wares)[0] ?? '';
    answer(run, 'target:lose-card', `target:${lost}`);
    leaves(run, lost);
  },
};

/** A ware and a friend, in an order that shows whether kinds are told apart. */
const MIXED = [
  ...WARES.slice(3, 4),
  ...FRIENDS.slice(2, 3),
  ...WARES.slice(4, 5),
  ...FRIENDS.slice(3),
  ...WARES.slice(5),
];
const isKind = (card: string, kind: 'item' | 'ally' | undefined): boolean =>
  kind === undefined || FRIENDS.includes(card) === (kind === 'ally');

export const drawMarket: Check<'draw-market'> = {
  stage(plan) {
    plan.marketTop = MIXED;
    plan.gold = Math.max(plan.gold, 2 * WARE_COST);
  },
  check(run, { effect }) {
    const { real, want } = run;
    const seen = nextOf(run, 'market', effect.count);
    const open = seen.filter((card) => isKind(card, effect.kind));
    const verb = effect.then === 'buy' ? 'buy' : 'keep';
    must(kindOf(real) === 'drawn-market', 'no market cards are shown');
    const options = open.map((card) => `${verb}:${card}`);
    must(
      answersTo(real).toSorted().join() === ['pass', ...options].toSorted().join(),
      'other cards are shown',
    );
    const taken = open[0] ?? '';
    choose(real, `${verb}:${taken}`);
    if (kindOf(real) === 'drawn-market') choose(real, 'pass');
    for (const card of seen) want[cardKey(card)] = bottomOfDeck('market');
    arrives(run, taken, FRIENDS.includes(taken) ? 'allies' : 'items');
    if (verb === 'buy') shiftBy(want, goldKey(), -(WARE_COST - (effect.discount ?? 0)));
  },
};

/** One of each kind for either Hero. */
const FOR_SALE = MIXED.slice(0, 4);

export const buyAnywhere: Check<'buy-anywhere'> = {
  stage(plan) {
    plan.forSale = FOR_SALE;
    plan.farMarket = true;
    plan.gold = Math.max(plan.gold, WARE_COST);
  },
  check(run, { effect, seat }) {
    const wanted = FOR_SALE.filter((one) => isKind(one, effect.kind)).slice(seat);
    const card = wanted[0] ?? '';
    for (const one of wanted) must(optionsOf(run.real).includes(`target:${one}`), `${one} is not on offer`);
    answer(run, 'target:buy-anywhere', `target:${card}`);
    arrives(run, card, FRIENDS.includes(card) ? 'allies' : 'items', seat);
    shiftBy(run.want, goldKey(seat), -(WARE_COST - (effect.discount ?? 0)));
  },
};

/** Tools that lie face down, or face up, and are turned over. */
const turning = (down: boolean): Check<'refresh'> & Check<'deactivate'> => ({
  stage(plan) {
    haveSome(plan, TOOLS, TOOLS.length);
    if (!down) plan.faceDown = [...TOOLS];
  },
  check(run, { effect }) {
    const before = viewOf(run.before);
    const turnable = TOOLS.filter((tool) => before[cardKey(tool)] === inHand('items', 0, !down));
    for (const tool of turnable.slice(0, effect.count === 'all' ? TOOLS.length : effect.count)) {
      answer(run, `target:${effect.do}`, `target:${tool}`);
      run.want[cardKey(tool)] = inHand('items', 0, down);
    }
  },
});
export const refresh: Check<'refresh'> = turning(false);
export const deactivate: Check<'deactivate'> = turning(true);

export const addCounters: Check<'add-counters'> = {
  check(run, { effect }) {
    const isFoe = run.plan.role === 'foe' || run.plan.role === 'reward';
    const key = isFoe ? 'counters on the enemy' : countersKey(run.source);
    const there = Math.max(0, Number(run.want[key] ?? 0) + effect.amount);
    if (there > 0 || isFoe) run.want[key] = there;
    else delete run.want[key];
  },
};

/** The next cards of a deck, as they would have been drawn. */
function nextOf({ before }: Run, name: string, count: number): string[] {
  const deck: Deck = cloneDeck(before.state.decks[name] as Deck);
  return Array.from({ length: count }, () => draw(deck, { pick: () => 0 }) ?? '');
}

const townOf = (play: Play): string | undefined =>
  play.world.board.towns.find((town) => town.space === playerOf(play).space)?.id;

export const stock: Check<'stock'> = {
  check(run, { effect }) {
    const { towns } = run.real.world.board;
    const here = townOf(run.before);
    const stocked = towns.filter((town) => town.space !== '' && (effect.where === 'all' || town.id === here));
    must(stocked.length > 0, 'there is no market here');
    const cards = nextOf(run, 'market', stocked.length * effect.count);
    cards.forEach((card, i) => {
      run.want[cardKey(card)] = stackOf(stocked[Math.floor(i / effect.count)]?.id ?? '');
    });
  },
};

export const look: Check<'look'> = {
  check(run, { effect }) {
    const { real, want } = run;
    const cards = nextOf(run, effect.deck, effect.count).filter((card) => card !== '');
    cards.forEach((card, i) => {
      const put = i === 0 ? 'bottom' : 'top';
      must(optionsOf(real).includes(`${put}:${card}`), `${card} is not shown`);
      answer(run, 'look', `${put}:${card}`);
      want[cardKey(card)] = i === 0 ? bottomOfDeck(effect.deck) : topOfDeck(effect.deck);
    });
  },
};
