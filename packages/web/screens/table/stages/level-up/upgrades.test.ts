import { library } from '@wayrune/content';
import { EXPERIENCE } from '@wayrune/engine/effects/vocabulary.ts';
import { attribute, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { kindsOf, optionFor, upgradeOf } from './upgrades.ts';

const start = (variants: readonly string[] = []): Scenario =>
  scenario(library, { heroes: ['hedda-stonebrake', 'ronan-of-the-wild'], variants });

describe('an upgrade', () => {
  it.each([[], ['advanced']])('promises what learning it brings (%s)', (...variants) => {
    for (const kind of EXPERIENCE) {
      const table = start(variants);
      const { before, after } = upgradeOf(table.game(), 0, kind);
      table.player(0).experience[kind]++;
      const now = table.game();
      const learned =
        kind === 'life'
          ? lifeOf(now, 0, 'hero')
          : kind === 'stamina'
            ? staminaOf(now, 0, 'hero')
            : attribute(now, 0, 'hero', kind);
      expect([kind, after, after > before]).toEqual([kind, learned, true]);
    }
  });

  it('changes nothing of the table', () => {
    const table = start();
    const before = JSON.stringify(table.state);
    for (const kind of EXPERIENCE) upgradeOf(table.game(), 0, kind);
    expect(JSON.stringify(table.state)).toBe(before);
  });

  it('says how much more often one hits, by the same number for all attributes', () => {
    const table = start();
    const hits = (['mind', 'body', 'spirit'] as const).map((kind) => upgradeOf(table.game(), 0, kind).hit);
    for (const hit of hits) expect(hit?.after).toBeGreaterThan(hit?.before ?? 1);
    expect(new Set(hits.map((hit) => hit?.target)).size).toBe(1);
    expect(upgradeOf(table.game(), 0, 'life').hit).toBeNull();
  });

  it('names the cards that use it', () => {
    const table = start();
    expect(upgradeOf(table.game(), 0, 'body').usedBy).toEqual([]);
    table.give(0, 'white-blade');
    const using = EXPERIENCE.filter((kind) =>
      upgradeOf(table.game(), 0, kind).usedBy.includes('white-blade'),
    );
    expect(using).toEqual(['body']);
  });

  it('of Life costs the lowest adventures that are still open, and no other does', () => {
    const table = start();
    const forfeits = EXPERIENCE.map((kind) => upgradeOf(table.game(), 0, kind).forfeits);
    expect(forfeits).toEqual(EXPERIENCE.map((kind) => (kind === 'life' ? ['green'] : [])));
    table.player(0).experience.life = 1;
    expect(upgradeOf(table.game(), 0, 'life').forfeits).toEqual(['yellow']);
  });
});

describe('pairs of upgrades', () => {
  it('are found in whatever order they are pressed', () => {
    const options = ['done', 'learn:mind:body', 'learn:body:life'];
    expect(kindsOf('learn:mind:body')).toEqual(['mind', 'body']);
    expect(optionFor(options, ['life', 'body'])).toBe('learn:body:life');
    expect(optionFor(options, ['mind', 'life'])).toBeUndefined();
    expect(optionFor(options, ['body'])).toBeUndefined();
  });
});
