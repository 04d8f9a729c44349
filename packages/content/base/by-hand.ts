import type { ByHand } from '../testing/index.ts';

export const BY_HAND: ByHand = {};
