import { library } from '@wayrune/content';
import type { Pack } from '@wayrune/engine/parts/library.ts';
import { describe, expect, it } from 'vitest';
import { MissingPacks } from './own-pack.ts';
import { createShelf } from './pack-shelf.ts';
import { memoryPacks } from './pack-store.ts';
import { readPack } from './read-pack.ts';
import { ownPacksOf, withPacks } from './with-packs.ts';

const HOOK = {
  kind: 'item',
  id: 'ferrywomans-hook',
  name: "Ferrywoman's Hook",
  class: 'weapon',
  type: 'spear',
  cost: 6,
  flavour: 'The notch near the tip is for counting crossings. It is full.',
  always: [{ stat: 'melee', amount: 2 }],
};

const mine = (change: object = {}): string =>
  JSON.stringify({ pack: 'mine', name: 'My cards', version: 1, cards: [HOOK], ...change });

const refusal = (text: string, others: readonly Pack[] = []) => {
  const read = readPack(text, library, others);
  if ('pack' in read) throw new Error('the file was taken');
  return read.refused;
};

const packOf = (text: string): Pack => {
  const read = readPack(text, library, []);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read.pack;
};

describe('a pack file', () => {
  it('that passes the checks is taken, without what only editors need', () => {
    expect(packOf(mine({ $schema: 'docs/pack.schema.json' }))).toEqual(JSON.parse(mine()));
  });

  it('is refused with the card, the field and the reason', () => {
    const { why, faults } = refusal(mine({ cards: [{ ...HOOK, cost: 'six' }] }));
    expect(why).toBe('faults');
    expect(faults).toMatchObject([{ card: "Ferrywoman's Hook", field: 'cost' }]);
    expect(faults[0]?.reason).toContain('"six"');
  });

  it('names a card without a name by its id, or else its number, and what is wrong with the pack itself', () => {
    expect(refusal(mine({ cards: [{ ...HOOK, name: 7 }] })).faults).toMatchObject([
      { card: 'ferrywomans-hook', field: 'name' },
    ]);
    expect(refusal(mine({ cards: [{ ...HOOK, name: 7, id: 7 }] })).faults).toMatchObject([
      { card: 1, field: 'id' },
      { card: 1, field: 'name' },
    ]);
    expect(refusal(mine({ version: 0 })).faults).toMatchObject([{ card: null, field: 'version' }]);
  });

  it('that is something else is told from a broken pack', () => {
    expect(refusal('{').why).toBe('json');
    expect(refusal('{"wayrune":"game"}').why).toBe('game');
    for (const value of ['null', '7', '[]', '"pack"']) expect(refusal(value).why).toBe('faults');
  });

  it('cannot have the id of an adventure, a variant or a pack of ours', () => {
    for (const pack of ['base', 'dragon-lords', 'doom-track', 'beasts-and-bandits', 'rituals-and-runes'])
      expect(refusal(mine({ pack }))).toMatchObject({ why: 'ours', about: pack });
  });

  it('cannot have a card of ours, nor of another pack, but may replace itself', () => {
    const [ours] = library.packs[0]?.cards ?? [];
    expect(refusal(mine({ cards: [{ ...HOOK, id: ours?.id }] })).why).toBe('faults');
    const other = packOf(mine());
    expect(refusal(mine({ pack: 'other' }), [other]).why).toBe('faults');
    expect(readPack(mine({ version: 2 }), library, [other])).toMatchObject({ pack: { version: 2 } });
  });
});

describe('the shelf of own packs', () => {
  const shelfWith = (store = memoryPacks()) => createShelf(store, async () => library);

  it('keeps packs in the order in which they came, one of each id', async () => {
    const store = memoryPacks();
    let now = 0;
    const shelf = createShelf(
      store,
      async () => library,
      () => ++now,
    );
    await shelf.add(packOf(mine()));
    await shelf.add(packOf(mine({ pack: 'second', cards: [] })));
    await shelf.add(packOf(mine({ version: 2 })));
    const kept = (await shelfWith(store).open()).packs;
    expect(kept.map(({ pack, version }) => [pack, version])).toEqual([
      ['mine', 2],
      ['second', 1],
    ]);
    await shelf.remove('mine');
    expect(shelf.store.getState().packs.map(({ pack }) => pack)).toEqual(['second']);
  });

  it('finds a pack that was added in another tab', async () => {
    const store = memoryPacks();
    const [here, there] = [shelfWith(store), shelfWith(store)];
    await here.open();
    await there.add(packOf(mine()));
    expect(await here.take(['mine'])).toHaveLength(1);
  });

  it('says which packs are missing, by the names that the game knows', async () => {
    const taking = shelfWith().take(['mine', 'unnamed'], { mine: 'My cards' });
    const error = await taking.catch((reason: unknown) => reason);
    if (!(error instanceof MissingPacks)) throw new Error('nothing was missing');
    expect(error.packs).toEqual([
      { id: 'mine', name: 'My cards' },
      { id: 'unnamed', name: 'unnamed' },
    ]);
  });

  it('does not offer a pack that an update has made unfit, and says why', async () => {
    const store = memoryPacks();
    const pack = { ...packOf(mine()), cards: [{ ...HOOK, class: 'no longer known' }] } as unknown as Pack;
    await store.put({ id: 'mine', added: 1, pack });
    const { packs, unfit } = await shelfWith(store).open();
    expect(packs).toEqual([]);
    expect(unfit).toMatchObject([
      { id: 'mine', name: 'My cards', refused: { faults: [{ card: "Ferrywoman's Hook", field: 'class' }] } },
    ]);
  });
});

describe('a library with own packs', () => {
  const pack = packOf(mine());
  const setup = {
    adventure: 'dragon-lords',
    heroes: [null],
    variants: [],
    packs: ['mine', 'beasts-and-bandits'],
  };

  it('hands a worker the packs that it cannot have, and no others', () => {
    expect(ownPacksOf(withPacks(library, [pack]), setup)).toEqual([pack]);
  });

  it('has a pack once, however often it is added', () => {
    const twice = withPacks(withPacks(library, [pack]), [pack]);
    expect(twice.packs).toHaveLength(library.packs.length + 1);
    expect(withPacks(library, [])).toBe(library);
  });
});
