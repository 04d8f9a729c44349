/**
 * What adventures promise a Hero who plays them as well as he can, which is to get away from an enemy that is too strong:
 * so strong colours look better than they do to one who fights whatever comes.
 */
import type { Color } from '@wayrune/engine/rules/board.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { remember } from './memo.ts';
import { arenaWorld } from './odds/arena.ts';
import { exactOdds } from './odds/work.ts';
import type { Outlook, Portrait } from './portrait.ts';
import { foesOf, meanOf, NOTHING, prepare, type Sparring } from './spar.ts';

/** Fights with an enemy whose odds cannot be worked out; fewer if they all end alike. */
const BOUTS = 12;

/** By fighting in imagination, and getting away if that is better. */
function foughtOrLeft(world: World, hero: Portrait, foe: Sparring): Outlook {
  const fought = meanOf(world, hero, [() => foe], BOUTS);
  const { escape } = foe.stakes;
  return fought.value > escape ? fought : { win: 0, value: escape };
}

/** What a Hero may expect of a Challenge that he knows; worked out, if it has no more positions than that and there is time. */
export const facing = (
  world: World,
  hero: Portrait,
  card: string,
  counter: Color | null,
  most: number,
  late: () => boolean,
): Outlook =>
  remember(hero.outlooks, `face ${card} ${counter} ${most}`, () => {
    const foe = prepare(world, hero, card, counter);
    const { table, stakes } = foe;
    const effort = {
      seat: foe.seat,
      stakes,
      rivalStakes: stakes,
      most,
      plainly: false,
      swiftly: true,
      late,
    } as const;
    const odds = exactOdds(arenaWorld(world), table, effort);
    return odds === null ? foughtOrLeft(world, hero, foe) : { win: odds.win, value: odds.value };
  });

/** What he may expect of the next card of a colour; null if the time was over before all of them were thought of. */
export function foresight(
  world: World,
  state: State,
  hero: Portrait,
  color: Color,
  most: number,
  late: () => boolean,
): Outlook | null {
  const cards = foesOf(world, state, color);
  if (cards.length === 0) return NOTHING;
  let win = 0;
  let value = 0;
  for (const card of cards) {
    if (late()) return null;
    const one = facing(world, hero, card, color, most, late);
    win += one.win / cards.length;
    value += one.value / cards.length;
  }
  return { win, value };
}
