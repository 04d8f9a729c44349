import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { describe, expect, it } from 'vitest';
import type { Bot } from '../players/bot.ts';
import { botOf } from '../players/create.ts';
import { greedy } from '../players/greedy.ts';
import { random } from '../players/random.ts';

/**
 * Golden games: transcripts in plain words, to be read in review when a rule, a card or a sentence changes.
 * `UPDATE_GOLDEN=1 npm run unit -- golden` writes them anew.
 */
const FOLDER = new URL('./', import.meta.url);
const DECISIONS = 250;

interface Golden {
  readonly name: string;
  /** The base game, unless it says otherwise. */
  readonly adventure?: string;
  readonly players: number;
  readonly seed: string;
  readonly variants?: readonly string[];
  /** What a game with the variant must show, so that it is worth reading. */
  readonly shows?: readonly GameEvent['type'][];
  /** Who plays, seat by seat and around again, random players unless it says otherwise; and for how long. */
  readonly bots?: readonly [Bot, ...Bot[]];
  readonly decisions?: number;
}

/** The numbers of the seeds are such that the games show what their rules bring. */
const variant = (id: string, players: number, seed: number, shows: readonly GameEvent['type'][]): Golden => ({
  name: id,
  players,
  seed: `${id} ${seed}`,
  variants: [id],
  shows,
});

const GAMES: readonly Golden[] = [
  { name: 'dragon-lords-1', players: 1, seed: 'alone' },
  { name: 'dragon-lords-2', players: 2, seed: 'two' },
  { name: 'dragon-lords-4', players: 4, seed: 'four' },
  { name: 'dragon-lords-6', players: 6, seed: 'six' },
  variant('doom-track', 1, 4, ['doom-card', 'doom-counter', 'endgame-began', 'confrontation']),
  variant('travel-hazards', 2, 1, ['hazard-check', 'hazard', 'defeated']),
  variant('softer-knockouts', 2, 2, ['knocked-out', 'bought']),
  variant('item-limits', 2, 5, ['bought']),
  variant('ally-limits', 2, 9, ['wages']),
  variant('shorter', 4, 61, ['learned']),
  variant('longer', 3, 614, ['learned']),
  variant('advanced', 1, 1, ['doom-counter', 'hazard', 'new-hero']),
  /** Played to its end by players who know what they do. */
  {
    name: 'dragon-lords-normal',
    players: 2,
    seed: 'normal 4',
    bots: [botOf('normal')],
    decisions: 5000,
    shows: ['bought', 'learned', 'won'],
  },
  {
    name: 'mists-of-zanaga-3',
    adventure: 'mists-of-zanaga',
    players: 3,
    seed: 'zanaga 1',
    shows: ['token-placed', 'ritual-completed', 'roaming-check'],
  },
  /** One who plans against one who does not: two who plan take three times as long. */
  {
    name: 'mists-of-zanaga-normal',
    adventure: 'mists-of-zanaga',
    players: 2,
    seed: 'zanaga normal 2',
    bots: [botOf('normal'), greedy],
    decisions: 5000,
    shows: ['bought', 'learned', 'god-awakened', 'confronted', 'won'],
  },
  {
    name: 'seven-scions-normal',
    adventure: 'seven-scions',
    players: 2,
    seed: 'scions normal 1',
    bots: [botOf('normal'), greedy],
    decisions: 5000,
    shows: ['storm-breaks', 'scion-counter', 'scion-benefit', 'scion-awoke', 'gauntlet', 'won'],
  },
  {
    name: 'cataclysm-greedy',
    adventure: 'cataclysm',
    players: 3,
    seed: 'cataclysm 1',
    bots: [greedy],
    decisions: 5000,
    shows: ['pools-split', 'wares-shown', 'curse-drawn', 'quest-progress', 'town-freed', 'won'],
  },
  {
    name: 'cooperative-greedy',
    adventure: 'seven-scions',
    players: 3,
    seed: 'together 1',
    variants: ['cooperative'],
    bots: [greedy],
    decisions: 5000,
    shows: ['storm-breaks', 'scion-awoke', 'last-stand', 'lord-beaten'],
  },
];

function transcript(golden: Golden): string {
  const { players, seed, variants = [], shows = [], bots = [random], decisions = DECISIONS } = golden;
  const { adventure = 'dragon-lords' } = golden;
  const setup = { adventure, heroes: Array.from({ length: players }, () => null), variants, packs: [] };
  const chance = seeded(seed);
  const own = seeded(`${seed} players`);
  const { table, events: opening } = startTable(library, setup, chance);
  const names = table.state.players.map(({ hero }) => cardName(table.world, hero));
  const rules = [adventure, ...variants].join(', ');
  const lines: string[] = [`${rules}, ${players} players, seed "${seed}"`, ''];
  const told = new Set<string>();
  const tell = (events: typeof opening): void => {
    for (const event of events) {
      told.add(event.type);
      const line = eventLine(table.world, names, event, { codes: true });
      if (line !== null) lines.push(event.type === 'turn-began' ? `\n${line}` : `  ${line}`);
    }
  };
  tell(opening);
  for (let i = 0; i < decisions && table.state.decision !== null; i++) {
    const { kind, seat } = table.state.decision;
    const bot = bots[seat % bots.length] ?? bots[0];
    const choice = bot.choose(table.world, table.state, own);
    lines.push(`  > ${kind}: ${choice}`);
    tell(decide(table, choice, chance));
  }
  for (const type of shows) expect(told).toContain(type);
  return `${lines.join('\n')}\n`;
}

describe('golden games are played as they were', () => {
  for (const golden of GAMES) {
    it(golden.name, () => {
      const file = new URL(`${golden.name}.txt`, FOLDER);
      const now = transcript(golden);
      if (process.env['UPDATE_GOLDEN'] === '1') {
        if (!existsSync(FOLDER)) mkdirSync(FOLDER);
        writeFileSync(file, now);
      }
      expect(now).toBe(readFileSync(file, 'utf8'));
    });
  }
});
