import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { attribute, damageOf, foeLife, foeTarget, lifeOf, staminaOf } from '../../rules/cards/values.ts';
import { combatOf } from '../../rules/combat/combat-frame.ts';
import { aFoe, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Card, EffectOf, Scope, Until } from '../vocabulary.ts';
import type { Window } from '../windows.ts';

const lift = (until: Until, more: Partial<EffectOf<'modify'>> = {}): EffectOf<'modify'> => ({
  do: 'modify',
  stat: 'combat',
  amount: 5,
  until,
  ...more,
});
const foe = aFoe({ id: 'foe', life: 20 });

/** In the ranged phase of the first round, the probe used in the window on the way there. */
function fighting(effect: EffectOf<'modify'>, when: Window, ...cards: readonly Card[]): Scenario {
  const t = arena(library, [aProbe([effect], when), foe, ...cards]);
  for (const card of ['probe', ...cards.map((one) => one.id)]) t.give(0, card);
  attempt(t, 'foe');
  t.choose('use:probe:0', 'fight');
  return t;
}
/** One round in which the Hero attacks first: the bonuses of its three rolls. */
function round(t: Scenario): number[] {
  const before = t.happened('rolled').length;
  t.totals(12, 12, 12);
  t.choose('attack:hero');
  while (t.kind() !== 'escape') t.choose('defend');
  t.choose('fight');
  return t
    .happened('rolled')
    .slice(before)
    .map((roll) => roll.bonus);
}
const PLAIN = [2, 3, 4];
const RAISED = PLAIN.map((bonus) => bonus + 5);

describe('modify lasts', () => {
  it('until "roll": for that roll alone', () => {
    const t = arena(library, [aProbe([lift('roll')], 'roll'), foe]);
    t.give(0, 'probe');
    attempt(t, 'foe');
    t.totals(12, 12, 12);
    t.choose('fight', 'attack:hero', 'use:probe:0');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([7, 3, 4]);
    expect(t.state.modifiers).toEqual([]);
  });

  it('until "round": to the end of the combat round, also from Before Combat on', () => {
    for (const when of ['before-combat', 'round-start'] as const) {
      const t = fighting(lift('round'), when);
      expect(round(t)).toEqual(RAISED);
      expect(round(t)).toEqual(PLAIN);
    }
  });

  it('until "combat": round after round, and not into the next fight', () => {
    const t = fighting(lift('combat'), 'round-start');
    expect([...round(t), ...round(t)]).toEqual([...RAISED, ...RAISED]);
    t.totals(18, 18, 18);
    t.choose('attack:hero');
    t.totals(20);
    t.choose('escape');
    expect([t.state.active, t.state.modifiers]).toEqual([1, []]);
  });

  it('until "combat": not beyond a knock-out', () => {
    const t = fighting(lift('combat', { amount: -20 }), 'round-start');
    t.player(0).wounds = 4;
    t.totals(2);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(t.state.modifiers).toEqual([]);
  });

  it('until "turn": over several fights, to the end of the turn', () => {
    const brawl: Card = {
      kind: 'encounter',
      id: 'brawl',
      name: 'Brawl',
      flavour: 'Made for a test.',
      color: 'green',
      drawn: [{ do: 'fight', win: [{ do: 'gain-gold', amount: 1 }] }],
      foe: { name: 'A Drinker', family: 'bandit', life: 1, mind: [10, 0], body: [11, 0], spirit: [12, 0] },
    };
    const t = arena(library, [aProbe([lift('turn')], 'before-moving'), brawl, foe]);
    hold(t, 'probe');
    t.choose('use:probe:0');
    t.onTop('green', 'foe');
    attempt(t, 'brawl');
    t.totals(9, 9, 9, 9);
    t.choose('fight', 'attack:hero', 'fight', 'attack:hero');
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([7, ...RAISED]);
    t.totals(20);
    t.choose('escape');
    expect([t.state.active, t.state.modifiers]).toEqual([1, []]);
  });

  it('until "next-turn": through the turns of the others, to the beginning of one’s own', () => {
    const t = arena(library, [aProbe([lift('next-turn', { stat: 'mind' })], 'before-moving')]);
    hold(t, 'probe');
    t.choose('use:probe:0');
    const mind = (seat: number): number => attribute(t.game(), seat, 'hero', 'mind');
    t.place(0, 'g8');
    t.place(1, 'g9');
    expect([mind(0), mind(1)]).toEqual([7, 2]);
    t.choose('stay');
    expect([t.state.active, mind(0)]).toEqual([1, 7]);
    t.choose('stay');
    expect([t.state.active, mind(0)]).toEqual([0, 2]);
  });
});

