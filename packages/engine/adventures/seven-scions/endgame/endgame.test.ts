import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckSize } from '../../../kernel/deck.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { anAlly, anItem } from '../../../testing/arena.ts';
import { type Scenario } from '../../../testing/scenario.ts';
import {
  aStormlord,
  endgameNext,
  scionsTable,
  type ScionsOptions,
  storm,
  stormNext,
} from '../../../testing/adventures/scions.ts';

const FRAIL = { family: 'stormlord', life: 1, mind: [12, 1], body: [13, 1], spirit: [14, 1] } as const;
const CARDS = [
  anAlly({ id: 'friend', life: 4, stamina: 3 }),
  ...['lens', 'wand', 'rod'].map((id) =>
    anItem({
      id,
      abilities: [{ when: 'rolled', cost: [{ pay: 'activate' }], do: [{ do: 'add', amount: 1 }] }],
    }),
  ),
  aStormlord({ id: 'meek', foe: FRAIL }),
  aStormlord({
    id: 'spite',
    foe: FRAIL,
    abilities: [{ when: 'defeated', forced: true, do: [{ do: 'wound', who: 'you', amount: 9 }] }],
  }),
  aStormlord({
    id: 'tempest',
    abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }],
  }),
];
function table(options: ScionsOptions = {}): Scenario {
  const t = scionsTable(library, { cards: CARDS, ...options });
  endgameNext(t);
  return t;
}
/** The Endgame begins; chance gives these: who is first among equals, and the order of the Stormlords. */
function begin(t: Scenario, ...picks: number[]): Scenario {
  t.picks(...picks);
  t.choose('stay');
  while (t.kind() === 'prepare') t.choose('done');
  return t;
}
/** The Hero of this part beats the Stormlord in the second round, unhurt; then chance gives these. */
function beatOne(t: Scenario, ...picks: number[]): void {
  t.totals(20, 20, 20);
  t.choose('attack:hero');
  t.totals(20);
  t.picks(...picks);
  t.choose('attack:hero');
}

describe('the beginning of the Endgame', () => {
  it('FINALE-2 comes not with the last Storm card, but with the next that would be drawn', () => {
    const t = scionsTable(library);
    stormNext(t, 'blue-event-1');
    const blue = t.state.decks['storm-blue'];
    if (blue === undefined) throw new Error('no blue storms');
    blue.aside = deckSize(blue) + blue.aside - 1;
    t.choose('stay');
    expect(t.happened('storm-passed').map(({ card }) => card)).toEqual(['blue-event-1']);
    expect(t.happened('storm-endgame')).toEqual([]);
    storm(t).space = 8;
    t.picks(0, 0);
    t.choose('stay');
    expect(t.happened('storm-endgame')).toHaveLength(1);
  });

  it('FINALE-3 FINALE-4 FINALE-5 FINALE-6 FINALE-7 FINALE-9 S7 lets each remove as many wounds and as much exhaustion, and turn up as many Items, as there are Stormlords', () => {
    const t = table();
    const ally = t.give(0, 'friend');
    ally.wounds = 2;
    ally.exhaustion = 1;
    for (const card of ['lens', 'wand', 'rod']) t.give(0, card).used = true;
    for (const seat of [0, 1]) {
      t.player(seat).wounds = 2;
      t.player(seat).exhaustion = 2;
    }
    t.choose('stay');
    expect([t.kind(), t.seat()]).toEqual(['prepare', 0]);
    t.choose('mend:hero', 'mend:friend');
    expect(t.choices().filter((option) => option.startsWith('mend'))).toEqual([]);
    t.choose('recover:hero', 'recover:friend', 'ready:lens', 'ready:rod');
    // Two of each: nothing is left to do, and the other has an allowance of their own.
    expect(t.seat()).toBe(1);
    expect([t.player(0).wounds, ally.wounds, t.player(0).exhaustion, ally.exhaustion]).toEqual([1, 1, 1, 0]);
    expect(t.player(0).items.map(({ used }) => used)).toEqual([false, true, false]);
    t.choose('mend:hero');
    t.picks(0, 0);
    t.choose('done');
    expect([t.player(1).wounds, t.player(1).exhaustion]).toEqual([1, 2]);
  });

  it('FINALE-7 leaves each their whole allowance, whatever the one before has used of theirs', () => {
    const t = table();
    for (const seat of [0, 1]) t.player(seat).wounds = 3;
    t.choose('stay', 'mend:hero', 'done', 'mend:hero');
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['prepare', 1, ['mend:hero', 'done']]);
  });

  it('FINALE-3 FINALE-8 X is six for six players', () => {
    const t = table({ heroes: ['plain', 'other', 'third', null, null, null] });
    t.player(0).exhaustion = 9;
    t.player(1).exhaustion = 1;
    t.choose('stay');
    for (let i = 0; i < 6; i++) t.choose('recover:hero');
    expect(t.player(0).exhaustion).toBe(3);
    expect([t.kind(), t.seat()]).toEqual(['prepare', 1]);
  });

  it('FINALE-8 X is one for a player alone', () => {
    const t = table({ heroes: ['plain'] });
    t.player(0).wounds = 3;
    t.choose('stay', 'mend:hero');
    expect(t.player(0).wounds).toBe(2);
    expect(t.kind()).not.toBe('prepare');
  });
});

