/**
 * What adventures promise a Hero, by Monte Carlo simulation: fights by the rules, with dice of the bot's own and heuristic choices. So
 * whatever cards say is counted in, and nothing need be known of them.
 */
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { answer, type Decision, run } from '@wayrune/engine/kernel/procedure.ts';
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting } from '@wayrune/engine/rules/combat/fighters.ts';
import { type Game, open } from '@wayrune/engine/rules/world/game.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import { foeLife } from '@wayrune/engine/rules/cards/values.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { fightingAllies, fightOf, imagine, later } from './fight-numbers.ts';
import { decide } from '../heuristics/deciders.ts';
import { battlefield } from './challenge-spaces.ts';
import { memoize } from '../memo.ts';
import type { Aim } from '../aims/aim.ts';
import type { Weights } from '../value/weights.ts';
import { bestPlan, DEFEND, HERO, type Fight, type OutcomeWorth } from './estimate.ts';
import { arenaWorld, fightWith } from '../odds/arena.ts';
import { firstChallenges } from '../odds/deck.ts';
import { considered, endingFor } from '../odds/explore.ts';
import { type Ending, type Stakes, worthOfEnding } from '../odds/result.ts';
import { colorOf, prizeOf } from './prize.ts';
import type { PlanContext } from '../plan/turn-plan.ts';
import type { Outlook, HeroProfile } from './hero-profile.ts';
import { best } from '../heuristics/context.ts';
import { contextIn } from '../heuristics/context-of.ts';
import { fightStakes } from './stakes.ts';
import { isTrap, trapOutlook, withTraps } from './traps.ts';

/** When so many of the first fights end alike, that is enough. */
const CLEAR = 6;
/** One enemy is sooner known than all of a deck. */
export const ONE_ENEMY = 0.5;
/** A fight with more decisions than this counts as undecided. */
const MOST_DECISIONS = 300;

/** A fight to simulate: the table and one's seat at it, what is at stake, and who does what in each phase. */
export interface SimulatedFight {
  readonly card: string;
  /** The same for fights that go the same way. */
  readonly name: string;
  /** Laid out when it is first wanted: fights that were fought before need none. */
  readonly table: () => State;
  readonly seat: number;
  readonly stakes: Stakes;
  readonly plan: readonly string[];
}

/** The numbers of a fight, and the Allies in the order that they count in. */
export interface FightNumbers {
  readonly fight: Fight;
  readonly allies: readonly string[];
}

/** How a fight ended, and the share of the enemy's Life that was struck off. */
export interface FoughtOut {
  readonly ending: Ending;
  readonly dealt: number;
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
  const space = battlefield(world, card, counter);
  const state = { ...hero.state, players: [{ ...me, space }] };
  const name =
    space === battlefield(world, card, colorOf(infoOf(world, card).deck)) ? card : `${card} in the wild`;
  const { fight, allies } = memoize(hero.numbers, name, () => {
    const { game, combat } = imagine(world, state, 0, card);
    return numbersOf(game, combat, stakes);
  });
  const win = prizeOf(aim, infoOf(world, card), trophies, counter, weights);
  return {
    card,
    name,
    table: once(() => fightWith(world, state, 0, card)),
    seat: 0,
    stakes: fightStakes({ ...stakes, win }, me.wounds),
    plan: stances({ ...fight, stakes: { ...stakes, win: 10 } }, allies),
  };
}

const numbersOf = (game: Game, combat: CombatFrame, stakes: OutcomeWorth): FightNumbers => ({
  fight: fightOf(game, combat, stakes),
  allies: fightingAllies(game, acting(combat)).map(({ card }) => card),
});

/** Who attacks in each phase, and where the Hero defends, at a first estimate. */
const stances = (fight: Fight, allies: readonly string[]): readonly string[] =>
  bestPlan(fight).stances.map((stance) =>
    stance === DEFEND ? 'defend' : `attack:${stance === HERO ? 'hero' : allies[stance - 1]}`,
  );

function once<T>(make: () => T): () => T {
  let made: T | null = null;
  return () => (made ??= make());
}

/** One fight of a Hero; the same dice whenever it has the same number, so that it need not be fought again. */
const foughtBy = (world: World, hero: HeroProfile, foe: SimulatedFight, number: number): FoughtOut =>
  memoize(hero.fought, `${foe.name} ${number} ${foe.plan.join()}`, () =>
    simulateFight(world, hero.weights, foe, number),
  );

/** One fight, or what is left of it after a choice. */
function simulateFight(
  world: World,
  weights: Weights,
  { card, table: layOut, seat, plan }: SimulatedFight,
  number: number,
  choice = '',
): FoughtOut {
  const ground = arenaWorld(world);
  const table = layOut();
  const copy = clone(table);
  const game = open(ground, copy, seeded(`${card} ${number}`));
  const combat = combatOf(game);
  if (combat === null) throw new Error('no combat');
  const life = foeLife(game, combat);
  if (copy.decision !== null) answer(game, choice);
  run(game);
  for (let i = 0; copy.decision !== null && i < MOST_DECISIONS; i++) {
    // One game serves for all decisions. Cards that were turned up again must count in the next.
    game.ownAffects.fill(null);
    answer(game, reflex(game, copy.decision, weights, plan));
    run(game);
  }
  const ending = endingFor(ground, table, copy, combat, seat);
  const isWon = ending.how === 'won';
  return { ending, dealt: isWon || life <= 0 ? 1 : Math.min(1, combat.foeWounds / life) };
}

