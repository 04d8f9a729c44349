/** The primal gods, as a Hero sees them: which of them may be faced, and whether to. */
import type { RitualSymbol } from '@wayrune/engine/effects/vocabulary.ts';
import { findMists, GODS, mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { symbolIn } from '@wayrune/engine/adventures/mists-of-zanaga/rituals/tokens.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Context } from '../../heuristics/context.ts';

const awakensBy = (world: World, god: string): readonly RitualSymbol[] => {
  const { card } = infoOf(world, god);
  return card.kind === 'special' ? (card.god?.awakens ?? []) : [];
};

/** Whether a god can still be the one, once these rituals have been completed. */
export function isHeralded(world: World, god: string, symbols: readonly (RitualSymbol | null)[]): boolean {
  const left = [...awakensBy(world, god)];
  return symbols.every((symbol) => {
    const at = symbol === null ? -1 : left.indexOf(symbol);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** The gods to reckon with: those who are awake, else those who may yet awake. */
export function godsAhead(world: World, state: State): readonly string[] {
  const mists = findMists(state);
  if (mists === null) return world.decks[GODS] ?? [];
  if (mists.awake.length > 0) return mists.awake;
  const symbols = mists.completed.map((card) => symbolIn(world, card));
  return mists.asleep.filter((god) => isHeralded(world, god, symbols));
}

/** Whether a god can be confronted by whoever is in the right place (WIN-Z1). */
export function isDue(state: State): boolean {
  const mists = findMists(state);
  return mists !== null && mists.awake.length > 0 && mists.rank === 'red';
}

/**
 * When a Hero of any strength is ready for a god: with this chance to win in rehearsed fights, and until then they hunt, level
 * up and shop. Whoever fights with care wins about twice as often. From some round on less will do, down to a limit: below that a
 * Hero who was beaten would only be beaten again.
 */
const READY = { chance: 0.25, patientUntil: 26, lessEachRound: 0.01, atLeast: 0.15 };

export const chanceWanted = ({ round }: State): number =>
  Math.max(READY.atLeast, READY.chance - READY.lessEachRound * Math.max(0, round - READY.patientUntil));

export interface GodAhead {
  readonly god: string;
  readonly win: number;
  readonly value: number;
}

/** The god awake whom a Hero is most likely to beat; null while none is. */
export function bestGod(context: Context): GodAhead | null {
  let best: GodAhead | null = null;
  for (const god of mistsOf(context.state).awake) {
    const { win, value } = context.scout.rehearse(context, god);
    if (best === null || win > best.win) best = { god, win, value };
  }
  return best;
}

/** The god whom a Hero would confront now, if they were in the right place. */
export function godWorthIt(context: Context): GodAhead | null {
  if (!isDue(context.state)) return null;
  const found = bestGod(context);
  return found !== null && found.win >= chanceWanted(context.state) ? found : null;
}

/** What the first red Challenge to be beaten is worth to one who waits for it in order to confront the god (DECK-2). */
const OPENS_THE_WAY = 25;

export function worthOfRed(context: Context): number {
  const { awake, rank } = mistsOf(context.state);
  if (rank === 'red' || awake.length === 0) return 0;
  const found = bestGod(context);
  return found !== null && found.win >= chanceWanted(context.state) ? OPENS_THE_WAY : 0;
}
