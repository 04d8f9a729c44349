/** What adventures of each colour promise to a Hero as he is now. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { worthOf } from '@wayrune/engine/effects/verbs.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/board.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat-frame.ts';
import { COUNTER_VALUE } from '@wayrune/engine/rules/counters.ts';
import type { Held, Player, State } from '@wayrune/engine/rules/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { fightOf, imagine } from './fight.ts';
import { type Solution, solve, type Stakes } from './odds.ts';

export interface Outlook {
  /** In gold, everything considered. */
  readonly value: number;
  readonly win: number;
}

/** What a point of experience is worth, in gold. */
const POINT = 2.5;
/** What a wound costs: a gold and a part of the way to town. */
const WOUND = 0.8;
/** What an escape costs: the rest of the turn. */
const ESCAPE = -1.5;
/** What a knock-out costs besides gold and a card: the way back, and the wait. */
const FALL = -6;
/** A Dragon Rune by the number that one has already; the third wins. */
const RUNE = [45, 80, 1000];
/** How many enemies of a colour stand for all of them. */
const SAMPLE = 4;

const runesOf = (world: World, player: Player): number =>
  player.kept.filter(({ card }) => infoOf(world, card).holding === 'rune').length;

/** What beating a Challenge is worth: its reward, and the counter that lies there. */
export function prizeOf(world: World, player: Player, card: CardInfo, counter: Color | null): number {
  const points = counter === null ? 0 : POINT * COUNTER_VALUE[counter];
  if (card.card.kind !== 'challenge') return points;
  const rune = card.holding === 'rune' ? (RUNE[runesOf(world, player)] ?? 0) : 0;
  return points + rune + Math.min(1000, worthOf(card.card.reward));
}

const cost = (world: World, { card }: Held): number => infoOf(world, card).cost;

export function stakesFor(world: World, player: Player, win: number): Stakes {
  const dearest = [...player.items, ...player.allies].reduce((most, held) => Math.max(most, cost(world, held)), 0);
  const bagged = Math.min(24, 4 * Math.round((player.gold + 0.7 * dearest) / 4));
  return { win, loss: FALL - bagged, escape: ESCAPE, wound: WOUND };
}

/** Easy and hard ones of each colour, chosen once for a world. */
const samples = new WeakMap<World, Readonly<Record<Color, readonly string[]>>>();

function sampleOf(world: World, color: Color): readonly string[] {
  let known = samples.get(world);
  if (known === undefined) {
    known = Object.fromEntries(COLORS.map((c) => [c, spread(world, c)])) as Record<Color, readonly string[]>;
    samples.set(world, known);
  }
  return known[color];
}

function spread(world: World, color: Color): string[] {
  const foes = (world.decks[color] ?? []).filter((id) => infoOf(world, id).card.kind === 'challenge');
  foes.sort((a, b) => difficulty(infoOf(world, a)) - difficulty(infoOf(world, b)));
  const count = Math.min(SAMPLE, foes.length);
  return Array.from({ length: count }, (_, i) => foes[Math.floor(((i + 0.5) * foes.length) / count)] ?? '');
}

function difficulty({ foe }: CardInfo): number {
  if (foe === null) return 0;
  return PHASES.reduce((total, phase) => {
    const [target, damage] = foe[PHASE_ATTRIBUTE[phase]];
    return total + target + 2 * damage;
  }, 3 * foe.life);
}

/**
 * All that the odds of a fight to come depend on, and nothing else: what was worked out for such a Hero once is
 * true whenever he is like this again.
 */
interface Portrait {
  readonly key: string;
  readonly state: State;
  readonly player: Player;
}

function portrait(state: State, seat: number): Portrait {
  const player = state.players[seat] as Player;
  const { hero, experience, wounds, exhaustion, items, allies, kept } = player;
  const { mind, body, spirit, stamina, life } = experience;
  const held = (list: readonly Held[]): string =>
    list.map((h) => `${h.card}.${h.used ? 1 : 0}${h.wounds}${h.exhaustion}${h.counters}`).join();
  const key = [hero, mind, body, spirit, stamina, life, wounds, exhaustion, state.event]
    .concat([held(items), held(allies), held(kept)])
    .join('|');
  const alone = { ...player, seat: 0, gold: 0, space: null, from: null, spent: [], activations: 0 };
  return {
    key,
    player,
    state: { ...state, players: [alone], track: [], modifiers: [], frames: [], met: [] },
  };
}

const solutions = new WeakMap<World, Map<string, Solution>>();
/** Portraits come and go; the memory of them is emptied now and then. */
const MOST_SOLUTIONS = 4000;

function remembered(world: World): Map<string, Solution> {
  let known = solutions.get(world);
  if (known === undefined) solutions.set(world, (known = new Map()));
  if (known.size > MOST_SOLUTIONS) known.clear();
  return known;
}

function against(world: World, { key, state, player }: Portrait, card: string, win: number): Solution {
  const stakes = stakesFor(world, player, win);
  const name = `${key}|${card}|${stakes.loss}|${win}`;
  const known = remembered(world);
  let solution = known.get(name);
  if (solution === undefined) {
    const { game, combat } = imagine(world, state, 0, card);
    known.set(name, (solution = solve(fightOf(game, combat, stakes))));
  }
  return solution;
}

/** What a Hero may expect of the next card of a colour. */
export function outlook(world: World, state: State, seat: number, color: Color): Outlook {
  const seen = portrait(state, seat);
  let value = 0;
  let win = 0;
  const foes = nextFoes(world, state, color);
  for (const card of foes) {
    const found = against(world, seen, card, prizeOf(world, seen.player, infoOf(world, card), color));
    value += found.value / foes.length;
    win += found.win() / foes.length;
  }
  return { value, win };
}

/** The card that is known to come next, or those that stand for the rest of the deck. */
function nextFoes(world: World, state: State, color: Color): readonly string[] {
  const next = state.decks[color]?.top.at(-1);
  if (next !== undefined && infoOf(world, next).card.kind === 'challenge') return [next];
  return sampleOf(world, color);
}

/** What a Hero may expect of a Challenge that he knows. */
export function outlookOn(
  world: World,
  state: State,
  seat: number,
  card: string,
  counter: Color | null,
): Outlook {
  const seen = portrait(state, seat);
  const found = against(world, seen, card, prizeOf(world, seen.player, infoOf(world, card), counter));
  return { value: found.value, win: found.win() };
}

/** All colours together: how strong a Hero is, for comparing what he might buy or learn. */
export function power(world: World, state: State, seat: number): number {
  return COLORS.reduce((total, color) => total + Math.max(0, outlook(world, state, seat, color).value), 0);
}
