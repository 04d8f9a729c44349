import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe } from '../../testing/arena.ts';
import { violations } from '../../testing/invariants.ts';
import { asked, MEADOW, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const wonAlly = (id: string) =>
  aFoe({
    id,
    reward: [{ do: 'take' }],
    as: { kind: 'ally', life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
  });

/** Three Heroes stand on the meadow; Ann and Ben have begun to bargain. */
function bargain(setUp: (table: Scenario) => void = () => undefined): Scenario {
  const table = meeting(library, [wonAlly('wolf'), wonAlly('bear'), wonAlly('crow')], ['ann', 'ben', 'cid']);
  for (const seat of [0, 1, 2]) table.place(seat, MEADOW);
  setUp(table);
  table.choose('stay', 'negotiate:1');
  return table;
}

const owned = (table: Scenario, seat: number): string[] => {
  const { items, allies } = table.player(seat);
  return [...items, ...allies].map((held) => held.card);
};
const gold = (table: Scenario): number[] => table.state.players.map((player) => player.gold);

describe('a negotiation', () => {
  it('MEET-3 G20 exchanges gold, Items and Allies in any mixture, immediately', () => {
    const table = bargain((t) => {
      for (const card of ['soul-burn', 'rook-eye-tam']) t.give(0, card);
      t.give(1, 'white-blade');
      t.player(1).gold = 20;
    });
    table.choose('offer:soul-burn', 'offer:rook-eye-tam', 'want:white-blade', 'want:gold:10', 'want:gold:1');
    table.choose('offer:gold:1', 'propose');
    expect(asked(table)).toBe('reply of seat 1');
    expect(table.options()).toEqual(['accept', 'refuse', 'counter', 'discard:white-blade']);
    expect(owned(table, 0)).toEqual(['soul-burn', 'rook-eye-tam']);
    table.choose('accept');
    expect(owned(table, 0)).toEqual(['white-blade']);
    expect(owned(table, 1)).toEqual(['soul-burn', 'rook-eye-tam']);
    expect(gold(table)).toEqual([13, 10, 3]);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('MEET-3 binds: a deal that was agreed stands', () => {
    const table = bargain((t) => t.give(0, 'soul-burn'));
    table.choose('offer:soul-burn', 'want:gold:1', 'propose', 'accept');
    expect(asked(table)).toBe('adventure of seat 0');
    expect(table.options().some((option) => option.includes(':1'))).toBe(false);
    expect(gold(table)).toEqual([4, 2, 3]);
  });

  it('G20 moves nothing without the consent of both', () => {
    const table = bargain((t) => t.give(0, 'soul-burn'));
    table.choose('offer:soul-burn', 'want:gold:1', 'propose', 'refuse');
    expect(owned(table, 0)).toEqual(['soul-burn']);
    expect(gold(table)).toEqual([3, 3, 3]);
    expect(asked(table)).toBe('negotiate of seat 0');
  });

  it('G20 offers no more gold than there is', () => {
    const table = bargain((t) => {
      t.player(0).gold = 6;
    });
    table.choose('offer:gold:5');
    expect(table.options().filter((option) => option.startsWith('offer'))).toEqual(['offer:gold:1']);
    expect(table.options().filter((option) => option.startsWith('want'))).toEqual(['want:gold:1']);
  });

  it('G27 MEET-8 whoever has no room for what was agreed on gives up a card for it, the one who accepted first', () => {
    const table = bargain((t) => {
      for (const card of ['rook-eye-tam', 'hulde-gate-warden', 'white-blade']) t.give(0, card);
      for (const card of ['ansel-threeways', 'lightning-mace', 'boar-spear']) t.give(1, card);
    });
    table.choose('want:ansel-threeways', 'offer:white-blade', 'propose', 'accept');
    expect(asked(table)).toBe('surplus of seat 1');
    expect(table.options()).toEqual(['discard:lightning-mace', 'discard:boar-spear']);
    table.choose('discard:boar-spear');
    expect(asked(table)).toBe('surplus of seat 0');
    expect(table.options()).toEqual(['discard:rook-eye-tam', 'discard:hulde-gate-warden']);
    table.choose('discard:rook-eye-tam');
    expect(owned(table, 0)).toEqual(['hulde-gate-warden', 'ansel-threeways']);
    expect(owned(table, 1)).toEqual(['lightning-mace', 'white-blade']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('G20 G27 nobody is asked for a card where one goes and one comes', () => {
    const table = bargain((t) => {
      for (const card of ['rook-eye-tam', 'hulde-gate-warden']) t.give(0, card);
      t.give(1, 'ansel-threeways');
    });
    table.choose('want:ansel-threeways', 'offer:rook-eye-tam', 'propose', 'accept');
    expect(owned(table, 0)).toEqual(['hulde-gate-warden', 'ansel-threeways']);
    expect(asked(table)).toBe('adventure of seat 0');
  });

  it('G20 MEET-8 is not proposed where no room can be made, because all were won', () => {
    const table = bargain((t) => {
      for (const card of ['wolf', 'bear']) t.give(0, card);
      t.give(1, 'crow');
    });
    table.choose('want:crow');
    expect(table.options()).not.toContain('propose');
    table.choose('offer:wolf');
    expect(table.options()).toContain('propose');
  });

  it('G20 looks at what both would have when all is done', () => {
    const table = bargain((t) => {
      for (const card of ['rook-eye-tam', 'hulde-gate-warden']) t.give(0, card);
      for (const card of ['ansel-threeways', 'company-banner']) t.give(1, card);
    });
    // A third Ally is one too many, unless the banner comes along.
    table.choose('want:ansel-threeways', 'want:company-banner', 'propose', 'accept');
    expect(owned(table, 0)).toEqual([
      'company-banner',
      'rook-eye-tam',
      'hulde-gate-warden',
      'ansel-threeways',
    ]);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('G27 whoever gives away the card that their Allies depend on gives up an Ally too', () => {
    const table = bargain((t) => {
      for (const card of ['company-banner', 'rook-eye-tam', 'hulde-gate-warden', 'ansel-threeways'])
        t.give(0, card);
    });
    table.choose('offer:company-banner', 'propose', 'accept', 'discard:rook-eye-tam');
    expect(owned(table, 0)).toEqual(['hulde-gate-warden', 'ansel-threeways']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('G27 MEET-7 an offer may be countered: the bargain is turned around and changed', () => {
    const table = bargain((t) => t.give(0, 'soul-burn'));
    table.choose('offer:soul-burn', 'want:gold:1', 'propose', 'counter');
    expect(asked(table)).toBe('negotiate of seat 1');
    table.choose('want:gold:1', 'propose');
    expect(asked(table)).toBe('reply of seat 0');
    expect(table.happened('proposed').at(-1)).toEqual({
      type: 'proposed',
      seat: 1,
      other: 0,
      offer: ['1 gold'],
      want: ['soul-burn', '1 gold'],
    });
    table.choose('accept');
    expect([owned(table, 1), gold(table)]).toEqual([['soul-burn'], [3, 3, 3]]);
  });

  it('G27 a refused counter-offer gives the word back to the one who began', () => {
    const table = bargain();
    table.choose('offer:gold:1', 'propose', 'counter', 'propose', 'refuse');
    expect(asked(table)).toBe('negotiate of seat 0');
    expect(table.options()).not.toContain('clear');
  });

  it('G27 MEET-7 allows six offers in all, and one deal with each Hero in a turn', () => {
    const table = bargain();
    table.choose('offer:gold:1', 'propose', 'refuse', 'offer:gold:1', 'propose');
    for (let offer = 3; offer <= 6; offer++) {
      expect(table.options()).toContain('counter');
      table.choose('counter', 'propose');
    }
    expect(table.options()).toEqual(['accept', 'refuse']);
    table.choose('refuse');
    expect(asked(table)).toBe('adventure of seat 0');
    expect(table.options()).not.toContain('negotiate:1');
  });

  it('LIMIT-4 G27 lets both discard; what is gone is no longer part of the bargain', () => {
    const table = bargain((t) => {
      t.give(0, 'soul-burn');
      t.give(1, 'white-blade');
    });
    table.choose('offer:soul-burn', 'offer:gold:1', 'discard:soul-burn');
    expect(table.options()).not.toContain('offer:soul-burn');
    table.choose('want:white-blade', 'propose', 'discard:white-blade');
    expect(table.options()).toEqual(['refuse', 'counter']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('LIMIT-4 a Hero who discards the card they lived by is carried off, and the talk is over', () => {
    const table = bargain((t) => {
      t.give(1, 'ferrox-hide');
      t.player(1).wounds = 6;
    });
    table.choose('offer:gold:1', 'propose', 'discard:ferrox-hide');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 1 }]);
    expect(asked(table)).toBe('adventure of seat 0');
  });

  it('G16 G20 nobody pays with gold that a knock-out in the same town has taken', () => {
    const table = bargain((t) => {
      const [town] = t.world.board.towns;
      for (const seat of [0, 1]) t.place(seat, town?.space ?? '');
      t.give(1, 'ferrox-hide');
      t.player(1).wounds = 6;
      t.player(1).gold = 5;
    });
    table.choose('want:gold:5', 'propose', 'discard:ferrox-hide');
    expect(table.happened('knocked-out')).toHaveLength(1);
    expect(asked(table)).toBe('reply of seat 1');
    expect(table.options()).toEqual(['refuse', 'counter']);
    table.choose('counter');
    expect(table.options()).not.toContain('propose');
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('MEET-3 keeps what lies on a card and the side that is up', () => {
    const table = bargain((t) => {
      const ally = t.give(0, 'bettany-pathless');
      ally.wounds = 1;
      ally.exhaustion = 2;
      t.give(0, 'soul-burn').used = true;
    });
    table.choose('offer:bettany-pathless', 'offer:soul-burn', 'propose', 'accept');
    expect(table.player(1).allies[0]).toMatchObject({ wounds: 1, exhaustion: 2 });
    expect(table.player(1).items[0]).toMatchObject({ card: 'soul-burn', used: true });
  });

  it('MEET-3 takes away what a card gave: a Hero who lived on it falls', () => {
    const table = bargain((t) => {
      t.give(0, 'ferrox-hide');
      t.player(0).wounds = 5;
    });
    table.choose('offer:ferrox-hide', 'want:gold:1', 'propose', 'accept');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect(gold(table)).toEqual([0, 2, 3]);
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('G26 trades what was won from Challenges and Encounters as well, but only Items and Allies', () => {
    const table = bargain((t) => {
      for (const card of [
        'ashback-runner',
        'the-brindled-hound',
        'the-salt-load',
        'bhoruk-the-unfed',
        'soul-burn',
      ])
        t.give(0, card);
    });
    expect(table.options().filter((option) => option.startsWith('offer:'))).toEqual([
      'offer:gold:1',
      'offer:ashback-runner',
      'offer:soul-burn',
      'offer:the-brindled-hound',
    ]);
    table.choose('offer:ashback-runner', 'want:gold:1', 'propose', 'accept');
    expect(owned(table, 1)).toEqual(['ashback-runner']);
    expect(violations(table.world, table.state)).toEqual([]);
  });
});
