/** The exact chance of the roll that an option leads to: nothing is estimated, and no dice are thrown. */
import type { Chance } from '../kernel/chance.ts';
import { answer, run } from '../kernel/procedure.ts';
import type { ChooseFrame } from '../effects/verbs/flow.ts';
import type { TargetFrame } from '../effects/verbs/targets.ts';
import type { Effect, VerbName } from '../effects/vocabulary.ts';
import { AT } from '../effects/windows.ts';
import { type PhaseFrame, type RollFrame, rollOf } from '../rules/combat/combat-frame.ts';
import { allHold, looksAtDice } from '../rules/cards/conditions.ts';
import type { Asker } from '../rules/cards/counting.ts';
import { type Game, info, open, playerAt, view } from '../rules/world/game.ts';
import { clone, type State } from '../rules/world/state.ts';
import { chanceOf, opposedChance, SIDES } from '../rules/combat/two-dice.ts';
import { rollBonus } from '../rules/cards/values.ts';
import { isAffected, affectingCards } from '../rules/cards/affecting-cards.ts';
import { FORCED_BITS, STAT_BITS, type World } from '../rules/world/world.ts';

const PAIRS = SIDES * SIDES;

/**
 * The chance, from 0 to 1, that the roll succeeds to which an option of the pending decision leads directly, with
 * everything counted that is in force and nothing more played on it. Null for options that lead to no such roll.
 */
export function optionChance(world: World, state: State, option: string): number | null {
  if (state.decision?.options.includes(option) !== true) return null;
  const game = view(world, state);
  if (isThrownAgain(game, option)) return counted(world, state, option);
  const fits = leadsTo(game, option);
  if (fits === null) return null;
  const ahead = probe(world, state, option, []);
  const roll = unthrown(ahead);
  if (roll === null) return null;
  if (roll.kind === 'target') return duel(world, state, option, ahead, roll, fits);
  if (!fits(roll, ahead)) return null;
  return hangsOnDice(ahead, roll.seat)
    ? counted(world, state, option)
    : chanceOf(bonusOf(ahead, roll), roll.target);
}

/** A Hero who is fought sets the number first, and nobody knows it yet. Where cards look at the dice, none is told. */
function duel(
  world: World,
  state: State,
  option: string,
  ahead: Game,
  theirs: RollFrame,
  fits: Fits,
): number | null {
  const further = probe(world, state, option, [0, 0]);
  const roll = unthrown(further);
  if (roll === null || roll.kind === 'target' || !fits(roll, further)) return null;
  if (hangsOnDice(ahead, theirs.seat) || hangsOnDice(further, roll.seat)) return null;
  return opposedChance(bonusOf(further, roll), bonusOf(ahead, theirs));
}

const bonusOf = (game: Game, roll: RollFrame): number => rollBonus(game, roll) + roll.added;

/* Looking ahead */

/** There is no chance left: the look ahead ends here. */
class Ahead extends Error {}

/** Takes an option on a copy of the table and goes on with the given results; nobody uses anything more. */
function probe(world: World, state: State, option: string, results: readonly number[]): Game {
  let at = 0;
  const chance: Chance = {
    pick() {
      const value = results[at++];
      if (value === undefined) throw new Ahead('no more results');
      return value;
    },
  };
  const game = open(world, clone(state), chance);
  try {
    let choice: string | null = option;
    while (choice !== null) {
      answer(game, choice);
      run(game);
      choice = isJudged(game) ? null : passing(game.state);
    }
  } catch (error) {
    if (!(error instanceof Ahead)) throw error;
  }
  return game;
}

const passing = ({ decision, frames }: State): string | null =>
  frames.at(-1)?.proc === 'window' && decision?.options.includes('pass') === true ? 'pass' : null;

const isJudged = ({ events }: Game): boolean =>
  events.some((event) => event.type === 'rolled' && event.what !== 'target');

/** The roll whose dice would be thrown next. */
function unthrown({ state }: Game): RollFrame | null {
  const frame = state.frames.at(-1);
  return frame?.proc === 'roll' && (frame as RollFrame).first === 0 ? (frame as RollFrame) : null;
}

