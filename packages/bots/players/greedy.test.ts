import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import type { Choice } from '@wayrune/engine/effects/vocabulary.ts';
import { aFoe, anAlly, anItem, arena, attempt, aTrap, hold } from '@wayrune/engine/testing/arena.ts';
import { meeting } from '@wayrune/engine/testing/meeting.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { greedy } from './greedy.ts';
import { simulate } from '../lab/play-games.ts';

const chosen = (table: Scenario): string => greedy.choose(table.world, table.state, seeded('greedy'));

/** In a market with this card to be had and this much gold. */
function shopping(gold: number, card: Parameters<typeof arena>[1][number]): Scenario {
  const table = arena(library, [card]);
  table.player(0).gold = gold;
  table.onTop('market', card.id);
  table.choose('stay');
  return table;
}

describe('in a fight, the greedy bot', () => {
  it('runs from what it cannot beat', () => {
    const table = arena(library, [
      aFoe({ id: 'terror', life: 9, mind: [11, 4], body: [25, 4], spirit: [25, 4] }),
    ]);
    attempt(table, 'terror');
    expect(chosen(table)).toBe('escape');
  });

  it('goes on in a trap for the counter and the reward, not for the small change on the way', () => {
    const on: Choice = {
      label: 'Go on',
      do: [
        {
          do: 'test',
          attribute: 'body',
          target: 13,
          pass: [{ do: 'overcome' }],
          fail: [{ do: 'wound', who: 'you', amount: 2 }],
        },
      ],
    };
    const back: Choice = { label: 'Go back', do: [{ do: 'gain-gold', amount: 3 }] };
    const vault = (gold: number): Scenario => {
      const trap = [{ do: 'choose', options: [back, on] } as const];
      const table = arena(library, [
        aTrap({ id: 'vault', trap, reward: [{ do: 'gain-gold', amount: gold }] }),
      ]);
      attempt(table, 'vault');
      return table;
    };
    expect(chosen(vault(12))).toBe('choose:1');
    expect(chosen(vault(1))).toBe('choose:0');
  });

  it('stays where it will win, and attacks where it is best', () => {
    const table = arena(library, [
      aFoe({ id: 'easy', life: 2, mind: [14, 1], body: [14, 1], spirit: [8, 1] }),
    ]);
    attempt(table, 'easy');
    expect(chosen(table)).toBe('fight');
    table.choose('fight');
    expect(chosen(table)).toBe('defend');
    table.totals(20, 20);
    table.choose('defend', 'defend');
    expect(chosen(table)).toBe('attack:hero');
  });

  it('lets a strong Ally strike', () => {
    const table = arena(library, [
      aFoe({ id: 'wall', life: 4, mind: [12, 1], body: [16, 1], spirit: [12, 1] }),
      anAlly({ id: 'champion', life: 4, mind: [0, 0], body: [12, 3], spirit: [0, 0] }),
    ]);
    table.give(0, 'champion');
    attempt(table, 'wall');
    table.totals(20);
    table.choose('fight', 'defend');
    expect(chosen(table)).toBe('attack:champion');
  });

  it('cancels wounds that would knock it out', () => {
    const table = arena(library, [
      aFoe({ id: 'brute', life: 9, mind: [20, 5], body: [20, 5], spirit: [20, 5] }),
    ]);
    table.give(0, 'padded-leather-armor');
    table.give(0, 'barrel-lid-shield');
    attempt(table, 'brute');
    table.totals(2);
    table.choose('fight', 'defend');
    expect(table.kind()).toBe('wounded');
    expect(chosen(table)).toBe('use:barrel-lid-shield:0');
  });

  it('drinks before a combat what is good for all of it', () => {
    const table = arena(
      library,
      [aFoe({ id: 'brute', life: 4, mind: [17, 2], body: [13, 2], spirit: [17, 2] })],
      ['hedda-stonebrake', 'other'],
    );
    table.give(0, 'stokers-gin');
    attempt(table, 'brute');
    expect(table.kind()).toBe('before-combat');
    expect(chosen(table)).toBe('use:stokers-gin:0');
  });

  it('keeps what defeats an enemy for one that it would hardly beat', () => {
    const name = anItem({
      id: 'name',
      cost: 5,
      abilities: [{ when: 'before-combat', cost: [{ pay: 'discard' }], do: [{ do: 'defeat' }] }],
    });
    const against = (life: number, target: number): string => {
      const values = { mind: [target, 2], body: [target, 2], spirit: [target, 2] } as const;
      const reward = [{ do: 'gain-gold', amount: 14 }] as const;
      const table = arena(library, [aFoe({ id: 'bones', life, ...values, reward }), name]);
      table.give(0, 'name');
      attempt(table, 'bones');
      expect(table.kind()).toBe('before-combat');
      return chosen(table);
    };
    expect(against(4, 17)).toBe('use:name:0');
    expect(against(1, 6)).toBe('pass');
  });

  it('spends nothing on a roll that succeeds anyway', () => {
    const table = arena(
      library,
      [aFoe({ id: 'soft', life: 9, mind: [4, 1], body: [4, 1], spirit: [4, 1] })],
      ['finch-maddock', 'other'],
    );
    attempt(table, 'soft');
    table.totals(15);
    table.choose('fight', 'attack:hero');
    expect(table.kind()).toBe('rolled');
    expect(chosen(table)).toBe('pass');
  });
});

