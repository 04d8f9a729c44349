/** What adventures promise to a Hero as he is now. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { worthOf } from '@wayrune/engine/effects/verbs/index.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/board.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat-frame.ts';
import { COUNTER_VALUE } from '@wayrune/engine/rules/counters.ts';
import type { Player, State } from '@wayrune/engine/rules/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { memoByWorld, memoize } from '../memo.ts';
import { type Weights, runeWorth } from '../value/weights.ts';
import { estimate, type Fight, type OutcomeWorth, winFor } from './estimate.ts';
import { type Outlook, type HeroProfile, profileOf } from './hero-profile.ts';
import { fightBetween, foeStats, heroStats } from './fighter-stats.ts';
import { solution } from './fixed-plan.ts';

/** What beating an enemy is worth: its reward, and the counter that lies there. */
export function prizeOf(card: CardInfo, runes: number, counter: Color | null, weights: Weights): number {
  const points = counter === null ? 0 : weights.point * COUNTER_VALUE[counter];
  const { card: printed, holding } = card;
  if (printed.kind !== 'challenge') return points;
  const rune = holding === 'rune' ? runeWorth(weights, runes) : 0;
  return points + rune + Math.min(weights.victory, worthOf(printed.reward));
}

/** How many enemies of a colour stand for all of them. */
const SAMPLE = 4;
const samples = memoByWorld<readonly string[]>();

/** Easy and hard ones of a colour. */
const sampleOf = (world: World, color: string): readonly string[] =>
  samples(world, color, () => {
    const foes = [...orderOf(world, color).keys()];
    const count = Math.min(SAMPLE, foes.length);
    return Array.from({ length: count }, (_, i) => foes[Math.floor(((i + 0.5) * foes.length) / count)] ?? '');
  });

function difficulty({ foe }: CardInfo): number {
  if (foe === null) return 0;
  return PHASES.reduce((total, phase) => {
    const [target, damage] = foe[PHASE_ATTRIBUTE[phase]];
    return total + target + 2 * damage;
  }, 3 * foe.life);
}

/** Some cards help against the stronger colours: a Hero is looked at against one of them and one of the others. */
const LIKE: Readonly<Record<Color, Color>> = { green: 'green', yellow: 'green', blue: 'red', red: 'red' };

/** The fight of a Hero against a card; what he brings is read off once for all that are alike. */
function fightWith(world: World, hero: HeroProfile, card: string, stakes: OutcomeWorth): Fight {
  const like = LIKE[infoOf(world, card).deck as Color] ?? 'green';
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

/** What a Hero may expect of a Challenge that he knows. */
export const outlookOn = (world: World, hero: HeroProfile, card: string, counter: Color | null): Outlook =>
  memoize(hero.outlooks, `${card} ${counter}`, () => {
    const win = prizeOf(infoOf(world, card), hero.runes, counter, hero.weights);
    return judged(fightWith(world, hero, card, { ...hero.stakes, win }));
  });

/** What a Hero may expect of the next card of a colour: the one that is known to come, or those that stand for all. */
export function outlook(world: World, state: State, hero: HeroProfile, color: Color): Outlook {
  const next = state.decks[color]?.top.at(-1);
  if (next !== undefined && infoOf(world, next).card.kind === 'challenge')
    return outlookOn(world, hero, next, color);
  return memoize(hero.outlooks, color, () => {
    const all = sampleOf(world, color).map((card) => outlookOn(world, hero, card, color));
    return { value: mean(all.map(({ value }) => value)), win: mean(all.map(({ win }) => win)) };
  });
}

const orders = memoByWorld<ReadonlyMap<string, number>>();

/** All Challenges of a colour, by the place of each from the easiest to the hardest. */
const orderOf = (world: World, color: string): ReadonlyMap<string, number> =>
  orders(world, color, () => {
    const foes = (world.decks[color] ?? []).filter((id) => infoOf(world, id).card.kind === 'challenge');
    foes.sort((a, b) => difficulty(infoOf(world, a)) - difficulty(infoOf(world, b)));
    return new Map(foes.map((id, place) => [id, place]));
  });

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((total, n) => total + n, 0) / Math.max(1, numbers.length);

/** Less steep than the odds are, so that a step towards a colour counts before it is in reach. */
const FORESIGHT = 2;

/** How strong a Hero is against all colours together, for comparing what he might buy or learn. */
export function power(world: World, state: State, player: Player, weights: Weights): number {
  const hero = profileOf(world, state, player, weights);
  return memoize(hero.powers, 'power', () =>
    COLORS.reduce((total, color) => {
      const edges = sampleOf(world, color).map(
        (card) => estimate(fightWith(world, hero, card, hero.stakes)).edge,
      );
      return total + weights.mastery[color] * winFor(mean(edges), FORESIGHT);
    }, 0),
  );
}
