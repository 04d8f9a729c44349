/** A check for every verb of the vocabulary. The compiler names the one that is missing. */
import type { Effect, VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import type { Act } from '../acts.ts';
import { COUNTS } from '../counts.ts';
import type { Plan } from '../plan.ts';
import type { Check, Run } from '../run.ts';
import * as cards from './verbs-cards.ts';
import * as fights from './verbs-fight.ts';
import * as party from './verbs-party.ts';
import * as traps from './verbs-trap.ts';
import * as world from './verbs-world.ts';
import * as zanaga from '../zanaga/verbs.ts';

const CHECKS: { readonly [V in VerbName]: Check<V> } = {
  'gain-gold': party.gainGold,
  'lose-gold': party.loseGold,
  rob: party.rob,
  wound: party.wound,
  exhaust: party.exhaust,
  heal: party.heal,
  recover: party.recover,
  cancel: party.cancel,
  test: fights.test,
  add: fights.add,
  reroll: fights.reroll,
  'set-die': fights.setDie,
  'use-attribute': fights.useAttribute,
  damage: fights.damage,
  modify: fights.modify,
  attack: fights.attack,
  escape: fights.escape,
  'foe-flees': fights.foeFlees,
  defeat: fights.defeat,
  overcome: traps.overcome,
  // Curse cards are claimed only in their own adventure.
  claim: {
    check() {
      throw new Error('nothing can be claimed here');
    },
  },
  progress: {
    check() {
      throw new Error('there is no quest here');
    },
  },
  // A Scion awakens only in its own adventure, whose tests play it; here another effect stands for it.
  awaken: {
    check() {
      throw new Error('a Scion cannot awaken here');
    },
  },
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
  move: world.move,
  'add-dice': world.addDice,
  'reroll-dice': world.rerollDice,
  'turn-dice': world.turnDice,
  'free-step': world.freeStep,
  replenish: world.replenish,
  'remove-counter': world.removeCounter,
  'place-counter': world.placeCounter,
  redraw: world.redraw,
  'end-event': world.endEvent,
  'gain-points': party.gainPoints,
  'lose-points': party.losePoints,
  'gain-counter': party.gainCounter,
  learn: party.learn,
  choose: world.choose,
  if: world.either,
  each: world.each,
  'roll-die': world.rollDie,
  'place-lost-city': zanaga.placeLostCity,
  'place-tokens': zanaga.placeTokens,
  'redraw-token': zanaga.redrawToken,
  'add-roaming': zanaga.addRoaming,
  'roaming-check': zanaga.roamingCheck,
  'add-doom': zanaga.addDoom,
  'gain-gear': zanaga.gainGear,
  'end-turn': world.endTurn,
  'knock-out': world.knockOut,
  win: world.win,
};

const checkOf = (effect: Effect): Check<never> => CHECKS[effect.do] as unknown as Check<never>;

export function stageAct(plan: Plan, act: Act): void {
  checkOf(act.effect).stage?.(plan, act as Act<never>);
  const amount = 'amount' in act.effect ? act.effect.amount : 0;
  if (act.count !== null && typeof amount === 'object' && 'count' in amount)
    COUNTS[amount.count].wish(plan, act.count);
}

export function checkAct(run: Run, act: Act): void {
  checkOf(act.effect).check(run, act as Act<never>);
}
