import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../kernel/chance.ts';
import { deckCards, deckSize, draw } from '../../kernel/deck.ts';
import { createWorld } from '../../parts/library.ts';
import { checkSetup } from '../../parts/setup.ts';
import { newGame } from '../../rules/world/game.ts';
import { scenario } from '../../testing/scenario.ts';
import { storm } from '../../testing/adventures/scions.ts';
import { sayLine } from '../../text/line.ts';
import { scionNumber, STORM_DECKS, stormOf } from './storm.ts';

const nobody = (players: number) => Array.from({ length: players }, () => null);
const table = (players = 2, adventure = 'seven-scions') =>
  scenario(library, { adventure, heroes: nobody(players) });
const refusals = (players: number, variants: readonly string[], adventure = 'seven-scions', packs = PACKS) =>
  checkSetup(library, { adventure, heroes: nobody(players), variants, packs }).map(({ message }) => message);
const PACKS = ['rituals-and-runes', 'weapons-of-legend', 'traps-and-terrors', 'beasts-and-bandits'];

describe('who plays, and with what', () => {
  it('SETTING-1 SETTING-2 SETTING-9 is for one to six, together for two to six, and only here', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      expect(refusals(players, [])).toEqual([]);
      expect(refusals(players, ['cooperative'])).toHaveLength(players === 1 ? 1 : 0);
    }
    expect(refusals(7, [])).not.toEqual([]);
    for (const other of ['dragon-lords', 'mists-of-zanaga', 'cataclysm'])
      expect(refusals(2, ['cooperative'], other, [])).toHaveLength(1);
  });

  it('SETTING-4 SETTING-5 SETTING-6 refuses what is for other adventures, and names both', () => {
    const others = ['doom-track', 'advanced', 'monster-safari', 'relentless-rituals', 'epic-confrontation'];
    for (const part of others) {
      const found = refusals(2, [part]);
      expect(found).toHaveLength(1);
      expect(found[0]).toContain(`"${part}"`);
      expect(found[0]).toContain('"seven-scions"');
    }
  });

  it('SETTING-7 SETTING-8 takes all other variants and the packs, but not Shorter with Longer', () => {
    const variants = ['travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits'];
    expect(refusals(2, [...variants, 'shorter'])).toEqual([]);
    expect(refusals(2, [...variants, 'longer'])).toEqual([]);
    expect(refusals(2, ['shorter', 'longer'])).toHaveLength(1);
  });
});

describe('the table at the start', () => {
  it('SETTING-3 SETTING-10 is that of the base game where nothing else is said', () => {
    const here = table();
    const there = table(2, 'dragon-lords');
    expect(here.world.board).toBe(there.world.board);
    expect(here.state.stacks.map((stack) => stack.length)).toEqual(
      there.state.stacks.map((stack) => stack.length),
    );
    for (const seat of [0, 1])
      expect([here.player(seat).gold, here.player(seat).space]).toEqual([3, there.player(seat).space]);
  });

  it('SETTING-11 SETTING-12 SETTING-13 SETTING-14 has six sleeping Scions with their counters on them', () => {
    const t = table();
    expect(storm(t).asleep.map((card) => scionNumber(t.world, card))).toEqual([1, 2, 3, 4, 5, 6]);
    expect(storm(t).asleep.slice(0, 2)).toEqual(['archer', 'trickster']);
    expect(storm(t).counters).toEqual([null, null]);
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'SETTING-15 SETTING-16 SETTING-17 SETTING-18 SETTING-20 SETTING-21 SETTING-22 SETTING-23 SETTING-24 SETTING-25 has as many Storm cards of a color and Stormlords as players: %i',
    (players) => {
      const t = table(players);
      for (const name of STORM_DECKS) {
        const deck = t.state.decks[name];
        expect(deck === undefined ? 0 : deckSize(deck)).toBe(players);
      }
      expect(new Set(storm(t).lords).size).toBe(players);
    },
  );

  it('SETTING-19 picks each color from three Events and three Challenges', () => {
    for (const deck of STORM_DECKS) {
      const cards = library.packs
        .filter(({ pack }) => pack === 'seven-scions')
        .flatMap((pack) => pack.cards)
        .filter((card) => 'deck' in card && card.deck === deck);
      expect(cards.filter(({ kind }) => kind === 'challenge')).toHaveLength(3);
      expect(cards.filter(({ kind }) => kind === 'special')).toHaveLength(3);
    }
  });

  it('SETTING-26 SETTING-27 leaves the rest out, and nobody knows which cards those are before they are drawn', () => {
    const t = table();
    const deck = t.state.decks['storm-green'];
    if (deck === undefined) throw new Error('no green storms');
    expect(deck.bag).toHaveLength(6);
    const drawn = [draw(deck, { pick: () => 0 }), draw(deck, { pick: () => 0 })];
    expect(new Set(drawn).size).toBe(2);
    expect(deckSize(deck)).toBe(0);
  });

  it('SETTING-28 shows the Stormlords to all', () => {
    const t = table();
    const rows = t.world.words.panels.flatMap((panels) => panels(t.game())).flatMap((panel) => panel.rows);
    const said = rows.map((row) => sayLine({ world: t.world, names: ['Ada', 'Bo'] }, row));
    for (const lord of storm(t).lords)
      expect(said.some((row) => row.includes(t.world.cards[lord]?.card.name ?? 'nobody'))).toBe(true);
  });

  it('SETTING-29 has the storm counter below Vynelvale', () => {
    const t = table();
    expect(storm(t).space).toBe(0);
    expect(t.world.board.towns[0]?.id).toBe('vynelvale');
  });

  it('SETTING-18 picks the Stormlords by chance', () => {
    const setup = { adventure: 'seven-scions', heroes: nobody(2), variants: [], packs: [] };
    const world = createWorld(library, setup);
    const pairs = Array.from({ length: 40 }, (_, i) =>
      stormOf(newGame(world, setup, seeded(`lords ${i}`)).state)
        .lords.toSorted()
        .join(),
    );
    expect(new Set(pairs.join().split(',')).size).toBe(6);
    expect(new Set(pairs).size).toBeGreaterThan(6);
  });

  it('SETTING-30 leaves the red cards of packs in the box', () => {
    const { world, state } = scenario(library, {
      adventure: 'seven-scions',
      heroes: nobody(2),
      packs: PACKS,
    });
    expect(Object.values(world.cards).some(({ deck }) => deck === 'red')).toBe(true);
    const decks = Object.values(state.decks).flatMap((deck) => deckCards(deck));
    expect(decks.filter((card) => world.cards[card]?.deck === 'red')).toEqual([]);
  });

  it('SETTING-30 SETTING-31 SETTING-32 has red counters, but neither red cards nor runes to win with', () => {
    const { world, state } = table();
    const cards = Object.values(world.cards);
    expect(cards.filter(({ deck }) => deck === 'red')).toEqual([]);
    expect(cards.filter(({ card }) => 'as' in card && card.as?.kind === 'rune')).toEqual([]);
    const red = world.board.jewels.filter((space) => world.board.space[space]?.jewel?.color === 'red');
    expect(red).toHaveLength(7);
    for (const space of red) expect(state.counters[world.board.jewels.indexOf(space)]).toBe(1);
  });
});
