/** Whom an effect is for. */
import type { Who } from '../../effects/vocabulary.ts';
import type { EffectsFrame, WoundFrame } from '../combat/combat-frame.ts';
import { playerAt, type Game } from '../world/game.ts';

/** Those an effect is for: 'hero' or Allies' cards; null if one of them is still to be chosen. */
export function recipients(
  game: Game,
  who: Who,
  context: Pick<EffectsFrame, 'seat' | 'bearer'>,
): string[] | null {
  const allies = playerAt(game, context.seat).allies.map((ally) => ally.card);
  switch (who) {
    case 'you':
      return ['hero'];
    case 'self':
      return [context.bearer];
    case 'fighter':
      return [fighter(game) ?? context.bearer];
    case 'allies':
      return allies;
    case 'party':
      return ['hero', ...allies];
    case 'ally':
    case 'any':
      return null;
    case 'enemy':
      return [];
  }
}

/** Whoever rolls or is struck at this moment. */
function fighter(game: Game): string | null {
  const { frames } = game.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.proc === 'roll' || frame?.proc === 'wound' || frame?.proc === 'phase')
      return (frame as WoundFrame).who || 'hero';
  }
  return null;
}

/** Those of whom one is chosen for `ally` or `any`. */
export const choosable = (game: Game, who: Who, seat: number): string[] => {
  const allies = playerAt(game, seat).allies.map((ally) => ally.card);
  return who === 'ally' ? allies : ['hero', ...allies];
};
