import { describe, expect, it } from 'vitest';
import { modifierClauses, ruleClauses } from './modifier-words.ts';
import { trailing } from './condition-words.ts';
import type { Telling } from '../rules/world/verb.ts';
import { describeEffects } from './verbs/index.ts';
import type { Condition, Effect, EffectOf, Modifier, RuleChange, VerbName } from './vocabulary.ts';
import type { Speaker } from './words.ts';

const telling = (speaker: Speaker): Telling => ({ speaker, becomes: 'an Ally', foe: 'the Ogre' });
const say = (effects: readonly Effect[], speaker: Speaker = 'held'): string =>
  describeEffects(effects, telling(speaker));

/** A sentence for each verb; the compiler asks for the ones that are missing. */
const SAID: { readonly [V in VerbName]: readonly [EffectOf<V>, string] } = {
  'gain-gold': [
    { do: 'gain-gold', amount: { count: 'allies', times: 2, max: 4 } },
    'gain 2 gold for each Ally you have (at most 4)',
  ],
  'lose-gold': [{ do: 'lose-gold', amount: 'all' }, 'lose all your gold'],
  rob: [{ do: 'rob', amount: 2 }, 'take 2 gold from another Hero in your space'],
  wound: [
    { do: 'wound', who: 'any', amount: 1, uncancellable: true },
    'your Hero or one of your Allies takes 1 wound that cannot be cancelled',
  ],
  exhaust: [
    { do: 'exhaust', who: 'party', amount: 1 },
    'your Hero and each of your Allies take 1 exhaustion',
  ],
  heal: [{ do: 'heal', who: 'you', amount: 'all' }, 'heal all your wounds'],
  recover: [
    { do: 'recover', who: 'party', amount: 2 },
    'discard 2 exhaustion of your Hero and of each of your Allies',
  ],
  cancel: [{ do: 'cancel', amount: 2 }, 'cancel 2 wounds'],
  test: [
    {
      do: 'test',
      attribute: 'mind',
      skill: 'lore',
      target: 12,
      pass: [{ do: 'gain-gold', amount: 1 }],
      fail: [{ do: 'end-turn' }],
    },
    'test Mind Lore (12); if you succeed, gain 1 gold; if you fail, your turn ends',
  ],
  add: [{ do: 'add', amount: { roll: 'd10' } }, 'add what one die shows to the roll'],
  reroll: [{ do: 'reroll', dice: 'chosen' }, 'roll one of the dice again'],
  'set-die': [{ do: 'set-die', to: 8 }, 'turn the lower die to 8'],
  'use-attribute': [{ do: 'use-attribute', attribute: 'spirit' }, 'use Spirit for this roll'],
  damage: [{ do: 'damage', amount: { count: 'round' } }, '+1 damage for each combat round begun'],
  modify: [
    { do: 'modify', stat: 'combat', amount: -2, for: 'enemy', until: 'next-turn' },
    "−2 to your enemy's combat rolls until your next turn",
  ],
  attack: [
    { do: 'attack', phase: 'melee', damage: 3, bonus: -1 },
    'make a melee attack for 3 damage with −1 to the roll',
  ],
  escape: [{ do: 'escape' }, 'escape without a test'],
  'foe-flees': [{ do: 'foe-flees' }, 'your enemy flees (the fight ends, and nothing is won)'],
  defeat: [{ do: 'defeat' }, 'your enemy is defeated'],
  'skip-phase': [{ do: 'skip-phase', phase: 'magic' }, 'skip the magic phase of this combat round'],
  'attack-again': [{ do: 'attack-again' }, 'you may attack once more this combat round'],
  'foe-heals': [{ do: 'foe-heals', amount: 1 }, 'your enemy heals 1 wound'],
  fight: [{ do: 'fight', win: [{ do: 'take' }] }, 'fight the Ogre; if you win, take this card as an Ally'],
  take: [{ do: 'take' }, 'take this card as an Ally'],
  'discard-this': [{ do: 'discard-this' }, 'discard this card'],
  'lose-card': [{ do: 'lose-card', what: 'any', which: 'chosen' }, 'discard one Item or Ally of yours'],
  'draw-market': [
    { do: 'draw-market', count: 3, then: 'buy', kind: 'ally', discount: 2 },
    'draw 3 market cards; you may buy any Ally among them for 2 gold less each',
  ],
  'buy-anywhere': [{ do: 'buy-anywhere', kind: 'item' }, 'you may buy one Item from any market stack'],
  refresh: [{ do: 'refresh', count: 'all' }, 'turn all of your used Items face up'],
  deactivate: [{ do: 'deactivate', count: 2 }, 'turn 2 of your unused "activate" Items face down'],
  'add-counters': [{ do: 'add-counters', amount: -1 }, 'remove 1 counter from this card'],
  stock: [{ do: 'stock', where: 'all', count: 2 }, 'add 2 cards to each market stack'],
  look: [
    { do: 'look', deck: 'red', count: 1 },
    'look at the next card of the red deck; put it back on top or at the bottom',
  ],
  move: [{ do: 'move', to: 'within', spaces: 3 }, 'go to any space within 3 spaces'],
  'add-dice': [{ do: 'add-dice', count: 2 }, 'roll 2 more movement dice'],
  'reroll-dice': [{ do: 'reroll-dice', count: 1 }, 'roll one movement die again'],
  'turn-dice': [{ do: 'turn-dice', count: 2 }, 'turn up to 2 movement dice to sides of your choice'],
  'free-step': [{ do: 'free-step' }, 'you may enter one more space without a die'],
  replenish: [{ do: 'replenish', color: 'green' }, 'replenish the green sunburst jewels'],
  'remove-counter': [
    { do: 'remove-counter', where: 'within', spaces: 1 },
    'remove an adventure counter within 1 space',
  ],
  'place-counter': [
    { do: 'place-counter', color: 'red' },
    'put a red adventure counter on an empty red jewel of your choice',
  ],
  redraw: [{ do: 'redraw' }, 'put the Challenge at the bottom of its deck and draw another card'],
  'end-event': [{ do: 'end-event' }, 'discard the Event in play'],
  'gain-points': [{ do: 'gain-points', amount: 1 }, 'gain 1 experience point'],
  'lose-points': [{ do: 'lose-points', amount: 2 }, 'lose 2 unspent experience points'],
  'gain-counter': [{ do: 'gain-counter', color: 'blue' }, 'take a blue adventure counter from the pile'],
  learn: [{ do: 'learn', kind: 'chosen' }, 'gain an experience counter of your choice'],
  choose: [
    {
      do: 'choose',
      options: [
        { label: 'Pay', cost: [{ pay: 'gold', amount: 1 }], do: [] },
        { label: 'Go', do: [{ do: 'end-turn' }] },
      ],
    },
    'choose one: (Pay: pay 1 gold) or (Go: your turn ends)',
  ],
  if: [
    {
      do: 'if',
      if: [{ is: 'town' }],
      then: [{ do: 'gain-gold', amount: 1 }],
      else: [{ do: 'lose-gold', amount: 1 }],
    },
    'if you are in a town, gain 1 gold; otherwise lose 1 gold',
  ],
  each: [
    { do: 'each', who: 'others', then: [{ do: 'lose-gold', amount: 1 }] },
    'each other Hero: lose 1 gold',
  ],
  'roll-die': [
    {
      do: 'roll-die',
      rows: [
        { upTo: 4, do: [] },
        { upTo: 10, do: [{ do: 'gain-gold', amount: { roll: '2d10' } }] },
      ],
    },
    'roll a die: 1–4: nothing happens; 5–10: gain as much gold as two dice show',
  ],
  'end-turn': [{ do: 'end-turn' }, 'your turn ends'],
  'knock-out': [{ do: 'knock-out' }, 'you are knocked out'],
  win: [{ do: 'win' }, 'you win the game'],
};

