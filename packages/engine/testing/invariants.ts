/** What must be true after every decision, whatever was decided. */
import { COLORS, type Color } from '../rules/world/board.ts';
import { type Game, view } from '../rules/world/game.ts';
import type { Limit } from '../rules/world/invariants.ts';
import type { Held, Player, State } from '../rules/world/state.ts';
import { lifeOf, staminaOf, sum } from '../rules/cards/values.ts';
import { infoOf, type World } from '../rules/world/world.ts';

/** Every invariant that is broken, in words. */
export function violations(world: World, state: State): string[] {
  const broken: string[] = [];
  const say = (message: string): void => {
    broken.push(message);
  };
  const stock = inventory(world);
  cardsInOnePlace(world, stock, state, say);
  countersAdd(stock, state, say);
  playersAreSound(world, state, say);
  somebodyCanAct(state, say);
  for (const invariant of world.invariants.others) invariant(world, state, say);
  return broken;
}

type SayBroken = (message: string) => void;

/** What a world holds, counted once: this is asked after every decision of millions. */
interface Inventory {
  /** Every card but the Heroes, with its number. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly cards: readonly string[];
  /** How often each card was found; all zero between two checks. */
  readonly found: Uint8Array;
  /** The color of each jewel, as its place in COLORS. */
  readonly jewels: readonly number[];
  /** How many counters of each color exist. */
  readonly counters: readonly number[];
}

const inventories = new WeakMap<World, Inventory>();

function inventory(world: World): Inventory {
  const known = inventories.get(world);
  if (known !== undefined) return known;
  const cards = Object.values(world.cards)
    .filter(({ id, printed, origin }) => origin !== 'hero' && id === printed)
    .map(({ id }) => id);
  const jewels = world.board.jewels.map((space) => {
    const color: Color | undefined = world.board.space[space]?.jewel?.color;
    return color === undefined ? -1 : COLORS.indexOf(color);
  });
  const made: Inventory = {
    numbers: new Map(cards.map((id, i) => [id, i])),
    cards,
    found: new Uint8Array(cards.length),
    jewels,
    counters: COLORS.map(
      (name, i) => world.policies.spareCounters[name] + jewels.filter((color) => color === i).length,
    ),
  };
  inventories.set(world, made);
  return made;
}

function cardsInOnePlace(
  world: World,
  { numbers, cards, found }: Inventory,
  state: State,
  say: SayBroken,
): void {
  const count = (card: string): void => {
    const number = numbers.get(card);
    if (number === undefined) say(`there is no card "${card}"`);
    else found[number] = (found[number] ?? 0) + 1;
  };
  const countAll = (list: readonly string[]): void => {
    for (let i = 0; i < list.length; i++) count(list[i] as string);
  };
  const countHeld = (list: readonly Held[]): void => {
    for (const held of list) count(infoOf(world, held.card).printed);
  };
  for (const name in state.decks) {
    const deck = state.decks[name];
    if (deck === undefined) continue;
    countAll(deck.top);
    countAll(deck.bag);
    countAll(deck.bottom);
  }
  state.stacks.forEach(countAll);
  for (const entry of state.track) if (entry !== null) count(entry.card);
  if (state.event !== null) count(state.event);
  countAll(state.removed);
  countAll(state.limbo);
  countAll(world.invariants.cards(state));
  for (const { items, allies, kept } of state.players) {
    countHeld(items);
    countHeld(allies);
    countHeld(kept);
  }
  for (let i = 0; i < found.length; i++) {
    if (found[i] !== 1) say(`card ${cards[i]} is in ${found[i]} places`);
    found[i] = 0;
  }
}

function countersAdd({ jewels, counters }: Inventory, state: State, say: SayBroken): void {
  const about = COLORS.map((color) => state.pile[color]);
  for (let i = 0; i < jewels.length; i++) {
    const here = state.counters[i];
    if (here !== 0 && here !== 1) say(`jewel ${i} has ${here} counters`);
    const color = jewels[i] as number;
    about[color] = (about[color] ?? 0) + (here ?? 0);
  }
  if (state.counters.length !== jewels.length)
    say(`${state.counters.length} jewels instead of ${jewels.length}`);
  COLORS.forEach((color, i) => {
    let total = about[i] ?? 0;
    for (const player of state.players) total += player.counters[color];
    if (total !== counters[i]) say(`${total} ${color} counters are about, ${counters[i]} exist`);
    if (state.pile[color] < 0) say(`the pile has ${state.pile[color]} ${color} counters`);
  });
  for (let i = 0; i < state.track.length; i++) {
    const space = state.track[i]?.space;
    if (space === undefined) continue;
    for (let j = 0; j < i; j++)
      if (state.track[j]?.space === space) say('two undefeated challenges lie on one space');
  }
}

/** While these run, somebody's wounds or cards are still on their way. */
const UNSETTLED = new Set(['wound', 'settle', 'knockout', 'effects']);

