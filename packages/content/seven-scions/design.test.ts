/** Rules that the whole set keeps, so that storms bite, Stormlords and Scions differ, and no card is the twin of another. */
import type { Effect, Fighter } from '@wayrune/engine/effects/vocabulary.ts';
import { cardInfo } from '@wayrune/engine/rules/world/card-info.ts';
import { cardText } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf, foesOf, insideOf, ofKind, tally } from '../testing/cards-of-set.ts';

const cards = cardsOf(library, 'seven-scions');
const challenges = foesOf(cards);
const specials = ofKind(cards, 'special');
const events = specials.filter(({ type }) => type === 'storm-event');
const lords = specials.flatMap(({ foe, ...card }) =>
  card.type === 'stormlord' && foe !== undefined ? [{ ...card, ...foe }] : [],
);
const scions = specials.flatMap(({ name, scion, as, foe }) =>
  scion === undefined || as?.kind !== 'ally' ? [] : [{ name, as, foe, ...scion }],
);

const targets = ({ mind, body, spirit }: Fighter): number[] => [mind[0], body[0], spirit[0]];
const damages = ({ mind, body, spirit }: Fighter): number[] => [mind[1], body[1], spirit[1]];
const has = (part: unknown, ...verbs: string[]): boolean =>
  [...insideOf(part)].some(({ do: verb }) => verbs.includes(String(verb)));

describe('storm Challenges stand up to all Heroes together', () => {
  it('strike hardest in their first phase', () => {
    for (const foe of challenges) {
      const [first = 0, ...later] = damages(foe);
      expect(first, foe.name).toBeGreaterThan(Math.max(...later));
    }
  });

  it('can hurt in every phase', () => {
    expect(challenges.filter((foe) => Math.min(...damages(foe)) === 0)).toEqual([]);
  });

  it('get harder from color to color, in numbers and in Life', () => {
    const mean = (color: string, value: (foe: Fighter) => number): number => {
      const all = challenges.filter((foe) => foe.color === color).map(value);
      return all.reduce((a, b) => a + b, 0) / all.length;
    };
    const strength = (foe: Fighter): number => targets(foe).reduce((a, b) => a + b, 0) / 3;
    for (const value of [strength, ({ life }: Fighter) => life]) {
      expect(mean('green', value)).toBeLessThan(mean('yellow', value));
      expect(mean('yellow', value)).toBeLessThan(mean('blue', value));
    }
  });

  it('have a phase that is easier than another by at least 2', () => {
    const flat = challenges.filter((foe) => Math.max(...targets(foe)) - Math.min(...targets(foe)) < 2);
    expect(flat.map(({ name }) => name)).toEqual([]);
  });

  it('each have a trick, and never end the fight for all, nor give themselves away (S27, S31)', () => {
    for (const foe of challenges) {
      const { always = [], rules = [], abilities = [] } = foe;
      expect(always.length + rules.length + abilities.length, foe.name).toBeGreaterThan(0);
      expect(has(foe, 'take', 'foe-flees', 'defeat', 'win', 'each', 'end-turn'), foe.name).toBe(false);
    }
  });

  it('pay gold in every reward, more from color to color', () => {
    const most = (color: string): number[] =>
      challenges
        .filter((foe) => foe.color === color)
        .map(({ reward }) =>
          Math.max(
            ...[...insideOf(reward)]
              .filter((part) => part['do'] === 'gain-gold')
              .map((part) => Number(part['amount'])),
          ),
        );
    expect(Math.max(...most('green'))).toBeLessThan(Math.min(...most('yellow')) + 3);
    expect(Math.max(...most('yellow'))).toBeLessThan(Math.min(...most('blue')));
    expect(Math.min(...most('green'))).toBeGreaterThanOrEqual(5);
  });
});

describe('storm Events ask every Hero something', () => {
  /** What is open to some Hero who cannot pay: no option may have a price alone. */
  const choices = (effects: readonly Effect[] = []) =>
    effects.flatMap((effect) => (effect.do === 'choose' ? [effect.options] : []));

  it('are one choice each, of which a part is free to whoever stands anywhere and has nothing', () => {
    for (const { name, drawn } of events) {
      const [options = []] = choices(drawn);
      expect(drawn, name).toHaveLength(1);
      const free = options.filter(({ cost }) => cost === undefined);
      const open = free.some((option) => option.if === undefined);
      // Or two free options whose conditions are each other's opposite.
      const conditions = free.flatMap((option) => (option.if ?? []).map((one) => JSON.stringify(one)));
      const covered = free
        .flatMap((option) => option.if ?? [])
        .some((one) => one.is === 'not' && conditions.includes(JSON.stringify(one.not)));
      expect(open || covered, name).toBe(true);
    }
  });

  it('resolve for one Hero at a time: none speaks of each Hero', () => {
    expect(events.filter(({ drawn }) => has(drawn, 'each', 'end-turn', 'win'))).toEqual([]);
  });

  it('use at least eight of the ten skills between them and the Scions', () => {
    const skills = [...insideOf([...events, ...specials, ...challenges])].flatMap(({ do: verb, skill }) =>
      verb === 'test' ? [String(skill)] : [],
    );
    expect(new Set(skills).size).toBeGreaterThanOrEqual(8);
  });

  it('five of nine ask where the Hero stands or what the Hero has', () => {
    const asking = events.filter(({ drawn }) =>
      [...insideOf(drawn)].some(({ is }) => ['terrain', 'town', 'has'].includes(String(is))),
    );
    expect(asking.length).toBeGreaterThanOrEqual(5);
  });
});