describe('every verb in words', () => {
  it.each(Object.entries(SAID))('%s', (_, [effect, words]) => {
    expect(say([effect])).toBe(words);
  });
});

describe('who is meant', () => {
  const wound = (who: EffectOf<'wound'>['who'], speaker: Speaker): string =>
    say([{ do: 'wound', who, amount: 1 }], speaker);

  it('depends on who speaks', () => {
    expect(wound('self', 'held')).toBe('take 1 wound');
    expect(wound('self', 'ally')).toBe('this Ally takes 1 wound');
    expect(wound('self', 'foe')).toBe('whoever rolled takes 1 wound');
    expect(wound('enemy', 'ally')).toBe('your enemy takes 1 wound');
    expect(wound('enemy', 'foe')).toBe('this enemy takes 1 wound');
    expect(wound('you', 'ally')).toBe('take 1 wound');
  });

  it('is the Hero in what comes of a test, even if an Ally speaks', () => {
    const heal: Effect = { do: 'heal', who: 'self', amount: 1 };
    expect(say([heal], 'ally')).toBe('heal 1 wound of this Ally');
    expect(say([{ do: 'test', attribute: 'body', target: 9, pass: [heal] }], 'ally')).toBe(
      'test Body (9); if you succeed, heal 1 wound',
    );
  });
});

