import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Effect } from '../../effects/vocabulary.ts';
import type { Window } from '../../effects/windows.ts';
import { aFoe, aHero, anAlly, anItem, arena, attempt, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';

const gold: readonly Effect[] = [{ do: 'gain-gold', amount: 1 }];
const turned = (when: Window, effects = gold): Ability => ({
  when,
  cost: [{ pay: 'activate' }],
  do: effects,
});
const pad = (id: string): Card =>
  anItem({ id, abilities: [turned('wounded', [{ do: 'cancel', amount: 1 }])] });
const uses = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('use:'));
const discards = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('discard:'));
const encounter = (
  id: string,
  drawn: readonly Effect[],
  foe?: Extract<Card, { kind: 'encounter' }>['foe'],
): Card => ({
  kind: 'encounter',
  id,
  name: 'Test Card',
  flavour: 'Made for a test.',
  color: 'green',
  drawn,
  ...(foe === undefined ? {} : { foe }),
});
const hurt: Effect = { do: 'wound', who: 'you', amount: 1 };

function holding(...cards: readonly Card[]): Scenario {
  const t = arena(library, cards);
  hold(t, ...cards.filter((card) => card.kind === 'item' || card.kind === 'ally').map((card) => card.id));
  return t;
}

describe('activating outside combat', () => {
  it('W17 one card for each adventure card that is resolved', () => {
    const t = holding(
      pad('one'),
      pad('two'),
      encounter('thorns', [hurt, hurt]),
      encounter('nettles', [hurt]),
      aFoe({ id: 'foe' }),
    );
    t.onTop('green', 'nettles', 'foe');
    attempt(t, 'thorns');
    expect(uses(t)).toEqual(['use:one:0', 'use:two:0']);
    t.choose('use:one:0');
    expect(t.player(0).wounds).toBe(1);
    expect(uses(t)).toEqual(['use:two:0']);
    expect(t.happened('drew').map((event) => event.card)).toEqual(['thorns', 'nettles']);
    t.choose('use:two:0');
    expect([t.player(0).wounds, t.kind()]).toEqual([1, 'escape']);
  });

  it('W17 if a combat comes of it, that was the one card Before Combat', () => {
    const foe = {
      name: 'A Foe',
      family: 'beast',
      life: 2,
      mind: [10, 1],
      body: [11, 1],
      spirit: [12, 1],
    } as const;
    const ambush = encounter('ambush', [hurt, { do: 'fight', win: gold }], foe);
    const lamp = anItem({ id: 'lamp', abilities: [turned('before-combat')] });
    const t = holding(pad('one'), lamp, ambush);
    attempt(t, 'ambush');
    t.choose('use:one:0');
    expect(t.kind()).toBe('escape');
    const spared = holding(pad('one'), lamp, ambush);
    attempt(spared, 'ambush');
    spared.choose('pass');
    expect([spared.kind(), ...uses(spared)]).toEqual(['before-combat', 'use:lamp:0']);
  });

  it('W17 nothing is activated in the Refresh and Experience steps, but cards may be discarded for use', () => {
    const cost: Ability['cost'] = [{ pay: 'discard' }];
    const t = holding(
      anItem({ id: 'lamp', abilities: [turned('turn-start'), turned('experience'), turned('turn-end')] }),
      anItem({ id: 'salt', abilities: [{ when: 'turn-start', cost, do: gold }] }),
      anItem({ id: 'soot', abilities: [{ when: 'experience', cost, do: gold }] }),
      anItem({ id: 'dust', abilities: [{ when: 'turn-end', cost, do: gold }] }),
    );
    t.place(0, 'g8');
    t.place(1, 'g9');
    t.choose('stay');
    expect([t.kind(), ...uses(t)]).toEqual(['experience', 'use:soot:0']);
    t.choose('done');
    expect([t.kind(), ...uses(t)]).toEqual(['turn-end', 'use:dust:0']);
    t.choose('pass', 'stay');
    expect([t.kind(), ...uses(t)]).toEqual(['turn-start', 'use:salt:0']);
  });

  it('W17 a wound in the Refresh step finds no activated armor', () => {
    const curse = anItem({ id: 'curse', abilities: [{ when: 'turn-start', forced: true, do: [hurt] }] });
    const t = holding(pad('one'), curse);
    t.place(0, 'g8');
    t.place(1, 'g9');
    t.choose('stay', 'stay');
    expect([t.seat(), t.kind(), t.player(0).wounds]).toEqual([0, 'movement', 1]);
  });
});

