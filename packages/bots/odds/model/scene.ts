/** Where in a fight something is asked: the frames that would lie on the table, without what changes in them. */
import { type EffectOf, type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import {
  escapeRoll,
  type PhaseFrame,
  phaseRoll,
  type RollFrame,
  type WoundFrame,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
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
  /** Scenes within this one, by what is rolled and by who is hurt. */
  readonly rolls: Map<object, Scene>;
  readonly wounds: Scene[];
}

/** All scenes of a fight that came up. */
export interface Scenes {
  readonly ground: Scene;
  readonly phases: Scene[];
  readonly escape: RollLike;
  readonly tests: Map<object, RollLike>;
  count: number;
}

const EMPTY = { phase: null, rolled: false, roll: null, wound: null, about: null } as const;
type Setting = Omit<Scene, 'id' | 'rolls' | 'wounds'>;

const scene = (id: number, { phase, rolled, roll, wound, about }: Setting): Scene => ({
  id,
  phase,
  rolled,
  roll,
  wound,
  about,
  rolls: new Map(),
  wounds: [],
});

export const newScenes = (seat: number): Scenes => ({
  ground: scene(0, EMPTY),
  phases: [],
  escape: escapeRoll(seat),
  tests: new Map(),
  count: 1,
});

const HERO_ROLL = { who: 'hero', phase: null, inPhase: false } as const;

/** Between the phases. */
export const openGround = (m: Model): Scene => m.scenes.ground;

export const nameOf = (m: Model, who: Who): string => (who === 0 ? 'hero' : (m.fighters[who]?.id ?? ''));

export interface Blow {
  readonly phase: Phase;
  readonly who: Who;
  readonly attacking: boolean;
  /** Outside the phases. */
  readonly free: boolean;
}

const blowNumber = ({ phase, who, attacking, free }: Blow, rolled: boolean): number =>
  (((PHASES.indexOf(phase) * 8 + who) * 2 + (attacking ? 1 : 0)) * 2 + (free ? 1 : 0)) * 2 + (rolled ? 1 : 0);

export function inPhase(m: Model, blow: Blow, rolled: boolean): Scene {
  const at = blowNumber(blow, rolled);
  return (m.scenes.phases[at] ??= phaseScene(m, blow, rolled));
}

function phaseScene(m: Model, { phase, who, attacking, free }: Blow, rolled: boolean): Scene {
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
  return scene(m.scenes.count++, { ...EMPTY, phase: frame, rolled, about: phaseRoll(frame) });
}

/** The roll that a phase is about. */
export function rollIn({ about }: Scene): RollLike {
  if (about === null) throw new Error('no roll');
  return about;
}

/** A test is known by the effect that asks for it. */
export function testRollOf(m: Model, test: EffectOf<'test'>): RollLike {
  let roll = m.scenes.tests.get(test);
  if (roll === undefined) {
    roll = { ...HERO_ROLL, seat: m.seat, kind: 'test', attribute: test.attribute, skill: test.skill ?? null };
    m.scenes.tests.set(test, roll);
  }
  return roll;
}

/** While a roll is being made. */
export function rolling(m: Model, within: Scene, roll: RollLike): Scene {
  let known = within.rolls.get(roll);
  if (known === undefined) {
    const dice = { target: 0, bonus: 0, added: 0, parts: [], plays: [], first: 0, second: 0 };
    const frame: RollFrame = { proc: 'roll', step: '', result: null, ...roll, ...dice };
    known = scene(m.scenes.count++, { ...within, roll: frame, about: frame });
    within.rolls.set(roll, known);
  }
  return known;
}

/** While wounds are on their way. What is chosen or tested stands apart from the roll behind it. */
export const hurting = (m: Model, within: Scene, who: Who, apart: boolean): Scene =>
  (within.wounds[2 * who + (apart ? 1 : 0)] ??= woundScene(m, within, who, apart));

function woundScene(m: Model, within: Scene, who: Who, apart: boolean): Scene {
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
  const about = apart || behind === null ? null : { ...behind, who: name };
  return scene(m.scenes.count++, { ...within, wound, about });
}
