import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';

/** At the first decision, with the probe and the given cards in hand. */
function probing(effects: readonly Effect[], cards: readonly Card[] = []): Scenario {
  const t = arena(library, [aProbe(effects), ...cards]);
  hold(t, 'probe', ...cards.map((card) => card.id));
  return t;
}
const hurt = (amount: number): Effect => ({ do: 'wound', who: 'you', amount });
const padding = anItem({
  id: 'padding',
  abilities: [{ when: 'wounded', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 1 }] }],
});

describe('wounds', () => {
  it.each([
    { wounds: 4, fallen: false },
    { wounds: 5, fallen: true },
    { wounds: 7, fallen: true },
  ])('WOUND-1 $wounds wounds on a Hero of Life 5: knocked out $fallen', ({ wounds, fallen }) => {
    const t = probing([hurt(wounds)]);
    t.choose('use:probe:0');
    expect(t.happened('knocked-out')).toHaveLength(fallen ? 1 : 0);
    expect(t.player(0).wounds).toBe(fallen ? 0 : wounds);
    expect(t.state.active).toBe(fallen ? 1 : 0);
  });

  it('WOUND-1 an Ally and a Challenge are killed by as many wounds as Life', () => {
    const t = probing(
      [{ do: 'wound', who: 'allies', amount: 2 }],
      [anAlly({ id: 'ann' }), anAlly({ id: 'bob', life: 3 })],
    );
    t.choose('use:probe:0');
    expect(t.player(0).allies.map(({ card, wounds }) => [card, wounds])).toEqual([['bob', 2]]);
    const fight = arena(library, [
      aProbe([{ do: 'wound', who: 'enemy', amount: 3 }], 'round-start'),
      aFoe({ id: 'foe' }),
    ]);
    fight.give(0, 'probe');
    attempt(fight, 'foe');
    fight.choose('use:probe:0');
    expect(fight.happened('defeated')).toMatchObject([{ card: 'foe' }]);
  });

  it('WOUND-2 wounds stay with the one who earned them', () => {
    const t = probing([hurt(2)], [anAlly({ id: 'ann', life: 9 })]);
    t.choose('use:probe:0');
    expect(t.kind()).toBe('movement');
    expect([t.player(0).wounds, t.player(0).allies[0]?.wounds]).toEqual([2, 0]);
  });

  it('WOUND-3 G15 a wound is canceled when it comes, and whether one falls is looked at afterward', () => {
    const t = probing([hurt(1)], [padding]);
    t.player(0).wounds = 4;
    t.choose('use:probe:0');
    expect(t.kind()).toBe('wounded');
    expect(t.happened('knocked-out')).toEqual([]);
    t.choose('use:padding:0');
    expect(t.happened('cancelled')).toMatchObject([{ amount: 1 }]);
    expect(t.happened('wounded')).toEqual([]);
    expect([t.player(0).wounds, t.state.active]).toEqual([4, 0]);
  });

  it('WOUND-3 G15 wounds that were let in cannot be canceled later', () => {
    const t = probing([hurt(1)], [padding]);
    t.choose('use:probe:0', 'pass');
    expect(t.player(0).wounds).toBe(1);
    expect(t.options().filter((option) => option.startsWith('use:padding'))).toEqual([]);
  });

  it('WOUND-3 of three wounds one is canceled and two are taken', () => {
    const t = probing([hurt(3)], [padding]);
    t.choose('use:probe:0', 'use:padding:0');
    expect(t.happened('wounded')).toMatchObject([{ amount: 2 }]);
    expect(t.player(0).wounds).toBe(2);
  });

  it.each<{ name: string; effect: Effect; extra: Card[] }>([
    {
      name: 'the wound says so',
      effect: { do: 'wound', who: 'you', amount: 1, uncancellable: true },
      extra: [],
    },
    {
      name: 'a card forbids it',
      effect: hurt(1),
      extra: [anItem({ id: 'curse', rules: [{ rule: 'no-cancel' }] })],
    },
  ])('WOUND-3 nothing is cancelled where $name', ({ effect, extra }) => {
    const t = probing([effect], [padding, ...extra]);
    t.choose('use:probe:0');
    expect([t.kind(), t.player(0).wounds]).toEqual(['movement', 1]);
  });

  it('WOUND-3 CARD-8 a cancel for you does not help an Ally; one for the party does', () => {
    const shield = anItem({
      id: 'shield',
      abilities: [
        { when: 'wounded', helps: 'party', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 2 }] },
      ],
    });
    const t = probing([{ do: 'wound', who: 'allies', amount: 1 }], [anAlly({ id: 'ann' }), padding, shield]);
    t.choose('use:probe:0');
    expect(t.options().filter((option) => option.startsWith('use:'))).toEqual(['use:shield:0']);
    t.choose('use:shield:0');
    expect(t.player(0).allies[0]?.wounds).toBe(0);
  });
});

