/** The ritual track as the screen tells it: how full each ritual is, and what a token would bring about. */
import { godOf } from '@wayrune/engine/adventures/mists-of-zanaga/gods/gods.ts';
import {
  AWAKENING,
  mistsOf,
  type Rite,
  type Token,
} from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { slotsOf, symbolOf } from '@wayrune/engine/adventures/mists-of-zanaga/rituals/tokens.ts';
import type { RitualSymbol } from '@wayrune/engine/effects/vocabulary.ts';
import { type Game, info } from '@wayrune/engine/rules/world/game.ts';

export interface RiteOnTrack extends Rite {
  readonly symbol: RitualSymbol;
  readonly slots: number;
  /** Free slots. */
  readonly left: number;
  /** It changes the game for as long as it lies there. */
  readonly isActive: boolean;
}

/** Whether a ritual does something while it is in play, and not only when it is completed. */
function isActive(game: Game, card: string): boolean {
  const { card: printed } = info(game, card);
  if (printed.kind !== 'special') return false;
  const { always = [], rules = [], abilities = [] } = printed;
  return always.length + rules.length + abilities.length > 0;
}

export const ritesOnTrack = (game: Game): RiteOnTrack[] =>
  mistsOf(game.state).rites.map((rite) => {
    const slots = slotsOf(game, rite.card);
    return {
      ...rite,
      slots,
      symbol: symbolOf(game, rite.card) ?? 'sun',
      left: slots - rite.tokens.length,
      isActive: isActive(game, rite.card),
    };
  });

/** The rituals that this token could complete. */
export const completedBy = (rites: readonly RiteOnTrack[], token: Token): RiteOnTrack[] =>
  rites.filter(({ left, symbol }) => left === 1 && (token === 'wild' || token === symbol));

/** What the completion of a ritual leads to besides its own effect. */
export interface Consequence {
  /** The god whose omen follows, and which. */
  readonly omenOf: string | null;
  /** The god that it would awaken. */
  readonly awakens: string | null;
  /** Gods that can still be awakened after it. */
  readonly candidates: readonly string[];
}

/** The sleeping gods that these completed symbols can still lead to. */
export function candidatesFor(game: Game, symbols: readonly RitualSymbol[]): string[] {
  return mistsOf(game.state).asleep.filter((god) => {
    const needed = [...(godOf(game, god)?.awakens ?? [])];
    return symbols.every((symbol) => {
      const at = needed.indexOf(symbol);
      if (at >= 0) needed.splice(at, 1);
      return at >= 0;
    });
  });
}

export const completedSymbols = (game: Game): RitualSymbol[] =>
  mistsOf(game.state).completed.flatMap((card) => symbolOf(game, card) ?? []);

/** Under Epic Confrontation symbols lie under each god instead of beside all of them. */
export const isEpic = ({ world }: Game): boolean => world.parts.some(({ id }) => id === 'epic-confrontation');

export function consequenceOf(game: Game, symbol: RitualSymbol): Consequence {
  const god = mistsOf(game.state).awake.at(-1);
  const omenOf = god !== undefined && hasOmen(game, god, symbol) ? god : null;
  if (isEpic(game) || god !== undefined) return { omenOf, awakens: null, candidates: [] };
  const symbols = [...completedSymbols(game), symbol];
  const candidates = candidatesFor(game, symbols);
  const awakens = symbols.length === AWAKENING ? (candidates[0] ?? null) : null;
  return { omenOf: null, awakens, candidates };
}

const hasOmen = (game: Game, god: string, symbol: RitualSymbol): boolean =>
  godOf(game, god)?.omens.some((omen) => omen.symbol === symbol) === true;

/** The symbols that a sleeping god still lacks. */
export function lacking(game: Game, god: string): RitualSymbol[] {
  const { under } = mistsOf(game.state);
  const there = isEpic(game) ? (under[god] ?? []) : completedSymbols(game);
  const needed = [...(godOf(game, god)?.awakens ?? [])];
  for (const symbol of there) {
    const at = needed.indexOf(symbol);
    if (at >= 0) needed.splice(at, 1);
  }
  return needed;
}
