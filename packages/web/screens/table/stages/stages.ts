/** What stands in the middle of the table: the map, or the place where something goes on. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import type { MomentOfTable, OverMap, PartAtTable, StageOfTable } from '../../../parts/part.ts';
import { wordOf } from '../../../play/options.ts';
import { BASE_STAGES, CARD_STAGE } from './base-stages.ts';
import { BASE_MOMENTS } from './moments/base-moments.ts';

/** Kinds of decision that are answered on the map, though a card asks. */
const ON_MAP: ReadonlySet<string> = new Set([
  'target:move',
  'target:place-counter',
  'target:remove-counter',
  'replenish',
]);

type Parts = readonly PartAtTable[];
type Shown = Parameters<MomentOfTable['shows']>[1];

/** Whether spaces of the map are the answer. */
export const needsMap = (parts: Parts, { decision }: State): boolean =>
  decision !== null &&
  (ON_MAP.has(decision.kind) || parts.some(({ onMap }) => onMap?.includes(decision.kind) === true));

/** The stages of the parts in play come before those of every game; null is the map. */
export function stageOf(parts: Parts, world: World, state: State): StageOfTable | null {
  const stages = [...parts.flatMap((part) => part.stages ?? []), ...BASE_STAGES];
  const found = stages.find(({ stands }) => stands(world, state));
  if (found !== undefined) return found;
  return CARD_STAGE.stands(world, state) && !needsMap(parts, state) ? CARD_STAGE : null;
}

/** The moment that a gate is shown as; null if the dock alone tells of it. */
const momentOf = (parts: Parts, world: World, gate: Shown): MomentOfTable | null =>
  [...parts.flatMap((part) => part.moments ?? []), ...BASE_MOMENTS].find(({ shows }) => shows(world, gate)) ??
  null;

/** What stands over the map: the moment for which a person is waited for, else what goes on. */
export const overMap = (parts: Parts, world: World, state: State, gate: Shown | null): OverMap | null =>
  (gate === null ? null : momentOf(parts, world, gate)) ?? stageOf(parts, world, state);

/** How much of the table it takes: one's own Hero beside it, all but the dock, or the whole window. */
export const roomOf = ({ alone, whole }: OverMap): 'beside' | 'alone' | 'whole' =>
  whole === true ? 'whole' : alone === true ? 'alone' : 'beside';

/** The options that are chosen on the stage, and so need no button in the dock; none if it could not be drawn. */
export function claimedBy(
  parts: Parts,
  world: World,
  state: State,
  brokenStage: string | null = null,
): (option: string) => boolean {
  const stage = stageOf(parts, world, state);
  const added = parts.flatMap((part) => part.claims?.[stage?.id ?? ''] ?? []);
  const claims = stage?.id === brokenStage ? [] : [...(stage?.claims ?? []), ...added];
  return (option) => claims.includes(wordOf(option));
}
