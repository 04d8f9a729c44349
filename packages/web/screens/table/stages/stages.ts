/** What stands in the middle of the table: the map, or the place where something goes on. */
import type { TargetFrame } from '@wayrune/engine/effects/verbs/targets.ts';
import type { ChooseFrame } from '@wayrune/engine/effects/verbs/flow.ts';
import type { Frame } from '@wayrune/engine/kernel/procedure.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import { infoOf, isAdventure, type World } from '@wayrune/engine/rules/world.ts';
import { wordOf } from '../../../play/options.ts';

export type Stage =
  | { readonly name: 'map' }
  | { readonly name: 'combat' }
  | { readonly name: 'market' }
  | { readonly name: 'drawn-market' }
  | { readonly name: 'experience' }
  | { readonly name: 'negotiation' }
  /** A card that is being resolved. */
  | { readonly name: 'card'; readonly card: string };

const MAP: Stage = { name: 'map' };

const BY_KIND: Readonly<Record<string, Stage>> = {
  market: { name: 'market' },
  'drawn-market': { name: 'drawn-market' },
  experience: { name: 'experience' },
  negotiate: { name: 'negotiation' },
  reply: { name: 'negotiation' },
};

export function stageOf(world: World, state: State): Stage {
  const { decision, frames } = state;
  const known = BY_KIND[decision?.kind ?? ''];
  if (known !== undefined) return known;
  if (frames.some(({ proc }) => proc === 'combat')) return { name: 'combat' };
  const card = resolved(state, frames.at(-1));
  return card !== null && isAdventure(infoOf(world, card)) && !needsMap(state) ? { name: 'card', card } : MAP;
}

function resolved({ limbo }: State, top: Frame | undefined): string | null {
  if (top?.proc === 'choose') return (top as ChooseFrame).source;
  if (top?.proc === 'target') return (top as TargetFrame).source;
  return limbo.at(-1) ?? null;
}

const ON_MAP: ReadonlySet<string> = new Set([
  'target:move',
  'target:place-counter',
  'target:remove-counter',
  'replenish',
]);
const needsMap = ({ decision }: State): boolean => decision !== null && ON_MAP.has(decision.kind);

const CLAIMS: Readonly<Partial<Record<Stage['name'], readonly string[]>>> = {
  market: ['buy', 'sell', 'heal'],
  'drawn-market': ['buy', 'keep'],
  experience: ['learn'],
  negotiation: ['offer', 'want'],
};

export const isChosenHere = ({ name }: Stage): boolean => CLAIMS[name] !== undefined;

/** The options that are chosen on the stage, and so need no button in the dock. */
export function claimedBy(world: World, state: State): (option: string) => boolean {
  const claims = CLAIMS[stageOf(world, state).name] ?? [];
  return (option) => claims.includes(wordOf(option));
}
