import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { SpecialCard } from '../../effects/vocabulary.ts';
import { combatOf } from '../../rules/combat/combat-frame.ts';
import { typeLine } from '../../text/type-line.ts';
import {
  aScion,
  aStormFoe,
  aStormlord,
  endgameNext,
  scionsTable,
  storm,
  stormNext,
} from '../../testing/adventures/scions.ts';

/** Three Heroes of one mind against this Stormlord. */
function against(abilities: NonNullable<SpecialCard['abilities']>, ...totals: readonly number[]) {
  const foe = { family: 'stormlord', life: 5, mind: [12, 1], body: [13, 1], spirit: [14, 1] } as const;
  const t = scionsTable(library, {
    heroes: ['plain', 'other', 'third'],
    variants: ['cooperative'],
    cards: [aStormlord({ id: 'tempest', foe, abilities })],
  });
  endgameNext(t);
  storm(t).lords = ['tempest'];
  t.totals(...totals);
  t.choose('stay');
  return t;
}

describe('the text of a Stormlord in the joint battle', () => {
  it('S41 applies to each standing Hero Before Combat, in turn order', () => {
    const t = against([{ when: 'before-combat', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }], 2);
    expect([0, 1, 2].map((seat) => t.player(seat).gold)).toEqual([2, 2, 2]);
    expect(t.happened('gold').map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('S41 strikes one Hero otherwise, whom the highest-level Hero chooses', () => {
    const t = against([{ when: 'hit', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }], 20, 2);
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['blow', 0, ['bear:0', 'bear:1', 'bear:2']]);
    t.choose('bear:2');
    expect([0, 1, 2].map((seat) => t.player(seat).gold)).toEqual([3, 3, 2]);
  });

  it('strikes once in a round that all begin together', () => {
    const t = against(
      [{ when: 'round-start', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }],
      20,
      20,
      20,
    );
    expect(t.kind()).toBe('blow');
    t.choose('bear:1');
    expect([0, 1, 2].map((seat) => t.player(seat).gold)).toEqual([3, 2, 3]);
    expect(combatOf(t.game())?.round).toBe(2);
    expect(t.kind()).toBe('blow');
  });

  it('asks nobody about what it does to itself', () => {
    const t = against([{ when: 'hit', forced: true, do: [{ do: 'foe-heals', amount: 1 }] }], 20, 20, 2);
    expect(t.happened('foe-healed').length).toBeGreaterThan(0);
    expect(t.kind()).toBe('divide');
  });
});

describe('a storm Challenge that gives itself', () => {
  it('S27 goes to the first claimant from the active Hero clockwise, and to nobody else', () => {
    const prize = aStormFoe({
      id: 'prize',
      life: 1,
      reward: [{ do: 'take' }],
      as: { kind: 'item', class: 'relic' },
    });
    const t = scionsTable(library, { cards: [prize] });
    stormNext(t, 'prize');
    t.choose('stay');
    t.choose('fight', 'fight');
    t.totals(2, 20, 20);
    t.choose('attack:hero', 'attack:hero');
    expect(t.kind()).toBe('melee');
    t.choose('attack:hero');
    expect(
      t
        .player(0)
        .kept.concat(t.player(0).items)
        .map(({ card }) => card),
    ).toEqual(['prize']);
    expect(t.player(1).kept.concat(t.player(1).items)).toEqual([]);
    expect([t.player(0).points, t.player(1).points]).toEqual([1, 1]);
    expect(t.state.removed).not.toContain('prize');
  });
});

describe('the counter of a Scion that helps in a fight', () => {
  const warden = aScion(1, {
    id: 'bulwark',
    scion: {
      number: 1,
      benefit: [{ do: 'modify', stat: 'melee-damage', amount: -1, for: 'enemy', until: 'round' }],
      awakening: [{ do: 'awaken' }],
    },
  });

  it('is not offered where nobody fights', () => {
    const t = scionsTable(library, { cards: [warden] });
    storm(t).counters[0] = 'bulwark';
    stormNext(t, 'green-event-1');
    t.choose('stay');
    expect(t.happened('storm-passed')).toHaveLength(1);
    expect(storm(t).counters[0]).toBe('bulwark');
  });

  it('is offered in a storm battle', () => {
    const t = scionsTable(library, { cards: [warden] });
    storm(t).counters[0] = 'bulwark';
    stormNext(t, 'green-storm-1');
    t.choose('stay');
    expect([t.kind(), t.seat()]).toEqual(['escape', 0]);
    expect(t.options()).toContain('benefit:bulwark');
  });
});

it('a Stormlord is called that once', () => {
  const { world } = scionsTable(library);
  const lord = world.cards['stormlord-1'];
  expect(lord === undefined ? '' : typeLine(lord)).toBe('Stormlord.');
});

it('odds tell fights apart by counters, stand-ins and lulls', () => {
  const t = scionsTable(library);
  const key = () => t.world.policies.fightsKey(t.state);
  expect(key()).toBe('');
  storm(t).roused = true;
  const keys = [key()];
  storm(t).counters[0] = 'archer';
  keys.push(key());
  storm(t).lent = { 0: 'value' };
  keys.push(key());
  storm(t).lulls = 1;
  keys.push(key());
  expect(new Set(keys).size).toBe(4);
});
