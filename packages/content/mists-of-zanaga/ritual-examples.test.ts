import { anItem, hold } from '@wayrune/engine/testing/arena.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { atDawn, complete, forget, riteTable, toldOf } from '@wayrune/engine/testing/adventures/rites.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import {
  aMonster,
  awakenGod,
  beat,
  drawsTokens,
  mists,
  setRites,
  setRoaming,
  standAt,
  wild,
} from '@wayrune/engine/testing/adventures/zanaga.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

/** Defeats whatever is fought, so that no number of a real card matters. */
const bolt = anItem({
  id: 'bolt',
  abilities: [{ when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'defeat' }] }],
});
const heroes = ['maliki', 'plain'];

describe('the rulebook’s example of placing a ritual token', () => {
  it('PLACE-3 PLACE-5 Maliki beats Doloch Wielder, and its skull draws a moon ritual and then a skull ritual', () => {
    const t = riteTable(library, [bolt], { heroes });
    setRites(t, ['open-house-at-oquoro']);
    setRoaming(t, ['doloch-wielder', 'skull']);
    t.onTop('rituals-yellow', 'tide-night-at-saltreed', 'rite-of-suffering');
    hold(t, 'bolt');
    standAt(t, wild(t, 'swamp'));
    t.choose('stay', 'use:bolt:0', 'choose:0');
    expect(t.happened('defeated')).toMatchObject([{ seat: 0, card: 'doloch-wielder' }]);
    expect(mists(t).rites).toEqual([
      { card: 'open-house-at-oquoro', tokens: [] },
      { card: 'tide-night-at-saltreed', tokens: [] },
      { card: 'rite-of-suffering', tokens: ['skull'] },
    ]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('the rulebook’s example of completing a ritual', () => {
  it('RITE-8 the third token completes Rite of the New Moon, and every Hero makes a roaming monster check', () => {
    const t = riteTable(library, [aMonster({ id: 'one' }), aMonster({ id: 'two' })], { heroes });
    setRites(t, ['rite-of-the-new-moon', 'moon', 'moon']);
    t.onTop('green', 'one', 'two');
    drawsTokens(t, 'moon', 'sun', 'sun');
    t.choose('use:feed:0');
    expect(t.happened('ritual-completed')).toMatchObject([{ card: 'rite-of-the-new-moon', seat: 0 }]);
    expect(t.happened('roaming-check').map(({ seat }) => seat)).toEqual([0, 1]);
    expect([mists(t).roaming, mists(t).completed]).toEqual([['one', 'two'], ['rite-of-the-new-moon']]);
  });
});

describe('the rulebook’s examples of the current ritual deck', () => {
  it.each([
    ['DECK-3 a yellow Challenge', 'yellow'],
    ['DECK-4 a blue Challenge, past yellow,', 'blue'],
  ] as const)('%s makes its deck current in place of green', (_, color) => {
    const t = riteTable(library, [aMonster({ id: 'brute', color })], { heroes });
    setRites(t, ['sun-4']);
    setRoaming(t, ['brute', 'sun']);
    standAt(t, wild(t, 'hills'));
    expect(mists(t).rank).toBe('green');
    t.choose('stay');
    beat(t);
    expect(mists(t).rank).toBe(color);
    expect(t.happened('ritual-deck')).toEqual([{ type: 'ritual-deck', color }]);
  });
});

describe('the rulebook’s examples of Moakileki the Destroyer', () => {
  it('GOD-10 one moon ritual and two skull rituals awaken it, and the other nine leave', () => {
    const t = riteTable(library, [], { heroes });
    complete(t, 'moon', 'skull', 'skull');
    const { awake, gone, asleep, completed } = mists(t);
    expect([awake, gone.length, asleep, completed]).toEqual([['moakileki-the-destroyer'], 9, [], []]);
    expect(t.happened('omen')).toEqual([]);
  });

  it('OMEN-2 OMEN-5 OMEN-9 Rite of Suffering takes effect, then comes its skull omen: two doom, two tokens', () => {
    const t = riteTable(library, [], { heroes });
    awakenGod(t, 'moakileki-the-destroyer');
    mists(t).rank = 'yellow';
    setRites(t, ['rite-of-suffering', 'skull', 'skull'], ['open-house-at-oquoro'], ['lantern-night']);
    forget(t);
    drawsTokens(t, 'skull', 'sun', 'moon');
    t.choose('use:feed:0');
    while (t.kind() === 'choose') {
      expect(mists(t).doom).toEqual({});
      t.choose('choose:0');
    }
    expect(t.state.players.map(({ wounds }) => wounds)).toEqual([1, 1]);
    expect(toldOf(t).slice(2)).toEqual([
      'rite-of-suffering resolved',
      'rite-of-suffering leaves',
      'skull omen',
      '2 doom',
      'draws sun',
      'sun on open-house-at-oquoro',
      'draws moon',
      'moon on lantern-night',
    ]);
    expect([mists(t).doom, mists(t).spent.yellow]).toEqual([
      { 'moakileki-the-destroyer': 2 },
      ['rite-of-suffering'],
    ]);
    expect([mists(t).pool.skull, mists(t).beside]).toEqual([16, null]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('the rulebook’s example of Epic Confrontation', () => {
  const JARARR = 'jararr-the-hunter';
  const ARACHNE = 'arachne-the-weaver';
  const HARRIDAN = 'harridan-the-stalker';

  /** Jararr sleeps leftmost and has both its moons, then come Arachne and Harridan. */
  function row(): Scenario {
    const t = riteTable(library, [], { heroes, variants: ['epic-confrontation'] });
    const { asleep } = mists(t);
    const first = [JARARR, ARACHNE, HARRIDAN];
    mists(t).asleep = [...first, ...asleep.filter((god) => !first.includes(god))];
    mists(t).under[JARARR] = ['moon', 'moon'];
    return t;
  }

  it('EPIC-4 a moon ritual passes over the leftmost god, which has its moons, to the next that needs one', () => {
    const t = row();
    complete(t, 'moon');
    expect(mists(t).under).toEqual({ [JARARR]: ['moon', 'moon'], [ARACHNE]: ['moon'] });
  });

  it('EPIC-9 a god that awakens lies to the right; any may be confronted, and only the rightmost has omens', () => {
    const t = row();
    complete(t, 'sun');
    expect(mists(t).awake).toEqual([JARARR]);
    complete(t, 'sun', 'sun', 'moon');
    expect(mists(t).awake).toEqual([JARARR, ARACHNE]);
    forget(t);
    complete(t, 'sun');
    expect(t.happened('omen')).toMatchObject([{ card: ARACHNE, symbol: 'sun' }]);
    atDawn(t);
    expect(t.choices()).toEqual([`confront:${JARARR}`, `confront:${ARACHNE}`, 'pass']);
  });
});
