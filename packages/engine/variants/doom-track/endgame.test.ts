import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../kernel/deck.ts';
import { aFoe, anItem, aProbe, hold } from '../../testing/arena.ts';
import { discard, doomed, greens, lord, trackOf } from '../../testing/doom.ts';
import { anEncounter, anEvent } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import { type Scenario, takeFromAnywhere } from '../../testing/scenario.ts';

const LORDS = ['lord-a', 'lord-b', 'lord-c', 'lord-d'].map((id) => lord(id));
const THREE = ['plain', 'other', 'third'];

const confronting = (t: Scenario): number[] => t.happened('confrontation').map(({ seat }) => seat);
const eliminated = (t: Scenario): number[] => t.happened('eliminated').map(({ seat }) => seat);
const drawn = (t: Scenario): string => t.happened('drew').at(-1)?.card ?? '';
const reds = (t: Scenario): string[] => {
  const deck = t.state.decks['red'];
  return deck === undefined ? [] : deckCards(deck);
};
const emptyRed = (t: Scenario): void => {
  t.state.removed.push(...(t.state.decks['red']?.bag.splice(0) ?? []));
};

/** Seat 0's turn ends, and the first Hero stands before a Dragon Lord: the picks are for the order and the draw. */
function begin(t: Scenario, ...picks: number[]): void {
  t.picks(...picks);
  t.choose('stay');
}

/** The Hero who fights falls; the picks are for whatever the next one draws. */
function fall(t: Scenario, ...picks: number[]): void {
  t.player(t.seat()).wounds = 4;
  t.totals(2);
  t.picks(...picks);
  t.choose('attack:hero');
}

