/** What lies on the table of Zanaga besides the base game, in words. */
import { findMists, TOKENS } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { QUIET_RITES } from './cast.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';

export const FIRST_RITE = QUIET_RITES[0] ?? '';

export const tokensKey = (card: string): string => `tokens on ${card}`;
export const poolKey = (token: string): string => `${token} tokens in the pool`;
export const doomKey = (god: string): string => `doom on ${god}`;
export const LOST_CITY = 'the Lost City';
export const ROAMING = 'roaming';
const IN_PLAY = 'in play as a ritual';
const discarded = (color: string): string => `discarded ${color} Challenges`;

/** Where Challenges go; null where they go under their deck. */
export const discardPile = (state: State, color: string): string | null =>
  findMists(state) === null ? null : discarded(color);

/** The tokens of a Challenge go to the first ritual in play. */
export function placeTokensOf(view: Record<string, string | number>, from: string): void {
  const tokens = view[tokensKey(from)];
  if (tokens === undefined) return;
  delete view[tokensKey(from)];
  view[tokensKey(FIRST_RITE)] = tokens;
}

/** The tokens of a Challenge are laid on another instead. */
export function moveTokens(view: Record<string, string | number>, from: string, to: string): void {
  const tokens = view[tokensKey(from)];
  if (tokens === undefined) return;
  view[tokensKey(to)] = tokens;
  delete view[tokensKey(from)];
}

interface MistsView {
  /** Where each card lies that no other adventure would know. */
  readonly places: readonly (readonly [card: string, where: string])[];
  readonly others: Readonly<Record<string, string | number>>;
}

export function mistsView(state: State): MistsView | null {
  const mists = findMists(state);
  if (mists === null) return null;
  const all = (cards: readonly string[], where: string) => cards.map((card) => [card, where] as const);
  const piles = (by: Readonly<Record<string, readonly string[]>>, name: (color: string) => string) =>
    Object.entries(by).flatMap(([color, cards]) => all(cards, name(color)));
  const { rites, carried, doom, pool, lostCity, rank } = mists;
  const held = [...rites.map(({ card, tokens }) => [card, tokens] as const), ...Object.entries(carried)];
  return {
    places: [
      ...all(mists.roaming, ROAMING),
      ...all(
        rites.map(({ card }) => card),
        IN_PLAY,
      ),
      ...all(mists.completed, 'beside the sleeping gods'),
      ...all(mists.chain, 'resolved in this chain'),
      ...all(mists.awake, 'awake'),
      ...piles(mists.beaten, discarded),
      ...piles(mists.spent, (color) => `discarded ${color} rituals`),
    ],
    others: {
      ...Object.fromEntries(
        held
          .filter(([, tokens]) => tokens.length > 0)
          .map(([card, tokens]) => [tokensKey(card), tokens.join()]),
      ),
      ...Object.fromEntries(Object.entries(doom).map(([god, count]) => [doomKey(god), count])),
      ...Object.fromEntries(TOKENS.map((token) => [poolKey(token), pool[token]])),
      [LOST_CITY]: lostCity ?? 'not on the map',
      'the current ritual deck': rank,
    },
  };
}
