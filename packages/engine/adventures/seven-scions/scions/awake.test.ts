import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, attempt } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aScion,
  endgameNext,
  scionsTable,
  type ScionsOptions,
  storm,
  stormNext,
} from '../../../testing/adventures/scions.ts';

/** Before Combat it may take an exhaustion for 1 gold. */
const SINGER = aScion(1, {
  id: 'singer',
  as: {
    kind: 'ally',
    life: 3,
    stamina: 2,
    mind: [3, 2],
    body: [3, 2],
    spirit: [3, 2],
    abilities: [
      {
        when: 'before-combat',
        cost: [{ pay: 'exhaustion', amount: 1 }],
        once: 'combat',
        do: [{ do: 'gain-gold', amount: 1 }],
      },
    ],
  },
});
const CARDS = [SINGER, aFoe({ id: 'wolf' }), anItem({ id: 'charm' })];

/** Seat 0 has the Singer awake. */
function table(options: ScionsOptions = {}): Scenario {
  const t = scionsTable(library, { cards: CARDS, ...options });
  t.give(0, 'singer');
  return t;
}
const sings = (t: Scenario): boolean => t.options().some((option) => option.startsWith('use:singer'));

describe('what is written on an awake Scion', () => {
  it('AWAKE-2 works in a storm', () => {
    const t = table();
    stormNext(t, 'green-storm-1');
    t.choose('stay');
    expect(sings(t)).toBe(true);
    t.choose('use:singer+roused:0');
    expect(t.player(0).gold).toBe(4);
  });

  it('AWAKE-3 works against a Stormlord', () => {
    const t = table();
    endgameNext(t);
    t.picks(0, 0);
    t.choose('stay');
    expect([t.kind(), sings(t)]).toEqual(['before-combat', true]);
  });

  it('AWAKE-4 does not work in an adventure', () => {
    const t = table();
    attempt(t, 'wolf');
    expect([t.kind(), sings(t)]).toEqual(['escape', false]);
  });

  it('AWAKE-6 does not work between Heroes', () => {
    const t = table();
    for (const seat of [0, 1]) t.place(seat, 'e9');
    t.totals(20);
    t.choose('stay', 'attack:1');
    expect(t.kind()).not.toBe('before-combat');
    expect(sings(t)).toBe(false);
  });

  it('AWAKE-7 does not work where another Scion has to be fought', () => {
    const t = table();
    t.place(0, 'j10');
    t.choose('stay', 'awaken:guardian');
    expect([t.kind(), sings(t)]).toEqual(['escape', false]);
  });
});

describe('an awake Scion between storms', () => {
  it('S20 leaves four dice while it is hurt, and rests with its Hero', () => {
    const t = table();
    const [scion] = t.player(0).allies;
    if (scion === undefined) throw new Error('no Scion');
    scion.exhaustion = 1;
    askAgain(t);
    t.picks(0, 0, 0);
    t.choose('rest:1');
    expect(scion.exhaustion).toBe(0);
    expect(t.happened('movement-dice').at(-1)?.faces).toHaveLength(3);
  });

  /** What seat 0 may take from seat 1, who has an Archer awake and has just been beaten. */
  function prizes(own: boolean): readonly string[] {
    const t = scionsTable(library, { cards: CARDS });
    for (const [seat, card] of [
      [0, 'sage'],
      [1, 'archer'],
    ] as const) {
      if (seat === 0 && !own) continue;
      storm(t).asleep = storm(t).asleep.filter((one) => one !== card);
      t.give(seat, card);
    }
    t.player(1).wounds = 4;
    for (const seat of [0, 1]) t.place(seat, 'e9');
    askAgain(t);
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    expect(t.kind()).toBe('prize');
    return t.choices();
  }

  it('S20 is a prize for a Hero who has none', () => {
    expect(prizes(false)).toEqual(['prize:gold', 'prize:archer', 'none']);
  });

  it('S20 costs a Hero who has one their own if it is taken as a prize', () => {
    expect(prizes(true)).toEqual(['prize:gold', 'prize:archer:sage', 'none']);
  });
});
