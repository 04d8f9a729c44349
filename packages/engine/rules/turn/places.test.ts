import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, arena, attempt, LAIR } from '../../testing/arena.ts';
import { anEncounter, askAgain } from '../../testing/drawn.ts';
import type { Scenario } from '../../testing/scenario.ts';

/** Mind 10: the plain Hero has Mind 2. */
const foe = aFoe({ id: 'foe' });
const yellow = aFoe({ id: 'yellow-foe', color: 'yellow' });
const weak = aFoe({ id: 'weak', life: 1 });
const [GREEN, WAY_IN] = LAIR.green;

function escape(s: Scenario): void {
  s.totals(20);
  s.choose('escape');
}

describe('back one space', () => {
  it('G5 leads to the space they came from, in an earlier turn if need be', () => {
    const s = arena(library, [foe], ['plain']);
    s.onTop('green', 'foe');
    s.place(0, WAY_IN);
    askAgain(s);
    s.choose(`walk:${GREEN}`, 'pass');
    expect(s.state.turn).toBe(2);
    s.choose('stay', 'attempt');
    escape(s);
    expect(s.player(0)).toMatchObject({ space: WAY_IN, from: GREEN });
  });

  it('G5 counts the last step of several', () => {
    const s = arena(library, [foe], ['plain']);
    s.onTop('green', 'foe');
    s.picks(0, 0, 0, 0, 0);
    s.choose('roll', 'step:h7:0', `step:${GREEN}:0`, 'stop', 'attempt');
    escape(s);
    expect(s.player(0).space).toBe('h7');
  });

  it.each([
    ['has not moved yet', null],
    ['was carried there', 'carried'],
  ])('G5 leads nowhere for one who %s: he stays, and has escaped all the same', (_, how) => {
    const wind = anEncounter('wind', [{ do: 'move', to: 'within', spaces: 2 }]);
    const s = arena(library, [foe, wind], ['plain']);
    if (how === null) {
      s.onTop('green', 'foe');
      s.place(0, GREEN, null);
      s.choose('stay', 'attempt');
    } else {
      s.onTop('green', 'wind', 'foe');
      s.place(0, 'h5', 'h4');
      s.choose('stay', 'attempt', 'target:h6');
      expect(s.player(0)).toMatchObject({ space: 'h6', from: null });
    }
    const { space } = s.player(0);
    escape(s);
    expect(s.player(0)).toMatchObject({ space, from: null });
    expect(s.happened('escaped')).toHaveLength(1);
    expect(s.state.track[0]?.card).toBe('foe');
    expect(s.state.turn).toBe(2);
  });

  it('G5 leads nowhere for one who was knocked out and carried to a town', () => {
    const s = arena(library, [foe], ['plain']);
    s.player(0).wounds = 4;
    attempt(s, 'foe');
    s.totals(2);
    s.choose('fight', 'attack:hero');
    expect(s.player(0)).toMatchObject({ space: 'g7', from: null });
  });

  it('W15 counts as entering: an escape from there leads back to where they fell back from', () => {
    const s = arena(library, [foe, yellow], ['plain']);
    // h8 and i8 are neighbors with a counter each.
    s.onTop('green', 'foe');
    s.place(0, 'h8', 'i8');
    s.choose('stay', 'attempt');
    escape(s);
    expect(s.player(0)).toMatchObject({ space: 'i8', from: 'h8' });
    s.onTop('yellow', 'yellow-foe');
    s.choose('stay', 'attempt');
    escape(s);
    expect(s.player(0)).toMatchObject({ space: 'h8', from: 'i8' });
  });
});

describe('a Hero whose first turn has not come', () => {
  it('W33 is nowhere: effects of places pass by, others apply', () => {
    const storm = anEncounter('storm', [
      {
        do: 'each',
        who: 'others',
        then: [
          { do: 'move', to: 'any-town' },
          { do: 'remove-counter', where: 'within', spaces: 12 },
          { do: 'lose-gold', amount: 2 },
          { do: 'wound', who: 'you', amount: 1 },
        ],
      },
    ]);
    const s = arena(library, [storm, foe]);
    s.onTop('green', 'storm', 'foe');
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    expect([s.seat(), s.kind()]).toEqual([0, 'escape']);
    expect(s.player(1)).toMatchObject({ space: null, gold: 1, wounds: 1 });
    expect(s.state.counters.every((counter) => counter === 1)).toBe(true);
  });

  it('W33 when knocked out still starts in Tamalir, with nothing left, and the turn goes on', () => {
    const doom = anEncounter('doom', [{ do: 'each', who: 'others', then: [{ do: 'knock-out' }] }]);
    const s = arena(library, [doom, weak]);
    s.onTop('green', 'doom', 'weak');
    s.place(0, GREEN, WAY_IN);
    s.player(1).wounds = 2;
    s.choose('stay', 'attempt');
    expect(s.player(1)).toMatchObject({ space: null, gold: 0, wounds: 0 });
    s.totals(20);
    s.choose('fight', 'attack:hero');
    expect(s.seat()).toBe(1);
    expect(s.player(1)).toMatchObject({ space: 'g7', from: null });
  });
});