function reflex(game: Game, { kind, options }: Decision, weights: Weights, plan: readonly string[]): string {
  const [first = ''] = options;
  if (options.length === 1) return first;
  if (options.includes('fight')) return 'fight';
  const wanted = plan[PHASES.indexOf(kind as Phase)];
  if (wanted !== undefined) return options.includes(wanted) ? wanted : 'defend';
  const choice = decide(contextIn(game, weights));
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
  const numbers = numbersOf(ahead.game, ahead.combat, plain);
  const foe = {
    card: combat.card,
    name: combat.card,
    table: () => table,
    seat,
    stakes: fightStakes(plain, player.wounds),
    plan: stances(numbers.fight, numbers.allies),
  };
  const choices = considered(options);
  const worths = choices.map(() => 0);
  for (let i = 0; i < times && !(i > 0 && over()) && !(i >= LEAST_TRIALS && late()); i++)
    choices.forEach((choice, at) => {
      const { ending } = simulateFight(world, weights, foe, i, choice);
      worths[at] = (worths[at] as number) + worthOfEnding(foe.stakes, ending);
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
    const foe = (foes[count % foes.length] as () => SimulatedFight)();
    const { ending } = foughtBy(world, hero, foe, Math.floor(count / foes.length));
    if (ending.how === 'won') won++;
    worth += worthOfEnding(foe.stakes, ending);
    count++;
  }
  return { win: won / count, value: worth / count };
}

/** Fights with each of the cards of a color that show how hard a Hero hits it. */
const BLOWS = 2;

/** The share of the Life of a color's enemies that a Hero takes before they fall: it grows long before they win. */
export const lifeShareDealt = (world: World, state: State, hero: HeroProfile, deck: string): number =>
  memoize(hero.powers, `dealt ${foesKey(world, state, hero.aim, deck)}`, () => {
    const counter = colorOf(deck);
    const foes = sampleFoes(world, state, hero.aim, deck)
      .filter((card) => !isTrap(world, card))
      .map((card) => prepareFight(world, hero, card, counter));
    let total = 0;
    for (const foe of foes) for (let i = 0; i < BLOWS; i++) total += foughtBy(world, hero, foe, i).dealt;
    return foes.length === 0 ? 1 : total / (BLOWS * foes.length);
  });

/** What a Hero may expect of a Challenge that they know. */
export const simulatedOutlook = (
  world: World,
  hero: HeroProfile,
  card: string,
  counter: Color | null,
  fightSamples: number,
): Outlook =>
  isTrap(world, card)
    ? trapOutlook(world, hero, card, counter)
    : memoize(hero.outlooks, `sampled ${card} ${counter} ${fightSamples}`, () =>
        meanOutlook(
          world,
          hero,
          [once(() => prepareFight(world, hero, card, counter))],
          fightSamples * ONE_ENEMY,
        ),
      );

export const NO_OUTLOOK: Outlook = { value: 0, win: 0 };
/** So many of the cards that may come stand for all of them, looked at in leaps: a prime beyond that number misses none. */
const FOES = 10;
const LEAP = 13;

const enemiesIn = ({ decks }: Aim, deck: string) => decks.find((one) => one.deck === deck)?.enemies;

/** The enemies of a deck that may come next, or those that the adventure reckons with. */
function foesIn(world: World, state: State, aim: Aim, deck: string): readonly string[] {
  return enemiesIn(aim, deck)?.(world, state) ?? [...firstChallenges(world, state, deck).keys()];
}

/** A deck is told apart by its size alone, so that what was found out lasts for a while. */
function foesKey(world: World, state: State, aim: Aim, deck: string): string {
  const enemies = enemiesIn(aim, deck)?.(world, state);
  return `${deck} ${enemies?.join() ?? firstChallenges(world, state, deck).size}`;
}

/** The cards that may come next of a color, or some that stand for all of them, by one who has counted the cards. */
export function sampleFoes(world: World, state: State, aim: Aim, deck: string): readonly string[] {
  const next = foesIn(world, state, aim, deck);
  const count = Math.min(FOES, next.length);
  return Array.from({ length: count }, (_, i) => {
    const at = Math.floor((((i * LEAP) % count) * next.length) / count);
    return next[at] as string;
  });
}

/** What a Hero may expect of the next card of a color. */
export function forecast(
  world: World,
  state: State,
  hero: HeroProfile,
  deck: string,
  fightSamples: number,
): Outlook {
  const next = foesIn(world, state, hero.aim, deck);
  const counter = colorOf(deck);
  const [only] = next;
  if (only === undefined) return NO_OUTLOOK;
  if (next.length === 1) return simulatedOutlook(world, hero, only, counter, fightSamples);
  return memoize(hero.outlooks, `sampled ${foesKey(world, state, hero.aim, deck)} ${fightSamples}`, () => {
    return withTraps(world, hero, sampleFoes(world, state, hero.aim, deck), counter, (foes) => {
      const fights = foes.map((card) => once(() => prepareFight(world, hero, card, counter)));
      return meanOutlook(world, hero, fights, fightSamples);
    });
  });
}
