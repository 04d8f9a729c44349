/** The whole vocabulary of verbs. The compiler names the one that is missing. */
import type { Procedures } from '../../kernel/procedure.ts';
import { record, text, type Shape } from '../../kernel/shape.ts';
import type { Game } from '../../rules/world/game.ts';
import { knowEffect } from '../effect-list.ts';
import * as cataclysm from './cataclysm.ts';
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
import * as wares from './wares.ts';
import * as world from './world.ts';
import * as scions from './scions.ts';
import * as zanaga from './zanaga.ts';

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
  overcome: fights.overcome,
  'skip-phase': fights.skipPhase,
  'attack-again': fights.attackAgain,
  'foe-heals': fights.foeHeals,
  fight: fights.fight,
  take: cards.take,
  'discard-this': cards.discardThis,
  'lose-card': cards.loseCard,
  'draw-market': wares.drawMarket,
  'buy-anywhere': wares.buyAnywhere,
  refresh: cards.refresh,
  deactivate: cards.deactivate,
  'add-counters': cards.addCounters,
  stock: wares.stock,
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
  awaken: scions.awaken,
  claim: cataclysm.claim,
  progress: cataclysm.progress,
  'place-lost-city': zanaga.placeLostCity,
  'place-tokens': zanaga.placeTokens,
  'redraw-token': zanaga.redrawToken,
  'add-roaming': zanaga.addRoaming,
  'roaming-check': zanaga.roamingCheck,
  'add-doom': zanaga.addDoom,
  'gain-gear': zanaga.gainGear,
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
    'drawn-market': wares.drawnMarketProcedure,
    look: cards.lookProcedure,
  }),
);

for (const [name, verb] of Object.entries(verbs)) {
  knowEffect(name, record<object>({ do: text(), ...verb.fields } as never) as Shape<object>);
}

/** Words for effects that stand on a card. */
export function sayFor(telling: Telling): Say {
  const hero = telling.speaker === 'ally' ? { ...telling, speaker: 'held' as const } : telling;
  return {
    ...telling,
    effects: (list) => describeEffects(list, telling),
    heroEffects: (list) => describeEffects(list, hero),
  };
}

/** Verbs that end in sentences of their own: what follows them comes whatever their outcome. */
const WITH_OUTCOMES: readonly VerbName[] = ['test', 'fight'];

/** Verbs whose words run on: what follows them must not read as a part of them. */
const RUNNING_ON: readonly VerbName[] = ['if', 'choose', 'roll-die', 'each'];
const runsOn = (effect: Effect): boolean =>
  RUNNING_ON.includes(effect.do) && !(effect.do === 'choose' && flow.choiceInOne(effect) !== null);

/** "gain 4 gold, heal 1 wound, then discard this card": a list of effects as one clause. */
export function describeEffects(all: readonly Effect[], telling: Telling): string {
  const list = amended(all);
  const at = list.findIndex(({ do: verb }, i) => WITH_OUTCOMES.includes(verb) && i < list.length - 1);
  if (at >= 0) {
    const [before, after] = [list.slice(0, at + 1), list.slice(at + 1)];
    return `${describeEffects(before, telling)}. Either way, ${describeEffects(after, telling)}`;
  }
  const steps = sharing(runs(list, repeats).map((step) => ({ step, words: describeStep(step, telling) })));
  return steps
    .map(({ step, words }, i) => {
      const last = i === steps.length - 1;
      const open = !words.endsWith(')') && step.some(runsOn);
      const whole = !last && open ? `(${words})` : words;
      if (i === 0) return whole;
      if (step[0]?.do === 'if' && open) return `; ${whole}`;
      return last ? `, then ${whole}` : `, ${whole}`;
    })
    .join('');
}

interface Step {
  readonly step: readonly Effect[];
  readonly words: string;
}

/** Words that are said once for several effects: "gain 5 gold and 1 experience". The longer ones come first. */
const SHARED = ['you and your Allies each ', 'you and your Allies ', 'your Allies each ', 'gain '];

const sharedBy = ({ words }: Step): string | null =>
  words.includes(';') ? null : (SHARED.find((start) => words.startsWith(start)) ?? null);

function sharing(steps: readonly Step[]): Step[] {
  return runs(steps, (one, other) => sharedBy(one) !== null && sharedBy(one) === sharedBy(other)).map(
    (run) => {
      const start = run[0] === undefined ? '' : (sharedBy(run[0]) ?? '');
      const ends = run.map(({ words }) => words.slice(start.length));
      return { step: run.flatMap(({ step }) => step), words: `${start}${joined(ends, 'and')}` };
    },
  );
}

/** An effect, and more of it on a condition, is one effect with two amounts: "gain 7 gold (11 on a road space)". */
function amended(list: readonly Effect[]): Effect[] {
  const result: Effect[] = [];
  for (const effect of list) {
    const last = result.at(-1);
    const more = last === undefined ? null : moreOf(last, effect);
    if (more === null) result.push(effect);
    else result.splice(-1, 1, more);
  }
  return result;
}

function moreOf(first: Effect, next: Effect): Effect | null {
  if (next.do !== 'if' || next.then.length !== 1 || (next.else ?? []).length > 0) return null;
  const [more] = next.then;
  if (more === undefined || !('amount' in first) || !('amount' in more)) return null;
  const [{ amount: less, ...base }, { amount: added, ...rest }] = [first, more];
  if (typeof less !== 'number' || typeof added !== 'number') return null;
  if (JSON.stringify(base) !== JSON.stringify(rest)) return null;
  return { ...next, then: [{ ...first, amount: less + added } as Effect], else: [first] };
}

const isModify = (effect: Effect): effect is EffectOf<'modify'> => effect.do === 'modify';

/** The same thing again, or modifiers of equal length. */
const repeats = (one: Effect, other: Effect): boolean =>
  isModify(one) && isModify(other)
    ? one.until === other.until && one.for === other.for
    : JSON.stringify(one) === JSON.stringify(other);

function describeStep(step: readonly Effect[], telling: Telling): string {
  const changes = step.filter(isModify);
  const [change] = changes;
  if (change !== undefined)
    return `${joined(modifierClauses(changes, telling.speaker), 'and')} ${UNTIL_WORDS[change.until]}`;
  const [first] = step;
  if (first === undefined) return '';
  const words = verbs[first.do].describe(first, sayFor(telling));
  if (step.length === 1) return words;
  if (first.do !== 'free-step') return `${words} (${step.length} times)`;
  return words
    .replace('one more', `up to ${step.length} more`)
    .replace(/space without a die$/, 'spaces without dice');
}

/** What a list of effects is worth to the one who resolves it, in gold. */
export const worthOf: Worth = (list) =>
  (list ?? []).reduce((total, effect) => total + verbs[effect.do].hint(effect, worthOf), 0);
