/** A Curse card on trial: the Hero stands in its town, and draws its level I or faces its source. */
import { CURSE_LEVELS, type CurseLevel } from '@wayrune/engine/effects/vocabulary.ts';
import { cataclysmOf } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { call, type Frame } from '@wayrune/engine/kernel/procedure.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { apply, type Game } from '@wayrune/engine/rules/world/game.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { type CardInfo, curseOf, infoOf, type World } from '@wayrune/engine/rules/world/world.ts';

/** Level II is no trial of its own: it is worked on all over the map. */
const TRIED: readonly CurseLevel[] = CURSE_LEVELS.filter((level) => level !== 2);
const ROMAN: Readonly<Record<CurseLevel, string>> = { 1: 'I', 2: 'II', 3: 'III' };

const levelOf = (info: CardInfo): CurseLevel | null => curseOf(info)?.level ?? null;

export const isTriedInTown = (info: CardInfo): boolean => {
  const level = levelOf(info);
  return level !== null && TRIED.includes(level);
};

/** Curse cards are compared within their level. */
export const curseRank = (info: CardInfo): string | null => {
  const level = levelOf(info);
  return level === null ? null : `curses, level ${ROMAN[level]}`;
};

const ENDS: Readonly<Record<string, string>> = { claimed: 'won', 'curse-failed': 'escaped' };

/** How a trial without a fight ends, by the event that tells of it. */
export const curseEnd = (event: GameEvent): string | undefined => ENDS[event.type];

/** Every figure is placed and the counters are turned over, as chance will have it. */
export function settle(world: World, state: State): void {
  while (state.decision?.kind === 'start')
    apply(world, state, state.decision.options[0] ?? '', { pick: () => 0 });
}

/** The town of the curse that a card belongs to. */
export function townOf(world: World, state: State, card: string): SpaceId {
  const of = curseOf(infoOf(world, card))?.of;
  const at = cataclysmOf(state).towns.findIndex((fate) => fate?.is === 'cursed' && fate.curse === of);
  return world.board.towns[at]?.space ?? '';
}

interface TriedFrame extends Frame {
  proc: 'trial' | 'source';
  seat: number;
  card: string;
}

/** A level I is drawn, and so in nobody's deck any more; a source stays where it lies until it is beaten. */
export function begin(game: Game, card: string): void {
  const front = curseOf(infoOf(game.world, card));
  if (front === null) return;
  if (front.level === 3) {
    call<TriedFrame>(game, { proc: 'source', seat: 0, card });
    return;
  }
  const cards = cataclysmOf(game.state).curses[front.of];
  cards.one = cards.one.filter((one) => one !== card);
  game.state.limbo.push(card);
  call<TriedFrame>(game, { proc: 'trial', seat: 0, card });
}
