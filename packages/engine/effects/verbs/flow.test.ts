import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, aHero, anAlly, anItem, aProbe, arena, attempt, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';
import type { Card, Effect } from '../vocabulary.ts';

const gain = (amount: number): Effect => ({ do: 'gain-gold', amount });
function used(effects: readonly Effect[], cards: readonly Card[] = [], heroes?: readonly string[]): Scenario {
  const t = arena(library, [aProbe(effects), ...cards], heroes);
  hold(t, 'probe', ...cards.map((card) => card.id));
  return t;
}

describe('choose', () => {
  const wares: Effect = {
    do: 'choose',
    options: [
      { label: 'Pay', cost: [{ pay: 'gold', amount: 3 }], do: [{ do: 'heal', who: 'you', amount: 2 }] },
      { label: 'In town', if: [{ is: 'town', any: ['forge'] }], do: [gain(9)] },
      { label: 'Work', cost: [{ pay: 'exhaustion', amount: 2 }], do: [gain(2)] },
      { label: 'Give a sword', cost: [{ pay: 'item', class: 'weapon' }], do: [gain(5)] },
      { label: 'Go', do: [] },
    ],
  };
  const sword = (id: string): Card => anItem({ id, class: 'weapon' });

  it('offers what is possible and can be paid, an Item to give up by name', () => {
    const t = used([wares], [sword('one'), sword('two')]);
    t.choose('use:probe:0');
    const ways = ['choose:0', 'choose:2', 'choose:3:one', 'choose:3:two', 'choose:4'];
    expect(t.options()).toEqual([...ways, 'discard:probe', 'discard:one', 'discard:two']);
    t.choose('choose:3:two');
    expect(t.player(0).gold).toBe(8);
    expect(t.state.decks['market']?.bottom).toEqual(['two']);
  });

  it('W26 lets one discard first, and asks anew', () => {
    const t = used([wares], [sword('one'), sword('two')]);
    t.choose('use:probe:0', 'discard:one');
    expect(t.choices().filter((option) => option.startsWith('choose:3'))).toEqual(['choose:3:two']);
    expect([t.kind(), t.player(0).gold]).toEqual(['choose', 3]);
  });

  it('takes the price with the choice', () => {
    const t = used([wares]);
    t.player(0).wounds = 3;
    t.choose('use:probe:0', 'choose:0');
    expect([t.player(0).gold, t.player(0).wounds]).toEqual([0, 1]);
  });

  it('leaves out what cannot be paid, and asks nothing where one thing is left', () => {
    const t = used([wares]);
    t.player(0).gold = 2;
    t.player(0).exhaustion = 2;
    t.choose('use:probe:0');
    expect([t.kind(), t.player(0).gold]).toEqual(['movement', 2]);
  });
});

describe('if', () => {
  it.each([
    { wounds: 1, gold: 4 },
    { wounds: 0, gold: 5 },
  ])('with $wounds wounds: $gold gold', ({ wounds, gold }) => {
    const t = used([{ do: 'if', if: [{ is: 'hurt', who: 'hero' }], then: [gain(1)], else: [gain(2)] }]);
    t.player(0).wounds = wounds;
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(gold);
  });

  it('without an otherwise does nothing', () => {
    const t = used([{ do: 'if', if: [{ is: 'hurt', who: 'hero' }], then: [gain(1)] }, gain(5)]);
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(8);
  });
});

describe('each', () => {
  it.each<{ who: 'heroes' | 'others' | 'heroes-here'; gold: number[] }>([
    { who: 'heroes', gold: [4, 4, 4] },
    { who: 'others', gold: [3, 4, 4] },
    { who: 'heroes-here', gold: [3, 3, 4] },
  ])('W32 $who', ({ who, gold }) => {
    const t = used([{ do: 'each', who, then: [gain(1)] }], [], ['plain', 'other', 'third']);
    t.place(1, 'g8');
    t.place(2, 'g7');
    t.choose('use:probe:0');
    expect(t.state.players.map((player) => player.gold)).toEqual(gold);
  });

  it('W32 clockwise from the active Hero, with the choices of each', () => {
    const pick: Effect = {
      do: 'choose',
      options: [
        { label: 'One', do: [gain(1)] },
        { label: 'Two', do: [gain(2)] },
      ],
    };
    const t = arena(
      library,
      [aProbe([{ do: 'each', who: 'heroes', then: [pick] }])],
      ['plain', 'other', 'third'],
    );
    t.place(0, 'g8');
    t.give(1, 'probe');
    t.choose('stay', 'use:probe:0');
    const seats: number[] = [];
    while (t.kind() === 'choose') {
      seats.push(t.seat());
      t.choose('choose:1');
    }
    expect(seats).toEqual([1, 2, 0]);
    expect([t.seat(), t.kind()]).toEqual([1, 'movement']);
  });
});

describe('roll-die', () => {
  it.each([
    { die: 1, gold: 3 },
    { die: 3, gold: 3 },
    { die: 4, gold: 5 },
    { die: 9, gold: 5 },
    { die: 10, gold: 12 },
  ])('a $die', ({ die, gold }) => {
    const t = used([
      {
        do: 'roll-die',
        rows: [
          { upTo: 3, do: [] },
          { upTo: 9, do: [gain(2)] },
          { upTo: 10, do: [gain(9)] },
        ],
      },
    ]);
    t.dice(die);
    t.choose('use:probe:0');
    expect(t.player(0).gold).toBe(gold);
    expect(t.happened('die')).toMatchObject([{ value: die }]);
  });
});