describe('modify is for', () => {
  const ann = anAlly({ id: 'ann' });
  const bodies = (t: Scenario): number[] => {
    const game = t.game();
    const combat = combatOf(game);
    return [
      attribute(game, 0, 'hero', 'body'),
      attribute(game, 0, 'ann', 'body'),
      combat === null ? 0 : foeTarget(game, combat, 'body', null),
    ];
  };
  it.each<{ scope: Scope; hero: number; ally: number; enemy: number }>([
    { scope: 'self', hero: 8, ally: 1, enemy: 11 },
    { scope: 'hero', hero: 8, ally: 1, enemy: 11 },
    { scope: 'allies', hero: 3, ally: 6, enemy: 11 },
    { scope: 'party', hero: 8, ally: 6, enemy: 11 },
    { scope: 'enemy', hero: 3, ally: 1, enemy: 16 },
  ])('$scope, said by an Item', ({ scope, hero, ally, enemy }) => {
    const t = fighting(lift('combat', { stat: 'body', for: scope }), 'round-start', ann);
    expect(bodies(t)).toEqual([hero, ally, enemy]);
  });

  it.each<{ scope: Scope; hero: number; ally: number; enemy: number }>([
    { scope: 'self', hero: 3, ally: 1, enemy: 16 },
    { scope: 'enemy', hero: 8, ally: 6, enemy: 11 },
    { scope: 'hero', hero: 8, ally: 1, enemy: 11 },
  ])('$scope, said by the Challenge of itself and of those who fight it', ({ scope, hero, ally, enemy }) => {
    const wily = aFoe({
      id: 'wily',
      abilities: [
        { when: 'before-combat', forced: true, do: [lift('combat', { stat: 'body', for: scope })] },
      ],
    });
    const t = arena(library, [wily, ann]);
    t.give(0, 'ann');
    attempt(t, 'wily');
    expect(bodies(t)).toEqual([hero, ally, enemy]);
  });

  it('an Ally who says "self" means itself', () => {
    const t = arena(library, [
      foe,
      anAlly({ id: 'ann', abilities: [{ when: 'round-start', do: [lift('combat', { stat: 'body' })] }] }),
    ]);
    t.give(0, 'ann');
    attempt(t, 'foe');
    t.choose('use:ann:0');
    expect(bodies(t)).toEqual([3, 6, 11]);
  });

  it('Life, Stamina, damage and tests of one skill', () => {
    const t = arena(library, [
      anItem({
        id: 'probe',
        abilities: [
          {
            when: 'before-moving',
            do: [
              lift('turn', { stat: 'life', amount: 2 }),
              lift('turn', { stat: 'stamina', amount: 1 }),
              lift('turn', { stat: 'magic-damage', amount: 1 }),
              lift('turn', { stat: 'test', skill: 'swim', amount: 4 }),
              { do: 'test', attribute: 'body', skill: 'swim', target: 12 },
              { do: 'test', attribute: 'body', skill: 'climb', target: 12 },
            ],
          },
        ],
      }),
    ]);
    hold(t, 'probe');
    t.totals(4, 4);
    t.choose('use:probe:0');
    const game = t.game();
    expect([
      lifeOf(game, 0, 'hero'),
      staminaOf(game, 0, 'hero'),
      damageOf(game, 0, 'hero', 'magic', null),
    ]).toEqual([7, 4, 2]);
    expect([lifeOf(game, 1, 'hero'), damageOf(game, 0, 'hero', 'melee', null)]).toEqual([5, 1]);
    expect(t.happened('rolled').map((roll) => roll.bonus)).toEqual([3 + 4, 3]);
  });

  it('the Life of the enemy: what they have lost already may then be enough', () => {
    const t = arena(library, [
      anItem({
        id: 'probe',
        abilities: [
          {
            when: 'round-start',
            cost: [{ pay: 'discard' }],
            do: [lift('combat', { stat: 'life', for: 'enemy', amount: -19 })],
          },
        ],
      }),
      foe,
    ]);
    attempt(t, 'foe');
    t.totals(12, 12, 12);
    t.choose('fight', 'attack:hero');
    t.give(0, 'probe');
    const combat = combatOf(t.game());
    expect(combat === null ? 0 : foeLife(t.game(), combat)).toBe(20);
    t.totals(2, 2, 12);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect(t.kind()).toBe('round-start');
    t.choose('use:probe:0');
    expect(t.happened('defeated')).toMatchObject([{ card: 'foe' }]);
  });
});
