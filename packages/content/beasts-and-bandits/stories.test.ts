import { run } from '@wayrune/engine/kernel/procedure.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { aHero, anAlly, arena, attempt, foeWounds, hold } from '@wayrune/engine/testing/arena.ts';
import { passTurn } from '@wayrune/engine/testing/drawn.ts';
import type { Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

/** Strong enough for a long story: Mind 2, Body 3, Spirit 4. */
const walker = aHero({ id: 'walker', life: 20, stamina: 9 });
const pack = library.packs
  .filter(({ pack: set }) => set === 'beasts-and-bandits')
  .flatMap(({ cards }) => cards);

/** Alone at the table with the cards of the pack, and a market deck whose order is known. */
function table(): Scenario {
  const t = arena(library, [walker, anAlly({ id: 'ann', life: 9 }), ...pack], ['walker']);
  const market = t.state.decks['market'];
  market?.top.push(...market.bag.splice(0));
  return t;
}

const townSpace = (t: Scenario, town: string): SpaceId => t.world.board.town[town]?.space ?? '';
const terrainSpace = (t: Scenario, terrain: string): SpaceId =>
  t.world.board.spaces.find((space) => space.terrain === terrain && space.jewel === null)?.id ?? '';
const kept = (t: Scenario, card: string) => t.player(0).kept.find((held) => held.card === card);

/** Puts the figure down there, ends its movement, and does nothing else for the rest of the turn. */
function endTurnAt(t: Scenario, space: SpaceId, ...answers: string[]): void {
  t.place(0, space);
  t.state.decision = null;
  run(t.game());
  t.choose('stay', ...answers);
  if (t.kind() !== 'movement') passTurn(t);
}

describe('beasts', () => {
  it('Dogs of the Presshouse bite less after each hit: shoot first, and the melee phase hurts less', () => {
    const t = table();
    attempt(t, 'dogs-of-the-presshouse');
    t.totals(20, 2, 20);
    t.choose('fight', 'attack:hero');
    expect([foeWounds(t), t.player(0).wounds]).toEqual([1, 2]);
  });

  it('Old Patience gives an opening to whoever parries the beak, and to nobody else', () => {
    const t = table();
    attempt(t, 'old-patience');
    t.totals(11, 7, 20);
    t.choose('fight', 'defend', 'attack:hero');
    expect([foeWounds(t), t.player(0).wounds]).toEqual([1, 0]);
    t.totals(9, 7, 20);
    t.choose('fight', 'defend', 'attack:hero');
    expect([foeWounds(t), t.player(0).wounds]).toEqual([1, 3 + 1]);
  });

  it('The Stag of Tallow Wood can be led among the trunks only where there are trunks', () => {
    const t = table();
    attempt(t, 'the-stag-of-tallow-wood');
    expect(t.options()).toEqual(['choose:0', 'choose:2']);
    t.choose('choose:0');
    expect(t.player(0).exhaustion).toBe(1);
    t.totals(20, 10, 20);
    t.choose('fight', 'defend', 'attack:hero');
    expect(foeWounds(t)).toBe(1);
  });

  it('The Pair from the Ninepins: one is down, and the other may be let go for half the gold', () => {
    const t = table();
    attempt(t, 'the-pair-from-the-ninepins');
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:hero');
    t.totals(20, 20, 20);
    t.choose('fight', 'attack:hero', 'choose:0');
    expect(t.player(0).gold).toBe(3 + 5);
    expect(t.happened('defeated')).toHaveLength(0);
  });
});

describe('bandits', () => {
  it('Horse Thieves of the Early Fields: every round on open ground costs two gold of the reward', () => {
    const t = table();
    attempt(t, 'horse-thieves-of-the-early-fields');
    for (let round = 0; round < 3; round++) {
      t.totals(20, 20, 20);
      t.choose('fight', 'attack:hero');
    }
    expect(t.player(0).gold).toBe(3 + 10 - 2 * 2);
  });

  it('Jory, Bound picks pockets on the way, and is paid for in Nerekhall', () => {
    const t = table();
    t.give(0, 'jory-nine-fingers');
    t.totals(2);
    endTurnAt(t, terrainSpace(t, 'plains'));
    expect(t.player(0).gold).toBe(2);
    endTurnAt(t, townSpace(t, 'nerekhall'));
    expect([t.player(0).gold, kept(t, 'jory-nine-fingers')]).toEqual([10, undefined]);
  });

  it('Guests of the Halfway House: each one cut loose costs breath and pays at the end, up to three', () => {
    const t = table();
    attempt(t, 'guests-of-the-halfway-house');
    for (let round = 0; round < 3; round++) {
      t.choose('choose:0');
      t.totals(20, 20, 20);
      t.choose('fight', 'attack:hero');
    }
    expect([t.player(0).gold, t.player(0).exhaustion]).toEqual([3 + 7 + 6, 3]);
  });

  it('The Roads Are Held: nobody walks the road alone, and anybody does in company', () => {
    const t = table();
    const road = t.world.board.spaces.find((space) => space.terrain === 'road');
    const [start = ''] = road?.neighbors ?? [];
    const steps = (): boolean => t.options().some((option) => option.startsWith(`walk:${road?.id ?? ''}`));
    t.state.event = 'the-roads-are-held';
    t.place(0, start);
    t.state.decision = null;
    run(t.game());
    expect(steps()).toBe(false);
    hold(t, 'ann');
    expect(steps()).toBe(true);
  });
});

describe('what is carried', () => {
  it('Nine Head of Black Cattle: strays are lost off the open ground, the rest are sold', () => {
    const t = table();
    t.give(0, 'nine-head-of-black-cattle');
    endTurnAt(t, terrainSpace(t, 'plains'));
    endTurnAt(t, terrainSpace(t, 'forest'));
    expect(kept(t, 'nine-head-of-black-cattle')?.counters).toBe(1);
    endTurnAt(t, townSpace(t, 'dawnsmoor'));
    expect([t.player(0).gold, kept(t, 'nine-head-of-black-cattle')]).toEqual([3 + 5, undefined]);
  });

  it('The Furrier’s Order: two skins, then a coat for oneself or her price', () => {
    const t = table();
    const order = t.give(0, 'the-furriers-order');
    order.counters = 1;
    endTurnAt(t, townSpace(t, 'tamalir'));
    expect(kept(t, 'the-furriers-order')).toBeDefined();
    order.counters = 2;
    endTurnAt(t, townSpace(t, 'frostgate'), 'choose:0');
    expect([t.player(0).experience.life, kept(t, 'the-furriers-order')]).toEqual([1, undefined]);
  });

  it('A Warrant for Corvin Slate can be sold to the man it is for, before the fight', () => {
    const t = table();
    t.give(0, 'a-warrant-for-corvin-slate');
    attempt(t, 'jory-nine-fingers');
    t.choose('use:a-warrant-for-corvin-slate:1');
    expect([t.player(0).gold, kept(t, 'a-warrant-for-corvin-slate')]).toEqual([3 + 8, undefined]);
    expect(t.happened('defeated')).toHaveLength(0);
  });
});

describe('the red one', () => {
  it('Sarnoch, Who Lets Them Run: from those who run he has only two phases; his Rune strikes twice', () => {
    const t = table();
    attempt(t, 'sarnoch-who-lets-them-run');
    t.choose('choose:0');
    t.totals(20, 20);
    t.choose('fight', 'attack:hero');
    expect([t.happened('rolled').length, t.player(0).exhaustion]).toEqual([2, 2]);
    const hunter = table();
    hold(hunter, 'sarnoch-who-lets-them-run');
    attempt(hunter, 'horse-thieves-of-the-early-fields');
    hunter.totals(20, 20, 20);
    hunter.choose('fight', 'attack:hero', 'use:sarnoch-who-lets-them-run:0', 'attack:hero');
    expect(foeWounds(hunter)).toBe(2);
  });
});
