import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { decide, startTable } from '@wayrune/engine/table/table.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { describe, expect, it } from 'vitest';
import { random } from './random.ts';

/**
 * Golden games: transcripts in plain words, to be read in review when a rule, a card or a sentence changes.
 * `UPDATE_GOLDEN=1 npm run unit -- golden` writes them anew.
 */
const FOLDER = new URL('./golden/', import.meta.url);
const DECISIONS = 250;

function transcript(adventure: string, players: number, seed: string): string {
  const setup = { adventure, heroes: Array.from({ length: players }, () => null), variants: [], packs: [] };
  const chance = seeded(seed);
  const own = seeded(`${seed} players`);
  const { table, events: opening } = startTable(library, setup, chance);
  const names = table.state.players.map(({ hero }) => cardName(table.world, hero));
  const lines: string[] = [`${adventure}, ${players} players, seed "${seed}"`, ''];
  const tell = (events: typeof opening): void => {
    for (const event of events) {
      const line = eventLine(table.world, names, event);
      if (line !== null) lines.push(event.type === 'turn-began' ? `\n${line}` : `  ${line}`);
    }
  };
  tell(opening);
  for (let i = 0; i < DECISIONS && table.state.decision !== null; i++) {
    const { kind } = table.state.decision;
    const choice = random.choose(table.world, table.state, own);
    lines.push(`  > ${kind}: ${choice}`);
    tell(decide(table, choice, chance));
  }
  return `${lines.join('\n')}\n`;
}

describe('golden games are played as they were', () => {
  for (const [players, seed] of [
    [1, 'alone'],
    [2, 'two'],
    [4, 'four'],
    [6, 'six'],
  ] as const) {
    it(`dragon-lords with ${players}`, () => {
      const file = new URL(`dragon-lords-${players}.txt`, FOLDER);
      const now = transcript('dragon-lords', players, seed);
      if (process.env['UPDATE_GOLDEN'] === '1') {
        if (!existsSync(FOLDER)) mkdirSync(FOLDER);
        writeFileSync(file, now);
      }
      expect(now).toBe(readFileSync(file, 'utf8'));
    });
  }
});
