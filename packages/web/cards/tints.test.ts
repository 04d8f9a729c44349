import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../theme/contrast.ts';

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const SHEET = read('./card.module.css');
const ON_BAND = /--card-on-band: light-dark\((#\w{6}), (#\w{6})\)/.exec(SHEET);
const TINTS = [
  ...read('./card-tints.module.css').matchAll(
    /\[data-tint=["'](\w+)["']\] \{\s*--tint: light-dark\((#\w{6}), (#\w{6})\)/g,
  ),
].map(([, name = '', day = '', night = '']) => ({ name, day, night }));

describe('the band of a card', () => {
  it('has a tint for every kind, class and color', () => {
    expect(TINTS.map(({ name }) => name).toSorted()).toEqual(
      'ally armor artifact blue green hero potion red relic ritual rune weapon yellow'.split(' '),
    );
  });

  it.each(TINTS)('carries a readable name on $name, by day and by night (AA)', ({ day, night }) => {
    const [, onDay = '', onNight = ''] = ON_BAND ?? [];
    expect(contrast(onDay, day)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(onNight, night)).toBeGreaterThanOrEqual(4.5);
  });
});
