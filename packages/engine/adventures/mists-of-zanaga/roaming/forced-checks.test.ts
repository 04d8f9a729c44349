import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../../effects/vocabulary.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { anItem } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  beat,
  drawsTokens,
  fall,
  flee,
  jewel,
  mists,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  townSpace,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

const everyone: readonly Effect[] = [{ do: 'each', who: 'heroes', then: [{ do: 'roaming-check' }] }];
const SWAMP = ['a', 'b', 'c', 'd', 'e', 'f'];
const activated = (id: string, when: 'before-moving' | 'before-combat'): Card =>
  anItem({
    id,
    abilities: [{ when, cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  });
const CARDS: readonly Card[] = [
  activated('lamp', 'before-moving'),
  activated('lantern', 'before-moving'),
  activated('knife', 'before-combat'),
  anItem({ id: 'whistle', abilities: [{ when: 'before-moving', do: [{ do: 'roaming-check' }] }] }),
  anItem({ id: 'horn', abilities: [{ when: 'before-moving', do: everyone }] }),
  anItem({ id: 'chant', abilities: [{ when: 'before-moving', do: [{ do: 'place-tokens', amount: 1 }] }] }),
  aRite('hunt', 'skull', 1, everyone),
  aRite('tithe', 'moon', 1, [{ do: 'gain-gold', amount: 6 }]),
  aRite('offering', 'moon', 1, [{ do: 'place-tokens', amount: 1 }]),
  aRite('glow', 'sun', 4),
  aRite('warm', 'sun', 4),
  aRite('hush', 'moon', 4),
  aMonster({ id: 'stag' }),
  aMonster({ id: 'goat' }),
  aMonster({ id: 'ram' }),
  aMonster({ id: 'ox', terrain: 'plains' }),
  ...SWAMP.map((id) => aMonster({ id, terrain: 'swamp' })),
];
const HEROES = ['plain', 'other', 'third'];

/** Three Heroes on hills, each alone; seat 0 can make all of them check by a horn. */
function table(): Scenario {
  const t = zanaga(library, CARDS, { heroes: HEROES, towns: ['onasan', 'onasan', 'onasan'] });
  t.give(0, 'horn');
  t.give(0, 'chant');
  t.give(0, 'whistle');
  setRites(t, ['glow'], ['hush']);
  const hills = t.world.board.spaces.filter(({ terrain, jewel: gem }) => terrain === 'hills' && gem === null);
  HEROES.forEach((_, seat) => t.place(seat, hills[seat]?.id ?? '', hills[seat]?.neighbors[0] ?? null));
  askAgain(t);
  return t;
}
const fight = (t: Scenario): unknown => [t.kind(), t.seat(), combatOf(t.game())?.card];
const checks = (t: Scenario): number[] => t.happened('roaming-check').map(({ seat }) => seat);
/** A Hero who falls has nothing to lose, so that nothing is asked. */
function bare(t: Scenario, seat: number): void {
  t.state.removed.push(
    ...t
      .player(seat)
      .items.splice(0)
      .map(({ card }) => card),
  );
}

describe('a check that a card forces on all Heroes', () => {
  it('ROAM-40 ROAM-41 ROAM-42 reaches those in towns, where no monster matches: a card is drawn and added', () => {
    const t = table();
    HEROES.forEach((_, seat) => t.place(seat, townSpace(t, 'onasan')));
    setRoaming(t, ['stag', 'moon']);
    t.onTop('green', 'goat', 'ram', 'a');
    drawsTokens(t, 'sun', 'sun', 'sun');
    t.choose('use:horn:0');
    expect(checks(t)).toEqual([0, 1, 2]);
    expect(t.happened('roaming-check').map(({ terrain }) => terrain)).toEqual(['town', 'town', 'town']);
    expect(mists(t).roaming).toEqual(['stag', 'goat', 'ram', 'a']);
    expect([t.kind(), t.seat()]).toEqual(['movement', 0]);
  });

  it('ROAM-43 is made by a Hero on a counter, and beside another Hero', () => {
    const t = table();
    const here = jewel(t, 'green', 'hills');
    HEROES.forEach((_, seat) => t.place(seat, here));
    setRoaming(t, ['stag', 'moon']);
    t.choose('use:horn:0');
    expect(fight(t)).toEqual(['escape', 0, 'stag']);
  });

  it('ROAM-44 Z4 goes clockwise from the active Hero', () => {
    const t = table();
    // It is seat 1's turn.
    t.onTop('green', 'a');
    drawsTokens(t, 'sun');
    standAt(t, wild(t, 'plains'));
    t.choose('stay');
    expect(t.seat()).toBe(1);
    t.player(1).items.push(...t.player(0).items.splice(0));
    askAgain(t);
    setRoaming(t);
    t.place(0, townSpace(t, 'onasan'));
    t.onTop('green', 'b', 'c', 'd');
    HEROES.forEach((_, seat) => t.place(seat, wild(t, 'plains')));
    drawsTokens(t, 'sun', 'sun', 'sun');
    t.choose('use:horn:0');
    expect(checks(t).slice(-3)).toEqual([1, 2, 0]);
  });

  it('ROAM-45 meets what the Hero before left: what was beaten is gone, what was not attacks again', () => {
    const t = table();
    setRoaming(t, ['stag', 'moon'], ['goat', 'sun']);
    t.choose('use:horn:0', 'meet:stag');
    beat(t);
    expect(fight(t)).toEqual(['escape', 1, 'goat']);
    flee(t);
    expect(fight(t)).toEqual(['escape', 2, 'goat']);
    expect(mists(t).roaming).toEqual(['goat']);
  });

  it('ROAM-46 Z11 lets whoever checks draw and use their own bones', () => {
    const t = table();
    t.give(1, 'shaman-bones');
    t.onTop('green', 'a', 'b', 'c', 'd');
    drawsTokens(t, 'sun', 'sun', 'sun', 'moon');
    t.choose('use:horn:0');
    expect([t.kind(), t.seat()]).toEqual(['drawn', 1]);
    expect(t.happened('drew').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'a'],
      [1, 'b'],
    ]);
    t.choose('use:shaman-bones:0');
    expect(t.happened('drew').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'a'],
      [1, 'b'],
      [1, 'c'],
      [2, 'd'],
    ]);
    expect(
      t
        .happened('token-drawn')
        .slice(-3)
        .map(({ seat }) => seat),
    ).toEqual([0, 1, 2]);
    expect(mists(t).roaming).toEqual(['a', 'c', 'd']);
  });

  it('ROAM-47 Z11 lets whoever beats a Challenge place its token', () => {
    const t = table();
    t.place(0, wild(t, 'plains'));
    t.place(2, wild(t, 'plains'));
    setRoaming(t, ['stag', 'sun']);
    setRites(t, ['glow'], ['warm']);
    t.onTop('green', 'a', 'b');
    drawsTokens(t, 'moon');
    t.choose('use:horn:0');
    expect(fight(t)).toEqual(['escape', 1, 'stag']);
    beat(t);
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['token', 1, ['place:glow', 'place:warm']]);
    drawsTokens(t, 'moon');
    t.choose('place:warm');
    expect(tokensOn(t, 'warm')).toEqual(['sun']);
  });
});

