import { library } from '@wayrune/content';
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { isRewarding, lossesOf, spoilsOf } from './spoils.ts';

/** A fight with the green Challenge, beginning with its first round. */
function fight(card: string): Scenario {
  const table = scenario(library, { heroes: ['hedda-stonebrake', 'ronan-of-the-wild'] });
  table.place(0, 'h8', 'h7');
  table.onTop('green', card);
  table.choose('stay', 'attempt');
  return table;
}

/** Throws the highest dice until nothing of the fight is left. */
function win(table: Scenario): void {
  for (let presses = 0; table.happened('defeated').length === 0 && presses < 40; presses++) {
    table.totals(20, 20, 20);
    table.choose(table.options().find((option) => /^(fight|attack:hero|pass)/.test(option)) ?? '');
  }
}

describe('the spoils of a fight', () => {
  it('are exactly what the state has more of than before it', () => {
    const table = fight('razorwing-fledglings');
    const { gold: before, counters } = playerAt(table.game(), 0);
    const points = pointsOf(table.player(0));
    const cards = table.player(0).items.length + table.player(0).allies.length + table.player(0).kept.length;
    expect(counters.green).toBe(0);
    win(table);
    const spoils = spoilsOf({ seat: 0, events: table.events });
    const after = table.player(0);
    expect(spoils.foe).toBe('razorwing-fledglings');
    expect(spoils.gold).toBe(after.gold - before);
    expect(spoils.experience).toBe(pointsOf(after) - points);
    expect(spoils.cards).toHaveLength(after.items.length + after.allies.length + after.kept.length - cards);
    expect(spoils.counters).toMatchObject([{ color: 'green', space: 'h8' }]);
    expect([spoils.wounds, spoils.rounds > 0, isRewarding(spoils)]).toEqual([after.wounds, true, true]);
  });

  it('count the wounds of the winner and of their Allies, and the rounds', () => {
    const events = [
      { type: 'combat', seat: 0, card: 'kiln-whelp' },
      { type: 'combat-round', seat: 0, round: 1 },
      { type: 'wounded', seat: 0, who: 'hero', amount: 1 },
      { type: 'gold', seat: 0, amount: -1, paid: true },
      { type: 'combat-round', seat: 0, round: 2 },
      { type: 'wounded', seat: 0, who: 'rook-eye-tam', amount: 2 },
      { type: 'wounded', seat: 1, who: 'hero', amount: 4 },
      { type: 'defeated', seat: 0, card: 'kiln-whelp' },
    ] as const;
    expect(spoilsOf({ seat: 0, events })).toEqual({
      foe: 'kiln-whelp',
      loser: null,
      rounds: 2,
      wounds: 3,
      gold: 0,
      cards: [],
      counters: [],
      experience: 0,
    });
  });

  it('leave out a card for which there was no room', () => {
    const events = [
      { type: 'defeated', seat: 0, card: 'a' },
      { type: 'gained', seat: 0, card: 'b' },
      { type: 'gained', seat: 0, card: 'c' },
      { type: 'lost', seat: 0, card: 'c', why: 'discarded' },
      { type: 'points', seat: 0, amount: 2 },
    ] as const;
    expect(spoilsOf({ seat: 0, events })).toMatchObject({ cards: ['b'], experience: 2 });
  });

  it('of a duel are the prize that was taken from the Hero who fell', () => {
    const events = [
      { type: 'duel', seat: 0, other: 1 },
      { type: 'knocked-out', seat: 1 },
      { type: 'gold', seat: 0, amount: 7 },
      { type: 'gold', seat: 1, amount: -7 },
    ] as const;
    expect(spoilsOf({ seat: 0, events })).toMatchObject({ foe: null, loser: 1, gold: 7 });
  });
});

describe('the losses of a fall', () => {
  it('are the gold, the cards with the reason, where the Hero wakes up and who stays undefeated', () => {
    const events = [
      { type: 'knocked-out', seat: 0 },
      { type: 'gold', seat: 0, amount: -5 },
      { type: 'lost', seat: 0, card: 'white-blade', why: 'knocked-out' },
      { type: 'undefeated', card: 'kiln-whelp', place: 0, space: 'h8' },
      { type: 'moved', seat: 0, from: 'h8', to: 'g7', how: 'knocked-out' },
    ] as const;
    expect(lossesOf({ seat: 0, events })).toEqual({
      gold: 5,
      cards: [{ card: 'white-blade', why: 'knocked-out' }],
      space: 'g7',
      foe: 'kiln-whelp',
      by: null,
    });
  });

  it('name who won: the enemy, or the other Hero of a duel, whoever began it', () => {
    const by = (...first: readonly GameEvent[]): unknown =>
      lossesOf({ seat: 0, events: [...first, { type: 'knocked-out', seat: 0 }] }).by;
    expect(by({ type: 'combat', seat: 0, card: 'kiln-whelp' })).toEqual({ foe: 'kiln-whelp' });
    expect(by({ type: 'duel', seat: 0, other: 2 })).toEqual({ seat: 2 });
    expect(by({ type: 'duel', seat: 2, other: 0 })).toEqual({ seat: 2 });
  });
});
