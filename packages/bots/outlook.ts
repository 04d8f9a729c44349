/** What adventures of each colour promise to a Hero as he is now. */
import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { worthOf } from '@wayrune/engine/effects/verbs.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/board.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat-frame.ts';
import { COUNTER_VALUE } from '@wayrune/engine/rules/counters.ts';
import { byColor } from '@wayrune/engine/rules/setting-up.ts';
import type { Held, Player, State } from '@wayrune/engine/rules/state.ts';
import { type CardInfo, infoOf, type World } from '@wayrune/engine/rules/world.ts';
import { fightOf, imagine } from './fight.ts';
import { type Stakes, solution } from './odds.ts';
import { T } from './tune.ts';

export interface Outlook {
  /** In gold, everything considered. */
  readonly value: number;
  readonly win: number;
}

export const runesOf = (world: World, player: Player): number =>
  player.kept.filter(({ card }) => infoOf(world, card).holding === 'rune').length;

/** What beating a Challenge is worth: its reward, and the counter that lies there. */
export function prizeOf(world: World, runes: number, card: CardInfo, counter: Color | null): number {
  const points = counter === null ? 0 : T.POINT * COUNTER_VALUE[counter];
  if (card.card.kind !== 'challenge') return points;
  const rune = card.holding === 'rune' ? ([T.RUNE0, T.RUNE1, T.WIN][runes] ?? 0) : 0;
  return points + rune + Math.min(1000, rewardOf(world, card));
}

const rewards = new WeakMap<CardInfo, number>();

function rewardOf(_: World, card: CardInfo): number {
  let reward = rewards.get(card);
  if (reward === undefined) {
    reward = card.card.kind === 'challenge' ? worthOf(card.card.reward) : 0;
    rewards.set(card, reward);
  }
  return reward;
}

export function stakesFor(world: World, player: Player, win: number): Stakes {
  let dearest = 0;
  for (const { card } of player.items) dearest = Math.max(dearest, infoOf(world, card).cost);
  for (const { card } of player.allies) dearest = Math.max(dearest, infoOf(world, card).cost);
  const bagged = Math.min(24, 4 * Math.round((player.gold + 0.7 * dearest) / 4));
  return { win, loss: T.FALL - T.LOSSK * bagged, escape: T.ESCAPE, wound: T.WOUND };
}

/** Easy and hard ones of each colour, chosen once for a world. */
const samples = new WeakMap<World, Readonly<Record<Color, readonly string[]>>>();

function sampleOf(world: World, color: Color): readonly string[] {
  let known = samples.get(world);
  if (known === undefined) {
    known = byColor((c) => spread(world, c));
    samples.set(world, known);
  }
  return known[color];
}

function spread(world: World, color: Color): string[] {
  const foes = (world.decks[color] ?? []).filter((id) => infoOf(world, id).card.kind === 'challenge');
  foes.sort((a, b) => difficulty(infoOf(world, a)) - difficulty(infoOf(world, b)));
  const count = Math.min(T.SAMPLE, foes.length);
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
export interface Portrait {
  readonly key: string;
  readonly state: State;
  readonly stakes: Stakes;
  readonly runes: number;
}

export function portrait(world: World, state: State, player: Player): Portrait {
  const { hero, experience, wounds, exhaustion, items, allies, kept } = player;
  const { mind, body, spirit, stamina, life } = experience;
  const held = (list: readonly Held[]): string => {
    let text = '';
    for (const h of list) text += `${h.card}.${h.used ? 1 : 0}${h.wounds}${h.exhaustion}${h.counters},`;
    return text;
  };
  const stakes = stakesFor(world, player, 0);
  const key = `${hero}|${mind}${body}${spirit}${stamina}${life}|${wounds},${exhaustion}|${state.event}|${stakes.loss}|${held(items)}|${held(allies)}|${held(kept)}`;
  const alone = { ...player, seat: 0, gold: 0, space: null, from: null, spent: [], activations: 0 };
  return {
    key,
    stakes,
    runes: runesOf(world, player),
    state: { ...state, players: [alone], track: [], modifiers: [], frames: [], met: [] },
  };
}

const memories = new WeakMap<World, Map<string, Outlook>>();
/** Portraits come and go; the memory of them is emptied now and then. */
const MOST_MEMORIES = 20000;

function memory(world: World): Map<string, Outlook> {
  let known = memories.get(world);
  if (known === undefined) memories.set(world, (known = new Map()));
  if (known.size > MOST_MEMORIES) known.clear();
  return known;
}

/** What a Hero may expect of a Challenge that he knows. */
export function outlookOn(world: World, hero: Portrait, card: string, counter: Color | null): Outlook {
  const known = memory(world);
  const name = `${hero.key}|${card}|${counter}`;
  let found = known.get(name);
  if (found === undefined) {
    const { game, combat } = imagine(world, hero.state, 0, card);
    const win = prizeOf(world, hero.runes, infoOf(world, card), counter);
    const solved = solution(fightOf(game, combat, { ...hero.stakes, win }));
    known.set(name, (found = { value: solved.value, win: solved.win() }));
  }
  return found;
}

/** What a Hero may expect of the next card of a colour. */
export function outlook(world: World, state: State, hero: Portrait, color: Color): Outlook {
  const next = state.decks[color]?.top.at(-1);
  if (next !== undefined && infoOf(world, next).card.kind === 'challenge')
    return outlookOn(world, hero, next, color);
  const known = memory(world);
  const name = `${hero.key}|${color}`;
  let found = known.get(name);
  if (found === undefined) {
    const foes = sampleOf(world, color).map((card) => outlookOn(world, hero, card, color));
    found = {
      value: foes.reduce((total, foe) => total + foe.value, 0) / foes.length,
      win: foes.reduce((total, foe) => total + foe.win, 0) / foes.length,
    };
    known.set(name, found);
  }
  return found;
}

/** All colours together: how strong a Hero is, for comparing what he might buy or learn. */
export function power(world: World, state: State, player: Player): number {
  const hero = portrait(world, state, player);
  return COLORS.reduce((total, color) => total + Math.max(0, outlook(world, state, hero, color).value), 0);
}
