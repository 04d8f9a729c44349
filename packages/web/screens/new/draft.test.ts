import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { registerParts } from '../../parts/index.ts';
import { bot, HUMAN } from '../../game/sitter.ts';
import { type Draft, firstDraft, heroesFor, minutesOf, partsFor, problemsOf, setupOf } from './draft.ts';

registerParts();

const FIRST = firstDraft(library);

const withParts = (...parts: string[]): Draft => ({ ...FIRST, parts });

describe('a game being put together', () => {
  it('can be played as it is proposed', () => {
    expect(problemsOf(library, FIRST)).toEqual([]);
    expect(setupOf(library, FIRST)).toEqual({
      adventure: 'dragon-lords',
      heroes: [null, null, null, null],
      variants: [],
      packs: [],
    });
  });

  it('offers every variant that goes with the adventure, and no other', () => {
    const ids = partsFor(library, 'dragon-lords').map(([id]) => id);
    expect(ids).toContain('doom-track');
    expect(ids).not.toContain('monster-safari');
    for (const id of ids) expect(problemsOf(library, withParts(id))).toEqual([]);
  });

  it('says in the words of the rules what does not go together', () => {
    expect(problemsOf(library, withParts('shorter', 'longer'))).toEqual([
      '"shorter" does not go with "longer": there is one price for an experience counter',
    ]);
  });

  it('refuses a Hero who is chosen twice', () => {
    const seats = FIRST.seats.map((seat) => ({ ...seat, hero: 'hedda-stonebrake' }));
    expect(problemsOf(library, { ...FIRST, seats })).toHaveLength(3);
  });

  it('lists Heroes by name', () => {
    const names = heroesFor(library, FIRST).map(({ card }) => card.name);
    expect(names.length).toBeGreaterThanOrEqual(6);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
  });

  it('takes longer with people than with bots, and with dearer experience', () => {
    const people = { ...FIRST, seats: FIRST.seats.map((seat) => ({ ...seat, sitter: HUMAN })) };
    const bots = { ...FIRST, seats: FIRST.seats.map((seat) => ({ ...seat, sitter: bot() })) };
    expect(minutesOf(people)).toBeGreaterThan(minutesOf(FIRST));
    expect(minutesOf(FIRST)).toBeGreaterThan(minutesOf(bots));
    expect(minutesOf({ ...people, parts: ['longer'] })).toBeGreaterThan(minutesOf(people));
  });
});
