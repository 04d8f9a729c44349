import type { Held, Player, State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { byColor } from '@wayrune/engine/rules/turn/setting-up.ts';
import { newDeck } from '@wayrune/engine/kernel/deck.ts';
import type { Aim } from '../aims/aim.ts';
import { aimOf } from '../aims/aim-of.ts';
import { trophiesOf } from '../aims/worth.ts';
import { memoByWorld } from '../memo.ts';
import { tableKey } from '../odds/position-key.ts';
import { goldWorth, type Weights } from '../value/weights.ts';
import type { OutcomeWorth } from './estimate.ts';
import type { HeroStats } from './fighter-stats.ts';
import type { FightNumbers, FoughtOut } from './monte-carlo.ts';

/**
 * A Hero alone with all that their fights to come depend on, and nothing else. What was worked out for such a Hero
 * once is true whenever they are like this again, so it is noted here.
 */
export interface HeroProfile {
  /** They sit at seat 0. */
  readonly state: State;
  readonly weights: Weights;
  /** What a knock-out, an escape and wounds cost them; nothing is won yet. */
  readonly stakes: OutcomeWorth;
  readonly aim: Aim;
  readonly trophies: number;
  /** What they bring against cards of a kind. */
  readonly stats: Map<string, HeroStats>;
  /** What cards and colors promise them. */
  readonly outlooks: Map<string, Outlook>;
  readonly powers: Map<string, number>;
  /** The numbers of fights and how those that were simulated went, which is the same whatever they have to lose. */
  readonly numbers: Map<string, FightNumbers>;
  readonly fought: Map<string, FoughtOut>;
}

export interface Outlook {
  /** In gold, everything considered. */
  readonly value: number;
  readonly win: number;
  /** Found by simulation, with heuristic choices. */
  readonly rough?: true;
}

const profiles = memoByWorld<HeroProfile>();
/** For Heroes who differ only in what they have to lose. Fights take room, so fewer are kept. */
const alike = memoByWorld<Pick<HeroProfile, 'state' | 'numbers' | 'fought'>>(600);

export function profileOf(world: World, state: State, player: Player, weights: Weights): HeroProfile {
  const { hero, experience, wounds, items, allies, kept } = player;
  const stakes = stakesFor(world, player, 0, weights);
  const aim = aimOf(weights.aims, world, state);
  const table = aim.foresee === undefined ? state : { ...state, extra: aim.foresee(world, state) };
  const { body, spirit, stamina, life } = experience;
  const learned = `${experience.mind},${body},${spirit},${stamina},${life}`;
  const tired = weights.tires ? player.exhaustion : 0;
  const key = `${weights.id}|${hero}|${learned}|${wounds}|${tired}|${spell(items)}|${spell(allies)}|${spell(kept)}${tableKey(world, table)}`;
  return profiles(world, `${stakes.loss}|${key}`, () => {
    return {
      weights,
      stakes,
      aim,
      trophies: trophiesOf(aim, world, player),
      ...alike(world, key, () => ({
        state: alone(table, player, tired),
        numbers: new Map(),
        fought: new Map(),
      })),
      stats: new Map(),
      outlooks: new Map(),
      powers: new Map(),
    };
  });
}

/** A table with nobody else at it, apart from the game that goes on. */
function alone(state: State, player: Player, exhaustion: number): State {
  const row = (cards: readonly Held[]): Held[] => cards.map((held) => ({ ...held, exhaustion: 0 }));
  const { items, allies, kept } = player;
  const place = { seat: 0, exhaustion, gold: 0, space: null, from: null, spent: [], activations: 0 };
  const hero = { ...player, ...place, items: row(items), allies: row(allies), kept: row(kept) };
  const decks = Object.fromEntries(Object.keys(state.decks).map((name) => [name, newDeck([])]));
  const nothing = { counters: [], decks, stacks: [], track: [], removed: [], limbo: [], modifiers: [] };
  const { setup, event } = state;
  const start = { turn: 1, round: 1, first: 0, active: 0, turnOver: false, decision: null, over: null };
  return {
    setup,
    event,
    ...start,
    ...nothing,
    players: [{ ...hero, experience: { ...player.experience } }],
    pile: byColor(() => 0),
    sold: [],
    met: [],
    frames: [],
    extra: structuredClone(state.extra),
  };
}

function spell(row: readonly Held[]): string {
  let text = '';
  for (const { card, used, wounds, counters } of row)
    text += `${card}.${used ? 1 : 0}.${wounds}.${counters},`;
  return text;
}

/** Losses are told apart in steps and up to a limit, so that profiles can be shared. */
const STEP = 4;
const MOST_LOST = 48;

/** The stakes of a fight. A knock-out costs gold and the most expensive card, but heals. */
export function stakesFor(world: World, player: Player, win: number, weights: Weights): OutcomeWorth {
  let dearest = 0;
  for (const row of [player.items, player.allies])
    for (const { card } of row) dearest = Math.max(dearest, infoOf(world, card).cost);
  const lost = Math.min(MOST_LOST, STEP * Math.round((goldWorth(weights, player.gold) + dearest) / STEP));
  const { fall, attachment, wound, escape } = weights;
  return { win, loss: fall - attachment * lost + wound * player.wounds, escape, wound };
}
