import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../kernel/deck.ts';
import type { Effect } from '../../effects/vocabulary.ts';
import { aFoe, aHero, arena, attempt, LAIR } from '../../testing/arena.ts';
import { anEvent, askAgain, clearJewels, hasCounter, passTurn } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const foe = aFoe({ id: 'foe', life: 1 });
const [GREEN, WAY_IN] = LAIR.green;

/** Draws these cards and then a Challenge, by attempting the green counter with seat 0. */
function drawCards(s: Scenario, ...cards: string[]): void {
  s.onTop('green', ...cards, 'foe');
  s.place(0, GREEN, WAY_IN);
  s.choose('stay', 'attempt');
}

function win(s: Scenario): void {
  s.totals(20);
  s.choose('fight', 'attack:hero');
}

const deck = (s: Scenario, color: string): readonly string[] => {
  const cards = s.state.decks[color];
  return cards === undefined ? [] : deckCards(cards);
};

/** The spaces of jewels of a color, with or without a sunburst. */
const jewels = (s: Scenario, color: string, sunburst: boolean): string[] =>
  s.world.board.jewels.filter((id) => {
    const jewel = s.world.board.space[id]?.jewel;
    return jewel?.color === color && jewel.sunburst === sunburst;
  });

describe('an Event', () => {
  it('EVENT-1 goes to the empty Event area, works immediately and stays in force', () => {
    const mud = anEvent({
      id: 'mud',
      number: 1,
      always: [{ stat: 'dice', amount: -2, for: 'heroes' }],
      drawn: [gold(4)],
    });
    const s = arena(library, [mud, foe]);
    drawCards(s, 'mud');
    expect(s.state.event).toBe('mud');
    expect(s.player(0).gold).toBe(7);
    expect(deck(s, 'green')).not.toContain('mud');
    win(s);
    for (const seat of [1, 0]) {
      expect(s.seat()).toBe(seat);
      s.place(seat, 'g8');
      s.picks(3, 3, 3);
      s.choose('roll', 'stop');
      if (s.kind() === 'adventure') s.choose('pass');
      expect(s.happened('movement-dice').at(-1)?.faces).toHaveLength(3);
      expect(s.state.event).toBe('mud');
    }
    expect(s.player(0).gold).toBe(7);
    expect(s.player(1).gold).toBe(3);
  });

  it.each([
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 2],
    [2, 3],
    [3, 3],
  ] as const)(
    'EVENT-2 number %d gives way to number %d, stops working and goes under its own deck',
    (old, next) => {
      const s = arena(library, [
        anEvent({
          id: 'old',
          number: old,
          color: 'yellow',
          always: [{ stat: 'dice', amount: -2, for: 'heroes' }],
        }),
        anEvent({ id: 'next', number: next, drawn: [gold(4)] }),
        foe,
      ]);
      s.onTop('yellow', 'old');
      s.state.decks['yellow']?.top.pop();
      s.state.event = 'old';
      drawCards(s, 'next');
      expect(s.state.event).toBe('next');
      expect(s.player(0).gold).toBe(7);
      expect(s.state.decks['yellow']?.bottom).toEqual(['old']);
      expect(deck(s, 'green')).not.toContain('old');
      win(s);
      s.place(1, 'g8');
      s.picks(3, 3, 3, 3, 3);
      s.choose('roll');
      expect(s.happened('movement-dice').at(-1)?.faces).toHaveLength(5);
    },
  );

  it.each([
    [2, 1],
    [3, 1],
    [3, 2],
  ] as const)(
    'EVENT-3 G8 number %d stays against number %d, which does nothing, its sunburst included',
    (old, next) => {
      const s = arena(library, [
        anEvent({ id: 'old', number: old }),
        anEvent({
          id: 'next',
          number: next,
          drawn: [gold(4)],
          always: [{ stat: 'dice', amount: -2, for: 'heroes' }],
        }),
        foe,
      ]);
      const [empty = ''] = jewels(s, 'green', true);
      clearJewels(s, empty);
      s.onTop('green', 'old');
      s.state.decks['green']?.top.pop();
      s.state.event = 'old';
      drawCards(s, 'next');
      expect(s.state.event).toBe('old');
      expect(s.player(0).gold).toBe(3);
      expect(hasCounter(s, empty)).toBe(false);
      expect(s.state.pile.green).toBe(3);
      expect(s.state.decks['green']?.bottom).toEqual(['next']);
      expect(s.happened('drew').map((event) => event.card)).toEqual(['next', 'foe']);
      expect(s.happened('event-ignored')).toEqual([{ type: 'event-ignored', card: 'next' }]);
    },
  );
});

