import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../testing/arena.ts';
import { violations } from '../../../testing/invariants.ts';
import { feed, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  beat,
  emptyDeck,
  mists,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  wild,
} from '../../../testing/adventures/zanaga.ts';

/** As long as it is in play, nobody has more than one Life. */
const heat = aRite('heat', 'sun', 4, [], { always: [{ stat: 'life', amount: -4, for: 'heroes' }] });
/** Whoever draws a token with it is struck down. */
const curse = anItem({
  id: 'curse',
  abilities: [{ when: 'token-drawn', forced: true, do: [{ do: 'wound', who: 'you', amount: 5 }] }],
});

/** Seat 0 has a wound; the next ritual that is drawn is the heat, then one for skulls. */
function table(): Scenario {
  const t = riteTable(library, [heat, curse, aMonster({ id: 'prey' })]);
  emptyDeck(t, 'market');
  setRites(t, ['moon-4']);
  t.onTop('rituals-green', 'heat', 'skull-4');
  t.player(0).wounds = 1;
  return t;
}
/** The Hero has fallen once; every token is somewhere, and the turn is over. */
function expectOver(t: Scenario): void {
  while (['lose', 'retreat'].includes(t.kind())) t.choose(t.options()[0] ?? '');
  expect(t.happened('knocked-out')).toMatchObject([{ seat: 0 }]);
  expect([t.state.active, mists(t).due, violations(t.world, t.state)]).toEqual([1, [], []]);
}

describe('a Hero who falls while tokens are drawn and placed', () => {
  it('OMEN-17 W32 places the token for which a deadly ritual came into play, and those that follow', () => {
    const t = table();
    feed(t, 'skull', 'moon');
    expectOver(t);
    expect(
      toldOf(t)
        .filter((told) => !told.startsWith('seat'))
        .slice(-6),
    ).toEqual([
      'draws skull',
      'heat drawn',
      'skull-4 drawn',
      'skull on skull-4',
      'draws moon',
      'moon on moon-4',
    ]);
  });

  it('OMEN-17 W32 places a token whose drawing struck them down', () => {
    const t = table();
    t.player(0).wounds = 0;
    t.give(0, 'curse');
    feed(t, 'moon');
    expectOver(t);
    expect(tokensOn(t, 'moon-4')).toEqual(['moon']);
  });

  it('OMEN-17 W32 places the token of the monster they have beaten', () => {
    const t = table();
    setRoaming(t, ['prey', 'skull']);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    beat(t);
    expectOver(t);
    expect(tokensOn(t, 'skull-4')).toEqual(['skull']);
  });
});
