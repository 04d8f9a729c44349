/** The trap in which a Hero is. */
import { type ChallengeFrame, challengeOf } from '../combat/combat-frame.ts';
import { type Game, info } from '../world/game.ts';
import { trapOf } from '../world/world.ts';

/** A trap that is being gone through, until it is overcome or not: its reward comes after it (TRAP-1). */
export function trapUnderWay(game: Game): ChallengeFrame | null {
  const challenge = challengeOf(game);
  if (challenge?.step !== 'outcome') return null;
  return trapOf(info(game, challenge.card)) === null ? null : challenge;
}