describe('one Hero after another', () => {
  it('GAUNTLET-1 GAUNTLET-2 GAUNTLET-3 S8 begins with the highest level, then with more gold', () => {
    const learned = table({ heroes: ['plain', 'other', 'third'] });
    learned.player(2).experience.mind = 1;
    learned.player(1).gold = 9;
    begin(learned, 0, 0);
    expect(learned.world.policies.level(learned.game(), 2)).toBe(2);
    expect(learned.state.active).toBe(2);
    const order = learned.state.frames.find(({ proc }) => proc === 'finale') as unknown as {
      order: number[];
    };
    expect(order.order).toEqual([1, 0]);
  });

  it.each([
    [0, [0, 1]],
    [1, [1, 0]],
  ])('GAUNTLET-2 S8 leaves the order to chance among equals: %i', (pick, order) => {
    const t = begin(table(), pick, 0);
    const [first, second] = order;
    expect(t.state.active).toBe(first);
    expect(t.state.frames.find(({ proc }) => proc === 'finale')).toMatchObject({ order: [second] });
  });

  it('GAUNTLET-4 GAUNTLET-5 GAUNTLET-6 GAUNTLET-7 GAUNTLET-17 GAUNTLET-19 WINNER-6 has each face all Stormlords, in an order of their own, without wounds', () => {
    const t = begin(table(), 0, 0);
    const first: string[] = [];
    const second: string[] = [];
    for (const seen of [first, second]) {
      for (let i = 0; i < 2; i++) {
        const combat = combatOf(t.game());
        expect(combat?.foeWounds).toBe(0);
        seen.push(combat?.card ?? '');
        beatOne(t, ...(i === 1 && seen === first ? [1] : []));
      }
    }
    expect(first.toSorted()).toEqual(storm(t).lords.toSorted());
    expect(second).toEqual(first.toReversed());
    expect(t.state.over).toEqual({ winners: [0, 1], how: 'stormlords' });
  });

  it('GAUNTLET-8 GAUNTLET-9 GAUNTLET-13 GAUNTLET-16 GAUNTLET-18 S8 knows no escape, and a Hero who falls is out without loss', () => {
    const t = table();
    storm(t).lords = ['tempest', 'stormlord-1'];
    t.player(0).gold = 5;
    t.give(0, 'lens').used = true;
    begin(t, 0);
    // Before Combat took 1 gold; there is no escape phase.
    expect(t.player(0).gold).toBe(4);
    expect([t.kind(), t.seat()]).toEqual(['ranged', 0]);
    t.totals(20, 2, 2);
    t.choose('attack:hero');
    // The Hero has attacked in this round: in melee and magic they could only defend.
    expect(t.player(0).wounds).toBe(2);
    t.player(0).wounds = 4;
    t.totals(2);
    t.picks(0);
    t.choose('attack:hero');
    expect(storm(t).out).toEqual([0]);
    expect(t.player(0)).toMatchObject({ gold: 4, wounds: 0 });
    expect(t.player(0).items).toHaveLength(1);
    expect(storm(t).scores?.[0]).toEqual({ beaten: 0, wounds: 1 });
    expect(t.state.active).toBe(1);
  });

  it('GAUNTLET-10 GAUNTLET-11 GAUNTLET-12 has nothing between two Stormlords: no Refresh, no healing, no market', () => {
    const t = table();
    t.give(0, 'lens').used = true;
    t.player(0).exhaustion = 1;
    t.player(0).wounds = 2;
    begin(t, 0, 0);
    beatOne(t);
    expect(combatOf(t.game())?.foeWounds).toBe(0);
    expect(t.player(0).items.map(({ used }) => used)).toEqual([true]);
    expect([t.player(0).wounds, t.player(0).exhaustion]).toEqual([2, 1]);
    expect(t.kind()).toBe('ranged');
  });

  it('GAUNTLET-15 a Scion that is killed sleeps, and nobody can awaken it any more', () => {
    const t = table();
    storm(t).asleep = storm(t).asleep.filter((card) => card !== 'archer');
    t.give(0, 'archer').wounds = 2;
    begin(t, 0, 0);
    t.totals(2, 20, 20);
    t.choose('attack:archer+roused');
    expect(storm(t).asleep).toContain('archer');
    expect(t.options().some((option) => option.startsWith('awaken'))).toBe(false);
  });
});