describe('the sunburst', () => {
  const mist = anEvent({ id: 'mist', number: 1 });

  it('EVENT-4 returns counters to the empty sunburst jewels in their colors, and to no others', () => {
    const s = arena(library, [mist, foe]);
    const [greenSun = '', otherGreen = ''] = jewels(s, 'green', true);
    const [yellowSun = ''] = jewels(s, 'yellow', true);
    const [blueSun = ''] = jewels(s, 'blue', true);
    const plain = ['green', 'yellow', 'blue', 'red'].map((color) => jewels(s, color, false).at(-1) ?? '');
    clearJewels(s, greenSun, otherGreen, yellowSun, blueSun, ...plain);
    expect(s.state.pile).toEqual({ green: 5, yellow: 4, blue: 4, red: 3 });
    drawCards(s, 'mist');
    for (const space of [greenSun, otherGreen, yellowSun, blueSun]) expect(hasCounter(s, space)).toBe(true);
    for (const space of plain) expect(hasCounter(s, space)).toBe(false);
    expect(s.state.pile).toEqual({ green: 3, yellow: 3, blue: 3, red: 3 });
    expect(s.happened('counter-placed').map(({ space, color }) => [space, color])).toEqual([
      [greenSun, 'green'],
      [otherGreen, 'green'],
      [yellowSun, 'yellow'],
      [blueSun, 'blue'],
    ]);
  });

  it('EVENT-4 G9 never puts a second counter on a space', () => {
    const s = arena(library, [mist, foe]);
    drawCards(s, 'mist');
    expect(s.state.counters.every((counter) => counter === 1)).toBe(true);
    expect(s.state.pile).toEqual({ green: 2, yellow: 2, blue: 2, red: 2 });
    expect(s.happened('counter-placed')).toEqual([]);
  });

  it('EVENT-5 G9 lets whoever drew the Event choose the spaces when counters are short', () => {
    const s = arena(library, [mist, foe]);
    const [a = '', b = '', c = ''] = jewels(s, 'green', true);
    clearJewels(s, a, b, c);
    s.state.pile.green = 2;
    s.player(1).counters.green = 3;
    drawCards(s, 'mist');
    expect([s.seat(), s.kind()]).toEqual([0, 'replenish']);
    expect(s.options()).toEqual([`place:${a}`, `place:${b}`, `place:${c}`]);
    s.choose(`place:${c}`);
    expect(s.options()).toEqual([`place:${a}`, `place:${b}`]);
    s.choose(`place:${a}`);
    expect([a, b, c].map((space) => hasCounter(s, space))).toEqual([true, false, true]);
    expect(s.state.pile.green).toBe(0);
    expect(s.kind()).toBe('escape');
  });

  it('EVENT-5 asks nothing when there are enough counters, or none', () => {
    const s = arena(library, [mist, foe]);
    const [a = '', b = ''] = jewels(s, 'green', true);
    const [yellow = ''] = jewels(s, 'yellow', true);
    clearJewels(s, a, b, yellow);
    s.state.pile.green = 0;
    s.state.pile.yellow = 1;
    s.player(1).counters = { green: 4, yellow: 2, blue: 0, red: 0 };
    drawCards(s, 'mist');
    expect(s.kind()).toBe('escape');
    expect([a, b, yellow].map((space) => hasCounter(s, space))).toEqual([false, false, true]);
    expect(s.state.pile).toEqual({ green: 0, yellow: 0, blue: 2, red: 2 });
    expect(violations(s.world, s.state)).toEqual([]);
  });

  it('G9 passes by a space where an undefeated challenge waits, and leaves a counter there alone', () => {
    const s = arena(library, [mist, foe, aFoe({ id: 'lurker' }), aFoe({ id: 'prowler' })]);
    const [bare = '', full = ''] = jewels(s, 'green', true);
    clearJewels(s, bare);
    s.onTop('green', 'lurker', 'prowler');
    s.state.decks['green']?.top.splice(0);
    s.state.track[0] = { card: 'lurker', space: bare, since: 0 };
    s.state.track[1] = { card: 'prowler', space: full, since: 0 };
    drawCards(s, 'mist');
    expect(hasCounter(s, bare)).toBe(false);
    expect(hasCounter(s, full)).toBe(true);
    expect(s.state.pile.green).toBe(3);
  });
});

describe('the counters', () => {
  it('G2 of gold, wounds and exhaustion do not run out', () => {
    // The box holds 188 gold, 60 wound and 54 exhaustion counters; all of them are in use already.
    const giants = ['one', 'two', 'three'].map((id) => aHero({ id, life: 30, stamina: 12 }));
    const fierce = aFoe({
      id: 'fierce',
      life: 1,
      reward: [gold(20)],
      abilities: [{ when: 'missed', forced: true, do: [{ do: 'exhaust', who: 'you', amount: 1 }] }],
    });
    const s = arena(library, [...giants, fierce], ['one', 'two', 'three']);
    for (const player of s.state.players) {
      Object.assign(player, { wounds: 20, exhaustion: 18, gold: 63 });
      player.experience.stamina = 4;
    }
    attempt(s, 'fierce');
    s.totals(2, 20, 20);
    s.choose('fight', 'attack:hero');
    expect(s.player(0)).toMatchObject({ wounds: 21, exhaustion: 19 });
    win(s);
    expect(s.player(0).gold).toBe(83);
  });

  it('G2 of experience do not run out', () => {
    const s = arena(library, []);
    s.player(0).points = 5 * 61;
    s.place(0, 'g8');
    s.choose('stay', ...Array.from({ length: 60 }, () => 'learn:mind'));
    expect(s.player(0).experience.mind).toBe(60);
    s.choose('learn:body');
    expect(s.player(0).experience).toMatchObject({ mind: 60, body: 1 });
  });

  it('G2 of adventures are finite, and each is accounted for', () => {
    const s = arena(library, [
      aFoe({ id: 'payer', life: 1, reward: [{ do: 'gain-counter', color: 'red' }] }),
    ]);
    s.state.pile.red = 1;
    s.player(1).counters.red = 1;
    attempt(s, 'payer');
    win(s);
    expect(s.player(0).counters).toEqual({ green: 1, yellow: 0, blue: 0, red: 1 });
    expect(s.state.pile.red).toBe(0);
    expect(violations(s.world, s.state)).toEqual([]);
    passTurn(s);
    s.picks(0);
    passTurn(s);
    s.place(0, 'h11', null);
    askAgain(s);
    s.onTop('green', 'payer');
    s.choose('stay', 'attempt');
    win(s);
    expect(s.player(0).counters).toEqual({ green: 2, yellow: 0, blue: 0, red: 1 });
    expect(s.state.pile.red).toBe(0);
    expect(violations(s.world, s.state)).toEqual([]);
  });
});