describe('activations around a forced check', () => {
  /** Seat 0 has two lamps for the Movement step and a knife for Before Combat, and stands before the stag. */
  function lit(): Scenario {
    const t = table();
    for (const card of ['lamp', 'lantern', 'knife']) t.give(0, card);
    setRoaming(t, ['stag', 'moon']);
    askAgain(t);
    t.choose('use:lamp:0', 'use:whistle:0');
    return t;
  }
  it('CARD-5 leave the card Before Combat open, whatever was activated in the Movement step', () => {
    expect(lit().choices()).toContain('use:knife:0');
  });

  it('CARD-4 count in the Movement step after it as they did before', () => {
    const t = lit();
    t.choose('pass');
    beat(t);
    expect([t.kind(), t.seat()]).toEqual(['movement', 0]);
    expect(t.choices()).not.toContain('use:lantern:0');
  });
});

describe('a check that a card forces on one Hero', () => {
  it('ROAM-13 Z4 ends their turn, if they escape in it', () => {
    const t = table();
    setRoaming(t, ['stag', 'moon']);
    t.choose('use:whistle:0');
    expect(fight(t)).toEqual(['escape', 0, 'stag']);
    flee(t);
    expect([t.kind(), t.seat(), t.state.turnOver]).toEqual(['movement', 1, false]);
  });
});