describe('W18 in another player turn', () => {
  const rain: Effect = { do: 'each', who: 'others', then: [{ do: 'wound', who: 'you', amount: 1 }] };
  const storm = anItem({
    id: 'storm',
    abilities: [
      { when: 'before-moving', do: [rain, rain] },
      { when: 'market', do: [rain] },
    ],
  });

  it('W18 one card may be activated in each step of it, when something befalls you', () => {
    const t = arena(library, [storm, pad('one'), pad('two'), pad('three')]);
    for (const card of ['one', 'two', 'three']) t.give(1, card);
    hold(t, 'storm');
    t.choose('use:storm:0');
    expect([t.seat(), t.kind(), ...uses(t)]).toEqual([1, 'wounded', 'use:one:0', 'use:two:0', 'use:three:0']);
    t.choose('use:one:0');
    expect([t.seat(), t.kind(), t.player(1).wounds]).toEqual([0, 'movement', 1]);
    t.picks(0);
    t.choose('stay', 'use:storm:1');
    expect([t.seat(), ...uses(t)]).toEqual([1, 'use:two:0', 'use:three:0']);
    t.choose('use:two:0');
    expect(t.player(1).wounds).toBe(1);
  });

  it('W18 several adventure cards make one step for the others, though each is a card for the one who draws', () => {
    const shower = encounter('shower', [rain]);
    const again = encounter('again', [rain]);
    const t = arena(library, [shower, again, aFoe({ id: 'foe' }), pad('one'), pad('two')]);
    for (const card of ['one', 'two']) t.give(1, card);
    t.onTop('green', 'again', 'foe');
    attempt(t, 'shower');
    t.choose('use:one:0');
    expect([t.seat(), t.kind(), t.player(1).wounds]).toEqual([0, 'escape', 1]);
  });
});

describe('W25 a price is paid before its effect', () => {
  const blood = anItem({
    id: 'blood',
    abilities: [
      { when: 'moving', cost: [{ pay: 'wound', amount: 1 }], do: [{ do: 'gain-gold', amount: 5 }] },
    ],
  });

  it('W25 the wound comes first, then what it buys', () => {
    const t = holding(blood);
    t.choose('use:blood:0');
    const order = t.events.map((event) => event.type).filter((type) => type === 'wounded' || type === 'gold');
    expect(order).toEqual(['wounded', 'gold']);
    expect([t.player(0).wounds, t.player(0).gold]).toEqual([1, 8]);
  });

  it('W25 if the price knocks the Hero out, the effect does not happen', () => {
    const t = holding(blood);
    t.player(0).wounds = 4;
    t.choose('use:blood:0');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect([t.player(0).gold, t.state.active]).toEqual([0, 1]);
  });

  it('W25 nor in the middle of a fight, and it is no wound to be canceled', () => {
    const t = holding(
      anItem({
        id: 'blood',
        abilities: [
          {
            when: 'round-start',
            cost: [{ pay: 'wound', amount: 1 }],
            do: [{ do: 'wound', who: 'enemy', amount: 9 }],
          },
        ],
      }),
      pad('one'),
      aFoe({ id: 'foe' }),
    );
    t.player(0).wounds = 4;
    attempt(t, 'foe');
    t.choose('use:blood:0', 'lose:one');
    expect(t.happened('defeated')).toEqual([]);
    expect(t.state.track[0]?.card).toBe('foe');
  });

  it('W25 an Ally that dies of the price has paid it: the effect happens', () => {
    const martyr = anAlly({
      id: 'martyr',
      life: 1,
      abilities: [
        { when: 'moving', cost: [{ pay: 'wound', amount: 1 }], do: [{ do: 'gain-gold', amount: 5 }] },
      ],
    });
    const t = holding(martyr);
    t.choose('use:martyr:0');
    expect([t.player(0).allies, t.player(0).gold]).toEqual([[], 8]);
  });
});

