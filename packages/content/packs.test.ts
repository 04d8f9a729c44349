import type { CardKind } from '@wayrune/engine/effects/vocabulary.ts';
import { checkSetup, createWorld } from '@wayrune/engine/parts/library.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { trackOf } from '@wayrune/engine/testing/doom.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { aHero, attempt } from '@wayrune/engine/testing/arena.ts';
import { clearJewels, hasCounter } from '@wayrune/engine/testing/drawn.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { scenario, type Scenario, takeFromAnywhere } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from './index.ts';

const MARKET = ['rituals-and-runes', 'weapons-of-legend'];
const ADVENTURE = ['traps-and-terrors', 'beasts-and-bandits'];
const setup = (packs: readonly string[], adventure = 'dragon-lords') => ({
  adventure,
  heroes: ['finch-maddock', 'ilvane-reed'],
  variants: [],
  packs,
});
const sizes = (packs: readonly string[]): (number | undefined)[] =>
  COLORS.map((color) => createWorld(library, setup(packs)).decks[color]?.length);

describe('what is in the packs', () => {
  const kinds = (pack: string): Record<string, number[]> =>
    Object.fromEntries(
      COLORS.map((color) => {
        const cards = library.packs
          .filter((one) => one.pack === pack)
          .flatMap((one) => one.cards)
          .filter((card) => 'color' in card && card.color === color);
        const count = (kind: CardKind): number => cards.filter((card) => card.kind === kind).length;
        return [color, [count('challenge'), count('event'), count('encounter')]];
      }),
    );

  it('PACK-8 Beasts and Bandits has as many cards of each color and kind as Traps and Terrors', () => {
    const expected = { green: [8, 2, 2], yellow: [6, 2, 2], blue: [5, 1, 1], red: [1, 0, 0] };
    for (const pack of ADVENTURE) expect(kinds(pack)).toEqual(expected);
  });
});

describe('packs in a game', () => {
  it.each(ADVENTURE)('PACK-14 one pack makes 47 green, 35 yellow, 23 blue and 9 red cards: %s', (pack) => {
    expect(sizes([pack])).toEqual([47, 35, 23, 9]);
  });

  it('PACK-15 both adventure packs make 59, 45, 30 and 10', () => {
    expect(sizes(ADVENTURE)).toEqual([59, 45, 30, 10]);
  });

  it('PACK-17 without a pack none of its cards is there', () => {
    const { cards } = createWorld(library, setup([]));
    expect([...new Set(Object.values(cards).map(({ set }) => set))]).toEqual(['base']);
  });

  const problems = (adventure: string, packs: readonly string[]): string[] =>
    checkSetup(library, setup(packs, adventure)).map(({ message }) => message);
  const OTHERS = ['dragon-lords', 'seven-scions', 'cataclysm'];

  it('PACK-18 the market packs go with every adventure, one or both', () => {
    for (const adventure of [...OTHERS, 'mists-of-zanaga'])
      for (const packs of [['rituals-and-runes'], ['weapons-of-legend'], MARKET])
        expect(problems(adventure, packs)).toEqual([]);
  });

  it('PACK-19 the adventure packs go with three adventures, one or both', () => {
    for (const adventure of OTHERS)
      for (const packs of [
        ['traps-and-terrors'],
        ['beasts-and-bandits'],
        ADVENTURE,
        [...ADVENTURE, ...MARKET],
      ])
        expect(problems(adventure, packs)).toEqual([]);
  });

  function expectRefused(pack: string, name: string): void {
    const [message = '', ...others] = problems('mists-of-zanaga', [pack]);
    expect(others).toEqual([]);
    expect(message).toContain(name);
    expect(message).toContain('mists-of-zanaga');
  }

  it('PACK-20 Traps and Terrors is refused in Mists of Zanaga, with the names of both', () => {
    expectRefused('traps-and-terrors', 'Traps and Terrors');
  });

  it('PACK-21 Beasts and Bandits is refused in Mists of Zanaga, with the names of both', () => {
    expectRefused('beasts-and-bandits', 'Beasts and Bandits');
  });

  it('PACK-22 the Endgame finds the red Challenges of packs in the red deck', () => {
    const t = scenario(library, { heroes: ['finch-maddock'], variants: ['doom-track'], packs: ADVENTURE });
    const red = t.state.decks['red'];
    const lords = ['khelvane-who-dug-first', 'sarnoch-who-lets-them-run'];
    t.state.removed.push(...(red?.bag.splice(0).filter((card) => !lords.includes(card)) ?? []));
    // One lies in the deck, one was left on the undefeated track; nothing else is red.
    red?.bag.push('sarnoch-who-lets-them-run');
    t.state.track[0] = { card: 'khelvane-who-dug-first', space: 'j10', since: 1 };
    t.place(0, 'h7', 'g7');
    trackOf(t).counters = 8;
    t.picks(0);
    t.choose('stay');
    const drawn = t.happened('drew').map(({ card }) => card);
    expect([...drawn, ...(red?.bag ?? [])].toSorted()).toEqual(lords);
    expect(t.happened('confrontation')).toHaveLength(1);
  });
});

