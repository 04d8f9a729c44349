import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../../../effects/vocabulary.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import { aGod, complete, feed, forget, PAUSE, riteTable, toldOf } from '../../../testing/adventures/rites.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import {
  aMonster,
  aRite,
  awakenGod,
  beat,
  drawsTokens,
  emptyDeck,
  mists,
  setRites,
  setRoaming,
  standAt,
  wild,
} from '../../../testing/adventures/zanaga.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const tokens = (amount: number): Effect => ({ do: 'place-tokens', amount });

function awake(god: ReturnType<typeof aGod>, ...cards: readonly ReturnType<typeof aRite>[]): Scenario {
  const t = riteTable(library, [god, ...cards]);
  awakenGod(t, god.id);
  forget(t);
  return t;
}

describe('the order of resolution', () => {
  it('OMEN-6 places all tokens before it resolves a ritual', () => {
    const t = riteTable(library, [aRite('feast', 'sun', 1, [gold(5)])]);
    setRites(t, ['feast'], ['moon-2'], ['skull-2']);
    forget(t);
    feed(t, 'sun', 'moon', 'skull');
    expect(toldOf(t)).toEqual([
      'draws sun',
      'sun on feast',
      'draws moon',
      'moon on moon-2',
      'draws skull',
      'skull on skull-2',
      'feast resolved',
      'seat 0: 5 gold',
      'feast leaves',
    ]);
  });

  it('OMEN-7 OMEN-14 resolves the leftmost completed ritual first, even if it was completed last, and all of them', () => {
    const t = riteTable(library);
    setRites(t, ['sun-1'], ['moon-1'], ['skull-1']);
    forget(t);
    feed(t, 'skull', 'moon', 'sun');
    expect(toldOf(t).slice(6)).toEqual([
      'sun-1 resolved',
      'sun-1 leaves',
      'moon-1 resolved',
      'moon-1 leaves',
      'skull-1 resolved',
      'skull-1 leaves',
      'set-the-deceiver awakes',
    ]);
  });

  it('OMEN-8 OMEN-13 Z42 places the tokens of an effect before the omen; what they complete waits', () => {
    const t = awake(aGod('idol', { sun: [gold(1)], moon: [gold(2)] }), aRite('call', 'sun', 1, [tokens(2)]));
    setRites(t, ['moon-1'], ['call'], ['skull-3']);
    drawsTokens(t, 'sun', 'skull', 'moon');
    t.choose('use:feed:0');
    expect(toldOf(t)).toEqual([
      'draws sun',
      'sun on call',
      'call resolved',
      'draws skull',
      'skull on skull-3',
      'draws moon',
      'moon on moon-1',
      'call leaves',
      'sun omen',
      'seat 0: 1 gold',
      'moon-1 resolved',
      'moon-1 leaves',
      'moon omen',
      'seat 0: 2 gold',
    ]);
  });

  it('OMEN-9 OMEN-12 places the tokens of an omen before the next ritual, which is looked for anew from the left', () => {
    const t = awake(aGod('idol', { sun: [tokens(2)] }));
    setRites(t, ['moon-1'], ['sun-1'], ['skull-1'], ['skull-2']);
    drawsTokens(t, 'sun', 'skull', 'moon', 'skull');
    t.choose('use:feed:1', 'place:skull-1');
    expect(toldOf(t).slice(2)).toEqual([
      'draws skull',
      'skull on skull-1',
      'sun-1 resolved',
      'sun-1 leaves',
      'sun omen',
      'draws moon',
      'moon on moon-1',
      'draws skull',
      'skull on skull-2',
      'moon-1 resolved',
      'moon-1 leaves',
      'skull-1 resolved',
      'skull-1 leaves',
    ]);
  });

  it('OMEN-10 lays the ritual beside the god until its omen is done', () => {
    const t = awake(aGod('idol', { sun: [PAUSE] }), aRite('slow', 'sun', 2, [PAUSE]));
    setRites(t, ['slow', 'wild']);
    feed(t, 'sun');
    expect([mists(t).rites.length, mists(t).beside]).toEqual([1, null]);
    t.choose('choose:0');
    expect([mists(t).rites.length, mists(t).beside]).toEqual([0, { card: 'slow', tokens: ['wild', 'sun'] }]);
    t.choose('choose:0');
    expect([mists(t).beside, mists(t).spent.green]).toEqual([null, ['slow']]);
  });

  it('OMEN-11 has no omen while no god is awake', () => {
    const t = riteTable(library);
    complete(t, 'sun', 'skull');
    expect(t.happened('omen')).toEqual([]);
  });

  it('OMEN-13 Z42 lets a ritual wait that a fight in a forced check completes', () => {
    const t = riteTable(library, [
      aRite('hunt', 'sun', 1, [{ do: 'each', who: 'heroes', then: [{ do: 'roaming-check' }] }, gold(3)]),
      aMonster({ id: 'prey' }),
    ]);
    emptyDeck(t, 'green');
    setRites(t, ['moon-1'], ['hunt']);
    setRoaming(t, ['prey', 'moon']);
    standAt(t, wild(t, 'hills'));
    for (const color of ['yellow', 'blue', 'red']) emptyDeck(t, color);
    forget(t);
    feed(t, 'sun');
    beat(t);
    expect(toldOf(t).slice(2)).toEqual([
      'hunt resolved',
      'moon on moon-1',
      'seat 0: 3 gold',
      'hunt leaves',
      'moon-1 resolved',
      'moon-1 leaves',
    ]);
  });

  it('OMEN-16 lets nothing else happen before every completed ritual has been resolved', () => {
    const prey = aMonster({ id: 'prey', reward: [gold(2)] });
    const t = riteTable(library, [
      prey,
      aRite('slow', 'moon', 1, [PAUSE]),
      aRite('later', 'moon', 1, [PAUSE]),
    ]);
    t.player(0).points = 10;
    setRites(t, ['slow'], ['later', 'moon']);
    setRoaming(t, ['prey', 'moon']);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    beat(t);
    expect([t.kind(), t.happened('ritual-completed')]).toMatchObject(['choose', [{ card: 'slow' }]]);
    t.choose('choose:0');
    expect([t.kind(), t.happened('ritual-completed').at(-1)?.card]).toEqual(['choose', 'later']);
    t.choose('choose:0');
    expect([t.kind(), mists(t).rites]).toEqual(['experience', []]);
  });

  it('OMEN-17 resolves rituals to the end even if the active Hero falls', () => {
    const t = awake(
      aGod('idol', { sun: [gold(1)], moon: [gold(2)] }),
      aRite('doom', 'sun', 1, [
        { do: 'each', who: 'heroes', then: [{ do: 'wound', who: 'you', amount: 5 }, gold(7)] },
        { do: 'each', who: 'others', then: [gold(4)] },
      ]),
    );
    t.player(1).wounds = 0;
    t.state.players.forEach((player) => Object.assign(player, { gold: 1 }));
    setRites(t, ['doom'], ['moon-1']);
    askAgain(t);
    feed(t, 'sun', 'moon');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(toldOf(t).filter((told) => !/ on |draws/.test(told))).toEqual([
      'doom resolved',
      'seat 1: -1 gold',
      'seat 1: 4 gold',
      'doom leaves',
      'sun omen',
      'seat 0: 1 gold',
      'moon-1 resolved',
      'moon-1 leaves',
      'moon omen',
      'seat 0: 2 gold',
    ]);
    expect([t.state.active, mists(t).rites, violations(t.world, t.state)]).toEqual([1, [], []]);
  });

  it('OMEN-18 Z43 completes no ritual twice in a chain: the red pile gets it only when the chain is over', () => {
    const red = (id: string) => aRite(id, 'skull', 1, [], { color: 'red' });
    const t = awake(aGod('idol', { skull: [tokens(1)] }), red('first'), red('second'));
    mists(t).rank = 'red';
    emptyDeck(t, 'rituals-red');
    setRites(t, ['first'], ['second']);
    drawsTokens(t, 'skull', 'skull', 'skull');
    t.choose('use:feed:0', 'place:first');
    // The omen of the second finds no ritual: both wait for the end of the chain.
    expect(t.happened('ritual-completed').map(({ card }) => card)).toEqual(['first', 'second']);
    expect(t.happened('token-lost')).toHaveLength(1);
    expect(mists(t).spent.red).toEqual(['first', 'second']);
    forget(t);
    drawsTokens(t, 'skull');
    t.picks(0);
    drawsTokens(t, 'skull', 'skull');
    t.choose('use:feed:0');
    expect(t.happened('deck-shuffled')).toHaveLength(1);
    expect(t.happened('ritual-completed')).toHaveLength(2);
  });
});
