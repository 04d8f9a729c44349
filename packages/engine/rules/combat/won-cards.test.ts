import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Ability, Card, Effect } from '../../effects/vocabulary.ts';
import { aFoe, aHero, anItem, arena, hold } from '../../testing/arena.ts';
import type { Scenario } from '../../testing/scenario.ts';

const gold: readonly Effect[] = [{ do: 'gain-gold', amount: 1 }];
const uses = (t: Scenario): string[] => t.options().filter((option) => option.startsWith('use:'));

describe('cards you have won', () => {
  const prize = aFoe({
    id: 'prize',
    color: 'yellow',
    reward: [{ do: 'take' }],
    as: {
      kind: 'item',
      class: 'weapon',
      abilities: [{ when: 'moving', cost: [{ pay: 'discard' }], do: gold }],
    },
  });
  const hound = aFoe({
    id: 'hound',
    color: 'blue',
    reward: [{ do: 'take' }],
    as: { kind: 'ally', life: 2, mind: [1, 1], body: [1, 1], spirit: [1, 1] },
  });
  const fall: Ability = { when: 'moving', do: [{ do: 'knock-out' }] };
  const lose: Ability = { when: 'moving', do: [{ do: 'lose-card', what: 'any', which: 'chosen' }] };

  function winner(...more: readonly Card[]): Scenario {
    const t = arena(library, [prize, hound, ...more]);
    hold(t, 'prize', 'hound', ...more.map((card) => card.id));
    return t;
  }

  it('CARD-10 G17 they are not dismissed, not sold, and no effect takes them', () => {
    const t = winner(anItem({ id: 'lamp', cost: 6, abilities: [lose] }));
    expect(t.options().filter((option) => option.startsWith('discard:'))).toEqual(['discard:lamp']);
    t.choose('use:lamp:0');
    expect(t.happened('lost')).toMatchObject([{ card: 'lamp' }]);
    t.onTop('market', 'dwarven-fire-bomb');
    t.choose('stay');
    expect([t.kind(), ...t.options()]).toEqual(['market', 'done', 'buy:dwarven-fire-bomb']);
  });

  it('CARD-10 G17 a knock-out leaves them alone', () => {
    const t = winner(anItem({ id: 'lamp', cost: 1, abilities: [fall] }));
    t.choose('use:lamp:0');
    expect(t.happened('lost').map((event) => event.card)).toEqual(['lamp']);
    expect([...t.player(0).items, ...t.player(0).allies].map((held) => held.card)).toEqual([
      'prize',
      'hound',
    ]);
  });

  it('CARD-10 G17 they are no price either', () => {
    const altar = anItem({
      id: 'altar',
      abilities: [{ when: 'moving', cost: [{ pay: 'item', class: 'weapon' }], do: gold }],
    });
    const t = winner(altar, anItem({ id: 'sword', class: 'weapon' }));
    expect(uses(t).filter((option) => option.startsWith('use:altar'))).toEqual(['use:altar:0:sword']);
  });

  it('CARD-10 but they count toward the limits like any Weapon or Ally', () => {
    const t = winner(anItem({ id: 'sword', class: 'weapon' }), anItem({ id: 'lamp' }));
    t.onTop('market', 'white-blade');
    t.player(0).gold = 40;
    t.choose('stay');
    expect(t.options()).not.toContain('buy:white-blade');
    t.choose('discard:sword');
    expect(t.options()).toContain('buy:white-blade');
  });

  it('W4 a card won from a Challenge that is used up goes under the adventure deck it came from', () => {
    const t = winner();
    t.choose('use:prize:0');
    expect(t.state.decks['yellow']?.bottom).toEqual(['prize']);
    expect(t.state.decks['market']?.bottom).toEqual([]);
    expect(t.player(0).gold).toBe(4);
  });

  it('G17 the Hero who beats yours may take one of them', () => {
    const brute = aHero({ id: 'brute', body: [19, 9] });
    const t = arena(library, [prize, hound, brute], ['brute', 'other']);
    t.give(1, 'prize');
    t.give(1, 'hound');
    t.place(0, 'g8', 'g7');
    t.place(1, 'g8');
    t.totals(2, 20, 2, 20);
    t.choose('stay', 'attack:1', 'fight', 'defend', 'attack:hero');
    expect(t.kind()).toBe('prize');
    expect(t.options()).toEqual(expect.arrayContaining(['prize:prize', 'prize:hound']));
    t.choose('prize:hound');
    expect(t.player(0).allies.map((held) => held.card)).toEqual(['hound']);
    expect(t.player(1).items.map((held) => held.card)).toEqual(['prize']);
  });
});
