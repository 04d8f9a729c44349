import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../../effects/vocabulary.ts';
import { townsNear } from '../../../rules/turn/places.ts';
import { aFoe, anItem, aProbe, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { AT, cataclysmTable, free } from '../../../testing/adventures/cataclysm.ts';
import { standAt } from '../../../testing/adventures/cataclysm-play.ts';
import { anEncounter, anEvent, askAgain } from '../../../testing/drawn.ts';

/** Seat 0 stands there with an Item that does these things before moving. */
function probing(effects: readonly Effect[], space: string, cards: readonly Card[] = []): Scenario {
  const t = cataclysmTable(library, { cards: [aProbe(effects), ...cards] });
  t.place(0, space);
  hold(t, 'probe');
  return t;
}

/** Seat 0 stands there with an Item that works only under this condition. */
function when(condition: NonNullable<ReturnType<typeof aProbe>['abilities']>[number]['if'], space: string) {
  const t = cataclysmTable(library, {
    cards: [aProbe([{ do: 'gain-gold', amount: 1 }], 'before-moving', { if: condition })],
  });
  t.place(0, space);
  hold(t, 'probe');
  return t;
}
const works = (t: Scenario): boolean => t.options().includes('use:probe:0');

describe('cards that speak of towns', () => {
  it('HAVEN-1 C9 are true in a freed town and in no other', () => {
    expect(works(when([{ is: 'town' }], AT.riverwatch))).toBe(false);
    expect(works(when([{ is: 'town' }], AT.vynelvale))).toBe(false);
    const t = when([{ is: 'town' }], AT.riverwatch);
    free(t, 'riverwatch', 1);
    askAgain(t);
    expect(works(t)).toBe(true);
  });

  it('HAVEN-2 carry nobody to a town while none is free, and then only to free ones', () => {
    const t = probing([{ do: 'move', to: 'any-town' }], 'e9');
    expect(works(t)).toBe(false);
    free(t, 'riverwatch', 1);
    free(t, 'frostgate', 1);
    askAgain(t);
    t.choose('use:probe:0');
    const goals = t.options().filter((option) => /l7|c4|riverwatch|frostgate/.test(option));
    expect(goals).toHaveLength(2);
    expect(t.choices()).toHaveLength(2);
  });

  it('HAVEN-3 G16 mean the nearest free town by the nearest', () => {
    const t = probing([{ do: 'move', to: 'nearest-town' }], 'g8');
    expect(townsNear(t.game(), 'g8')).toEqual([]);
    free(t, 'frostgate', 1);
    askAgain(t);
    expect(townsNear(t.game(), 'g8')).toEqual(['frostgate']);
    t.choose('use:probe:0');
    expect(t.player(0).space).toBe(AT.frostgate);
  });

  it('HAVEN-4 let nobody rest while rest is for towns and none is free', () => {
    const curfew = anEvent({
      id: 'curfew',
      number: 1,
      rules: [{ rule: 'no-rest', for: 'heroes', if: [{ is: 'not', not: { is: 'town' } }] }],
    });
    const t = cataclysmTable(library, { cards: [curfew] });
    t.state.event = 'curfew';
    t.player(0).exhaustion = 2;
    for (const space of [AT.riverwatch, AT.vynelvale, 'e9']) {
      t.place(0, space);
      askAgain(t);
      expect(t.options().filter((option) => option.startsWith('rest:'))).toEqual([]);
    }
    t.place(0, AT.riverwatch);
    free(t, 'riverwatch', 1);
    askAgain(t);
    expect(t.options().filter((option) => option.startsWith('rest:'))).not.toEqual([]);
  });

  it('HAVEN-5 add cards to the stacks of free towns only', () => {
    const t = probing([{ do: 'stock', where: 'all', count: 1 }], 'e9', [anItem({ id: 'lamp' })]);
    free(t, 'riverwatch', 1);
    askAgain(t);
    t.onTop('market', 'lamp');
    t.choose('use:probe:0');
    expect(t.state.stacks.flat()).toEqual(['lamp']);
    expect(t.state.stacks[1]).toEqual(['lamp']);
  });

  it('HAVEN-5 let a Hero buy from the stacks of free towns only', () => {
    const t = probing([{ do: 'buy-anywhere' }], 'e9', [anItem({ id: 'lamp', cost: 1 })]);
    expect(works(t)).toBe(false);
    free(t, 'riverwatch', 1);
    t.onTop('market', 'lamp');
    t.state.stacks[1]?.push(...(t.state.decks['market']?.top.splice(0) ?? []));
    askAgain(t);
    t.choose('use:probe:0');
    expect(t.options().some((option) => option.includes('lamp'))).toBe(true);
  });

  it('HAVEN-6 C9 find a town by its name while it is cursed, and from the start while it is destroyed', () => {
    expect(works(when([{ is: 'town', any: ['riverwatch'] }], AT.riverwatch))).toBe(true);
    expect(works(when([{ is: 'town', any: ['vynelvale'] }], AT.vynelvale))).toBe(true);
    expect(works(when([{ is: 'town', any: ['riverwatch'] }], AT.tamalir))).toBe(false);
    expect(works(when([{ is: 'town', any: ['vynelvale'] }], 'k5'))).toBe(false);
  });

  it('HAVEN-6 carry a Hero to a cursed town that they name', () => {
    const t = probing([{ do: 'move', to: 'town', town: 'riverwatch' }], 'e9');
    t.choose('use:probe:0');
    expect(t.player(0).space).toBe(AT.riverwatch);
  });

  it('HAVEN-7 close a cursed town that they name', () => {
    const closed = anEvent({
      id: 'gates',
      number: 1,
      rules: [{ rule: 'closed-town', town: 'riverwatch', for: 'heroes' }],
    });
    const t = cataclysmTable(library, { cards: [closed] });
    t.place(0, 'k8');
    askAgain(t);
    expect(t.options()).toContain('walk:l7');
    t.state.event = 'gates';
    askAgain(t);
    expect(t.options()).not.toContain('walk:l7');
    expect(t.options()).toContain('walk:l8');
  });

  it('HAVEN-8 come into force as Events, number against number', () => {
    const omen = anEvent({ id: 'omen', number: 2, drawn: [{ do: 'gain-gold', amount: 5 }] });
    const sign = anEvent({ id: 'sign', number: 1, drawn: [{ do: 'gain-gold', amount: 20 }] });
    const t = cataclysmTable(library, { cards: [omen, sign, aFoe({ id: 'wolf' })] });
    t.onTop('green', 'omen', 'sign', 'wolf');
    t.place(0, 'h8');
    askAgain(t);
    t.choose('stay', 'attempt');
    expect(t.state.event).toBe('omen');
    expect(t.happened('event-ignored').map(({ card }) => card)).toEqual(['sign']);
    expect(t.player(0).gold).toBe(8);
  });
});

describe('an Encounter that sends a Hero to a town', () => {
  type When = 'market' | 'after-moving';
  const deliver = (town: string, when: When) =>
    ({
      when,
      ...(when === 'market' ? { cost: [{ pay: 'discard' }] as const } : { forced: true as const }),
      if: [{ is: 'town', any: [town] }],
      do: [{ do: 'gain-gold', amount: 4 }, ...(when === 'market' ? [] : [{ do: 'discard-this' } as const])],
    }) as const;
  const errand = (town: string, when: When) =>
    anEncounter('errand', [{ do: 'take' }], { as: { kind: 'kept', abilities: [deliver(town, when)] } });

  /** Seat 0 has such a card and stays there; whatever can be delivered is. */
  function ends(card: Card, space: string): Scenario {
    const t = cataclysmTable(library, { cards: [card] });
    t.give(0, 'errand');
    standAt(t, 0, space);
    t.choose('stay');
    if (t.options().includes('use:errand:0')) t.choose('use:errand:0');
    return t;
  }

  it.each(['market', 'after-moving'] as const)(
    'C26 is done on ending movement there where the town has no Market step: %s',
    (when) => {
      const t = ends(errand('riverwatch', when), AT.riverwatch);
      expect([t.player(0).gold, t.player(0).kept]).toEqual([7, []]);
      expect(ends(errand('riverwatch', when), AT.tamalir).player(0).gold).toBe(3);
      expect(ends(errand('riverwatch', when), 'k8').player(0).gold).toBe(3);
    },
  );

  it.each(['market', 'after-moving'] as const)(
    'C26 is done on any space next to a destroyed town, and in it: %s',
    (when) => {
      for (const [space, gold] of [
        ['k5', 7],
        ['j4', 7],
        [AT.vynelvale, 7],
        ['i6', 3],
      ] as const)
        expect([space, ends(errand('vynelvale', when), space).player(0).gold]).toEqual([space, gold]);
    },
  );

  it('C26 is done by an Ally whom an Encounter has brought', () => {
    const friend = anEncounter('errand', [{ do: 'take' }], {
      as: {
        kind: 'ally',
        life: 2,
        mind: [1, 1],
        body: [1, 1],
        spirit: [1, 1],
        abilities: [deliver('riverwatch', 'market')],
      },
    });
    expect(ends(friend, AT.riverwatch).player(0).gold).toBe(7);
  });

  it('C26 does not open the Market step to other cards', () => {
    const horn = anItem({
      id: 'errand',
      abilities: [{ when: 'market', cost: [{ pay: 'discard' }], do: [{ do: 'gain-gold', amount: 4 }] }],
    });
    expect(ends(horn, AT.riverwatch).player(0).gold).toBe(3);
    const named = anItem({ id: 'errand', abilities: [deliver('riverwatch', 'market')] });
    expect(ends(named, AT.riverwatch).player(0).gold).toBe(3);
    const { if: _, ...anywhere } = deliver('riverwatch', 'market');
    const idle = anEncounter('errand', [{ do: 'take' }], { as: { kind: 'kept', abilities: [anywhere] } });
    expect(ends(idle, AT.riverwatch).player(0).gold).toBe(3);
  });

  it('C26 waits for the Market step where there is one', () => {
    const t = cataclysmTable(library, { cards: [errand('riverwatch', 'market')] });
    free(t, 'riverwatch', 1);
    t.give(0, 'errand');
    standAt(t, 0, AT.riverwatch);
    t.picks(0);
    t.choose('stay');
    expect([t.kind(), t.options().includes('use:errand:0')]).toEqual(['market', true]);
  });
});