describe('W26 discarding at any time', () => {
  it('W26 every decision of yours lets you discard, in a fight as well', () => {
    const t = holding(anItem({ id: 'lamp' }), anAlly({ id: 'ann' }), aFoe({ id: 'foe', life: 9 }));
    const seen = new Map<string, readonly string[]>([[t.kind(), discards(t)]]);
    t.onTop('green', 'foe');
    t.place(0, 'h8', 'h7');
    t.totals(9, 9, 9);
    for (const choice of ['stay', 'attempt', 'fight', 'attack:hero', 'defend']) {
      t.choose(choice);
      seen.set(t.kind(), discards(t));
    }
    expect([...seen.keys()]).toEqual(['movement', 'adventure', 'escape', 'ranged', 'melee', 'magic']);
    for (const offered of seen.values()) expect(offered).toEqual(['discard:lamp', 'discard:ann']);
  });

  it('W26 a discard in a fight changes what can be done there, and asks again', () => {
    const t = holding(anAlly({ id: 'ann' }), aFoe({ id: 'foe' }));
    attempt(t, 'foe');
    t.choose('fight', 'discard:ann');
    expect([t.kind(), ...t.options()]).toEqual(['ranged', 'attack:hero', 'defend']);
    expect(t.state.decks['market']?.bottom).toEqual(['ann']);
  });

  it('W26 but nothing is discarded to spoil a knock-out', () => {
    const t = holding(
      anItem({ id: 'lamp', cost: 6 }),
      anItem({ id: 'lens', cost: 6 }),
      anItem({ id: 'salt', cost: 1 }),
      anItem({ id: 'pit', cost: 1, abilities: [{ when: 'moving', do: [{ do: 'knock-out' }] }] }),
    );
    t.choose('use:pit:0');
    expect([t.kind(), ...t.options()]).toEqual(['lose', 'lose:lamp', 'lose:lens']);
  });

  it('W26 nor to spoil a prize', () => {
    const brute = aHero({ id: 'brute', mind: [19, 9] });
    const t = arena(library, [brute, anItem({ id: 'lamp' }), anItem({ id: 'lens' })], ['brute', 'other']);
    t.give(0, 'lens');
    t.give(1, 'lamp');
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    expect([t.seat(), t.kind(), ...t.options()]).toEqual([0, 'prize', 'prize:gold', 'prize:lamp', 'none']);
  });
});

describe('W27 a face-down card is still yours', () => {
  it('W27 it counts toward limits and can be sold; in the stack it is turned up', () => {
    const t = holding(
      anItem({ id: 'sword', class: 'weapon', cost: 6, abilities: [turned('moving')] }),
      anItem({ id: 'axe', class: 'weapon', cost: 6 }),
    );
    t.onTop('market', 'white-blade', 'dwarven-fire-bomb');
    t.player(0).gold = 40;
    t.choose('use:sword:0', 'stay');
    expect(t.options()).toContain('sell:sword');
    expect(t.options()).not.toContain('buy:white-blade');
    t.choose('sell:sword');
    expect(t.options()).toContain('buy:white-blade');
    t.choose('done');
    t.player(1).gold = 40;
    t.choose('stay', 'pass', 'buy:sword');
    expect(t.player(1).items).toMatchObject([{ card: 'sword', used: false }]);
  });

  it('W27 it can be discarded, and a new owner gets it face down', () => {
    const brute = aHero({ id: 'brute', mind: [19, 9] });
    const t = arena(library, [brute, anItem({ id: 'lamp' }), anItem({ id: 'lens' })], ['brute', 'other']);
    t.give(1, 'lamp').used = true;
    const lens = t.give(0, 'lens');
    lens.used = true;
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.choose('stay');
    expect(discards(t)).toEqual(['discard:lens']);
    t.totals(2, 20);
    t.choose('attack:1', 'discard:lens', 'fight', 'attack:hero', 'prize:lamp');
    expect(t.player(0).items).toMatchObject([{ card: 'lamp', used: true }]);
  });
});
