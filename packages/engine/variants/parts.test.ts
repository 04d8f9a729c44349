import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../adventures/index.ts';
import { checkSetup } from '../rules/library.ts';
import { randomSetup } from '../testing/random-play.ts';
import { ADVENTURE_NAMES, type AdventureId, clashes, PARTS } from './parts.ts';
import { VARIANTS } from './index.ts';

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
const COLUMNS: readonly AdventureId[] = ['dragon-lords', 'mists-of-zanaga', 'seven-scions', 'cataclysm'];
const APART = new Set(['advanced doom-track', 'advanced travel-hazards', 'longer shorter']);

describe('the table of combinations', () => {
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

  it('calls the adventures that can be played by their names', () => {
    for (const { id, name } of Object.values(ADVENTURES))
      expect(ADVENTURE_NAMES[id as AdventureId]).toBe(name);
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
    for (const [id, part] of Object.entries(PARTS))
      if (part.kind === 'variant' && part.goesWith.includes('dragon-lords'))
        expect(VARIANTS[id]).toBeDefined();
  });

  it('is refused with what does not', () => {
    expect(problems(['longer', 'shorter'])).toEqual([
      'variants: "shorter" does not go with "longer": there is one price for an experience counter',
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
