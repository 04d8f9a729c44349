import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { IllegalChoice } from './game.ts';
import { violations } from '../testing/invariants.ts';
import { asked, item, MEADOW, meeting } from '../testing/meeting.ts';
import type { Scenario } from '../testing/scenario.ts';

const TAMALIR = 'g7';
/** A green jewel. */
const JEWEL = 'd11';

/** Three Heroes on the meadow, or on the given space; Ann's Adventure step. */
function three(setUp: (table: Scenario) => void = () => undefined, space: string = MEADOW): Scenario {
  const table = meeting(library, [], ['ann', 'ben', 'cid']);
  for (const seat of [0, 1, 2]) table.place(seat, space);
  setUp(table);
  table.choose('stay');
  return table;
}

/** Ann and Ben have begun to bargain. */
function bargain(setUp: (table: Scenario) => void = () => undefined): Scenario {
  const table = three(setUp);
  table.choose('negotiate:1');
  return table;
}

const owned = (table: Scenario, seat: number): string[] => {
  const { items, allies } = table.player(seat);
  return [...items, ...allies].map((held) => held.card);
};
const gold = (table: Scenario): number[] => table.state.players.map((player) => player.gold);

describe('meeting Heroes', () => {
  it('MEET-1 lets you negotiate with, attack, or leave alone each Hero on your space', () => {
    const table = three();
    expect(asked(table)).toBe('adventure of seat 0');
    expect(table.options()).toEqual(['negotiate:1', 'attack:1', 'negotiate:2', 'attack:2', 'pass']);
    table.choose('pass');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('duel')).toEqual([]);
  });

  it('MEET-1 offers nobody who stands elsewhere', () => {
    const table = three((t) => {
      t.place(1, 'e10');
    });
    expect(table.options()).toEqual(['negotiate:2', 'attack:2', 'pass']);
  });

  it('MEET-1 offers nobody whose first turn has not come', () => {
    const table = meeting(library, [], ['ann', 'ben', 'cid']);
    table.player(1).space = null;
    table.choose('stay');
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('MEET-2 makes a Hero safe from your attack once you chose to negotiate, whatever came of it', () => {
    const table = three();
    table.choose('negotiate:1', 'leave');
    expect(table.options()).toEqual(['negotiate:2', 'attack:2', 'pass']);
  });

  it('MEET-2 holds for that turn alone', () => {
    const table = three();
    table.choose('negotiate:1', 'leave', 'pass');
    for (const seat of [1, 2]) {
      expect(asked(table)).toBe(`movement of seat ${seat}`);
      table.choose('stay', 'pass');
    }
    table.choose('stay');
    expect(table.options()).toContain('attack:1');
  });

  it('W1 lets you negotiate with others, then attack one with whom you have not', () => {
    const table = three();
    table.choose('negotiate:1', 'leave', 'attack:2');
    expect(table.happened('duel')).toEqual([{ type: 'duel', seat: 0, other: 2 }]);
  });

  it('W1 MEET-4 closes the adventure of the space once you have dealt with a Hero', () => {
    const table = three(undefined, JEWEL);
    expect(table.options()[0]).toBe('attempt');
    table.choose('negotiate:1', 'leave');
    expect(table.options()).toEqual(['negotiate:2', 'attack:2', 'pass']);
  });

  it('MEET-4 an attempt leaves no dealings with Heroes in that turn', () => {
    const table = three((t) => t.onTop('green', 'barrow-sentry'), JEWEL);
    table.choose('attempt');
    expect(table.happened('combat')).toEqual([{ type: 'combat', seat: 0, card: 'barrow-sentry' }]);
    // Body 13, Life 2: Ann's two wounds are enough.
    table.totals(20);
    table.choose('fight', 'attack:hero');
    expect(table.happened('defeated')).toHaveLength(1);
    expect(asked(table)).toBe('movement of seat 1');
  });

  it('MEET-4 an attack leaves the counter where it is, even for the winner', () => {
    const table = three((t) => {
      t.player(1).wounds = 5;
    }, JEWEL);
    table.totals(2, 20);
    table.choose('attack:1', 'fight', 'attack:hero', 'none');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('drew')).toEqual([]);
    expect(table.state.counters.every((counter) => counter === 1)).toBe(true);
  });

  it('MEET-5 has the Hero who is attacked fight, and gives nobody a second attack', () => {
    const table = three((t) => {
      t.player(1).wounds = 5;
    });
    table.totals(2, 20);
    table.choose('attack:1');
    expect(asked(table)).toBe('escape of seat 0');
    table.choose('fight', 'attack:hero', 'none');
    expect(asked(table)).toBe('movement of seat 1');
    expect(table.happened('duel')).toHaveLength(1);
  });

  it('MEET-6 goes on with Market and Experience when you have only negotiated', () => {
    const table = three((t) => {
      t.onTop('market', 'soul-burn');
      t.player(0).gold = 10;
      t.player(0).counters.blue = 2;
    }, TAMALIR);
    table.choose('negotiate:1', 'leave', 'pass');
    expect(asked(table)).toBe('market of seat 0');
    table.choose('done');
    expect(asked(table)).toBe('experience of seat 0');
  });
});

