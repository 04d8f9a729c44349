/** The chance that trading dice bring something, here and on the terrain around. */
import { FACES } from '@wayrune/engine/rules/turn/movement.ts';
import type { Terrain } from '@wayrune/engine/effects/vocabulary.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';

export interface Prospect {
  /** A terrain, `town` where every die matches, or null where none can. */
  readonly terrain: Terrain | 'town' | null;
  readonly isHere: boolean;
  readonly chance: number;
}

const sidesWith = (terrain: Terrain): number => FACES.filter((face) => face.includes(terrain)).length;

/** At least one of so many dice shows a terrain. */
export const chanceOfMatch = (terrain: Terrain, dice: number): number =>
  1 - (1 - sidesWith(terrain) / FACES.length) ** dice;

function prospectAt(game: Game, space: string, dice: number, isHere: boolean): Prospect {
  const { terrain, town } = siteAt(game, space);
  if (terrain !== 'town') return { terrain, isHere, chance: chanceOfMatch(terrain, dice) };
  return town >= 0
    ? { terrain: 'town', isHere, chance: dice > 0 ? 1 : 0 }
    : { terrain: null, isHere, chance: 0 };
}

/** Where the Hero stands first, then each other terrain within two steps, the best first. */
export function prospects(game: Game, seat: number, dice: number): readonly Prospect[] {
  const { space } = playerAt(game, seat);
  if (space === null) return [];
  const land = landOf(game);
  const beside = land.space[space]?.neighbors ?? [];
  const near = new Set([...beside, ...beside.flatMap((one) => land.space[one]?.neighbors ?? [])]);
  const here = prospectAt(game, space, dice, true);
  const others = new Map<string, Prospect>();
  for (const one of near) {
    const found = prospectAt(game, one, dice, false);
    if (one !== space && found.terrain !== null && found.terrain !== here.terrain)
      others.set(found.terrain, found);
  }
  return [here, ...[...others.values()].toSorted((a, b) => b.chance - a.chance)];
}