describe('adventure cards of packs', () => {
  /** One Hero who fears nothing, with both adventure packs. */
  function table(hero: Parameters<typeof aHero>[0], variants: readonly string[] = []): Scenario {
    const pack = { pack: 'test', name: 'Test', version: 1, cards: [aHero(hero)] };
    return scenario(
      { ...library, packs: [...library.packs, pack] },
      { heroes: [hero.id], variants, packs: [...ADVENTURE, 'test'] },
    );
  }
  const giant = { id: 'giant', life: 30, stamina: 9, mind: [30, 9], body: [30, 9], spirit: [30, 9] } as const;
  const frail = { id: 'frail', life: 1, stamina: 0 } as const;

  it('PACK-24 PACK-28 a Challenge that is beaten goes face down under its deck', () => {
    const t = table(giant);
    expectDice(t);
    attempt(t, 'what-the-thaw-uncovered');
    while (t.happened('defeated').length === 0 || t.state.limbo.length > 0) playOn(t);
    expect(t.state.decks['yellow']?.bottom).toContain('what-the-thaw-uncovered');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('PACK-29 one that was escaped waits on the undefeated track, where it was met', () => {
    const t = table(giant);
    t.totals(20, 20);
    attempt(t, 'what-the-thaw-uncovered');
    while (t.kind() !== 'escape') t.choose(t.options().includes('pass') ? 'pass' : (t.options()[0] ?? ''));
    t.choose('escape');
    expect(t.happened('escaped')).toHaveLength(1);
    expect(t.state.track.map((entry) => entry?.card)).toContain('what-the-thaw-uncovered');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('PACK-29 one that knocks the Hero out waits on the undefeated track', () => {
    const t = table(frail);
    expectDice(t, 2);
    attempt(t, 'what-the-thaw-uncovered');
    while (t.happened('knocked-out').length === 0) playOn(t, 2);
    while (t.state.track.every((entry) => entry === null)) playOn(t, 2);
    expect(t.state.track.map((entry) => entry?.card)).toContain('what-the-thaw-uncovered');
  });

  it('PACK-23 a hazard draws from the same decks', () => {
    const t = table(giant, ['travel-hazards']);
    t.onTop('yellow', 'what-the-thaw-uncovered');
    t.place(0, 'f7', 'g7');
    // Two dice without the terrain of the space, then ten on two dice: a yellow hazard.
    t.picks(4, 4);
    t.dice(5, 5);
    t.choose('stay');
    expect(t.happened('drew').map(({ card }) => card)).toEqual(['what-the-thaw-uncovered']);
  });

  /** An Event is drawn while another is in play, and the counter of one sunburst jewel is gone. */
  function eventOver(inPlay: string, drawn: string): { t: Scenario; sunburst: string } {
    const t = table(giant);
    const { deck } = infoOf(t.world, drawn);
    const sunburst = t.world.board.jewels.find((id) => t.world.board.space[id]?.jewel?.sunburst) ?? '';
    clearJewels(t, sunburst);
    takeFromAnywhere(t.state, inPlay);
    t.state.event = inPlay;
    t.onTop(deck, deck === 'green' ? 'the-leaning-wall' : 'grandmother-of-the-tannerwood');
    expectDice(t);
    attempt(t, drawn);
    return { t, sunburst };
  }

  it.each([
    ['the same', 'open-season', 'the-mapmakers-quarrel'],
    ['a higher', 'open-season', 'what-they-are-running-from'],
  ])(
    'PACK-25 an Event of %s number replaces the one in play and refreshes sunburst jewels',
    (_, inPlay, drawn) => {
      const { t, sunburst } = eventOver(inPlay, drawn);
      expect(t.state.event).toBe(drawn);
      expect(t.happened('event-ended')).toEqual([{ type: 'event-ended', card: inPlay }]);
      expect(hasCounter(t, sunburst)).toBe(true);
    },
  );

  it('PACK-26 one with a lower number does nothing, for jewels either, and goes under its deck', () => {
    const { t, sunburst } = eventOver('what-they-are-running-from', 'the-mapmakers-quarrel');
    expect(t.state.event).toBe('what-they-are-running-from');
    expect(hasCounter(t, sunburst)).toBe(false);
    expect(t.happened('event-ignored')).toEqual([{ type: 'event-ignored', card: 'the-mapmakers-quarrel' }]);
    expect(t.state.decks['green']?.bottom).toContain('the-mapmakers-quarrel');
  });

  it('PACK-27 an Encounter that is discarded leaves the game', () => {
    const t = table(giant);
    t.onTop('green', 'what-the-thaw-uncovered');
    attempt(t, 'the-boy-in-the-chimney');
    for (let i = 0; i < 20 && t.happened('encounter-ended').length === 0; i++) playOn(t);
    expect(t.state.removed).toContain('the-boy-in-the-chimney');
  });
});

/** The first option that goes on, with dice that all show the same total. */
function playOn(t: Scenario, total = 11): void {
  const options = t.choices();
  const wanted =
    options.find((option) => /^(fight|attack|defend|attempt|choose|continue)/.test(option)) ??
    options.find((option) => !/^(stop|roll|walk)/.test(option)) ??
    options[0];
  expectDice(t, total);
  t.choose(wanted ?? '');
}

/** Dice that all show the same. */
function expectDice(t: Scenario, total = 11): void {
  t.totals(...Array.from({ length: 6 }, () => total));
}
