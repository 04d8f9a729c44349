import { advanced } from './advanced/index.ts';
import { allyLimits } from './ally-limits.ts';
import { doomTrack } from './doom-track/index.ts';
import { longer, shorter } from './game-length.ts';
import { itemLimits } from './item-limits.ts';
import { PARTS } from './parts.ts';
import { softerKnockouts } from './softer-knockouts.ts';
import { travelHazards } from './travel-hazards.ts';
import type { Variant } from './variant.ts';

export const VARIANTS: Readonly<Record<string, Variant>> = {
  'doom-track': doomTrack,
  'travel-hazards': travelHazards,
  advanced,
  'softer-knockouts': softerKnockouts,
  'item-limits': itemLimits,
  'ally-limits': allyLimits,
  shorter,
  longer,
};

/** The chosen ones in the order in which they change the rules, however they were named. */
export const inOrder = (chosen: readonly string[]): Variant[] =>
  Object.keys(PARTS).flatMap((id) => {
    const variant = chosen.includes(id) ? VARIANTS[id] : undefined;
    return variant === undefined ? [] : [variant];
  });