describe('with gold and experience, the greedy bot', () => {
  it('buys what makes it stronger', () => {
    const blade = anItem({ id: 'blade', cost: 4, class: 'weapon', always: [{ stat: 'magic', amount: 4 }] });
    expect(chosen(shopping(5, blade))).toBe('buy:blade');
  });

  it('buys nothing that is of no use to it', () => {
    expect(chosen(shopping(5, anItem({ id: 'brick', cost: 5 })))).toBe('done');
  });

  it('uses a discount before it buys', () => {
    const table = arena(library, [anItem({ id: 'blade', cost: 9 })]);
    table.player(0).gold = 9;
    table.give(0, 'auction-catalogue');
    table.onTop('market', 'blade');
    table.choose('stay');
    expect(chosen(table)).toBe('use:auction-catalogue:0');
  });

  it('sells at the price that the rules give it, not at half of what is printed', () => {
    const charm = anItem({ id: 'charm', cost: 4, always: [{ stat: 'test', amount: 10 }] });
    const scales = anItem({ id: 'scales', cost: 1, always: [{ stat: 'sell-price', amount: 2 }] });
    const inTown = (...cards: string[]): string => {
      const table = arena(library, [charm, scales]);
      table.player(0).gold = 0;
      for (const card of cards) table.give(0, card);
      table.onTop('market', 'held-breath');
      table.choose('stay');
      return chosen(table);
    };
    expect(inTown('charm')).toBe('done');
    expect(inTown('charm', 'scales')).toBe('sell:charm');
  });

  it('heals before it leaves', () => {
    const table = arena(library, []);
    Object.assign(table.player(0), { gold: 2, wounds: 3 });
    table.onTop('market', 'held-breath');
    table.choose('stay');
    expect(chosen(table)).toBe('heal:hero:wound');
  });

  it('learns, and not Life or Stamina first', () => {
    const table = arena(library, []);
    table.player(0).points = 5;
    table.place(0, 'e9');
    table.choose('stay');
    expect(table.kind()).toBe('experience');
    expect(['learn:mind', 'learn:body', 'learn:spirit']).toContain(chosen(table));
  });
});

describe('among Heroes, the greedy bot', () => {
  it('leaves them in peace unless it is sure to win something', () => {
    const table = meeting(library);
    table.choose('stay');
    expect(chosen(table)).toBe('pass');
    Object.assign(table.player(1), { wounds: 5, gold: 20 });
    expect(chosen(table)).toBe('attack:1');
  });

  it('takes a good offer and refuses a bad one', () => {
    const table = meeting(library);
    Object.assign(table.player(0), { gold: 9 });
    Object.assign(table.player(1), { gold: 9 });
    table.choose('stay', 'negotiate:1', 'offer:gold:5', 'want:gold:1', 'propose');
    expect(chosen(table)).toBe('accept');
    table.choose('refuse', 'offer:gold:1', 'want:gold:5', 'propose');
    expect(chosen(table)).toBe('refuse');
  });

  it('G27 answers an offer that pays too little for a card with one that pays enough, and lets it be at that', () => {
    const table = meeting(library);
    table.player(0).gold = 60;
    table.give(1, 'white-blade');
    table.choose('stay', 'negotiate:1', 'want:white-blade', 'offer:gold:1', 'propose');
    expect(chosen(table)).toBe('counter');
    table.choose('counter');
    while (table.kind() === 'negotiate') table.choose(chosen(table));
    expect(table.happened('proposed').at(-1)).toMatchObject({ seat: 1, offer: ['white-blade'] });
    table.choose('accept');
    expect(table.player(1).gold).toBeGreaterThan(4);
    expect(table.player(0).items.map(({ card }) => card)).toEqual(['white-blade']);
  });

  it('throws nothing away when every choice is bad', () => {
    const dire = (amount: number): Choice => ({
      label: `${amount}`,
      do: [{ do: 'wound', who: 'you', amount }],
    });
    const table = arena(library, [
      aFoe({
        id: 'dilemma',
        abilities: [
          { when: 'before-combat', forced: true, do: [{ do: 'choose', options: [dire(2), dire(3)] }] },
        ],
      }),
    ]);
    hold(table, 'white-blade');
    attempt(table, 'dilemma');
    expect(table.options()).toContain('discard:white-blade');
    expect(chosen(table)).toBe('choose:0');
  });

  it('discards nothing that it may keep', () => {
    const table = arena(library, []);
    hold(table, 'white-blade', 'padded-leather-armor');
    expect(chosen(table)).not.toMatch(/^discard/);
  });
});

describe('games of greedy bots', () => {
  it('end, and well within a hundred rounds', () => {
    const setup = { adventure: 'dragon-lords', heroes: [null, null, null, null], variants: [], packs: [] };
    const options = { games: 5, seed: 'ending', clock: () => 0, maxDecisions: 8000, check: true };
    const { finished, rounds, violations } = simulate(library, setup, [greedy], options);
    expect(violations).toEqual([]);
    expect(finished).toBe(5);
    expect(rounds.median).toBeLessThan(70);
  });
});
