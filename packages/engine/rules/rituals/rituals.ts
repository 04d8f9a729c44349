/** Rituals: Items whose symbols are filled by movement dice, and whose titles may clash (P1). */
import { TERRAINS, type Terrain } from '../world/board.ts';
import { FREE_FACE, faceMask } from '../world/dice.ts';
import { heldCard, info, playerAt, tell, type Game } from '../world/game.ts';
import type { Held } from '../world/state.ts';
import { type CardInfo, itemKind } from '../world/world.ts';
import { printedOf } from '../cards/forms.ts';
import { takeForm } from '../cards/holdings.ts';

export const isRitual = (card: CardInfo): boolean => itemKind(card)?.class === 'ritual';

const ARTICLES: ReadonlySet<string> = new Set(['The', 'A', 'An']);

/** The capitalized words of a title, without an article at its beginning (RITUAL-11 to RITUAL-14). */
export function titleWords(title: string): string[] {
  const words = title.split(/\s+/).map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));
  if (ARTICLES.has(words[0] ?? '')) words.shift();
  return words.filter((word) => /^\p{Lu}/u.test(word));
}

/** The Rituals of a player that clash with one they have or would get. */
export function clashing(game: Game, seat: number, card: string, without: readonly string[] = []): string[] {
  const printed = printedOf(game, card);
  const rituals: string[] = [];
  for (const { card: own } of playerAt(game, seat).items)
    if (isRitual(info(game, own)) && !without.includes(own) && printedOf(game, own) !== printed)
      rituals.push(own);
  // Titles are taken apart only if there are two to compare.
  if (rituals.length === 0) return rituals;
  const words = new Set(titleWords(info(game, card).card.name));
  return rituals.filter((own) => titleWords(info(game, own).card.name).some((word) => words.has(word)));
}

const symbolsOf = ({ card }: CardInfo): readonly Terrain[] =>
  card.kind === 'item' ? (card.symbols ?? []) : [];

/** The place of a symbol that is still open, or -1. */
const openPlace = (symbols: readonly Terrain[], held: Held, terrain: Terrain): number =>
  symbols.findIndex((symbol, i) => symbol === terrain && ((held.filled ?? 0) & (1 << i)) === 0);

/** The symbols of a Ritual that still want a die. */
export const openSymbols = (card: CardInfo, held: Held): Terrain[] =>
  card.empowered === null ? [] : symbolsOf(card).filter((_, i) => ((held.filled ?? 0) & (1 << i)) === 0);

/** How far a Ritual is, or null for anything that wants no dice. */
export function progressOf(card: CardInfo, held: Held): { filled: number; all: number } | null {
  const all = symbolsOf(card).length;
  return card.empowered === null ? null : { filled: all - openSymbols(card, held).length, all };
}

/** Every open symbol that a die could fill, once for each face that shows it (RITUAL-29). */
export function addEmpowering(game: Game, seat: number, dice: readonly number[], options: string[]): void {
  if (dice.length === 0) return;
  for (const held of playerAt(game, seat).items) {
    const card = info(game, held.card);
    if (card.empowered !== null) addFilling(card, held, dice, options);
  }
}

function addFilling(card: CardInfo, held: Held, dice: readonly number[], options: string[]): void {
  const symbols = openSymbols(card, held);
  for (const [i, terrain] of symbols.entries()) {
    if (symbols.indexOf(terrain) !== i) continue;
    const symbol = 1 << TERRAINS.indexOf(terrain);
    for (const [j, face] of dice.entries())
      if (face < FREE_FACE && (faceMask(face) & symbol) !== 0 && dice.indexOf(face) === j)
        options.push(`empower:${card.id}:${terrain}:${face}`);
  }
}

/** A die fills one symbol; with the last of them the Ritual works (RITUAL-32, RITUAL-55). */
export function empower(game: Game, seat: number, card: string, terrain: Terrain): void {
  const held = heldCard(playerAt(game, seat), card);
  const { empowered } = info(game, card);
  if (held === null || empowered === null) return;
  const symbols = symbolsOf(info(game, card));
  held.filled = (held.filled ?? 0) | (1 << openPlace(symbols, held, terrain));
  const left = openSymbols(info(game, card), held).length;
  if (left === 0) takeForm(game, seat, held, empowered);
  tell(game, { type: 'empowered', seat, card, terrain, left });
}
