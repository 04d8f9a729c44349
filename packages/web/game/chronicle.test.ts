import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { beginSpan, chronicleOf, endSpans, note, takenInBy } from './view/chronicle.ts';

const roll = {
  type: 'rolled',
  seat: 0,
  who: 'hero',
  what: 'test',
  phase: null,
  attribute: 'mind',
  skill: null,
  dice: [9, 9],
  bonus: 0,
  parts: [],
  target: 12,
  success: true,
} as const;

/** What a person is told of an Encounter that brought these events after its roll. */
function toldOf(first: GameEvent, ...more: readonly GameEvent[]): ReturnType<typeof takenInBy> {
  const { state } = scenario(library, { heroes: ['hedda-stonebrake'] });
  const within = { ...state, frames: [...state.frames, { proc: 'encounter', step: '', result: null }] };
  const chronicle = chronicleOf([], state, () => true);
  for (const event of [first, ...more]) {
    beginSpan(chronicle, 1, { event, state: within }, () => true);
    note(chronicle, 1, event);
  }
  const [span] = endSpans(chronicle, state);
  return span === undefined ? null : takenInBy(span);
}

describe('a test of an Encounter', () => {
  it('is a victory when it is passed and rewarded', () => {
    const gained = { type: 'gained', seat: 0, card: 'white-blade' } as const;
    expect(toldOf(roll, gained)).toEqual({ seat: 0, events: [roll, gained] });
  });

  it('is none when it brought nothing, or was failed', () => {
    expect(toldOf(roll, { type: 'exhausted', seat: 0, who: 'hero', amount: 1 })).toBeNull();
    expect(toldOf({ ...roll, success: false }, { type: 'gold', seat: 0, amount: 2 })).toBeNull();
  });
});

/** What a person is told of a trap that brought these events. */
function toldOfTrap(...events: readonly GameEvent[]): readonly string[] {
  const { state } = scenario(library, { heroes: ['hedda-stonebrake'] });
  const within = { ...state, frames: [...state.frames, { proc: 'challenge', step: '', result: null }] };
  const chronicle = chronicleOf([], state, () => true);
  for (const event of events) {
    beginSpan(chronicle, 1, { event, state: within }, () => true);
    note(chronicle, 1, event);
  }
  return endSpans(chronicle, state)
    .filter((span) => takenInBy(span) !== null)
    .map(({ kind }) => kind);
}

describe('a trap', () => {
  const faced = { type: 'trap', seat: 0, card: 'pit' } as const;

  it('is a setback when it was not overcome, and a victory when it was', () => {
    expect(toldOfTrap(faced, { type: 'trap-stands', seat: 0, card: 'pit' })).toEqual(['setback']);
    expect(toldOfTrap(faced, { type: 'defeated', seat: 0, card: 'pit' })).toEqual(['victory']);
  });

  it('that knocked the Hero out is told by the knock-out alone', () => {
    expect(toldOfTrap(faced, { type: 'knocked-out', seat: 0 })).toEqual([]);
  });
});

describe('a fight of several Heroes', () => {
  it('is a victory for the person who gets its reward, which is given when the fight is over', () => {
    const { state } = scenario(library, { heroes: ['hedda-stonebrake', 'nib-carraway'] });
    const storm = { proc: 'storm', step: '', result: null, card: 'gale' };
    const joint = { fighters: [1, 0], away: [], fallen: [] };
    const combat = { ...storm, proc: 'combat', seat: 1, other: -1, joint };
    const chronicle = chronicleOf([], state, () => true);
    const told: GameEvent[] = [];
    const happen = (event: GameEvent, ...frames: readonly (typeof storm)[]): void => {
      const now = { ...state, frames: [...state.frames, ...frames] };
      expect(endSpans(chronicle, now)).toEqual([]);
      beginSpan(chronicle, 1, { event, state: now }, (seat) => seat === 0);
      note(chronicle, 1, event);
      told.push(event);
    };
    happen({ type: 'combat', seat: 1, card: 'gale', along: [0] }, storm, combat);
    happen({ type: 'defeated', seat: 1, card: 'gale' }, storm);
    happen({ type: 'defeated', seat: 0, card: 'gale' }, storm);
    happen({ type: 'points', seat: 0, amount: 1 }, storm);
    expect(endSpans(chronicle, state).map(takenInBy)).toEqual([{ seat: 0, events: told }]);
  });
});
