/**
 * What adventures promise a Hero, found by fighting them in imagination: by the rules, with dice of one's own, and without
 * much thought. So whatever cards say is counted in, and nothing need be known of them.
 */
import { type Chance, seeded } from '@wayrune/engine/kernel/chance.ts';
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { run } from '@wayrune/engine/kernel/procedure.ts';
import type { Color } from '@wayrune/engine/rules/board.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { acting } from '@wayrune/engine/rules/fighters.ts';
import { apply, type Game, open, view } from '@wayrune/engine/rules/game.ts';
import { clone, type State } from '@wayrune/engine/rules/state.ts';
import { foeLife } from '@wayrune/engine/rules/values.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { fightingAllies, fightOf, imagine, later } from './fight-numbers.ts';
import { decide } from '../heuristics/deciders.ts';
import { challengeSpaces } from './challenge-spaces.ts';
import { memoize } from '../memo.ts';
import type { Weights } from '../value/weights.ts';
import { bestPlan, DEFEND, HERO, type OutcomeWorth } from './estimate.ts';
import { arenaWorld, fightWith } from '../odds/arena.ts';
import { firstChallenges } from '../odds/deck.ts';
import { considered, endingFor } from '../odds/explore.ts';
import { type Stakes, worthOfEnding } from '../odds/result.ts';
import { colorOf, prizeOf } from './prize.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import type { Outlook, HeroProfile } from './hero-profile.ts';
import { best, contextOf } from '../heuristics/context.ts';
import { fightStakes } from './stakes.ts';

/** When so many of the first fights end alike, that is enough. */
const CLEAR = 6;
/** One enemy is sooner known than all of a colour. */
const ONE_ENEMY = 0.5;
/** A fight that goes on after so many decisions is nobody's. */
const MOST_DECISIONS = 300;

/** An enemy to spar with: the table and one's seat at it, what is at stake, and who does what in each phase. */
export interface SimulatedFight {
  readonly card: string;
  readonly table: State;
  readonly seat: number;
  readonly stakes: Stakes;
  readonly plan: readonly string[];
}

export function prepareFight(
  world: World,
  hero: HeroProfile,
  card: string,
  counter: Color | null,
): SimulatedFight {
  const { stakes, aim, trophies, weights } = hero;
  const [me] = hero.state.players;
  if (me === undefined) throw new Error('a profile without a player');
  const state = { ...hero.state, players: [{ ...me, space: challengeSpaces(world, card)[0] ?? null }] };
  const { game, combat } = imagine(world, state, 0, card);
  const win = prizeOf(aim, infoOf(world, card), trophies, counter, weights);
  return {
    card,
    table: fightWith(world, state, 0, card),
    seat: 0,
    stakes: fightStakes({ ...stakes, win }, me.wounds),
    plan: stances(game, combat, { ...stakes, win: 10 }),
  };
}

/** Who attacks in each phase, and where the Hero defends, at first sight. */
function stances(game: Game, combat: CombatFrame, stakes: OutcomeWorth): readonly string[] {
  const allies = fightingAllies(game, acting(combat));
  return bestPlan(fightOf(game, combat, stakes)).stances.map((stance) =>
    stance === DEFEND ? 'defend' : `attack:${stance === HERO ? 'hero' : allies[stance - 1]?.card}`,
  );
}

/** Made when it is first wanted. */
function prepared(
  world: World,
  hero: HeroProfile,
  card: string,
  counter: Color | null,
): () => SimulatedFight {
  let made: SimulatedFight | null = null;
  return () => (made ??= prepareFight(world, hero, card, counter));
}

/** How a fight went: whether it was won, what that was worth, and the share of the enemy's Life that it cost. */
interface Fought {
  readonly won: boolean;
  readonly worth: number;
  readonly dealt: number;
}

/** One fight, or what is left of it after a choice; the same dice whenever it has the same number. */
function simulateFight(
  world: World,
  weights: Weights,
  { card, table, seat, stakes, plan }: SimulatedFight,
  number: number,
  choice = '',
): Fought {
  const ground = arenaWorld(world);
  const chance = seeded(`${card} ${number}`);
  const copy = clone(table);
  const combat = combatOf(view(ground, copy));
  if (combat === null) throw new Error('no combat');
  const life = foeLife(view(ground, copy), combat);
  if (copy.decision === null) run(open(ground, copy, chance));
  else apply(ground, copy, choice, chance);
  for (let i = 0; copy.decision !== null && i < MOST_DECISIONS; i++)
    apply(ground, copy, reflex(ground, copy, weights, plan, chance), chance);
  const ending = endingFor(ground, table, copy, combat, seat);
  const won = ending.how === 'won';
  const dealt = won || life <= 0 ? 1 : Math.min(1, combat.foeWounds / life);
  return { won, worth: worthOfEnding(stakes, ending), dealt };
}

