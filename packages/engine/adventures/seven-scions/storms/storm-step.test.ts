import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckSize } from '../../../kernel/deck.ts';
import { aFoe, attempt, LAIR } from '../../../testing/arena.ts';
import { passTurn } from '../../../testing/drawn.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import { aStormEvent, scionsTable, storm, stormNext } from '../../../testing/adventures/scions.ts';
import { STORM_DECKS } from '../storm.ts';

const CARDS = [
  aFoe({ id: 'wolf', life: 1 }),
  aStormEvent('trial', 'green', [
    { do: 'test', attribute: 'body', target: 13, pass: [{ do: 'gain-gold', amount: 4 }] },
  ]),
  aStormEvent('shelter', 'green', [
    { do: 'if', if: [{ is: 'town' }], then: [{ do: 'gain-gold', amount: 4 }] },
  ]),
  aStormEvent('hail', 'green', [{ do: 'wound', who: 'you', amount: 1 }]),
];
const table = (): Scenario => scionsTable(library, { cards: CARDS });
const moves = (t: Scenario): number[] => t.happened('storm-moved').map(({ steps }) => steps);
const town = ({ world }: Scenario): string => world.board.towns[2]?.space ?? '';
const COLORS = [null, 'green', 'yellow', 'blue'] as const;