describe('Stormlords are built against one Hero and against the group', () => {
  it('have a phase that deals 2 or more in the first round, and hurt in every phase', () => {
    for (const lord of lords) {
      const grows = (lord.always ?? []).some(
        ({ stat, amount }) => stat.endsWith('-damage') && typeof amount === 'object',
      );
      expect(Math.max(...damages(lord)), lord.name).toBeGreaterThanOrEqual(grows ? 1 : 2);
      if (!grows) expect(Math.min(...damages(lord)), lord.name).toBeGreaterThanOrEqual(1);
    }
  });

  it('each turn something against a group of Heroes with the lowest values and all their Items', () => {
    // More rounds, more misses, more Items and more Heroes are what a group brings; each punishes one of these.
    const punishes: Readonly<Record<string, (lord: (typeof lords)[number]) => boolean>> = {
      'long fights': (lord) => [...insideOf(lord.always)].some(({ count }) => count === 'round'),
      'used Items': (lord) => (lord.rules ?? []).some(({ rule }) => rule === 'no-activate'),
      misses: (lord) => (lord.abilities ?? []).some(({ when }) => when === 'missed'),
      'canceled wounds': (lord) => (lord.rules ?? []).some(({ rule }) => rule === 'no-cancel'),
      hits: (lord) => (lord.abilities ?? []).some(({ when }) => when === 'hit'),
      numbers: (lord) =>
        [...insideOf(lord.always)].some(({ count, what }) => count === 'fighters' || what === 'fighters'),
    };
    const ways = lords.map((lord) => Object.keys(punishes).filter((way) => punishes[way]?.(lord)));
    expect(ways.filter((way) => way.length === 0)).toEqual([]);
    expect(new Set(ways.flat()).size).toBe(Object.keys(punishes).length);
  });

  it('leave the escape, the flight and the reward to the rules', () => {
    expect(lords.filter((lord) => has(lord, 'escape', 'foe-flees', 'defeat', 'gain-gold', 'take'))).toEqual(
      [],
    );
  });
});

describe('Scions play differently', () => {
  it('wake in different ways: gifts, tests, a fight, and something one has or is', () => {
    const gifts = scions.filter(({ awakening }) =>
      [...insideOf(awakening)].some((part) => Array.isArray(part['cost']) && has(part['do'], 'awaken')),
    );
    const owned = scions.filter(({ awakening }) => awakening.some((effect) => effect.do === 'if'));
    expect(gifts.map(({ name }) => name)).toEqual(['The Trickster', 'The Warden', 'The Lamplighter']);
    expect(scions.filter(({ awakening }) => has(awakening, 'test')).length).toBeGreaterThanOrEqual(4);
    expect(scions.filter(({ awakening, foe }) => has(awakening, 'fight') && foe !== undefined)).toHaveLength(
      1,
    );
    expect(owned.map(({ name }) => name)).toEqual(['The Archer', 'The Midwife']);
  });

  it('give for their counter something that needs no roll and no wound at that moment', () => {
    expect(
      scions.filter(({ benefit }) => has(benefit, 'add', 'reroll', 'set-die', 'cancel', 'damage')),
    ).toEqual([]);
    const verbs = scions.map(({ benefit }) => benefit.map((effect) => JSON.stringify(effect)).join());
    expect(new Set(verbs).size).toBe(6);
  });

  it('cover the three phases: each has a Scion of value 9 and damage 3, and one is even in all', () => {
    const best = (value: (fighter: Fighter) => readonly number[]): string[] =>
      scions.filter(({ as }) => Math.max(...value(as)) >= 9).map(({ name }) => name);
    expect(best(targets)).toEqual(['The Archer', 'The Judge', 'The Lamplighter']);
    const phases = scions.map(({ as }) => damages(as).indexOf(3)).filter((phase) => phase >= 0);
    expect(new Set(phases)).toEqual(new Set([0, 1, 2]));
    expect(scions.filter(({ as }) => new Set(targets(as)).size === 1).map(({ name }) => name)).toEqual([
      'The Trickster',
    ]);
  });

  it('say something when awake', () => {
    for (const { name, as } of scions)
      expect((as.always ?? []).length + (as.abilities ?? []).length, name).toBeGreaterThan(0);
  });
});

describe('no card is the twin of another', () => {
  it('has no name that another card of Wayrune has', () => {
    const names = library.packs.flatMap((pack) => pack.cards.map(({ name }) => name.toLowerCase()));
    expect(Object.entries(tally(names)).filter(([, count]) => count > 1)).toEqual([]);
  });

  it('no two cards say the same', () => {
    const said = cards.map((card) =>
      cardText(cardInfo(card, card.id, 'seven-scions'))
        .split('\n')
        .slice(1)
        .join('\n'),
    );
    expect(Object.entries(tally(said)).filter(([text, count]) => text === '' || count > 1)).toEqual([]);
  });

  it('has one line of flavor on each card, of at most 110 characters', () => {
    for (const { name, flavour } of cards) {
      expect(flavour, name).toMatch(/^[A-Z].*[.?!]$/);
      expect(flavour.length, name).toBeLessThanOrEqual(110);
    }
  });
});
