/** The whole vocabulary of verbs. The compiler names the one that is missing. */
import { record, text, type Shape } from '../kernel/shape.ts';
import { knowEffect } from './effect-list.ts';
import * as cards from './cards.ts';
import * as fights from './fights.ts';
import * as flow from './flow.ts';
import * as gold from './gold.ts';
import * as harm from './harm.ts';
import * as rolls from './rolls.ts';
import * as travel from './travel.ts';
import { forget, type AnyVerb, type Say, type Verb, type VerbTable, type Worth } from './verb.ts';
import type { Effect, VerbName } from './vocabulary.ts';
import { townName } from './words.ts';
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

for (const [name, verb] of Object.entries(verbs)) {
  knowEffect(name, record<object>({ do: text(), ...verb.fields } as never) as Shape<object>);
}

const say: Say = {
  effects: (list) => list.map((effect) => describeEffect(effect)).join(', then '),
  cards: { town: townName },
};

export const describeEffect = (effect: Effect): string => verbs[effect.do].describe(effect, say);
export const describeEffects = (list: readonly Effect[]): string => say.effects(list);

/** What a list of effects is worth to the one who resolves it, in gold. */
export const worthOf: Worth = (list) =>
  (list ?? []).reduce((total, effect) => total + verbs[effect.do].hint(effect, worthOf), 0);
