/** Roaming monsters: what it is worth to be found by them, space by space. */
import { currentAdventureDeck } from '@wayrune/engine/adventures/mists-of-zanaga/decks.ts';
import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { COUNTER_VALUE } from '@wayrune/engine/rules/turn/counters.ts';
import { isColor, type SpaceId, type Terrain, TERRAINS } from '@wayrune/engine/rules/world/board.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import type { Context } from '../../heuristics/context.ts';
import { waysOf } from '../../plan/travel.ts';
import type { AimPlace } from '../aim.ts';
import { godWorthIt } from './gods.ts';
import { tokenWorth } from './rites.ts';

export const terrainOf = (world: World, card: string): Terrain | null => {
  const { card: printed } = infoOf(world, card);
  return printed.kind === 'challenge' ? (printed.terrain ?? null) : null;
};

/** Whoever cannot win gets away, most of the time: with a wound, and without the rest of the turn. */
const GOT_AWAY = -4;

/** What it is worth to meet a monster, with the tokens that it carries. */
export function meetingWorth(context: Context, card: string): number {
  const { win, value } = context.scout.enemy(context, card, null);
  const tokens = mistsOf(context.state).carried[card] ?? [];
  const fed = tokens.reduce((sum, token) => sum + tokenWorth(context, token), 0);
  return Math.max(GOT_AWAY, value) + win * fed;
}

/** A monster more roams, whoever comes next. */
const ONE_MORE = -0.3;

/** What it is worth to draw for monsters in a terrain that has none. */
export function drawingWorth(context: Context, terrain: Terrain): number {
  const { game, state, world, scout, weights } = context;
  const deck = currentAdventureDeck(game);
  if (deck === null) return 0;
  const { top = [], bag = [], bottom = [] } = state.decks[deck] ?? {};
  const known = top.at(-1);
  const next = known !== undefined ? [known] : bag.length > 0 ? bag : bottom.slice(0, 1);
  const hits = next.filter((card) => terrainOf(world, card) === terrain).length;
  if (hits === 0) return ONE_MORE;
  const { win, value } = scout.deck(context, deck);
  const points = isColor(deck) ? weights.point * COUNTER_VALUE[deck] : 0;
  return ONE_MORE + (hits / next.length) * Math.max(GOT_AWAY, value - win * points);
}

/** What a check in a terrain is worth: of several monsters one meets the best. */
function checkWorth(context: Context, terrain: Terrain): number {
  const there = mistsOf(context.state).roaming.filter((card) => terrainOf(context.world, card) === terrain);
  return there.length === 0
    ? drawingWorth(context, terrain)
    : Math.max(...there.map((card) => meetingWorth(context, card)));
}

type Checks = Readonly<Record<Terrain, number>>;
const checks = new WeakMap<Context, Checks>();

/** Every terrain, once for a decision. */
function checksIn(context: Context): Checks {
  let found = checks.get(context);
  if (found === undefined) {
    const worths = TERRAINS.map((terrain) => [terrain, checkWorth(context, terrain)]);
    found = Object.fromEntries(worths) as Checks;
    checks.set(context, found);
  }
  return found;
}

/** Whoever ends a turn outside towns may confront a god that is due, as long as the Lost City has not risen (Z32). */
export function lingerWorth(context: Context): (space: SpaceId) => number {
  const worths = checksIn(context);
  const chance = mistsOf(context.state).lostCity === null ? godWorthIt(context) : null;
  const hope = chance === null ? 0 : Math.max(0, chance.value);
  return (space) => {
    const { terrain } = siteAt(context.game, space);
    return terrain === 'town' ? 0 : worths[terrain] + hope;
  };
}

/** Nobody goes hunting so many dice away: other prey will be nearer. */
const TOO_FAR = 5;
/** Less than this nobody goes hunting for. */
const A_CATCH = 2;

/** Spaces on which a monster attacks that is worth meeting, where there is nothing else to attempt. */
export function huntingGrounds(context: Context): AimPlace[] {
  const { game, state, world, player } = context;
  const worths = checksIn(context);
  const prey = new Set(mistsOf(state).roaming.map((card) => terrainOf(world, card)));
  const { jewels } = world.board;
  const land = landOf(game);
  const far = waysOf(land).effort[land.index.get(player.space ?? '') ?? 0];
  return land.spaces.flatMap(({ id, terrain, index }) => {
    if (
      terrain === 'town' ||
      (far?.[index] ?? 0) > TOO_FAR ||
      !prey.has(terrain) ||
      worths[terrain] < A_CATCH
    )
      return [];
    return state.counters[jewels.indexOf(id)] === 1 ? [] : [{ space: id, value: worths[terrain] }];
  });
}
