/** The best way that the dice at hand allow, for whoever knows what each space is worth. */
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { reach } from '../plan/travel.ts';
import { best, type Context, detail, wordOf } from './context.ts';

/** What it is worth to end movement on a space, by its index. */
type SpaceWorth = (space: number) => number;

export const indexOf = ({ world }: Context, space: string): number => world.board.index.get(space) ?? 0;
export const hereOf = (context: Context): number => indexOf(context, context.player.space ?? '');

export const diceOf = ({ game }: Context): readonly number[] =>
  (nearest(game, 'movement') as MovementFrame | null)?.dice ?? [];

/** The worth of the best space that dice lead to, and the first step of the way to it; '' is to stay. */
export function bestWay(
  context: Context,
  worthOf: SpaceWorth,
  dice = diceOf(context),
): { readonly first: string; readonly worth: number } {
  const space = context.player.space ?? '';
  let first = '';
  let worth = worthOf(indexOf(context, space));
  for (const reached of reach(context.game, context.seat, space, dice)) {
    const value = worthOf(reached.space);
    if (value <= worth) continue;
    worth = value;
    first = reached.first;
  }
  return { first, worth };
}

/** The best space that the dice lead to by this first step, by its index; -1 if they lead nowhere by it. */
export function bestWayBy(context: Context, worthOf: SpaceWorth, first: string): number {
  let end = -1;
  for (const reached of reach(context.game, context.seat, context.player.space ?? '', diceOf(context))) {
    if (reached.first !== first) continue;
    if (end < 0 || worthOf(reached.space) > worthOf(end)) end = reached.space;
  }
  return end;
}

/** What the adventure makes of dice that lead nowhere; null if that is nothing. */
export function spareDice(context: Context): string | null {
  const worths = context.aim.options;
  if (worths === undefined) return null;
  const worth = (option: string): number => worths[wordOf(option)]?.(context, option) ?? 0;
  const choice = best(context.options, worth);
  return worth(choice) > 0 ? choice : null;
}

/** A die to turn or to reroll: whichever leads to the best space. */
export function bestDieToChange(context: Context, worthOf: SpaceWorth): string {
  const dice = diceOf(context);
  const now = bestWay(context, worthOf, dice).worth;
  return best(context.options, (option) => {
    const target = detail(option);
    if (target === 'none') return now;
    const [from = '', to = ''] = target.split('>');
    if (Number.isNaN(Number(from))) return now + (context.aim.options?.['target']?.(context, option) ?? -1);
    const left = dice.filter((_, i) => i !== dice.indexOf(Number(from)));
    const after = bestWay(context, worthOf, to === '' ? left : [...left, Number(to)]).worth;
    return to === '' ? after + 0.2 : after - 0.01;
  });
}