describe('end-turn', () => {
  it('ends the turn: nothing more of it happens, effects included', () => {
    const t = used([{ do: 'end-turn' }, gain(5)]);
    t.choose('use:probe:0');
    expect([t.state.active, t.player(0).gold]).toEqual([1, 3]);
  });

  it('means the turn of the one who resolves it, and only if it is theirs', () => {
    const t = used([{ do: 'each', who: 'others', then: [{ do: 'end-turn' }, gain(1)] }]);
    t.choose('use:probe:0');
    expect([t.state.active, t.player(1).gold]).toEqual([0, 4]);
  });

  it('in a fight leaves nothing of the fight behind', () => {
    const hero = aHero({
      id: 'eager',
      abilities: [
        {
          when: 'before-combat',
          cost: [{ pay: 'exhaustion', amount: 1 }],
          do: [{ do: 'modify', stat: 'combat', amount: 9, until: 'round' }],
        },
        { when: 'round-start', cost: [{ pay: 'exhaustion', amount: 1 }], do: [{ do: 'end-turn' }] },
      ],
    });
    const t = arena(library, [hero, aFoe({ id: 'foe' }), aFoe({ id: 'next', color: 'yellow' })], ['eager']);
    attempt(t, 'foe');
    t.choose('use:eager:0', 'use:eager:1');
    expect([t.kind(), t.state.modifiers, t.player(0).spent]).toEqual(['movement', [], []]);
    expect(t.state.decks['green']?.bottom).toEqual(['foe']);
    attempt(t, 'next');
    expect(t.choices()).toContain('use:eager:0');
  });
});

describe('knock-out', () => {
  it('KNOCKOUT-1 knocks out without a wound', () => {
    const t = used([{ do: 'knock-out' }, gain(5)], [anAlly({ id: 'ann', cost: 9 })]);
    t.place(0, 'h8', 'h7');
    t.choose('use:probe:0');
    expect([t.player(0).space, t.player(0).gold, t.player(0).allies]).toEqual(['g7', 0, []]);
    expect([t.state.active, t.happened('wounded')]).toEqual([1, []]);
  });

  it('KNOCKOUT-7 at the very end of a turn does not end it twice', () => {
    const curse = anItem({
      id: 'curse',
      cost: 1,
      abilities: [
        { when: 'turn-end', forced: true, do: [{ do: 'lose-points', amount: 1 }, { do: 'knock-out' }] },
      ],
    });
    const t = arena(library, [curse, anItem({ id: 'lamp' })]);
    hold(t, 'curse', 'lamp');
    t.player(0).points = 2;
    t.place(0, 'g8');
    t.choose('stay');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect([t.player(0).points, t.player(0).space, t.state.active]).toEqual([1, 'g7', 1]);
  });

  it('W32 at the end of a turn, of several: the next turn is not cut short by it', () => {
    const deadly: Effect = { do: 'each', who: 'heroes', then: [{ do: 'wound', who: 'you', amount: 9 }] };
    const curse = anItem({
      id: 'curse',
      cost: 1,
      abilities: [{ when: 'turn-end', forced: true, do: [deadly] }],
    });
    const cards = [
      curse,
      aProbe([{ do: 'each', who: 'heroes', then: [gain(1)] }]),
      aHero({ id: 'tough', life: 20 }),
    ];
    const t = arena(library, cards, ['plain', 'tough']);
    t.give(1, 'probe');
    hold(t, 'curse');
    t.place(0, 'g8');
    t.choose('stay');
    expect(t.happened('knocked-out')).toMatchObject([{ seat: 0 }]);
    t.choose('use:probe:0');
    expect([t.state.active, t.kind(), t.player(1).gold]).toEqual([1, 'movement', 4]);
  });
});

describe('win', () => {
  it('G21 ends the game on the spot, in the middle of everything', () => {
    const t = used([{ do: 'win' }, gain(5)]);
    t.choose('use:probe:0');
    expect(t.state.over).toEqual({ winners: [0], how: 'probe' });
    expect([t.state.decision, t.state.frames, t.player(0).gold]).toEqual([null, [], 3]);
    expect(() => {
      t.choose('stay');
    }).toThrow(/game is over/);
  });

  it('G21 the third Dragon Rune wins as it is taken, in mid-turn', () => {
    const rune = (id: string): Card =>
      aFoe({ id, color: 'red', life: 1, reward: [{ do: 'take' }], as: { kind: 'rune' } });
    const t = arena(library, ['one', 'two', 'three'].map(rune));
    t.give(0, 'one');
    t.give(0, 'two');
    attempt(t, 'three');
    t.totals(12);
    t.choose('fight', 'attack:hero');
    expect(t.state.over).toMatchObject({ winners: [0], how: 'dragon-runes' });
    expect(t.player(0).kept.map((held) => held.card)).toEqual(['one', 'two', 'three']);
  });
});
