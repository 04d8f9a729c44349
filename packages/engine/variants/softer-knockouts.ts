import type { PartRules } from '../rules/world/part.ts';

/** Softer Knockouts: no Item and no Ally is lost (SOFT-1). */
export const softerKnockouts: PartRules = {
  policies: (base) => ({ ...base, knockoutLosesCard: false }),
};
