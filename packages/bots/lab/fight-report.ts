/** The part of the report that is about enemies: as measured directly, and as they were met in games. */
import { infoOf, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { RUNGS } from './kits.ts';
import { average, type Climb, rankOf } from './ladder.ts';
import { BANDS } from './observe.ts';
import { type Rate, rate } from './stats.ts';
import type { Tally } from './tally.ts';
import type { Verdict } from './trial.ts';

/** A color against Heroes of each strength: all of them together, and each Hero's chance to win. */
export interface RankLine {
  readonly rank: string;
  readonly cards: number;
  readonly rungs: readonly ({ readonly rung: string } & Verdict)[];
  readonly heroes: Readonly<Record<string, readonly number[]>>;
}

export interface LadderLine {
  readonly card: string;
  readonly name: string;
  readonly rank: string;
  readonly rungs: readonly ({ readonly rung: string } & Verdict)[];
}

/** An enemy or a trap in games, against Heroes who had learned so much. */
export interface FightLine {
  readonly card: string;
  readonly name: string;
  readonly rank: string;
  readonly bands: readonly {
    readonly band: string;
    readonly fights: number;
    readonly won: Rate;
    readonly escaped: Rate;
    readonly knockedOut: Rate;
    /** Means over all fights: wounds of the Hero, combat rounds, the price of what they carried. */
    readonly wounds: number;
    readonly rounds: number;
    readonly kit: number;
  }[];
}

type Climbs = Readonly<Record<string, Climb>>;

/** The verdict on some cards, the mean over Heroes and cards. */
function verdict(
  climbs: Climbs,
  rung: string,
  cards: readonly string[],
  heroes = Object.keys(climbs),
): Verdict {
  return average(heroes.flatMap((hero) => cards.flatMap((card) => climbs[hero]?.[rung]?.[card] ?? [])));
}

const cardsOf = (climbs: Climbs): string[] =>
  Object.keys(Object.values(climbs)[0]?.[RUNGS[0]?.id ?? ''] ?? {});

export function rankLines(world: World, climbs: Climbs): RankLine[] {
  const cards = cardsOf(climbs);
  const ranks = [...new Set(cards.map((card) => rankOf(infoOf(world, card))))];
  return ranks.map((rank) => {
    const inRank = cards.filter((card) => rankOf(infoOf(world, card)) === rank);
    const chances = (hero: string): number[] =>
      RUNGS.map(({ id }) => verdict(climbs, id, inRank, [hero]).win);
    return {
      rank,
      cards: inRank.length,
      rungs: RUNGS.map(({ id }) => ({ rung: id, ...verdict(climbs, id, inRank) })),
      heroes: Object.fromEntries(Object.keys(climbs).map((hero) => [hero, chances(hero)])),
    };
  });
}

export const ladderLines = (world: World, climbs: Climbs): LadderLine[] =>
  cardsOf(climbs).map((card) => ({
    card,
    name: infoOf(world, card).card.name,
    rank: rankOf(infoOf(world, card)),
    rungs: RUNGS.map(({ id }) => ({ rung: id, ...verdict(climbs, id, [card]) })),
  }));

export const fightLines = (world: World, fights: Tally['fights']): FightLine[] =>
  Object.values(world.cards)
    .filter((info) => (info.foe !== null || trapOf(info) !== null) && info.card.id === info.id)
    .map((info) => ({
      card: info.id,
      name: info.card.name,
      rank: rankOf(info),
      bands: BANDS.map(({ id }) => {
        const counts = fights[info.id]?.[id] ?? {};
        const { fights: all = 0, wounds = 0, rounds = 0, kit = 0 } = counts;
        const each = (sum: number): number => (all === 0 ? 0 : sum / all);
        return {
          band: id,
          fights: all,
          won: rate(counts['won'] ?? 0, all),
          escaped: rate(counts['escaped'] ?? 0, all),
          knockedOut: rate(counts['knocked out'] ?? 0, all),
          wounds: each(wounds),
          rounds: each(rounds),
          kit: each(kit),
        };
      }),
    }));
