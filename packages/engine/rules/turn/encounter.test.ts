import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../kernel/deck.ts';
import type { Effect } from '../../effects/vocabulary.ts';
import { aFoe, arena, LAIR } from '../../testing/arena.ts';
import { anEncounter, askAgain, passTurn } from '../../testing/drawn.ts';
import type { Scenario } from '../../testing/scenario.ts';

const gold = (amount: number): Effect => ({ do: 'gain-gold', amount });
const foe = aFoe({ id: 'foe', life: 1, reward: [gold(2)] });
const [GREEN, WAY_IN] = LAIR.green;

const deck = (s: Scenario, color: string): readonly string[] => {
  const cards = s.state.decks[color];
  return cards === undefined ? [] : deckCards(cards);
};

function win(s: Scenario): void {
  s.totals(20);
  s.choose('fight', 'attack:hero');
}

describe('an Encounter', () => {
  it('ENCOUNTER-1 does what it says, and lasts for several turns if it says so', () => {
    const task = anEncounter('errand', [{ do: 'take' }], {
      as: {
        kind: 'kept',
        abilities: [
          {
            when: 'after-moving',
            forced: true,
            if: [{ is: 'town', any: ['tamalir'] }],
            do: [gold(7), { do: 'discard-this' }],
          },
        ],
      },
    });
    const s = arena(library, [task, foe], ['plain']);
    s.onTop('green', 'errand', 'foe');
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    expect(s.player(0).kept).toMatchObject([{ card: 'errand' }]);
    win(s);
    expect(s.player(0).gold).toBe(5);
    passTurn(s);
    expect(s.player(0)).toMatchObject({ gold: 5, kept: [{ card: 'errand' }] });
    s.place(0, WAY_IN);
    askAgain(s);
    s.picks(0);
    s.choose('walk:g7');
    expect(s.player(0)).toMatchObject({ gold: 12, kept: [] });
    expect(s.state.removed).toContain('errand');
  });

  it('ENCOUNTER-2 that is discarded leaves the game and does not go back to its deck', () => {
    const s = arena(library, [anEncounter('purse', [gold(1)]), foe]);
    s.onTop('green', 'purse', 'foe');
    s.place(0, GREEN, WAY_IN);
    s.choose('stay', 'attempt');
    expect(s.state.removed).toEqual(['purse']);
    expect(s.happened('encounter-ended')).toEqual([{ type: 'encounter-ended', card: 'purse' }]);
    win(s);
    expect(s.state.removed).toEqual(['purse']);
    expect(deck(s, 'green')).not.toContain('purse');
    expect(deck(s, 'green')).toContain('foe');
  });
});