describe('who wins the competitive game', () => {
  /** Both parts are over: this is how they did. */
  function verdict(...scores: (readonly [beaten: number, wounds: number])[]): Scenario['state']['over'] {
    const t = table({ heroes: ['plain', 'other', 'third'].slice(0, scores.length) });
    begin(t, ...(scores.length === 1 ? [] : [0, 0]));
    storm(t).scores = scores.map(([beaten, wounds]) => ({ beaten, wounds }));
    t.player(0).gold = 99;
    const finale = t.state.frames.find(({ proc }) => proc === 'finale');
    if (finale === undefined) throw new Error('no Endgame');
    while (t.state.frames.at(-1) !== finale) t.state.frames.pop();
    finale.step = 'verdict';
    t.state.decision = null;
    t.world.procedures.get('finale')?.steps.get('verdict')?.run?.(t.game(), finale);
    return t.state.over;
  }

  it('WINNER-1 whoever beat the most Stormlords', () => {
    expect(verdict([1, 9], [2, 0])).toEqual({ winners: [1], how: 'stormlords' });
  });

  it('WINNER-2 WINNER-3 WINNER-4 WINNER-9 among equals, whoever dealt more wounds to the last', () => {
    expect(verdict([1, 1], [1, 2])).toEqual({ winners: [1], how: 'stormlords' });
    expect(verdict([0, 3], [0, 2])).toEqual({ winners: [0], how: 'stormlords' });
  });

  it('WINNER-3 WINNER-6 S14 falling as the last Stormlord falls is no better than standing', () => {
    const t = table();
    storm(t).lords = ['meek', 'spite'];
    begin(t, 0, 0);
    t.totals(20, 20);
    t.picks(0);
    t.choose('attack:hero', 'attack:hero');
    expect(storm(t).out).toEqual([0]);
    expect(storm(t).scores?.[0]).toEqual({ beaten: 2, wounds: 0 });
  });

  it('WINNER-5 WINNER-7 S14 equals share it, whatever their gold', () => {
    expect(verdict([1, 1], [1, 1])).toEqual({ winners: [0, 1], how: 'stormlords' });
  });

  it('WINNER-8 WINNER-10 S14 alone, only with the Stormlord beaten', () => {
    expect(verdict([1, 0])).toEqual({ winners: [0], how: 'stormlords' });
    expect(verdict([0, 1])).toEqual({ winners: [], how: 'storm' });
  });
});
