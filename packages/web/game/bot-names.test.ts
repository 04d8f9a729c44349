import { TEMPERS, type TemperName } from '@wayrune/bots/players/strengths.ts';
import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { withBotNames } from './bot-names.ts';
import { bot, HUMAN, type Sitter, withName } from './sitter.ts';

const named = (sitters: readonly Sitter[], seed = 'seed') =>
  withBotNames(sitters, seed).map(({ name }) => name);

const TEMPER_NAMES = Object.keys(TEMPERS) as TemperName[];

describe('names of bots', () => {
  it('are the same for the same game, and others for another', () => {
    const sitters = [HUMAN, bot('normal', 'bold'), bot('easy', 'careful'), bot('hard', 'hunter')];
    expect(named(sitters)).toEqual(named(sitters));
    expect(new Set(['a', 'b', 'c', 'd'].map((seed) => named(sitters, seed).join())).size).toBeGreaterThan(1);
  });

  it.each(TEMPER_NAMES)('differ at a full table of %s bots', (temper) => {
    const names = named(Array.from({ length: 6 }, () => bot('normal', temper)));
    expect(new Set(names).size).toBe(6);
    expect(names).not.toContain(undefined);
  });

  it('leave people and names that somebody has entered alone', () => {
    expect(named([HUMAN, withName(bot(), 'Mother'), withName(HUMAN, 'Ada')])).toEqual([
      undefined,
      'Mother',
      'Ada',
    ]);
  });

  it('are not those of people in the cards', () => {
    const words = library.packs
      .flatMap(({ cards }) => cards.map(({ name }) => name))
      .join(' ')
      .split(/\W+/);
    for (const temper of TEMPER_NAMES)
      for (const name of named(Array.from({ length: 6 }, () => bot('normal', temper))))
        expect(words).not.toContain(name);
  });
});
