/** Scenes of The Cataclysm: how things stand at a table, and what is done at it in a few words. */
import {
  cataclysmOf,
  claimedBy,
  type CurseCards,
  pointsOf as points,
} from '../../adventures/cataclysm/cataclysm.ts';
import type { Curse } from '../../effects/vocabulary.ts';
import type { SpaceId } from '../../rules/world/board.ts';
import { curseOf, infoOf } from '../../rules/world/world.ts';
import { cataclysmIn } from './cataclysm.ts';
import { askAgain, passTurn } from '../drawn.ts';
import type { Scenario } from '../scenario.ts';

/** What has become of a town: destroyed, free, or its curse. */
export function fateOf(t: Pick<Scenario, 'state' | 'world'>, town: string): string {
  const fate = cataclysmOf(t.state).towns[t.world.board.towns.findIndex(({ id }) => id === town)] ?? null;
  if (fate === null) return 'unknown';
  if (fate.is === 'destroyed') return 'destroyed';
  return fate.is === 'freed' ? 'free' : fate.curse;
}

/** The cards of a curse that nobody has claimed. */
export const cardsOf = (t: Scenario, curse: Curse): CurseCards => cataclysmIn(t).curses[curse];

/** Cards that a seat has claimed, in that order. */
export const claimed = (t: Scenario, seat: number): string[] =>
  claimedBy(t.game(), seat).map(({ card }) => card);

/** How much a seat has done of the first step of a quest. */
export const progressOf = (t: Scenario, seat: number, quest: string): number =>
  cataclysmIn(t).progress[quest]?.[String(seat)]?.[0]?.length ?? 0;

export const pointsOf = (t: Scenario, seat: number): number => points(t.game(), seat);

/* What is done at the table */

/** Where a seat stands when it is asked anew. */
export function standAt(t: Scenario, seat: number, space: SpaceId, from: SpaceId | null = null): Scenario {
  t.place(seat, space, from);
  askAgain(t);
  return t;
}

/** Draws the level I card of that name; two-dice totals for what it asks may follow. */
export function drawTrial(t: Scenario, card: string, ...totals: readonly number[]): void {
  const of = curseOf(infoOf(t.world, card))?.of ?? 'ashen-flock';
  t.picks(cardsOf(t, of).one.indexOf(card));
  t.totals(...totals);
  t.choose(`curse:${of}`);
}

/** Draws and claims the level I card that asks for nothing; if a quest is turned up, it is the one in that place. */
export function claimGift(t: Scenario, of: Curse, quest = 0): void {
  const { one, two } = cardsOf(t, of);
  t.picks(one.indexOf(`${of}-gift`));
  if (two.length > 0) t.picks(quest);
  t.choose(`curse:${of}`);
}

export const canTry = (t: Scenario): boolean => offers(t, 'curse').length > 0;
export const canFace = (t: Scenario): boolean => offers(t, 'source').length > 0;

export const offers = (t: Scenario, verb: string): string[] =>
  t.options().flatMap((option) => (option.startsWith(`${verb}:`) ? [option.slice(verb.length + 1)] : []));

/** Rolls travel dice with these faces, and puts so many into the trading pool; after resting, if dice are given up. */
export function split(t: Scenario, travel: readonly number[], trading = 0, rest = 0): void {
  t.choose(rest > 0 ? `rest:${rest}` : 'roll');
  while (t.kind() === 'rest') t.choose(t.choices()[0] ?? '');
  t.picks(...travel);
  t.choose(`pool:${trading}`);
}

/** Rolls the trading dice here, with these faces. */
export function trade(t: Scenario, ...faces: readonly number[]): void {
  t.picks(...faces);
  t.choose('trade');
}

/** What the trading dice offer now. */
export const services = (t: Scenario): string[] =>
  t.kind() === 'trading' ? ['wares', 'healing'].filter((option) => t.options().includes(option)) : [];

/** The cards of the caravan that is here. */
export const lot = (t: Scenario): readonly string[] => t.happened('wares-shown').at(-1)?.cards ?? [];

/** Lets the others do nothing until it is this seat's turn. */
export function turnOf(t: Scenario, seat: number): void {
  while (t.state.active !== seat) passTurn(t);
}

/** Whoever stands before the source beats it in the first phase. A market card is drawn unless that wins the game. */
export function beatSource(t: Scenario, card: string, wins = false): void {
  t.choose(`source:${card}`, 'fight');
  t.totals(20);
  if (!wins && t.state.decks['market']?.top.length === 0) t.picks(0);
  t.choose('attack:hero');
}
