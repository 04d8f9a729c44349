import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aProbe, hold } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import { feed, riteTable } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aMonster, mists, setRites, setRoaming, tokensOn } from '../../../testing/adventures/zanaga.ts';
import { sayLine } from '../../../text/line.ts';
import { apply } from '../../../rules/world/game.ts';
import { clone } from '../../../rules/world/state.ts';
import { TOKEN_COUNT, TOKENS, TRACK_PLACES, type Token } from '../mists.ts';

/** Tokens by where they lie: those in a Hero's hand are none of these. */
const lying = (t: Scenario): number => {
  const { pool, carried, rites, beside, due } = mists(t);
  const inPool = Object.values(pool).reduce((sum, count) => sum + count, 0);
  const onCards = [...Object.values(carried), ...rites.map(({ tokens }) => tokens), beside?.tokens ?? []];
  return inPool + onCards.flat().length + due.length;
};

describe('ritual tokens', () => {
  it('TOKEN-1 show a sun, a moon or a skull and fit only there, or are wild and fit everywhere', () => {
    for (const symbol of ['sun', 'moon', 'skull'] as const) {
      const t = riteTable(library);
      setRites(t, ['sun-2'], ['moon-2'], ['skull-2']);
      feed(t, symbol);
      expect(mists(t).rites.map(({ tokens }) => tokens)).toEqual(
        ['sun', 'moon', 'skull'].map((one) => (one === symbol ? [symbol] : [])),
      );
    }
    const t = riteTable(library);
    setRites(t, ['sun-2'], ['moon-2'], ['skull-2']);
    feed(t, 'wild');
    expect(t.choices()).toEqual(['place:sun-2', 'place:moon-2', 'place:skull-2']);
  });

  it('TOKEN-2 are drawn from the pool at random, each as likely as any other', () => {
    const t = riteTable(library);
    setRites(t, ['sun-4'], ['moon-4'], ['skull-4']);
    const drawn: Record<string, number> = {};
    for (let at = 0; at < 60; at++) {
      const chance = { pick: (n: number) => (expect(n).toBe(60), at) };
      const { events } = apply(t.world, clone(t.state), 'use:feed:0', chance);
      for (const event of events)
        if (event.type === 'token-drawn') drawn[event.token] = (drawn[event.token] ?? 0) + 1;
    }
    expect(drawn).toEqual(TOKEN_COUNT);
  });

  it('TOKEN-3 return to the pool when they are discarded, and can be drawn again', () => {
    const t = riteTable(library);
    setRites(t, ['skull-1'], ['skull-2']);
    mists(t).pool = { sun: 0, moon: 0, skull: 1, wild: 0 };
    feed(t, 'skull');
    t.choose('place:skull-1');
    expect(mists(t).pool.skull).toBe(1);
    feed(t, 'skull');
    expect(tokensOn(t, 'skull-2')).toEqual(['skull']);
    expect(mists(t).pool.skull).toBe(0);
  });

  it('TOKEN-4 are always 60 in all, wherever they lie', () => {
    const t = riteTable(library, [aMonster({ id: 'lurker' })]);
    setRoaming(t, ['lurker', 'wild']);
    setRites(t, ['moon-2', 'moon'], ['sun-2', 'sun'], ['skull-3', 'skull', 'wild']);
    expect(lying(t)).toBe(60);
    feed(t, 'wild');
    expect([t.kind(), lying(t)]).toEqual(['token', 59]);
    expect(violations(t.world, t.state)).toEqual([]);
    t.choose('place:skull-3');
    expect(lying(t)).toBe(60);
    expect(violations(t.world, t.state)).toEqual([]);
    mists(t).pool.sun--;
    expect(violations(t.world, t.state)).toEqual(['15 sun tokens, expected 16']);
  });

  it('TOKEN-5 on Challenges and rituals lie face up for everyone to see', () => {
    const t = riteTable(library, [aMonster({ id: 'lurker', name: 'Lurker' })]);
    setRoaming(t, ['lurker', 'wild']);
    setRites(t, ['moon-2', 'moon']);
    for (const viewer of [0, 1]) {
      const panels = t.world.words.panels.flatMap((panel) => panel(t.game()));
      const rows = panels.flatMap((panel) => panel.rows);
      const reading = { world: t.world, names: ['Ada', 'Bo'], viewer };
      const said = rows.map((row) => sayLine(reading, row));
      expect(said).toContain('Lurker: attacks in hills, wild token');
      expect(said.some((row) => row.startsWith('Test Ritual: 1 of 2 (moon), 1 moon completes it.'))).toBe(
        true,
      );
    }
  });

  it('TOKEN-6 never run out by the rules: 28 fit on rituals and 14 on Challenges', () => {
    const slots = Object.values(riteTable(library).world.cards).map(({ card }) =>
      card.kind === 'special' ? (card.ritual?.slots ?? 0) : 0,
    );
    // Six on each track; the ritual beside the god and the Challenge that is fought bear tokens, too.
    const most = (TRACK_PLACES + 1) * Math.max(...slots) + (TRACK_PLACES + 1) * 2;
    expect(most).toBe(28 + 14);
    expect(most).toBeLessThan(TOKENS.reduce((sum, token) => sum + TOKEN_COUNT[token], 0));
  });

  it('TOKEN-7 Z46 are not drawn from an empty pool, and a Challenge then lies without one', () => {
    const t = riteTable(library, [aMonster({ id: 'lurker' }), aProbe([{ do: 'add-roaming', amount: 1 }])]);
    setRites(t, ['sun-2']);
    const kept = mists(t).pool;
    mists(t).pool = { sun: 0, moon: 0, skull: 0, wild: 0 };
    t.choose('use:feed:1');
    expect([t.kind(), tokensOn(t, 'sun-2')]).toEqual(['movement', []]);
    hold(t, 'probe');
    t.onTop('green', 'lurker');
    t.choose('use:probe:0');
    const none: Record<string, readonly Token[]> = {};
    expect([mists(t).roaming, mists(t).carried]).toEqual([['lurker'], none]);
    mists(t).pool = kept;
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
