import type { Variant } from './variant.ts';

/** Softer Knockouts: no Item and no Ally is lost (SOFT-1). */
export const softerKnockouts: Variant = {
  policies: (base) => ({ ...base, knockoutLosesCard: false }),
};
