import { existsSync } from 'node:fs';
import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { seeded } from '../kernel/chance.ts';
import { newGame, view } from '../rules/world/game.ts';
import type { Policies } from '../rules/world/policies.ts';
import { goesWith } from '../rules/world/part.ts';
import { randomSetup } from '../testing/random-play.ts';
import { createWorld, type Library } from './library.ts';
import { checkSetup, clashes as clashesIn } from './setup.ts';
import { PARTS } from './table.ts';

/** The table of the rulings, written down once more: what goes with Dragon Lords, Zanaga, Scions, Cataclysm. */
const TABLE: Readonly<Record<string, string>> = {
  'doom-track': 'yes no no no',
  'travel-hazards': 'yes no yes yes',
  advanced: 'yes no no no',
  'softer-knockouts': 'yes yes yes yes',
  'item-limits': 'yes yes yes yes',
  'ally-limits': 'yes yes yes yes',
  shorter: 'yes yes yes yes',
  longer: 'yes yes yes yes',
  cooperative: 'no no yes no',
  'monster-safari': 'no yes no no',
  'relentless-rituals': 'no yes no no',
  'epic-confrontation': 'no yes no no',
  'rituals-and-runes': 'yes yes yes yes',
  'weapons-of-legend': 'yes yes yes yes',
  'traps-and-terrors': 'yes no yes yes',
  'beasts-and-bandits': 'yes no yes yes',
};
const clashes = (adventure: string, players: number, chosen: readonly string[]): string[] =>
  clashesIn(library, adventure, players, chosen);
const COLUMNS = ['dragon-lords', 'mists-of-zanaga', 'seven-scions', 'cataclysm'];
const APART = new Set(['advanced doom-track', 'advanced travel-hazards', 'longer shorter']);

describe('the table of combinations', () => {
  it('names a chapter of the rules for every variant that can be played', () => {
    for (const [id, { kind, rules, chapter }] of Object.entries(PARTS)) {
      if (kind !== 'variant' || rules === undefined) continue;
      const file = new URL(`../../../docs/rules/${chapter ?? ''}.md`, import.meta.url);
      expect(existsSync(file), id).toBe(true);
    }
  });

  it('has a line for every part, and no other', () => {
    expect(Object.keys(PARTS).toSorted()).toEqual(Object.keys(TABLE).toSorted());
  });

  it.each(Object.entries(TABLE))('%s goes with: %s', (part, line) => {
    line.split(' ').forEach((word, column) => {
      const adventure = COLUMNS[column] ?? 'dragon-lords';
      const found = clashes(adventure, 4, [part]);
      expect(found).toHaveLength(word === 'yes' ? 0 : 1);
      // A refusal names both.
      for (const clash of found) {
        expect(clash).toContain(`"${part}"`);
        expect(clash).toContain(`"${adventure}"`);
      }
    });
  });

  it('refuses every pair that does not go together, and names both; all others it takes', () => {
    const parts = Object.keys(PARTS);
    for (const adventure of COLUMNS) {
      const open = parts.filter((part) => clashes(adventure, 4, [part]).length === 0);
      for (const one of open)
        for (const other of open.filter((id) => id !== one)) {
          const found = clashes(adventure, 4, [one, other]);
          expect(found).toHaveLength(APART.has([one, other].toSorted().join(' ')) ? 1 : 0);
          for (const clash of found)
            expect(clash).toMatch(new RegExp(`"${one}".*"${other}"|"${other}".*"${one}"`));
        }
    }
  });

  it('knows that one cannot be cooperative alone', () => {
    expect(clashes('seven-scions', 1, ['cooperative'])).toEqual([
      '"cooperative" does not go with 1 player: Cooperative needs 2 or more',
    ]);
    expect(clashes('seven-scions', 2, ['cooperative'])).toEqual([]);
  });
});

describe('a setup with variants', () => {
  const problems = (variants: readonly string[]): string[] =>
    checkSetup(library, { ...randomSetup(2), variants }).map(({ path, message }) => `${path}: ${message}`);

  it('is taken with everything that goes together, and every such variant is there', () => {
    expect(
      problems(['doom-track', 'travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits', 'shorter']),
    ).toEqual([]);
    expect(problems(['advanced', 'longer'])).toEqual([]);
    for (const part of Object.values(PARTS))
      if (part.kind === 'variant' && goesWith(part, 'dragon-lords')) expect(part.rules).toBeDefined();
  });

  it('is refused with what does not', () => {
    expect(problems(['longer', 'shorter'])).toEqual([
      'variants: "shorter" does not go with "longer": they set different prices for experience counters',
    ]);
    expect(problems(['monster-safari'])).toEqual([
      'variants: "monster-safari" does not go with "dragon-lords": Monster Safari is for The Mists of Zanaga',
    ]);
    expect(problems(['shorter', 'shorter'])).toEqual(['variants: "shorter" is named twice']);
    expect(problems(['doomtrack'])[0]).toMatch(
      /^variants: "doomtrack" is not known; .*did you mean "doom-track"\?$/,
    );
  });
});

describe('a library with further parts', () => {
  const strolls = {
    name: 'Strolls',
    summary: 'One die is enough.',
    players: [1, 2] as const,
    board: 'terrinoth',
    sets: ['base'],
    id: 'strolls',
    policies: (base: Policies): Policies => ({ ...base, movementDice: () => 1 }),
  };
  const rich = {
    kind: 'variant' as const,
    name: 'Rich',
    summary: 'Begin with ten gold.',
    goesWith: ['strolls'],
    excludes: { shorter: 'one is enough' },
    rules: { policies: (base: Policies): Policies => ({ ...base, startingGold: 10 }) },
  };
  const { rules: _, ...someday } = rich;
  const wider: Library = {
    ...library,
    adventures: { ...library.adventures, strolls },
    parts: { ...library.parts, rich, someday },
  };
  const setup = { adventure: 'strolls', heroes: [null], variants: ['rich', 'softer-knockouts'], packs: [] };
  const refusals = (changes: object): string[] =>
    checkSetup(wider, { ...setup, ...changes }).map(({ message }) => message);

  it('plays an adventure and a variant that the engine has never heard of', () => {
    const world = createWorld(wider, setup);
    const { state } = newGame(world, setup, seeded('strolls'));
    expect(world.parts.map(({ id }) => id)).toEqual(['strolls', 'softer-knockouts', 'rich']);
    expect(world.policies.movementDice(view(world, state), 0)).toBe(1);
    expect(world.policies.knockoutLosesCard).toBe(false);
    expect(state.players[0]?.gold).toBe(10);
  });

  it('refuses what does not go together there, and what has no rules yet', () => {
    expect(refusals({ variants: ['doom-track'] })).toEqual([
      '"doom-track" does not go with "strolls": Doom Track is for Rise of the Dragon Lords',
    ]);
    expect(refusals({ adventure: 'dragon-lords' })).toEqual([
      '"rich" does not go with "dragon-lords": Rich is for Strolls',
    ]);
    expect(refusals({ variants: ['rich', 'shorter'] })).toEqual([
      '"rich" does not go with "shorter": one is enough',
    ]);
    expect(refusals({ variants: ['someday'] })).toEqual(['"someday" cannot be played yet']);
    expect(refusals({ adventure: 'constructor', variants: [] })[0]).toContain('is not known');
  });
});
