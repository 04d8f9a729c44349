import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../../kernel/chance.ts';
import type { Card, Effect, RitualSymbol } from '../../../effects/vocabulary.ts';
import { newGame } from '../../../rules/world/game.ts';
import { violations } from '../../../testing/invariants.ts';
import { aGod, complete, feed, forget, PAUSE, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aRite, mists, openingOfZanaga, setRites } from '../../../testing/adventures/zanaga.ts';
import { mistsOf } from '../mists.ts';

const EPIC = { variants: ['epic-confrontation'] };
const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const god = (id: string, symbols: string, amount: number): Card =>
  aGod(
    id,
    { sun: [gold(amount)], moon: [gold(amount)], skull: [gold(amount)] },
    { god: { awakens: symbols.split(' ') as RitualSymbol[] } },
  );
/** Three gods, and by how much gold their omens are known. */
const GODS = [
  god('dawn', 'sun sun moon', 1),
  god('dusk', 'moon moon skull', 2),
  god('night', 'skull skull skull', 3),
];

/** Only those three sleep, in this order. */
function row(cards: readonly Card[] = [], variants: readonly string[] = EPIC.variants): Scenario {
  const t = riteTable(library, [...GODS, ...cards], { variants });
  const { asleep, gone } = mists(t);
  gone.push(...asleep.splice(0).filter((id) => !GODS.some((own) => own.id === id)));
  asleep.push('dawn', 'dusk', 'night');
  forget(t);
  return t;
}

describe('the row of sleeping gods', () => {
  it('EPIC-2 Z55 lies in random order, all ten of them', () => {
    const { world, setup } = openingOfZanaga(library, [], EPIC);
    const orders = ['a', 'b', 'c', 'd'].map((seed) => {
      const { state } = newGame(world, setup, seeded(seed));
      return mistsOf(state).asleep;
    });
    for (const order of orders) expect(new Set(order).size).toBe(10);
    expect(new Set(orders.map((order) => order.join())).size).toBe(4);
  });

  it('EPIC-3 EPIC-4 gets a ritual under the leftmost god that needs its symbol and has not enough of it', () => {
    const t = row();
    complete(t, 'moon', 'skull');
    expect(mists(t).under).toEqual({ dawn: ['moon'], dusk: ['skull'] });
    complete(t, 'moon', 'skull');
    expect(mists(t).under).toEqual({ dawn: ['moon'], dusk: ['skull', 'moon'], night: ['skull'] });
  });

  it('EPIC-5 gets it after its effect and the omen of a god that is awake', () => {
    const t = row([aRite('slow', 'moon', 1, [gold(5), PAUSE])]);
    mists(t).asleep.splice(2, 1);
    mists(t).awake.push('night');
    setRites(t, ['slow']);
    feed(t, 'moon');
    expect(mists(t).under).toEqual({});
    t.choose('choose:0');
    const types = t.events.map(({ type }) => type);
    expect(types.slice(-3)).toEqual(['omen', 'gold', 'ritual-under']);
    expect(t.happened('ritual-under')).toMatchObject([{ card: 'slow', god: 'dawn' }]);
  });

  it('EPIC-6 Z56 keeps only the symbol: the card goes to the discard pile of its rank', () => {
    const t = row([aRite('deep', 'moon', 1, [], { color: 'blue' })]);
    setRites(t, ['deep']);
    feed(t, 'moon');
    expect([mists(t).under, mists(t).spent.blue, mists(t).completed]).toEqual([
      { dawn: ['moon'] },
      ['deep'],
      [],
    ]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});

describe('awakening one god after another', () => {
  it('EPIC-7 EPIC-12 EPIC-15 Z20 happens with the third symbol under a god, without an omen', () => {
    const t = row();
    complete(t, 'sun', 'moon');
    expect(mists(t).awake).toEqual([]);
    complete(t, 'sun');
    expect([mists(t).awake, mists(t).under]).toEqual([['dawn'], {}]);
    expect(t.happened('omen')).toEqual([]);
  });

  it('EPIC-12 brings the omen of the god that was awake already, and none of the new one', () => {
    const t = row();
    complete(t, 'sun', 'moon', 'sun', 'moon', 'moon');
    forget(t);
    complete(t, 'skull');
    expect(toldOf(t).slice(-4)).toEqual(['skull-1 leaves', 'skull omen', 'seat 0: 1 gold', 'dusk awakes']);
  });

  it('EPIC-8 Z57 happens to the leftmost god if none needs the symbol, and the ritual is discarded', () => {
    const t = row();
    complete(t, 'moon', 'moon', 'moon');
    expect(mists(t).under).toEqual({ dawn: ['moon'], dusk: ['moon', 'moon'] });
    complete(t, 'moon');
    expect([mists(t).awake, mists(t).asleep]).toEqual([['dawn'], ['dusk', 'night']]);
    expect(mists(t).under).toEqual({ dusk: ['moon', 'moon'] });
    expect(mists(t).spent.green).toHaveLength(4);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('EPIC-9 EPIC-10 EPIC-11 lays the god to the right of those awake; the row keeps its order, and nobody leaves', () => {
    const t = row();
    const { gone } = mists(t);
    const away = [...gone];
    complete(t, 'moon', 'moon', 'moon', 'skull');
    expect([mists(t).awake, mists(t).asleep]).toEqual([['dusk'], ['dawn', 'night']]);
    complete(t, 'sun', 'sun');
    expect([mists(t).awake, mists(t).asleep, gone]).toEqual([['dusk', 'dawn'], ['night'], away]);
  });

  it('EPIC-13 leaves the omens to the rightmost god awake', () => {
    const t = row();
    complete(t, 'sun', 'moon', 'sun', 'moon', 'moon', 'skull');
    forget(t);
    complete(t, 'skull');
    expect(toldOf(t).slice(-2)).toEqual(['skull omen', 'seat 0: 2 gold']);
  });

  it('EPIC-13 puts the doom of an omen on the rightmost god, which is the one that spoke', () => {
    const t = row([aGod('grim', { sun: [{ do: 'add-doom', amount: 2 }] })]);
    mists(t).gone = mists(t).gone.filter((id) => id !== 'grim');
    mists(t).asleep = mists(t).asleep.filter((id) => id !== 'dawn');
    mists(t).awake.push('dawn', 'grim');
    complete(t, 'sun');
    expect([mists(t).doom, violations(t.world, t.state)]).toEqual([{ grim: 2 }, []]);
  });

  it('EPIC-16 Z57 is over when no god sleeps: a ritual is only discarded, after its omen', () => {
    const t = row();
    mists(t).awake.push(...mists(t).asleep.splice(0));
    complete(t, 'sun');
    expect(toldOf(t).slice(-2)).toEqual(['sun omen', 'seat 0: 3 gold']);
    expect([mists(t).spent.green, mists(t).under, mists(t).awake.length]).toEqual([['sun-1'], {}, 3]);
  });

  it('EPIC-17 Z60 brings one omen for each symbol under the god with Relentless Rituals', () => {
    const both = ['relentless-rituals', 'epic-confrontation'];
    const t = row([], both);
    complete(t, 'sun', 'moon', 'sun');
    expect(toldOf(t).slice(-7)).toEqual([
      'dawn awakes',
      'sun omen',
      'seat 0: 1 gold',
      'sun omen',
      'seat 0: 1 gold',
      'moon omen',
      'seat 0: 1 gold',
    ]);
    const alone = row([], both);
    complete(alone, 'moon', 'moon', 'moon', 'moon');
    expect(toldOf(alone).slice(-3)).toEqual(['dawn awakes', 'moon omen', 'seat 0: 1 gold']);
  });
});
