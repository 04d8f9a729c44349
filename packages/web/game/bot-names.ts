/** What bots are called: by their temper, so that a name soon tells what to expect. */
import type { TemperName } from '@wayrune/bots/players/strengths.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { type Sitter, withName } from './sitter.ts';

/** As many for each temper as a table has seats. */
const NAMES: Readonly<Record<TemperName, readonly string[]>> = {
  balanced: ['Alaric', 'Maud', 'Oswin', 'Tilda', 'Wendel', 'Yrsa'],
  bold: ['Brakka', 'Dagmar', 'Grim', 'Rurik', 'Sigga', 'Torvald'],
  careful: ['Agnes', 'Cuthbert', 'Emeric', 'Lettice', 'Philo', 'Winifred'],
  merchant: ['Balthasar', 'Dorrit', 'Florin', 'Jasper', 'Perpetua', 'Zita'],
  hunter: ['Fenris', 'Hawke', 'Isengrim', 'Kestrel', 'Reva', 'Vesper'],
};

/** Names the bots that have none, the same way every time for one seed, and no two players alike. */
export function withBotNames(sitters: readonly Sitter[], seed: string): readonly Sitter[] {
  const chance = seeded(`${seed}/names`);
  const taken = new Set(sitters.flatMap(({ name }) => name ?? []));
  return sitters.map((sitter) => {
    if (sitter.kind === 'human' || sitter.name !== undefined) return sitter;
    const free = NAMES[sitter.temper].filter((name) => !taken.has(name));
    const name = free[chance.pick(Math.max(1, free.length))] ?? '';
    taken.add(name);
    return withName(sitter, name);
  });
}
