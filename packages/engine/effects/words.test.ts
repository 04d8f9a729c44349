import { describe, expect, it } from 'vitest';
import type { Telling } from '../rules/world/verb.ts';
import { describeEffects } from './verbs/index.ts';
import type { Condition, Effect, EffectOf, Modifier, VerbName } from './vocabulary.ts';
import type { Speaker } from './words.ts';

const telling = (speaker: Speaker): Telling => ({
  speaker,
  becomes: 'this card as an Ally',
  foe: 'the Ogre',
  roller: 'whoever rolled',
});
const say = (effects: readonly Effect[], speaker: Speaker = 'held'): string =>
  describeEffects(effects, telling(speaker));

/** A sentence for each verb; the compiler asks for the ones that are missing. */
const SAID: { readonly [V in VerbName]: readonly [EffectOf<V>, string] } = {
  'gain-gold': [
    { do: 'gain-gold', amount: { count: 'allies', times: 2, max: 4 } },
    'gain 2 gold for each Ally you have (max 4)',
  ],
  'lose-gold': [{ do: 'lose-gold', amount: 'all' }, 'lose all your gold'],
  rob: [{ do: 'rob', amount: 2 }, 'take 2 gold from another Hero here'],
  wound: [
    { do: 'wound', who: 'any', amount: 1, uncancellable: true },
    'you or an Ally takes 1 wound that cannot be canceled',
  ],
  exhaust: [{ do: 'exhaust', who: 'party', amount: 1 }, 'you and your Allies each take 1 exhaustion'],
  heal: [{ do: 'heal', who: 'you', amount: 'all' }, 'heal all your wounds'],
  recover: [{ do: 'recover', who: 'party', amount: 2 }, 'you and your Allies each discard 2 exhaustion'],
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
    'test Mind Lore (12). Pass: gain 1 gold. Fail: your turn ends',
  ],
  add: [{ do: 'add', amount: { roll: 'd10' } }, 'add what one die shows to the roll'],
  reroll: [{ do: 'reroll', dice: 'chosen' }, 'reroll one die'],
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
  'foe-flees': [{ do: 'foe-flees' }, 'your enemy flees (no reward)'],
  defeat: [{ do: 'defeat' }, 'your enemy is defeated'],
  overcome: [{ do: 'overcome' }, 'overcome this trap'],
  awaken: [{ do: 'awaken' }, 'this Scion awakens'],
  claim: [{ do: 'claim' }, 'claim this card'],
  progress: [{ do: 'progress' }, 'mark progress'],
  'skip-phase': [{ do: 'skip-phase', phase: 'magic' }, 'skip the magic phase this round'],
  'attack-again': [{ do: 'attack-again' }, 'you may attack again this round'],
  'foe-heals': [{ do: 'foe-heals', amount: 1 }, 'your enemy heals 1 wound'],
  fight: [{ do: 'fight', win: [{ do: 'take' }] }, 'fight the Ogre. Win: take this card as an Ally'],
  take: [{ do: 'take' }, 'take this card as an Ally'],
  'discard-this': [{ do: 'discard-this' }, 'discard this card'],
  'lose-card': [{ do: 'lose-card', what: 'any', which: 'chosen' }, 'discard one of your Items or Allies'],
  'draw-market': [
    { do: 'draw-market', count: 3, then: 'buy', kind: 'ally', discount: 2 },
    'draw 3 market cards; you may buy any Ally among them for 2 gold less each',
  ],
  'buy-anywhere': [{ do: 'buy-anywhere', kind: 'item' }, 'you may buy one Item from any market stack'],
  refresh: [{ do: 'refresh', count: 'all' }, 'turn all your used Items face up'],
  deactivate: [{ do: 'deactivate', count: 2 }, 'turn 2 of your ready Items face down'],
  'add-counters': [{ do: 'add-counters', amount: -1 }, 'remove 1 counter from this card'],
  stock: [{ do: 'stock', where: 'all', count: 2 }, 'add 2 cards to each market stack'],
  look: [
    { do: 'look', deck: 'red', count: 1 },
    'look at the next card of the red deck; put it back on top or on the bottom',
  ],
  move: [{ do: 'move', to: 'within', spaces: 3 }, 'go to any space within 3 spaces'],
  'add-dice': [{ do: 'add-dice', count: 2 }, 'roll 2 more movement dice'],
  'reroll-dice': [{ do: 'reroll-dice', count: 1 }, 'reroll one movement die'],
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
  redraw: [{ do: 'redraw' }, 'put it on the bottom of its deck and draw again'],
  'end-event': [{ do: 'end-event' }, 'discard the Event in play'],
  'place-lost-city': [{ do: 'place-lost-city' }, 'place the Lost City on your space'],
  'place-tokens': [{ do: 'place-tokens', amount: 2 }, 'the active Hero draws and places 2 ritual tokens'],
  'redraw-token': [{ do: 'redraw-token' }, 'return it to the pool and draw again'],
  'add-roaming': [
    { do: 'add-roaming', amount: 1, color: 'red' },
    'add 1 red Challenge to the roaming monster track',
  ],
  'roaming-check': [{ do: 'roaming-check' }, 'make a roaming monster check'],
  'add-doom': [{ do: 'add-doom', amount: 2 }, 'put 2 doom counters on the god'],
  'gain-gear': [{ do: 'gain-gear', gear: 'dead-mans-compass', amount: 2 }, "gain 2 dead man's compasses"],
  'gain-points': [{ do: 'gain-points', amount: 1 }, 'gain 1 experience'],
  'lose-points': [{ do: 'lose-points', amount: 2 }, 'lose 2 unspent experience'],
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
    expect(say([heal], 'ally')).toBe('heal 1 wound on this Ally');
    expect(say([{ do: 'test', attribute: 'body', target: 9, pass: [heal] }], 'ally')).toBe(
      'test Body (9). Pass: heal 1 wound',
    );
  });
});