describe('a negotiation', () => {
  it('MEET-3 G20 exchanges gold, Items and Allies in any mixture, at once', () => {
    const table = bargain((t) => {
      for (const card of ['soul-burn', 'rook-eye-tam']) t.give(0, card);
      t.give(1, 'white-blade');
      t.player(1).gold = 20;
    });
    table.choose('offer:soul-burn', 'offer:rook-eye-tam', 'want:white-blade', 'want:gold:10', 'want:gold:1');
    table.choose('offer:gold:1', 'propose');
    expect(asked(table)).toBe('reply of seat 1');
    expect(table.options()).toEqual(['accept', 'refuse']);
    expect(owned(table, 0)).toEqual(['soul-burn', 'rook-eye-tam']);
    table.choose('accept');
    expect(owned(table, 0)).toEqual(['white-blade']);
    expect(owned(table, 1)).toEqual(['soul-burn', 'rook-eye-tam']);
    expect(gold(table)).toEqual([13, 10, 3]);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('MEET-3 binds: what was agreed cannot be taken back', () => {
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

  it('G20 is not proposed while it would break the limits of either', () => {
    const table = bargain((t) => {
      for (const card of ['rook-eye-tam', 'hulde-gate-warden']) t.give(0, card);
      for (const card of ['ansel-threeways', 'white-blade']) t.give(1, card);
    });
    table.choose('want:ansel-threeways');
    expect(table.options()).not.toContain('propose');
    expect(() => table.choose('propose')).toThrow(IllegalChoice);
    // A third Ally would be too many; one for one is not.
    table.choose('offer:rook-eye-tam');
    expect(table.options()).toContain('propose');
    table.choose('propose', 'accept');
    expect(owned(table, 0)).toEqual(['hulde-gate-warden', 'ansel-threeways']);
    expect(owned(table, 1)).toEqual(['white-blade', 'rook-eye-tam']);
  });

  it('G20 looks at the limits of the other too', () => {
    const table = bargain((t) => {
      t.give(0, 'padded-leather-armor');
      t.give(1, 'ferrox-hide');
    });
    table.choose('offer:padded-leather-armor');
    expect(table.options()).not.toContain('propose');
    table.choose('want:ferrox-hide', 'propose', 'accept');
    expect(owned(table, 1)).toEqual(['padded-leather-armor']);
  });

  it('G20 looks at what both would have when all is done', () => {
    const table = bargain((t) => {
      for (const card of ['rook-eye-tam', 'hulde-gate-warden', 'white-blade']) t.give(0, card);
      for (const card of ['ansel-threeways', 'company-banner', 'dragontooth-hammer']) t.give(1, card);
    });
    // A third Ally is one too many, unless the banner comes along.
    table.choose('want:ansel-threeways');
    expect(table.options()).not.toContain('propose');
    table.choose('want:company-banner');
    expect(table.options()).toContain('propose');
    // The hammer suffers no other Weapon beside it.
    table.choose('want:dragontooth-hammer');
    expect(table.options()).not.toContain('propose');
    table.choose('offer:white-blade');
    expect(table.options()).toContain('propose');
  });

  it('G20 lets nobody give away the card that his Allies depend on', () => {
    const table = bargain((t) => {
      for (const card of ['company-banner', 'rook-eye-tam', 'hulde-gate-warden', 'ansel-threeways'])
        t.give(0, card);
    });
    table.choose('offer:company-banner');
    expect(table.options()).not.toContain('propose');
    table.choose('offer:rook-eye-tam', 'propose', 'accept');
    expect(owned(table, 0)).toEqual(['hulde-gate-warden', 'ansel-threeways']);
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

  it('MEET-1 a card may forbid it', () => {
    const sulk = item('sulk', { rules: [{ rule: 'no-negotiate' }] });
    const table = meeting(library, [sulk]);
    table.give(0, 'sulk');
    table.choose('stay');
    expect(table.options()).toEqual(['attack:1', 'pass', 'discard:sulk']);
  });
});
