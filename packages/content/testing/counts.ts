/** Things that cards count: how a scene comes to hold so many of them, and how many it holds. */
import type { Amount, Countable } from '@wayrune/engine/effects/vocabulary.ts';
import { itemKind, infoOf } from '@wayrune/engine/rules/world/world.ts';
import { BLADES, FRIENDS, LURKERS, RUNES, WARES } from './cast.ts';
import { haveSome, type Plan } from './plan.ts';
import { combatIn, type Play, playerOf } from './play.ts';
import { zanagaCounts } from './zanaga/counts.ts';

interface Count {
  /** Writes the wish for exactly so many; what cannot be so many says so. */
  readonly wish: (plan: Plan, count: number) => void;
  readonly read: (play: Play, source: string) => number;
}

const exactly = (plan: Plan, cards: readonly string[], count: number, own: boolean): void => {
  plan.held = plan.held.filter((card) => !cards.includes(card));
  const others = own && plan.role === 'held' ? count - 1 : count;
  plan.without = plan.without.filter((card) => !cards.includes(card));
  if (others === 0) plan.without.push(...cards);
  if (others < 0 || others > cards.length) plan.impossible = `there cannot be ${count} of them`;
  else haveSome(plan, cards, others);
};

const heldAs = ({ card }: Plan): string =>
  card.kind === 'challenge' || card.kind === 'encounter' ? (card.as?.kind ?? '') : card.kind;
const classOf = ({ card }: Plan): string => {
  const held = card.kind === 'challenge' || card.kind === 'encounter' ? card.as : card;
  return held?.kind === 'item' ? held.class : '';
};

/** Curse cards are claimed only in The Cataclysm. */
const noCurses: Count = {
  wish(plan, n) {
    if (n > 0) plan.impossible = 'no Curse card can be claimed here';
  },
  read: () => 0,
};

export const COUNTS: Readonly<Record<Countable, Count>> = {
  allies: {
    wish: (plan, n) => exactly(plan, FRIENDS, n, heldAs(plan) === 'ally'),
    read: (play) => playerOf(play).allies.length,
  },
  items: {
    wish: (plan, n) => exactly(plan, WARES, n, heldAs(plan) === 'item'),
    read: (play) => playerOf(play).items.length,
  },
  weapons: {
    wish: (plan, n) => exactly(plan, BLADES, n, classOf(plan) === 'weapon'),
    read: (play) =>
      playerOf(play).items.filter((held) => itemKind(infoOf(play.world, held.card))?.class === 'weapon')
        .length,
  },
  wounds: {
    wish: (plan, n) => {
      plan.wounds = n;
    },
    read: (play) => playerOf(play).wounds,
  },
  exhaustion: {
    wish: (plan, n) => {
      plan.exhaustion = n;
    },
    read: (play) => playerOf(play).exhaustion,
  },
  level: {
    wish: (plan, n) => {
      plan.level = n;
    },
    read: (play) => Object.values(playerOf(play).experience).reduce((sum, count) => sum + count, 0),
  },
  'experience-value': {
    wish: (plan, n) => {
      plan.paid = n;
    },
    read: (play) => playerOf(play).paid,
  },
  runes: {
    wish: (plan, n) => exactly(plan, RUNES, n, heldAs(plan) === 'rune'),
    read: (play) =>
      playerOf(play).kept.filter((held) => infoOf(play.world, held.card).holding === 'rune').length,
  },
  gold: {
    wish: (plan, n) => {
      plan.gold = n;
    },
    read: (play) => playerOf(play).gold,
  },
  round: {
    wish: (plan, n) => {
      plan.fight = true;
      if (n < 1) plan.impossible = 'rounds count from 1';
      else plan.round = n;
    },
    read: (play) => combatIn(play)?.round ?? 0,
  },
  'foe-wounds': {
    wish: (plan, n) => {
      plan.fight = true;
      plan.foeWounds = n;
    },
    read: (play) => combatIn(play)?.foeWounds ?? 0,
  },
  'heroes-here': {
    wish: (plan, n) => {
      plan.seats = 2;
      plan.rivalHere = n > 0;
      if (n > 1) plan.impossible = 'there is one rival';
    },
    read: (play) => {
      const { space } = playerOf(play);
      return play.state.players.filter((other) => other.seat !== 0 && other.space === space).length;
    },
  },
  fighters: {
    wish: (plan, n) => {
      plan.fight = true;
      if (n !== 1) plan.impossible = 'a scene is fought by one Hero';
    },
    read: (play) => (combatIn(play) === null ? 0 : 1),
  },
  curses: noCurses,
  ...zanagaCounts,
  undefeated: {
    wish: (plan, n) => {
      plan.undefeated = n;
      if (n > LURKERS.length) plan.impossible = 'the track is not that long';
    },
    read: (play) => play.state.track.filter((entry) => entry !== null).length,
  },
  counters: {
    wish: (plan, n) => {
      plan.counters = n;
    },
    read: (play, source) => {
      const { items, allies, kept } = playerOf(play);
      const held = [...items, ...allies, ...kept].find(({ card }) => card === source);
      if (held !== undefined) return held.counters;
      const enemy = play.state.frames.findLast((frame) => frame.proc === 'challenge');
      return (enemy as { counters?: number } | undefined)?.counters ?? 0;
    },
  },
};

/** What an amount comes to when so many are counted. */
export function reckon(amount: Extract<Amount, { count: unknown }>, count: number): number {
  const value = count * (amount.times ?? 1) + (amount.plus ?? 0);
  return amount.max === undefined ? value : Math.min(value, amount.max);
}

/** The numbers worth trying: none, a few, and beyond what still matters. */
export function countsToTry(amount: Extract<Amount, { count: unknown }>): number[] {
  const { max, times = 1, plus = 0 } = amount;
  const last = max === undefined || times <= 0 ? 2 : Math.ceil((max - plus) / times);
  return [...new Set(max === undefined ? [0, 1, last] : [0, 1, last, last + 1])];
}
