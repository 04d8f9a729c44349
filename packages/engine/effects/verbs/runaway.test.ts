import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, attempt } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { meeting } from '../../testing/meeting.ts';
import type { Card } from '../vocabulary.ts';

/** Not checked, as if a check had missed them. */
const table = (...cards: readonly Card[]) => {
  const t = meeting(library, cards);
  for (const card of cards) if (card.kind === 'item') t.give(0, card.id);
  return t;
};

describe('a card that sets itself off again and again', () => {
  it('is stopped and named, and the game goes on', () => {
    const mirror = anItem({
      id: 'mirror',
      abilities: [{ when: 'drawn', forced: true, do: [{ do: 'redraw' }] }],
    });
    const t = table(mirror, aFoe({ id: 'foe' }));
    const green = t.state.decks['green'];
    for (const part of ['top', 'bag', 'bottom'] as const)
      t.state.removed.push(...(green?.[part].splice(0) ?? []).filter((card) => card !== 'foe'));
    attempt(t, 'foe');
    expect(t.happened('runaway')).toEqual([{ type: 'runaway', card: 'mirror' }]);
    expect(t.kind()).toBe('escape');
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('is stopped also in the middle of a test', () => {
    const doubt = anItem({
      id: 'doubt',
      abilities: [
        { when: 'tested', forced: true, do: [{ do: 'test', attribute: 'mind', target: 10 }] },
        { when: 'before-moving', do: [{ do: 'test', attribute: 'mind', target: 10 }] },
      ],
    });
    const t = table(doubt);
    t.state.decision = { seat: 0, kind: 'movement', options: ['use:doubt:1', 'stay'] };
    t.totals(...Array.from({ length: 500 }, () => 11));
    t.choose('use:doubt:1');
    expect(t.happened('runaway')).toEqual([{ type: 'runaway', card: 'doubt' }]);
    expect(t.state.decision).not.toBeNull();
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
