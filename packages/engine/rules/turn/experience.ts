import { procedure, type Frame } from '../../kernel/procedure.ts';
import { EXPERIENCE, type ExperienceKind } from '../../effects/vocabulary.ts';
import { AT } from '../../effects/windows.ts';
import { act, addOffers, fire, isAct, offers, withDiscards } from '../cards/abilities.ts';
import { pointsOf, spendPoints } from './counters.ts';
import { playerAt, tell, type Game } from '../world/game.ts';
import { sum } from '../cards/values.ts';
import { isAffected } from '../cards/affecting-cards.ts';
import { FORCED_BITS } from '../world/world.ts';

export interface ExperienceFrame extends Frame {
  proc: 'experience';
  seat: number;
}

/** More Life than this would leave no adventure to draw (EXP-7). */
const MOST_LIFE = 3;

export const experienceProcedure = procedure<Game, ExperienceFrame>({
  begin(game, { seat }) {
    fire(game, AT.experience, seat, '', null);
  },
  learn: {
    ask(game, { seat }) {
      const options = ['done'];
      if (canLearn(game, seat)) options.push(...game.world.policies.purchases(game, seat));
      addOffers(game, seat, AT.experience, options);
      return options.length === 1 ? null : withDiscards(game, { seat, kind: 'experience', options });
    },
    answer(game, frame, choice) {
      if (choice === 'done') return;
      frame.step = 'learn';
      if (isAct(choice)) {
        act(game, frame.seat, choice);
        return;
      }
      const price = experiencePrice(game, frame.seat);
      spendPoints(game, frame.seat, price);
      playerAt(game, frame.seat).paid += price;
      for (const kind of choice.slice('learn:'.length).split(':'))
        learn(game, frame.seat, kind as ExperienceKind);
      game.world.policies.afterPurchase(game, frame.seat);
    },
  },
});

/** Whether there is anything to do in the Experience step. */
export const hasExperience = (game: Game, seat: number): boolean =>
  canLearn(game, seat) ||
  isAffected(game, seat, FORCED_BITS, AT.experience.bit) ||
  offers(game, seat, AT.experience, '', null).length > 0;

function canLearn(game: Game, seat: number): boolean {
  const points = pointsOf(playerAt(game, seat));
  return points > 0 && points >= experiencePrice(game, seat);
}

export function experiencePrice(game: Game, seat: number): number {
  const usual = game.world.policies.experiencePrice(game.state.players.length);
  return Math.max(1, usual + sum(game, 'experience-price', seat, 'hero', null));
}

/** The kinds of counter that may be had. */
export function lessons(game: Game, seat: number): string[] {
  const { experience } = playerAt(game, seat);
  return EXPERIENCE.filter((kind) => kind !== 'life' || experience.life < MOST_LIFE).map(
    (kind) => `learn:${kind}`,
  );
}

export function learn(game: Game, seat: number, kind: ExperienceKind): void {
  playerAt(game, seat).experience[kind]++;
  tell(game, { type: 'learned', seat, kind });
}

/** Experience points for one counter by the number of players (EXP-2). */
export const experienceTable = (players: number): number => (players <= 2 ? 5 : players <= 4 ? 4 : 3);
