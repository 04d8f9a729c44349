import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { deckCards } from '../../../kernel/deck.ts';
import { counterAt } from '../../../rules/turn/counters.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { aProbe } from '../../../testing/arena.ts';
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
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

const CARDS: readonly Card[] = [
  aProbe([{ do: 'add-roaming', amount: 1 }]),
  aMonster({ id: 'lurker', reward: [{ do: 'gain-gold', amount: 4 }] }),
  aMonster({ id: 'trophy', reward: [{ do: 'take' }], as: { kind: 'item', class: 'artifact' } }),
  aMonster({ id: 'brute', life: 3 }),
  aMonster({ id: 'second' }),
  aMonster({ id: 'mirage', abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'end-turn' }] }] }),
  aMonster({ id: 'veteran', color: 'blue' }),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aMonster({ id, terrain: 'swamp' })),
  aRite('glow', 'sun', 4),
  aRite('hush', 'moon', 4),
  aRite('dirge', 'skull', 4),
  aRite('toll', 'skull', 1, [{ do: 'gain-gold', amount: 5 }]),
];

/** Seat 0 stands on a counter of this color, with a ritual of each symbol in play. */
function table(color: 'green' | 'yellow' | 'blue' = 'green'): Scenario {
  const t = zanaga(library, CARDS, { towns: ['onasan', 'stonefang'] });
  setRites(t, ['glow'], ['hush'], ['dirge']);
  const space = jewel(t, color);
  standAt(t, space, t.world.board.space[space]?.neighbors[0] ?? null);
  return t;
}
/** Seat 0 attempts the counter, draws this card, and this token is laid on it. */
function met(
  card: string,
  token: 'sun' | 'moon' | 'skull' | 'wild' = 'moon',
  t: Scenario = table(),
): Scenario {
  const color = t.world.cards[card]?.color ?? 'green';
  t.onTop(color, card);
  drawsTokens(t, token);
  t.choose('stay', 'attempt');
  return t;
}

