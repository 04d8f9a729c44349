import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { isForfeited } from '../../rules/turn/adventure.ts';
import { combatOf } from '../../rules/combat/combat-frame.ts';
import { aFoe, anAlly, anItem, aProbe, attempt, LAIR } from '../../testing/arena.ts';
import { anEvent, clearJewels } from '../../testing/drawn.ts';
import { scenario, type Scenario } from '../../testing/scenario.ts';
import { aStormFoe, endgameNext, scionsTable, storm, stormNext } from '../../testing/adventures/scions.ts';

const CARDS = [
  ...(['green', 'yellow', 'blue'] as const).map((color) => aFoe({ id: `${color}-foe`, color, life: 1 })),
  ...['friend', 'mate', 'pal'].map((id) => anAlly({ id })),
  anItem({
    id: 'shield',
    abilities: [{ when: 'wounded', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 1 }] }],
  }),
  ...['horn', 'drum'].map((id) =>
    anItem({
      id,
      abilities: [
        { when: 'before-combat', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    }),
  ),
  aProbe([{ do: 'modify', stat: 'mind', amount: -3, for: 'enemy', until: 'combat' }], 'before-combat'),
  aStormFoe({ id: 'flood', always: [{ stat: 'ranged-damage', amount: 2, if: [{ is: 'town' }] }] }),
  aStormFoe({ id: 'gyre', color: 'blue', life: 1 }),
  anEvent({ id: 'omen', number: 1 }),
  aFoe({
    id: 'coward',
    color: 'blue',
    abilities: [{ when: 'missed', forced: true, do: [{ do: 'foe-flees' }] }],
  }),
  ...['ring', 'band'].map((id) =>
    anItem({ id, always: [{ stat: 'combat', amount: 5, if: [{ is: 'first-roll' }] }] }),
  ),
];
const table = (...variants: string[]): Scenario => scionsTable(library, { cards: CARDS, variants });

function awake(t: Scenario): Scenario {
  storm(t).asleep = storm(t).asleep.filter((one) => one !== 'archer');
  t.give(0, 'archer');
  return t;
}

describe('with Travel Hazards', () => {
  /** Plains, and two faces of movement dice without them. */
  const WILD = 'h7';
  const NOT_PLAIN = [3, 4];
  /** Seat 0 meets a hazard: the two dice add up to this. */
  function meet(total: number, t: Scenario = table('travel-hazards')): Scenario {
    for (const color of ['green', 'yellow', 'blue']) t.onTop(color, `${color}-foe`);
    t.place(0, WILD, 'g7');
    t.picks(...NOT_PLAIN);
    t.totals(total);
    t.choose('stay');
    return t;
  }

  it('COMBINE-1 two dice say the color', () => {
    const colors = [6, 7, 15, 16].map((total) => meet(total).happened('hazard')[0]?.color);
    expect(colors).toEqual(['green', 'yellow', 'yellow', 'blue']);
  });

  it('COMBINE-2 a red counter keeps hazards away, a red jewel without it does not', () => {
    const checks = (cleared: boolean): number => {
      const t = table('travel-hazards');
      if (cleared) clearJewels(t, LAIR.red[0]);
      t.onTop('yellow', 'yellow-foe');
      t.place(0, ...LAIR.red);
      t.picks(...NOT_PLAIN);
      t.totals(10);
      t.choose('stay');
      return t.happened('hazard-check').length;
    };
    expect([checks(false), checks(true)]).toEqual([0, 1]);
  });

  it('COMBINE-3 TRACKER-7 AWAKE-5 a hazard that beats a Hero goes under its deck, and the storm counter moves; a Scion has no part in it', () => {
    const t = meet(10, awake(table('travel-hazards')));
    if (t.kind() === 'escape') t.choose('fight');
    expect(t.choices()).toEqual(['attack:hero', 'defend']);
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(t.state.decks['yellow']?.bottom).toContain('yellow-foe');
    expect(t.happened('storm-moved').map(({ steps }) => steps)).toEqual([1]);
  });

  it('TRACKER-17 a hazard that is defeated counts with its color', () => {
    const t = meet(10);
    if (t.kind() === 'escape') t.choose('fight');
    t.totals(20);
    t.choose('attack:hero');
    expect(t.happened('storm-moved').map(({ steps }) => steps)).toEqual([2]);
  });
});

describe('with other variants', () => {
  it('COMBINE-6 Rituals and Equipping Allies that are Items may be turned up for the Endgame', () => {
    const packs = ['rituals-and-runes', 'weapons-of-legend'];
    const t = scenario(library, { adventure: 'seven-scions', heroes: [null], packs });
    const cards = Object.values(t.world.cards);
    const ritual = cards.find(({ card }) => card.kind === 'item' && card.class === 'ritual')?.id ?? '';
    const equipping = cards.find(({ card, holding }) => card.kind === 'ally' && holding === 'item')?.id ?? '';
    for (const card of [ritual, equipping]) t.give(0, card).used = true;
    endgameNext(t);
    t.choose('stay');
    expect(t.kind()).toBe('prepare');
    expect(t.choices()).toEqual([`ready:${ritual}`, `ready:${equipping}`, 'done']);
  });

  it('COMBINE-4 Ally Limits allow any number of Allies and one Scion', () => {
    const t = awake(table('ally-limits'));
    const room = (card: string): boolean => t.world.policies.hasRoom(t.game(), 0, card);
    for (const card of ['friend', 'mate']) t.give(0, card);
    expect([room('pal'), room('sage')]).toEqual([true, false]);
  });

  it('COMBINE-5 Shorter and Longer change no storm and none of its points', () => {
    const price = (t: Scenario): number => t.world.policies.experiencePrice(2);
    for (const [variant, change] of [
      ['shorter', -1],
      ['longer', 1],
    ] as const) {
      const t = table(variant);
      expect(price(t)).toBe(price(table()) + change);
      stormNext(t, 'gyre');
      t.choose('stay', 'fight', 'fight');
      const combat = combatOf(t.game());
      if (combat !== null) combat.foeWounds = 1;
      t.totals(20);
      t.choose('attack:hero');
      expect(t.happened('points').map(({ amount }) => amount)).toEqual([3]);
    }
  });

  it('TOGETHER-3 TOGETHER-4 the cooperative game chooses scion counters in order, as the other does', () => {
    const t = table('cooperative');
    t.onTop('green', 'omen', 'green-foe');
    attempt(t, 'omen');
    t.choose('counter:archer');
    expect([t.kind(), t.seat()]).toEqual(['scion-counter', 1]);
    expect(t.options()).not.toContain('counter:archer');
  });

  it('TOGETHER-29 a Hero may cancel wounds of the joint battle that fall to them', () => {
    const t = table('cooperative');
    t.give(1, 'shield');
    endgameNext(t);
    t.picks(0);
    t.totals(2);
    t.choose('stay', 'bear:1');
    expect([t.kind(), t.seat()]).toEqual(['wounded', 1]);
    t.totals(2);
    t.choose('use:shield:0');
    expect(t.player(1).wounds).toBe(0);
  });
});

describe('cards and places in a storm', () => {
  it('TRACKER-15 a Challenge that fled counts as none', () => {
    const t = table();
    attempt(t, 'coward');
    t.totals(2);
    t.choose('fight', 'attack:hero');
    expect(t.happened('foe-fled')).toHaveLength(1);
    expect(t.happened('storm-moved').map(({ steps }) => steps)).toEqual([1]);
  });

  it('STORM-52 what counts for a first roll counts for each Hero’s own', () => {
    const t = table();
    for (const [seat, card] of [
      [0, 'ring'],
      [1, 'band'],
    ] as const)
      t.give(seat, card);
    stormNext(t, 'green-storm-1');
    t.choose('stay', 'fight', 'fight');
    t.totals(20, 20, 20, 20);
    t.choose('attack:hero', 'attack:hero', 'attack:hero', 'attack:hero');
    // Mind 2 and Body 3; the first roll of each has 5 more.
    expect(t.happened('rolled').map(({ bonus }) => bonus)).toEqual([7, 7, 3, 3]);
  });

  it('STORM-7 a Hero who has forfeited a color faces its storms all the same', () => {
    const t = table();
    t.player(1).experience.life = 1;
    expect(isForfeited(t.game(), 1, 'green')).toBe(true);
    stormNext(t, 'green-event-1');
    t.choose('stay');
    expect(t.player(1).gold).toBe(2);
  });

  it('STORM-19 each Hero may activate one card Before Combat', () => {
    const t = table();
    for (const card of ['horn', 'drum']) t.give(0, card);
    stormNext(t, 'green-storm-1');
    t.choose('stay', 'use:horn:0');
    expect(t.options()).not.toContain('use:drum:0');
  });

  it('STORM-50 a lowered number counts for every Hero', () => {
    const t = table();
    t.give(0, 'probe');
    stormNext(t, 'green-storm-1');
    t.choose('stay', 'use:probe:0', 'fight', 'fight');
    t.totals(20, 5);
    t.choose('defend', 'attack:hero');
    // Mind 2 and 5 make 7: enough against 10 less 3.
    expect(t.happened('foe-wounded').map(({ seat }) => seat)).toEqual([1]);
  });

  it('STORM-53 each Hero’s own space counts', () => {
    const t = table();
    t.place(0, t.world.board.towns[2]?.space ?? '');
    stormNext(t, 'flood');
    t.choose('stay', 'fight', 'fight');
    t.totals(2, 2);
    t.choose('defend', 'defend');
    expect([t.player(0).wounds, t.player(1).wounds]).toEqual([3, 1]);
  });
});
