/** What destroyed, cursed and freed towns are to everybody: the land, its names, and where the fallen wake up. */
import { withStep, type Procedure } from '../../../kernel/procedure.ts';
import type { KnockoutFrame } from '../../../rules/calls.ts';
import { failAttempt } from '../../../rules/combat/knockout.ts';
import { type SpaceId, spaceAt, type TownId } from '../../../rules/world/board.ts';
import { info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { type Place, printedPlace, siteAt } from '../../../rules/world/land.ts';
import type { TownFate } from '../../../rules/world/policies.ts';
import type { State } from '../../../rules/world/state.ts';
import { cataclysmOf, claimedBy, CURSE_TERRAIN, findCataclysm, setFates } from '../cataclysm.ts';

export const landKey = (state: State): string => findCataclysm(state)?.land ?? '';

/** Nobody enters a destroyed town, and it has no terrain (C16); a cursed one is a space of its curse's terrain (C2). */
export function placeAt(game: Game, space: SpaceId): Place {
  const place = printedPlace(game.world.board, space);
  const fate = place.town < 0 ? null : cataclysmOf(game.state).towns[place.town];
  if (fate === null || fate === undefined || fate.is === 'freed') return place;
  if (fate.is === 'destroyed') return { terrain: 'town', town: -1, market: -1, open: false };
  return { terrain: CURSE_TERRAIN[fate.curse], town: -1, market: -1, open: true };
}

/** Destroyed and cursed towns are no towns, but keep their names (C9). */
export const nameAt = (game: Game, space: SpaceId): TownId | null => spaceAt(game.world.board, space).town;

/** Whoever is sent to a town that is gone delivers beside it; that is for cards of Encounters alone (C26). */
export function findsTown(game: Game, town: TownId, space: SpaceId, card: string): boolean {
  if (nameAt(game, space) === town) return true;
  if (info(game, card).card.kind !== 'encounter') return false;
  const at = game.world.board.towns.findIndex(({ id }) => id === town);
  const ruin = game.world.board.towns[at]?.space;
  return (
    ruin !== undefined &&
    cataclysmOf(game.state).towns[at]?.is === 'destroyed' &&
    spaceAt(game.world.board, space).neighbors.includes(ruin)
  );
}

/** What cards that speak of cursed and destroyed towns look at; a freed town is one as any other. */
export function fateOf(game: Game, town: TownId): TownFate | null {
  const at = game.world.board.towns.findIndex(({ id }) => id === town);
  const fate = findCataclysm(game.state)?.towns[at] ?? null;
  if (fate === null || fate.is === 'freed') return null;
  return fate.is === 'destroyed' ? 'destroyed' : fate.curse;
}

/** One gold for each claimed card of the curse that lay on the town (C6, C12). */
export function marketCredit(game: Game, seat: number, town: number): number {
  const fate = cataclysmOf(game.state).towns[town];
  return fate?.is === 'freed' ? claimedBy(game, seat).filter(({ of }) => of === fate.curse).length : 0;
}

/** The town of a curse is free: its unclaimed cards go back to the box, and what was done for its quests is void. */
export function freeTown(game: Game, seat: number, town: number): void {
  const cataclysm = cataclysmOf(game.state);
  const fate = cataclysm.towns[town];
  if (fate?.is !== 'cursed') return;
  const { curse } = fate;
  const { one, two, three, quests } = cataclysm.curses[curse];
  game.state.removed.push(...one, ...two, ...quests, ...(three === null ? [] : [three]));
  for (const quest of quests) delete cataclysm.progress[quest];
  cataclysm.curses[curse] = { one: [], two: [], three: null, quests: [] };
  setFates(
    cataclysm,
    cataclysm.towns.map((old, i) => (i === town ? { is: 'freed', curse, by: seat } : old)),
  );
  tell(game, { type: 'town-freed', seat, town: game.world.board.towns[town]?.id ?? '', curse });
}

const STAY = 'stay';

/** A Hero who falls may stay where that was; a free town is for those who want it (C7). */
export function knockoutProcedure(old: Procedure<Game>): Procedure<Game> {
  const town = old.steps.get('town')?.ask;
  if (!town) throw new Error('a knock-out has no town');
  return withStep<Game, KnockoutFrame>(old, 'town', {
    ask(game, frame) {
      const question = town.ask(game, frame);
      if (question === null || question.options.length === 0) return question;
      const stands = siteAt(game, playerAt(game, frame.seat).space ?? '').town >= 0;
      return stands ? question : { ...question, kind: 'retreat', options: [STAY, ...question.options] };
    },
    answer(game, frame, choice) {
      if (choice !== STAY) {
        town.answer(game, frame, choice);
        return;
      }
      failAttempt(game, frame.seat);
      playerAt(game, frame.seat).from = null;
    },
  });
}
