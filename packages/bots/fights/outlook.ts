/** What adventures promise to a Hero as they are now. */
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Aim } from '../aims/aim.ts';
import { memoByWorld, memoize } from '../memo.ts';
import { difficulty } from '../value/difficulty.ts';
import type { Weights } from '../value/weights.ts';
import { estimate, type Fight, type OutcomeWorth, winFor } from './estimate.ts';
import { type Outlook, type HeroProfile, profileOf } from './hero-profile.ts';
import { fightBetween, foeStats, heroStats } from './fighter-stats.ts';
import { solution } from './fixed-plan.ts';
import { colorOf, prizeOf } from './prize.ts';
import { isTrap, trapOutlook, withTraps } from './traps.ts';

/** How many enemies of a deck stand for all of them. */
const SAMPLE = 4;
const samples = memoByWorld<readonly string[]>();

/** Easy and hard ones of a deck; traps are none. */
const sampleOf = (world: World, deck: string): readonly string[] =>
  samples(world, deck, () => {
    const foes = [...orderOf(world, deck).keys()].filter((card) => !isTrap(world, card));
    const count = Math.min(SAMPLE, foes.length);
    return Array.from({ length: count }, (_, i) => foes[Math.floor(((i + 0.5) * foes.length) / count)] ?? '');
  });

/** The deck that stands for that of a card where a Hero is compared. */
const comparedWith = ({ decks }: Aim, deck: string): string =>
  (decks.find((one) => one.deck === deck) ?? decks[0])?.standsFor ?? deck;

/** The fight of a Hero against a card; what they bring is read off once for all that are alike. */
function fightWith(world: World, hero: HeroProfile, card: string, stakes: OutcomeWorth): Fight {
  const like = comparedWith(hero.aim, infoOf(world, card).deck);
  const stats = memoize(hero.stats, like, () =>
    heroStats(world, hero.state, sampleOf(world, like)[0] ?? card),
  );
  return fightBetween(stats, foeStats(world, hero.state, card), stakes);
}

/** Fights that are as good as decided are only estimated. */
const DECIDED = 1.2;

function judged(fight: Fight): Outlook {
  const rough = estimate(fight);
  if (Math.abs(rough.edge) > DECIDED) return rough;
  const { value, win } = solution(fight);
  return { value, win: win() };
}

/** What a Hero may expect of a Challenge that they know. */
export const outlookOn = (world: World, hero: HeroProfile, card: string, counter: Color | null): Outlook =>
  memoize(hero.outlooks, `${card} ${counter}`, () => {
    if (isTrap(world, card)) return trapOutlook(world, hero, card, counter);
    const win = prizeOf(hero.aim, infoOf(world, card), hero.trophies, counter, hero.weights);
    return judged(fightWith(world, hero, card, { ...hero.stakes, win }));
  });

/** What a Hero may expect of the next card of a deck: the one that is known to come, or those that stand for all. */
export function outlook(world: World, state: State, hero: HeroProfile, deck: string): Outlook {
  const next = state.decks[deck]?.top.at(-1);
  if (next !== undefined && infoOf(world, next).card.kind === 'challenge')
    return outlookOn(world, hero, next, colorOf(deck));
  return memoize(hero.outlooks, deck, () => {
    const counter = colorOf(deck);
    const cards = [...orderOf(world, deck).keys()];
    return withTraps(world, hero, cards, counter, () => {
      const all = sampleOf(world, deck).map((card) => outlookOn(world, hero, card, counter));
      return { value: mean(all.map(({ value }) => value)), win: mean(all.map(({ win }) => win)) };
    });
  });
}

/** A Challenge, or an enemy of the adventure's own. */
const isChallenge = ({ card, foe }: CardInfo): boolean =>
  card.kind === 'challenge' || (card.kind === 'special' && foe !== null);

const orders = memoByWorld<ReadonlyMap<string, number>>();

/** All Challenges of a deck, by the place of each from the easiest to the hardest. */
const orderOf = (world: World, deck: string): ReadonlyMap<string, number> =>
  orders(world, deck, () => {
    const foes = (world.decks[deck] ?? []).filter((id) => isChallenge(infoOf(world, id)));
    foes.sort((a, b) => difficulty(infoOf(world, a)) - difficulty(infoOf(world, b)));
    return new Map(foes.map((id, place) => [id, place]));
  });

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, n) => total + n, 0) / Math.max(1, numbers.length);

/** Less steep than the odds are, so that a step toward a deck counts before it is in reach. */
const FORESIGHT = 2;

/** How strong a Hero is against all decks together, for comparing what they might buy or learn. */
export function power(world: World, state: State, player: Player, weights: Weights): number {
  const hero = profileOf(world, state, player, weights);
  return memoize(hero.powers, 'power', () =>
    hero.aim.decks.reduce((total, { deck, mastery }) => {
      const edges = sampleOf(world, deck).map(
        (card) => estimate(fightWith(world, hero, card, hero.stakes)).edge,
      );
      return total + mastery * winFor(mean(edges), FORESIGHT);
    }, 0),
  );
}