describe('lists of effects', () => {
  it('run on in one clause', () => {
    const gold: Effect = { do: 'gain-gold', amount: 2 };
    expect(say([gold, { do: 'learn', kind: 'mind' }, { do: 'end-turn' }])).toBe(
      'gain 2 gold, gain a Mind experience counter, then your turn ends',
    );
    expect(say([gold, gold, gold])).toBe('gain 2 gold (3 times)');
    expect(say([gold, { do: 'if', if: [{ is: 'richest' }], then: [{ do: 'end-turn' }] }])).toBe(
      'gain 2 gold; in addition, if nobody has more gold than you, your turn ends',
    );
    expect(say([{ do: 'test', attribute: 'body', target: 9, fail: [gold] }, { do: 'end-turn' }])).toBe(
      '(test Body (9); if you fail, gain 2 gold), then your turn ends',
    );
  });

  it('gather changes of equal length', () => {
    const change = (stat: Modifier['stat'], amount: number): Effect => ({
      do: 'modify',
      stat,
      amount,
      until: 'round',
    });
    expect(say([change('mind', -2), change('body', -2), change('melee-damage', 1)], 'foe')).toBe(
      '−2 to its Mind and Body and +1 to its melee damage until the end of this combat round',
    );
  });
});

describe('conditions', () => {
  const CONDITIONS: readonly (readonly [string, Condition])[] = [
    [' on a forest or hills space', { is: 'terrain', any: ['forest', 'hills'] }],
    [' in Forge or Tamalir', { is: 'town', any: ['forge', 'tamalir'] }],
    [' outside towns', { is: 'not', not: { is: 'town' } }],
    [' against red undead enemies', { is: 'foe', color: ['red'], family: ['undead'] }],
    [' in combat with a Hero', { is: 'against', what: 'hero' }],
    [' unless you fight a Hero', { is: 'not', not: { is: 'against', what: 'hero' } }],
    [' from combat round 3 on', { is: 'round', atLeast: 3 }],
    [' in combat rounds 2 to 3', { is: 'round', atLeast: 2, atMost: 3 }],
    [' if you have an Ally', { is: 'has', what: 'allies', atLeast: 1 }],
    [' if you have at least 2 Allies', { is: 'has', what: 'allies', atLeast: 2 }],
    [' if you have no Ally', { is: 'not', not: { is: 'has', what: 'allies', atLeast: 1 } }],
    [
      ' if there are fewer than 3 counters on this card',
      { is: 'not', not: { is: 'has', what: 'counters', atLeast: 3 } },
    ],
    [' if there is another Hero in your space', { is: 'has', what: 'heroes-here', atLeast: 1 }],
    [' if you have an Artifact', { is: 'owns', class: 'artifact' }],
    [' if you have no Sword', { is: 'not', not: { is: 'owns', type: 'sword' } }],
    [' unless you have the Climb skill', { is: 'not', not: { is: 'skilled', skill: 'climb' } }],
    [' if your Body is less than 8', { is: 'not', not: { is: 'attribute', attribute: 'body', atLeast: 8 } }],
    [' if the dice show doubles', { is: 'dice', doubles: true }],
    [' if the dice show 5 to 9', { is: 'dice', atLeast: 5, atMost: 9 }],
    [' on Body Swim tests', { is: 'test', attribute: 'body', skill: 'swim' }],
    [' if your Hero has wounds or exhaustion', { is: 'hurt', who: 'hero' }],
    [
      ' against spider enemies or against red enemies',
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

  it('has sentences for prices, limits and dice', () => {
    expect(change({ stat: 'dice', amount: -1 })).toBe('you roll 1 movement die less');
    expect(change({ stat: 'ally-limit', amount: 1 })).toBe('you may have 1 Ally more');
    expect(change({ stat: 'armor-limit', amount: 2 })).toBe('you may have 2 Armors more');
    expect(change({ stat: 'heal-price', amount: 2 })).toBe('healing costs you 2 gold more');
    expect(change({ stat: 'market-cards', amount: -1 })).toBe(
      '1 fewer market card is added in your Market step',
    );
    expect(change({ stat: 'reward-gold', amount: { count: 'runes', times: 2 } })).toBe(
      'a reward of gold brings you 2 gold more for each Dragon Rune you have',
    );
  });

  it('tells rules to whom they bind', () => {
    expect(rule({ rule: 'no-escape', for: 'enemy' }, 'foe')).toBe('you cannot escape from it');
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
