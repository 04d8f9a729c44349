/** Checks of the verbs that touch rolls and fights. */
import { combatOf, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { attribute, damageOf, foeLife, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import type { Act } from '../acts.ts';
import { FRIENDS } from '../cast.ts';
import { GAUGES } from '../gauges.ts';
import { haveSome } from '../plan.ts';
import {
  choose,
  combatIn,
  eventsOf,
  gameOf,
  atWindow,
  kindOf,
  optionsOf,
  type Play,
  playerOf,
  quietAnswer,
} from '../play.ts';
import { amountIn, type Check, type Rolled, type Run, stageAmount } from '../run.ts';
import { playUntil } from '../twins.ts';
import { ATTACKED, cardKey, DICE, FOE_WOUNDS, must, putAway, shiftBy, SKIPPED } from '../view.ts';
import { placeTokensOf } from '../zanaga/view.ts';

const changeRoll = (run: Run, change: (roll: Rolled) => Rolled): void => {
  run.rollChanges.push(change);
};

/** Windows that open on the way, for other abilities. */
function passOthers({ real, window }: Run): void {
  for (let n = 0; n < 6 && atWindow(real) && kindOf(real) !== window; n++) choose(real, 'pass');
}

export const test: Check<'test'> = {
  stage(plan, { effect, goesWell }) {
    const { attribute: name, skill = null, target } = effect;
    plan.tests.push({ attribute: name, skill, target, success: goesWell });
  },
  check(run, { effect, goesWell }) {
    passOthers(run);
    const { attribute: name, skill = null, target } = effect;
    // A card may ask for the same skill twice: the target tells which of the two it is.
    const rolled = eventsOf(run.real, 'rolled')
      .slice(eventsOf(run.before, 'rolled').length)
      .filter((roll) => roll.what === 'test' && roll.attribute === name && roll.skill === skill)
      .find((roll) => roll.target === target);
    must(rolled?.success === goesWell, `no test of ${name} against ${target}`);
  },
};

export const add: Check<'add'> = {
  stage(plan, { effect }) {
    stageAmount(plan, effect.amount);
    plan.outOfReach = true;
  },
  check(run, { effect }) {
    const amount = amountIn(run, effect.amount);
    changeRoll(run, (roll) => ({ ...roll, bonus: roll.bonus + amount }));
  },
};

const NEW_DICE = [9, 8] as const;

export const reroll: Check<'reroll'> = {
  stage(plan, { effect }) {
    plan.outOfReach = true;
    plan.pips.push(...(effect.dice === 'both' ? NEW_DICE : NEW_DICE.slice(0, 1)));
  },
  check(run, { effect }) {
    if (effect.dice === 'chosen') choose(run.real, 'target:first');
    const [one, other] = NEW_DICE;
    changeRoll(run, (roll) => {
      const [first, second] = roll.dice;
      if (effect.dice === 'both') return { ...roll, dice: [one, other] };
      const isFirst = effect.dice === 'chosen' || first <= second;
      return { ...roll, dice: isFirst ? [one, second] : [first, one] };
    });
  },
};

export const setDie: Check<'set-die'> = {
  stage(plan) {
    plan.outOfReach = true;
  },
  check(run, { effect }) {
    changeRoll(run, (roll) => {
      const [first, second] = roll.dice;
      return { ...roll, dice: first <= second ? [effect.to, second] : [first, effect.to] };
    });
  },
};

export const useAttribute: Check<'use-attribute'> = {
  stage(plan) {
    plan.outOfReach = true;
  },
  check(run, { effect }) {
    const { who } = run.plan;
    const value = (name: 'mind' | 'body' | 'spirit'): number => attribute(gameOf(run.before), 0, who, name);
    changeRoll(run, (roll) => ({
      ...roll,
      attribute: effect.attribute,
      bonus: roll.bonus - value(roll.attribute as 'mind') + value(effect.attribute),
    }));
  },
};

export const damage: Check<'damage'> = {
  stage: (plan, { effect }) => stageAmount(plan, effect.amount),
  check: (run, { effect }) => shiftBy(run.want, FOE_WOUNDS, amountIn(run, effect.amount)),
};

/** Its numbers are looked at by themselves (see perform.ts), but for what is gone when the roll is made. */
export const modify: Check<'modify'> = {
  stage(plan, { effect }) {
    const gauge = GAUGES[effect.stat];
    if (gauge !== 'chart') gauge.stage(plan);
    else haveSome(plan, FRIENDS, 1);
    if (effect.stat.endsWith('-damage')) plan.harm = 5;
  },
  check(run, { effect }) {
    if (effect.until !== 'roll') return;
    const amount = amountIn(run, effect.amount);
    changeRoll(run, (roll) => ({ ...roll, bonus: roll.bonus + amount }));
  },
};

/** The roll of a free attack. */
const freeRoll = (run: Run, { effect }: Act<Extract<Act['effect'], { do: 'attack' }>>): RollLike => ({
  seat: 0,
  who: run.bearer,
  kind: 'attack',
  phase: effect.phase,
  inPhase: false,
  attribute: PHASE_ATTRIBUTE[effect.phase],
  skill: null,
});

export const attack: Check<'attack'> = {
  stage(plan, { goesWell }) {
    plan.fight = true;
    plan.strikes.push(goesWell);
  },
  check(run, act) {
    passOthers(run);
    const { effect, goesWell } = act;
    const roll = freeRoll(run, act);
    const game = gameOf(run.bare);
    const usual = rollBonus(game, roll) + (effect.bonus ?? 0);
    const rolled = eventsOf(run.real, 'rolled')
      .slice(eventsOf(run.before, 'rolled').length)
      .findLast(({ what, phase, who }) => what === 'attack' && phase === effect.phase && who === run.bearer);
    must(rolled !== undefined, `no ${effect.phase} attack is made`);
    must(rolled?.bonus === usual, `the attack has +${rolled?.bonus ?? 0} instead of +${usual}`);
    must(rolled?.success === goesWell, `the attack goes ${goesWell ? 'wrong' : 'well'}`);
    const wounds = effect.damage ?? damageOf(game, 0, run.bearer, effect.phase, roll);
    if (goesWell) shiftBy(run.want, FOE_WOUNDS, wounds);
  },
};

const FIGHT_KEYS = [FOE_WOUNDS, SKIPPED, ATTACKED, DICE, 'counters on the enemy'];

/** The fight is over: what was written about it is gone. */
function fightEnds(run: Run): string {
  for (const key of FIGHT_KEYS) run.ignored.add(key);
  return combatIn(run.bare)?.card ?? '';
}

export const escape: Check<'escape'> = {
  stage(plan) {
    plan.fight = true;
  },
  check(run) {
    const foe = fightEnds(run);
    const { space, from } = playerOf(run.before);
    if (foe !== '') {
      run.want['space of seat 0'] = from ?? '';
      run.want[cardKey(foe)] = `undefeated on ${space ?? ''}`;
    }
    run.later.push(() => {
      must(eventsOf(run.real, 'escaped').length === 1, 'nobody has escaped');
      must(!eventsOf(run.real, 'rolled').some(({ what }) => what === 'escape'), 'there is a test');
    });
  },
};

export const foeFlees: Check<'foe-flees'> = {
  stage(plan) {
    plan.fight = true;
  },
  check(run) {
    const foe = fightEnds(run);
    run.want[cardKey(foe)] = putAway(run.real, foe);
    placeTokensOf(run.want, foe);
    run.later.push(() => {
      must(eventsOf(run.real, 'foe-fled').length === 1, 'the enemy has not fled');
      must(eventsOf(run.real, 'defeated').length === 0, 'the enemy is defeated');
    });
  },
};

export const defeat: Check<'defeat'> = {
  stage(plan) {
    plan.fight = true;
  },
  check(run) {
    const foe = fightEnds(run);
    placeTokensOf(run.want, foe);
    for (const key of Object.keys(run.want))
      if (/^(gold|counter|\w+ counters|place of foe)/.test(key)) run.ignored.add(key);
    run.ignored.add(cardKey(foe));
    run.later.push(() => {
      const defeated = eventsOf(run.real, 'defeated').map((event) => event.card);
      must(defeated.includes(foe), 'the enemy is not defeated');
    });
  },
};

export const skipPhase: Check<'skip-phase'> = {
  stage(plan) {
    plan.fight = true;
    // Somebody who can still attack, so that the phases are not passed over.
    haveSome(plan, FRIENDS, 1);
  },
  check(run, { effect }) {
    const before = String(run.want[SKIPPED]);
    run.want[SKIPPED] = before === '' ? effect.phase : `${before},${effect.phase}`;
    const skipped = (play: Play): boolean =>
      eventsOf(play, 'phase-skipped').some((event) => event.phase === effect.phase);
    run.later.push(() => must(playUntil(run.real, skipped), `the ${effect.phase} phase is not skipped`));
  },
};

export const attackAgain: Check<'attack-again'> = {
  stage(plan) {
    plan.fight = true;
    if (plan.phase === 'magic') plan.impossible = 'there is no later phase';
  },
  check(run) {
    const others = String(run.want[ATTACKED])
      .split(',')
      .filter((who) => who !== run.bearer);
    run.want[ATTACKED] = others.join();
    const again = (play: Play): boolean => optionsOf(play).includes(`attack:${run.bearer}`);
    run.later.push(() => {
      const { round } = combatIn(run.real) ?? { round: 0 };
      must(playUntil(run.real, again) && combatIn(run.real)?.round === round, 'there is no second attack');
    });
  },
};

export const foeHeals: Check<'foe-heals'> = {
  stage(plan, { effect }) {
    stageAmount(plan, effect.amount);
    plan.fight = true;
    plan.foeWounds = Math.max(plan.foeWounds, 4);
  },
  check(run, { effect }) {
    const there = Number(run.want[FOE_WOUNDS]);
    shiftBy(run.want, FOE_WOUNDS, -Math.min(there, amountIn(run, effect.amount)));
  },
};

export const fight: Check<'fight'> = {
  check(run) {
    const { real } = run;
    const game = gameOf(real);
    const combat = combatOf(game);
    must(combat?.card === run.source, 'there is no fight');
    if (combat === null) return;
    combat.foeWounds = foeLife(game, combat) - 1;
    const winner: Play = { ...real, plan: { ...run.plan, kill: true }, staged: true };
    const won = (): boolean => eventsOf(real, 'defeated').some((event) => event.card === run.source);
    for (let n = 0; n < 12 && !won(); n++) choose(winner, quietAnswer(winner));
    must(won(), 'the fight is not won');
  },
};
