import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, aHero, anAlly, anItem, arena, attempt, hold } from '../testing/arena.ts';
import type { Scenario } from '../testing/scenario.ts';
import type { Ability, Card } from './vocabulary.ts';
import { WINDOW_NAMES, type Window } from './windows.ts';

/** A card that could speak in every window, for anybody in the party. */
const watch = anItem({
  id: 'watch',
  counters: 20,
  abilities: WINDOW_NAMES.map(
    (when): Ability => ({
      when,
      helps: 'party',
      cost: [{ pay: 'counter', amount: 1 }],
      do: [{ do: 'gain-gold', amount: 1 }],
    }),
  ),
});
const isWindow = (kind: string): kind is Window => (WINDOW_NAMES as readonly string[]).includes(kind);

/** Makes these choices and passes in every window; gives back the windows in the order in which they opened. */
function opened(t: Scenario, ...choices: string[]): string[] {
  const seen: string[] = [];
  const passing = (): void => {
    while (isWindow(t.kind()) && t.options().includes('pass')) {
      seen.push(t.kind());
      t.choose('pass');
    }
  };
  passing();
  for (const choice of choices) {
    t.choose(choice);
    passing();
  }
  return seen;
}

/** In the ranged phase of the first round; the enemy has damage in the ranged phase only. */
function watching(foe: Card, ...cards: readonly Card[]): Scenario {
  const t = arena(library, [watch, foe, ...cards]);
  for (const card of ['watch', ...cards.map((one) => one.id)]) t.give(0, card);
  t.onTop('green', foe.id);
  t.place(0, 'h8', 'h7');
  opened(t, 'stay', 'attempt', 'fight');
  return t;
}
const foe = aFoe({ id: 'foe', life: 9, body: [11, 0], spirit: [12, 0] });

describe('windows', () => {
  it.each<{ name: string; choice: string; total: number; windows: Window[] }>([
    { name: 'an attack that succeeds', choice: 'attack:hero', total: 8, windows: ['roll', 'rolled', 'hit'] },
    {
      name: 'an attack that fails',
      choice: 'attack:hero',
      total: 7,
      windows: ['roll', 'rolled', 'missed', 'wounded'],
    },
    { name: 'a defense that succeeds', choice: 'defend', total: 8, windows: ['roll', 'rolled', 'guarded'] },
    {
      name: 'a defense that fails',
      choice: 'defend',
      total: 7,
      windows: ['roll', 'rolled', 'struck', 'wounded'],
    },
    { name: 'an Ally who hits', choice: 'attack:ann', total: 9, windows: ['roll', 'rolled', 'hit'] },
    {
      name: 'an Ally who misses',
      choice: 'attack:ann',
      total: 8,
      windows: ['roll', 'rolled', 'missed', 'wounded'],
    },
  ])('COMBAT-9 $name opens $windows', ({ choice, total, windows }) => {
    const t = watching(foe, anAlly({ id: 'ann' }));
    t.totals(total);
    expect(opened(t, choice)).toEqual(windows);
    expect(t.kind()).toBe('melee');
  });

  it('COMBAT-5 an escape test opens its own window before it, and one after getting away', () => {
    const t = watching(foe);
    t.totals(8, 20, 20);
    opened(t, 'attack:hero');
    expect([t.kind(), ...t.options().slice(0, 2)]).toEqual(['escape', 'escape', 'fight']);
    t.totals(7);
    expect(opened(t, 'escape')).toEqual(['escape', 'wounded']);
    t.totals(8);
    expect(opened(t, 'escape').slice(0, 2)).toEqual(['escape', 'escaped']);
  });

  it('COMBAT-1 COMBAT-4 a whole fight: every window in its order', () => {
    const wily = aFoe({
      id: 'wily',
      life: 2,
      mind: [10, 0],
      spirit: [12, 0],
      abilities: [
        {
          when: 'before-combat',
          forced: true,
          do: [{ do: 'test', attribute: 'body', target: 20, fail: [{ do: 'wound', who: 'you', amount: 1 }] }],
        },
      ],
    });
    const t = arena(library, [watch, wily]);
    t.give(0, 'watch');
    t.onTop('green', 'wily');
    t.place(0, 'h8', 'h7');
    t.totals(2, 12, 12, 12, 12, 12);
    const seen = opened(
      t,
      'stay',
      'attempt',
      'fight',
      'defend',
      'attack:hero',
      'fight',
      'defend',
      'attack:hero',
    );
    expect(seen.slice(0, seen.indexOf('defeated') + 1)).toEqual([
      'after-moving',
      'drawn',
      'test',
      'tested',
      'wounded',
      'before-combat',
      'round-start',
      // The watch has something to say on a defense, so that even against damage 0 the dice are rolled.
      'roll',
      'rolled',
      'guarded',
      'roll',
      'rolled',
      'hit',
      'roll',
      'rolled',
      'guarded',
      'round-end',
      'round-start',
      'roll',
      'rolled',
      'guarded',
      'roll',
      'rolled',
      'hit',
      'defeated',
    ]);
  });

  it('TURN-2 the windows of a turn that ends in a town', () => {
    const t = arena(library, [watch], ['plain']);
    hold(t, 'watch');
    t.picks(0);
    expect(t.options().filter((option) => option.startsWith('use:'))).toEqual(
      ['before-moving', 'moving'].map((when) => `use:watch:${WINDOW_NAMES.indexOf(when as Window)}`),
    );
    expect(opened(t, 'stay')).toEqual(['after-moving']);
    expect([t.kind(), t.options().includes(`use:watch:${WINDOW_NAMES.indexOf('market')}`)]).toEqual([
      'market',
      true,
    ]);
    t.choose('done');
    expect(t.kind()).toBe('experience');
    expect(t.options()).toContain(`use:watch:${WINDOW_NAMES.indexOf('experience')}`);
    expect(opened(t, 'done')).toEqual(['turn-end', 'turn-start']);
    expect(t.kind()).toBe('movement');
  });

  it('a window asks again until its owner passes', () => {
    const t = watching(foe);
    t.choose('attack:hero');
    expect(t.kind()).toBe('roll');
    const use = t.options()[0] ?? '';
    t.choose(use, use, use);
    expect([t.kind(), t.player(0).gold]).toEqual(['roll', 3 + 3]);
  });

  it('a window with nothing to use in it does not open', () => {
    const t = arena(library, [foe]);
    attempt(t, 'foe');
    t.totals(8);
    t.choose('fight', 'attack:hero');
    expect(t.kind()).toBe('escape');
  });
});

