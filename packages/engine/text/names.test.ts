import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { firstName } from './names.ts';

const heroes = library.packs
  .flatMap(({ cards }) => cards)
  .flatMap((card) => (card.kind === 'hero' ? [card.name] : []));

describe('the first name of a Hero', () => {
  it('is the name without a title and without what follows', () => {
    expect(['Mother Aldith', 'Ronan of the Wild', 'Brother Osk, Hermit'].map(firstName)).toEqual([
      'Aldith',
      'Ronan',
      'Osk',
    ]);
  });

  it('is never only a title or an article, for any Hero of any set', () => {
    expect(heroes.length).toBeGreaterThan(17);
    for (const name of heroes) {
      const called = firstName(name);
      expect(called.length, name).toBeGreaterThan(1);
      expect(called, name).not.toMatch(
        /^(?:The|Old|Young|Abbot|Abbess|Baron|Brother|Captain|Count|Dame|Doctor|Duke|Father|Friar|Lady|Lord|Madam|Master|Miss|Mister|Mistress|Mother|Prince|Princess|Saint|Sergeant|Sir|Sister|Uncle|Aunt)$/,
      );
    }
    // A name that several Heroes share is a title that the list lacks.
    expect(heroes.map(firstName).length - new Set(heroes.map(firstName)).size).toBe(0);
  });
});
