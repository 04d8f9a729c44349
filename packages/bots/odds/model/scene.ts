/** Where in a fight something is asked: the frames that would lie on the table, without what changes in them. */
import type { Phase, Skill } from '@wayrune/engine/effects/vocabulary.ts';
import {
  PHASE_ATTRIBUTE,
  type PhaseFrame,
  phaseRoll,
  type RollFrame,
  type WoundFrame,
} from '@wayrune/engine/rules/combat-frame.ts';
import type { RollLike } from '@wayrune/engine/rules/counting.ts';
import type { Model } from './model.ts';
import type { Who } from './position.ts';

export interface Scene {
  readonly id: number;
  readonly phase: PhaseFrame | null;
  /** The roll of the phase has been made. */
  readonly rolled: boolean;
  readonly roll: RollFrame | null;
  readonly wound: WoundFrame | null;
  /** The roll that a window in it is about. */
  readonly about: RollLike | null;
}

function scene(m: Model, key: string, make: () => Omit<Scene, 'id'>): Scene {
  let known = m.scenes.get(key);
  if (known === undefined) {
    known = { id: m.scenes.size, ...make() };
    m.scenes.set(key, known);
  }
  return known;
}

const EMPTY = { phase: null, rolled: false, roll: null, wound: null, about: null } as const;

/** Between the phases. */
export const openGround = (m: Model): Scene => scene(m, '', () => EMPTY);

export const nameOf = (m: Model, who: Who): string => (who === 0 ? 'hero' : (m.fighters[who]?.id ?? ''));

export interface Blow {
  readonly phase: Phase;
  readonly who: Who;
  readonly attacking: boolean;
  /** Outside the phases. */
  readonly free: boolean;
}

export function inPhase(m: Model, blow: Blow, rolled: boolean): Scene {
  const { phase, who, attacking, free } = blow;
  const key = `${phase} ${who} ${attacking ? 'attacks' : 'defends'}${free ? ' freely' : ''}${rolled ? ' rolled' : ''}`;
  return scene(m, key, () => {
    const frame: PhaseFrame = {
      proc: 'phase',
      step: '',
      result: null,
      seat: m.seat,
      phase,
      who: nameOf(m, who),
      attacking,
      free,
      target: 0,
      damage: -1,
      extraDamage: 0,
      first: 0,
      second: 0,
    };
    return { ...EMPTY, phase: frame, rolled, about: phaseRoll(frame) };
  });
}

export const phaseRollOf = (m: Model, { phase, who, attacking, free }: Blow): RollLike =>
  phaseRoll({ seat: m.seat, who: nameOf(m, who), phase, attacking, free });

export const escapeRollOf = (m: Model): RollLike => ({
  seat: m.seat,
  who: 'hero',
  kind: 'escape',
  phase: null,
  inPhase: false,
  attribute: PHASE_ATTRIBUTE.ranged,
  skill: null,
});

export const testRollOf = (m: Model, attribute: RollLike['attribute'], skill: Skill | null): RollLike => ({
  seat: m.seat,
  who: 'hero',
  kind: 'test',
  phase: null,
  inPhase: false,
  attribute,
  skill,
});

/** While a roll is being made. */
export function rolling(m: Model, within: Scene, roll: RollLike): Scene {
  const { kind, who, attribute, skill } = roll;
  return scene(m, `${within.id}: ${kind} ${who} ${attribute} ${skill}`, () => {
    const frame: RollFrame = {
      proc: 'roll',
      step: '',
      result: null,
      ...roll,
      target: 0,
      bonus: 0,
      added: 0,
      first: 0,
      second: 0,
    };
    return { ...within, roll: frame, about: frame };
  });
}

/** While wounds are on their way. What is chosen or tested stands apart from the roll behind it. */
export function hurting(m: Model, within: Scene, who: Who, apart: boolean): Scene {
  return scene(m, `${within.id}: wound ${who}${apart ? ' apart' : ''}`, () => {
    const name = nameOf(m, who);
    const wound: WoundFrame = {
      proc: 'wound',
      step: '',
      result: null,
      seat: m.seat,
      who: name,
      amount: 0,
      cancellable: true,
    };
    const behind = within.wound === null ? within.about : null;
    return { ...within, wound, about: apart || behind === null ? null : { ...behind, who: name } };
  });
}
