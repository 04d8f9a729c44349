/** What traps promise: each is a few steps, so it is always worked out by its odds. */
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { memoize } from '../memo.ts';
import { arenaWorld, fightWith } from '../odds/arena.ts';
import { exactOdds } from '../odds/work.ts';
import { battlefield } from './challenge-spaces.ts';
import type { HeroProfile, Outlook } from './hero-profile.ts';
import { prizeOf } from './prize.ts';
import { fightStakes } from './stakes.ts';

export const isTrap = (world: World, card: string): boolean => trapOf(infoOf(world, card)) !== null;

/** Some two hundred steps by the rules: more than any trap has without cards that change rolls. */
const MOST = 20_000;

/** What a Hero may expect of a trap, if they make the best of it. */
export const trapOutlook = (world: World, hero: HeroProfile, card: string, counter: Color | null): Outlook =>
  memoize(hero.outlooks, `trap ${card} ${counter}`, () => {
    const [me] = hero.state.players;
    if (me === undefined) throw new Error('a profile without a player');
    const state = { ...hero.state, players: [{ ...me, space: battlefield(world, card, counter) }] };
    const prize = prizeOf(hero.aim, infoOf(world, card), hero.trophies, counter, hero.weights);
    const stakes = fightStakes({ ...hero.stakes, win: prize }, me.wounds);
    const effort = { seat: 0, stakes, rivalStakes: stakes, most: MOST, plainly: false };
    const oddsOf = (table: State) => exactOdds(arenaWorld(world), table, effort);
    const table = fightWith(world, state, 0, card);
    const odds = oddsOf(table) ?? oddsOf(emptyHanded(table));
    return odds === null ? { win: 0, value: stakes.escape } : { win: odds.win, value: odds.value };
  });

/** With too many cards that could help, what they do without any: the least that can be had. */
const emptyHanded = (table: State): State => ({
  ...table,
  players: table.players.map((player) => ({ ...player, items: [], allies: [], kept: [] })),
});

/** What cards promise of which some are traps: the rest is somebody else's to tell. */
export function withTraps(
  world: World,
  hero: HeroProfile,
  cards: readonly string[],
  counter: Color | null,
  ofFoes: (foes: readonly string[]) => Outlook,
): Outlook {
  const traps = cards.filter((card) => isTrap(world, card));
  if (traps.length === 0) return ofFoes(cards);
  const foes = cards.filter((card) => !traps.includes(card));
  const outlooks = traps.map((card) => trapOutlook(world, hero, card, counter));
  const among = foes.length === 0 ? null : ofFoes(foes);
  const mean = (of: (outlook: Outlook) => number): number =>
    (outlooks.reduce((total, one) => total + of(one), 0) + (among === null ? 0 : foes.length * of(among))) /
    cards.length;
  return { value: mean(({ value }) => value), win: mean(({ win }) => win) };
}
