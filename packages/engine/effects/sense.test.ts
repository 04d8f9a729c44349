import { describe, expect, it } from 'vitest';
import { checkPack } from '../parts/pack.ts';
import { aFoe, aHero, anItem, aTrap } from '../testing/arena.ts';
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

  it('while one moves nothing happens by itself', () => {
    expect(problems(anItem({ id: 'a', abilities: [ability({ when: 'moving', forced: true })] }))).toEqual([
      'cards[0].abilities[0].when is "moving", where nothing happens by itself; use "before-moving" or "entered"',
    ]);
    expect(problems(anItem({ id: 'a', abilities: [ability({ when: 'moving' })] }))).toEqual([]);
  });

  it('a Challenge is an enemy with all its numbers, or a trap with none', () => {
    const { life: _, body: __, ...half } = aFoe({ id: 'a' });
    expect(problems(half as unknown as Card)).toEqual([
      'cards[0] lacks "life" (or "trap", if it is one)',
      'cards[0] lacks "body" (or "trap", if it is one)',
    ]);
    expect(problems({ ...aTrap({ id: 'a' }), life: 3 } as unknown as Card)).toEqual([
      'cards[0].life belongs to an enemy, and a trap has none',
    ]);
    expect(problems(aTrap({ id: 'a' }))).toEqual([]);
  });

  it('a trap can be overcome, and only a trap can', () => {
    expect(problems(aTrap({ id: 'a', trap: [coin] }))).toEqual([
      'cards[0].trap can never be defeated: expected "overcome" as one of its outcomes',
    ]);
    expect(problems(aTrap({ id: 'a', reward: [{ do: 'overcome' }] }))).toEqual([
      'cards[0] does "overcome" outside of "trap", where it is too late',
    ]);
    expect(problems(aFoe({ id: 'a', reward: [{ do: 'overcome' }] }))).toEqual([
      'cards[0] overcomes a trap, but has none; use "defeat"',
    ]);
    expect(problems(anItem({ id: 'a', abilities: [ability({ do: [{ do: 'overcome' }] })] }))).toEqual([
      'cards[0] overcomes a trap, but only a Challenge with "trap" is one',
    ]);
  });

  it('a trap is no enemy: it neither fights nor speaks in a fight, and it does not end the turn itself', () => {
    const trap: Effect[] = [{ do: 'overcome' }, { do: 'defeat' }, { do: 'end-turn' }];
    expect(problems(aTrap({ id: 'a', trap, always: [{ stat: 'life', amount: 1 }] }))).toEqual([
      'cards[0].trap does "defeat", but there is no enemy; use "overcome"',
      'cards[0].trap does "end-turn", but whoever does not overcome a trap ends their turn anyway',
      'cards[0].always never counts: a trap is no enemy; say it in "trap"',
    ]);
  });
});

describe('cards that would never end', () => {
  const free = (more: Partial<Ability>): string[] =>
    problems(anItem({ id: 'a', abilities: [ability(more)] }));
  const forced = true as const;

  it.each<[string, Partial<Ability>, string]>([
    [
      'draws again whenever something is drawn',
      { when: 'drawn', forced, do: [{ do: 'redraw' }] },
      'without end',
    ],
    [
      'tests whenever something is tested',
      { when: 'tested', forced, do: [{ do: 'test', attribute: 'mind', target: 10 }] },
      'without end',
    ],
    [
      'attacks whenever an attack hits',
      { when: 'hit', forced, do: [{ do: 'attack', phase: 'melee' }] },
      'without end',
    ],
    [
      'wounds whenever wounds come',
      { when: 'wounded', forced, do: [{ do: 'wound', who: 'you', amount: 1 }] },
      'without end',
    ],
    [
      'knocks out the fallen',
      { when: 'knocked-out', forced, do: [{ do: 'knock-out' }] },
      'just been knocked out',
    ],
    ['ends every turn', { when: 'turn-start', forced, do: [{ do: 'end-turn' }] }, 'nobody could act'],
    ['knocks out every turn', { when: 'turn-start', forced, do: [{ do: 'knock-out' }] }, 'nobody could act'],
    [
      'pays 1 for 2',
      { cost: [{ pay: 'gold', amount: 1 }], do: [{ do: 'gain-gold', amount: 2 }] },
      'gives back with "gain-gold"',
    ],
    [
      'rests for exhaustion',
      { cost: [{ pay: 'exhaustion', amount: 1 }], do: [{ do: 'recover', who: 'you', amount: 1 }] },
      'gives back with "recover"',
    ],
    [
      'puts back the counter that it takes',
      { cost: [{ pay: 'counter', amount: 1 }], do: [{ do: 'add-counters', amount: 1 }] },
      'gives back with "add-counters"',
    ],
  ])('are refused: one that %s', (_, more, reason) => {
    const [problem = ''] = free(more);
    expect(problem).toContain('cards[0].abilities[0]');
    expect(problem).toContain(reason);
  });

  it('pass if something limits them', () => {
    const refund: Partial<Ability> = { do: [{ do: 'gain-gold', amount: 2 }] };
    expect(free({ ...refund, cost: [{ pay: 'gold', amount: 1 }], once: 'turn' })).toEqual([]);
    expect(free({ ...refund, cost: [{ pay: 'gold', amount: 1 }, { pay: 'activate' }] })).toEqual([]);
    expect(
      free({ when: 'wounded', forced, once: 'turn', do: [{ do: 'wound', who: 'you', amount: 1 }] }),
    ).toEqual([]);
    expect(free({ when: 'wounded', forced, do: [{ do: 'wound', who: 'enemy', amount: 1 }] })).toEqual([]);
  });
});

describe('names and ids', () => {
  it.each(['none', 'gold', 'hero'])('a card is not called "%s", which options use', (id) => {
    expect(problems(anItem({ id }))).toEqual([
      `cards[0].id is "${id}", a word that the game uses itself; choose another id`,
    ]);
  });

  it('a name can be read: neither blank nor with characters that cannot be printed, nor endless', () => {
    const named = (name: string): string => checkPack(packOf(anItem({ id: 'a', name })))[0]?.message ?? '';
    expect(named('  ')).toContain('expected a text that is not empty');
    expect(named('Bell\u0007')).toContain('characters that cannot be printed');
    expect(named('Two\nlines')).toContain('characters that cannot be printed');
    expect(named('Turned \u202e around')).toContain('is "Turned \\u202e around", which holds characters');
    expect(named('a'.repeat(700))).toBe('has 700 characters, expected at most 600');
    expect(named('Éowyn’s Ælf-horn')).toBe('');
  });

  it('a card whose name cannot be read is named by its id', () => {
    const { name: _, ...nameless } = anItem({ id: 'a-bell' });
    const places = [
      anItem({ id: 'a-bell', name: '' }),
      anItem({ id: 'a-bell', name: 'Bell\u0007' }),
      nameless,
    ].map((card) => checkPack({ pack: 'test', name: 'Test', version: 1, cards: [card] })[0]?.path);
    expect(places).toEqual(['cards[0].name (a-bell)', 'cards[0].name (a-bell)', 'cards[0] (a-bell)']);
  });
});
