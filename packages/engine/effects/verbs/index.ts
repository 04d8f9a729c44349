/** The whole vocabulary of verbs. The compiler names the one that is missing. */
import type { Procedures } from '../../kernel/procedure.ts';
import { record, text, type Shape } from '../../kernel/shape.ts';
import type { Game } from '../../rules/world/game.ts';
import { knowEffect } from '../effect-list.ts';
import * as cards from './cards.ts';
import * as fights from './fights.ts';
import * as flow from './flow.ts';
import * as gold from './gold.ts';
import * as harm from './harm.ts';
import * as rolls from './rolls.ts';
import * as travel from './travel.ts';
import { modifierClauses, runs } from '../modifier-words.ts';
import {
  forget,
  type AnyVerb,
  type Say,
  type Telling,
  type Verb,
  type VerbTable,
  type Worth,
} from '../../rules/world/verb.ts';
import type { Effect, EffectOf, VerbName } from '../vocabulary.ts';
import { joined, UNTIL_WORDS } from '../words.ts';
import { targetProcedure } from './targets.ts';
import * as world from './world.ts';

const VERBS: { readonly [V in VerbName]: Verb<V> } = {
  'gain-gold': gold.gainGold,
  'lose-gold': gold.loseGold,
  rob: gold.rob,
  wound: harm.wound,
  exhaust: harm.exhaust,
  heal: harm.heal,
  recover: harm.recover,
  cancel: harm.cancel,
  test: rolls.test,
  add: rolls.add,
  reroll: rolls.reroll,
  'set-die': rolls.setDie,
  'use-attribute': rolls.useAttribute,
  damage: rolls.damage,
  modify: rolls.modify,
  attack: fights.attack,
  escape: fights.escape,
  'foe-flees': fights.foeFlees,
  defeat: fights.defeat,
  'skip-phase': fights.skipPhase,
  'attack-again': fights.attackAgain,
  'foe-heals': fights.foeHeals,
  fight: fights.fight,
  take: cards.take,
  'discard-this': cards.discardThis,
  'lose-card': cards.loseCard,
  'draw-market': cards.drawMarket,
  'buy-anywhere': cards.buyAnywhere,
  refresh: cards.refresh,
  deactivate: cards.deactivate,
  'add-counters': cards.addCounters,
  stock: cards.stock,
  look: cards.look,
  move: travel.move,
  'add-dice': travel.addDice,
  'reroll-dice': travel.rerollDice,
  'turn-dice': travel.turnDice,
  'free-step': travel.freeStep,
  replenish: world.replenish,
  'remove-counter': world.removeCounter,
  'place-counter': world.placeCounter,
  redraw: world.redraw,
  'end-event': world.endEvent,
  'gain-points': world.gainPoints,
  'lose-points': world.losePoints,
  'gain-counter': world.gainCounter,
  learn: world.learn,
  choose: flow.choose,
  if: flow.either,
  each: flow.each,
  'roll-die': flow.rollADie,
  'end-turn': flow.endTurn,
  'knock-out': flow.knockOut,
  win: flow.win,
};

export const verbs: VerbTable = Object.fromEntries(
  Object.entries(VERBS).map(([name, verb]) => [name, forget(verb as Verb<VerbName>)]),
) as Record<VerbName, AnyVerb>;

/** The procedures that verbs call; the rules call them by name. */
export const effectProcedures: Procedures<Game> = new Map(
  Object.entries({
    effects: flow.effectsProcedure,
    target: targetProcedure,
    choose: flow.chooseProcedure,
    each: flow.eachProcedure,
    test: rolls.testProcedure,
    fight: fights.fightProcedure,
    'drawn-market': cards.drawnMarketProcedure,
    look: cards.lookProcedure,
  }),
);

for (const [name, verb] of Object.entries(verbs)) {
  knowEffect(name, record<object>({ do: text(), ...verb.fields } as never) as Shape<object>);
}

/** Words for effects that stand on a card. */
export function sayFor(telling: Telling, also = false): Say {
  const hero = telling.speaker === 'ally' ? { ...telling, speaker: 'held' as const } : telling;
  return {
    ...telling,
    also,
    effects: (list) => describeEffects(list, telling),
    heroEffects: (list) => describeEffects(list, hero),
  };
}

/** Verbs whose words run on: what follows them must not read as a part of them. */
const RUNNING_ON: readonly VerbName[] = ['test', 'if', 'choose', 'roll-die', 'fight', 'each'];

/** "gain 4 gold, heal 1 wound, then discard this card": a list of effects as one clause. */
export function describeEffects(list: readonly Effect[], telling: Telling): string {
  const steps = runs(list, repeats);
  return steps
    .map((step, i) => {
      const words = describeStep(step, telling, i > 0);
      const last = i === steps.length - 1;
      const whole = !last && step.some((effect) => RUNNING_ON.includes(effect.do)) ? `(${words})` : words;
      if (i === 0) return whole;
      if (step[0]?.do === 'if') return `; ${whole}`;
      return last ? `, then ${whole}` : `, ${whole}`;
    })
    .join('');
}

const isModify = (effect: Effect): effect is EffectOf<'modify'> => effect.do === 'modify';

/** The same thing again, or modifiers of equal length. */
const repeats = (one: Effect, other: Effect): boolean =>
  isModify(one) && isModify(other)
    ? one.until === other.until && one.for === other.for
    : JSON.stringify(one) === JSON.stringify(other);

function describeStep(step: readonly Effect[], telling: Telling, also: boolean): string {
  const changes = step.filter(isModify);
  const [change] = changes;
  if (change !== undefined)
    return `${joined(modifierClauses(changes, telling.speaker), 'and')} ${UNTIL_WORDS[change.until]}`;
  const [first] = step;
  if (first === undefined) return '';
  const words = verbs[first.do].describe(first, sayFor(telling, also));
  return step.length === 1 ? words : `${words} (${step.length} times)`;
}

/** What a list of effects is worth to the one who resolves it, in gold. */
export const worthOf: Worth = (list) =>
  (list ?? []).reduce((total, effect) => total + verbs[effect.do].hint(effect, worthOf), 0);
