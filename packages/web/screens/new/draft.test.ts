import { library } from '@wayrune/content';
import type { Pack } from '@wayrune/engine/parts/library.ts';
import { describe, expect, it } from 'vitest';
import { registerParts } from '../../parts/index.ts';
import { withPacks } from '../../own-packs/with-packs.ts';
import { bot, HUMAN } from '../../game/sitter.ts';
import {
  adventuresOf,
  type Draft,
  firstDraft,
  heroesFor,
  minutesOf,
  packsFor,
  peopleOf,
  problemsOf,
  setupOf,
  variantsFor,
  withAdventure,
  withBot,
  withPart,
  withSeat,
} from './draft.ts';

registerParts();

const FIRST = firstDraft(library, 'seed');

const HEROINE: Pack = {
  pack: 'mine',
  name: 'Mine',
  version: 1,
  cards: (library.packs[0]?.cards ?? []).slice(0, 1).map((card) => ({ ...card, id: 'my-heroine' })),
};

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
    const ids = variantsFor(library, 'dragon-lords').map(([id]) => id);
    expect(ids).toContain('doom-track');
    expect(ids).not.toContain('monster-safari');
    for (const id of ids) expect(problemsOf(library, withParts(id))).toEqual([]);
  });

  it('offers the packs of Wayrune, and turns them on in any mixture that the table allows', () => {
    const offered = packsFor(library, 'dragon-lords');
    expect(offered.map(({ id }) => id)).toContain('beasts-and-bandits');
    expect(offered.every(({ fits }) => fits)).toBe(true);
    const all = offered.reduce((draft, { id }) => withPart(library, draft, id, true), FIRST);
    expect(setupOf(library, all).packs).toEqual(offered.map(({ id }) => id));
    expect(problemsOf(library, all)).toEqual([]);
  });

  it('says for which adventures a pack is that does not go with the chosen one', () => {
    const jungle = packsFor(library, 'mists-of-zanaga').find(({ id }) => id === 'beasts-and-bandits');
    expect(jungle?.fits).toBe(false);
    expect(adventuresOf(library, 'beasts-and-bandits')).toEqual([
      'Rise of the Dragon Lords',
      'The Seven Scions',
      'The Cataclysm',
    ]);
  });

  it('keeps what goes with another adventure, too', () => {
    const draft = withParts('softer-knockouts', 'beasts-and-bandits', 'a-pack-of-mine');
    expect(withAdventure(library, draft, 'mists-of-zanaga').parts).toEqual([
      'softer-knockouts',
      'a-pack-of-mine',
    ]);
  });

  it('seats a random Hero where the pack of the chosen one is switched off', () => {
    const own = withPacks(library, [HEROINE]);
    const [first] = FIRST.seats;
    if (first === undefined) throw new Error('no first seat');
    const chosen = withSeat(withPart(own, FIRST, 'mine', true), { ...first, hero: 'my-heroine' });
    expect(problemsOf(own, chosen)).toEqual([]);
    expect(setupOf(own, chosen)).toMatchObject({ packs: ['mine'], variants: [] });
    expect(withPart(own, chosen, 'mine', false).seats[0]?.hero).toBeNull();
  });

  it('says in the words of the rules what does not go together', () => {
    expect(problemsOf(library, withParts('shorter', 'longer'))).toEqual([
      '"shorter" does not go with "longer": they set different prices for experience counters',
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

  it('names every computer, and a new one when it is changed', () => {
    const names = withBot(FIRST).seats.map(({ sitter }) => sitter.name);
    expect(names[0]).toBeUndefined();
    expect(new Set(names.slice(1)).size).toBe(4);
    const [, second] = FIRST.seats;
    if (second === undefined) throw new Error('no second seat');
    const bold = withSeat(FIRST, { ...second, sitter: bot('normal', 'hunter') }).seats[1]?.sitter;
    expect(bold?.name).toBeDefined();
    expect(bold?.name).not.toBe(second.sitter.name);
  });

  it('knows what its people are called', () => {
    const [first] = FIRST.seats;
    if (first === undefined) throw new Error('no first seat');
    expect(peopleOf(withSeat(FIRST, { ...first, sitter: { ...HUMAN, name: 'Ada' } }))).toEqual(['Ada']);
  });

  it('takes longer with people than with bots, and with dearer experience', () => {
    const people = { ...FIRST, seats: FIRST.seats.map((seat) => ({ ...seat, sitter: HUMAN })) };
    const bots = { ...FIRST, seats: FIRST.seats.map((seat) => ({ ...seat, sitter: bot() })) };
    expect(minutesOf(people)).toBeGreaterThan(minutesOf(FIRST));
    expect(minutesOf(FIRST)).toBeGreaterThan(minutesOf(bots));
    expect(minutesOf({ ...people, parts: ['longer'] })).toBeGreaterThan(minutesOf(people));
  });
});
