import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { sum } from '../../../rules/cards/values.ts';
import { anAlly, anItem, foeWounds, hold } from '../../../testing/arena.ts';
import { passTurn } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import {
  aGod,
  atDawn,
  complete,
  type Dawn,
  forget,
  riteTable,
  toldOf,
} from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { awakenGod, flee, mists, townSpace, wild } from '../../../testing/adventures/zanaga.ts';

/** The god `idol` is awake, and seat 0 begins a turn on the Lost City, unless it is said otherwise. */
function dawn(cards: readonly Card[] = [], where: Dawn = {}, heroes?: readonly string[]): Scenario {
  const t = riteTable(library, [idol, ...cards], heroes === undefined ? {} : { heroes });
  awakenGod(t, 'idol');
  hold(t, ...cards.map(({ id }) => id));
  atDawn(t, where);
  return t;
}
const idol = aGod('idol', { moon: [{ do: 'gain-gold', amount: 1 }] }, { god: { life: 3 } });
const OFFER = ['confront:idol', 'pass'];

describe('the choice to confront a god', () => {
  it('CONFRONT-1 is open on the Lost City at the start of a turn, with a god awake and red as the ritual deck', () => {
    const t = dawn();
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['confront', 0, OFFER]);
  });

  it('CONFRONT-2 is not offered without a god, without red, or elsewhere than on the Lost City', () => {
    const asleep = riteTable(library);
    atDawn(asleep);
    const blue = dawn([], { rank: 'blue' });
    const forest = wild(blue, 'forest');
    const elsewhere = dawn([], { city: forest });
    for (const t of [asleep, blue, elsewhere]) expect([t.kind(), t.seat()]).toEqual(['movement', 0]);
  });

  it('CONFRONT-3 may be declined for an ordinary turn', () => {
    const t = dawn();
    t.choose('pass');
    expect(t.kind()).toBe('movement');
    expect(t.choices()).toContain('roll');
    expect(t.happened('confronted')).toEqual([]);
  });

  it('CONFRONT-4 CONFRONT-5 may raise the Lost City under the Hero, who must confront the god then', () => {
    const t = dawn([], { city: null });
    expect(t.choices()).toEqual(OFFER);
    t.choose('confront:idol');
    expect(mists(t).lostCity).toBe(t.player(0).space);
    expect([t.kind(), t.happened('confronted')]).toMatchObject(['escape', [{ seat: 0, card: 'idol' }]]);
  });

  it('CONFRONT-4 leaves the Lost City where it is if the Hero declines', () => {
    const t = dawn([], { city: null });
    t.choose('pass');
    expect([t.kind(), mists(t).lostCity]).toEqual(['movement', null]);
  });

  it('CONFRONT-6 raises no city once anybody has placed it', () => {
    const t = dawn([], { city: null });
    const camp = t.player(0).space ?? '';
    t.choose('confront:idol');
    flee(t);
    const forest = wild(t, 'forest');
    atDawn(t, { space: forest, city: camp });
    expect(t.kind()).toBe('movement');
  });

  it('CONFRONT-7 Z32 raises no city from a town', () => {
    const t = riteTable(library, [idol]);
    awakenGod(t, 'idol');
    atDawn(t, { space: townSpace(t, 'stonefang'), city: null });
    expect(t.kind()).toBe('movement');
  });

  it('CONFRONT-18 does not depend on Life counters', () => {
    const t = riteTable(library, [idol]);
    awakenGod(t, 'idol');
    t.player(0).experience.life = 3;
    atDawn(t);
    expect(t.choices()).toEqual(OFFER);
  });
});

