/** Turns, movement and the end of the game. */
import { joined } from '../../effects/words.ts';
import type { EventOf } from '../../rules/world/events.ts';
import { siteAt } from '../../rules/world/land.ts';
import { playerAt } from '../../rules/world/game.ts';
import { diceToRoll, FREE_FACE, type MovementFrame } from '../../rules/turn/movement.ts';
import type { Asking, Line, PartWords, Reading } from '../../rules/world/words.ts';
import { foe, line, listed, seat, space } from '../line.ts';
import { faceName, fighterName, many, placeName } from '../names.ts';

const MOVES: Readonly<Record<EventOf<'moved'>['how'], string>> = {
  die: 'moves to',
  step: 'walks to',
  carried: 'is brought to',
  back: 'falls back to',
  'knocked-out': 'is carried to',
};

function wonLine({ winners, how }: EventOf<'won'>, { world }: Reading): Line {
  const { goals, losses } = world.words;
  if (winners.length === 0) return line`${losses[how] ?? 'The game is lost.'}`;
  const goal = goals[how] ?? line`by defeating ${foe(how)}`;
  return line`${listed(winners.map(seat), 'and')} ${winners.length === 1 ? 'wins' : 'win'} the game ${goal}.`;
}

/** "in Tamalir", "at forest e7". */
export function here({ game, seat: who }: Asking): string {
  const at = playerAt(game, who).space;
  if (at === null) throw new Error(`seat ${who} is not on the board`);
  return `${siteAt(game, at).town < 0 ? 'at' : 'in'} ${placeName(game, at)}`;
}

export const turnWords = {
  events: {
    'game-began': (e) => line`${seat(e.first)} takes the first turn.`,
    'turn-began': (e) => line`Round ${e.round}: it is ${seat(e.seat)}'s turn.`,
    placed: (e) => line`${seat(e.seat)} starts in ${space(e.space)}.`,
    'movement-dice': (e) => line`${seat(e.seat)} rolls ${joined(e.faces.map(faceName), 'and')}.`,
    moved: (e) => line`${seat(e.seat)} ${MOVES[e.how]} ${space(e.to)}.`,
    won: wonLine,
  },
  prompts: {
    movement: (ask) => {
      const rest = ask.decision.options.some((option) => option.startsWith('rest:')) ? ', rest' : '';
      return `How do you move: roll the dice${rest}, take a single step, or stay ${here(ask)}?`;
    },
    rest: ({ frame }) => {
      const left = (frame as MovementFrame).resting;
      return `Who discards 1 exhaustion by resting? ${left === 1 ? 'This is the last one.' : `${left} are left to discard.`}`;
    },
    step: (ask) => {
      const { dice } = ask.frame as MovementFrame;
      if (dice.length === 0) return `Do you stop ${here(ask)}?`;
      return `You are ${here(ask)}: where do you go with ${many(dice.length, 'die', 'dice')}?`;
    },
  },
  labels: {
    roll: (ask) => `Roll ${many(diceToRoll(ask.game, ask.seat, 0), 'movement die', 'movement dice')}`,
    rest: (ask, n) => {
      const dice = diceToRoll(ask.game, ask.seat, Number(n));
      const roll = dice === 0 ? 'roll none' : `roll ${many(dice, 'die', 'dice')}`;
      return `Rest: discard ${n} exhaustion and ${roll}`;
    },
    walk: ({ game }, to) => `Walk to ${placeName(game, to)} without dice`,
    stay: () => 'Stay where you are',
    recover: (ask, who) => `${fighterName(ask.world, ask.state, ask.seat, who)} discards 1 exhaustion`,
    step: ({ game }, to, face) => {
      const die =
        Number(face) < FREE_FACE ? `the ${faceName(Number(face))} die` : `a ${faceName(Number(face))} step`;
      return `Go to ${placeName(game, to)} with ${die}`;
    },
    stop: () => 'Stop here',
    pass: () => 'Go on',
  },
  rules: { movement: 'MOVE-1', rest: 'MOVE-9', step: 'MOVE-3' },
} satisfies PartWords;
