/** Everything on the table that one can point at, each with a name, so that two tables can be compared in words. */
import { nearest } from '@wayrune/engine/kernel/procedure.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { combatIn, gameOf, type Play } from './play.ts';
import { discardPile, mistsView } from './zanaga/view.ts';
import { attackersOf, skippedBy } from '@wayrune/engine/rules/combat/fighters.ts';

export type View = Record<string, string | number>;

export const goldKey = (seat = 0): string => `gold of seat ${seat}`;
export const woundsKey = (who: string, seat = 0): string => `wounds on ${who} of seat ${seat}`;
export const exhaustionKey = (who: string, seat = 0): string => `exhaustion on ${who} of seat ${seat}`;
export const cardKey = (card: string): string => `place of ${card}`;
export const countersKey = (card: string): string => `counters on ${card}`;
export const FOE_WOUNDS = 'wounds on the enemy';
export const SKIPPED = 'phases to skip';
export const ATTACKED = 'who has attacked';
export const DICE = 'movement dice';
export const EVENT = 'Event in play';

export const inHand = (row: string, seat = 0, used = false): string =>
  `${row} of seat ${seat}${used ? ', face down' : ''}`;
export const bottomOfDeck = (deck: string): string => `bottom of the ${deck} deck`;
export const topOfDeck = (deck: string): string => `top of the ${deck} deck`;
export const stackOf = (town: string): string => `market of ${town}`;
const OUT_OF_THE_GAME = 'out of the game';

/** Where a card goes when it leaves whoever had it, or the fight that was about it. */
export function putAway({ world, state }: Play, card: string): string {
  const { deck, color, card: printed } = infoOf(world, card);
  if (printed.kind === 'encounter') return OUT_OF_THE_GAME;
  const pile = printed.kind === 'challenge' && color !== null ? discardPile(state, color) : null;
  return pile ?? bottomOfDeck(deck);
}

export function viewOf(play: Play): View {
  const view: View = {};
  for (const player of play.state.players) addPlayer(view, player);
  addCards(view, play);
  addCounters(view, play);
  addFight(view, play);
  return view;
}

function addPlayer(view: View, player: Player): void {
  const { seat, gold, wounds, exhaustion, space, points, counters, experience } = player;
  view[goldKey(seat)] = gold;
  view[woundsKey('hero', seat)] = wounds;
  view[exhaustionKey('hero', seat)] = exhaustion;
  view[`space of seat ${seat}`] = space ?? 'none';
  view[`points of seat ${seat}`] = points;
  for (const color of COLORS) view[`${color} counters of seat ${seat}`] = counters[color];
  for (const [kind, count] of Object.entries(experience)) view[`${kind} learned by seat ${seat}`] = count;
  const rows = { items: player.items, allies: player.allies, kept: player.kept };
  for (const [row, cards] of Object.entries(rows)) {
    for (const held of cards) {
      view[cardKey(held.card)] = inHand(row, seat, held.used);
      if (held.counters > 0) view[countersKey(held.card)] = held.counters;
      if (row !== 'allies') continue;
      view[woundsKey(held.card, seat)] = held.wounds;
      view[exhaustionKey(held.card, seat)] = held.exhaustion;
    }
  }
}

function addCards(view: View, { state, world }: Play): void {
  const put = (cards: readonly string[], where: string): void => {
    for (const card of cards) view[cardKey(card)] = where;
  };
  for (const [name, deck] of Object.entries(state.decks)) {
    put(deck.top, topOfDeck(name));
    put(deck.bag, `in the ${name} deck`);
    put(deck.bottom, bottomOfDeck(name));
  }
  state.stacks.forEach((stack, i) => {
    put(stack, stackOf(world.board.towns[i]?.id ?? ''));
  });
  for (const entry of state.track) if (entry !== null) put([entry.card], `undefeated on ${entry.space}`);
  put(state.removed, OUT_OF_THE_GAME);
  put(state.limbo, 'being resolved');
  view[EVENT] = state.event ?? 'none';
  const mists = mistsView(state);
  for (const [card, where] of mists?.places ?? []) put([card], where);
  Object.assign(view, mists?.others);
}

function addCounters(view: View, { state, world }: Play): void {
  world.board.jewels.forEach((space, i) => {
    view[`counter on ${space}`] = state.counters[i] ?? 0;
  });
  for (const color of COLORS) view[`${color} counters in the pile`] = state.pile[color];
}

function addFight(view: View, play: Play): void {
  const combat = combatIn(play);
  const { state } = play;
  view[FOE_WOUNDS] = combat?.foeWounds ?? 'no fight';
  view[SKIPPED] = combat === null ? 'no fight' : skippedBy(combat, 0).join();
  view[ATTACKED] = combat === null ? 'no fight' : attackersOf(combat, 0).join();
  view['counters on the enemy'] = enemyCounters(state);
  const movement = nearest(gameOf(play), 'movement') as MovementFrame | null;
  view[DICE] = movement === null ? '' : movement.dice.toSorted((a, b) => a - b).join();
  view['the game'] = state.over === null ? 'goes on' : `won by seat ${state.over.winners.join()}`;
}

const enemyCounters = (state: State): number => {
  const challenge = state.frames.findLast((frame) => frame.proc === 'challenge');
  return challenge === undefined ? 0 : (challenge as unknown as { counters: number }).counters;
};

/** Adds to a number of a view. */
export function shiftBy(view: View, key: string, amount: number): void {
  if (amount !== 0) view[key] = Number(view[key] ?? 0) + amount;
}

/** What differs, a line each; nothing if the two are the same. */
function differences(actual: View, wanted: View, ignored: ReadonlySet<string> = new Set()): string[] {
  const keys = new Set([...Object.keys(actual), ...Object.keys(wanted)]);
  return [...keys]
    .filter((key) => !ignored.has(key) && actual[key] !== wanted[key])
    .map((key) => `${key}: ${actual[key] ?? 'nothing'}, expected ${wanted[key] ?? 'nothing'}`);
}

/** A card that does not do what it says. */
export class CardFailure extends Error {}

export function must(holds: boolean, message: string): void {
  if (!holds) throw new CardFailure(message);
}

export function mustAgree(actual: View, wanted: View, about: string, ignored?: ReadonlySet<string>): void {
  const lines = differences(actual, wanted, ignored);
  must(lines.length === 0, `${about}\n  ${lines.slice(0, 12).join('\n  ')}`);
}
