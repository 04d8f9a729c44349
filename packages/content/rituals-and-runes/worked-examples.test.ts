import type { Held } from '@wayrune/engine/rules/world/state.ts';
import { aFoe, arena, attempt, foeWounds } from '@wayrune/engine/testing/arena.ts';
import { askAgain, passTurn } from '@wayrune/engine/testing/drawn.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { plainsHills, plainsHillsRoad, riverMountain, roadForest } from '@wayrune/engine/testing/rituals.ts';
import { type Scenario, takeFromAnywhere } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';

const TAMALIR = 'g7';
const CAMP = 'h6';

/** Two Heroes with the pack: Mind 2, Body 3, Spirit 4, damage 1. These cards lie in Tamalir's stack, and no other. */
function table(...forSale: readonly string[]): Scenario {
  const t = arena(
    library,
    [aFoe({ id: 'foe', life: 9, spirit: [14, 1] })],
    ['plain', 'other'],
    [],
    ['rituals-and-runes'],
  );
  for (const stack of t.state.stacks) t.state.removed.push(...stack.splice(0));
  const town = t.world.board.towns.findIndex(({ space }) => space === TAMALIR);
  for (const card of forSale) takeFromAnywhere(t.state, card);
  t.state.stacks[town]?.push(...forSale);
  t.place(0, TAMALIR);
  t.place(1, 'a1');
  t.player(0).gold = 20;
  askAgain(t);
  return t;
}
/** To the market, where one more card is laid out first. */
function shop(t: Scenario, ...choices: readonly string[]): void {
  t.onTop('market', 'borrowed-hour');
  t.choose('stay', ...choices);
}
/** The other Hero does nothing, and then seat 0 rolls. */
function nextRoll(t: Scenario, ...faces: readonly number[]): void {
  if (t.seat() === 0) passTurn(t);
  passTurn(t);
  t.picks(...faces);
  t.choose('roll');
}
const items = (t: Scenario, seat: number): string[] => t.player(seat).items.map(({ card }) => card);
const fire = (t: Scenario): Held | undefined =>
  t.player(0).items.find(({ card }) => card.startsWith('inner-fire'));
const offered = (t: Scenario, verb: string): string[] =>
  t.options().filter((option) => option.startsWith(`${verb}:`));

describe('worked examples of Rituals', () => {
  it('RITUAL-50 RITUAL-53 RITUAL-55 Inner Fire is bought, empowered over three turns, and burns', () => {
    const t = table('inner-fire');
    shop(t, 'buy:inner-fire', 'done');
    expect([t.player(0).gold, fire(t)?.filled]).toEqual([14, undefined]);
    // Hills, plains, hills, road, mountain. First turn: one of the hills and the plains, and a step with another die.
    nextRoll(t, plainsHills, plainsHillsRoad, roadForest, roadForest, roadForest);
    t.choose('empower:inner-fire:hills:5', 'empower:inner-fire:plains:0', `step:${CAMP}:3`);
    expect([t.player(0).space, fire(t)?.filled]).toEqual([CAMP, 0b00011]);
    // Second turn: no hills, no mountain. The road is filled; another forest has no symbol to go to.
    nextRoll(t, roadForest, roadForest, roadForest, roadForest, roadForest);
    t.choose('empower:inner-fire:road:3');
    expect([fire(t)?.filled, offered(t, 'empower')]).toEqual([0b01011, []]);
    // Third turn: the other hills and the mountain. The fifth symbol makes it work.
    nextRoll(t, plainsHills, riverMountain, roadForest, roadForest, roadForest);
    t.choose('empower:inner-fire:hills:5');
    expect(fire(t)).toMatchObject({ card: 'inner-fire', filled: 0b01111 });
    t.choose('empower:inner-fire:mountain:4');
    expect(fire(t)?.card).toBe('inner-fire+empowered');
    expect(t.happened('empowered').map(({ left }) => left)).toEqual([4, 3, 2, 1, 0]);
    expect(t.happened('movement-dice')).toHaveLength(3);
    // In the next fight: Spirit 4 and 3 more against 14, and 2 damage instead of 1.
    passTurn(t);
    passTurn(t);
    attempt(t, 'foe');
    t.totals(9, 9, 7);
    t.choose('fight', 'defend', 'defend', 'attack:hero');
    expect(t.happened('rolled').at(-1)).toMatchObject({ bonus: 7, target: 14, success: true });
    expect(foeWounds(t)).toBe(2);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-17 RITUAL-18 RITUAL-20 a clash of titles: Outer Fire cannot be bought before Inner Fire is gone', () => {
    const t = table('inner-fire', 'outer-fire', 'fire-on-the-hill', 'still-water');
    shop(t, 'buy:inner-fire');
    // Outer Fire and Fire on the Hill share a word with it, Still Water does not; nor does the Rune laid out.
    expect(offered(t, 'buy')).toEqual(['buy:still-water', 'buy:borrowed-hour']);
    // What was bought this turn is not sold this turn. The next turn it is, for half of 6.
    expect(offered(t, 'sell')).toEqual([]);
    t.choose('done');
    passTurn(t);
    t.onTop('market', 'crows-mile');
    t.choose('stay', 'sell:inner-fire');
    expect([t.player(0).gold, offered(t, 'buy')]).toEqual([
      20 - 6 + 3,
      ['outer-fire', 'fire-on-the-hill', 'still-water', 'borrowed-hour', 'crows-mile'].map(
        (card) => `buy:${card}`,
      ),
    ]);
    t.choose('buy:outer-fire');
    expect([items(t, 0), offered(t, 'buy')]).toEqual([
      ['outer-fire'],
      ['buy:still-water', 'buy:borrowed-hour', 'buy:crows-mile'],
    ]);
    // Discarding makes room too, and puts it under the market deck.
    t.choose('discard:outer-fire', 'buy:fire-on-the-hill');
    expect([items(t, 0), t.state.decks['market']?.bottom]).toEqual([['fire-on-the-hill'], ['outer-fire']]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RITUAL-25 RITUAL-61 RITUAL-60 a Ritual that changes hands loses its counters, in a bargain and as a prize', () => {
    const t = table();
    t.give(0, 'inner-fire+empowered');
    t.give(1, 'outer-fire').filled = 0b00111;
    for (const seat of [0, 1]) t.place(seat, CAMP);
    // Inner Fire for Outer Fire: what each owns in the end does not clash.
    t.choose('stay', 'negotiate:1', 'offer:inner-fire+empowered', 'want:outer-fire', 'propose', 'accept');
    expect([items(t, 0), items(t, 1)]).toEqual([['outer-fire'], ['inner-fire']]);
    expect([t.player(0).items[0]?.filled, t.player(1).items[0]?.filled]).toEqual([undefined, undefined]);
    // The new owner of Inner Fire begins to empower it, and is beaten.
    expect(t.seat()).toBe(1);
    t.picks(plainsHills, plainsHills, plainsHills, plainsHills, plainsHills);
    t.choose('roll', 'empower:inner-fire:plains:5', 'empower:inner-fire:hills:5', 'stop');
    expect(t.player(1).items[0]?.filled).toBe(0b00011);
    passTurn(t);
    t.player(1).wounds = 4;
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero', 'prize:inner-fire:outer-fire');
    expect(t.player(0).items).toMatchObject([{ card: 'inner-fire' }]);
    expect(t.player(0).items[0]?.filled).toBeUndefined();
    expect(t.state.decks['market']?.bottom).toEqual(['outer-fire']);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
