/** A fight as its stage tells it: which step is played, what came of those before, what those to come ask for. */
import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import {
  type CombatFrame,
  escapeRoll,
  PHASE_ATTRIBUTE,
  type PhaseFrame,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import {
  acting,
  defending,
  isDuel,
  isFighting,
  isSkipped,
  opponent,
} from '@wayrune/engine/rules/combat/fighters.ts';
import { isEscaping, isGroup } from '@wayrune/engine/rules/combat/joint.ts';
import type { RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { attackOf, cannotRun, heroRoll, hurdleIn } from '@wayrune/engine/table/fight.ts';
import type { Line } from '../../../../game/log-lines.ts';

export type StepId = 'before' | 'escape' | Phase;

/** What came of a step that is over. */
export type StepResult =
  | {
      readonly kind: 'attack' | 'defense' | 'escape';
      readonly success: boolean;
      readonly total: number;
      readonly target: number;
    }
  | { readonly kind: 'used'; readonly cards: readonly string[] }
  | { readonly kind: 'stayed' | 'held' | 'nothing' | 'skipped' };

/** What a step asks: the number, if it is known, what both sides add, and the wounds it threatens. */
export interface StepNeed {
  readonly target: number | null;
  readonly mine: number;
  /** In a duel. */
  readonly theirs: number | null;
  readonly harm: number | null;
}

export interface Step {
  readonly id: StepId;
  readonly at: 'done' | 'now' | 'ahead';
  readonly result: StepResult | null;
  readonly need: StepNeed | null;
}

/** The Hero whose side is at the right and who is "you": the one who looks, if they fight in a duel, else the one who acts. */
export const sideOf = (combat: CombatFrame, viewer: number): number =>
  isDuel(combat) && isFighting(combat, viewer) ? viewer : acting(combat);

export const phaseNow = ({ state }: Game): Phase | null =>
  (state.frames.findLast(({ proc }) => proc === 'phase') as PhaseFrame | undefined)?.phase ?? null;

/** What has been told of the fight so far, from its beginning; nothing after the entry looked at. */
export function fightEvents(lines: readonly Line[], upTo = Number.POSITIVE_INFINITY): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (let i = lines.length - 1; i >= 0; i--) {
    const line = lines[i];
    if (line === undefined || line.entry > upTo) continue;
    events.push(line.event);
    if (line.type === 'combat' || line.type === 'duel') break;
    // A fight is shorter than a turn.
    if (line.type === 'turn-began') return [];
  }
  return events.reverse();
}

type Rolled = EventOf<'rolled'>;
const isRolled = (event: GameEvent): event is Rolled => event.type === 'rolled';

const totalOf = ({ dice: [first, second], bonus }: Rolled): number => first + second + bonus;

function resultOf(rolled: Rolled | undefined): StepResult | null {
  if (rolled === undefined || rolled.what === 'test' || rolled.what === 'target') return null;
  return { kind: rolled.what, success: rolled.success, total: totalOf(rolled), target: rolled.target };
}

/** The steps of the round that is being played. `shown` is the event on the screen: what it brings is not told yet. */
export function stepsOf(
  rules: Game,
  combat: CombatFrame,
  seat: number,
  events: readonly GameEvent[],
  shown: GameEvent | null,
): readonly Step[] {
  const told = events.filter((event) => event !== shown);
  const start = told.findLastIndex((event) => event.type === 'combat-round');
  const round = start < 0 ? [] : told.slice(start);
  const begun = told.findIndex((event) => event.type === 'combat-round');
  const before = begun < 0 ? told : told.slice(0, begun);
  // Of several Heroes, each has a round of their own; a group rolls as one.
  const isOwn = (roll: Rolled): boolean =>
    combat.joint === null || isGroup(rules, combat) || roll.seat === seat;
  const rolls = round.filter(isRolled).filter(isOwn);
  const now = stepNow(rules, combat, rolls);
  const ids: readonly StepId[] = ['before', ...(combat.mayEscape ? (['escape'] as const) : []), ...PHASES];
  const at = ids.indexOf(now);
  const stayed = (): 'held' | 'stayed' => (cannotRun(rules, combat, seat) ? 'held' : 'stayed');
  return ids.map((id, i) => {
    const state = i < at ? 'done' : i === at ? 'now' : 'ahead';
    if (id === 'before')
      return { id, at: state, result: state === 'done' ? usedIn(before, seat) : null, need: null };
    const skipped = id !== 'escape' && isSkipped(combat, acting(combat), id);
    const result = skipped
      ? ({ kind: 'skipped' } as const)
      : id === 'escape'
        ? resultOf(rolls.findLast(({ what }) => what === 'escape'))
        : resultOf(
            rolls.findLast(({ what, phase }) => phase === id && (what === 'attack' || what === 'defense')),
          );
    const over = state === 'done' || skipped;
    return {
      id,
      at: state,
      result: over ? (result ?? { kind: id === 'escape' ? stayed() : 'nothing' }) : null,
      need: over ? null : needOf(rules, combat, seat, id === 'escape' ? null : id),
    };
  });
}

function stepNow(rules: Game, combat: CombatFrame, rolls: readonly Rolled[]): StepId {
  if (combat.round === 0) return 'before';
  if (isEscaping(combat)) return 'escape';
  // After the last phase there may be windows that belong to none.
  return phaseNow(rules) ?? rolls.findLast(({ phase }) => phase !== null)?.phase ?? 'escape';
}

function usedIn(events: readonly GameEvent[], seat: number): StepResult {
  const cards = events.flatMap((event) => (event.type === 'used' && event.seat === seat ? [event.card] : []));
  return cards.length === 0 ? { kind: 'nothing' } : { kind: 'used', cards };
}

/** The roll by which a Hero who is attacked sets the number. */
const targetRoll = (seat: number, phase: Phase | null): RollLike =>
  phase === null
    ? escapeRoll(seat, 'target')
    : {
        seat,
        who: 'hero',
        kind: 'target',
        phase,
        inPhase: true,
        attribute: PHASE_ATTRIBUTE[phase],
        skill: null,
      };

function needOf(rules: Game, combat: CombatFrame, seat: number, phase: Phase | null): StepNeed {
  if (isDuel(combat)) return duelNeed(rules, combat, seat, phase);
  const { target, harm, roll } = hurdleIn(rules, combat, phase);
  return { target, harm, mine: rollBonus(rules, roll), theirs: null };
}

function duelNeed(rules: Game, combat: CombatFrame, seat: number, phase: Phase | null): StepNeed {
  const attacks = seat === acting(combat);
  const other = opponent(combat, seat);
  const rollOf = (one: number): RollLike =>
    one === defending(combat) ? targetRoll(one, phase) : heroRoll(one, phase);
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'phase') as PhaseFrame | undefined;
  const known = attacks && frame?.phase === phase && frame.target > 0 ? frame.target : null;
  return {
    target: known,
    mine: rollBonus(rules, rollOf(seat)),
    theirs: rollBonus(rules, rollOf(other)),
    harm: phase === null ? null : attackOf(rules, other, 'hero', phase).damage,
  };
}
