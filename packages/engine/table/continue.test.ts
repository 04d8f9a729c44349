import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { scripted, seeded } from '../kernel/chance.ts';
import { hash } from '../kernel/hash.ts';
import { loadGame, saveGame } from './save.ts';
import { decide, startTable } from './table.ts';

const DECISIONS = 400;
const TENTH = 10;

/** A game of random choices, with the hash of the state after every decision. */
function played(players: number, seed: string) {
  const heroes = Array.from({ length: players }, () => null);
  const chance = seeded(seed);
  const own = seeded(`${seed} choices`);
  const { table } = startTable(
    library,
    { adventure: 'dragon-lords', heroes, variants: [], packs: [] },
    chance,
  );
  const hashes = [hash(table.state)];
  const files = [saveGame(table)];
  while (table.entries.length < DECISIONS && table.state.decision !== null) {
    const { options } = table.state.decision;
    decide(table, options[own.pick(options.length)] ?? '', chance);
    hashes.push(hash(table.state));
    if (table.entries.length % TENTH === 0) files.push(saveGame(table));
  }
  return { table, hashes, files };
}

describe('a game that was saved goes on as if it had never stopped', () => {
  for (const [players, seed] of [
    [1, 'alone'],
    [3, 'three'],
    [6, 'six'],
  ] as const) {
    it(`loaded at every tenth decision and played ten further, with ${players}`, () => {
      const { table, hashes, files } = played(players, seed);
      files.forEach((file, i) => {
        const at = i * TENTH;
        const loaded = loadGame(library, file, 'saved.json');
        expect(hash(loaded.state)).toBe(hashes[at]);
        for (const { choice, chance } of table.entries.slice(at, at + TENTH))
          decide(loaded, choice, scripted(chance));
        expect(hash(loaded.state)).toBe(hashes[Math.min(at + TENTH, hashes.length - 1)]);
      });
    });

    it(`replayed to every tenth decision, with ${players}`, () => {
      const { table, hashes } = played(players, seed);
      const file = saveGame(table);
      for (let to = 0; to < hashes.length; to += TENTH) {
        expect(hash(loadGame(library, file, 'saved.json', to).state)).toBe(hashes[to]);
      }
    });
  }
});
