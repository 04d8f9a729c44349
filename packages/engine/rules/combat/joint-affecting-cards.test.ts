import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, FoeCard } from '../../effects/vocabulary.ts';
import { hash } from '../../kernel/hash.ts';
import { aFoe, anItem, foeWounds } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { asked } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { type StormChange, stormTable } from '../../testing/storm.ts';
import { combatOf, phaseRoll } from './combat-frame.ts';
import { apply } from '../world/game.ts';
import { clone } from '../world/state.ts';
import { claimants } from './fighters.ts';
import { ownBonus } from '../cards/roll-bonus.ts';
import { enemyDamage, foeLife, foeTarget } from '../cards/values.ts';

/** Needs 8, 8 and 8 on the dice of a plain Hero; deals 1. */
const storm = (more: Partial<FoeCard> = {}): FoeCard => aFoe({ id: 'storm', life: 4, ...more });

/** Cards given to seats; the storm has broken. */
function stormOn(
  cards: readonly Card[],
  held: readonly (readonly [seat: number, card: string])[],
  change: StormChange = {},
): Scenario {
  const table = stormTable(library, cards, change);
  for (const [seat, card] of held) table.give(seat, card);
  table.choose('stay');
  return table;
}

const combat = (table: Scenario) => {
  const found = combatOf(table.game());
  if (found === null) throw new Error('no combat');
  return found;
};

const attackOf = (seat: number) =>
  phaseRoll({ seat, who: 'hero', phase: 'ranged', attacking: true, free: false });

