/** Movement dice for Rituals: a die on a symbol against the same die for a step. */
import { openSymbols } from '@wayrune/engine/rules/rituals/rituals.ts';
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import type { Held } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { Terrain } from '@wayrune/engine/effects/vocabulary.ts';
import { best } from '../heuristics/context.ts';
import { bestWay, diceOf } from '../heuristics/ways.ts';
import { worthOfHaving } from '../value/equipment-worth.ts';
import { wantingDice } from '../value/ritual-worth.ts';
import { without } from './player-without.ts';
import type { PlanContext } from './turn-plan.ts';

/** What a die brings that fills one of the open symbols: its share of a Ritual that may be complete soon. */
function symbolWorth({ world, state, player, weights }: PlanContext, { card }: Held, open: number): number {
  const { empowered } = infoOf(world, card);
  if (empowered === null || open === 0) return 0;
  const works = worthOfHaving(world, state, without(player, card), empowered, weights);
  return (Math.max(0, works) * wantingDice(open - 1)) / open;
}

/** How many of the six faces show a terrain, as a share. */
const frequency = (terrain: Terrain): number =>
  FACES.filter((face) => face.includes(terrain)).length / FACES.length;

/** Between two symbols that one die could fill, the one that comes up less often. */
const RARE = 0.1;

/** The die and symbol that bring more than the die would bring as a step; '' if there are none. A die without a use is free. */
export function dieForRitual(context: PlanContext, worthOf: (space: number) => number): string {
  const options = context.options.filter((option) => option.startsWith('empower:'));
  if (options.length === 0) return '';
  const dice = diceOf(context);
  const whole = bestWay(context, worthOf, dice).worth;
  const costs = new Map(
    [...new Set(dice)].map((face) => {
      const rest = dice.filter((_, i) => i !== dice.indexOf(face));
      return [face, whole - bestWay(context, worthOf, rest).worth];
    }),
  );
  const worths = new Map(
    context.player.items.map((held) => {
      const open = openSymbols(infoOf(context.world, held.card), held).length;
      return [held.card, symbolWorth(context, held, open)];
    }),
  );
  const gain = (option: string): number => {
    const [, card = '', terrain = '', face = ''] = option.split(':');
    const rarity = RARE * (1 - frequency(terrain as Terrain));
    return (worths.get(card) ?? 0) + rarity - (costs.get(Number(face)) ?? 0);
  };
  const choice = best(options, gain);
  return gain(choice) > 0 ? choice : '';
}

/** The share of the dice that no step needs. */
const SPARE = 0.5;

/** What so many dice may bring for Rituals, before they are rolled. */
export function empoweringHope(context: PlanContext, dice: number): number {
  let hope = 0;
  for (const held of context.player.items) {
    const open = openSymbols(infoOf(context.world, held.card), held);
    if (open.length === 0) continue;
    const fitting = FACES.filter((face) => face.some((terrain) => open.includes(terrain))).length;
    const filled = Math.min(open.length, (SPARE * dice * fitting) / FACES.length);
    hope += filled * symbolWorth(context, held, open.length);
  }
  return hope;
}
