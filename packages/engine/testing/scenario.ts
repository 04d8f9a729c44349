/**
 * A small table with scripted dice: for tests, tutorials and reproducing what somebody reports. It begins at the
 * first decision of seat 0's first turn, in the starting town; change the state as the scenario needs, then choose.
 */
import type { Chance } from '../kernel/chance.ts';
import type { GameEvent } from '../rules/world/events.ts';
import { apply, heldCard, newGame, type Game, view } from '../rules/world/game.ts';
import { newHeld, rowFor } from '../rules/cards/holdings.ts';
import { createWorld, type Library } from '../parts/library.ts';
import type { SpaceId } from '../rules/world/board.ts';
import type { Setup } from '../rules/world/setup.ts';
import type { Held, Player, State } from '../rules/world/state.ts';
import { infoOf, type World } from '../rules/world/world.ts';

export interface Scenario {
  readonly world: World;
  readonly state: State;
  readonly setup: Setup;
  /** What chance gave before the first decision. */
  readonly opening: readonly number[];
  /** Gives the queued results: for a table that is played on from here. */
  readonly chance: Chance;
  /** Everything that happened since the scenario began. */
  readonly events: GameEvent[];
  readonly player: (seat: number) => Player;
  /** Queues results: two-dice totals, single dice (1–10), or raw picks such as faces of movement dice (0–5). */
  readonly totals: (...totals: number[]) => void;
  readonly dice: (...values: number[]) => void;
  readonly picks: (...values: number[]) => void;
  /** Results that were queued and not used. */
  readonly unused: () => number;
  /** Takes offered options, one after another; an option that is not offered fails with what is. */
  readonly choose: (...options: string[]) => void;
  readonly options: () => readonly string[];
  /** The options without the cards that may be discarded at any time. */
  readonly choices: () => readonly string[];
  readonly kind: () => string;
  readonly seat: () => number;
  /** Gives a card to a seat, wherever it lay. */
  readonly give: (seat: number, card: string) => Held;
  /** Puts cards on a deck so that they are drawn next, the first one first. */
  readonly onTop: (deck: string, ...cards: string[]) => void;
  readonly place: (seat: number, space: SpaceId, from?: SpaceId | null) => void;
  /** Questions about values: pass it to functions of the rules. */
  readonly game: () => Game;
  readonly happened: <T extends GameEvent['type']>(type: T) => Extract<GameEvent, { type: T }>[];
}

export interface ScenarioOptions {
  /** A seat without a name is dealt a Hero. */
  readonly heroes: readonly (string | null)[];
  readonly adventure?: string;
  readonly variants?: readonly string[];
  readonly packs?: readonly string[];
}

export function scenario(library: Library, options: ScenarioOptions): Scenario {
  const { heroes, adventure = 'dragon-lords', variants = [], packs = [] } = options;
  const setup = { adventure, heroes, variants, packs };
  const world = createWorld(library, setup);
  const { state, events: begun, chance: opening } = newGame(world, setup, { pick: () => 0 });
  const queue: number[] = [];
  const events: GameEvent[] = [...begun];
  const chance: Chance = {
    pick(n) {
      const value = queue.shift();
      if (value === undefined) throw new Error(`the scenario needs another result of chance (0 to ${n - 1})`);
      if (value < 0 || value >= n) throw new Error(`the scenario has ${value} where 0 to ${n - 1} is needed`);
      return value;
    },
  };
  const player = (seat: number): Player => {
    const found = state.players[seat];
    if (found === undefined) throw new Error(`no seat ${seat}`);
    return found;
  };
  const choose = (...choices: string[]): void => {
    for (const choice of choices) events.push(...apply(world, state, choice, chance).events);
  };
  return {
    world,
    state,
    setup,
    opening,
    chance,
    events,
    player,
    totals: (...totals) => {
      for (const total of totals) queue.push(...splitTotal(total));
    },
    dice: (...values) => queue.push(...values.map((value) => value - 1)),
    picks: (...values) => queue.push(...values),
    unused: () => queue.length,
    choose,
    options: () => state.decision?.options ?? [],
    choices: () => (state.decision?.options ?? []).filter((option) => !option.startsWith('discard:')),
    kind: () => state.decision?.kind ?? '',
    seat: () => state.decision?.seat ?? -1,
    give(seat, card) {
      takeFromAnywhere(state, infoOf(world, card).printed);
      const held = newHeld(view(world, state), card, 0);
      rowFor(view(world, state), player(seat), card).push(held);
      return heldCard(player(seat), card) ?? held;
    },
    onTop(deck, ...cards) {
      for (const card of cards.toReversed()) {
        takeFromAnywhere(state, card);
        state.decks[deck]?.top.push(card);
      }
    },
    place(seat, space, from = null) {
      player(seat).space = space;
      player(seat).from = from;
    },
    game: () => view(world, state),
    happened: <T extends GameEvent['type']>(type: T) =>
      events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type),
  };
}

/** A total as two dice, as even as can be, as picks. */
function splitTotal(total: number): [number, number] {
  if (total < 2 || total > 20) throw new Error(`two dice cannot show ${total}`);
  const first = Math.ceil(total / 2);
  return [first - 1, total - first - 1];
}

/** Cards are in one place: the scenario takes them out of theirs. */
export function takeFromAnywhere(state: State, card: string): void {
  const drop = (cards: string[]): void => {
    const at = cards.indexOf(card);
    if (at >= 0) cards.splice(at, 1);
  };
  for (const deck of Object.values(state.decks))
    for (const part of [deck.top, deck.bag, deck.bottom]) drop(part);
  for (const stack of state.stacks) drop(stack);
  drop(state.removed);
  for (const { items, allies, kept } of state.players) {
    for (const row of [items, allies, kept]) {
      const at = row.findIndex((held) => held.card === card);
      if (at >= 0) row.splice(at, 1);
    }
  }
}
