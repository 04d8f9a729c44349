import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../effects/vocabulary.ts';
import { aFoe, anAlly, anItem, aProbe, arena, hold } from '../../testing/arena.ts';
import { anEvent, askAgain, clearJewels } from '../../testing/drawn.ts';
import { violations } from '../../testing/invariants.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { FACES } from '../turn/movement.ts';

const ann = anAlly({ id: 'ann', stamina: 3, life: 4 });
const bea = anAlly({ id: 'bea', stamina: 3, life: 4 });
const lamp = anItem({ id: 'lamp' });

/** Seat 0 uses a probe that does these things. */
function doing(...effects: readonly Effect[]): Scenario {
  const t = arena(library, [aProbe(effects), ann, bea, lamp, aFoe({ id: 'foe' }), aFoe({ id: 'other-foe' })]);
  hold(t, 'probe', 'ann', 'bea', 'lamp');
  t.onTop('green', 'foe', 'other-foe');
  t.choose('use:probe:0');
  return t;
}

describe('discarding at any time', () => {
  it('LIMIT-4 while you choose whom an effect is for, who then is nobody’s target any more', () => {
    const t = doing({ do: 'wound', who: 'any', amount: 1 });
    expect(t.kind()).toBe('target:wound');
    expect(t.options()).toContain('discard:lamp');
    t.choose('discard:bea');
    expect(t.choices()).toEqual(['target:hero', 'target:ann']);
    t.choose('target:ann');
    expect(t.player(0).allies).toMatchObject([{ card: 'ann', wounds: 1 }]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('LIMIT-4 does not spare you: the last one left takes it', () => {
    const t = doing({ do: 'wound', who: 'ally', amount: 1 });
    t.choose('discard:bea');
    expect(t.player(0).allies).toMatchObject([{ card: 'ann', wounds: 1 }]);
  });

  it('W26 not while the loss of a card is being settled', () => {
    const t = doing({ do: 'lose-card', what: 'ally', which: 'chosen' });
    expect(t.options()).toEqual(['target:ann', 'target:bea']);
  });

  it('LIMIT-4 while you look at cards of a deck', () => {
    const t = doing({ do: 'look', deck: 'green', count: 2 });
    expect(t.kind()).toBe('look');
    t.choose('discard:lamp');
    expect(t.choices()).toHaveLength(4);
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['probe']);
  });

  it('LIMIT-4 while you rest; an Ally who is dismissed rests no more', () => {
    const t = arena(library, [ann, lamp]);
    t.player(0).exhaustion = 2;
    t.give(0, 'ann').exhaustion = 1;
    askAgain(t);
    t.choose('rest:2');
    // Only the Hero is left, who discards both; then the two dice are rolled.
    t.picks(0, 0);
    t.choose('discard:ann');
    expect(t.player(0)).toMatchObject({ exhaustion: 0, allies: [] });
  });

  it('LIMIT-4 while you say where counters go', () => {
    const t = arena(library, [lamp, anEvent({ id: 'dawn', number: 1 }), aFoe({ id: 'foe' })]);
    const suns = t.world.board.jewels.filter((id) => {
      const jewel = t.world.board.space[id]?.jewel;
      return jewel?.color === 'yellow' && jewel.sunburst;
    });
    clearJewels(t, ...suns);
    t.state.pile.yellow = 1;
    t.give(0, 'lamp');
    t.onTop('green', 'dawn', 'foe');
    t.place(0, 'h8', 'h7');
    t.choose('stay', 'attempt');
    expect(t.kind()).toBe('replenish');
    t.choose('discard:lamp');
    expect(t.options()).toEqual(suns.map((space) => `place:${space}`));
  });

  it('LIMIT-4 ADV-13 while you are offered to discard wounds and exhaustion', () => {
    const t = arena(library, [lamp], undefined, ['advanced']);
    t.player(0).exhaustion = 1;
    t.player(0).points = 6;
    t.place(0, 'g8', 'g7');
    t.give(0, 'lamp');
    askAgain(t);
    t.picks(...hazardless(t));
    t.choose('stay', 'learn:mind:body');
    expect(t.kind()).toBe('restore');
    t.choose('discard:lamp');
    expect(t.options()).toEqual(['restore', 'bear']);
    t.choose('restore');
    expect(t.player(0)).toMatchObject({ exhaustion: 0, items: [] });
  });
});

/** Faces of two movement dice that show the terrain of the space, so that no hazard comes. */
function hazardless(t: Scenario): number[] {
  const terrain = t.world.board.space['g8']?.terrain;
  const face = FACES.findIndex((symbols) => symbols.some((symbol) => symbol === terrain));
  return [face, face];
}
