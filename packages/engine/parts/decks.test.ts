import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../effects/vocabulary.ts';
import { seeded } from '../kernel/chance.ts';
import { draw } from '../kernel/deck.ts';
import { run } from '../kernel/procedure.ts';
import { startDraw } from '../rules/turn/adventure.ts';
import { deckChance, newGame, open } from '../rules/world/game.ts';
import { putAway } from '../rules/cards/holdings.ts';
import type { Adventure } from '../rules/world/part.ts';
import { aFoe, anItem } from '../testing/arena.ts';
import { violations } from '../testing/invariants.ts';
import { withTrial } from '../testing/trial.ts';
import { checkSetup, createWorld, type Library, SetupError } from './library.ts';
import { parsePack } from './pack.ts';

const packOf = (cards: readonly object[]) =>
  parsePack({ pack: 'storms', name: 'Storms', version: 1, cards }, 'test');
const STORM = packOf([
  aFoe({ id: 'squall', color: 'yellow', deck: 'storm' }),
  anItem({ id: 'sou-wester', deck: 'chandlery' }),
]);
const full: Library = { ...library, packs: [...library.packs, STORM] };
const setup = { adventure: 'dragon-lords', heroes: [null], variants: [] as string[], packs: ['storms'] };
const messages = (lib: Library, change: Partial<typeof setup> = {}): string[] =>
  checkSetup(lib, { ...setup, ...change }).map(({ message }) => message);

describe('a deck of its own', () => {
  it('must be used by some part in play: the card is named, not dropped', () => {
    expect(messages(full)).toEqual([
      '"squall" of "storms" belongs to the deck "storm", which nothing in play uses',
      '"sou-wester" of "storms" belongs to the deck "chandlery", which nothing in play uses',
    ]);
    expect(() => createWorld(full, setup)).toThrow(SetupError);
  });

  it('is laid out by the part that uses it, and what is drawn from it goes back there, whatever its color', () => {
    const lib = withTrial(full, { decks: ['storm', 'chandlery'] });
    const played = { ...setup, variants: ['trial'] };
    const world = createWorld(lib, played);
    const { state } = newGame(world, played, seeded('storm'));
    expect(world.decks['storm']).toEqual(['squall']);
    expect(world.decks['yellow']).not.toContain('squall');
    expect(world.decks['market']).not.toContain('sou-wester');
    expect(world.cards['squall']).toMatchObject({ color: 'yellow', deck: 'storm', origin: 'adventure' });
    const game = open(world, state, seeded('draw'));
    for (const deck of ['storm', 'chandlery']) {
      const pile = state.decks[deck];
      if (pile === undefined) throw new Error(`no deck ${deck}`);
      const card = draw(pile, deckChance(game));
      expect(card).not.toBeNull();
      putAway(game, card ?? '');
      expect(pile.bottom).toEqual([card]);
    }
    expect(violations(world, state)).toEqual([]);
  });

  it('can be attempted like that of a color, also beside a Doom Track', () => {
    for (const variants of [['trial'], ['trial', 'doom-track']]) {
      const lib = withTrial(full, { decks: ['storm', 'chandlery'] });
      const played = { ...setup, variants };
      const world = createWorld(lib, played);
      const { state } = newGame(world, played, seeded('attempt'));
      const game = open(world, state, seeded('storm'));
      expect(world.policies.holdsAdventure(game, 'storm')).toBe(true);
      state.decision = null;
      startDraw(game, 0, 'storm', state.players[0]?.space ?? '');
      run(game);
      expect(game.events[0]).toEqual({ type: 'drew', seat: 0, card: 'squall', deck: 'storm' });
      expect(state.decision).toMatchObject({ seat: 0, kind: 'escape' });
      expect(world.policies.holdsAdventure(game, 'storm')).toBe(false);
      expect(violations(world, state)).toEqual([]);
    }
  });

  it('cannot be that of the Heroes', () => {
    expect(() => packOf([anItem({ id: 'cloak', deck: 'heroes' })])).toThrow(
      'where only Heroes are dealt from',
    );
  });
});

describe('a set taken in part', () => {
  const with_ = (sets: Adventure['sets']): Library => ({
    ...library,
    adventures: {
      fair: { id: 'fair', name: 'The Fair', summary: '', board: 'terrinoth', sets, players: [1, 6] },
    },
  });
  const fair = { adventure: 'fair', heroes: [null], variants: [], packs: [] };
  const decks = (sets: Adventure['sets']): Record<string, number> =>
    Object.fromEntries(
      Object.entries(createWorld(with_(sets), fair).decks).map(([name, cards]) => [name, cards.length]),
    );

  it('has the decks that are listed and no others', () => {
    const all = decks(['base']);
    expect(decks([{ set: 'base', decks: ['heroes', 'market'] }])).toEqual({
      green: 0,
      yellow: 0,
      blue: 0,
      red: 0,
      market: all['market'],
    });
    expect(decks([{ set: 'base', without: ['red'] }])).toEqual({ ...all, red: 0 });
    expect(createWorld(with_([{ set: 'base', decks: ['heroes', 'market'] }]), fair).heroes).toHaveLength(
      createWorld(with_(['base']), fair).heroes.length,
    );
  });

  it('has a fingerprint of what is taken; that of the whole set stays what it was', () => {
    const base = (sets: Adventure['sets']): string | undefined =>
      createWorld(with_(sets), fair).content['base'];
    const lords = createWorld(library, { ...fair, adventure: 'dragon-lords' }).content['base'];
    expect(base(['base'])).toBe(lords);
    expect(base([{ set: 'base', without: [] }])).toBe(lords);
    expect(base([{ set: 'base', without: ['red'] }])).not.toBe(lords);
    expect(base([{ set: 'base', without: ['red'] }])).toBe(base([{ set: 'base', without: ['red'] }]));
  });

  it('keeps its fingerprint when only words change', () => {
    const edited = (change: (card: Card) => Card): string | undefined => {
      const packs = library.packs.map((pack) => ({ ...pack, cards: pack.cards.map(change) }));
      return createWorld({ ...library, packs }, { ...fair, adventure: 'dragon-lords' }).content['base'];
    };
    const same = edited((card) => card);
    expect(edited((card) => ({ ...card, name: `${card.name} II`, flavour: 'Other words.' }))).toBe(same);
    expect(edited((card) => (card.kind === 'item' ? { ...card, cost: card.cost + 1 } : card))).not.toBe(same);
  });

  it('is refused if it is not there, or has no such deck', () => {
    const refusals = (sets: Adventure['sets']): string[] =>
      checkSetup(with_([...sets, 'base']), fair).map(({ message }) => message);
    expect(refusals(['moonlight'])).toEqual(['its set "moonlight" is not loaded']);
    expect(refusals([{ set: 'base', without: ['rad'] }])).toEqual([
      'its set "base" has no deck "rad"; did you mean "red"?',
    ]);
  });

  it('has no Heroes if nobody takes them, and says so', () => {
    const lib = with_([{ set: 'base', decks: ['market'] }]);
    expect(checkSetup(lib, fair).map(({ message }) => message)).toEqual(['1 seats, but only 0 Heroes']);
  });
});
