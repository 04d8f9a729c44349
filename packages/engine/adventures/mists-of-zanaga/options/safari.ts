/** Monster Safari: a die that is left buys a fight with a monster of its terrain (SAFARI-1 to SAFARI-14). */
import { withStepAfter, withStepBefore } from '../../../kernel/procedure.ts';
import type { MovementFrame } from '../../../rules/turn/movement.ts';
import { FACES } from '../../../rules/world/dice.ts';
import { info, playerAt, type Game } from '../../../rules/world/game.ts';
import { changed, type PartRules } from '../../../rules/world/part.ts';
import { cardName, faceList } from '../../../text/names.ts';
import { mistsOf, setDeeds } from '../mists.ts';
import { type CheckFrame, meet, roamer } from '../roaming/roaming.ts';

/** Each monster with each kind of die that shows its terrain. */
function hunts(game: Game): string[] {
  const { roaming, turn } = mistsOf(game.state);
  const faces = [...new Set(turn.dice)];
  return roaming.flatMap((card) => {
    const { card: printed } = info(game, card);
    const terrain = printed.kind === 'challenge' ? printed.terrain : undefined;
    return faces
      .filter((face) => FACES[face]?.some((symbol) => symbol === terrain))
      .map((face) => `safari:${card}:${face}`);
  });
}

export const monsterSafari: PartRules = {
  procedures: (base) =>
    changed(base, {
      movement: (old) =>
        withStepAfter<Game, MovementFrame>(old, 'end', 'dice-left', (game, { dice }) =>
          setDeeds(game, { dice: [...dice] }),
        ),
      /** Before a card is drawn, and in its stead; not in a check that a card forces (Z18, Z52). */
      'roaming-check': (old) =>
        withStepBefore<Game, CheckFrame>(old, 'draw', 'safari', {
          ask(game, { seat, forced }) {
            const options = forced ? [] : hunts(game);
            return options.length === 0 ? null : { seat, kind: 'safari', options: [...options, 'pass'] };
          },
          answer(game, frame, choice) {
            if (choice === 'pass') return;
            const [, card = '', face = ''] = choice.split(':');
            const { seat } = frame;
            const left = [...mistsOf(game.state).turn.dice];
            left.splice(left.indexOf(Number(face)), 1);
            setDeeds(game, { dice: left });
            frame.step = '';
            meet(game, seat, roamer(game, card), playerAt(game, seat).space ?? '', 'roaming');
          },
        }),
    }),
  words: {
    prompts: {
      safari: () => ({
        headline: 'Go on safari?',
        detail: 'No monster roams here. Give up a die to hunt one of its terrain, or draw a new card.',
      }),
    },
    labels: {
      'roaming-check/pass': () => 'Draw a new card',
      safari: ({ world }, card, face) =>
        `Hunt ${cardName(world, card)} with the ${faceList([Number(face)])} die`,
    },
    rules: { safari: 'SAFARI-1' },
  },
};
