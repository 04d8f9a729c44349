import { library } from '@wayrune/content';
import { spaceAt } from '@wayrune/engine/rules/world/board.ts';
import i18next from 'i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import map from '../i18n/en/map.json' with { type: 'json' };
import { type Share, tellSpace } from './space-label.ts';

const [board] = library.boards;
if (board === undefined) throw new Error('no board');
const words = i18next.createInstance();
const BARE: Share = {
  counter: false,
  closed: false,
  signs: [],
  lurker: '',
  trap: false,
  heroes: '',
  dice: null,
  target: false,
};
const tell = (id: string, share: Partial<Share> = {}): string =>
  tellSpace(words.getFixedT('en', 'map'), board, spaceAt(board, id), { ...BARE, ...share });

beforeAll(() => words.init({ lng: 'en', resources: { en: { map } }, interpolation: { escapeValue: false } }));

describe('a space in words', () => {
  it('tells its ground, and the town instead', () => {
    expect(tell('e3')).toBe('e3, plains');
    expect(tell('g7')).toBe('g7, Tamalir');
  });

  it('tells that it is closed, or what the signs of a part say', () => {
    expect(tell('g7', { closed: true })).toBe('g7, Tamalir, closed');
    expect(
      tell('g7', { signs: [{ id: 'doomed', Drawing: () => null, says: () => 'doom has come there' }] }),
    ).toBe('g7, Tamalir, doom has come there');
  });

  it('tells jewel, counter, sunburst and region', () => {
    expect(tell('e5', { counter: true })).toBe(
      'e5, forest, blue adventure counter, sunburst, in The Tannerwood',
    );
    expect(tell('a1')).toBe('a1, forest, red jewel, its counter taken, in Sparrowless Wood');
  });

  it('tells who is there, and what can be done with it now', () => {
    expect(tell('e3', { heroes: 'Nib Carraway', lurker: 'Ditch Spider', dice: 1 })).toBe(
      'e3, plains, undefeated: Ditch Spider, Nib Carraway, can be reached with 1 die',
    );
    expect(tell('e3', { lurker: 'Fallen Ceiling', trap: true })).toBe(
      'e3, plains, undefeated trap: Fallen Ceiling',
    );
    expect(tell('e3', { dice: 3 })).toContain('with 3 dice');
    expect(tell('e3', { dice: 0, target: true })).toBe('e3, plains, can be reached, can be chosen');
  });
});
