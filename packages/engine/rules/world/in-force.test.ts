import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { arena, aFoe, attempt } from '../../testing/arena.ts';
import { anEvent, askAgain } from '../../testing/drawn.ts';
import type { Scenario } from '../../testing/scenario.ts';
import { TRIAL, withTrial } from '../../testing/trial.ts';
import { tableCards } from './game.ts';
import type { PartRules } from './part.ts';
import { attribute, ruleFor } from '../cards/values.ts';

/** Omens lie in a row of their own and speak beside the Event. */
const omens: PartRules = {
  policies: (base) => ({
    ...base,
    inForce: (game) => [
      ...base.inForce(game),
      ...((game.state.extra['omens'] as string[] | undefined) ?? []),
    ],
  }),
};

const EVENTS = [
  anEvent({ id: 'dusk', number: 1, always: [{ stat: 'mind', amount: 1, for: 'heroes' }] }),
  anEvent({ id: 'night', number: 1, always: [{ stat: 'mind', amount: 10, for: 'heroes' }] }),
  anEvent({
    id: 'gale',
    number: 1,
    rules: [{ rule: 'no-rest', for: 'heroes' }],
    abilities: [{ when: 'turn-end', forced: true, do: [{ do: 'gain-gold', amount: 7 }] }],
  }),
  anEvent({
    id: 'hush',
    number: 1,
    abilities: [{ when: 'guarded', forced: true, do: [{ do: 'gain-gold', amount: 5 }] }],
  }),
];

function table(...row: string[]): Scenario {
  const s = arena(
    withTrial(library, omens),
    [...EVENTS, aFoe({ id: 'foe', mind: [10, 0] })],
    ['plain'],
    TRIAL,
  );
  const { green } = s.state.decks;
  for (const card of row) green?.bag.splice(green.bag.indexOf(card), 1);
  s.state.event = row[0] ?? null;
  s.state.extra['omens'] = row.slice(1);
  return s;
}

const mind = (s: Scenario): number => attribute(s.game(), 0, 'hero', 'mind');

describe('cards in force for the whole table', () => {
  it('all count together: numbers, rules and abilities', () => {
    expect(mind(table())).toBe(2);
    expect(mind(table('dusk'))).toBe(3);
    const s = table('dusk', 'night', 'gale');
    expect(mind(s)).toBe(13);
    expect(ruleFor(s.game(), 'no-rest', 0)).not.toBeNull();
    askAgain(s);
    s.picks(0);
    s.choose('stay');
    expect(s.happened('gold').map(({ amount }) => amount)).toEqual([7]);
  });

  it('are looked up anew when one of them changes in the middle of a game', () => {
    const s = table('dusk', 'gale');
    const game = s.game();
    const ids = (): string[] => tableCards(game).map(({ id }) => id);
    expect(ids()).toEqual(['dusk', 'gale']);
    (s.state.extra['omens'] as string[])[0] = 'night';
    expect(ids()).toEqual(['dusk', 'night']);
    expect(attribute(game, 0, 'hero', 'mind')).toBe(13);
    s.state.event = null;
    expect(ids()).toEqual(['night']);
    expect(tableCards(game)).toBe(tableCards(game));
  });

  it('may be handed out as a list of the state that changes in place', () => {
    const live: PartRules = {
      policies: (base) => ({ ...base, inForce: ({ state }) => (state.extra['omens'] as string[]) ?? [] }),
    };
    const s = arena(withTrial(library, live), [...EVENTS], ['plain'], TRIAL);
    s.state.extra['omens'] = ['dusk'];
    const game = s.game();
    expect(attribute(game, 0, 'hero', 'mind')).toBe(3);
    (s.state.extra['omens'] as string[]).push('night');
    expect(attribute(game, 0, 'hero', 'mind')).toBe(13);
    expect(mind(s)).toBe(13);
  });

  it('G14 make a defense matter that needs no roll otherwise', () => {
    const rolls = (...row: string[]): number => {
      const s = table(...row);
      attempt(s, 'foe');
      s.totals(20, 20, 20);
      s.choose('fight', 'defend');
      return s.happened('rolled').length;
    };
    expect(rolls('dusk')).toBe(0);
    expect(rolls('dusk', 'hush')).toBe(1);
  });
});
