/** Turns, movement and the end of the game. */
import type { EventOf } from '../../rules/world/events.ts';
import { playerAt } from '../../rules/world/game.ts';
import { hasAdventure } from '../../rules/turn/adventure.ts';
import { diceToRoll, FREE_FACE, type MovementFrame } from '../../rules/turn/movement.ts';
import { siteAt } from '../../rules/world/land.ts';
import type { Asking, PartWords, Reading, Sentence } from '../../rules/world/words.ts';
import { acts, does, faces, foe, held, line, listed, seat, space, whose } from '../line.ts';
import { atPlace, faceName, empowerWords, fighterName, many, placeName } from '../names.ts';

const MOVES: Readonly<Record<EventOf<'moved'>['how'], string>> = {
  die: 'moves to',
  step: 'walks to',
  carried: 'is taken to',
  back: 'falls back to',
  'knocked-out': 'is carried to',
};

function wonLine({ winners, how }: EventOf<'won'>, { world }: Reading): Sentence {
  const { goals, losses } = world.words;
  const [first] = winners;
  if (first === undefined) return line`${losses[how] ?? 'The game is lost.'}`;
  const goal = goals[how] ?? line`by defeating ${foe(how)}`;
  const win = winners.length === 1 ? does(first, 'wins') : 'win';
  return line`${listed(winners.map(seat), 'and')} ${win} the game ${goal}.`;
}

/** "in Tamalir", "on the road south of Forge". */
export function here(ask: Asking): string {
  const at = playerAt(ask.game, ask.seat).space;
  if (at === null) throw new Error(`seat ${ask.seat} is not on the board`);
  return atPlace(ask.game, at, ask);
}

/** In a town without other Heroes the market is all that a movement can end with. */
function isMarketNext({ game, seat: who }: Asking): boolean {
  const at = playerAt(game, who).space ?? '';
  return siteAt(game, at).market >= 0 && !hasAdventure(game, who, at);
}

export const turnWords = {
  events: {
    'game-began': (e) => line`${acts(e.first, 'goes')} first.`,
    'turn-began': (e) => line`Round ${e.round}: ${whose(e.seat)} turn.`,
    placed: (e) => line`${acts(e.seat, 'starts')} in ${space(e.space)}.`,
    'movement-dice': (e) => line`${acts(e.seat, 'rolls')} ${faces(e.faces)}.`,
    moved: (e) => line`${acts(e.seat, MOVES[e.how])} ${space(e.to)}.`,
    won: wonLine,
    empowered: (e) =>
      e.left === 0
        ? line`${acts(e.seat, 'empowers')} ${held(e.card)}: it works from now on.`
        : line`${acts(e.seat, 'spends')} a die on ${held(e.card)} (${e.terrain}): ${e.left} to go.`,
  },
  prompts: {
    movement: (ask) => ({ headline: 'Your move', detail: `You are ${here(ask)}.` }),
    rest: ({ frame }) => {
      const left = (frame as MovementFrame).resting;
      return { headline: 'Who rests?', detail: `${left} exhaustion left to discard.` };
    },
    step: (ask) => {
      const { dice } = ask.frame as MovementFrame;
      if (dice.length === 0) return { headline: 'Stop here?', detail: `You are ${here(ask)}.` };
      const left = many(dice.length, 'die', 'dice');
      return { headline: 'Your move', detail: `You are ${here(ask)} with ${left} left.` };
    },
  },
  labels: {
    roll: (ask) => `Roll ${many(diceToRoll(ask.game, ask.seat, 0), 'die', 'dice')}`,
    rest: (ask, n) => {
      const dice = diceToRoll(ask.game, ask.seat, Number(n));
      const roll = dice === 0 ? 'roll no dice' : `roll ${many(dice, 'die', 'dice')}`;
      return `Rest: discard ${n} exhaustion, ${roll}`;
    },
    walk: (ask, to) => `Walk to ${placeName(ask.game, to, ask)}`,
    stay: (ask) => (isMarketNext(ask) ? 'Stay for the market' : 'Stay here'),
    recover: (ask, who) => `${fighterName(ask.world, ask.state, ask.seat, who)} rests`,
    step: (ask, to, face) => {
      const die =
        Number(face) < FREE_FACE ? `the ${faceName(Number(face))} die` : `a ${faceName(Number(face))} step`;
      return `Go to ${placeName(ask.game, to, ask)} with ${die}`;
    },
    empower: ({ world }, id, terrain, face) =>
      `${empowerWords(world, id, terrain)} with the ${faceName(Number(face))} die`,
    stop: (ask) => (isMarketNext(ask) ? 'Go to the market' : 'Stop here'),
    pass: () => 'Continue',
  },
  rules: { movement: 'MOVE-1', rest: 'MOVE-9', step: 'MOVE-3' },
} satisfies PartWords;
