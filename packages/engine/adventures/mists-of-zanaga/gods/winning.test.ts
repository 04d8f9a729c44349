import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { anAlly, anItem, hold } from '../../../testing/arena.ts';
import { aGod, atDawn, riteTable } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { awakenGod, beat } from '../../../testing/adventures/zanaga.ts';

describe('the victory', () => {
  const weak = aGod('wisp');
  function facing(...cards: readonly Card[]): Scenario {
    const t = riteTable(library, [weak, ...cards]);
    awakenGod(t, 'wisp');
    hold(t, ...cards.map(({ id }) => id));
    atDawn(t);
    t.choose('confront:wisp');
    return t;
  }

  it('CONFRONT-19 wins the game immediately for the Hero who defeats the god', () => {
    const t = facing();
    beat(t);
    expect(t.state.over).toEqual({ winners: [0], how: 'primal-god' });
    expect(t.state.decision).toBeNull();
  });

  it('CONFRONT-20 counts for an Ally who strikes the blow', () => {
    const t = facing(anAlly({ id: 'squire' }));
    t.totals(20);
    t.choose('fight', 'attack:squire');
    expect(t.state.over?.winners).toEqual([0]);
  });

  it('CONFRONT-20 counts for an attack Before Combat', () => {
    const bomb = anItem({
      id: 'bomb',
      abilities: [
        {
          when: 'before-combat',
          cost: [{ pay: 'discard' }],
          do: [{ do: 'attack', phase: 'ranged', damage: 1 }],
        },
      ],
    });
    const t = facing(bomb);
    t.totals(20);
    t.choose('use:bomb:0');
    expect(t.state.over?.winners).toEqual([0]);
  });
});