function playersAreSound(world: World, state: State, say: SayBroken): void {
  const game = view(world, state);
  // A Rune that is the prize can end the game in the middle of the loser's knock-out (WIN-4).
  const settled = state.over === null && !state.frames.some((frame) => UNSETTLED.has(frame.proc));
  for (const player of state.players) {
    const { seat } = player;
    for (const other of state.players)
      if (other.seat < seat && other.hero === player.hero)
        say(`seats ${other.seat} and ${seat} play one Hero`);
    if (state.players[seat] !== player) say(`the player of seat ${seat} sits elsewhere`);
    numbersAreSound(player, say);
    if (player.experience.life > 3) say(`seat ${seat} has ${player.experience.life} Life counters`);
    if (player.space !== null && world.board.space[player.space] === undefined)
      say(`seat ${seat} stands on "${player.space}"`);
    if (!settled) continue;
    if (player.wounds > 0 && world.policies.isDefeated(player.wounds, lifeOf(game, seat, 'hero')))
      say(`seat ${seat} has ${player.wounds} wounds and is not knocked out`);
    if (player.exhaustion > 0 && player.exhaustion > staminaOf(game, seat, 'hero'))
      say(`seat ${seat} has more exhaustion than Stamina`);
    for (const ally of player.allies) allyIsSound(game, player, ally, say);
    limitsHold(game, player, say);
    ritualsHold(world, player, say);
  }
}

const isCount = (n: number): boolean => n >= 0 && Number.isInteger(n);

function numbersAreSound(player: Player, say: SayBroken): void {
  const { gold, wounds, exhaustion, points, activations, counters, experience } = player;
  let sound =
    isCount(gold) && isCount(wounds) && isCount(exhaustion) && isCount(points) && isCount(activations);
  for (const color of COLORS) sound &&= isCount(counters[color]);
  sound &&= isCount(experience.mind) && isCount(experience.body) && isCount(experience.spirit);
  sound &&= isCount(experience.stamina) && isCount(experience.life);
  for (const row of [player.items, player.allies, player.kept])
    for (const held of row)
      sound &&= isCount(held.wounds) && isCount(held.exhaustion) && isCount(held.counters);
  if (!sound) say(`seat ${player.seat} has a number that is negative or broken`);
}

function allyIsSound(game: Game, { seat }: Player, ally: Held, say: SayBroken): void {
  const { card, wounds, exhaustion } = ally;
  if (wounds > 0 && game.world.policies.isDefeated(wounds, lifeOf(game, seat, card)))
    say(`Ally ${card} of seat ${seat} should be dead`);
  if (exhaustion > 0 && exhaustion > staminaOf(game, seat, card))
    say(`Ally ${card} of seat ${seat} has more exhaustion than Stamina`);
}

/** Counted anew, without the rules' own way of asking for room. */
function limitsHold(game: Game, player: Player, say: SayBroken): void {
  const { world } = game;
  const owned = new Map<string, Limit & { number: number }>();
  for (const row of [player.allies, player.items]) {
    for (const { card } of row) {
      const limit = world.invariants.limitOf(world, card);
      if (limit !== null)
        owned.set(limit.kind, { ...limit, number: (owned.get(limit.kind)?.number ?? 0) + 1 });
    }
  }
  const { seat } = player;
  for (const { kind, number, most, stat, least } of owned.values()) {
    const limit = Math.max(least, most + (stat === null ? 0 : sum(game, stat, seat, 'hero', null)));
    if (number > limit) say(`seat ${seat} has ${number} of kind ${kind}, the limit is ${limit}`);
  }
}

/** No two titles of a player's Rituals share a word with a capital, and only symbols of a Ritual are filled, never all. */
function ritualsHold(world: World, { seat, items, allies, kept }: Player, say: SayBroken): void {
  for (const { card, filled } of [...items, ...allies, ...kept]) {
    if (filled === undefined) continue;
    const { card: printed, empowered } = infoOf(world, card);
    const symbols = printed.kind === 'item' ? (printed.symbols?.length ?? 0) : 0;
    if (empowered === null || filled <= 0 || filled >= (1 << symbols) - 1)
      say(`${card} of seat ${seat} bears counters where it should not: ${filled}`);
  }
  const owner = new Map<string, string>();
  for (const { card } of items) {
    const { card: printed } = infoOf(world, card);
    if (printed.kind !== 'item' || printed.class !== 'ritual') continue;
    const words = printed.name.replace(/^(The|An?) /, '').match(/\p{Lu}[\p{L}\p{N}’'-]*/gu) ?? [];
    for (const word of words) {
      const other = owner.get(word);
      if (other !== undefined) say(`seat ${seat} owns ${other} and ${card}, which clash`);
      owner.set(word, card);
    }
  }
}

function somebodyCanAct(state: State, say: SayBroken): void {
  const { decision, over } = state;
  if (over === null && decision === null) say('nobody can act');
  if (over !== null && decision !== null) say('the game is over and yet asks');
  if (decision === null) return;
  const { kind, options, seat } = decision;
  if (options.length === 0) say(`decision "${kind}" has no options`);
  if (new Set(options).size !== options.length) say(`decision "${kind}" offers the same twice`);
  if (options.includes('')) say(`decision "${kind}" offers an option without a name`);
  if (state.players[seat] === undefined) say(`seat ${seat} is asked and does not exist`);
}