describe('exhaustion', () => {
  it.each([
    { before: 0, taken: 3, exhaustion: 3, wounds: 0 },
    { before: 0, taken: 5, exhaustion: 3, wounds: 2 },
    { before: 3, taken: 1, exhaustion: 3, wounds: 1 },
  ])('WOUND-4 $before and $taken more on Stamina 3 make $exhaustion and $wounds wounds', (row) => {
    const t = probing([{ do: 'exhaust', who: 'you', amount: row.taken }]);
    t.player(0).exhaustion = row.before;
    t.choose('use:probe:0');
    expect([t.player(0).exhaustion, t.player(0).wounds]).toEqual([row.exhaustion, row.wounds]);
  });

  it('WOUND-4 what an Ally cannot bear wounds it, and may kill it', () => {
    const t = probing(
      [{ do: 'exhaust', who: 'allies', amount: 2 }],
      [anAlly({ id: 'ann', stamina: 1 }), anAlly({ id: 'bob', stamina: 0 })],
    );
    t.choose('use:probe:0');
    expect(t.player(0).allies).toMatchObject([{ card: 'ann', exhaustion: 1, wounds: 1 }]);
    expect([t.player(0).exhaustion, t.player(0).wounds]).toEqual([0, 0]);
  });

  it('WOUND-4 W28 wounds from too much exhaustion can be canceled', () => {
    const t = probing([{ do: 'exhaust', who: 'you', amount: 4 }], [padding]);
    t.choose('use:probe:0');
    expect(t.kind()).toBe('wounded');
    t.choose('use:padding:0');
    expect([t.player(0).exhaustion, t.player(0).wounds]).toEqual([3, 0]);
  });

  it('WOUND-4 the wounds of exhaustion can knock out', () => {
    const t = probing([{ do: 'exhaust', who: 'you', amount: 8 }]);
    t.choose('use:probe:0');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect([t.player(0).exhaustion, t.player(0).wounds]).toEqual([0, 0]);
  });

  it('WOUND-5 G11 exhaustion is paid again and again, but never beyond Stamina', () => {
    const horn = anItem({
      id: 'horn',
      abilities: [
        { when: 'moving', cost: [{ pay: 'exhaustion', amount: 1 }], do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    });
    const t = probing([], [horn]);
    t.choose('use:horn:0', 'use:horn:0', 'use:horn:0');
    expect([t.player(0).exhaustion, t.player(0).gold, t.player(0).wounds]).toEqual([3, 6, 0]);
    expect(t.options()).not.toContain('use:horn:0');
  });

  it('WOUND-5 a price of two is not to be had with one left, and an Ally pays with its own Stamina', () => {
    const pay = (amount: number): Ability => ({
      when: 'moving',
      cost: [{ pay: 'exhaustion', amount }],
      do: [{ do: 'gain-gold', amount: 1 }],
    });
    const horn = anItem({ id: 'horn', abilities: [pay(2)] });
    const t = probing([], [horn, anAlly({ id: 'ann', stamina: 1, abilities: [pay(1)] })]);
    t.player(0).exhaustion = 2;
    t.choose('use:ann:0');
    expect(t.player(0).allies[0]?.exhaustion).toBe(1);
    expect(t.player(0).exhaustion).toBe(2);
    expect(t.options().filter((option) => option.startsWith('use:'))).toEqual([]);
  });
});

describe('getting rid of them', () => {
  it('WOUND-6 counters stay from turn to turn until something removes them', () => {
    const t = probing([{ do: 'heal', who: 'you', amount: 1 }], [anAlly({ id: 'ann', stamina: 2 })]);
    const [ann] = t.player(0).allies;
    t.player(0).wounds = 2;
    t.player(0).exhaustion = 1;
    if (ann !== undefined) [ann.wounds, ann.exhaustion] = [1, 2];
    t.place(0, 'g8');
    t.place(1, 'g9');
    t.choose('stay', 'stay');
    expect([t.player(0).wounds, t.player(0).exhaustion, ann?.wounds, ann?.exhaustion]).toEqual([2, 1, 1, 2]);
    t.choose('use:probe:0');
    expect([t.player(0).wounds, t.player(0).exhaustion, ann?.wounds, ann?.exhaustion]).toEqual([1, 1, 1, 2]);
  });
});

describe('W28 Life and Stamina that change', () => {
  const hide = anItem({ id: 'hide', always: [{ stat: 'life', amount: 1 }] });
  const belt = anItem({ id: 'belt', always: [{ stat: 'stamina', amount: 2 }] });

  it('W28 the loss of a card that gave Life knocks out immediately', () => {
    const t = probing([], [hide]);
    t.player(0).wounds = 5;
    t.choose('discard:hide');
    expect(t.happened('knocked-out')).toHaveLength(1);
  });

  it('W28 with a wound to spare nothing happens', () => {
    const t = probing([], [hide]);
    t.player(0).wounds = 4;
    t.choose('discard:hide');
    expect([t.happened('knocked-out'), t.player(0).wounds]).toEqual([[], 4]);
  });

  it('W28 the loss of a card that gave Stamina turns the excess into wounds, which can be canceled', () => {
    const t = probing([], [belt, padding]);
    t.player(0).exhaustion = 5;
    t.choose('discard:belt');
    expect(t.kind()).toBe('wounded');
    t.choose('use:padding:0');
    expect([t.player(0).exhaustion, t.player(0).wounds]).toEqual([3, 1]);
  });

  it('W28 a card that is turned face down gives nothing any more', () => {
    const coat = anItem({
      id: 'coat',
      always: [{ stat: 'life', amount: 1 }],
      abilities: [{ when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
    });
    const t = probing([], [coat]);
    t.player(0).wounds = 5;
    t.choose('use:coat:0');
    expect(t.happened('knocked-out')).toHaveLength(1);
  });

  it.each<{ name: string; effect: Effect }>([
    { name: 'Life', effect: { do: 'modify', stat: 'life', amount: -1, until: 'turn' } },
    { name: 'Stamina', effect: { do: 'modify', stat: 'stamina', amount: -1, until: 'turn' } },
  ])('W28 a passing loss of $name is checked immediately', ({ name, effect }) => {
    const t = probing([effect]);
    t.player(0).wounds = 4;
    t.player(0).exhaustion = name === 'Stamina' ? 3 : 0;
    t.choose('use:probe:0');
    expect(t.happened('knocked-out')).toHaveLength(1);
  });

  it('W28 when a passing gain of Life ends, so do those who lived by it', () => {
    const t = probing([{ do: 'modify', stat: 'life', amount: 2, until: 'turn' }]);
    t.choose('use:probe:0');
    t.player(0).wounds = 5;
    t.place(0, 'g8');
    t.choose('stay');
    expect(t.happened('knocked-out')).toMatchObject([{ seat: 0 }]);
    expect(t.state.active).toBe(1);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('W28 an Event that takes Stamina away is felt by every Hero when it comes', () => {
    const drought: Card = {
      kind: 'event',
      id: 'drought',
      name: 'Drought',
      flavour: 'Made for a test.',
      color: 'green',
      number: 3,
      always: [{ stat: 'stamina', amount: -1, for: 'heroes' }],
    };
    const t = arena(library, [drought, aFoe({ id: 'foe' })]);
    t.player(0).exhaustion = 3;
    t.player(1).exhaustion = 3;
    t.onTop('green', 'foe');
    attempt(t, 'drought');
    expect([t.player(0).exhaustion, t.player(0).wounds]).toEqual([2, 1]);
    expect([t.player(1).exhaustion, t.player(1).wounds]).toEqual([2, 1]);
  });
});
