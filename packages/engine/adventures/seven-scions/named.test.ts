import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { combatOf } from '../../rules/combat/combat-frame.ts';
import { passTurn } from '../../testing/drawn.ts';
import { endgameNext, scionsTable, storm, stormNext } from '../../testing/adventures/scions.ts';

const LAIR = 'j10';

describe('the storm counter', () => {
  it('TRACKER-13 TRACKER-19 goes up three spaces from the start after a blue Challenge: to Dawnsmoor', () => {
    const t = scionsTable(library);
    storm(t).defeated = 'blue';
    passTurn(t);
    expect(storm(t).space).toBe(3);
    expect(t.world.board.towns[2]?.id).toBe('dawnsmoor');
    // The next turn starts anew: nothing was defeated in it.
    passTurn(t);
    expect(storm(t).space).toBe(4);
  });

  it('TRACKER-25 TRACKER-26 STORM-1 STORM-10 STORM-15 forgets the steps left over when it runs off the top', () => {
    const t = scionsTable(library);
    stormNext(t, 'green-event-1');
    storm(t).defeated = 'blue';
    passTurn(t);
    expect(storm(t).space).toBe(0);
    expect(t.happened('storm-breaks').map(({ card }) => card)).toEqual(['green-event-1']);
    expect(t.player(0).gold).toBe(2);
    expect(t.player(1).gold).toBe(2);
    expect(t.state.removed).toContain('green-event-1');
  });
});

describe('a storm Challenge', () => {
  /** Seat 0 acts first, and both stand before the first round. */
  function fight() {
    const t = scionsTable(library);
    stormNext(t, 'green-storm-1');
    t.choose('stay');
    return t;
  }

  it('STORM-24 STORM-27 STORM-31 makes a Hero who escaped join or escape again in the next round', () => {
    const t = fight();
    expect(t.kind()).toBe('escape');
    t.totals(20);
    t.choose('escape');
    expect(t.seat()).toBe(1);
    t.totals(20, 20, 20);
    t.choose('fight', 'defend', 'defend', 'defend');
    expect(combatOf(t.game())?.round).toBe(2);
    expect(t.seat()).toBe(0);
    expect(t.choices()).toEqual(['escape', 'fight']);
  });

  it('STORM-16 STORM-54 STORM-55 CLAIM-1 CLAIM-4 has Life for each Hero, and rewards only those who struck in the last round', () => {
    const t = fight();
    expect(combatOf(t.game())?.joint?.fighters).toEqual([0, 1]);
    const combat = combatOf(t.game());
    if (combat !== null) combat.foeWounds = 5;
    t.choose('fight', 'fight');
    t.totals(20, 20);
    t.choose('defend', 'attack:hero');
    // Life 3 for each of two Heroes: the sixth wound beats it, and only seat 1 has attacked.
    expect(t.player(0).points).toBe(0);
    expect(t.player(1).points).toBe(1);
    expect(t.player(1).gold).toBe(4);
    expect(t.player(0).gold).toBe(3);
  });
});

describe('Scions', () => {
  it('AWAKEN-13 AWAKEN-15 awaken for the gift they ask, and the red counter goes to the pile', () => {
    const t = scionsTable(library);
    t.place(0, LAIR);
    t.choose('stay');
    expect(t.choices()).toContain('awaken:archer');
    t.choose('awaken:archer');
    const give = t.options().find((option) => option.startsWith('choose')) ?? '';
    t.choose(give);
    expect(t.player(0).allies.map(({ card }) => card)).toEqual(['archer']);
    expect(t.player(0).gold).toBe(1);
    expect(t.state.pile.red).toBe(3);
    expect(storm(t).asleep).not.toContain('archer');
  });
});

describe('the Endgame', () => {
  it('FINALE-1 begins the moment a Storm card would be drawn and none is left: the first Hero faces a Stormlord', () => {
    const t = scionsTable(library);
    endgameNext(t);
    expect(storm(t).lords).toHaveLength(2);
    t.picks(0, 0);
    t.choose('stay');
    expect(t.happened('storm-endgame')).toHaveLength(1);
    expect(t.kind()).toBe('ranged');
  });
});
