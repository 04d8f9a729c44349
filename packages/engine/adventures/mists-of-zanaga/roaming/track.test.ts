import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card, Effect } from '../../../effects/vocabulary.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { counterAt, pointsOf } from '../../../rules/turn/counters.ts';
import { anItem } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  beat,
  drawsTokens,
  emptyDeck,
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
import type { Token } from '../mists.ts';

const tool = (id: string, effects: readonly Effect[]): Card =>
  anItem({ id, abilities: [{ when: 'before-moving', do: effects }] });
const SWAMP = ['a', 'b', 'c', 'd', 'e', 'f'];
const CARDS: readonly Card[] = [
  tool('horn', [{ do: 'add-roaming', amount: 1 }]),
  tool('red-horn', [{ do: 'add-roaming', amount: 1, color: 'red' }]),
  ...SWAMP.map((id) => aMonster({ id, terrain: 'swamp', reward: [{ do: 'gain-gold', amount: 3 }] })),
  aMonster({ id: 'stag', reward: [{ do: 'gain-gold', amount: 4 }] }),
  aMonster({ id: 'sage', reward: [{ do: 'gain-points', amount: 2 }] }),
  aMonster({ id: 'trophy', reward: [{ do: 'take' }], as: { kind: 'item', class: 'artifact' } }),
  aMonster({ id: 'king', color: 'red' }),
  aMonster({
    id: 'brute',
    life: 2,
    abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'gain-gold', amount: 1 }] }],
  }),
  aRite('glow', 'sun', 4),
  aRite('hush', 'moon', 4),
  aRite('calm', 'moon', 4),
  aRite('toll', 'skull', 1, [{ do: 'gain-gold', amount: 5 }]),
  aRite('gale', 'skull', 1, [{ do: 'move', to: 'town', town: 'oquoro' }]),
  aRite('bane', 'skull', 1, [{ do: 'knock-out' }]),
  aRite('dirge', 'skull', 4),
];

/** Seat 0 stands on hills with both horns, seat 1 far away; a ritual of each symbol is in play. */
function table(space?: string): Scenario {
  const t = zanaga(library, CARDS, { towns: ['onasan', 'stonefang'] });
  t.give(0, 'horn');
  t.give(0, 'red-horn');
  setRites(t, ['glow'], ['hush'], ['dirge']);
  const here = space ?? wild(t, 'hills');
  standAt(t, here, t.world.board.space[here]?.neighbors[0] ?? null);
  return t;
}
/** Six monsters of the swamps roam; the leftmost carries this token, the others suns. */
function full(token: Token, space?: string): Scenario {
  const t = table(space);
  setRoaming(t, ['a', token], ...SWAMP.slice(1).map((id) => [id, 'sun'] as const));
  return t;
}
/** Seat 0 draws this card in a check; it gets a moon. */
function check(t: Scenario, card: string): void {
  t.onTop('green', card);
  drawsTokens(t, 'moon');
  t.choose('stay');
}

