import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { oneOf, optional, whole } from '../../kernel/shape.ts';
import { carryOut, settleAll } from '../../rules/calls.ts';
import { foeCard, phaseOf, type RollFrame, rollOf } from '../../rules/combat/combat-frame.ts';
import { rollDie, type Game } from '../../rules/world/game.ts';
import { addUp, startRoll, tellThrown } from '../../rules/combat/roll.ts';
import { VITAL } from '../../rules/world/unsteady.ts';
import { STAT_BIT } from '../../rules/world/world.ts';
import { effects } from '../effect-list.ts';
import { roughly } from './gold.ts';
import { modifierClauses } from '../modifier-words.ts';
import { amount, attribute, scope, skill, stat, until } from '../shapes.ts';
import { askTarget, rolledAmount } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import type { Amount, Attribute, Effect, Scope, Skill, Stat } from '../vocabulary.ts';
import { capital, plus, skillName, UNTIL_WORDS } from '../words.ts';

interface TestFrame extends Frame {
  proc: 'test';
  seat: number;
  source: string;
  attribute: Attribute;
  skill: Skill | null;
  target: number;
  pass: readonly Effect[];
  fail: readonly Effect[];
}

/** A skill test, and what comes of it (TEST-2). It is always the Hero's (TEST-4). */
export const testProcedure = procedure<Game, TestFrame>({
  roll(game, { seat, attribute: name, skill: known, target }) {
    const roll = {
      who: 'hero',
      kind: 'test',
      phase: null,
      inPhase: false,
      attribute: name,
      skill: known,
    } as const;
    startRoll(game, { ...roll, seat }, target);
  },
  outcome(game, { seat, source, result, pass, fail }) {
    carryOut(game, seat, source, result === true ? pass : fail);
  },
});

export const test: Verb<'test'> = {
  fields: {
    attribute,
    skill: optional(skill),
    target: whole(2, 40),
    pass: optional(effects),
    fail: optional(effects),
  },
  describe(e, say) {
    const what = `test ${capital(e.attribute)}${e.skill === undefined ? '' : ` ${skillName(e.skill)}`} (${e.target})`;
    const outcome = (when: string, list: readonly Effect[] = []): string =>
      list.length === 0 ? '' : `. ${when}: ${say.heroEffects(list)}`;
    return what + outcome('Pass', e.pass) + outcome('Fail', e.fail);
  },
  resolve(game, e, { seat, source }) {
    const { attribute: name, target, pass = [], fail = [] } = e;
    call<TestFrame>(game, {
      proc: 'test',
      seat,
      source,
      attribute: name,
      skill: e.skill ?? null,
      target,
      pass,
      fail,
    });
  },
  hint: (e, worth) => (worth(e.pass) + worth(e.fail)) / 2,
};

export const add: Verb<'add'> = {
  fields: { amount },
  describe: (e, { speaker }) => plus(e.amount, 'to the roll', speaker),
  resolve(game, e, frame) {
    const roll = rollOf(game);
    if (roll === null) return;
    const more = typeof e.amount === 'number' ? e.amount : rolledAmount(game, e.amount, frame);
    roll.added += more;
    roll.plays = [...roll.plays, { source: 'card', card: frame.source, amount: more }];
  },
  can: (game) => rollOf(game) !== null,
  hint: (e) => roughly(e.amount) / 2,
};

export const reroll: Verb<'reroll'> = {
  fields: { dice: oneOf(['both', 'lowest', 'chosen']) },
  describe: (e) =>
    ({
      both: 'reroll both dice',
      lowest: 'reroll the lower die',
      chosen: 'reroll one die',
    })[e.dice],
  resolve(game, e, frame) {
    const roll = rollOf(game);
    if (roll === null || roll.first === 0) return;
    if (e.dice === 'chosen') askTarget(game, e, frame, ['target:first', 'target:second']);
    else if (e.dice === 'both') throwAgain(game, roll, true, true);
    else throwAgain(game, roll, roll.first <= roll.second, roll.first > roll.second);
  },
  onTarget(game, _, __, target) {
    const roll = rollOf(game);
    if (roll !== null) throwAgain(game, roll, target === 'first', target === 'second');
  },
  can: (game) => (rollOf(game)?.first ?? 0) > 0,
  hint: () => 1.5,
};

function throwAgain(game: Game, roll: RollFrame, first: boolean, second: boolean): void {
  if (first) roll.first = rollDie(game);
  if (second) roll.second = rollDie(game);
  tellThrown(game, roll, 'again');
}

export const setDie: Verb<'set-die'> = {
  fields: { to: whole(1, 10) },
  describe: (e) => `turn the lower die to ${e.to}`,
  resolve(game, e) {
    const roll = rollOf(game);
    if (roll === null || roll.first === 0) return;
    if (roll.first <= roll.second) roll.first = e.to;
    else roll.second = e.to;
    tellThrown(game, roll, 'turned');
  },
  can: (game) => (rollOf(game)?.first ?? 0) > 0,
  hint: (e) => e.to / 4,
};

export const useAttribute: Verb<'use-attribute'> = {
  fields: { attribute },
  describe: (e) => `use ${capital(e.attribute)} for this roll`,
  resolve(game, e) {
    const roll = rollOf(game);
    if (roll === null) return;
    roll.attribute = e.attribute;
    if (roll.first > 0) addUp(game, roll);
  },
  can: (game) => rollOf(game) !== null,
  hint: () => 3,
};

const isRolled = (value: Amount): boolean => typeof value !== 'number' && 'roll' in value;

export const damage: Verb<'damage'> = {
  fields: { amount },
  describe: (e, { speaker }) => plus(e.amount, isRolled(e.amount) ? 'to the damage' : 'damage', speaker),
  resolve(game, e, frame) {
    const phase = phaseOf(game);
    if (phase !== null)
      phase.extraDamage += typeof e.amount === 'number' ? e.amount : rolledAmount(game, e.amount, frame);
  },
  can: (game) => phaseOf(game)?.attacking === true,
  hint: (e) => 2 * roughly(e.amount),
};

export const modify: Verb<'modify'> = {
  fields: { stat, amount, skill: optional(skill), for: optional(scope), until },
  describe: (e, { speaker }) => `${modifierClauses([e], speaker).join('')} ${UNTIL_WORDS[e.until]}`,
  resolve(game, e, frame) {
    const { seat, bearer, source } = frame;
    const value = typeof e.amount === 'number' ? e.amount : rolledAmount(game, e.amount, frame);
    const side = foeCard(game) === source ? fromFoe(e.for) : (e.for ?? 'self');
    const passing = {
      stat: e.stat,
      amount: value,
      skill: e.skill ?? null,
      for: side,
      until: e.until,
      seat,
      bearer,
      source,
    };
    game.state.modifiers.push(passing);
    if ((STAT_BIT[e.stat] & VITAL) !== 0) settleAll(game);
  },
  hint: (e) => (isPaid(e.stat) ? -1 : e.stat.endsWith('-damage') ? 2 : 0.5) * roughly(e.amount),
};

/** A price that one pays is better lower. */
const isPaid = (stat: Stat): boolean => stat.endsWith('-price') && stat !== 'sell-price';

/** What a Challenge says of itself is said, for the Hero, of their enemy; and what it says of its enemy, of their party. */
export const fromFoe = (of: Scope | undefined): Scope =>
  of === undefined || of === 'self' ? 'enemy' : of === 'enemy' ? 'party' : of;
