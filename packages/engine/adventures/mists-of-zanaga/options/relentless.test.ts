import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../effects/vocabulary.ts';
import { aProbe, hold } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import { aGod, complete, forget, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  beat,
  drawsTokens,
  jewel,
  mists,
  openingOfZanaga,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  wild,
} from '../../../testing/adventures/zanaga.ts';
import type { Token } from '../mists.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const ADD = aProbe([{ do: 'add-roaming', amount: 1 }]);
const RELENTLESS = { variants: ['relentless-rituals'] };

function table(...cards: Parameters<typeof riteTable>[1] & object): Scenario {
  const monsters = ['prey', 'one', 'two', 'three', 'four', 'five', 'six'].map((id) => aMonster({ id }));
  return riteTable(library, [...monsters, ADD, ...cards], RELENTLESS);
}

/** The prey roams in the hills with two tokens, and attacks seat 0. */
function metBy(t: Scenario, first: Token, second: Token): void {
  setRoaming(t, ['prey', first]);
  mists(t).carried['prey'] = [first, second];
  mists(t).pool[second]--;
  standAt(t, wild(t, 'hills'));
  t.choose('stay');
}

describe('two tokens on every Challenge', () => {
  it('RELENTLESS-1 whether it is drawn for a counter or for the track', () => {
    const t = table();
    standAt(t, jewel(t, 'green'));
    t.onTop('green', 'one');
    drawsTokens(t, 'sun', 'skull');
    t.choose('stay', 'attempt');
    expect(mists(t).carried).toEqual({ one: ['sun', 'skull'] });
    const added = table();
    hold(added, 'probe');
    added.onTop('green', 'two');
    drawsTokens(added, 'moon', 'moon');
    added.choose('use:probe:0');
    expect(mists(added).carried).toEqual({ two: ['moon', 'moon'] });
    expect(violations(added.world, added.state)).toEqual([]);
  });

  it('RELENTLESS-2 Z19 drawn one after the other, each of which bones may send back', () => {
    const t = table();
    hold(t, 'shaman-bones', 'shaman-bones.2');
    standAt(t, jewel(t, 'green'));
    t.onTop('green', 'one');
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt', 'pass');
    expect([t.kind(), t.happened('token-drawn').length]).toEqual(['token-drawn', 7]);
    t.picks(16);
    t.choose('use:shaman-bones:1');
    drawsTokens(t, 'sun');
    t.choose('pass');
    expect(t.kind()).toBe('token-drawn');
    t.picks(31);
    t.choose('use:shaman-bones.2:1');
    expect(mists(t).carried).toEqual({ one: ['moon', 'skull'] });
  });

  it('RELENTLESS-3 Z53 those of setup included', () => {
    const { carried, pool } = mists(openingOfZanaga(library, [], RELENTLESS));
    expect(Object.values(carried).map((tokens) => tokens.length)).toEqual([2, 2, 2]);
    expect(Object.values(pool).reduce((sum, count) => sum + count, 0)).toBe(54);
  });

  it('RELENTLESS-4 RELENTLESS-5 Z19 both placed when it is defeated, in the order that the Hero chooses', () => {
    const t = table();
    setRites(t, ['sun-4'], ['moon-4']);
    metBy(t, 'sun', 'moon');
    forget(t);
    beat(t);
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['which-token', 0, ['token:sun', 'token:moon']]);
    t.choose('token:moon');
    expect(toldOf(t)).toEqual(['moon on moon-4', 'sun on sun-4']);
  });

  it('RELENTLESS-6 the second is placed before the ritual that the first completed is resolved, and not on it', () => {
    const t = table();
    setRites(t, ['sun-1'], ['sun-4']);
    metBy(t, 'sun', 'sun');
    forget(t);
    beat(t);
    t.choose('place:sun-1');
    expect(toldOf(t)).toEqual(['sun on sun-1', 'sun on sun-4', 'sun-1 resolved', 'sun-1 leaves']);
  });

  it('RELENTLESS-7 if no match is left for the second, rituals are drawn for it', () => {
    const t = table();
    setRites(t, ['sun-1'], ['moon-4']);
    t.onTop('rituals-green', 'skull-4', 'sun-4');
    metBy(t, 'sun', 'sun');
    beat(t);
    expect(mists(t).rites.map(({ card }) => card)).toEqual(['moon-4', 'skull-4', 'sun-4']);
    expect(tokensOn(t, 'sun-4')).toEqual(['sun']);
  });

  it('RELENTLESS-7 on a full track it goes on the leftmost ritual with a free slot', () => {
    const t = table();
    setRites(t, ['sun-1'], ['moon-4'], ['moon-3'], ['moon-2'], ['skull-4'], ['skull-3']);
    metBy(t, 'sun', 'sun');
    beat(t);
    expect(tokensOn(t, 'moon-4')).toEqual(['sun']);
  });

  it('RELENTLESS-4 RELENTLESS-8 both go on the leftmost matching rituals when it is pushed off the track', () => {
    const t = table();
    setRites(t, ['moon-4'], ['sun-4'], ['sun-3'], ['moon-3']);
    setRoaming(t, ...['prey', 'one', 'two', 'three', 'four', 'five'].map((id) => [id, 'skull'] as const));
    mists(t).carried['prey'] = ['sun', 'moon'];
    Object.assign(mists(t).pool, { sun: 15, moon: 15, skull: mists(t).pool.skull + 1 });
    hold(t, 'probe');
    t.onTop('green', 'six');
    drawsTokens(t, 'skull', 'skull');
    forget(t);
    t.choose('use:probe:0');
    expect(toldOf(t).slice(2)).toEqual(['sun on sun-4', 'moon on moon-4']);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('RELENTLESS-8 the token of a pushed monster is not mistaken for one that its Hero may place freely', () => {
    const t = table();
    setRites(t, ['moon-4'], ['moon-3'], ['sun-4']);
    metBy(t, 'sun', 'moon');
    beat(t);
    mists(t).due.splice(1, 0, { seat: 0, token: 'moon', leftmost: true });
    mists(t).pool.moon--;
    t.choose('token:moon');
    expect([t.kind(), t.choices()]).toEqual(['token', ['place:moon-4', 'place:moon-3']]);
    t.choose('place:moon-3');
    expect([tokensOn(t, 'moon-4'), tokensOn(t, 'moon-3'), tokensOn(t, 'sun-4')]).toEqual([
      ['moon'],
      ['moon'],
      ['sun'],
    ]);
  });
});

describe('the omens of the awakening', () => {
  /** Awakened by a moon and two skulls; its card lists the skull first. */
  const idol = aGod(
    'idol',
    {},
    {
      god: {
        awakens: ['moon', 'skull', 'skull'],
        omens: [
          { symbol: 'skull', do: [{ do: 'place-tokens', amount: 1 }, gold(1)] },
          { symbol: 'moon', do: [gold(2)] },
        ],
      },
    },
  );

  function awakening(): Scenario {
    const t = table(idol);
    complete(t, 'moon', 'skull');
    setRites(t, ['skull-1b'], ['sun-1'], ['sun-4']);
    forget(t);
    return t;
  }

  it('RELENTLESS-9 RELENTLESS-10 RELENTLESS-11 Z44 Z54 come from all three rituals, in the order of the card', () => {
    const t = awakening();
    drawsTokens(t, 'skull', 'sun', 'sun');
    t.choose('use:feed:0', 'place:sun-4', 'place:sun-4');
    expect(toldOf(t).filter((told) => told.endsWith('omen') || told.endsWith('gold'))).toEqual([
      'skull omen',
      'seat 0: 1 gold',
      'skull omen',
      'seat 0: 1 gold',
      'moon omen',
      'seat 0: 2 gold',
    ]);
    expect(toldOf(t).indexOf('idol awakes')).toBeLessThan(toldOf(t).indexOf('skull omen'));
  });

  it('RELENTLESS-12 Z54 let the rituals wait that they complete', () => {
    const t = awakening();
    drawsTokens(t, 'skull', 'sun', 'sun');
    t.choose('use:feed:0', 'place:sun-1');
    const told = toldOf(t);
    expect(told.slice(told.indexOf('idol awakes'))).toEqual([
      'idol awakes',
      'skull omen',
      'draws sun',
      'sun on sun-1',
      'seat 0: 1 gold',
      'skull omen',
      'draws sun',
      'sun on sun-4',
      'seat 0: 1 gold',
      'moon omen',
      'seat 0: 2 gold',
      'sun-1 resolved',
      'sun-1 leaves',
    ]);
    expect(violations(t.world, t.state)).toEqual([]);
  });
});
