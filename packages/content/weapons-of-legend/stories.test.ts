import { passTurn } from '@wayrune/engine/testing/drawn.ts';
import { aFoe, aHero, arena, attempt, foeWounds, hold } from '@wayrune/engine/testing/arena.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

/** Mind 2, Body 3, Spirit 4, one damage each, and strong enough to stand through a long story. */
const walker = aHero({ id: 'walker', life: 20, stamina: 9 });
const foe = aFoe({ id: 'foe', life: 9, mind: [10, 1], body: [11, 1], spirit: [12, 1] });

const thug = aFoe({ id: 'thug', color: 'yellow', family: 'bandit' });

/** Alone at the table, with a market deck whose order is known. */
function table(variants: readonly string[] = []): Scenario {
  const t = arena(library, [walker, foe, thug], ['walker'], variants, ['weapons-of-legend']);
  const market = t.state.decks['market'];
  market?.top.push(...market.bag.splice(0));
  return t;
}

/** Attacks in the melee phase, guards in the others, and tells what the attack did. */
function meleeRound(t: Scenario, ...answers: string[]): { bonus: number; wounds: number } {
  const before = foeWounds(t);
  const rolls = t.happened('rolled').length;
  t.totals(20, 20, 20);
  t.choose('fight', 'defend', 'attack:hero', ...answers);
  return { bonus: t.happened('rolled')[rolls + 1]?.bonus ?? -1, wounds: foeWounds(t) - before };
}

describe('two swords from one bar', () => {
  it('Morrow alone is slow to start, and Yester alone is spent after the first round', () => {
    const late = table();
    late.give(0, 'morrow');
    attempt(late, 'foe');
    expect(meleeRound(late)).toEqual({ bonus: 3 + 2, wounds: 1 });
    expect(meleeRound(late)).toEqual({ bonus: 3 + 2, wounds: 2 });
    const early = table();
    early.give(0, 'yester');
    attempt(early, 'foe');
    expect(meleeRound(early)).toEqual({ bonus: 3 + 4, wounds: 1 });
    expect(meleeRound(early)).toEqual({ bonus: 3, wounds: 1 });
  });

  it('together they are at their best in every round', () => {
    const t = table();
    t.give(0, 'morrow');
    t.give(0, 'yester');
    attempt(t, 'foe');
    for (let round = 0; round < 2; round++) expect(meleeRound(t)).toEqual({ bonus: 3 + 2 + 4, wounds: 2 });
  });

  it('Item Limits leave no room for both, unless Jem carries one of them', () => {
    const t = table(['item-limits']);
    const hasRoom = (): boolean => t.world.policies.hasRoom(t.game(), 0, 'yester');
    t.give(0, 'morrow');
    expect(hasRoom()).toBe(false);
    t.give(0, 'jem-who-carried-it');
    expect(hasRoom()).toBe(true);
  });

  it('Sir Odo Vane fights better beside either, and no better for both', () => {
    const bonus = (...swords: string[]): number | undefined => {
      const t = table();
      for (const card of ['sir-odo-vane', ...swords]) t.give(0, card);
      attempt(t, 'foe');
      t.totals(20, 20, 20);
      t.choose('fight', 'defend', 'attack:sir-odo-vane');
      return t.happened('rolled')[1]?.bonus;
    };
    expect([bonus(), bonus('yester'), bonus('morrow', 'yester')]).toEqual([5, 5 + 3, 5 + 3]);
  });
});

describe('cards that remember', () => {
  it('Grudge counts what hit its owner, five at most, and spends as much as they like on one blow', () => {
    const t = table();
    const grudge = t.give(0, 'grudge');
    attempt(t, 'foe');
    for (let round = 0; round < 2; round++) {
      t.totals(2, 2, 2);
      t.choose('fight', 'defend', 'defend', 'defend');
    }
    expect(grudge.counters).toBe(5);
    const [one, all] = ['use:grudge:1', 'use:grudge:1'];
    expect(meleeRound(t, one, all, 'pass')).toMatchObject({ wounds: 1 + 2 });
    expect(grudge.counters).toBe(3);
  });
});

describe('cards that know somebody', () => {
  it('Perrin Ashwold talks to small bandits for 3 gold, and not to his sister', () => {
    const t = table();
    t.give(0, 'perrin-ashwold');
    t.player(0).gold = 9;
    attempt(t, 'thug');
    t.choose('use:perrin-ashwold:0');
    expect(t.happened('defeated')).toHaveLength(1);
    const sister = table();
    sister.give(0, 'perrin-ashwold');
    sister.player(0).gold = 9;
    attempt(sister, 'lady-ashwold-of-the-pass');
    expect(sister.options()).not.toContain('use:perrin-ashwold:0');
  });

  it('The Seventh Shield covers more the more stand with you, and strikes back beside Hild Orrery', () => {
    const t = arena(
      library,
      [walker, aFoe({ id: 'foe', life: 9, body: [11, 4] })],
      ['walker'],
      [],
      ['weapons-of-legend'],
    );
    for (const card of ['the-seventh-shield', 'hild-orrery', 'tamsin-grey-tailor']) t.give(0, card);
    attempt(t, 'foe');
    t.totals(20, 2, 20);
    t.choose('fight', 'defend', 'defend', 'use:the-seventh-shield:0');
    expect(foeWounds(t)).toBe(1);
    t.choose('use:hild-orrery:0');
    expect(t.player(0).wounds).toBe(0);
  });

  it('Ketil makes an Item for gold in Forge, and nowhere else', () => {
    const t = table();
    hold(t, 'ketil-who-made-eight');
    t.player(0).gold = 3;
    const at = (town: string): void => {
      t.place(0, t.world.board.town[town]?.space ?? '');
      hold(t);
      t.choose('stay');
    };
    at('tamalir');
    expect(t.options().some((option) => option.startsWith('use:ketil'))).toBe(false);
    passTurn(t);
    at('forge');
    t.onTop('market', 'grudge', 'jem-who-carried-it', 'morrow');
    t.choose(t.options().find((option) => option.startsWith('use:ketil')) ?? '');
    expect(t.options()).toEqual(expect.arrayContaining(['keep:grudge', 'keep:morrow']));
    expect(t.options()).not.toContain('keep:jem-who-carried-it');
    t.choose('keep:morrow');
    expect(t.player(0).items.map(({ card }) => card)).toEqual(['morrow']);
    expect(t.player(0).gold).toBe(0);
  });
});