function reflex(
  world: World,
  state: State,
  weights: Weights,
  plan: readonly string[],
  chance: Chance,
): string {
  const { kind, options } = state.decision as NonNullable<State['decision']>;
  const [first = ''] = options;
  if (options.length === 1) return first;
  if (options.includes('fight')) return 'fight';
  const wanted = plan[PHASES.indexOf(kind as Phase)];
  if (wanted !== undefined) return options.includes(wanted) ? wanted : 'defend';
  const choice = decide(contextOf(world, state, chance, weights));
  return options.includes(choice) ? choice : first;
}

/** Each choice of a fight is tried at least so often. */
const LEAST_TRIALS = 6;

/** The best choice in a fight, found by fighting it to its end after each of them, so many times if there is time. */
export function chooseBySimulation(
  context: PlanContext,
  combat: CombatFrame,
  table: State,
  plain: OutcomeWorth,
  times: number,
): string {
  const { world, state, seat, player, weights, options, late, over } = context;
  const ahead = later(world, state, combat);
  const foe = {
    card: combat.card,
    table,
    seat,
    stakes: fightStakes(plain, player.wounds),
    plan: stances(ahead.game, ahead.combat, plain),
  };
  const choices = considered(options);
  const worths = choices.map(() => 0);
  for (let i = 0; i < times && !(i > 0 && over()) && !(i >= LEAST_TRIALS && late()); i++)
    choices.forEach((choice, at) => {
      worths[at] = (worths[at] as number) + simulateFight(world, weights, foe, i, choice).worth;
    });
  return best(choices, (choice) => worths[choices.indexOf(choice)] as number);
}

/** The mean of fights with these, in turn. */
export function meanOutlook(
  world: World,
  hero: HeroProfile,
  foes: readonly (() => SimulatedFight)[],
  most: number,
): Outlook {
  let won = 0;
  let worth = 0;
  let count = 0;
  while (count < most && (count < CLEAR || (won > 0 && won < count))) {
    const fought = simulateFight(
      world,
      hero.weights,
      (foes[count % foes.length] as () => SimulatedFight)(),
      Math.floor(count / foes.length),
    );
    if (fought.won) won++;
    worth += fought.worth;
    count++;
  }
  return { win: won / count, value: worth / count };
}

/** Fights with each of the cards of a colour that show how hard a Hero hits it. */
const BLOWS = 2;

/** The share of the Life of a colour's enemies that a Hero takes before he falls: it grows long before he wins. */
export const lifeShareDealt = (world: World, state: State, hero: HeroProfile, deck: string): number =>
  memoize(hero.powers, `dealt ${deck} ${firstChallenges(world, state, deck).size}`, () => {
    const counter = colorOf(deck);
    const foes = sampleFoes(world, state, deck).map((card) => prepareFight(world, hero, card, counter));
    let total = 0;
    for (const foe of foes)
      for (let i = 0; i < BLOWS; i++) total += simulateFight(world, hero.weights, foe, i).dealt;
    return foes.length === 0 ? 1 : total / (BLOWS * foes.length);
  });

/** What a Hero may expect of a Challenge that he knows. */
export const simulatedOutlook = (
  world: World,
  hero: HeroProfile,
  card: string,
  counter: Color | null,
  fightSamples: number,
): Outlook =>
  memoize(hero.outlooks, `sampled ${card} ${counter} ${fightSamples}`, () =>
    meanOutlook(world, hero, [prepared(world, hero, card, counter)], fightSamples * ONE_ENEMY),
  );

export const NO_OUTLOOK: Outlook = { value: 0, win: 0 };
/** So many of the cards that may come stand for all of them, looked at in leaps: a prime beyond that number misses none. */
const FOES = 10;
const LEAP = 13;

/** The cards that may come next of a colour, or some that stand for all of them, by one who has counted the cards. */
export function sampleFoes(world: World, state: State, deck: string): readonly string[] {
  const next = [...firstChallenges(world, state, deck).keys()];
  const count = Math.min(FOES, next.length);
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor((((i * LEAP) % count) * next.length) / count);
    return next[at] as string;
  });
}

/** What a Hero may expect of the next card of a colour. */
export function forecast(
  world: World,
  state: State,
  hero: HeroProfile,
  deck: string,
  fightSamples: number,
): Outlook {
  const next = firstChallenges(world, state, deck);
  const counter = colorOf(deck);
  const [only] = next.keys();
  if (only === undefined) return NO_OUTLOOK;
  if (next.size === 1) return simulatedOutlook(world, hero, only, counter, fightSamples);
  return memoize(hero.outlooks, `sampled ${deck} ${next.size} ${fightSamples}`, () => {
    const foes = sampleFoes(world, state, deck).map((card) => prepared(world, hero, card, counter));
    return meanOutlook(world, hero, foes, fightSamples);
  });
}
