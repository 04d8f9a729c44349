/** The Movement step: resting by dice that were rolled, and markets on the way. */
import { withStep, type Procedure } from '../../kernel/procedure.ts';
import { type MovementFrame } from '../../rules/turn/movement.ts';
import { startMarket } from '../../rules/turn/market.ts';
import { recover } from '../../rules/combat/vitals.ts';
import { playerAt, tell, type Game } from '../../rules/world/game.ts';
import { siteAt } from '../../rules/world/land.ts';
import { ruleFor } from '../../rules/cards/values.ts';
import { mistsOf, setDeeds } from './mists.ts';
import { isVillage } from './towns.ts';

const townOf = (game: Game, seat: number): number => siteAt(game, playerAt(game, seat).space ?? '').town;

/** A die that is not spent takes one exhaustion off the Hero or an Ally, at any moment of the step (REST-Z1, Z15). */
function addRests(game: Game, { seat, dice }: MovementFrame, options: string[]): void {
  if (dice.length === 0 || ruleFor(game, 'no-rest', seat) !== null) return;
  const { exhaustion, allies } = playerAt(game, seat);
  const tired = allies.filter((ally) => ally.exhaustion > 0).map(({ card }) => card);
  if (exhaustion > 0) tired.unshift('hero');
  for (const who of tired) for (const face of new Set(dice)) options.push(`rest-with:${who}:${face}`);
}

/** The Market step of a village or of the Lost City may be taken on the way, once a turn (TOWN-4, Z16). */
const mayTrade = (game: Game, seat: number): boolean =>
  isVillage(game, townOf(game, seat)) && !mistsOf(game.state).turn.traded;

export function movementProcedure(old: Procedure<Game>): Procedure<Game> {
  const plan = old.steps.get('plan')?.ask;
  const step = old.steps.get('step')?.ask;
  if (!plan || !step) throw new Error('the Movement step has no plan or no step');
  const planned = withStep<Game, MovementFrame>(old, 'plan', {
    /** There is no resting before the roll (REST-Z2). */
    ask(game, frame) {
      const question = plan.ask(game, frame);
      if (question === null) return null;
      const options = question.options.filter((option) => !option.startsWith('rest:'));
      return { ...question, options };
    },
    answer: (game, frame, choice) => plan.answer(game, frame, choice),
  });
  return withStep<Game, MovementFrame>(planned, 'step', {
    ask(game, frame) {
      const question = step.ask(game, frame);
      if (question === null) return null;
      addRests(game, frame, question.options);
      if (frame.dice.length > 0 && mayTrade(game, frame.seat)) question.options.push('trade');
      return question;
    },
    answer(game, frame, choice) {
      if (choice === 'trade') {
        frame.step = 'step';
        startMarket(game, frame.seat, townOf(game, frame.seat));
      } else if (choice.startsWith('rest-with:')) {
        frame.step = 'step';
        rest(game, frame, choice);
      } else {
        const from = playerAt(game, frame.seat).space;
        step.answer(game, frame, choice);
        if (playerAt(game, frame.seat).space !== from) arrive(game, frame);
      }
    },
  });
}

function rest(game: Game, frame: MovementFrame, choice: string): void {
  const [, who = '', face = ''] = choice.split(':');
  frame.dice.splice(frame.dice.indexOf(Number(face)), 1);
  tell(game, { type: 'rested', seat: frame.seat, face: Number(face) });
  recover(game, frame.seat, who, 1);
}

/** Any town entered after the Market step ends the movement, and leads to the Experience step (TOWN-6, Z23). */
function arrive(game: Game, frame: MovementFrame): void {
  if (!mistsOf(game.state).turn.traded || townOf(game, frame.seat) < 0) return;
  setDeeds(game, { stopped: true });
  frame.dice = [];
  frame.step = 'end';
}
