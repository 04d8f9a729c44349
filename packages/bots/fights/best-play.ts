/**
 * What adventures promise a Hero who plays them as well as they can, which is to get away from an enemy that is too strong:
 * so strong decks look better than they do to one who fights whatever comes.
 */
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { colorOf } from './prize.ts';
import { memoize } from '../memo.ts';
import { arenaWorld } from '../odds/arena.ts';
import { type Effort, exactOdds } from '../odds/work.ts';
import type { Outlook, HeroProfile } from './hero-profile.ts';
import { isTrap, trapOutlook } from './traps.ts';
import { sampleFoes, meanOutlook, NO_OUTLOOK, prepareFight, type SimulatedFight } from './monte-carlo.ts';

/** Fights with an enemy whose odds cannot be worked out; fewer if they all end alike. */
const BOUTS = 12;

/** By simulation, and fleeing if that is better. */
function foughtOrLeft(world: World, hero: HeroProfile, foe: SimulatedFight): Outlook {
  const fought = meanOutlook(world, hero, [() => foe], BOUTS);
  const { escape } = foe.stakes;
  return { rough: true, ...(fought.value > escape ? fought : { win: 0, value: escape }) };
}

const effortFor = ({ seat, stakes }: SimulatedFight, most: number, late: () => boolean): Effort => ({
  seat,
  stakes,
  rivalStakes: stakes,
  most,
  plainly: false,
  swiftly: true,
  late,
});

/** What a Hero may expect of a Challenge that they know; worked out, if it has no more positions than that and there is time. */
export const bestPlayOutlook = (
  world: World,
  hero: HeroProfile,
  card: string,
  counter: Color | null,
  most: number,
  late: () => boolean,
): Outlook =>
  memoize(hero.outlooks, `face ${card} ${counter} ${most}`, () => {
    if (isTrap(world, card)) return trapOutlook(world, hero, card, counter);
    const foe = prepareFight(world, hero, card, counter);
    const odds = exactOdds(arenaWorld(world), foe.table(), effortFor(foe, most, late));
    return odds === null ? foughtOrLeft(world, hero, foe) : { win: odds.win, value: odds.value };
  });

/** A deeper analysis of a deck when there is time, for a fully healed Hero, so that it can be reused for many turns. */
export interface Study {
  readonly hero: HeroProfile;
  readonly most: number;
  readonly busy: () => boolean;
}

/** How much better than it looks a fight goes under best play; nothing as long as that is not known. */
function gainOf(world: World, card: string, counter: Color | null, { hero, most, busy }: Study): Outlook {
  const known = hero.outlooks.get(`gain ${card}`);
  if (known !== undefined || busy()) return known ?? NO_OUTLOOK;
  const foe = prepareFight(world, hero, card, counter);
  const odds = exactOdds(arenaWorld(world), foe.table(), effortFor(foe, most, busy));
  if (odds === null && busy()) return NO_OUTLOOK;
  const looks = foughtOrLeft(world, hero, foe);
  const gain =
    odds === null
      ? NO_OUTLOOK
      : { win: Math.max(0, odds.win - looks.win), value: Math.max(0, odds.value - looks.value) };
  hero.outlooks.set(`gain ${card}`, gain);
  return gain;
}

/** What they may expect of the next card of a deck; null if the time was over before all of them were thought of. */
export function bestPlayForecast(
  world: World,
  state: State,
  hero: HeroProfile,
  deck: string,
  most: number,
  late: () => boolean,
  study: Study | null = null,
): Outlook | null {
  const cards = sampleFoes(world, state, hero.aim, deck);
  const counter = colorOf(deck);
  if (cards.length === 0) return NO_OUTLOOK;
  let win = 0;
  let value = 0;
  for (const card of cards) {
    if (late()) return null;
    const one = bestPlayOutlook(world, hero, card, counter, most, late);
    const gain = study === null || one.rough !== true ? NO_OUTLOOK : gainOf(world, card, counter, study);
    win += Math.min(1, one.win + gain.win) / cards.length;
    value += (one.value + gain.value) / cards.length;
  }
  return { win, value };
}
