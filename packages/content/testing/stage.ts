/** From a plan to a table on which it can be played. */
import type { Card } from '@wayrune/engine/effects/vocabulary.ts';
import { type Color, COLORS, type SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { apply, newGame, view } from '@wayrune/engine/rules/world/game.ts';
import { newHeld, rowFor } from '@wayrune/engine/rules/cards/holdings.ts';
import { setOf } from '@wayrune/engine/parts/cards.ts';
import { createWorld, type Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import { clone, type Held, type Player, type State } from '@wayrune/engine/rules/world/state.ts';
import { cardInfo, infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { takeFromAnywhere } from '@wayrune/engine/testing/scenario.ts';
import {
  CAST,
  castPack,
  examinerId,
  foeId,
  FRIENDS,
  heroId,
  LURKERS,
  namesIn,
  RIVAL_FRIENDS,
  RIVAL_WARES,
  STRAGGLER,
  TEST_TARGETS,
  WARES,
} from './cast.ts';
import { askAnew, shiftsFor } from './combat-scene.ts';
import type { Plan } from './plan.ts';
import { newPlay, type Play } from './play.ts';
import { QUIET_GOD } from './zanaga/cast.ts';
import { clearMists, confrontsGod, layMists, toConfront } from './zanaga/stage.ts';
import { spaceFor } from './space.ts';

/** A world in which a set is played, with the extras, and a table for one and for two laid out in it. */
export interface Theatre {
  readonly world: World;
  readonly set: string;
  readonly tables: Readonly<Record<1 | 2, State>>;
}

/** The set is played in an adventure that has it, or as a pack in the given one. */
export function openTheatre(library: Library, set: string, adventure = 'dragon-lords'): Theatre {
  const cards = library.packs.flatMap((pack) => pack.cards);
  const families = cards.flatMap((card) =>
    card.kind === 'challenge' ? [card.family] : card.kind === 'encounter' ? [card.foe?.family ?? ''] : [],
  );
  const own = Object.values(library.adventures).find(({ sets }) =>
    sets.some((choice) => setOf(choice) === set),
  );
  const played = own ?? library.adventures[adventure];
  const extras = castPack(
    [...new Set(families)].filter((family) => family !== ''),
    [...new Set(namesIn(cards))],
    played?.decks ?? [],
  );
  const packs = own === undefined ? [set, CAST] : [CAST];
  const setup = { adventure: played?.id ?? adventure, variants: [], packs };
  const full = { ...library, packs: [...library.packs, extras] };
  const heroes = { 1: ['novice'], 2: ['novice', 'rival'] };
  const world = createWorld(full, { ...setup, heroes: heroes[1] });
  const table = (seats: 1 | 2): State => firstTurn(world, { ...setup, heroes: heroes[seats] });
  return { world, set, tables: { 1: table(1), 2: table(2) } };
}

/** Past whatever is chosen before the first turn. */
function firstTurn(world: World, setup: Setup): State {
  const chance = { pick: () => 0 };
  const { state } = newGame(world, setup, chance);
  for (let n = 0; n < setup.heroes.length && state.decision?.kind !== 'movement'; n++)
    apply(world, state, state.decision?.options[0] ?? '', chance);
  clearMists(state);
  return state;
}

/** The same world with one card changed. */
export const worldWith = (world: World, card: Card): World => ({
  ...world,
  cards: { ...world.cards, [card.id]: cardInfo(card, card.id, infoOf(world, card.id).set) },
});

/** The table at the beginning of the movement step, with everything in its place. */
export function setTable({ tables }: Theatre, world: World, plan: Plan): Play {
  const state = clone(tables[plan.seats]);
  // Only Heroes defend.
  plan.attacking ||= plan.who !== 'hero';
  const foe = foeOf(plan);
  seatHero(world, state, plan);
  giveCards(world, state, plan);
  layMists(state, plan);
  placeAll(world, state, plan, foe);
  stackDecks(world, state, plan, foe);
  state.modifiers.push(...shiftsFor(world, plan, foe));
  if (confrontsGod(plan)) toConfront(state);
  askAnew(world, state);
  return newPlay(world, state, plan);
}

/** The enemy of the scene: the card itself if it is one, else an extra. */
function foeOf(plan: Plan): string {
  const { card, role, exam, foe, success } = plan;
  if (role === 'foe' || role === 'trap' || role === 'reward') return card.id;
  if (role === 'drawn' && 'color' in card) return foeId(card.color, foe.family);
  if (confrontsGod(plan)) return QUIET_GOD;
  if (exam !== null)
    return examinerId(exam.attribute, exam.skill, success ? TEST_TARGETS.passed : TEST_TARGETS.failed);
  return foeId(foe.color, foe.family);
}

function playerAt(state: State, seat: number): Player {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`nobody sits at seat ${seat}`);
  return player;
}

/** An enemy whose numbers a novice cannot reach is met by a champion. */
function heroFor(world: World, plan: Plan): string {
  if (plan.role === 'hero') return plan.card.id;
  const foe = infoOf(world, foeOf(plan)).foe;
  const hard = foe !== null && Math.max(foe.mind[0], foe.body[0], foe.spirit[0]) > 20;
  return heroId(hard, plan.skill);
}

function seatHero(world: World, state: State, plan: Plan): void {
  const player = playerAt(state, 0);
  const { gold, wounds, exhaustion, points, paid, level, learned } = plan;
  player.hero = heroFor(world, plan);
  Object.assign(player, { gold, wounds, exhaustion, points, paid });
  player.experience[learned] = level;
  const rival = state.players[1];
  if (rival === undefined) return;
  rival.gold = plan.rivalAlike && !plan.rivalGoldTold ? gold : plan.rivalGold;
  if (plan.rivalAlike) Object.assign(rival, { wounds, exhaustion, points });
}

function give(world: World, state: State, card: string, seat = 0): Held {
  takeFromAnywhere(state, card);
  const game = view(world, state);
  const held = newHeld(game, card, 0);
  rowFor(game, playerAt(state, seat), card).push(held);
  return held;
}

function giveCards(world: World, state: State, plan: Plan): void {
  const { card, role, held, faceDown, counters, cardFaceDown, allyWounds, allyExhaustion } = plan;
  if (role === 'held') give(world, state, card.id);
  for (const other of held) give(world, state, other);
  const { items, allies, kept } = playerAt(state, 0);
  for (const one of [...items, ...allies, ...kept]) {
    if (one.card === card.id) {
      one.used = cardFaceDown;
      if (counters !== null) one.counters = counters;
    } else one.used = faceDown.includes(one.card);
  }
  const owned = plan.rivalAlike ? rivalsOwn(plan) : [];
  const rivals = owned.map((other) => give(world, state, other, 1));
  for (const ally of [...allies, ...rivals]) {
    ally.wounds = allyWounds;
    ally.exhaustion = allyExhaustion;
  }
}

/** What the rival has if it is to be as much: as many Allies, and as many Items. */
const rivalsOwn = ({ held }: Plan): string[] => [
  ...RIVAL_FRIENDS.slice(0, held.filter((card) => FRIENDS.includes(card)).length),
  ...RIVAL_WARES.slice(0, held.filter((card) => WARES.includes(card)).length),
];

function placeAll(world: World, state: State, plan: Plan, foe: string): void {
  const player = playerAt(state, 0);
  const drawn = plan.role === 'drawn' ? plan.card.id : foe;
  const here = spaceFor(world, state, plan, infoOf(world, drawn).deck);
  const rival = state.players[1];
  const event = plan.role === 'event' ? plan.card.id : plan.event;
  player.space = here.id;
  player.from = here.neighbors.find((id) => world.board.space[id]?.terrain !== 'town') ?? null;
  if (rival !== undefined) {
    rival.space = plan.rivalHere || plan.rivalAlike || plan.duel ? here.id : farFrom(world, here.id);
    rival.from = null;
  }
  // A card that an adventure has laid in force itself speaks already.
  const isKnown = event !== null && world.cards[event] !== undefined;
  if (isKnown && !world.policies.inForce(view(world, state)).includes(event)) {
    takeFromAnywhere(state, event);
    state.event = event;
  }
  const empty = world.board.jewels.filter(
    (id) => id !== here.id && world.board.space[id]?.jewel?.color === plan.emptied,
  );
  for (const id of empty) takeCounterOff(world, state, id);
  const lairs = world.board.jewels.filter((id) => id !== here.id && jewelColor(world, id) === 'green');
  for (let i = 0; i < plan.undefeated; i++) toTrack(state, LURKERS[i] ?? '', lairs[i] ?? '');
  if (plan.fight && !plan.duel && jewelColor(world, here.id) !== infoOf(world, drawn).deck)
    toTrack(state, foe, here.id);
}

const jewelColor = (world: World, id: SpaceId): Color | undefined => world.board.space[id]?.jewel?.color;

function takeCounterOff(world: World, state: State, id: SpaceId): void {
  const color = jewelColor(world, id);
  if (color === undefined) return;
  state.counters[world.board.jewels.indexOf(id)] = 0;
  state.pile[color]++;
}

function toTrack(state: State, card: string, space: SpaceId): void {
  takeFromAnywhere(state, card);
  state.track[state.track.indexOf(null)] = { card, space, since: 0 };
}

const farFrom = (world: World, here: SpaceId): SpaceId =>
  world.board.towns.find((town) => town.space !== here)?.space ?? here;

function stackDecks(world: World, state: State, plan: Plan, foe: string): void {
  const onTop = (deck: string, cards: readonly string[]): void => {
    for (const card of cards.toReversed()) {
      takeFromAnywhere(state, card);
      state.decks[deck]?.top.push(card);
    }
  };
  onTop('market', plan.marketTop);
  // The deck has risen to the color of an enemy by the time its reward is taken.
  onTop(plan.role === 'reward' ? infoOf(world, plan.card.id).deck : 'green', plan.prowlers);
  for (const stack of state.stacks) state.decks['market']?.bag.push(...stack.splice(0));
  for (const card of plan.forSale) takeFromAnywhere(state, card);
  const here = world.board.towns.findIndex((town) => town.space === playerAt(state, 0).space);
  const town = plan.farMarket ? world.board.towns.findIndex((_, i) => i !== here) : Math.max(0, here);
  state.stacks[town]?.push(...plan.forSale);
  const color = COLORS.find((one) => one === infoOf(world, foe).deck);
  const isOnTrack = state.track.some((entry) => entry?.card === foe);
  if (!plan.fight || plan.duel || isOnTrack || color === undefined) return;
  onTop(color, [...(plan.role === 'drawn' ? [plan.card.id] : []), foe, foeId(color, STRAGGLER)]);
}
