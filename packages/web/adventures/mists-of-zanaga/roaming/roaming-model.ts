/** Roaming monsters as the screen tells them: where each attacks, and what it carries. */
import { mistsOf, type Token } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { attackersAt, elsewhere } from '@wayrune/engine/adventures/mists-of-zanaga/roaming/roaming.ts';
import type { SpaceId, Terrain } from '@wayrune/engine/rules/world/board.ts';
import { type Game, info } from '@wayrune/engine/rules/world/game.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import i18next from 'i18next';

export interface Monster {
  readonly card: string;
  readonly terrain: Terrain | null;
  readonly tokens: readonly Token[];
}

function terrainOf(game: Game, card: string): Terrain | null {
  const { card: printed } = info(game, card);
  return printed.kind === 'challenge' ? (printed.terrain ?? null) : null;
}

export const monstersOf = (game: Game): Monster[] => {
  const { roaming, carried } = mistsOf(game.state);
  return roaming.map((card) => ({ card, terrain: terrainOf(game, card), tokens: carried[card] ?? [] }));
};

/** Towns are safe, and so is the Lost City for those who end there. */
const isSafe = (game: Game, space: SpaceId): boolean => siteAt(game, space).town >= 0;

/** The monsters that attack whoever stops there and does nothing else. */
export const threatsAt = (game: Game, space: SpaceId): string[] =>
  isSafe(game, space) ? [] : attackersAt(game, space);

/** Every space where one of these monsters attacks. */
export function haunts(game: Game, cards: readonly string[]): SpaceId[] {
  const terrains = new Set<string | null>(cards.map((card) => terrainOf(game, card)));
  return landOf(game)
    .spaces.filter(({ id }) => !isSafe(game, id) && terrains.has(siteAt(game, id).terrain))
    .map(({ id }) => id);
}

/** What is said of a Challenge that was drawn in a check and does not attack. */
export function passesBy(game: Game): string | null {
  const terrain = elsewhere(game);
  if (terrain === null) return null;
  return i18next.t('mists-of-zanaga:roaming.passes', { terrain: i18next.t(`map:terrain.${terrain}`) });
}

/** Spaces that share the danger of this one. */
export function tintsAt(game: Game, space: SpaceId): readonly SpaceId[] {
  const cards = threatsAt(game, space);
  return cards.length === 0 ? [] : haunts(game, cards);
}