describe('the Endgame', () => {
  it('DOOM-5 ENDGAME-1 D4 comes after the turn in which the eighth doom counter came, and not before', () => {
    const t = doomed(library, LORDS);
    trackOf(t).counters = 7;
    t.player(0).counters.green = 5;
    t.state.pile.green -= 5;
    discard(t, ...greens(t, 3));
    expect(trackOf(t).counters).toBe(8);
    t.choose('stay');
    // The rest of the turn is played: there is still an Experience step.
    expect([t.kind(), t.seat()]).toEqual(['experience', 0]);
    expect(t.happened('endgame-began')).toEqual([]);
    t.picks(0);
    t.choose('learn:body');
    expect(t.happened('endgame-began')).toHaveLength(1);
    expect(confronting(t)).toEqual([0]);
    expect(t.happened('turn-began')).toHaveLength(1);
  });

  it('DOOM-5 does not come with seven', () => {
    const t = doomed(library, LORDS);
    trackOf(t).counters = 7;
    t.choose('stay');
    expect(t.happened('endgame-began')).toEqual([]);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });

  it('ENDGAME-2 gathers the red Challenges, from the undefeated track too, and nothing else', () => {
    const t = doomed(library, [
      ...LORDS,
      lord('old-foe'),
      anEvent({ id: 'omen', color: 'red', number: 3 }),
      anEncounter('parley', [], { color: 'red' }),
      aFoe({ id: 'green-foe' }),
    ]);
    const { removed } = t.state;
    const before = removed.length;
    for (const card of ['old-foe', 'green-foe']) takeFromAnywhere(t.state, card);
    t.state.track[0] = { card: 'green-foe', space: 'h8', since: 1 };
    t.state.track[1] = { card: 'old-foe', space: 'a8', since: 1 };
    t.player(0).gold = 9;
    begin(t, 0);
    expect([...reds(t), drawn(t)].toSorted()).toEqual(['lord-a', 'lord-b', 'lord-c', 'lord-d', 'old-foe']);
    expect(removed.slice(before).toSorted()).toEqual(['omen', 'parley']);
    expect(t.state.track.map((entry) => entry?.card)).toContain('green-foe');
    expect(t.state.track.filter((entry) => entry !== null)).toHaveLength(1);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ENDGAME-3 goes by level, then by gold, then by chance', () => {
    const t = doomed(library, LORDS, THREE);
    t.player(1).experience.mind = 2;
    t.player(1).gold = 0;
    // Seats 0 and 2 are equal: chance takes the second of them. Then the draw.
    begin(t, 1, 0);
    fall(t, 0);
    fall(t, 0);
    expect(confronting(t)).toEqual([1, 2, 0]);
    const rich = doomed(library, LORDS);
    rich.player(1).gold = 4;
    begin(rich, 0);
    expect(confronting(rich)).toEqual([1]);
  });

  it('ENDGAME-4 ENDGAME-5 is a fight with all Before Combat and without escape, and no other step', () => {
    const boots = anItem({
      id: 'boots',
      abilities: [
        { when: 'turn-start', do: [{ do: 'gain-gold', amount: 1 }] },
        { when: 'before-combat', do: [{ do: 'escape' }] },
      ],
    });
    const bomb = aProbe([{ do: 'attack', phase: 'ranged' }], 'before-combat');
    const t = doomed(library, [lord('lord-a', { life: 2 }), bomb, boots]);
    t.player(0).gold = 9;
    hold(t, 'probe', 'boots');
    for (const item of t.player(0).items) item.used = item.card === 'boots';
    begin(t);
    // No Refresh: the boots are still turned. The bomb may be used.
    expect(t.player(0).items.map((held) => held.used)).toEqual([false, true]);
    expect([t.kind(), t.options()[0]]).toEqual(['before-combat', 'use:probe:0']);
    t.totals(20);
    t.choose('use:probe:0');
    // One of two Life is gone. There is no escape phase: the ranged phase comes at once.
    expect(t.kind()).toBe('ranged');
    expect(t.options()).not.toContain('escape');
    expect(t.happened('turn-began')).toHaveLength(1);
    t.player(0).items.forEach((item) => (item.used = false));
    expect(t.happened('foe-wounded')).toHaveLength(1);
  });

  it('ENDGAME-5 no card helps to escape either', () => {
    const boots = anItem({ id: 'boots', abilities: [{ when: 'before-combat', do: [{ do: 'escape' }] }] });
    const t = doomed(library, [lord('lord-a'), boots]);
    t.player(0).gold = 9;
    hold(t, 'boots');
    begin(t);
    expect([t.kind(), t.seat()]).toEqual(['ranged', 0]);
  });

  it('ENDGAME-6 a Hero who beats one takes it and goes on with the next, until three Runes win', () => {
    const t = doomed(library, LORDS);
    t.player(0).gold = 9;
    begin(t, 0);
    for (const beaten of [1, 2]) {
      t.totals(20);
      t.picks(0);
      t.choose('attack:hero');
      expect(t.player(0).kept).toHaveLength(beaten);
      expect([t.seat(), t.state.over]).toEqual([0, null]);
    }
    t.totals(20);
    t.choose('attack:hero');
    expect(t.state.over).toEqual({ winners: [0], how: 'dragon-runes' });
    expect(confronting(t)).toEqual([0]);
    expect(t.player(0).counters.red).toBe(0);
  });

  it('D8 ENDGAME-6 every red Challenge held counts, not only Runes', () => {
    const trophy = (id: string) => lord(id, { as: { kind: 'item', class: 'relic' } });
    const t = doomed(library, [trophy('horn'), trophy('crown'), lord('lord-a'), lord('lord-b')]);
    t.player(0).gold = 9;
    t.give(0, 'horn');
    t.give(0, 'crown');
    begin(t, 0);
    t.totals(20);
    t.choose('attack:hero');
    expect(t.state.over).toEqual({ winners: [0], how: 'red-challenges' });
  });

  it('ENDGAME-6 WIN-1 whoever beats High Lord Margath wins immediately', () => {
    const t = doomed(library, [aFoe({ id: 'margath-like', color: 'red', life: 1, reward: [{ do: 'win' }] })]);
    t.player(0).gold = 9;
    begin(t);
    t.totals(20);
    t.choose('attack:hero');
    expect(t.state.over).toEqual({ winners: [0], how: 'margath-like' });
  });

  it('ENDGAME-7 D5 a Hero who fails loses nothing but their place, and the Challenge goes back', () => {
    const t = doomed(library, LORDS);
    t.player(0).experience.mind = 1;
    t.player(0).counters.green = 2;
    t.state.pile.green -= 2;
    t.give(0, 'white-blade');
    begin(t, 0);
    const first = drawn(t);
    // It lies at the end of the bag again, and seat 1 draws it.
    fall(t, 3);
    expect(t.player(0)).toMatchObject({ gold: 3, space: 'h7', wounds: 0, counters: { green: 2 } });
    expect(t.player(0).items.map((held) => held.card)).toEqual(['white-blade']);
    expect(eliminated(t)).toEqual([0]);
    expect(confronting(t)).toEqual([0, 1]);
    expect(drawn(t)).toBe(first);
    expect(violations(t.world, t.state)).toEqual([]);
    fall(t);
    expect(reds(t).toSorted()).toEqual(['lord-a', 'lord-b', 'lord-c', 'lord-d']);
    expect(confronting(t)).toEqual([0, 1]);
  });

  it('ENDGAME-7 a Challenge that gets away was failed as well', () => {
    const coward = lord('coward', {
      abilities: [{ when: 'round-start', forced: true, do: [{ do: 'foe-flees' }] }],
    });
    const t = doomed(library, [coward]);
    t.player(1).gold = 9;
    begin(t);
    expect(eliminated(t)).toEqual([1, 0]);
    expect(reds(t)).toEqual(['coward']);
    expect(t.state.over).toEqual({ winners: [1], how: 'endgame' });
  });

  it('ENDGAME-8 when all are out, red Challenges decide, then level, then gold', () => {
    const ending = (change: (t: Scenario) => void): readonly number[] | undefined => {
      const t = doomed(library, LORDS, THREE);
      for (const seat of [0, 1, 2]) t.player(seat).gold = seat;
      change(t);
      emptyRed(t);
      t.choose('stay');
      return t.state.over?.winners;
    };
    expect(ending(() => undefined)).toEqual([2]);
    expect(ending((t) => (t.player(1).experience.body = 1))).toEqual([1]);
    expect(
      ending((t) => {
        t.player(1).experience.body = 1;
        t.give(0, 'lord-a');
      }),
    ).toEqual([0]);
  });

  it('D8 ENDGAME-8 a red Encounter that was kept is no red Challenge', () => {
    const favor = anEncounter('favor', [{ do: 'take' }], { color: 'red', as: { kind: 'kept' } });
    const t = doomed(library, [...LORDS, favor]);
    t.player(1).gold = 9;
    t.give(0, 'favor');
    emptyRed(t);
    t.choose('stay');
    expect(t.state.over?.winners).toEqual([1]);
  });

  it('W39 without a red Challenge to draw nobody is beaten, and the verdict comes', () => {
    const t = doomed(library, LORDS);
    emptyRed(t);
    t.player(0).gold = 5;
    t.choose('stay');
    expect(confronting(t)).toEqual([0, 1]);
    expect(eliminated(t)).toEqual([]);
    expect(t.state.over).toEqual({ winners: [0], how: 'endgame' });
  });

  it('W38 equals share the victory', () => {
    const t = doomed(library, LORDS);
    emptyRed(t);
    begin(t, 0);
    expect(t.state.over).toEqual({ winners: [0, 1], how: 'endgame' });
  });

  it('G22 ENDGAME-8 alone, to fail is to lose', () => {
    const t = doomed(library, LORDS, ['plain']);
    begin(t, 0);
    fall(t);
    expect(t.state.over).toEqual({ winners: [], how: 'doom' });
  });

  it('W40 a Hero whom another’s fight knocks out has no turn any more', () => {
    const blast = lord('blast', {
      abilities: [
        {
          when: 'before-combat',
          forced: true,
          do: [{ do: 'each', who: 'others', then: [{ do: 'wound', who: 'you', amount: 9 }] }],
        },
      ],
    });
    const t = doomed(library, [blast]);
    t.player(0).gold = 9;
    begin(t);
    expect(eliminated(t)).toEqual([1]);
    expect([t.kind(), t.seat()]).toEqual(['ranged', 0]);
    expect(t.player(1)).toMatchObject({ gold: 3, space: 'h9', wounds: 0 });
    fall(t);
    expect(confronting(t)).toEqual([0]);
    expect(t.state.over).toEqual({ winners: [0], how: 'endgame' });
  });
});
