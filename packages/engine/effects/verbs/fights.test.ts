import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, aHero, anAlly, anItem, aProbe, arena, attempt, foeWounds, LAIR } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Card, Effect } from '../vocabulary.ts';
import type { Window } from '../windows.ts';

const foe = aFoe({ id: 'foe', life: 9 });

/** A fight with the probe at hand in a window; it is at the first decision of the fight. */
function fighting(
  effects: readonly Effect[],
  when: Window,
  enemy: Card = foe,
  ...cards: readonly Card[]
): Scenario {
  const t = arena(library, [aProbe(effects, when), enemy, ...cards]);
  for (const card of ['probe', ...cards.map((one) => one.id)]) t.give(0, card);
  attempt(t, enemy.id);
  return t;
}

describe('attack', () => {
  it.each<{ effect: Effect; total: number; bonus: number; target: number; wounds: number }>([
    { effect: { do: 'attack', phase: 'ranged' }, total: 8, bonus: 2, target: 10, wounds: 1 },
    { effect: { do: 'attack', phase: 'magic', damage: 3 }, total: 8, bonus: 4, target: 12, wounds: 3 },
    { effect: { do: 'attack', phase: 'melee', bonus: 2 }, total: 6, bonus: 5, target: 11, wounds: 1 },
    { effect: { do: 'attack', phase: 'melee', bonus: -2 }, total: 9, bonus: 1, target: 11, wounds: 0 },
  ])('$effect with dice $total gives $wounds wounds', ({ effect, total, bonus, target, wounds }) => {
    const t = fighting([effect], 'before-combat');
    t.totals(total);
    t.choose('use:probe:0');
    expect(t.happened('rolled')).toMatchObject([{ who: 'hero', what: 'attack', bonus, target }]);
    expect([foeWounds(t), t.player(0).wounds, t.state.modifiers]).toEqual([wounds, 0, []]);
  });

  it('of an Ally is made with its own numbers', () => {
    const archer = anAlly({
      id: 'archer',
      mind: [6, 2],
      abilities: [{ when: 'before-combat', do: [{ do: 'attack', phase: 'ranged' }] }],
    });
    const t = arena(library, [archer, foe]);
    const held = t.give(0, 'archer');
    attempt(t, 'foe');
    t.totals(4);
    t.choose('use:archer:0');
    expect(t.happened('rolled')).toMatchObject([{ who: 'archer', bonus: 6, success: true }]);
    expect([foeWounds(t), held.wounds]).toEqual([2, 0]);
  });

  it('in the middle of a round leaves the attack of that round', () => {
    const t = fighting([{ do: 'attack', phase: 'melee' }], 'guarded');
    t.totals(9, 9);
    t.choose('fight', 'defend', 'use:probe:0');
    expect([foeWounds(t), t.kind()]).toEqual([1, 'melee']);
    expect(t.choices()).toContain('attack:hero');
  });

  it('is nothing outside a fight', () => {
    const t = arena(library, [
      aProbe([
        { do: 'attack', phase: 'melee' },
        { do: 'gain-gold', amount: 1 },
      ]),
    ]);
    t.give(0, 'probe');
    t.place(1, 'g9');
    t.place(0, 'g8');
    t.choose('stay', 'stay', 'use:probe:0');
    expect([t.kind(), t.player(0).gold]).toEqual(['movement', 4]);
  });
});

describe('escape', () => {
  it('gets away without dice, just as by a test', () => {
    const t = fighting([{ do: 'escape' }], 'round-start');
    t.choose('use:probe:0');
    expect(t.happened('rolled')).toEqual([]);
    expect([t.player(0).space, t.state.track[0]?.card, t.state.active]).toEqual([LAIR.green[1], 'foe', 1]);
  });

  it('in place of an escape test needs no dice either', () => {
    const t = fighting([{ do: 'escape' }], 'escape');
    t.choose('escape', 'use:probe:0');
    expect(t.happened('rolled')).toEqual([]);
    expect([t.state.track[0]?.card, t.player(0).wounds]).toEqual(['foe', 0]);
  });

  it('is not offered where nobody may escape', () => {
    const t = fighting(
      [{ do: 'escape' }],
      'round-start',
      aFoe({ id: 'foe', rules: [{ rule: 'no-escape', for: 'enemy' }] }),
    );
    expect(t.kind()).toBe('ranged');
  });
});

