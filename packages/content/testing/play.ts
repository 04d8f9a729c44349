/** A table that plays by itself: chance says what the plan wants, and every question has a quiet answer. */
import type { Effect } from '@wayrune/engine/effects/vocabulary.ts';
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import type { ChooseFrame } from '@wayrune/engine/effects/verbs/flow.ts';
import { WINDOW_NAMES } from '@wayrune/engine/effects/windows.ts';
import { type CombatFrame, combatOf, type RollFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { apply, type Game, view as gameView } from '@wayrune/engine/rules/world/game.ts';
import { clone, type Player, type State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { stageCombat } from './combat-scene.ts';
import type { Plan, TestWish } from './plan.ts';

export interface Play {
  readonly world: World;
  readonly state: State;
  readonly plan: Plan;
  readonly events: GameEvent[];
  /** All that was chosen. */
  readonly chosen: string[];
  readonly luck: Luck;
  /** The fight has been brought to the planned point. */
  staged: boolean;
}

/** What chance will say. */
interface Luck {
  readonly tests: TestWish[];
  readonly strikes: boolean[];
  readonly pips: number[];
  readonly faces: number[];
  second: number;
}

export function newPlay(world: World, state: State, plan: Plan): Play {
  const { tests, strikes, pips, faces } = plan;
  const luck = { tests: [...tests], strikes: [...strikes], pips: [...pips], faces: [...faces], second: 0 };
  return { world, state, plan, events: [], chosen: [], luck, staged: false };
}

/** A copy to go on with, in a world that may differ. */
export function fork(play: Play, world: World = play.world): Play {
  const { tests, strikes, pips, faces, second } = play.luck;
  const luck = { tests: [...tests], strikes: [...strikes], pips: [...pips], faces: [...faces], second };
  const { plan, staged, events, chosen } = play;
  return { world, state: clone(play.state), plan, events: [...events], chosen: [...chosen], luck, staged };
}

export const gameOf = (play: Play): Game => gameView(play.world, play.state);
export const combatIn = (play: Play): CombatFrame | null => combatOf(gameOf(play));
export const optionsOf = (play: Play): readonly string[] => play.state.decision?.options ?? [];
/** The options that belong to the question: cards may be thrown away at any time. */
export const answersTo = (play: Play): string[] =>
  optionsOf(play).filter((option) => !option.startsWith('discard:'));
export const kindOf = (play: Play): string => play.state.decision?.kind ?? '';
/** Whether abilities are being offered: a step of the turn or of a fight may have the name of a window. */
export const atWindow = (play: Play): boolean =>
  optionsOf(play).includes('pass') && (WINDOW_NAMES as readonly string[]).includes(kindOf(play));

export function playerOf(play: Play, seat = 0): Player {
  const player = play.state.players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

export function eventsOf<T extends GameEvent['type']>(
  play: Play,
  type: T,
): Extract<GameEvent, { type: T }>[] {
  return play.events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
}

export function choose(play: Play, option: string): void {
  const { events } = apply(play.world, play.state, option, { pick: (n) => chanceOf(play, n) });
  play.events.push(...events);
  play.chosen.push(option);
  if (!play.staged) play.staged = stageCombat(play.world, play.state, play.plan);
}

const USUAL_DIE = 8;

function chanceOf(play: Play, n: number): number {
  const top = play.state.frames.at(-1);
  if (n === 10) {
    if (top?.proc === 'roll') return rolledDie(play, top as RollFrame) - 1;
    return (play.luck.pips.shift() ?? USUAL_DIE) - 1;
  }
  const moving = top?.proc === 'movement' || top?.proc === 'effects' || top?.proc === 'target';
  return (moving && n === 6 ? play.luck.faces.shift() : undefined) ?? 0;
}

function rolledDie(play: Play, roll: RollFrame): number {
  if (roll.first > 0) return play.luck.second;
  const [first, second] = diceFor(play, roll);
  play.luck.second = second;
  return first;
}

const GOOD = [10, 9] as const;
const BAD = [1, 2] as const;
const MIDDLING = [6, 5] as const;

/** Dice that succeed or fail as the plan wants. */
function diceFor(play: Play, roll: RollFrame): readonly [number, number] {
  const { plan, luck } = play;
  const so = (success: boolean): readonly [number, number] => (success ? GOOD : BAD);
  switch (roll.kind) {
    case 'target':
      return MIDDLING;
    case 'escape':
      return so(plan.escape !== 'failure');
    case 'test': {
      const at = luck.tests.findIndex(
        ({ attribute, skill, target }) =>
          attribute === roll.attribute && skill === roll.skill && target === roll.target,
      );
      if (at >= 0) return so(luck.tests.splice(at, 1)[0]?.success === true);
      return plan.exam === null ? GOOD : (plan.dice ?? so(plan.success));
    }
    case 'attack':
    case 'defense': {
      if (!roll.inPhase) return so(luck.strikes.shift() ?? true);
      const wanted = roll.phase === plan.phase && roll.seat === 0 && !plan.kill;
      return wanted ? (plan.dice ?? so(plan.success)) : GOOD;
    }
  }
}

/** The answer that lets the scene go on as planned. */
export function quietAnswer(play: Play): string {
  const { plan, state } = play;
  const { decision } = state;
  if (decision === null) throw new Error('nothing is asked');
  const { kind, options, seat } = decision;
  const first = options[0] ?? '';
  const offered = (option: string): string => (options.includes(option) ? option : first);
  if (isPhase(kind)) return stance(plan, kind, options, seat);
  if (atWindow(play)) return 'pass';
  switch (kind) {
    case 'movement':
      return seat === 0 ? movement(plan, options) : 'stay';
    case 'step':
      return 'stop';
    case 'adventure':
      return !plan.fight || seat !== 0 ? 'pass' : offered(plan.duel ? 'attack:1' : 'attempt');
    case 'escape':
      return plan.escape !== 'no' && seat === 0 && !hasTried(play) ? 'escape' : 'fight';
    case 'confront':
      return plan.fight && seat === 0 ? first : 'pass';
    case 'market':
    case 'experience':
      return 'done';
    case 'choose':
      return leastHarm(play, options);
    case 'drawn-market':
      return 'pass';
    case 'prize':
      return offered('none');
    case 'acquire':
      return offered('refuse');
    default:
      return first;
  }
}

const isPhase = (kind: string): kind is Phase => (PHASES as readonly string[]).includes(kind);

const movement = (plan: Plan, options: readonly string[]): string =>
  plan.move === 'walk' ? (options.find((option) => option.startsWith('walk:')) ?? 'stay') : plan.move;

const hasTried = (play: Play): boolean => eventsOf(play, 'rolled').some((roll) => roll.what === 'escape');

/** In the planned phase what is planned; before and after it a defense. To win: an attack wherever it is possible. */
function stance(plan: Plan, phase: Phase, options: readonly string[], seat: number): string {
  const attack = `attack:${plan.who}`;
  const wanted = plan.kill || (phase === plan.phase && plan.attacking && seat === 0);
  return wanted && options.includes(attack) ? attack : 'defend';
}

/** Of several things the one in which nothing happens, or which leads to the enemy who is wanted; else the first. */
function leastHarm(play: Play, options: readonly string[]): string {
  const { choices, source } = play.state.frames.at(-1) as ChooseFrame;
  const { card, role } = play.plan;
  const fights = role === 'foe' && card.kind === 'encounter' && source === card.id;
  const wanted = choices.findIndex(({ do: list }) => (fights ? leadsToFight(list) : list.length === 0));
  return options.find((option) => option.split(':')[1] === String(wanted)) ?? options[0] ?? '';
}

const leadsToFight = (list: readonly Effect[]): boolean => list.some((effect) => effect.do === 'fight');
