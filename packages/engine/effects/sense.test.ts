import { describe, expect, it } from 'vitest';
import { checkPack } from '../parts/pack.ts';
import { aFoe, aHero, anItem } from '../testing/arena.ts';
import { packOf } from '../testing/changes.ts';
import { anEncounter } from '../testing/drawn.ts';
import type { Ability, Card, Effect } from './vocabulary.ts';

const coin: Effect = { do: 'gain-gold', amount: 1 };
const ability = (more: Partial<Ability>): Ability => ({ when: 'market', do: [coin], ...more });
const problems = (card: Card): string[] =>
  checkPack(packOf(card)).map(({ path, message }) => `${path.replace(' (Test Card)', '')} ${message}`);

describe('cards that have the right shape and make no sense', () => {
  it('an ability that nobody could refuse has no price, and one that nobody owns is forced', () => {
    const forced = ability({ forced: true, cost: [{ pay: 'gold', amount: 1 }] });
    expect(problems(anItem({ id: 'a', abilities: [forced] }))).toEqual([
      'cards[0].abilities[0].cost has a price, but it is forced; nobody could refuse',
    ]);
    expect(problems(aFoe({ id: 'a', abilities: [ability({ when: 'hit' })] }))).toEqual([
      'cards[0].abilities[0] is offered, but nobody owns this card; add "forced": true',
    ]);
  });

  it('a Hero is not activated', () => {
    const [problem = ''] = problems(
      aHero({ id: 'a', abilities: [ability({ cost: [{ pay: 'activate' }] })] }),
    );
    expect(problem).toContain('cards[0].abilities[0].cost a Hero card is neither activated nor discarded');
  });

  it('what is taken becomes something, and what becomes something is taken', () => {
    expect(problems(aFoe({ id: 'a', reward: [{ do: 'take' }] }))).toEqual([
      'cards[0] takes itself, but lacks "as", which says what it becomes',
    ]);
    expect(problems(aFoe({ id: 'a', as: { kind: 'kept' } }))).toEqual([
      'cards[0].as never happens: nothing on the card does "take"',
    ]);
    expect(problems(anEncounter('a', [{ do: 'fight', win: [coin] }]))).toEqual([
      'cards[0] fights, but has no "foe"',
    ]);
  });

  it('wounds that follow from wounds have an end', () => {
    const hurt = ability({ when: 'wounded', forced: true, do: [{ do: 'wound', who: 'you', amount: 1 }] });
    const [problem = ''] = problems(anItem({ id: 'a', abilities: [hurt] }));
    expect(problem).toContain('would wound again whenever wounds come');
    expect(problems(anItem({ id: 'a', abilities: [{ ...hurt, once: 'round' }] }))).toEqual([]);
  });

  it('while one moves nothing happens by itself', () => {
    expect(problems(anItem({ id: 'a', abilities: [ability({ when: 'moving', forced: true })] }))).toEqual([
      'cards[0].abilities[0].when is "moving", where nothing happens by itself; use "before-moving" or "entered"',
    ]);
    expect(problems(anItem({ id: 'a', abilities: [ability({ when: 'moving' })] }))).toEqual([]);
  });
});
