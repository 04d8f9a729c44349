/** Positions of a real table. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import type { WindowFrame } from '@wayrune/engine/rules/cards/abilities.ts';
import { challengeOf, combatOf, type PhaseFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { attackersOf, skippedBy } from '@wayrune/engine/rules/combat/fighters.ts';
import { playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { Child } from '../graph.ts';
import type { Model } from './model.ts';
import { listed } from './passing.ts';
import { BETWEEN, HERO, LIVE, type Position, withCounters, withExhaustion, withWounds } from './position.ts';
import { combatPhase, escapePhase, windowStation } from './rounds.ts';
import { phaseBit } from './verbs.ts';

export const EMPTY: Position = {
  over: LIVE,
  round: 0,
  foe: 0,
  wounds: 0,
  exhaustion: 0,
  gold: 0,
  activations: 0,
  attacked: 0,
  skipped: 0,
  rolls: 0,
  allies: 0,
  down: 0,
  gone: 0,
  spent: 0,
  counters: 0,
  modifiers: 0,
  ...BETWEEN,
};

const whoIs = (m: Model, name: string): number =>
  Math.max(
    HERO,
    m.fighters.findIndex(({ id }) => id === name),
  );

/** A table of this fight as a position between two phases. */
export function positionOf(m: Model, table: State): Position {
  const game = view(m.game.world, table);
  const combat = combatOf(game);
  const player = playerAt(game, m.seat);
  if (combat === null) throw new Error('no combat');
  const held = new Map([...player.items, ...player.allies, ...player.kept].map((one) => [one.card, one]));
  let s: Position = {
    ...EMPTY,
    round: Math.min(combat.round, m.reading.lastRound),
    foe: combat.foeWounds,
    wounds: player.wounds,
    exhaustion: player.exhaustion,
    gold: Math.max(0, player.gold - m.reserve),
    activations: player.activations,
    rolls: m.questions.rolls ? Math.min(2, combat.rolls[m.seat] ?? 0) : 0,
    attacked: attackersOf(combat, m.seat).reduce((mask, who) => mask | (1 << whoIs(m, who)), 0),
    skipped: skippedBy(combat, m.seat).reduce((mask, phase) => mask | phaseBit(phase), 0),
    spent: player.spent.reduce((mask, key) => mask | (m.spentBits.get(key) ?? 0), 0),
    modifiers: listed(m, table.modifiers),
  };
  for (const { id, bit, bearer, slot, held: lay } of m.pieces) {
    const now = held.get(id);
    if (lay === null) continue;
    if (now === undefined) {
      s = { ...s, gone: s.gone | bit };
      continue;
    }
    if (now.used) s = { ...s, down: s.down | bit };
    if (slot >= 0) s = withCounters(s, slot, now.counters);
    if (bearer !== HERO) s = withExhaustion(withWounds(s, bearer, now.wounds), bearer, now.exhaustion);
  }
  return withCounters(s, m.foeSlot, challengeOf(game)?.counters ?? 0);
}

/** The station at which a table waits; null if it waits in the middle of something. */
export function stationOf(m: Model, table: State): Child | null {
  const top = table.frames.at(-1);
  if (top?.proc === 'combat' && table.decision?.kind === 'escape')
    return escapePhase(m, positionOf(m, table));
  if (top?.proc === 'window' && table.frames.at(-2)?.proc === 'combat')
    return windowStation(m, positionOf(m, table), (top as WindowFrame).window);
  if (top?.proc !== 'phase' || (top as PhaseFrame).free) return null;
  return combatPhase(m, positionOf(m, table), PHASES.indexOf((top as PhaseFrame).phase));
}