describe('a Challenge that is drawn', () => {
  it('ROAM-1 ROAM-2 Z3 is turned up, then gets a token, and nobody is asked', () => {
    const t = met('lurker');
    const told = t.events.filter(({ type }) => type === 'drew' || type === 'token-drawn').slice(-2);
    expect(told).toEqual([
      { type: 'drew', seat: 0, card: 'lurker', deck: 'green' },
      { type: 'token-drawn', seat: 0, token: 'moon', onto: 'lurker' },
    ]);
    expect(mists(t).carried).toEqual({ lurker: ['moon'] });
    expect([t.kind(), t.seat()]).toEqual(['escape', 0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-2 can be sent back by bones before its token is drawn', () => {
    const t = table();
    t.give(0, 'shaman-bones');
    askAgain(t);
    t.onTop('green', 'lurker', 'second');
    t.choose('stay', 'attempt');
    expect(t.kind()).toBe('drawn');
    expect(mists(t).carried).toEqual({});
  });

  it('ROAM-12 Z3 comes from the deck of the counter’s color, whatever the current adventure deck is', () => {
    const low = met('veteran', 'sun', table('blue'));
    expect(mists(low).rank).toBe('green');
    expect(low.happened('drew').at(-1)).toMatchObject({ card: 'veteran', deck: 'blue' });
    const t = table('green');
    mists(t).rank = 'red';
    met('lurker', 'sun', t);
    expect(t.happened('drew').at(-1)).toMatchObject({ card: 'lurker', deck: 'green' });
  });
});

describe('a Challenge that is beaten at a counter', () => {
  it('ROAM-3 ROAM-6 Z3 gives its reward, its counter, and its token to a ritual', () => {
    const t = met('lurker');
    const { gold } = t.player(0);
    beat(t);
    expect(t.player(0)).toMatchObject({ gold: gold + 4, counters: { green: 1 } });
    expect(counterAt(t.game(), jewel(t, 'green'))).toBeNull();
    expect(tokensOn(t, 'hush')).toEqual(['moon']);
    expect(mists(t).carried).toEqual({});
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-5 gives up its token when it is kept as a reward, too', () => {
    const t = met('trophy', 'skull');
    beat(t);
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['trophy']);
    expect(tokensOn(t, 'dirge')).toEqual(['skull']);
    expect(mists(t).beaten.green).toEqual([]);
  });

  it('ROAM-7 Z12 goes to the discard pile of its color, not under its deck', () => {
    const t = met('lurker');
    beat(t);
    expect(mists(t).beaten).toEqual({ green: ['lurker'], yellow: [], blue: [], red: [] });
    expect(deckCards(t.state.decks['green'] ?? never())).not.toContain('lurker');
  });
});

describe('a Challenge that is discarded', () => {
  it('ROAM-4 gives its token to a ritual', () => {
    const t = table();
    t.give(0, 'probe');
    setRoaming(t, ['a', 'skull'], ['b', 'sun'], ['c', 'sun'], ['d', 'sun'], ['e', 'sun'], ['f', 'sun']);
    askAgain(t);
    t.onTop('green', 'second');
    drawsTokens(t, 'moon');
    t.choose('use:probe:0');
    expect(mists(t).beaten.green).toEqual(['a']);
    expect(tokensOn(t, 'dirge')).toEqual(['skull']);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

it('ROAM-4 gives its token to a ritual when the turn ends over it and it is put away', () => {
  const t = met('mirage', 'skull');
  expect(t.seat()).toBe(1);
  expect([mists(t).beaten.green, mists(t).roaming]).toEqual([['mirage'], []]);
  expect(tokensOn(t, 'dirge')).toEqual(['skull']);
  expect(violations(t.world, t.state)).toEqual([]);
});

function never(): never {
  throw new Error('no deck');
}

describe('a Challenge that is not beaten', () => {
  const ENDS = [
    ['is escaped', flee],
    ['knocks the Hero out', fall],
  ] as const;

  it.each(ENDS)('ROAM-8 goes to no undefeated track when it %s', (_, end) => {
    const t = met('lurker');
    end(t);
    expect(t.state.track).toEqual([null, null, null, null, null, null]);
    expect(t.happened('undefeated')).toEqual([]);
  });

  it.each(ENDS)(
    'ROAM-9 ROAM-10 ROAM-57 goes to the right end of the track with its token when it %s',
    (_, end) => {
      const t = table();
      setRoaming(t, ['a', 'sun'], ['b', 'skull']);
      met('lurker', 'moon', t);
      end(t);
      expect(mists(t).roaming).toEqual(['a', 'b', 'lurker']);
      expect(mists(t).carried).toEqual({ a: ['sun'], b: ['skull'], lurker: ['moon'] });
      expect(violations(t.world, t.state)).toEqual([]);
    },
  );

  it('ROAM-9 roams without its wounds', () => {
    const t = met('brute');
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:hero');
    expect(combatOf(t.game())?.foeWounds).toBe(1);
    flee(t);
    expect(mists(t).roaming).toEqual(['brute']);
    // On hills it is met again, unwounded.
    const hills = t.world.board.spaces.find(
      ({ terrain, jewel: none }) => terrain === 'hills' && none === null,
    );
    t.place(1, hills?.id ?? '');
    t.choose('stay');
    expect([t.seat(), combatOf(t.game())?.foeWounds]).toEqual([1, 0]);
  });

  it('ROAM-11 leaves the counter, and the next attempt draws a new card', () => {
    const t = met('lurker');
    const here = jewel(t, 'green');
    flee(t);
    expect(counterAt(t.game(), here)).toBe('green');
    t.place(1, here, t.player(0).space);
    askAgain(t);
    t.onTop('green', 'second');
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt');
    expect(t.happened('drew').at(-1)).toMatchObject({ seat: 1, card: 'second' });
    expect([t.seat(), combatOf(t.game())?.card]).toEqual([1, 'second']);
  });

  it('ROAM-13 G5 lets the Hero go back one space, and the turn ends', () => {
    const t = met('lurker');
    const back = t.player(0).from;
    flee(t);
    expect([t.player(0).space, t.kind(), t.seat()]).toEqual([back, 'movement', 1]);
  });

  it.each(ENDS)(
    'ROAM-14 Z36 pushes the leftmost off a full track when it %s, before the turn passes',
    (_, end) => {
      const t = table();
      setRites(t, ['toll'], ['hush'], ['glow']);
      setRoaming(t, ['a', 'skull'], ['b', 'sun'], ['c', 'sun'], ['d', 'sun'], ['e', 'sun'], ['f', 'sun']);
      met('lurker', 'moon', t);
      const before = t.events.length;
      end(t);
      expect(mists(t).roaming).toEqual(['b', 'c', 'd', 'e', 'f', 'lurker']);
      expect(mists(t).beaten.green).toEqual(['a']);
      const told = t.events.slice(before).map(({ type }) => type);
      const [placed, completed, next] = ['token-placed', 'ritual-completed', 'turn-began'].map((type) =>
        told.findIndex((one) => one === type),
      );
      expect(placed).toBeGreaterThan(0);
      expect(completed).toBeGreaterThan(placed ?? 0);
      expect(next).toBeGreaterThan(completed ?? 0);
      expect(mists(t).completed).toEqual(['toll']);
      expect(violations(t.world, t.state)).toEqual([]);
    },
  );
});
