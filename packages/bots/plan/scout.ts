/** A closer look, by simulated fights. */
import { bestPlayForecast, bestPlayOutlook } from '../fights/best-play.ts';
import { profileOf } from '../fights/hero-profile.ts';
import { forecast, ONE_ENEMY, simulatedOutlook } from '../fights/monte-carlo.ts';
import { ROUGH_SCOUT } from '../heuristics/rough-scout.ts';
import type { Scout } from '../heuristics/scout.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';
import type { PlanWeights, Weights } from '../value/weights.ts';
import { without } from './player-without.ts';

/** So many fights with an enemy tell whether to stake the game on the next; fewer, if the first all end alike. */
const REHEARSALS = 20;

const rehearsed =
  (weights: Weights): Scout['rehearse'] =>
  ({ world, state, player }, card) =>
    simulatedOutlook(world, profileOf(world, state, player, weights), card, null, REHEARSALS / ONE_ENEMY);

/** For one who looks at all else at a glance. */
export const steadyScout = (weights: Weights): Scout => ({ ...ROUGH_SCOUT, rehearse: rehearsed(weights) });

export function closeScout(weights: PlanWeights, late: () => boolean): Scout {
  const { forecastPositions: most, fightSamples } = weights;
  const rehearse = rehearsed(weights);
  const scout: Scout = {
    ...ROUGH_SCOUT,
    enemy({ world, state, player }, card, counter) {
      const hero = profileOf(world, state, player, weights);
      return most === 0 || late()
        ? simulatedOutlook(world, hero, card, counter, fightSamples)
        : bestPlayOutlook(world, hero, card, counter, most, late);
    },
    rehearse: (context, card) =>
      most === 0 || late() ? rehearse(context, card) : scout.enemy(context, card, null),
    deck({ world, state, player }, deck) {
      const hero = profileOf(world, state, player, weights);
      const seen = most === 0 ? null : bestPlayForecast(world, state, hero, deck, most, late);
      return seen ?? forecast(world, state, hero, deck, fightSamples);
    },
    having: ({ world, state, player }, card, out) =>
      worthOfHaving(world, state, without(player, ...out), card, weights),
  };
  return scout;
}
