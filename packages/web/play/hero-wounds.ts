import type { KnockoutFrame } from '@wayrune/engine/rules/calls.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { playerAt, type Game } from '@wayrune/engine/rules/world/game.ts';

const lies = ({ state: { frames } }: Game, seat: number): boolean =>
  frames.some((frame) => frame.proc === 'knockout' && (frame as KnockoutFrame).seat === seat);

/**
 * How many of a Hero's hearts are empty. The rules heal whoever falls before they choose what to lose; to the eye they lie
 * there until they wake up.
 */
export const heroWounds = (rules: Game, seat: number): number =>
  lies(rules, seat) ? lifeOf(rules, seat, 'hero') : playerAt(rules, seat).wounds;
