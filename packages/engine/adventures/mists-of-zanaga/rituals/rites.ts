/** Completed rituals, one after another from the left: effect, omen, and where the card goes (OMEN-6 to OMEN-18). */
import { procedure } from '../../../kernel/procedure.ts';
import { carryOut, settleAll } from '../../../rules/calls.ts';
import { info, tell, type Game } from '../../../rules/world/game.ts';
import { awaken, startOmens } from '../gods/gods.ts';
import { AWAKENING, mistsOf } from '../mists.ts';
import { isLasting } from './lasting.ts';
import { type CutFrame, goOnIfCut, isComplete, placeDue, symbolOf, toPool } from './tokens.ts';

export interface RitesFrame extends CutFrame {
  proc: 'rites';
  /** The ritual that is being resolved. */
  card: string;
  /** Whether a god was awake when its omen was due. */
  omen: boolean;
}

export const ritesProcedure = procedure<Game, RitesFrame>({
  next(game, frame) {
    const mists = mistsOf(game.state);
    if (mists.due.length > 0) {
      frame.step = 'next';
      placeDue(game);
      return;
    }
    const rite = mists.rites.find((one) => isComplete(game, one));
    if (rite === undefined) {
      frame.step = 'over';
      return;
    }
    frame.card = rite.card;
    frame.omen = false;
    tell(game, { type: 'ritual-completed', card: rite.card, seat: game.state.active });
  },
  effect(game, { card }) {
    const { card: printed } = info(game, card);
    if (printed.kind === 'special') carryOut(game, game.state.active, card, printed.drawn ?? []);
  },
  /** What it did while it lay in play is over before its omen (EFFECT-5). */
  leave(game, { card }) {
    const mists = mistsOf(game.state);
    mists.beside = mists.rites.find((rite) => rite.card === card) ?? null;
    mists.rites = mists.rites.filter((rite) => rite.card !== card);
    tell(game, { type: 'ritual-discarded', card });
    settleAll(game, isLasting(game.world, card));
  },
  omen(game, frame) {
    const god = mistsOf(game.state).awake.at(-1);
    const symbol = symbolOf(game, frame.card);
    frame.omen = god !== undefined;
    if (god !== undefined && symbol !== null) startOmens(game, god, [symbol]);
  },
  /** Its tokens return; without a god it lies beside those who sleep (Z45). */
  file(game, { card, omen }) {
    const mists = mistsOf(game.state);
    toPool(game, mists.beside?.tokens ?? []);
    mists.beside = null;
    if (omen) mists.chain.push(card);
    else mists.completed.push(card);
  },
  awaken(game) {
    const mists = mistsOf(game.state);
    if (mists.completed.length < AWAKENING) return;
    awaken(
      game,
      mists.completed.flatMap((card) => symbolOf(game, card) ?? []),
    );
    mists.chain.push(...mists.completed.splice(0));
  },
  again(_, frame) {
    frame.step = 'next';
  },
  over(game, frame) {
    const { chain, spent } = mistsOf(game.state);
    for (const card of chain.splice(0)) spent[info(game, card).color ?? 'green'].push(card);
    goOnIfCut(game, frame);
  },
});