describe('a turn of confrontation', () => {
  it('CONFRONT-8 is the combat and nothing else', () => {
    const t = riteTable(library, [idol]);
    awakenGod(t, 'idol');
    t.player(0).points = 20;
    atDawn(t);
    forget(t);
    t.choose('confront:idol');
    flee(t);
    expect([t.seat(), t.kind(), t.state.active]).toEqual([1, 'movement', 1]);
    const types = t.events.map(({ type }) => type);
    for (const step of ['refreshed', 'movement-dice', 'roaming-check', 'stocked', 'learned'] as const)
      expect(types).not.toContain(step);
    expect(t.player(0).points).toBe(20);
  });

  it('CONFRONT-9 Z51 has its start of turn before the choice, and nothing that belongs to a skipped step', () => {
    const bell = anItem({
      id: 'bell',
      abilities: [
        { when: 'turn-start', forced: true, do: [{ do: 'gain-gold', amount: 2 }] },
        { when: 'before-moving', forced: true, do: [{ do: 'gain-gold', amount: 3 }] },
        { when: 'turn-end', forced: true, do: [{ do: 'gain-gold', amount: 4 }] },
      ],
    });
    const t = riteTable(library, [idol, bell]);
    awakenGod(t, 'idol');
    hold(t, 'bell');
    atDawn(t);
    expect([t.kind(), toldOf(t).at(-1)]).toEqual(['confront', 'seat 0: 2 gold']);
    forget(t);
    t.choose('confront:idol');
    flee(t);
    expect(toldOf(t)).toEqual(['seat 0: 4 gold']);
  });

  it('Z51 the start of a turn comes once if the Hero declines', () => {
    const bell = anItem({
      id: 'bell',
      abilities: [{ when: 'turn-start', forced: true, do: [{ do: 'gain-gold', amount: 2 }] }],
    });
    const t = dawn([bell]);
    forget(t);
    t.choose('pass');
    expect(toldOf(t)).toEqual([]);
  });

  it('CONFRONT-10 leaves cards that were face down face down', () => {
    const blade = anItem({
      id: 'blade',
      abilities: [
        { when: 'moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
        { when: 'before-combat', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] },
      ],
    });
    const t = riteTable(library, [idol, blade]);
    awakenGod(t, 'idol');
    hold(t, 'blade');
    t.choose('use:blade:0');
    atDawn(t);
    t.choose('confront:idol');
    expect(t.kind()).toBe('escape');
    expect(t.player(0).items.find(({ card }) => card === 'blade')?.used).toBe(true);
  });

  it('CONFRONT-11 shows the confrontation side in the combat, and the omen side again if the god stands', () => {
    const weakens = [{ stat: 'body', amount: -2, for: 'enemy' }] as const;
    const omen = [{ do: 'gain-gold', amount: 1 }] as const;
    const t = riteTable(library, [aGod('idol', { moon: omen }, { god: { life: 3 }, always: weakens })]);
    awakenGod(t, 'idol');
    atDawn(t);
    t.choose('confront:idol');
    const bodyOf = (): number => sum(t.game(), 'body', 0, 'hero', null);
    expect(bodyOf()).toBe(-2);
    flee(t);
    expect([bodyOf(), mists(t).awake]).toEqual([0, ['idol']]);
    atDawn(t);
    t.choose('pass');
    forget(t);
    complete(t, 'moon');
    expect(toldOf(t).slice(-2)).toEqual(['moon omen', 'seat 0: 1 gold']);
  });

  it('CONFRONT-12 follows the rules of combat: Before Combat, escape, Allies', () => {
    const squire = anAlly({ id: 'squire' });
    const stone = anItem({
      id: 'stone',
      abilities: [
        { when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'wound', who: 'enemy', amount: 1 }] },
      ],
    });
    const t = dawn([squire, stone]);
    t.choose('confront:idol');
    expect([t.kind(), t.choices()]).toEqual(['before-combat', ['use:stone:0', 'pass']]);
    t.choose('use:stone:0');
    expect([foeWounds(t), t.kind(), t.choices()]).toEqual([1, 'escape', ['escape', 'fight']]);
    t.choose('fight');
    expect(t.choices()).toEqual(['attack:hero', 'attack:squire', 'defend']);
  });
});

describe('a confrontation that fails', () => {
  it('CONFRONT-13 by escape takes the Hero back one space and ends the turn', () => {
    const probe = riteTable(library);
    const space = wild(probe, 'hills');
    const from = probe.world.board.space[space]?.neighbors[0] ?? '';
    const t = dawn([], { space, from });
    t.choose('confront:idol');
    flee(t);
    expect([t.player(0).space, t.state.active]).toEqual([from, 1]);
  });

  it('CONFRONT-14 by a knock-out leaves the Hero on the Lost City, without gold and without wounds', () => {
    const t = riteTable(library, [idol]);
    awakenGod(t, 'idol');
    t.player(0).wounds = 4;
    atDawn(t);
    const { space } = t.player(0);
    t.choose('confront:idol', 'fight');
    t.totals(2);
    t.choose('attack:hero');
    expect(t.happened('knocked-out')).toMatchObject([{ seat: 0 }]);
    expect(t.player(0)).toMatchObject({ space, gold: 0, wounds: 0, items: [] });
    expect([t.state.active, mists(t).awake, violations(t.world, t.state)]).toEqual([1, ['idol'], []]);
  });

  it('CONFRONT-15 CONFRONT-16 CONFRONT-21 Z8 takes the wounds off the god, not its doom, and may be repeated', () => {
    const t = riteTable(library, [idol]);
    awakenGod(t, 'idol');
    mists(t).doom['idol'] = 3;
    atDawn(t);
    t.choose('confront:idol');
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:hero');
    expect(foeWounds(t)).toBe(1);
    flee(t);
    expect(mists(t).doom).toEqual({ idol: 3 });
    passTurn(t);
    expect([t.seat(), t.choices()]).toEqual([0, OFFER]);
    t.choose('confront:idol');
    expect([foeWounds(t), mists(t).doom]).toEqual([0, { idol: 3 }]);
  });

  it('CONFRONT-17 has no use for lockjaw traps', () => {
    const t = riteTable(library, [idol]);
    awakenGod(t, 'idol');
    hold(t, 'lockjaw-trap');
    atDawn(t);
    t.choose('confront:idol');
    t.totals(2);
    t.choose('escape');
    // The test was rolled at once: nothing was offered before it.
    expect([t.kind(), t.player(0).wounds, t.unused()]).toEqual(['escape', 1, 0]);
    expect(t.options()).toContain('discard:lockjaw-trap');
  });

  it('CONFRONT-22 is never the end of a solo game', () => {
    const t = riteTable(library, [idol], { heroes: ['plain'] });
    awakenGod(t, 'idol');
    for (const _ of [1, 2, 3]) {
      t.player(0).wounds = 4;
      atDawn(t);
      t.choose('confront:idol', 'fight');
      t.totals(2);
      t.choose('attack:hero');
      expect(t.state.over).toBeNull();
      if (t.kind() === 'confront') t.choose('pass');
    }
    t.player(0).wounds = 0;
    atDawn(t);
    t.choose('confront:idol');
    for (const _ of [1, 2, 3]) {
      t.totals(20, 20, 20);
      t.choose('fight', 'attack:hero');
      if (t.state.over !== null) break;
    }
    expect(t.state.over).toEqual({ winners: [0], how: 'primal-god' });
  });
});