describe('a Hero who does not stand up to a forced check', () => {
  it.each([
    ['escapes', flee],
    ['is knocked out', fall],
  ])('ROAM-48 Z4 does not end the turn of the active Hero, when another %s', (_, end) => {
    const t = table();
    setRoaming(t, ['stag', 'moon'], ['goat', 'moon']);
    t.choose('use:horn:0', 'meet:goat');
    beat(t);
    expect(fight(t)).toEqual(['escape', 1, 'stag']);
    end(t);
    if (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    expect(fight(t)).toEqual(['escape', 2, 'stag']);
    beat(t);
    expect([t.kind(), t.seat()]).toEqual(['movement', 0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it.each([
    ['escapes', flee],
    ['is knocked out', fall],
  ])('ROAM-49 Z4 W32 ends their own turn when all have checked, if the active Hero %s', (_, end) => {
    const t = table();
    setRoaming(t, ['stag', 'moon']);
    t.choose('use:horn:0');
    bare(t, 0);
    end(t);
    if (t.kind() === 'retreat') t.choose(t.options()[0] ?? '');
    expect(fight(t)).toEqual(['escape', 1, 'stag']);
    flee(t);
    expect(fight(t)).toEqual(['escape', 2, 'stag']);
    beat(t);
    expect([t.kind(), t.seat(), t.state.active]).toEqual(['movement', 1, 1]);
    expect(tokensOn(t, 'hush')).toEqual(['moon']);
  });

  it('ROAM-49 Z4 finishes the rituals of a chain in which the active Hero escaped, then ends the turn', () => {
    const t = table();
    setRites(t, ['hunt'], ['tithe'], ['glow']);
    setRoaming(t, ['stag', 'moon']);
    drawsTokens(t, 'skull');
    t.choose('use:chant:0');
    expect(fight(t)).toEqual(['escape', 0, 'stag']);
    flee(t);
    t.onTop('green', 'a');
    t.totals(20);
    drawsTokens(t, 'sun');
    t.choose('fight', 'attack:hero');
    expect(mists(t).completed).toEqual(['hunt', 'tithe']);
    expect(t.player(0).gold).toBe(9);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-49 Z4 Z36 spares no other Hero a fight, though a full track has to give up a monster first', () => {
    const t = table();
    setRites(t, ['glow'], ['hush']);
    setRoaming(t, ['stag', 'moon'], ...SWAMP.slice(0, 5).map((id) => [id, 'sun'] as const));
    t.onTop('green', 'ox', 'f');
    t.place(1, wild(t, 'plains'));
    t.choose('use:horn:0');
    t.totals(20);
    drawsTokens(t, 'moon');
    t.choose('escape');
    // Seat 1 on the plains has drawn a monster of the plains; the stag of the hills had to make room for it.
    expect(fight(t)).toEqual(['escape', 1, 'ox']);
    expect(mists(t).roaming).toEqual([...SWAMP.slice(0, 5), 'ox']);
    expect(tokensOn(t, 'hush')).toEqual(['moon']);
    t.totals(20);
    drawsTokens(t, 'moon');
    t.choose('escape');
    expect(checks(t)).toEqual([0, 1, 2]);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