describe('a roaming monster that is beaten', () => {
  /** One that matches stands in the middle of the track. */
  function beaten(card: string, space?: string): Scenario {
    const t = table(space);
    setRoaming(t, ['a', 'sun'], [card, 'moon'], ['b', 'sun']);
    t.choose('stay');
    if (t.kind() === 'adventure') t.choose('pass');
    beat(t);
    return t;
  }

  it('ROAM-50 ROAM-51 Z3 gives its reward, but no counter and no experience', () => {
    const t = beaten('stag');
    expect(t.player(0)).toMatchObject({ gold: 7, counters: { green: 0 } });
    expect(pointsOf(t.player(0))).toBe(0);
  });

  it('ROAM-52 Z3 leaves the counter on the space, though it has its color', () => {
    const here = jewel(table(), 'green', 'hills');
    const t = beaten('stag', here);
    expect([counterAt(t.game(), here), t.player(0).counters.green]).toEqual(['green', 0]);
  });

  it('ROAM-53 Z3 gives the experience that its reward promises', () => {
    expect(pointsOf(beaten('sage').player(0))).toBe(2);
  });

  it('ROAM-54 ROAM-55 Z12 goes to the pile of its color; the others close up, and none is added', () => {
    const t = beaten('stag');
    expect([mists(t).roaming, mists(t).beaten.green]).toEqual([['a', 'b'], ['stag']]);
    expect(tokensOn(t, 'hush')).toEqual(['moon']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-54 is the Hero’s, if that is its reward', () => {
    const t = beaten('trophy');
    expect(t.player(0).items.map(({ card }) => card)).toContain('trophy');
    expect([mists(t).roaming, mists(t).beaten.green]).toEqual([['a', 'b'], []]);
  });

  it('ROAM-56 Z14 raises the current ritual deck to its rank', () => {
    const t = beaten('king');
    expect(mists(t).rank).toBe('red');
    expect(t.happened('ritual-deck')).toEqual([{ type: 'ritual-deck', color: 'red' }]);
  });
});

describe('a roaming monster that is not beaten', () => {
  it.each([
    ['was escaped', flee],
    ['knocked a Hero out', fall],
  ])('ROAM-68 Z35 keeps its place and its token when it %s', (_, end) => {
    const t = table();
    setRoaming(t, ['a', 'sun'], ['brute', 'moon'], ['b', 'sun']);
    t.choose('stay');
    end(t);
    while (t.kind() === 'lose') t.choose(t.options()[0] ?? '');
    expect([mists(t).roaming, mists(t).carried]).toEqual([
      ['a', 'brute', 'b'],
      { a: ['sun'], brute: ['moon'], b: ['sun'] },
    ]);
    expect(t.seat()).toBe(1);
  });

  it('ROAM-69 Z35 loses its wounds, and speaks before combat again', () => {
    const t = table();
    setRoaming(t, ['brute', 'moon']);
    t.place(1, wild(t, 'hills'));
    t.choose('stay', 'pass');
    expect(t.player(0).gold).toBe(4);
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:hero');
    expect(combatOf(t.game())?.foeWounds).toBe(1);
    flee(t);
    t.choose('stay');
    expect([t.seat(), combatOf(t.game())?.foeWounds, t.player(1).gold]).toEqual([1, 0, 4]);
  });
});

describe('adding to the track', () => {
  it('ROAM-58 ROAM-59 draws from the current adventure deck, or the one that is named, and gives a token', () => {
    const t = table();
    t.onTop('green', 'a');
    t.onTop('red', 'king');
    drawsTokens(t, 'moon', 'skull');
    t.choose('use:horn:0', 'use:red-horn:0');
    expect([mists(t).roaming, mists(t).carried]).toEqual([['a', 'king'], { a: ['moon'], king: ['skull'] }]);
    // It attacks nobody, although the king lives in these hills.
    expect(t.kind()).toBe('movement');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-59 ROAM-60 adds to the right, and a seventh discards the leftmost', () => {
    const t = full('sun');
    check(t, 'stag');
    expect(mists(t).roaming).toEqual(['b', 'c', 'd', 'e', 'f', 'stag']);
    expect(mists(t).beaten.green).toEqual(['a']);
  });

  it('ROAM-61 gives the token of the discarded one to the leftmost ritual that matches, unasked', () => {
    const t = full('moon');
    setRites(t, ['glow'], ['hush', 'moon'], ['calm']);
    check(t, 'stag');
    expect(tokensOn(t, 'hush')).toEqual(['moon', 'moon']);
    expect(tokensOn(t, 'calm')).toEqual([]);
    expect(t.kind()).toBe('escape');
  });

  it('ROAM-61 passes over a ritual without a free slot', () => {
    const t = full('moon');
    setRites(t, ['hush', 'moon', 'moon', 'moon', 'moon'], ['calm']);
    check(t, 'stag');
    expect(tokensOn(t, 'calm')).toEqual(['moon']);
  });

  it('ROAM-62 gives a wild one to the leftmost ritual with a free slot', () => {
    const t = full('wild');
    setRites(t, ['glow'], ['hush']);
    check(t, 'stag');
    expect(tokensOn(t, 'glow')).toEqual(['wild']);
  });

  it('ROAM-63 draws rituals until one matches', () => {
    const t = full('skull');
    setRites(t, ['glow']);
    t.onTop('rituals-green', 'hush', 'dirge');
    check(t, 'stag');
    expect(mists(t).rites.map(({ card }) => card)).toEqual(['glow', 'hush', 'dirge']);
    expect(tokensOn(t, 'dirge')).toEqual(['skull']);
  });

  it('ROAM-64 ROAM-65 Z14 rewards nobody for the one that is pushed off, and raises no deck', () => {
    const t = full('sun');
    setRoaming(t, ['king', 'sun'], ...SWAMP.slice(1).map((id) => [id, 'sun'] as const));
    t.onTop('green', 'a');
    drawsTokens(t, 'moon');
    const { gold } = t.player(0);
    t.choose('use:horn:0');
    expect(mists(t).beaten.red).toEqual(['king']);
    expect([mists(t).rank, t.player(0).gold]).toEqual(['green', gold]);
    expect(t.happened('defeated')).toEqual([]);
  });
});

describe('rituals that a pushed-off monster completes', () => {
  it('ROAM-66 Z36 are resolved before the new card is met', () => {
    const t = full('skull');
    setRites(t, ['toll'], ['hush']);
    check(t, 'stag');
    expect(t.player(0).gold).toBe(8);
    expect(mists(t).completed).toEqual(['toll']);
    expect([t.kind(), combatOf(t.game())?.card]).toEqual(['escape', 'stag']);
  });

  it('ROAM-67 Z36 spare a Hero whom they carry away', () => {
    const t = full('skull');
    setRites(t, ['gale'], ['hush']);
    emptyDeck(t, 'market');
    check(t, 'stag');
    expect(t.player(0).space).toBe(townSpace(t, 'oquoro'));
    expect([combatOf(t.game()), t.seat()]).toEqual([null, 1]);
    expect(mists(t).roaming).toContain('stag');
  });

  it('ROAM-67 Z36 spare a Hero whom they knock out, and the turn ends', () => {
    const t = full('skull');
    setRites(t, ['bane'], ['hush']);
    t.player(0)
      .items.splice(0)
      .forEach(({ card }) => t.state.removed.push(card));
    check(t, 'stag');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect([combatOf(t.game()), t.seat()]).toEqual([null, 1]);
    expect(mists(t).roaming).toContain('stag');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-67 Z36 leave nobody to meet, if they push the new card off the track', () => {
    const swarm = aRite('swarm', 'skull', 1, [
      { do: 'add-roaming', amount: 2 },
      { do: 'add-roaming', amount: 2 },
      { do: 'add-roaming', amount: 2 },
    ]);
    const more = ['g', 'h', 'i', 'j', 'k', 'l'].map((id) => aMonster({ id, terrain: 'swamp' }));
    const t = zanaga(library, [...CARDS, ...more, swarm], { towns: ['onasan', 'stonefang'] });
    setRoaming(t, ['a', 'skull'], ['b', 'sun'], ['c', 'sun'], ['d', 'sun'], ['e', 'moon'], ['f', 'moon']);
    setRites(t, ['swarm'], ['glow'], ['hush']);
    standAt(t, wild(t, 'hills'));
    t.onTop('green', 'stag', 'g', 'h', 'i', 'j', 'k', 'l');
    drawsTokens(t, 'moon', 'moon', 'moon', 'moon', 'moon', 'moon', 'moon');
    t.choose('stay');
    expect(mists(t).roaming).toEqual(['g', 'h', 'i', 'j', 'k', 'l']);
    expect([combatOf(t.game()), t.seat()]).toEqual([null, 1]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