describe('the Storm step', () => {
  it('TRACKER-1 TRACKER-2 TRACKER-8 TRACKER-9 comes one time in each turn, before the Market, also without an adventure', () => {
    const t = table();
    t.place(0, town(t));
    t.player(0).gold = 50;
    t.picks(0);
    t.choose('stay');
    expect(moves(t)).toEqual([1]);
    expect([t.kind(), t.state.active]).toEqual(['market', 0]);
    passTurn(t);
    expect(moves(t)).toEqual([1]);
  });

  it('TRACKER-3 comes when the adventure was declined', () => {
    const t = table();
    t.place(0, ...LAIR.green);
    t.choose('stay', 'pass');
    expect(moves(t)).toEqual([1]);
  });

  it('TRACKER-4 TRACKER-14 comes after an escape, by one space; the turn is over then', () => {
    const t = table();
    attempt(t, 'wolf');
    t.totals(20);
    t.choose('escape');
    expect(moves(t)).toEqual([1]);
    expect(t.state.active).toBe(1);
  });

  it('TRACKER-5 DOWN-7 comes after a knock-out, and finds the Hero in the town', () => {
    const t = table();
    stormNext(t, 'shelter');
    attempt(t, 'wolf');
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('fight', 'attack:hero');
    if (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    expect(moves(t)).toEqual([1]);
    // The knock-out took all gold; the storm gave 4 for being in a town.
    expect([t.player(0).gold, t.player(1).gold]).toEqual([4, 3]);
    expect(t.state.active).toBe(1);
  });

  it('TRACKER-6 TRACKER-16 comes after a combat between Heroes, by one space', () => {
    const t = table();
    t.player(1).wounds = 4;
    t.place(0, 'e9');
    t.place(1, 'e9');
    t.choose('stay', 'attack:1');
    while (t.kind() !== 'prize') {
      t.totals(2, 20, 2, 20);
      t.choose(t.options().find((option) => option.startsWith('attack') || option === 'fight') ?? '');
    }
    t.choose('none');
    while (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    expect(moves(t)).toEqual([1]);
    expect(t.state.active).toBe(1);
  });
});

describe('the storm counter on its track', () => {
  it('TRACKER-10 TRACKER-11 TRACKER-12 goes up by the color that was defeated', () => {
    const steps = COLORS.map((color) => {
      const t = table();
      storm(t).defeated = color;
      passTurn(t);
      return storm(t).space;
    });
    expect(steps).toEqual([1, 1, 2, 3]);
    const t = table();
    attempt(t, 'wolf');
    t.totals(20);
    t.choose('fight', 'attack:hero');
    expect(t.happened('defeated')).toHaveLength(1);
    expect(moves(t)).toEqual([1]);
  });

  it('TRACKER-20 TRACKER-21 TRACKER-22 TRACKER-23 TRACKER-24 S13 leaves the top with the ninth step, from wherever it stands', () => {
    for (const space of [0, 1, 2, 3, 4, 5, 6, 7, 8])
      for (const [color, steps] of [
        ['green', 1],
        ['yellow', 2],
        ['blue', 3],
      ] as const) {
        const t = table();
        stormNext(t, 'green-event-1');
        storm(t).space = space;
        storm(t).defeated = color;
        passTurn(t);
        const off = space + steps > 8;
        expect(t.happened('storm-breaks')).toHaveLength(off ? 1 : 0);
        expect(storm(t).space).toBe(off ? 0 : space + steps);
      }
  });

  it('TRACKER-27 triggers one storm in nine idle turns', () => {
    const t = table();
    t.onTop('storm-green', 'green-event-1');
    for (let turn = 0; turn < 8; turn++) passTurn(t);
    expect(t.happened('storm-breaks')).toEqual([]);
    passTurn(t);
    expect(t.happened('storm-breaks')).toHaveLength(1);
    expect(storm(t).space).toBe(0);
  });

  it('TRACKER-28 triggers a storm with the third blue Challenge in a row', () => {
    const t = table();
    t.onTop('storm-green', 'green-event-1');
    for (const storms of [0, 0, 1]) {
      storm(t).defeated = 'blue';
      passTurn(t);
      expect(t.happened('storm-breaks')).toHaveLength(storms);
    }
  });
});

describe('Storm cards', () => {
  it('STORM-2 STORM-3 STORM-4 STORM-5 come by color, each once, as many of each as there are players; then the Endgame begins', () => {
    const t = table();
    const colors: string[] = [];
    for (let i = 0; i < 6; i++) {
      const name = STORM_DECKS.find(
        (deck) => deckSize(t.state.decks[deck] ?? { top: [], bag: [], bottom: [], aside: 0 }) > 0,
      );
      const deck = t.state.decks[name ?? ''];
      const event = deck?.bag.findIndex((card) => card.includes('event')) ?? 0;
      storm(t).space = 8;
      t.picks(event);
      passTurn(t);
      colors.push(name ?? '');
    }
    expect(colors).toEqual(STORM_DECKS.flatMap((deck) => [deck, deck]));
    const drawn = t.happened('storm-breaks').map(({ card }) => card);
    expect(new Set(drawn).size).toBe(6);
    expect(drawn.map((card) => `storm-${card.split('-')[0] ?? ''}`)).toEqual(colors);
    expect(drawn.some((card) => storm(t).lords.includes(card))).toBe(false);
    expect(t.happened('storm-endgame')).toEqual([]);
    storm(t).space = 8;
    t.picks(0, 0);
    t.choose('stay');
    expect(t.happened('storm-endgame')).toHaveLength(1);
  });

  it('STORM-3 never go back to their deck, however they are discarded', () => {
    const t = table();
    t.world.policies.discardAdventure(t.game(), 'green-storm-1');
    expect(t.state.removed).toContain('green-storm-1');
    expect(t.state.decks['storm-green']?.bottom).toEqual([]);
  });

  it('STORM-6 STORM-8 STORM-11 an Event comes to all, the active Hero first, wherever they stand', () => {
    const t = table();
    passTurn(t);
    stormNext(t, 'green-event-1');
    passTurn(t);
    expect(t.happened('gold').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  it('STORM-12 STORM-13 S10 each makes their own test, on their own space', () => {
    const t = table();
    stormNext(t, 'trial');
    t.totals(20, 2);
    t.choose('stay');
    expect([t.player(0).gold, t.player(1).gold]).toEqual([7, 3]);
    const other = table();
    stormNext(other, 'shelter');
    other.place(1, town(other));
    other.choose('stay');
    expect([other.player(0).gold, other.player(1).gold]).toEqual([3, 7]);
  });

  it('STORM-14 the others still resolve it when it knocks the active Hero out; then the turn is over', () => {
    const t = table();
    stormNext(t, 'hail');
    t.place(0, town(t));
    t.player(0).wounds = 4;
    t.choose('stay');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(t.player(1).wounds).toBe(1);
    expect(t.state.active).toBe(1);
  });
});