describe('lists of effects', () => {
  it('run on in one clause', () => {
    const gold: Effect = { do: 'gain-gold', amount: 2 };
    expect(say([gold, { do: 'learn', kind: 'mind' }, { do: 'end-turn' }])).toBe(
      'gain 2 gold and a Mind experience counter, then your turn ends',
    );
    expect(say([gold, gold, gold])).toBe('gain 2 gold (3 times)');
    expect(say([gold, { do: 'if', if: [{ is: 'richest' }], then: [{ do: 'end-turn' }] }])).toBe(
      'gain 2 gold; if nobody has more gold than you, your turn ends',
    );
    expect(say([{ do: 'test', attribute: 'body', target: 9, fail: [gold] }, { do: 'end-turn' }])).toBe(
      'test Body (9). Fail: gain 2 gold. Either way, your turn ends',
    );
  });

  it('say once what several effects share', () => {
    const heal: Effect = { do: 'heal', who: 'party', amount: 1 };
    const rest: Effect = { do: 'recover', who: 'party', amount: 2 };
    expect(say([heal, rest])).toBe('you and your Allies each heal 1 wound and discard 2 exhaustion');
    expect(
      say([
        { do: 'gain-gold', amount: 5 },
        { do: 'gain-points', amount: 1 },
      ]),
    ).toBe('gain 5 gold and 1 experience');
    const free: Effect = { do: 'free-step', terrain: ['river'] };
    expect(say([free, free, free])).toBe('you may enter up to 3 more river spaces without dice');
  });

  it('tell a larger amount on a condition in parentheses', () => {
    const wound = (amount: number): Effect => ({ do: 'wound', who: 'enemy', amount });
    const ferrox: Condition = { is: 'foe', family: ['ferrox'] };
    expect(say([wound(1), { do: 'if', if: [ferrox], then: [wound(1)] }])).toBe(
      'your enemy takes 1 wound (2 if it is a ferrox)',
    );
    expect(
      say([
        { do: 'if', if: [ferrox], then: [{ do: 'cancel', amount: 2 }], else: [{ do: 'cancel', amount: 1 }] },
      ]),
    ).toBe('cancel 1 wound (2 against ferrox enemies)');
    const weaken = (amount: number): Effect => ({
      do: 'modify',
      stat: 'body',
      amount,
      for: 'enemy',
      until: 'combat',
    });
    expect(say([weaken(-1), { do: 'if', if: [ferrox], then: [weaken(-2)] }])).toBe(
      "−1 to your enemy's Body this combat (−3 against ferrox enemies)",
    );
    const attack: Effect = { do: 'attack', phase: 'magic', damage: 3 };
    expect(say([{ do: 'if', if: [ferrox], then: [{ ...attack, bonus: 4 }], else: [attack] }])).toBe(
      'make a magic attack for 3 damage (+4 to the roll against ferrox enemies)',
    );
  });

  it('offer a choice between all phases or all decks in one sentence', () => {
    const phases = (['ranged', 'melee', 'magic'] as const).map((phase) => ({
      label: phase,
      do: [{ do: 'skip-phase', phase } as const],
    }));
    expect(say([{ do: 'choose', options: phases }])).toBe('skip one phase of your choice');
    expect(
      say([
        { do: 'choose', options: phases },
        { do: 'gain-gold', amount: 1 },
      ]),
    ).toBe('skip one phase of your choice, then gain 1 gold');
    const decks = (['green', 'yellow', 'blue', 'red'] as const).map((deck) => ({
      label: deck,
      do: [{ do: 'look', deck, count: 2 } as const],
    }));
    expect(say([{ do: 'choose', options: decks }])).toBe(
      'look at the next 2 cards of an adventure deck of your choice; put each back on top or on the bottom',
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
      '−2 to its Mind and Body and +1 to its melee damage this combat round',
    );
  });
});
