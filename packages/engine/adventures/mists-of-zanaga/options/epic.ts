/** Epic Confrontation: gods awake one after another, and three trophies win (EPIC-1 to EPIC-29). */
import type { RitualSymbol } from '../../../effects/vocabulary.ts';
import { type Frame, withStep, withStepAfter } from '../../../kernel/procedure.ts';
import { endTurn } from '../../../rules/calls.ts';
import { winGame } from '../../../rules/turn/winning.ts';
import { pick, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { changed, type PartRules } from '../../../rules/world/part.ts';
import { type GodTurn, godOf, rouse } from '../gods/gods.ts';
import { type Mists, mistsOf } from '../mists.ts';
import type { RitesFrame } from '../rituals/rites.ts';
import { symbolOf, toPool } from '../rituals/tokens.ts';
import { epicWords } from './epic-words.ts';

const TROPHIES_TO_WIN = 3;

export interface EpicEvents {
  'ritual-under': { card: string; god: string };
  trophy: { seat: number; card: string };
}
declare module '../../../rules/world/events.ts' {
  interface GameEvents extends EpicEvents {}
}

const countOf = (symbols: readonly RitualSymbol[], symbol: RitualSymbol): number =>
  symbols.filter((one) => one === symbol).length;

/** Whether a sleeping god still lacks one of this symbol (EPIC-3, EPIC-4). */
const needs = (game: Game, { under }: Mists, god: string, symbol: RitualSymbol): boolean =>
  countOf(under[god] ?? [], symbol) < countOf(godOf(game, god)?.awakens ?? [], symbol);

/** Only the symbol stays under the god; the card goes to its pile (Z56). */
function file(game: Game, { card }: RitesFrame): void {
  const mists = mistsOf(game.state);
  toPool(game, mists.beside?.tokens ?? []);
  mists.beside = null;
  mists.chain.push(card);
  const symbol = symbolOf(game, card);
  const god = symbol === null ? undefined : mists.asleep.find((one) => needs(game, mists, one, symbol));
  if (god !== undefined && symbol !== null) {
    mists.under[god] = [...(mists.under[god] ?? []), symbol];
    tell(game, { type: 'ritual-under', card, god });
  } else if (mists.asleep[0] !== undefined) {
    wake(game, mists.asleep[0]);
  }
}

function wake(game: Game, god: string): void {
  const { under } = mistsOf(game.state);
  const symbols = under[god] ?? [];
  delete under[god];
  rouse(game, god, symbols);
}

/** As soon as its three symbols lie under it (Z20). */
function awakenFull(game: Game): void {
  const mists = mistsOf(game.state);
  for (const god of mists.asleep) {
    const { awakens = [] } = godOf(game, god) ?? {};
    if (awakens.length > 0 && (mists.under[god] ?? []).length === awakens.length) wake(game, god);
  }
}

/** A god that falls is a trophy; its doom counters return, and the turn ends (Z59). */
function confronted(game: Game, frame: GodTurn): void {
  const { god, seat } = frame;
  if (god === undefined) return;
  if (frame.result === 'won') takeTrophy(game, seat, god);
  if (game.state.over === null) endTurn(game);
}

function takeTrophy(game: Game, seat: number, god: string): void {
  const mists = mistsOf(game.state);
  mists.awake = mists.awake.filter((other) => other !== god);
  delete mists.doom[god];
  mists.trophies[seat]?.push(god);
  tell(game, { type: 'trophy', seat, card: god });
  if ((mists.trophies[seat]?.length ?? 0) >= TROPHIES_TO_WIN) winGame(game, [seat], 'trophies');
  else if (mists.awake.length + mists.asleep.length === 0) winGame(game, leaders(game), 'most-trophies');
}

/** Most trophies, then level, then gold; else the victory is shared (Z58). */
function leaders(game: Game): number[] {
  const rank = (seat: number): readonly number[] => [
    mistsOf(game.state).trophies[seat]?.length ?? 0,
    game.world.policies.level(game, seat),
    playerAt(game, seat).gold,
  ];
  let seats = game.state.players.map(({ seat }) => seat);
  for (const at of [0, 1, 2]) {
    const most = Math.max(...seats.map((seat) => rank(seat)[at] ?? 0));
    seats = seats.filter((seat) => (rank(seat)[at] ?? 0) === most);
  }
  return seats;
}

/** The ten lie in a row in random order (Z55). */
function shuffleGods(game: Game): void {
  const { asleep } = mistsOf(game.state);
  for (let last = asleep.length - 1; last > 0; last--) {
    const at = pick(game, last + 1);
    [asleep[last], asleep[at]] = [asleep[at] ?? '', asleep[last] ?? ''];
  }
}

export const epicConfrontation: PartRules = {
  words: epicWords,
  procedures: (base) =>
    changed(base, {
      game: (old) => withStepAfter<Game, Frame>(old, 'markets', 'gods', shuffleGods),
      rites: (old) =>
        withStep<Game, RitesFrame>(withStep<Game, RitesFrame>(old, 'file', file), 'awaken', awakenFull),
      turn: (old) => withStep<Game, GodTurn>(old, 'faced', confronted),
    }),
};
