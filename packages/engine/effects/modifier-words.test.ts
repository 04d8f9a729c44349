import { describe, expect, it } from 'vitest';
import { trailing } from './condition-words.ts';
import { modifierClauses, ruleClauses } from './modifier-words.ts';
import type { Condition, Modifier, RuleChange } from './vocabulary.ts';
import type { Speaker } from './words.ts';

describe('conditions', () => {
  const CONDITIONS: readonly (readonly [string, Condition])[] = [
    [' on a forest or hills space', { is: 'terrain', any: ['forest', 'hills'] }],
    [" in the Soak or Burners' Wood", { is: 'region', any: ['The Soak', "Burners' Wood"] }],
    [' in Forge or Tamalir', { is: 'town', any: ['forge', 'tamalir'] }],
    [' outside towns', { is: 'not', not: { is: 'town' } }],
    [' against red undead enemies', { is: 'foe', color: ['red'], family: ['undead'] }],
    [' against Heroes', { is: 'against', what: 'hero' }],
    [' unless you fight a Hero', { is: 'not', not: { is: 'against', what: 'hero' } }],
    [' from round 3 on', { is: 'round', atLeast: 3 }],
    [' in rounds 2 to 3', { is: 'round', atLeast: 2, atMost: 3 }],
    [' if you have an Ally', { is: 'has', what: 'allies', atLeast: 1 }],
    [' if you have at least 2 Allies', { is: 'has', what: 'allies', atLeast: 2 }],
    [' if you have no Allies', { is: 'not', not: { is: 'has', what: 'allies', atLeast: 1 } }],
    [
      ' if this card has fewer than 3 counters',
      { is: 'not', not: { is: 'has', what: 'counters', atLeast: 3 } },
    ],
    [' if there is another Hero in your space', { is: 'has', what: 'heroes-here', atLeast: 1 }],
    [' if you have an Artifact', { is: 'owns', class: 'artifact' }],
    [' if you have Morrow or Yester', { is: 'holds', any: ['Morrow', 'Yester'] }],
    [' if you do not have Morrow', { is: 'not', not: { is: 'holds', any: ['Morrow'] } }],
    [' if you have no Sword', { is: 'not', not: { is: 'owns', type: 'sword' } }],
    [' unless you have the Climb skill', { is: 'not', not: { is: 'skilled', skill: 'climb' } }],
    [' if your Body is less than 8', { is: 'not', not: { is: 'attribute', attribute: 'body', atLeast: 8 } }],
    [' if the dice show doubles', { is: 'dice', doubles: true }],
    [' if the dice show 5 to 9', { is: 'dice', atLeast: 5, atMost: 9 }],
    [' on Body Swim tests', { is: 'test', attribute: 'body', skill: 'swim' }],
    [' if you have wounds or exhaustion', { is: 'hurt', who: 'hero' }],
    [
      ' against spider or red enemies',
      {
        is: 'any',
        of: [
          { is: 'foe', family: ['spider'] },
          { is: 'foe', color: ['red'] },
        ],
      },
    ],
    [
      ' if you fight a red enemy or an Event is in play',
      { is: 'any', of: [{ is: 'foe', color: ['red'] }, { is: 'event-in-play' }] },
    ],
  ];
  it.each(CONDITIONS)('%s', (words, condition) => {
    expect(trailing([condition], 'held')).toBe(words);
  });
});

describe('what a card changes', () => {
  const change = (modifier: Modifier, speaker: Speaker = 'held'): string =>
    modifierClauses([modifier], speaker).join('');
  const rule = (rule: RuleChange, speaker: Speaker): string => ruleClauses([rule], speaker).join('');

  it('is said in the way of its bearer', () => {
    expect(change({ stat: 'life', amount: 1 })).toBe('+1 to your Life');
    expect(change({ stat: 'life', amount: 1 }, 'ally')).toBe("+1 to this Ally's Life");
    expect(change({ stat: 'life', amount: 1 }, 'foe')).toBe('+1 to its Life');
    expect(change({ stat: 'body', amount: -1, for: 'enemy' })).toBe("−1 to your enemy's Body");
    expect(change({ stat: 'combat', amount: -1, for: 'enemy' }, 'foe')).toBe('−1 to combat rolls against it');
    expect(change({ stat: 'test', skill: 'swim', amount: -3 })).toBe('−3 to your Swim tests');
  });

  it('is one number where it grows on a further condition', () => {
    const first: Condition = { is: 'first-roll' };
    const stealth: Condition = { is: 'skilled', skill: 'stealth' };
    const bow: Modifier[] = [
      { stat: 'ranged', amount: 4, if: [first] },
      { stat: 'ranged', amount: 2, if: [first, stealth] },
    ];
    expect(modifierClauses(bow, 'held')).toEqual([
      '+4 to your ranged roll if it is your first roll of the combat (+6 if you have the Stealth skill)',
    ]);
  });

  it('has sentences for prices, limits and dice', () => {
    expect(change({ stat: 'dice', amount: -1 })).toBe('roll one fewer movement die');
    expect(change({ stat: 'ally-limit', amount: 1 })).toBe('you may have one more Ally');
    expect(change({ stat: 'armor-limit', amount: 2 })).toBe('you may have 2 more Armors');
    expect(change({ stat: 'heal-price', amount: 2 })).toBe('healing costs 2 gold more');
    expect(change({ stat: 'market-cards', amount: -1 })).toBe(
      'add one fewer card to the market in your Market step',
    );
    expect(change({ stat: 'reward-gold', amount: { count: 'runes', times: 2 } })).toBe(
      'your gold rewards are 2 higher for each Dragon Rune you have',
    );
  });

  it('tells rules to whom they bind', () => {
    expect(rule({ rule: 'no-escape', for: 'enemy' }, 'foe')).toBe('you cannot escape');
    expect(rule({ rule: 'no-escape', for: 'enemy' }, 'hero')).toBe('your enemy cannot escape');
    expect(rule({ rule: 'no-escape' }, 'hero')).toBe('you cannot escape');
    expect(rule({ rule: 'no-attack', phase: 'magic', for: 'enemy' }, 'foe')).toBe(
      'it cannot be attacked in the magic phase',
    );
    expect(rule({ rule: 'closed-town', town: 'forge', for: 'heroes' }, 'event')).toBe(
      'you cannot enter Forge',
    );
  });
});