/** By counting all pairs of dice: where more hangs on them than their sum. */
function counted(world: World, state: State, option: string): number | null {
  let successes = 0;
  for (let first = 0; first < SIDES; first++) {
    for (let second = 0; second < SIDES; second++) {
      const { events } = probe(world, state, option, [first, second]);
      const rolled = events.find((event) => event.type === 'rolled');
      if (rolled?.success === true) successes++;
    }
  }
  return successes / PAIRS;
}

/** Whether a card in force looks at the dice themselves, or acts when they have been thrown. */
function hangsOnDice(game: Game, seat: number): boolean {
  if (isAffected(game, seat, FORCED_BITS, AT.rolled.bit | AT.tested.bit)) return true;
  return affectingCards(game, seat, STAT_BITS, -1).some(({ face }) =>
    face.always.some((modifier) => modifier.if?.some(looksAtDice) === true),
  );
}

/* Which options lead to a roll */

/** Whether a roll that comes next is the one that the option is for. */
type Fits = (roll: RollFrame, game: Game) => boolean;

function leadsTo(game: Game, option: string): Fits | null {
  const { decision, frames } = game.state;
  const [word = '', what = '', index = ''] = option.split(':');
  const top = frames.at(-1);
  if (decision === null || top === undefined) return null;
  if (word === 'escape') return (roll) => roll.kind === 'escape';
  if (top.proc === 'phase') {
    const kind = word === 'attack' ? 'attack' : word === 'defend' ? 'defense' : null;
    return kind === null ? null : (roll) => roll.kind === kind && roll.phase === (top as PhaseFrame).phase;
  }
  const rolling = frames.at(-2)?.proc === 'roll' ? (frames.at(-2) as RollFrame) : null;
  if (top.proc === 'window' && rolling !== null && (word === 'use' || word === 'pass')) {
    return rolling.first === 0 && rolling.kind !== 'target'
      ? (roll) => roll.kind === rolling.kind && roll.who === rolling.who
      : null;
  }
  if (word === 'use') {
    const source = info(game, what);
    const bearer = source.fighter !== null && what !== playerAt(game, decision.seat).hero ? what : 'hero';
    const asker = { seat: decision.seat, bearer, source: what, roll: rollOf(game) };
    return rollsFirst(game, source.held.abilities[Number(index)]?.do, asker);
  }
  if (word === 'choose' && top.proc === 'choose') {
    const { seat, bearer, source, choices } = top as ChooseFrame;
    return rollsFirst(game, choices[Number(what)]?.do, { seat, bearer, source, roll: rollOf(game) });
  }
  return null;
}

/** Effects that begin with an attack or a test lead to a roll of it. */
function rollsFirst(game: Game, effects: readonly Effect[] | undefined, asker: Asker): Fits | null {
  const verb = firstVerb(game, effects, asker);
  if (verb === 'test') return (roll) => roll.kind === 'test' && roll.seat === asker.seat;
  return verb === 'attack' ? (roll) => roll.kind === 'attack' && !roll.inPhase : null;
}

function firstVerb(game: Game, effects: readonly Effect[] | undefined, asker: Asker): VerbName | null {
  const first = effects?.[0];
  if (first === undefined) return null;
  if (first.do !== 'if') return first.do;
  return firstVerb(game, allHold(game, first.if, asker) ? first.then : first.else, asker);
}

/** Dice that lie there are thrown again: by a card that begins so, or when the die has been named. */
function isThrownAgain(game: Game, option: string): boolean {
  const { frames } = game.state;
  const [word = '', card = '', index = ''] = option.split(':');
  const top = frames.at(-1);
  if (rollOf(game)?.kind === 'target') return false;
  if (top?.proc === 'target') return (top as TargetFrame).effect.do === 'reroll';
  const below = frames.at(-2);
  if (word !== 'use' || top?.proc !== 'window' || below?.proc !== 'roll') return false;
  const [first] = info(game, card).held.abilities[Number(index)]?.do ?? [];
  return first?.do === 'reroll' && first.dice !== 'chosen';
}
