/** All numbers of a scene, each with the stats that belong in it: so one sees where a modifier counts and where not. */
import {
  type Attribute,
  ATTRIBUTES,
  type Condition,
  type Modifier,
  type Phase,
  PHASES,
  type Skill,
  SKILLS,
  type Scope,
  type Stat,
} from '@wayrune/engine/effects/vocabulary.ts';
import { combatOf, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import type { RollKind } from '@wayrune/engine/rules/world/events.ts';
import {
  attribute,
  damageOf,
  enemyDamage,
  foeLife,
  foeTarget,
  lifeOf,
  rollBonus,
  staminaOf,
} from '@wayrune/engine/rules/cards/values.ts';
import type { Role } from './plan.ts';
import { gameOf, type Play, playerOf } from './play.ts';
import { must } from './view.ts';

export interface Reading {
  readonly name: string;
  /** 'hero', an Ally's card, or 'foe'. */
  readonly who: string;
  /** The stats that are summed up in it. */
  readonly stats: readonly Stat[];
  readonly roll: RollLike | null;
  readonly value: number;
}

const rollOf = (
  who: string,
  kind: RollKind,
  phase: Phase | null,
  name: Attribute,
  skill: Skill | null = null,
): RollLike => ({ seat: 0, who, kind, phase, inPhase: phase !== null, attribute: name, skill });

export function readingsOf(play: Play): Reading[] {
  const party = ['hero', ...playerOf(play).allies.map((ally) => ally.card)];
  const combat = combatOf(gameOf(play));
  const against = combat === null || isDuel(combat) ? [] : foeReadings(play);
  return [...party.flatMap((who) => fighterReadings(play, who)), ...heroReadings(play), ...against];
}

/** Of a Hero or an Ally: attributes, Life, Stamina, and attack and defense in each phase. */
function fighterReadings(play: Play, who: string): Reading[] {
  const game = gameOf(play);
  const kinds: RollKind[] = who === 'hero' ? ['attack', 'defense'] : ['attack'];
  const rolls = PHASES.flatMap((phase) =>
    kinds.map((kind) => rollOf(who, kind, phase, PHASE_ATTRIBUTE[phase])),
  );
  const plain = (name: string, stat: Stat, value: number): Reading => ({
    name,
    who,
    stats: [stat],
    roll: null,
    value,
  });
  return [
    ...ATTRIBUTES.map((name) => plain(name, name, attribute(game, 0, who, name))),
    plain('Life', 'life', lifeOf(game, 0, who)),
    plain('Stamina', 'stamina', staminaOf(game, 0, who)),
    ...rolls.map((roll): Reading => {
      const phase = roll.phase as Phase;
      const stats: Stat[] = [roll.attribute, phase, 'combat'];
      return { name: `${phase} ${roll.kind} roll`, who, stats, roll, value: rollBonus(game, roll) };
    }),
    ...rolls
      .filter((roll) => roll.kind === 'attack')
      .map((roll): Reading => {
        const phase = roll.phase as Phase;
        const value = damageOf(game, 0, who, phase, roll);
        return { name: `${phase} damage`, who, stats: [`${phase}-damage`], roll, value };
      }),
  ];
}

/** What only Heroes do: escape, and skill tests. */
function heroReadings(play: Play): Reading[] {
  const game = gameOf(play);
  const escape = rollOf('hero', 'escape', null, 'mind');
  const tests = ATTRIBUTES.flatMap((name) =>
    [null, ...SKILLS].map((skill): Reading => {
      const roll = rollOf('hero', 'test', null, name, skill);
      const value = rollBonus(game, roll);
      return { name: `test of ${name} ${skill ?? ''}`, who: 'hero', stats: [name, 'test'], roll, value };
    }),
  );
  const value = rollBonus(game, escape);
  return [{ name: 'escape', who: 'hero', stats: ['mind', 'escape'], roll: escape, value }, ...tests];
}

function foeReadings(play: Play): Reading[] {
  const game = gameOf(play);
  const combat = combatOf(game);
  if (combat === null) return [];
  const who = 'foe';
  const numbers = PHASES.flatMap((phase) =>
    (['attack', 'defense'] as const).flatMap((kind): Reading[] => {
      const name = PHASE_ATTRIBUTE[phase];
      const roll = rollOf('hero', kind, phase, name);
      const target = foeTarget(game, combat, name, roll);
      const damage = enemyDamage(game, combat, phase, roll);
      return [
        { name: `number for a ${phase} ${kind}`, who, stats: [name], roll, value: target },
        { name: `${phase} damage on ${kind}`, who, stats: [`${phase}-damage`], roll, value: damage },
      ];
    }),
  );
  const escape = rollOf('hero', 'escape', null, 'mind');
  return [
    ...numbers,
    {
      name: 'number for an escape',
      who,
      stats: ['mind'],
      roll: escape,
      value: foeTarget(game, combat, 'mind', escape),
    },
    { name: 'Life', who, stats: ['life'], roll: null, value: foeLife(game, combat) },
  ];
}

/** Whom a scope means, seen from where the card is. */
export function covers(role: Role, bearer: string, scope: Scope = 'self', who: string): boolean {
  const isFoe = who === 'foe';
  switch (scope) {
    case 'self':
      return role === 'foe' ? isFoe : role !== 'event' && who === bearer;
    case 'enemy':
      return role === 'foe' ? !isFoe : role !== 'event' && isFoe;
    case 'hero':
    case 'heroes':
      return who === 'hero';
    case 'allies':
      return !isFoe && who !== 'hero';
    case 'party':
      return !isFoe;
    case 'foes':
      return role === 'event' && isFoe;
  }
}

/** Conditions that look at the roll at hand; all others are part of the scene, and hold. */
function holdsFor(condition: Condition, roll: RollLike | null): boolean {
  switch (condition.is) {
    case 'attacking':
      return roll?.kind === 'attack';
    case 'defending':
      return roll?.kind === 'defense';
    case 'phase':
      return roll !== null && roll.phase !== null && condition.any.includes(roll.phase);
    case 'fighter':
      return ((roll?.who ?? 'hero') === 'hero') === (condition.who === 'hero');
    case 'test':
      return (
        roll?.kind === 'test' &&
        (condition.attribute === undefined || condition.attribute === roll.attribute) &&
        (condition.skill === undefined || condition.skill === roll.skill)
      );
    case 'not':
      return isOfRoll(condition.not) ? !holdsFor(condition.not, roll) : true;
    case 'any':
      return condition.of.some((one) => !isOfRoll(one) || holdsFor(one, roll));
    default:
      return true;
  }
}

const OF_ROLL: readonly Condition['is'][] = ['attacking', 'defending', 'phase', 'fighter', 'test'];

export const isOfRoll = (condition: Condition): boolean =>
  condition.is === 'not'
    ? isOfRoll(condition.not)
    : condition.is === 'any'
      ? condition.of.every(isOfRoll)
      : OF_ROLL.includes(condition.is);

type Changing = Pick<Modifier, 'stat' | 'skill' | 'for' | 'if'>;

/** By how much a modifier ought to change a reading. */
export function changeOf(
  reading: Reading,
  modifier: Changing,
  amount: number,
  role: Role,
  bearer: string,
): number {
  if (!reading.stats.includes(modifier.stat) || !covers(role, bearer, modifier.for, reading.who)) return 0;
  if (modifier.skill !== undefined && modifier.skill !== reading.roll?.skill) return 0;
  return (modifier.if ?? []).every((condition) => holdsFor(condition, reading.roll)) ? amount : 0;
}

/** Compares all numbers of two scenes with the differences that ought to be there. */
export function mustDifferBy(
  real: Play,
  bare: Play,
  change: (reading: Reading) => number,
  about: string,
): number {
  const before = readingsOf(bare);
  const wrong: string[] = [];
  let changed = 0;
  readingsOf(real).forEach((reading, i) => {
    const wanted = change(reading);
    const was = before[i]?.value ?? 0;
    if (wanted !== 0) changed++;
    if (reading.value - was !== wanted)
      wrong.push(`${reading.who}: ${reading.name} changes by ${reading.value - was}, expected ${wanted}`);
  });
  must(wrong.length === 0, `${about}\n  ${wrong.slice(0, 8).join('\n  ')}`);
  return changed;
}
