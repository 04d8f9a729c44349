/**
 * A fight taken out of its game: the same rules and the same numbers, with nothing around it that it does not look at,
 * so that it is quickly copied; and it stops when the fight is over.
 */
import { call, type Frame, procedure, type Procedures, withStep } from '@wayrune/engine/kernel/procedure.ts';
import {
  type ChallengeFrame,
  challengeOf,
  type CombatFrame,
  combatOf,
  newCombat,
  termsOf,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { isJoint } from '@wayrune/engine/rules/combat/fighters.ts';
import { carryOut, type KnockoutFrame, type TurnFrame } from '@wayrune/engine/rules/calls.ts';
import { resetActivations } from '@wayrune/engine/rules/cards/costs.ts';
import { type Game, playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import { goOn, leaveFight } from '@wayrune/engine/rules/combat/knockout.ts';
import type { JointTerms, Policies } from '@wayrune/engine/rules/world/policies.ts';
import { trapUnderWay } from '@wayrune/engine/rules/turn/traps.ts';
import { byColor } from '@wayrune/engine/rules/turn/setting-up.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { newDeck } from '@wayrune/engine/kernel/deck.ts';

/** The fight is over: `how` is the result of the combat, or `fell:` and the seat of the Hero who did. */
function over(game: Game, how: string): void {
  game.state.over = { winners: [], how };
  game.state.frames.length = 0;
}

// A card that ends the turn ends the fight in it, and nothing is won.
const turn = procedure<Game, TurnFrame>({ end: (game) => over(game, 'fled') });
// A combat says how it ended. A trap does not: whoever has not overcome it has escaped from it (TRAP-3).
const challenge = procedure<Game, ChallengeFrame>({
  end: (game, { result, overcome }) => over(game, String(result ?? (overcome === true ? 'won' : 'escaped'))),
});

/** With the fight's own endings. Of a knock-out all is left out that comes after the fall. */
function withEndings(procedures: Procedures<Game>): Procedures<Game> {
  const knockout = procedures.get('knockout');
  if (knockout === undefined) throw new Error('nobody can be knocked out');
  const fallen = withStep<Game, KnockoutFrame>(knockout, 'fall', (game, { seat }) => fell(game, seat));
  return new Map([...procedures, ['turn', turn], ['challenge', challenge], ['knockout', fallen]]);
}

/** A Hero who fights alone, or with another Hero, has lost; others fight on, and so does one in whose trap another falls. */
function fell(game: Game, seat: number): void {
  const combat = combatOf(game);
  const ends = combat === null ? challengeOf(game)?.seat === seat : !isJoint(combat);
  if (ends) {
    over(game, `fell:${seat}`);
    return;
  }
  playerAt(game, seat).wounds = 0;
  leaveFight(game, seat);
  goOn(game);
}

/** What those who fought together are given is not a part of the fight. */
const unrewarded = (terms: JointTerms): JointTerms => ({ ...terms, reward: () => undefined });
const allUnrewarded = (joint: Policies['joint']): Policies['joint'] => ({
  ...Object.fromEntries(Object.entries(joint).map(([name, terms]) => [name, unrewarded(terms)])),
  usual: unrewarded(joint.usual),
});

const worlds = new WeakMap<World, World>();

/** The world with the fight's own endings. */
export function arenaWorld(world: World): World {
  let found = worlds.get(world);
  if (found === undefined) {
    const policies = { ...world.policies, joint: allUnrewarded(world.policies.joint) };
    found = { ...world, policies, procedures: withEndings(world.procedures) };
    worlds.set(world, found);
  }
  return found;
}

const NOTHING = { counters: [], stacks: [], removed: [], limbo: [], sold: [], met: [] };

/** A table with the fight's frames alone. What lies in decks and market stacks is left out. */
function bare(state: State, frames: Frame[]): State {
  const decks = Object.fromEntries(Object.keys(state.decks).map((name) => [name, newDeck([])]));
  return clone({ ...state, ...NOTHING, decks, pile: byColor(() => 0), frames });
}

const USUAL = 'usual';

const stub = (
  { seat, card, space }: Pick<CombatFrame, 'seat' | 'card' | 'space'>,
  { counters, terms, overcome }: Pick<ChallengeFrame, 'counters' | 'terms' | 'overcome'> = {
    counters: 0,
    terms: USUAL,
  },
): ChallengeFrame => ({
  proc: 'challenge',
  step: 'end',
  result: null,
  seat,
  card,
  space,
  counters,
  terms,
  ...(overcome === true ? { overcome } : {}),
});

const turnOf = ({ active }: State): TurnFrame => ({
  proc: 'turn',
  step: 'end',
  result: null,
  seat: active,
  start: null,
  halt: null,
  ended: false,
});

/** The fight that is going on, or the trap that is being resolved, as a table of its own; null if there is none. */
export function fightAt(world: World, state: State): State | null {
  if (state.frames.some((frame) => frame.proc === 'knockout')) return null;
  const combat = combatOf(view(world, state));
  if (combat === null) return trapAt(world, state);
  const at = state.frames.indexOf(combat);
  const below = state.frames[at - 1];
  const challenge = below?.proc === 'challenge' ? (below as ChallengeFrame) : undefined;
  return bare(state, [turnOf(state), stub(combat, challenge), ...state.frames.slice(at)]);
}

function trapAt(world: World, state: State): State | null {
  const challenge = trapUnderWay(view(world, state));
  if (challenge === null) return null;
  const at = state.frames.indexOf(challenge);
  return bare(state, [turnOf(state), stub(challenge, challenge), ...state.frames.slice(at + 1)]);
}

/**
 * A fight that has not begun: this seat against that card, on the space where it lies or where the Hero stands, under
 * one of the `terms` of the policies.
 */
export function fightWith(world: World, state: State, seat: number, card: string, terms = USUAL): State {
  const lair = state.track.find((entry) => entry?.card === card)?.space;
  const table = bare({ ...state, decision: null }, []);
  const player = table.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  if (lair !== undefined && lair !== player.space) Object.assign(player, { space: lair, from: player.space });
  player.activations = 0;
  const game = view(arenaWorld(world), table);
  const trap = trapOf(infoOf(world, card));
  if (trap !== null) {
    const space = player.space ?? '';
    table.frames.push(turnOf(state), stub({ seat, card, space }, { counters: 0, terms }));
    carryOut(game, seat, card, trap);
    return table;
  }
  const { beforeCombat, mayEscape } = termsOf(game, { terms });
  const combat = newCombat(table.players.length, seat, player.space ?? '', { card, beforeCombat, mayEscape });
  table.frames.push(turnOf(state), stub(combat, { counters: 0, terms }));
  call<CombatFrame>(game, combat);
  return table;
}

/** A fight among Heroes that has not begun: this seat attacks another where that one stands. */
export function duelWith(world: World, state: State, seat: number, other: number): State {
  const table = bare({ ...state, active: seat, decision: null }, []);
  const player = table.players[seat];
  const space = table.players[other]?.space ?? '';
  if (player === undefined || other === seat) throw new Error(`no duel of seat ${seat} with seat ${other}`);
  player.space = space;
  const game = view(arenaWorld(world), table);
  const combat = newCombat(table.players.length, seat, space, { other });
  table.frames.push(turnOf(table), stub(combat));
  resetActivations(game, seat, other);
  call<CombatFrame>(game, combat);
  return table;
}
