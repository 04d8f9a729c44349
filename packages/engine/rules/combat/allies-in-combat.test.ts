import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, arena, attempt, foeWounds } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';

const ann = anAlly({ id: 'ann', mind: [5, 2] });
const bob = anAlly({ id: 'bob', body: [6, 3] });

/** In the ranged phase of the first round, with Ann and Bob at the Hero's side. */
function withAllies(foe: Card = aFoe({ id: 'foe', life: 20 }), ...more: Card[]): Scenario {
  const t = arena(library, [foe, ann, bob, ...more]);
  t.give(0, 'ann');
  t.give(0, 'bob');
  attempt(t, foe.id);
  t.choose('fight');
  return t;
}

describe('Allies in combat', () => {
  it('ALLY-1 ALLY-2 with two Allies all three phases are attacks, each with its own value and damage', () => {
    const t = withAllies();
    expect(t.options().slice(0, 4)).toEqual(['attack:hero', 'attack:ann', 'attack:bob', 'defend']);
    t.totals(5);
    t.choose('attack:ann');
    expect(foeWounds(t)).toBe(2);
    t.totals(5);
    t.choose('attack:bob');
    expect(foeWounds(t)).toBe(2 + 3);
    t.totals(8);
    t.choose('attack:hero');
    expect(foeWounds(t)).toBe(2 + 3 + 1);
    expect(t.happened('rolled').map(({ who, what, bonus }) => [who, what, bonus])).toEqual([
      ['ann', 'attack', 5],
      ['bob', 'attack', 6],
      ['hero', 'attack', 4],
    ]);
  });

  it('W2 Hero and each Ally attack at most once in a round, and again in the next', () => {
    const t = withAllies();
    t.totals(5);
    t.choose('attack:ann');
    expect(t.options().slice(0, 3)).toEqual(['attack:hero', 'attack:bob', 'defend']);
    t.totals(8);
    t.choose('attack:hero');
    expect(t.options().slice(0, 2)).toEqual(['attack:bob', 'defend']);
    t.totals(8);
    t.choose('defend', 'fight');
    expect(t.options().slice(0, 4)).toEqual(['attack:hero', 'attack:ann', 'attack:bob', 'defend']);
  });

  it('ALLY-3 ALLY-4 G13 WOUND-2 an attacking Ally bears all the harm of failure, and nobody defends', () => {
    const foe = aFoe({
      id: 'foe',
      abilities: [{ when: 'missed', forced: true, do: [{ do: 'exhaust', who: 'fighter', amount: 1 }] }],
    });
    const eve = anAlly({ id: 'eve', life: 4, stamina: 2 });
    const t = arena(library, [foe, eve]);
    const held = t.give(0, 'eve');
    attempt(t, 'foe');
    t.totals(2);
    t.choose('fight', 'attack:eve');
    expect([held.wounds, held.exhaustion]).toEqual([1, 1]);
    expect([t.player(0).wounds, t.player(0).exhaustion]).toEqual([0, 0]);
    expect(t.happened('rolled')).toHaveLength(1);
    expect(t.kind()).toBe('melee');
  });

  it('ALLY-4 only the Hero defends, and by failing they alone are hurt', () => {
    const t = withAllies();
    expect(t.options().filter((option) => option.startsWith('defend'))).toEqual(['defend']);
    t.totals(2);
    t.choose('defend');
    expect(t.happened('rolled')).toMatchObject([{ who: 'hero', what: 'defense' }]);
    expect(t.player(0).wounds).toBe(1);
    expect(t.player(0).allies.map((ally) => ally.wounds)).toEqual([0, 0]);
  });

  it('ALLY-5 WOUND-1 an Ally dies in the middle of a round; it sheds its counters, and the fight goes on', () => {
    const t = withAllies(aFoe({ id: 'foe', mind: [19, 2] }));
    t.totals(2);
    t.choose('attack:ann');
    expect(t.player(0).allies.map((ally) => ally.card)).toEqual(['bob']);
    expect(t.state.decks['market']?.bottom).toEqual(['ann']);
    expect(t.happened('lost')).toMatchObject([{ card: 'ann', why: 'killed' }]);
    expect([t.kind(), t.player(0).wounds]).toEqual(['melee', 0]);
    expect(t.options().slice(0, 3)).toEqual(['attack:hero', 'attack:bob', 'defend']);
    expect(t.give(0, 'ann')).toMatchObject({ wounds: 0, exhaustion: 0 });
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ALLY-5 one wound short of its Life an Ally lives on with its wounds', () => {
    const t = withAllies(aFoe({ id: 'foe', mind: [19, 1], body: [11, 0], spirit: [12, 0] }));
    t.totals(2);
    t.choose('attack:ann', 'defend', 'defend', 'fight');
    expect(t.player(0).allies.map(({ card, wounds }) => [card, wounds])).toEqual([
      ['ann', 1],
      ['bob', 0],
    ]);
    t.totals(2);
    t.choose('attack:ann');
    expect(t.player(0).allies.map((ally) => ally.card)).toEqual(['bob']);
  });

  it('ALLY-5 an Ally who falls to what a miss brings is not there to be struck as well', () => {
    const foe = aFoe({
      id: 'foe',
      mind: [19, 3],
      abilities: [{ when: 'missed', forced: true, do: [{ do: 'wound', who: 'fighter', amount: 2 }] }],
    });
    const t = withAllies(foe);
    t.totals(2);
    t.choose('attack:ann');
    expect(t.happened('wounded')).toMatchObject([{ who: 'ann', amount: 2 }]);
    expect([t.player(0).wounds, t.kind()]).toEqual([0, 'melee']);
  });

  it('ALLY-5 what a fallen Ally gave is gone immediately', () => {
    const drum = anAlly({ id: 'drum', always: [{ stat: 'combat', amount: 4, for: 'party' }] });
    const t = arena(library, [aFoe({ id: 'foe', mind: [19, 2], spirit: [12, 0] }), drum]);
    t.give(0, 'drum');
    attempt(t, 'foe');
    t.totals(2, 9);
    t.choose('fight', 'attack:drum', 'attack:hero');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([1 + 4, 3]);
  });

  it('W4 an Ally won from a Challenge that is killed goes under the deck it came from', () => {
    const wolf = aFoe({
      id: 'wolf',
      color: 'blue',
      reward: [{ do: 'take' }],
      as: { kind: 'ally', life: 1, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
    });
    const t = arena(library, [aFoe({ id: 'foe' }), wolf]);
    t.give(0, 'wolf');
    attempt(t, 'foe');
    t.totals(2);
    t.choose('fight', 'attack:wolf');
    expect(t.player(0).allies).toEqual([]);
    expect(t.state.decks['blue']?.bottom).toEqual(['wolf']);
    expect(t.state.decks['market']?.bottom).toEqual([]);
  });

  it('ALLY-1 a card can forbid Allies to attack', () => {
    const foe = aFoe({ id: 'foe', rules: [{ rule: 'no-ally-attacks', for: 'enemy' }] });
    expect(withAllies(foe).options().slice(0, 2)).toEqual(['attack:hero', 'defend']);
  });
});
