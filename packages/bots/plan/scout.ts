/** A closer look, by simulated fights. */
import { bestPlayForecast, bestPlayOutlook } from '../fights/best-play.ts';
import { profileOf } from '../fights/hero-profile.ts';
import { forecast, simulatedOutlook } from '../fights/monte-carlo.ts';
import { ROUGH_SCOUT } from '../heuristics/rough-scout.ts';
import type { Scout } from '../heuristics/scout.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';
import type { PlanWeights } from '../value/weights.ts';
import { without } from './player-without.ts';

export function closeScout(weights: PlanWeights, late: () => boolean): Scout {
  const { forecastPositions: most, fightSamples } = weights;
  return {
    ...ROUGH_SCOUT,
    enemy({ world, state, player }, card, counter) {
      const hero = profileOf(world, state, player, weights);
      return most === 0 || late()
        ? simulatedOutlook(world, hero, card, counter, fightSamples)
        : bestPlayOutlook(world, hero, card, counter, most, late);
    },
    deck({ world, state, player }, deck) {
      const hero = profileOf(world, state, player, weights);
      const seen = most === 0 ? null : bestPlayForecast(world, state, hero, deck, most, late);
      return seen ?? forecast(world, state, hero, deck, fightSamples);
    },
    having: ({ world, state, player }, card, out) =>
      worthOfHaving(world, state, without(player, ...out), card, weights),
  };
}
