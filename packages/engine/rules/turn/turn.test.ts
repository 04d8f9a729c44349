import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, arena, attempt } from '../../testing/arena.ts';
import { anEncounter, clearJewels, passTurn } from '../../testing/drawn.ts';

const THREE = ['plain', 'other', 'third'];
const charm = anItem({
  id: 'charm',
  abilities: [{ when: 'before-moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
});
const blade = anItem({ id: 'blade', class: 'weapon' });
const foe = aFoe({ id: 'foe', life: 1 });

/** Enough to learn something in any company. */
const RICH = 10;

describe('the order of turns', () => {
  it('TURN-1 TURN-7 W14 is clockwise, a whole turn each, and a round is over when every seat has had one', () => {
    const s = arena(library, [], THREE);
    const seen: [turn: number, round: number, seat: number][] = [];
    for (let turn = 1; turn <= 7; turn++) {
      seen.push([s.state.turn, s.state.round, s.seat()]);
      expect(s.kind()).toBe('movement');
      s.picks(0);
      passTurn(s);
    }
    expect(seen).toEqual([
      [1, 1, 0],
      [2, 1, 1],
      [3, 1, 2],
      [4, 2, 0],
      [5, 2, 1],
      [6, 2, 2],
      [7, 3, 0],
    ]);
    expect(s.happened('turn-began').map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
      [1, 2],
      [2, 2],
      [0, 3],
      [1, 3],
    ]);
  });

  it('W14 counts rounds from the first seat, whichever that is', () => {
    const s = arena(library, [], THREE);
    s.state.first = 2;
    const rounds: number[] = [];
    for (let turn = 1; turn <= 4; turn++) {
      rounds.push(s.state.round);
      s.picks(0);
      passTurn(s);
    }
    expect(rounds).toEqual([1, 1, 2, 2]);
  });

  it('TURN-1 ends when somebody has won: nobody is asked any more', () => {
    const s = arena(library, [aFoe({ id: 'last', color: 'red', life: 1, reward: [{ do: 'win' }] })]);
    attempt(s, 'last');
    s.totals(20);
    s.choose('fight', 'attack:hero');
    expect(s.state.over).toEqual({ winners: [0], how: 'last' });
    expect(s.state.decision).toBeNull();
    expect(s.state.turn).toBe(1);
  });
});

describe('the steps of a turn', () => {
  it('TURN-2 are Refresh, Movement, Adventure, Market, Experience', () => {
    const s = arena(library, [charm]);
    s.give(0, 'charm').used = true;
    s.player(0).points = RICH;
    s.player(0).wounds = 1;
    s.player(1).space = 'g7';
    s.picks(0);
    const kinds = [s.kind()];
    for (const choice of ['stay', 'pass', 'done']) {
      s.choose(choice);
      kinds.push(s.kind());
    }
    expect(kinds).toEqual(['movement', 'adventure', 'market', 'experience']);
    s.choose('done');
    expect(s.seat()).toBe(1);
    s.picks(0);
    passTurn(s);
    const told = s.events.map((event) => event.type);
    expect(told.lastIndexOf('turn-began')).toBeLessThan(told.lastIndexOf('refreshed'));
    expect(s.happened('refreshed')).toEqual([{ type: 'refreshed', seat: 0, card: 'charm' }]);
    expect(s.kind()).toBe('movement');
  });

  it('TURN-2 are passed over where nothing can be done', () => {
    const s = arena(library, []);
    s.place(0, 'g8');
    s.choose('stay');
    expect(s.seat()).toBe(1);
    expect(s.kind()).toBe('movement');
  });

  it('TURN-3 turn the face-down cards of the active seat up, and nobody else’s', () => {
    const s = arena(library, [charm, blade]);
    s.give(0, 'blade');
    s.give(1, 'charm').used = true;
    s.place(0, 'g8');
    expect(s.player(1).items[0]?.used).toBe(true);
    s.choose('stay');
    expect(s.seat()).toBe(1);
    expect(s.player(1).items).toMatchObject([{ card: 'charm', used: false }]);
    s.choose('use:charm:0');
    expect(s.player(1).items).toMatchObject([{ card: 'charm', used: true }]);
    expect(s.options()).not.toContain('use:charm:0');
    s.picks(0);
    passTurn(s);
    expect(s.seat()).toBe(0);
    expect(s.player(1).items).toMatchObject([{ card: 'charm', used: true }]);
    expect(s.player(0).items).toMatchObject([{ card: 'blade', used: false }]);
    expect(s.happened('refreshed')).toEqual([{ type: 'refreshed', seat: 1, card: 'charm' }]);
  });
});

describe('which steps there are', () => {
  it('TURN-4 an Adventure step on a counter, on an undefeated counter and beside a Hero', () => {
    const counter = arena(library, []);
    counter.place(0, 'h8');
    counter.choose('stay');
    expect(counter.options()).toEqual(['attempt', 'pass']);

    const undefeated = arena(library, [foe]);
    undefeated.onTop('green', 'foe');
    undefeated.state.decks['green']?.top.pop();
    undefeated.state.track[0] = { card: 'foe', space: 'g8', since: 0 };
    undefeated.place(0, 'g8');
    undefeated.choose('stay');
    expect(undefeated.options()).toEqual(['attempt', 'pass']);

    const hero = arena(library, []);
    hero.place(0, 'g8');
    hero.place(1, 'g8');
    hero.choose('stay');
    expect(hero.options()).toEqual(['negotiate:1', 'attack:1', 'pass']);
  });

  it('TURN-5 no Market step in a town into which an Encounter has carried the Hero', () => {
    const carried = anEncounter('cart', [{ do: 'move', to: 'nearest-town' }]);
    const s = arena(library, [carried, foe]);
    s.onTop('green', 'cart', 'foe');
    s.place(0, 'h8', 'h7');
    s.choose('stay', 'attempt');
    s.totals(20);
    s.choose('fight', 'attack:hero');
    expect(s.player(0).space).toBe('g7');
    expect([s.kind(), s.seat()]).toEqual(['movement', 1]);
  });

  it('TURN-4 no Adventure step on any other space, nor where a counter was', () => {
    const s = arena(library, []);
    clearJewels(s, 'h8');
    s.place(0, 'h8');
    s.place(1, 'h7');
    s.choose('stay');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
  });

  it('TURN-5 a Market step in a town only', () => {
    const s = arena(library, []);
    s.player(0).wounds = 1;
    s.place(0, 'g7');
    s.picks(0);
    s.choose('walk:g8');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    expect(s.unused()).toBe(1);
    passTurn(s);
    expect(s.state.stacks[3]).toHaveLength(1);
    s.picks(0);
    s.choose('walk:g7', 'pass');
    expect([s.seat(), s.kind()]).toEqual([0, 'market']);
  });

  it('TURN-5 the market of the town where movement ended, not of one passed through', () => {
    const s = arena(library, []);
    s.place(0, 'f7');
    s.picks(0, 0, 0, 0, 0);
    s.choose('roll', 'step:g7:0', 'step:g8:0', 'stop');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    expect(s.state.stacks[3]).toEqual([]);
  });
});

describe('a turn that stops', () => {
  it('TURN-6 at an escape has neither Market nor Experience step, even when the way back leads into a town', () => {
    const s = arena(library, [foe]);
    s.player(0).points = RICH;
    s.onTop('green', 'foe');
    s.place(0, 'h8', 'g7');
    s.totals(20);
    s.choose('stay', 'attempt', 'escape');
    expect(s.player(0).space).toBe('g7');
    expect([s.seat(), s.kind(), s.state.turn]).toEqual([1, 'movement', 2]);
    expect(s.state.stacks[3]).toEqual([]);
    expect(s.player(0)).toMatchObject({ points: RICH, gold: 3 });
  });

  it('TURN-6 at a knock-out has neither Market nor Experience step, though the Hero is in a town', () => {
    const s = arena(library, [foe]);
    s.player(0).points = RICH;
    s.player(0).wounds = 4;
    attempt(s, 'foe');
    s.totals(2);
    s.choose('fight', 'attack:hero');
    expect(s.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect(s.player(0)).toMatchObject({ space: 'g7', wounds: 0, points: RICH });
    expect([s.seat(), s.kind(), s.state.turn]).toEqual([1, 'movement', 2]);
    expect(s.state.stacks[3]).toEqual([]);
  });

  it('TURN-6 at a combat with a Hero has neither Market nor Experience step, for the winner too', () => {
    const s = arena(library, []);
    s.player(0).points = RICH;
    s.player(1).space = 'g7';
    s.player(1).wounds = 4;
    s.choose('stay', 'attack:1');
    s.totals(2, 20);
    s.choose('fight', 'attack:hero', 'none');
    expect(s.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 1 }]);
    expect([s.seat(), s.kind(), s.state.turn]).toEqual([1, 'movement', 2]);
    expect(s.player(0).points).toBe(RICH);
    expect(s.state.stacks[3]).toEqual([]);
  });

  it('TURN-7 after Experience passes to the next seat, which begins with Refresh', () => {
    const s = arena(library, [charm]);
    s.give(1, 'charm').used = true;
    s.player(0).points = 5;
    s.place(0, 'g8');
    s.choose('stay');
    expect(s.kind()).toBe('experience');
    s.choose('learn:mind');
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
    expect(s.player(1).items[0]?.used).toBe(false);
    expect(s.player(0).experience.mind).toBe(1);
  });
});
