import { readdirSync, readFileSync } from 'node:fs';
import { library } from '@wayrune/content';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { describe, expect, it } from 'vitest';
import credits from '../credits/generated/credits.json' with { type: 'json' };
import authors from '../credits/game-icons-authors.json' with { type: 'json' };
import { subjectOf } from '../engrave/subject.ts';
import { iconPath } from './icons-plugin.ts';
import { commonKeys } from './picture-keys.ts';
import { toneOf } from './tone.ts';

const FOLDER = new URL('./pictures/', import.meta.url);
const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Record<string, string>;
const FILES = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
const COMMON = read('common.json');
const CARDS = library.packs.flatMap((pack) => pack.cards.map((card) => cardInfo(card, card.id, pack.pack)));

describe('pictures', () => {
  it.each(FILES)('%s names only icons that exist', (file) => {
    for (const [card, icon] of Object.entries(read(file))) expect(iconPath(icon, card)).toMatch(/^m/i);
  });

  it('an icon that does not exist is refused with its place', () => {
    expect(() => iconPath('no-such-icon', 'base.json, torch')).toThrow(
      "base.json, torch: game-icons has no plain icon 'no-such-icon'",
    );
  });

  it('every card that is not engraved has one: its own, or one for what it is', () => {
    for (const { set, card } of CARDS.filter((one) => subjectOf(one.card, one.set) === null)) {
      const own = FILES.includes(`${set}.json`) ? read(`${set}.json`)[card.id] : undefined;
      expect(own ?? commonKeys(card).find((key) => key in COMMON), card.id).toBeDefined();
    }
  });

  it.each(FILES.filter((file) => file !== 'common.json'))(
    'the cards of %s that show nobody have each an icon of their own',
    (file) => {
      const own = read(file);
      const shown = CARDS.filter(({ set, card }) => `${set}.json` === file && subjectOf(card, set) === null);
      const ids = shown.map(({ card }) => card.id);
      expect(Object.keys(own).toSorted()).toEqual(ids.toSorted());
      expect(new Set(Object.values(own)).size).toBe(ids.length);
    },
  );

  it('a thing that nobody has drawn gets the icon of its type, class or kind', () => {
    const sword = CARDS.find(({ card }) => card.id === 'white-blade');
    const first = sword && commonKeys(sword.card).find((key) => key in COMMON);
    expect(first).toBe('type.sword');
  });

  it('every kind of card in the common pictures can be drawn', () => {
    const kinds = ['item', 'challenge', 'event', 'encounter'];
    expect(Object.keys(COMMON)).toEqual(expect.arrayContaining(kinds.map((kind) => `kind.${kind}`)));
  });

  it('every author of a picture in use is credited with it', () => {
    const known = authors as Record<string, string>;
    const credited = new Map<string, number>();
    for (const { icons } of credits.people)
      for (const icon of icons) credited.set(icon, (credited.get(icon) ?? 0) + 1);
    for (const icon of FILES.flatMap((file) => Object.values(read(file))))
      expect(credited.get(icon), icon).toBe(known[icon]?.split('|').length);
  });
});

describe('frames', () => {
  it('are richer for dearer and higher cards', () => {
    const rarity = (id: string): number | undefined => {
      const info = CARDS.find(({ card }) => card.id === id);
      return info && toneOf(info).rarity;
    };
    expect(['tollmans-sword', 'two-man-sword', 'white-blade', 'dragontooth-hammer'].map(rarity)).toEqual([
      0, 1, 2, 3,
    ]);
    expect(['barrow-sentry', 'quarry-razorwings', 'barrowback', 'high-lord-margath'].map(rarity)).toEqual([
      0, 1, 2, 3,
    ]);
  });
});
