import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anAlly, anItem, hold } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { asked, MEADOW, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const smith = anAlly({
  id: 'smith',
  cost: 6,
  life: 3,
  body: [5, 2],
  equips: {
    class: 'weapon',
    type: 'mace',
    abilities: [{ when: 'market', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  },
});
const won = (id: string, kind: 'item' | 'ally') =>
  aFoe({
    id,
    reward: [{ do: 'take' }],
    as:
      kind === 'item'
        ? { kind, class: 'weapon' }
        : { kind, life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
  });
const WON = ['won-1', 'won-2', 'won-3', 'won-4'];
const CARDS = [
  smith,
  anItem({ id: 'axe', class: 'weapon', cost: 2 }),
  anItem({ id: 'pot', cost: 2 }),
  ...WON.map((id, i) => won(id, i < 2 ? 'item' : 'ally')),
];
const TAMALIR = 'g7';

const rows = (t: Scenario, seat: number): readonly (readonly string[])[] => {
  const { items, allies } = t.player(seat);
  return [items, allies].map((row) => row.map(({ card }) => card));
};
const of = (t: Scenario, word: string): string[] => t.options().filter((option) => option.startsWith(word));

/** Ann (seat 0) and Ben (seat 1) on the same space; others are out of the way. */
function together(space: string): Scenario {
  const t = meeting(library, CARDS);
  for (const seat of [0, 1]) t.place(seat, space);
  return t;
}

describe('an Equipping Ally that changes hands', () => {
  function prize(held: string): Scenario {
    const t = together(MEADOW);
    t.give(1, held).wounds = held.endsWith('ally') ? 2 : 0;
    t.player(1).wounds = 5;
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    return t;
  }

  it.each(['smith+ally', 'smith+item'])(
    'EQUIP-3 EQUIP-33 whoever takes %s as a prize chooses anew',
    (held) => {
      expect(of(prize(held), 'prize:smith')).toEqual(['prize:smith+ally', 'prize:smith+item']);
      const item = prize(held);
      item.choose('prize:smith+item');
      expect(item.player(0).items).toMatchObject([{ card: 'smith+item', wounds: 0 }]);
      expect(violations(item.world, item.state)).toEqual([]);
    },
  );

  it('EQUIP-34 a wounded one that stays an Ally keeps its wounds', () => {
    const t = prize('smith+ally');
    t.choose('prize:smith+ally');
    expect(t.player(0).allies).toMatchObject([{ card: 'smith+ally', wounds: 2 }]);
  });

  it('EQUIP-35 a sold one lies in the stack without counters, and the next buyer chooses', () => {
    const t = together(TAMALIR);
    t.player(0).gold = 0;
    t.player(1).gold = 6;
    hold(t, 'smith+item');
    t.onTop('market', 'axe');
    t.choose('stay', 'pass', 'use:smith+item:0', 'sell:smith+item', 'done');
    expect(asked(t)).toBe('movement of seat 1');
    expect(t.state.stacks.flat().filter((card) => card.startsWith('smith'))).toEqual(['smith']);
    t.onTop('market', 'pot');
    t.choose('stay', 'pass');
    expect(of(t, 'buy:smith')).toEqual(['buy:smith+ally', 'buy:smith+item']);
    t.choose('buy:smith+item');
    expect(t.player(1).items).toMatchObject([{ card: 'smith+item', used: false, wounds: 0, exhaustion: 0 }]);
  });

  it('EQUIP-36 whoever buys back one that they sold in an earlier turn chooses again', () => {
    const t = together(TAMALIR);
    t.place(1, MEADOW);
    t.player(0).gold = 6;
    hold(t, 'smith+item');
    t.onTop('market', 'axe');
    t.choose('stay', 'sell:smith+item');
    expect(of(t, 'buy:smith')).toEqual([]);
    t.choose('done', 'stay');
    t.onTop('market', 'pot');
    t.choose('stay');
    expect(of(t, 'buy:smith')).toEqual(['buy:smith+ally', 'buy:smith+item']);
    t.choose('buy:smith+ally');
    expect(rows(t, 0)).toEqual([[], ['smith+ally']]);
  });

  it('EQUIP-37 a bargain without room for either form takes a card that can be given up', () => {
    const offer = (...theirs: readonly string[]): Scenario => {
      const t = together(MEADOW);
      for (const card of theirs) t.give(1, card);
      hold(t, 'smith+ally');
      t.choose('stay', 'negotiate:1', 'offer:smith+ally', 'want:gold:1');
      return t;
    };
    // All that is in the way was won, and that is never given up.
    expect(of(offer(...WON), 'propose')).toEqual([]);
    const t = offer('axe', ...WON.slice(1));
    t.choose('propose', 'accept');
    expect([asked(t), t.options()]).toEqual(['surplus of seat 1', ['discard:axe']]);
    t.choose('discard:axe');
    expect(rows(t, 1)).toEqual([
      ['won-2', 'smith+item'],
      ['won-3', 'won-4'],
    ]);
    expect(t.state.decks['market']?.bottom).toEqual(['axe']);
  });
});
