import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import {
  drawsTokens,
  jewel,
  mists,
  setRites,
  setRoaming,
  standAt,
  zanaga,
} from '@wayrune/engine/testing/adventures/zanaga.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

/** The rulebook's example, played with the cards that it names. */
describe('the example of a roaming monster check', () => {
  const terrainOf = (t: Scenario, id: string): string | undefined => {
    const card = t.world.cards[id]?.card;
    return card?.kind === 'challenge' ? card.terrain : undefined;
  };
  /** Three green monsters that do not live in hills roam; Maliki ends on hills with a yellow counter. */
  function maliki(): Scenario {
    const t = zanaga(library, [], {
      heroes: ['maliki', 'ronan-of-the-wild'],
      towns: ['onasan', 'stonefang'],
    });
    const others = (t.world.decks['green'] ?? []).filter((id) => terrainOf(t, id) !== 'hills').slice(0, 3);
    setRoaming(t, ...others.map((id) => [id, 'sun'] as const));
    setRites(t, ['rite-of-the-new-moon']);
    t.player(0).points = 20;
    standAt(t, jewel(t, 'yellow', 'hills'));
    t.choose('stay');
    return t;
  }

  it('ROAM-26 ROAM-35 ROAM-36 Maliki declines the yellow counter, and Naga Acolyte comes out of the hills', () => {
    const t = maliki();
    const track = [...mists(t).roaming];
    expect([t.kind(), t.choices()]).toEqual(['adventure', ['attempt', 'pass']]);
    t.onTop('green', 'naga-acolyte');
    drawsTokens(t, 'moon');
    t.choose('pass');
    expect(terrainOf(t, 'naga-acolyte')).toBe('hills');
    expect(mists(t).roaming).toEqual([...track, 'naga-acolyte']);
    expect(mists(t).carried['naga-acolyte']).toEqual(['moon']);
    expect([t.seat(), combatOf(t.game())?.card]).toEqual([0, 'naga-acolyte']);
    expect(counterAt(t.game(), t.player(0).space ?? '')).toBe('yellow');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-37 had it not shown hills, he would have met nothing and gone on to the Experience step', () => {
    const t = maliki();
    const other = (t.world.decks['green'] ?? []).find(
      (id) => terrainOf(t, id) !== 'hills' && !mists(t).roaming.includes(id),
    );
    t.onTop('green', other ?? '');
    drawsTokens(t, 'moon');
    t.choose('pass');
    expect(mists(t).roaming.at(-1)).toBe(other);
    expect([t.kind(), t.seat(), combatOf(t.game())]).toEqual(['experience', 0, null]);
  });
});
