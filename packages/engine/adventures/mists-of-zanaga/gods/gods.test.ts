import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { RITUAL_SYMBOLS, type PrimalGod, type SpecialCard } from '../../../effects/vocabulary.ts';
import { sum } from '../../../rules/cards/values.ts';
import { cardText } from '../../../text/card-text.ts';
import { anItem, hold } from '../../../testing/arena.ts';
import {
  atDawn,
  aGod,
  complete,
  feed,
  forget,
  riteTable,
  toldOf,
} from '../../../testing/adventures/rites.ts';
import { awakenGod, mists, setRites, zanaga } from '../../../testing/adventures/zanaga.ts';

/** The ten gods as they are printed, with their texts. */
const GODS = Object.values(zanaga(library).world.cards).flatMap((info) => {
  const { card } = info;
  return card.kind === 'special' && card.god !== undefined
    ? [{ card: card as SpecialCard & { god: PrimalGod }, text: cardText(info) }]
    : [];
});

describe('each of the ten gods', () => {
  it.each(GODS)('GOD-1 $card.name has awakening symbols and omens', ({ card: { god }, text }) => {
    expect(god.awakens).toHaveLength(3);
    for (const symbol of [...god.awakens, ...god.omens.map((omen) => omen.symbol)])
      expect(RITUAL_SYMBOLS).toContain(symbol);
    expect(text).toContain(`awakened by ${god.awakens.join(', ')}`);
  });

  it.each(GODS)('GOD-2 $card.name has Life, values, damage and a special ability', ({ card }) => {
    const { life, mind, body, spirit } = card.god;
    expect(life).toBeGreaterThan(0);
    for (const [value, damage] of [mind, body, spirit]) {
      expect(value).toBeGreaterThan(0);
      expect(damage).toBeGreaterThanOrEqual(0);
    }
    const { always = [], rules = [], abilities = [] } = card;
    expect(always.length + rules.length + abilities.length).toBeGreaterThan(0);
  });

  it.each(GODS)('GOD-3 $card.name has at least one omen, each for a symbol of its own', ({ card }) => {
    const symbols = card.god.omens.map(({ symbol }) => symbol);
    expect(symbols.length).toBeGreaterThan(0);
    expect(new Set(symbols).size).toBe(symbols.length);
  });
});

describe('a god that is awake', () => {
  it('GOD-4 does nothing for a symbol without an omen', () => {
    const t = riteTable(library, [aGod('idol', { moon: [{ do: 'gain-gold', amount: 1 }] })]);
    awakenGod(t, 'idol');
    setRites(t, ['sun-1']);
    forget(t);
    feed(t, 'sun');
    expect(toldOf(t)).toEqual(['draws sun', 'sun on sun-1', 'sun-1 resolved', 'sun-1 leaves']);
  });

  it('GOD-5 grows with its doom counters as its card says', () => {
    const grows = [{ stat: 'mind', amount: { count: 'doom' } }] as const;
    const targets = [0, 3].map((doom) => {
      const t = riteTable(library, [aGod('idol', undefined, { always: grows })]);
      awakenGod(t, 'idol');
      if (doom > 0) mists(t).doom['idol'] = doom;
      atDawn(t);
      t.choose('confront:idol', 'fight');
      t.totals(2, 20, 20);
      t.choose('attack:hero');
      return t.happened('rolled')[0]?.target;
    });
    expect(targets).toEqual([10, 13]);
  });

  it('GOD-6 Z47 shares eight doom counters with all others, and gets no more when they are gone', () => {
    const t = riteTable(library, [aGod('idol', { moon: [{ do: 'add-doom', amount: 3 }] })]);
    awakenGod(t, 'idol');
    forget(t);
    complete(t, 'moon', 'moon', 'moon', 'moon');
    expect(toldOf(t).filter((told) => told.endsWith('doom'))).toEqual(['3 doom', '3 doom', '2 doom']);
    expect(mists(t).doom).toEqual({ idol: 8 });
  });

  it('GOD-7 Z48 is an enemy, but what speaks of Challenges does not touch it', () => {
    const cards = [
      anItem({
        id: 'net',
        abilities: [
          {
            when: 'before-combat',
            cost: [{ pay: 'discard' }],
            if: [{ is: 'against', what: 'challenge' }],
            do: [{ do: 'defeat' }],
          },
        ],
      }),
      anItem({
        id: 'stone',
        abilities: [
          {
            when: 'before-combat',
            cost: [{ pay: 'discard' }],
            do: [{ do: 'wound', who: 'enemy', amount: 1 }],
          },
        ],
      }),
    ];
    const t = riteTable(library, [aGod('idol', undefined, { god: { life: 3 } }), ...cards]);
    awakenGod(t, 'idol');
    hold(t, 'net', 'stone');
    atDawn(t);
    t.choose('confront:idol');
    expect(t.choices()).toEqual(['use:stone:0', 'pass']);
  });

  it('GOD-8 has its special ability only while it is confronted', () => {
    const weakens = [{ stat: 'body', amount: -2, for: 'enemy' }] as const;
    const t = riteTable(library, [aGod('idol', undefined, { always: weakens })]);
    awakenGod(t, 'idol');
    const bodyOf = (): number => sum(t.game(), 'body', 0, 'hero', null);
    atDawn(t);
    expect(bodyOf()).toBe(0);
    t.choose('confront:idol');
    expect(bodyOf()).toBe(-2);
    t.totals(20);
    t.choose('escape');
    expect(bodyOf()).toBe(0);
  });
});
