import type { Chance } from '../../kernel/chance.ts';
import { answer, call, run, type Procedures } from '../../kernel/procedure.ts';
import type { GameEvent } from './events.ts';
import { emptyTable } from '../turn/setting-up.ts';
import type { Setup } from './setup.ts';
import type { Held, Player, State } from './state.ts';
import { infoOf, joinBits, type CardInfo, type Face, type World } from './world.ts';

/** What a step works with: the unchanging world, the state it changes, chance, and the events it tells. */
export interface Game {
  readonly world: World;
  readonly state: State;
  readonly procedures: Procedures<never>;
  readonly distinct: World['policies']['distinct'];
  readonly chance: Chance;
  readonly events: GameEvent[];
  /** Whoever wants to see the table at every event, or null. */
  readonly witness: Witness | null;
  /** The results of chance so far, for the log. */
  readonly picks: number[];
  /** What each seat's cards affect, memoized while nothing changes hands (see affecting-cards.ts). */
  readonly ownAffects: (Face['affects'] | null)[];
  /** The cards in force for the whole table and the card that is fought, as they were last looked up. */
  inForce: InForce;
  foe: CardInfo | null;
  /** Effects of cards resolved since somebody last chose: more than a real game ever brings, and a card runs away. */
  effects: number;
}

/**
 * Sees the state at the moment an event is told: what the event says has just become true, and nothing else that players
 * can see has changed since. The state goes on changing: whoever keeps it clones it.
 */
export type Witness = (event: GameEvent, state: State) => void;

/** The cards that affect the whole table, and everything they affect. */
interface InForce {
  readonly ids: readonly string[];
  readonly cards: readonly CardInfo[];
  readonly affects: Face['affects'];
}

export interface Applied {
  readonly events: readonly GameEvent[];
  readonly chance: readonly number[];
}

/** A choice that was not offered, or a game that is over: nothing has been changed. */
export class IllegalChoice extends Error {}

export function newGame(world: World, setup: Setup, chance: Chance): { state: State } & Applied {
  const state = emptyTable(world, setup);
  const game = open(world, state, chance);
  call(game, { proc: 'game' });
  run(game);
  return { state, events: game.events, chance: game.picks };
}

/** Applies one of the options of the pending decision, and goes on until the next one. Changes the state in place. */
export function apply(
  world: World,
  state: State,
  choice: string,
  chance: Chance,
  witness: Witness | null = null,
): Applied {
  const { decision } = state;
  if (decision === null) throw new IllegalChoice('the game is over: there is nothing to choose');
  if (!decision.options.includes(choice)) {
    throw new IllegalChoice(
      `"${choice}" is not offered: seat ${decision.seat + 1} decides "${decision.kind}", one of ${decision.options.join(', ')}`,
    );
  }
  const game = open(world, state, chance, witness);
  answer(game, choice);
  run(game);
  return { events: game.events, chance: game.picks };
}

const NONE: InForce = { ids: [], cards: [], affects: [0, 0, 0, 0] };

/** A game to ask questions of, or to run steps in. */
export function open(world: World, state: State, chance: Chance, witness: Witness | null = null): Game {
  const procedures = world.procedures as unknown as Procedures<never>;
  const ownAffects = state.players.map(() => null);
  const inForce = latest.world === world ? latest.inForce : NONE;
  return {
    world,
    state,
    procedures,
    distinct: world.policies.distinct,
    chance,
    events: [],
    witness,
    picks: [],
    ownAffects,
    inForce,
    foe: null,
    effects: 0,
  };
}

const NO_CHANCE: Chance = {
  pick() {
    throw new Error('a question must not roll dice');
  },
};

/** For reading only: whatever tries to roll fails. */
export const view = (world: World, state: State): Game => open(world, state, NO_CHANCE);

export function pick(game: Game, n: number): number {
  const value = game.chance.pick(n);
  game.picks.push(value);
  return value;
}

/** A ten-sided die: 0 counts as ten. */
export const rollDie = (game: Game): number => pick(game, 10) + 1;

/** Chance as a deck wants it, recorded like everything else. */
export const deckChance = (game: Game): Chance => ({ pick: (n) => pick(game, n) });

export function tell(game: Game, event: GameEvent): void {
  game.events.push(event);
  if (game.witness !== null) game.witness(event, game.state);
}

export function playerAt(game: Game, seat: number): Player {
  const player = game.state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

export const info = (game: Game, card: string): CardInfo => infoOf(game.world, card);

/** The cards that affect the whole table, such as the Event in play. */
export const tableCards = (game: Game): readonly CardInfo[] => inForce(game).cards;

/** The same with everything they affect; memoized, because it is asked for so often. */
export function inForce(game: Game): InForce {
  const ids = game.world.policies.inForce(game);
  const known = game.inForce;
  return isSame(ids, known.ids) ? known : lookUp(game, ids);
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let i = 0; i < some.length; i++) if (some[i] !== others[i]) return false;
  return true;
}

/** The last answer of all games: the next decision of the same game asks the same. */
let latest: { readonly world: World | null; readonly inForce: InForce } = { world: null, inForce: NONE };

function lookUp(game: Game, ids: readonly string[]): InForce {
  const cards = ids.map((id) => info(game, id));
  // Copied: a policy may hand out a list of the state, which changes in place.
  game.inForce = { ids: [...ids], cards, affects: joinBits(cards.map(({ front }) => front.affects)) };
  latest = { world: game.world, inForce: game.inForce };
  return game.inForce;
}

/** The card that is fought, for the same reason. */
export function foeInfo(game: Game, card: string): CardInfo {
  if (game.foe === null || game.foe.id !== card) game.foe = info(game, card);
  return game.foe;
}

export function heldCard(player: Player, card: string): Held | null {
  for (const held of player.items) if (held.card === card) return held;
  for (const held of player.allies) if (held.card === card) return held;
  for (const held of player.kept) if (held.card === card) return held;
  return null;
}

/** The seats clockwise, beginning with the given one. */
export function clockwise(game: Game, from: number): number[] {
  const count = game.state.players.length;
  const seats: number[] = [];
  for (let i = 0; i < count; i++) seats.push((from + i) % count);
  return seats;
}
