import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anAlly, anItem, arena, LAIR } from '../../testing/arena.ts';
import { askAgain } from '../../testing/drawn.ts';
import type { Scenario } from '../../testing/scenario.ts';

const roadForest = 3;
const riverMountain = 4;

const squire = anAlly({ id: 'squire', stamina: 3 });
const page = anAlly({ id: 'page', stamina: 3 });

const walks = (s: Scenario): string[] => s.options().filter((option) => option.startsWith('walk:'));
const rests = (s: Scenario): string[] => s.options().filter((option) => option.startsWith('rest:'));
const rolledDice = (s: Scenario): number => s.happened('movement-dice').at(-1)?.faces.length ?? 0;
const rollAll = (s: Scenario, count: number): void => {
  s.picks(...Array.from({ length: count }, () => roadForest));
};

describe('resting', () => {
  it('MOVE-9 G3 gives up dice of the four, and each takes one exhaustion off Hero or Allies, as one likes', () => {
    const s = arena(library, [squire, page]);
    s.player(0).exhaustion = 2;
    s.give(0, 'squire').exhaustion = 1;
    s.give(0, 'page').exhaustion = 3;
    askAgain(s);
    expect(rests(s)).toEqual(['rest:1', 'rest:2', 'rest:3', 'rest:4']);
    s.choose('rest:3');
    expect(s.choices()).toEqual(['recover:hero', 'recover:squire', 'recover:page']);
    s.choose('recover:squire');
    expect(s.choices()).toEqual(['recover:hero', 'recover:page']);
    rollAll(s, 1);
    s.choose('recover:page', 'recover:page');
    expect(s.player(0).exhaustion).toBe(2);
    expect(s.player(0).allies).toMatchObject([
      { card: 'squire', exhaustion: 0 },
      { card: 'page', exhaustion: 1 },
    ]);
    expect(rolledDice(s)).toBe(1);
    expect(s.unused()).toBe(0);
  });

  it('MOVE-9 keeps the number of dice that was chosen, even when the last counter has gone', () => {
    const s = arena(library, []);
    s.player(0).exhaustion = 1;
    askAgain(s);
    rollAll(s, 3);
    s.choose('rest:1');
    expect(s.player(0).exhaustion).toBe(0);
    expect(rolledDice(s)).toBe(3);
    expect(s.kind()).toBe('step');
  });

  it('MOVE-9 leaves wounds alone, and other players too', () => {
    const s = arena(library, []);
    s.player(0).exhaustion = 2;
    s.player(0).wounds = 3;
    s.player(1).exhaustion = 2;
    askAgain(s);
    rollAll(s, 2);
    s.choose('rest:2');
    expect(s.player(0)).toMatchObject({ exhaustion: 0, wounds: 3 });
    expect(s.player(1).exhaustion).toBe(2);
    expect(rolledDice(s)).toBe(2);
  });

  it('MOVE-10 with all four dice rolls nothing, takes off four and stays', () => {
    const s = arena(library, [squire]);
    s.place(0, 'g8');
    s.player(0).exhaustion = 3;
    s.give(0, 'squire').exhaustion = 2;
    askAgain(s);
    s.choose('rest:4', 'recover:hero', 'recover:hero', 'recover:hero');
    expect(s.player(0)).toMatchObject({ exhaustion: 0, space: 'g8', allies: [{ exhaustion: 1 }] });
    expect(s.happened('movement-dice')).toEqual([]);
    expect(s.happened('moved')).toEqual([]);
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
  });

  it('MOVE-10 then attempts what lies on the space, as usual', () => {
    const s = arena(library, [squire]);
    s.place(0, LAIR.green[0]);
    s.player(0).exhaustion = 3;
    s.give(0, 'squire').exhaustion = 1;
    askAgain(s);
    s.choose('rest:4', 'recover:hero', 'recover:hero', 'recover:hero');
    expect(s.kind()).toBe('adventure');
  });

  it('W8 is offered only while somebody is exhausted, and for no more dice than there are counters', () => {
    const s = arena(library, [squire]);
    s.player(0).wounds = 2;
    s.player(1).exhaustion = 3;
    s.give(1, 'squire').exhaustion = 1;
    s.place(0, 'g8');
    askAgain(s);
    expect(rests(s)).toEqual([]);
    s.choose('stay');
    expect(rests(s)).toEqual(['rest:1', 'rest:2', 'rest:3', 'rest:4']);
    s.player(1).exhaustion = 2;
    for (const ally of s.player(1).allies) ally.exhaustion = 0;
    askAgain(s);
    expect(rests(s)).toEqual(['rest:1', 'rest:2']);
  });
});

describe('without dice', () => {
  const AROUND_TAMALIR = ['walk:g8', 'walk:f7', 'walk:f6', 'walk:g6', 'walk:h6', 'walk:h7'];

  it('MOVE-11 G4 one step leads to any adjacent space, whatever its terrain, and no die is rolled', () => {
    const s = arena(library, []);
    expect(walks(s)).toEqual(AROUND_TAMALIR);
    s.choose('walk:f6');
    expect(s.player(0)).toMatchObject({ space: 'f6', from: 'g7' });
    expect(s.happened('movement-dice')).toEqual([]);
    expect([s.seat(), s.kind()]).toEqual([1, 'movement']);
  });

  it('MOVE-11 G4 is no way to go on after resting, nor after rolling', () => {
    const s = arena(library, []);
    s.player(0).exhaustion = 2;
    askAgain(s);
    s.picks(riverMountain, riverMountain, riverMountain);
    s.choose('rest:1');
    expect(walks(s)).toEqual([]);
    expect(s.options()).toEqual(['stop', 'step:f6:4']);
    const rolled = arena(library, []);
    rollAll(rolled, 5);
    rolled.choose('roll');
    expect(walks(rolled)).toEqual([]);
  });

  it('MOVE-12 G4 staying opens the adventure, the Heroes and the market of the space as arriving does', () => {
    const s = arena(library, [anItem({ id: 'lamp', cost: 2 })]);
    s.onTop('market', 'lamp');
    s.place(1, 'g7');
    s.choose('stay');
    expect(s.options()).toEqual(['negotiate:1', 'attack:1', 'pass']);
    s.choose('pass');
    expect(s.options()).toEqual(['done', 'buy:lamp']);
    const wild = arena(library, []);
    wild.place(0, LAIR.red[0]);
    wild.choose('stay');
    expect(wild.options()).toEqual(['attempt', 'pass']);
    expect(wild.happened('moved')).toEqual([]);
  });
});
