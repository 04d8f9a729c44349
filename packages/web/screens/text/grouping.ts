/** The options of a decision under headings, so that a long list can be heard through. */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { type Path, reach } from '@wayrune/engine/table/reach.ts';
import { optionChance } from '@wayrune/engine/table/chances.ts';
import { isAside, optionLabel } from '@wayrune/engine/text/decision.ts';
import { type Choice, spaceOf, wordOf } from '../../play/options.ts';
import type { Wind } from '@wayrune/engine/kernel/hex.ts';
import { isWorthSaying, type Sight, sightAt, windTo } from './surroundings.ts';

/** In the order in which they are read. */
const GROUPS = ['main', 'cards', 'step', 'buy', 'heal', 'sell', 'give', 'want', 'leave', 'discard'] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  use: 'cards',
  empower: 'cards',
  step: 'step',
  walk: 'step',
  buy: 'buy',
  heal: 'heal',
  sell: 'sell',
  offer: 'give',
  want: 'want',
  done: 'leave',
  pass: 'leave',
  leave: 'leave',
  stop: 'leave',
  discard: 'discard',
};

export interface Spoken extends Choice {
  /** The direction of the step that it is, or null. */
  readonly wind: Wind | null;
}

export interface Grouped {
  readonly group: Group;
  readonly choices: readonly Spoken[];
}

export function groupOptions(game: Game): Grouped[] {
  const { world, state } = game;
  const { options = [], seat = 0 } = state.decision ?? {};
  const from = playerAt(game, seat).space;
  const all = options.map((id) => ({
    id,
    label: optionLabel(world, state, id, { codes: true }),
    chance: optionChance(world, state, id),
    wind: GROUP_OF[wordOf(id)] === 'step' ? windOf(game, from, spaceOf(world, id)) : null,
  }));
  return GROUPS.map((group) => ({
    group,
    choices: all.filter(({ id }) => groupOf(game, id) === group),
  })).filter(({ choices }) => choices.length > 0);
}

function groupOf({ world, state }: Game, option: string): Group {
  const group = GROUP_OF[wordOf(option)] ?? 'main';
  if (group !== 'discard' || state.decision === null) return group;
  return isAside(world, state.decision, option) ? group : 'main';
}

const windOf = ({ world }: Game, from: SpaceId | null, to: SpaceId | null): Wind | null =>
  from === null || to === null || from === to ? null : windTo(world.board, from, to);

export interface Journey {
  readonly sight: Sight;
  readonly path: Path;
}

/** Where the dice lead: what is worth going for first, nearer before farther. */
export function journeys(game: Game): Journey[] {
  const { state } = game;
  if (state.decision?.kind !== 'step') return [];
  const from = playerAt(game, state.decision.seat).space;
  if (from === null) return [];
  const rank = ({ sight }: Journey): number => (isWorthSaying(sight) ? 0 : 1);
  return [...reach(game.world, state)]
    .map(([space, path]) => ({ sight: sightAt(game, from, space), path }))
    .filter(({ sight }) => sight.space !== from)
    .toSorted((a, b) => rank(a) - rank(b) || a.path.length - b.path.length);
}
