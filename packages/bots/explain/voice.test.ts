import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { slipsIn } from '@wayrune/engine/testing/voice.ts';
import { expect, it } from 'vitest';
import { botOf } from '../players/create.ts';

it.each([
  { adventure: 'dragon-lords', decisions: 600, ofEachKind: 6 },
  { adventure: 'mists-of-zanaga', decisions: 300, ofEachKind: 1 },
  { adventure: 'seven-scions', decisions: 700, ofEachKind: 1 },
  { adventure: 'cataclysm', decisions: 700, ofEachKind: 1 },
])('hints are plain English, for every kind of decision of $adventure', (game) => {
  const { adventure, decisions, ofEachKind } = game;
  const setup = { adventure, heroes: [null, null, null], variants: [], packs: [] };
  const chance = seeded('hints');
  const { table } = startTable(library, setup, chance);
  const bot = botOf('greedy');
  // A reason that tells of a deck takes as long as the odds of all its fights: a few of each kind will do.
  const asked = new Map<string, number>();
  const slips = new Set<string>();
  for (let i = 0; i < decisions && table.state.decision !== null; i++) {
    const { kind } = table.state.decision;
    asked.set(kind, 1 + (asked.get(kind) ?? 0));
    if ((asked.get(kind) ?? 0) <= ofEachKind)
      for (const slip of slipsIn(bot.advise(table.world, table.state, seeded('advice')).why)) slips.add(slip);
    decide(table, bot.choose(table.world, table.state, seeded(`choice ${i}`)), chance);
  }
  expect([...slips]).toEqual([]);
  expect(asked.size).toBeGreaterThan(8);
});