describe('cards in a fight of several Heroes', () => {
  it('JOINT-2 affect the Hero who has them; those about the enemy’s Life count for all', () => {
    const curse = anItem({
      id: 'curse',
      always: [
        { stat: 'mind', amount: -3, for: 'enemy' },
        { stat: 'ranged-damage', amount: 2, for: 'enemy' },
        { stat: 'life', amount: -1, for: 'enemy' },
        { stat: 'combat', amount: 1, for: 'party' },
      ],
    });
    const table = stormOn([storm(), curse], [[1, 'curse']]);
    const game = table.game();
    const targets = [0, 1, 2].map((seat) => foeTarget(game, combat(table), 'mind', attackOf(seat)));
    expect(targets).toEqual([10, 7, 10]);
    const blows = [0, 1, 2].map((seat) => enemyDamage(game, combat(table), 'ranged', attackOf(seat)));
    expect(blows).toEqual([1, 3, 1]);
    expect([0, 1, 2].map((seat) => ownBonus(game, attackOf(seat)))).toEqual([2, 3, 2]);
    expect(foeLife(game, combat(table))).toBe(3);
  });

  it('JOINT-2 may count the Heroes who entered, and go on counting them when they are gone', () => {
    const table = stormOn(
      [storm({ life: 1, always: [{ stat: 'life', amount: { count: 'fighters', times: 3 } }] })],
      [],
    );
    expect(foeLife(table.game(), combat(table))).toBe(10);
    table.totals(20);
    table.choose('escape');
    expect(foeLife(table.game(), combat(table))).toBe(10);
  });

  it('JOINT-2 count for the enemy’s Life also when the Hero who was acting has fallen', () => {
    const always = [{ stat: 'life', amount: { count: 'fighters', times: 3 } }] as const;
    const table = stormOn([storm({ life: 1, mind: [10, 9], always })], []);
    table.choose('fight', 'fight', 'fight');
    table.totals(20, 2);
    table.choose('attack:hero');
    expect(foeWounds(table)).toBe(1);
    table.choose('attack:hero');
    expect(table.player(1).wounds).toBe(0);
    expect(table.happened('knocked-out').map(({ seat }) => seat)).toEqual([1]);
    expect(foeLife(table.game(), combat(table))).toBe(10);
    expect(table.seat()).toBe(2);
  });

  it('JOINT-2 what one has done to the enemy stays on it for the others', () => {
    const numb = anItem({
      id: 'numb',
      abilities: [
        {
          when: 'before-combat',
          cost: [{ pay: 'discard' }],
          do: [{ do: 'modify', stat: 'mind', amount: -4, for: 'enemy', until: 'combat' }],
        },
      ],
    });
    const table = stormOn([storm(), numb], [[1, 'numb']]);
    expect(asked(table)).toBe('before-combat of seat 1');
    table.choose('use:numb:0');
    expect(foeTarget(table.game(), combat(table), 'mind', attackOf(2))).toBe(6);
  });

  it('JOINT-2 the enemy heals itself once a round, and hurts each of them', () => {
    const table = stormOn(
      [
        storm({
          life: 9,
          abilities: [
            { when: 'round-start', forced: true, do: [{ do: 'foe-heals', amount: 1 }] },
            { when: 'round-start', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] },
          ],
        }),
      ],
      [],
    );
    expect(table.state.players.map(({ wounds }) => wounds)).toEqual([1, 1, 1]);
    combat(table).foeWounds = 5;
    table.choose('fight', 'fight', 'fight');
    table.totals(...Array.from({ length: 9 }, () => 20));
    table.choose(...Array.from({ length: 9 }, () => 'defend'));
    expect(foeWounds(table)).toBe(4);
    expect(table.state.players.map(({ wounds }) => wounds)).toEqual([2, 2, 2]);
  });

  it('JOINT-2 the enemy heals itself once a round, even if the first Hero falls in that very moment', () => {
    const table = stormOn(
      [
        storm({
          life: 9,
          abilities: [
            { when: 'round-start', forced: true, do: [{ do: 'foe-heals', amount: 1 }] },
            { when: 'round-start', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] },
          ],
        }),
      ],
      [],
    );
    combat(table).foeWounds = 5;
    table.player(0).wounds = 4;
    table.choose('fight', 'fight', 'fight');
    table.totals(...Array.from({ length: 9 }, () => 20));
    table.choose(...Array.from({ length: 9 }, () => 'defend'));
    expect(table.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(asked(table)).toBe('escape of seat 1');
    expect(foeWounds(table)).toBe(4);
  });

  it('JOINT-3 a phase is skipped by the Hero whose card says so', () => {
    const fog = anItem({
      id: 'fog',
      abilities: [
        { when: 'round-start', cost: [{ pay: 'activate' }], do: [{ do: 'skip-phase', phase: 'ranged' }] },
      ],
    });
    const table = stormOn([storm(), fog], [[1, 'fog']]);
    table.choose('use:fog:0', 'fight', 'fight', 'fight');
    table.totals(20);
    table.choose('defend');
    expect(asked(table)).toBe('ranged of seat 2');
    expect(table.happened('phase-skipped')).toHaveLength(1);
  });

  it('JOINT-4 get one of them away, Before Combat too', () => {
    const smoke = anItem({
      id: 'smoke',
      abilities: [{ when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'escape' }] }],
    });
    const table = stormOn([storm(), smoke], [[1, 'smoke']]);
    table.choose('use:smoke:0');
    // The first round goes on without that Hero.
    expect(asked(table)).toBe('escape of seat 0');
    table.choose('fight');
    expect(asked(table)).toBe('escape of seat 2');
  });

  it('JOINT-5 strike down several together: all of them fall, and the others go on', () => {
    const blast = anItem({
      id: 'blast',
      abilities: [
        {
          when: 'round-start',
          cost: [{ pay: 'discard' }],
          do: [{ do: 'each', who: 'heroes', then: [{ do: 'wound', who: 'you', amount: 1 }] }],
        },
      ],
    });
    const table = stormTable(library, [storm(), blast]);
    table.give(0, 'blast');
    for (const seat of [0, 2]) table.player(seat).wounds = 4;
    table.choose('stay', 'use:blast:0');
    expect(table.happened('knocked-out').map(({ seat }) => seat)).toEqual([0, 2]);
    expect(asked(table)).toBe('escape of seat 1');
    table.choose('fight');
    table.totals(20, 20, 20);
    table.choose('attack:hero', 'attack:hero', 'attack:hero', 'fight');
    table.totals(20);
    table.choose('attack:hero');
    // The active Hero has fallen: the turn ends with the fight.
    expect(asked(table)).toBe('movement of seat 1');
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('JOINT-5 end the turn of the active Hero after the fight, and not in the middle of it', () => {
    const bell = anItem({
      id: 'bell',
      abilities: [{ when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'end-turn' }] }],
    });
    const table = stormOn([storm({ life: 1 }), bell], [[0, 'bell']]);
    table.choose('use:bell:0');
    expect(asked(table)).toBe('escape of seat 0');
    table.choose('fight', 'fight', 'fight');
    table.totals(20);
    table.choose('attack:hero');
    expect(asked(table)).toBe('movement of seat 1');
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('JOINT-6 wounds dealt Before Combat give a claim in the first round, and no longer in the second', () => {
    const dart = anItem({
      id: 'dart',
      abilities: [
        {
          when: 'before-combat',
          cost: [{ pay: 'discard' }],
          do: [{ do: 'wound', who: 'enemy', amount: 1 }],
        },
      ],
    });
    const table = stormOn([storm({ life: 2 }), dart], [[2, 'dart']]);
    table.choose('use:dart:0', 'fight', 'fight', 'fight');
    expect(claimants(combat(table))).toEqual([2]);
    const first = clone(table.state);
    table.totals(20);
    table.choose('attack:hero');
    expect(table.happened('defeated').map(({ seat }) => seat)).toEqual([2, 0]);
    Object.assign(table.state, first);
    table.totals(...Array.from({ length: 9 }, () => 20), 20);
    table.choose(...Array.from({ length: 9 }, () => 'defend'), 'fight', 'fight', 'fight', 'attack:hero');
    expect(table.happened('defeated').map(({ seat }) => seat)).toEqual([2, 0, 0]);
  });
});

describe('a fight of several Heroes as it lies on the table', () => {
  it('JOINT-1 is plain data at every decision: a copy and a loaded copy go on alike', () => {
    const table = stormTable(library, [storm({ life: 3 })]);
    const dice = [7, 7, 8, 8, 2, 8, 8, 2, 8, 8, 8, 8, 8];
    table.player(2).wounds = 3;
    table.choose('stay');
    for (const choice of ['escape', 'fight', 'fight', 'fight', 'attack:hero', 'defend', 'attack:hero']) {
      const copies = [clone(table.state), JSON.parse(JSON.stringify(table.state)) as typeof table.state];
      const total = dice.shift() ?? 2;
      table.totals(total, total);
      const before = table.unused();
      table.choose(choice);
      const used = before - table.unused();
      while (table.unused() > 0) table.chance.pick(10);
      const picks = [Math.ceil(total / 2) - 1, Math.floor(total / 2) - 1];
      for (const copy of copies) {
        let at = 0;
        apply(table.world, copy, choice, { pick: () => picks[at++ % 2] ?? 0 });
        expect(at).toBe(used);
        expect(hash(copy)).toBe(hash(table.state));
      }
    }
  });
});
