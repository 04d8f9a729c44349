/** The Movement step: resting by dice that were rolled, and markets on the way. */
import { withStep, withStepBefore, type Procedure } from '../../../kernel/procedure.ts';
import { withDiscards } from '../../../rules/cards/abilities.ts';
import { addPlans, FREE_FACE, type MovementFrame } from '../../../rules/turn/movement.ts';
import { startMarket } from '../../../rules/turn/market.ts';
import { recover } from '../../../rules/combat/vitals.ts';
import { playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { siteAt } from '../../../rules/world/land.ts';
import { ruleFor } from '../../../rules/cards/values.ts';
import { mistsOf, setDeeds } from '../mists.ts';
import { isVillage } from './markets.ts';

const townOf = (game: Game, seat: number): number => siteAt(game, playerAt(game, seat).space ?? '').town;

/** Steps that cards give without a die lie among the dice. */
const isDie = (face: number): boolean => face < FREE_FACE;

/** A die that is not spent takes one exhaustion off the Hero or an Ally, at any moment of the step (CHANGE-1, CHANGE-5). */
function addRests(game: Game, { seat, dice }: MovementFrame, options: string[]): void {
  const { exhaustion, allies } = playerAt(game, seat);
  if (exhaustion === 0 && !allies.some((ally) => ally.exhaustion > 0)) return;
  const faces = new Set(dice.filter(isDie));
  if (faces.size === 0 || ruleFor(game, 'no-rest', seat) !== null) return;
  const tired = allies.filter((ally) => ally.exhaustion > 0).map(({ card }) => card);
  if (exhaustion > 0) tired.unshift('hero');
  for (const who of tired) for (const face of faces) options.push(`rest-with:${who}:${face}`);
}

/** The Market step of a village or of the Lost City may be taken on the way, once a turn (TOWN-5, TOWN-8, Z16). */
const mayTrade = (game: Game, { seat, dice }: MovementFrame): boolean =>
  !mistsOf(game.state).turn.traded && isVillage(game, townOf(game, seat)) && dice.some(isDie);

interface JourneyFrame extends MovementFrame {
  /** Cards that were activated before the Market step on the way: they count after it, too (TOWN-23, Z24). */
  activated?: number;
}

export function movementProcedure(old: Procedure<Game>): Procedure<Game> {
  const plan = old.steps.get('plan')?.ask;
  const step = old.steps.get('step')?.ask;
  if (!plan || !step) throw new Error('the Movement step has no plan or no step');
  const planned = withStep<Game, JourneyFrame>(old, 'plan', {
    /** There is no resting before the roll (CHANGE-4). */
    ask(game, { seat }) {
      const options = ['roll'];
      addPlans(game, seat, options);
      return withDiscards(game, { seat, kind: 'movement', options });
    },
    answer: (game, frame, choice) => plan.answer(game, frame, choice),
  });
  const stepped = withStep<Game, JourneyFrame>(planned, 'step', {
    ask(game, frame) {
      const question = step.ask(game, frame);
      if (question === null) return null;
      addRests(game, frame, question.options);
      if (mayTrade(game, frame)) question.options.push('trade');
      return question;
    },
    answer(game, frame, choice) {
      if (choice === 'trade') {
        frame.step = 'arrive';
        frame.activated = playerAt(game, frame.seat).activations;
        startMarket(game, frame.seat, townOf(game, frame.seat));
      } else if (choice.startsWith('rest-with:')) {
        frame.step = 'step';
        rest(game, frame, choice);
      } else {
        step.answer(game, frame, choice);
        if (frame.step === 'step') frame.step = 'arrive';
      }
    },
  });
  return withStepBefore<Game, JourneyFrame>(stepped, 'step', 'arrive', arrive);
}

function rest(game: Game, frame: MovementFrame, choice: string): void {
  const [, who = '', face = ''] = choice.split(':');
  frame.dice.splice(frame.dice.indexOf(Number(face)), 1);
  tell(game, { type: 'rested', seat: frame.seat, face: Number(face) });
  recover(game, frame.seat, who, 1);
}

function arrive(game: Game, frame: JourneyFrame): void {
  const { seat, activated } = frame;
  if (activated !== undefined) {
    playerAt(game, seat).activations = activated;
    delete frame.activated;
  }
  if (!isStopped(game, seat)) return;
  frame.dice = [];
  frame.step = 'end';
}

/** Any town entered after the Market step ends the movement, and leads to the Experience step (TOWN-12, Z23). */
export function isStopped(game: Game, seat: number): boolean {
  const { traded, at, stopped } = mistsOf(game.state).turn;
  const { space } = playerAt(game, seat);
  if (!traded || stopped || space === at) return stopped;
  setDeeds(game, { at: space, stopped: townOf(game, seat) >= 0 });
  return townOf(game, seat) >= 0;
}