describe('what happens by itself', () => {
  const forced = (when: Window, gold: number): Ability => ({
    when,
    forced: true,
    do: [{ do: 'gain-gold', amount: gold }],
  });

  it.each<Window>(['before-combat', 'round-start', 'roll', 'rolled', 'hit', 'round-end', 'defeated'])(
    'COMBAT-1 in %s the enemy speaks first, then the Event, then the Hero and his cards',
    (when) => {
      const enemy = aFoe({
        id: 'enemy',
        life: 2,
        body: [11, 0],
        spirit: [12, 0],
        abilities: [forced(when, 1)],
      });
      const event: Card = {
        kind: 'event',
        id: 'omen',
        name: 'Omen',
        flavour: 'Made for a test.',
        color: 'red',
        number: 1,
        abilities: [forced(when, 2)],
      };
      const hero = aHero({ id: 'seer', abilities: [forced(when, 3)] });
      const t = arena(
        library,
        [enemy, event, hero, anItem({ id: 'bell', abilities: [forced(when, 4)] })],
        ['seer'],
      );
      t.give(0, 'bell');
      const deck = t.state.decks['red'];
      if (deck !== undefined) deck.bag = deck.bag.filter((card) => card !== 'omen');
      t.state.event = 'omen';
      attempt(t, 'enemy');
      t.totals(9, 9, 9, 9, 9, 9);
      for (let i = 0; i < 2 && t.happened('defeated').length === 0; i++) {
        t.choose('fight', 'attack:hero');
        while (t.kind() === 'melee' || t.kind() === 'magic') t.choose('defend');
      }
      expect(
        t
          .happened('gold')
          .map((event_) => event_.amount)
          .slice(0, 4),
      ).toEqual([1, 2, 3, 4]);
    },
  );

  it('a forced ability of an Ally is about its own rolls', () => {
    const t = arena(library, [
      aFoe({ id: 'foe', life: 9, spirit: [12, 0] }),
      anAlly({ id: 'ann', abilities: [forced('hit', 5)] }),
      anAlly({ id: 'bob' }),
    ]);
    t.give(0, 'ann');
    t.give(0, 'bob');
    attempt(t, 'foe');
    t.totals(15);
    t.choose('fight', 'attack:bob');
    expect(t.player(0).gold).toBe(3);
    t.totals(15);
    t.choose('attack:ann');
    expect(t.player(0).gold).toBe(3 + 5);
  });

  it('once a round, a combat or a turn is kept apart', () => {
    const limited = (once: 'round' | 'combat' | 'turn'): Ability => ({
      when: 'rolled',
      once,
      cost: [{ pay: 'counter', amount: 1 }],
      do: [{ do: 'gain-gold', amount: 1 }],
    });
    const bell = anItem({
      id: 'bell',
      counters: 20,
      abilities: [limited('round'), limited('combat'), limited('turn')],
    });
    const brawl: Card = {
      kind: 'encounter',
      id: 'brawl',
      name: 'Brawl',
      flavour: 'Made for a test.',
      color: 'green',
      drawn: [{ do: 'fight', win: [{ do: 'gain-gold', amount: 1 }] }],
      foe: { name: 'A Drinker', family: 'bandit', life: 1, mind: [10, 0], body: [11, 0], spirit: [12, 0] },
    };
    const t = arena(library, [bell, brawl, foe]);
    t.onTop('green', 'foe');
    t.give(0, 'bell');
    attempt(t, 'brawl');
    const offered = (): string[] => t.options().filter((option) => option.startsWith('use:'));
    const use = (): void => {
      while (t.kind() === 'rolled') t.choose(offered()[0] ?? 'pass');
    };
    t.totals(2, 20, 20);
    t.choose('fight', 'attack:hero');
    expect(offered()).toEqual(['use:bell:0', 'use:bell:1', 'use:bell:2']);
    use();
    t.choose('fight', 'attack:hero');
    expect(offered()).toEqual(['use:bell:0']);
    use();
    expect(t.happened('defeated').map((event) => event.card)).toEqual(['brawl']);
    t.choose('fight', 'attack:hero');
    expect(offered()).toEqual(['use:bell:0', 'use:bell:1']);
  });
});