describe('the end of a fight', () => {
  it('foe-flees: no reward and no loss, the card goes under its deck, the turn goes on', () => {
    const t = fighting(
      [{ do: 'foe-flees' }],
      'round-start',
      aFoe({ id: 'foe', reward: [{ do: 'gain-gold', amount: 5 }] }),
    );
    t.choose('use:probe:0');
    const [lair] = LAIR.green;
    expect(t.happened('foe-fled')).toMatchObject([{ card: 'foe' }]);
    expect([t.player(0).gold, t.player(0).counters.green, t.player(0).space]).toEqual([3, 0, lair]);
    expect(t.state.decks['green']?.bottom).toEqual(['foe']);
    expect(t.state.counters[t.world.board.jewels.indexOf(lair)]).toBe(1);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('defeat: won outright, with reward and counter', () => {
    const t = fighting(
      [{ do: 'defeat' }],
      'before-combat',
      aFoe({ id: 'foe', reward: [{ do: 'gain-gold', amount: 5 }] }),
    );
    t.choose('use:probe:0');
    expect(t.happened('defeated')).toMatchObject([{ card: 'foe' }]);
    expect([t.player(0).gold, t.player(0).counters.green]).toEqual([8, 1]);
    expect(t.happened('foe-wounded')).toMatchObject([{ amount: 3, wounds: 3, life: 3 }]);
  });

  it('defeat is not offered against a Hero', () => {
    const t = arena(library, [aProbe([{ do: 'defeat' }], 'round-start')]);
    t.give(0, 'probe');
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.choose('stay', 'attack:1');
    expect(t.kind()).toBe('escape');
  });
});

describe('the round', () => {
  it('skip-phase: nobody rolls in it, this round', () => {
    const t = fighting([{ do: 'skip-phase', phase: 'ranged' }], 'round-start');
    t.choose('use:probe:0', 'fight');
    expect(t.happened('phase-skipped')).toMatchObject([{ phase: 'ranged' }]);
    expect(t.kind()).toBe('melee');
    t.totals(12, 12);
    t.choose('defend', 'defend', 'fight');
    expect(t.kind()).toBe('ranged');
  });

  it('attack-again: the bearer may attack once more this round', () => {
    const t = fighting([{ do: 'attack-again' }], 'hit');
    t.totals(9, 9);
    t.choose('fight', 'attack:hero', 'use:probe:0');
    expect([t.kind(), ...t.choices().slice(0, 2)]).toEqual(['melee', 'attack:hero', 'defend']);
    t.totals(12);
    t.choose('attack:hero');
    expect([foeWounds(t), t.kind()]).toEqual([2, 'escape']);
  });

  it('attack-again of an Ally is not one of the Hero', () => {
    const twin = anAlly({
      id: 'twin',
      mind: [9, 1],
      abilities: [{ when: 'hit', do: [{ do: 'attack-again' }] }],
    });
    const t = arena(library, [twin, foe]);
    t.give(0, 'twin');
    attempt(t, 'foe');
    t.totals(9);
    t.choose('fight', 'attack:twin', 'use:twin:0');
    t.totals(9);
    t.choose('attack:hero');
    expect(t.choices().slice(0, 2)).toEqual(['attack:twin', 'defend']);
  });

  it.each([
    { amount: 1, left: 1 },
    { amount: 5, left: 0 },
  ])('foe-heals $amount of two wounds leaves $left', ({ amount, left }) => {
    const troll = aFoe({
      id: 'troll',
      life: 9,
      body: [11, 0],
      spirit: [12, 0],
      abilities: [{ when: 'round-end', forced: true, do: [{ do: 'foe-heals', amount }] }],
    });
    const t = arena(library, [troll, aHero({ id: 'heavy', mind: [2, 2] })], ['heavy']);
    attempt(t, 'troll');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect(foeWounds(t)).toBe(left);
    expect(t.happened('foe-healed')).toMatchObject([{ card: 'troll', amount: 2 - left }]);
  });
});

describe('fight', () => {
  const ambush = (win: readonly Effect[], after: readonly Effect[] = []): Card => ({
    kind: 'encounter',
    id: 'ambush',
    name: 'Ambush',
    flavour: 'Made for a test.',
    color: 'green',
    drawn: [{ do: 'fight', win }, ...after],
    foe: { name: 'A Bandit', family: 'bandit', life: 1, mind: [10, 1], body: [11, 0], spirit: [12, 0] },
  });

  it('won: its own reward, no counter, and another card is drawn', () => {
    const t = arena(library, [
      ambush([{ do: 'gain-gold', amount: 4 }], [{ do: 'gain-gold', amount: 1 }]),
      foe,
    ]);
    t.onTop('green', 'foe');
    attempt(t, 'ambush');
    t.totals(9);
    t.choose('fight', 'attack:hero');
    expect([t.player(0).gold, t.player(0).counters.green]).toEqual([8, 0]);
    expect(t.state.removed).toEqual(['ambush']);
    expect(t.happened('combat').map((event) => event.card)).toEqual(['ambush', 'foe']);
  });

  it('not won, because the enemy fled: no reward, and what follows follows', () => {
    const flare = anItem({
      id: 'flare',
      abilities: [{ when: 'round-start', cost: [{ pay: 'discard' }], do: [{ do: 'foe-flees' }] }],
    });
    const t = arena(library, [
      ambush([{ do: 'gain-gold', amount: 4 }], [{ do: 'gain-gold', amount: 1 }]),
      flare,
      foe,
    ]);
    t.give(0, 'flare');
    t.onTop('green', 'foe');
    attempt(t, 'ambush');
    t.choose('use:flare:0');
    expect([t.player(0).gold, t.state.removed]).toEqual([4, ['ambush']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
