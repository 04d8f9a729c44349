/** What a pending decision leads to that has odds. */
import type { ChooseFrame } from '@wayrune/engine/effects/verbs/flow.ts';
import type { Color, SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { DrawFrame } from '@wayrune/engine/rules/turn/adventure.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { trapUnderWay } from '@wayrune/engine/rules/turn/traps.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';

export type Ahead =
  /** The fight that goes on, or the trap. */
  | { readonly about: 'fight' }
  /** An enemy or a trap that waits, or an enemy that one may choose to fight. */
  | { readonly about: 'challenge'; readonly card: string; readonly drawn?: Pick<DrawFrame, 'seat' | 'terms'> }
  /** Other Heroes who may be attacked. */
  | { readonly about: 'duel'; readonly others: readonly number[] }
  /** Whatever is drawn. */
  | { readonly about: 'deck'; readonly color: Color };

export function aheadOf(world: World, state: State): Ahead | null {
  const { decision } = state;
  if (decision === null) return drawn(world, state);
  const game = view(world, state);
  if (combatOf(game) !== null || trapUnderWay(game) !== null) return { about: 'fight' };
  const asking = state.frames.at(-1);
  if (asking?.proc === 'choose') {
    const card = (asking as ChooseFrame).source;
    return fightsFirst(world, card) ? { about: 'challenge', card } : null;
  }
  if (!decision.options.includes('attempt'))
    return duelAmong(decision.options) ?? foeAmong(world, decision.options);
  const space = playerAt(game, decision.seat).space ?? '';
  const waiting = state.track[undefeatedAt(game, space)] ?? null;
  if (waiting !== null) return { about: 'challenge', card: waiting.card };
  const color = counterAt(game, space);
  return color === null ? null : { about: 'deck', color };
}

/** Nothing is asked while a Challenge that has just been drawn is shown: what comes of it is still open. */
function drawn(world: World, { frames }: State): Ahead | null {
  const top = frames.at(-1);
  if (top?.proc !== 'draw') return null;
  const { card, seat, terms } = top as DrawFrame;
  const isChallenge = infoOf(world, card).card.kind === 'challenge';
  return isChallenge ? { about: 'challenge', card, drawn: { seat, terms } } : null;
}

/** Changes a copy of the table: the Hero stands on a space and may attempt what is there. */
export function standAt(state: State, space: SpaceId): void {
  const seat = state.decision?.seat ?? state.active;
  const player = state.players[seat];
  if (player === undefined) return;
  player.space = space;
  state.decision = { seat, kind: 'adventure', options: ['attempt', 'pass'] };
}

function duelAmong(options: readonly string[]): Ahead | null {
  const others = options.flatMap((one) =>
    one.startsWith('attack:') ? [Number(one.slice('attack:'.length))] : [],
  );
  return others.length === 0 ? null : { about: 'duel', others };
}

/** What is done with a card without fighting it; of several that one may wake, the one that fights says nothing of the others. */
const USES: ReadonlySet<string> = new Set(['use', 'discard', 'counter', 'awaken']);

/** A card that one may choose to fight, or leave alone: not one of several. */
function foeAmong({ cards }: World, options: readonly string[]): Ahead | null {
  const foes = options.flatMap((option) => {
    const [word = '', card = ''] = option.split(':');
    const isFoe = (cards[card]?.foe ?? null) !== null && !USES.has(word);
    return isFoe && options.includes('pass') ? [card] : [];
  });
  const [card] = foes;
  return card === undefined || foes.length > 1 ? null : { about: 'challenge', card };
}

/** An Encounter in which one may choose to fight. */
function fightsFirst(world: World, source: string): boolean {
  const { card, foe } = infoOf(world, source);
  return card.kind === 'encounter' && foe !== null;
}
