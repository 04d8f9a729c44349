/** A card for every word of the vocabulary, so that each check is itself put to the test. */
import type {
  Ability,
  Card,
  Condition,
  Cost,
  Countable,
  Effect,
  RuleChange,
  Stat,
  VerbName,
} from '@wayrune/engine/effects/vocabulary.ts';
import { WINDOW_NAMES, type Window } from '@wayrune/engine/effects/windows.ts';
import { aFoe, aHero, anItem, aTrap } from '@wayrune/engine/testing/arena.ts';
import { anEvent } from '@wayrune/engine/testing/drawn.ts';
import type { ZANAGA_CONDITIONS, ZANAGA_VERBS } from './zanaga/samples.ts';

type Sample = readonly [when: Window, effect: Effect];
const point: Effect = { do: 'gain-points', amount: 1 };
const coin: Effect = { do: 'gain-gold', amount: 1 };

/** Words of one adventure have samples of their own. */
const VERB_SAMPLES: Readonly<Record<Exclude<VerbName, keyof typeof ZANAGA_VERBS>, Sample>> = {
  'gain-gold': ['market', { do: 'gain-gold', amount: { roll: '2d10' } }],
  'lose-gold': ['turn-end', { do: 'lose-gold', amount: 'all' }],
  rob: ['after-moving', { do: 'rob', amount: { roll: 'd10' } }],
  wound: ['round-start', { do: 'wound', who: 'ally', amount: 2 }],
  exhaust: ['round-end', { do: 'exhaust', who: 'any', amount: 2 }],
  heal: ['turn-start', { do: 'heal', who: 'ally', amount: 1 }],
  recover: ['before-moving', { do: 'recover', who: 'allies', amount: 1 }],
  cancel: ['wounded', { do: 'cancel', amount: 2 }],
  test: ['before-combat', { do: 'test', attribute: 'body', skill: 'climb', target: 15, pass: [coin] }],
  add: ['rolled', { do: 'add', amount: { count: 'round', times: 2 } }],
  reroll: ['rolled', { do: 'reroll', dice: 'chosen' }],
  'set-die': ['tested', { do: 'set-die', to: 7 }],
  'use-attribute': ['roll', { do: 'use-attribute', attribute: 'mind' }],
  damage: ['hit', { do: 'damage', amount: 2 }],
  modify: ['roll', { do: 'modify', stat: 'combat', amount: 3, until: 'roll' }],
  attack: ['before-combat', { do: 'attack', phase: 'ranged', damage: 2, bonus: 1 }],
  escape: ['round-start', { do: 'escape' }],
  'foe-flees': ['round-end', { do: 'foe-flees' }],
  defeat: ['round-start', { do: 'defeat' }],
  overcome: ['after-moving', coin],
  awaken: ['after-moving', coin],
  claim: ['after-moving', coin],
  progress: ['after-moving', coin],
  'skip-phase': ['round-start', { do: 'skip-phase', phase: 'magic' }],
  'attack-again': ['missed', { do: 'attack-again' }],
  'foe-heals': ['round-end', { do: 'foe-heals', amount: 2 }],
  fight: ['after-moving', coin],
  take: ['after-moving', coin],
  'discard-this': ['turn-end', { do: 'discard-this' }],
  'lose-card': ['after-moving', { do: 'lose-card', what: 'ally', which: 'chosen' }],
  'draw-market': ['after-moving', { do: 'draw-market', count: 3, then: 'keep-one', kind: 'ally' }],
  'buy-anywhere': ['after-moving', { do: 'buy-anywhere', kind: 'ally', discount: 2 }],
  refresh: ['after-moving', { do: 'refresh', count: 2 }],
  deactivate: ['after-moving', { do: 'deactivate', count: 2 }],
  'add-counters': ['after-moving', { do: 'add-counters', amount: 2 }],
  stock: ['market', { do: 'stock', where: 'here', count: 2 }],
  look: ['after-moving', { do: 'look', deck: 'market', count: 3 }],
  move: ['before-moving', { do: 'move', to: 'adjacent' }],
  'add-dice': ['dice-rolled', { do: 'add-dice', count: 2 }],
  'reroll-dice': ['dice-rolled', { do: 'reroll-dice', count: 2 }],
  'turn-dice': ['dice-rolled', { do: 'turn-dice', count: 2 }],
  'free-step': ['moving', { do: 'free-step' }],
  replenish: ['turn-end', { do: 'replenish', color: 'yellow' }],
  'remove-counter': ['after-moving', { do: 'remove-counter', where: 'within', spaces: 2 }],
  'place-counter': ['after-moving', { do: 'place-counter', color: 'blue' }],
  redraw: ['drawn', { do: 'redraw' }],
  'end-event': ['after-moving', { do: 'end-event' }],
  'gain-points': ['turn-end', { do: 'gain-points', amount: 2 }],
  'lose-points': ['turn-end', { do: 'lose-points', amount: 2 }],
  'gain-counter': ['turn-end', { do: 'gain-counter', color: 'blue' }],
  learn: ['turn-end', { do: 'learn', kind: 'body' }],
  choose: [
    'turn-end',
    {
      do: 'choose',
      options: [
        { label: 'A coin', do: [coin] },
        { label: 'None', do: [] },
      ],
    },
  ],
  if: ['turn-end', { do: 'if', if: [{ is: 'town' }], then: [coin], else: [{ do: 'gain-gold', amount: 3 }] }],
  each: ['turn-end', { do: 'each', who: 'others', then: [{ do: 'lose-gold', amount: 2 }] }],
  'roll-die': [
    'turn-end',
    {
      do: 'roll-die',
      rows: [
        { upTo: 4, do: [coin] },
        { upTo: 10, do: [] },
      ],
    },
  ],
  'end-turn': ['after-moving', { do: 'end-turn' }],
  'knock-out': ['after-moving', { do: 'knock-out' }],
  win: ['after-moving', { do: 'win' }],
};

const CONDITION_SAMPLES: Readonly<
  Record<Exclude<Condition['is'], keyof typeof ZANAGA_CONDITIONS | 'claimed' | 'cursed' | 'ruin'>, Condition>
> = {
  terrain: { is: 'terrain', any: ['swamp', 'road'] },
  town: { is: 'town', any: ['forge', 'greyhaven'] },
  jewel: { is: 'jewel', any: ['yellow'] },
  region: { is: 'region', any: ['The Soak', 'The Clinkers'] },
  foe: { is: 'foe', color: ['blue'], family: ['undead', 'bandit'] },
  'foe-wounded': { is: 'foe-wounded' },
  against: { is: 'against', what: 'challenge' },
  fighter: { is: 'fighter', who: 'hero' },
  attacking: { is: 'attacking' },
  defending: { is: 'defending' },
  phase: { is: 'phase', any: ['ranged', 'magic'] },
  'first-roll': { is: 'first-roll' },
  round: { is: 'round', atLeast: 2, atMost: 3 },
  has: { is: 'has', what: 'gold', atLeast: 4 },
  owns: { is: 'owns', class: 'rune' },
  holds: { is: 'holds', any: ['Quiet Friend', 'Loud Friend'] },
  skilled: { is: 'skilled', skill: 'hide' },
  attribute: { is: 'attribute', attribute: 'spirit', atLeast: 8 },
  dice: { is: 'dice', atLeast: 18 },
  failed: { is: 'failed' },
  'event-in-play': { is: 'event-in-play' },
  hurt: { is: 'hurt', who: 'party' },
  test: { is: 'test', attribute: 'body' },
  richest: { is: 'richest' },
  not: { is: 'not', not: { is: 'has', what: 'heroes-here', atLeast: 1 } },
  any: { is: 'any', of: [{ is: 'town' }, { is: 'terrain', any: ['forest'] }] },
};

/** Windows that open in every adventure. */
const WINDOWS_ANYWHERE = WINDOW_NAMES.filter((when) => when !== 'token-drawn');

const AT_WINDOW: Readonly<Partial<Record<Condition['is'], Window>>> = {
  failed: 'rolled',
  dice: 'rolled',
  test: 'tested',
};

const COST_SAMPLES: Readonly<Record<Cost['pay'], Cost>> = {
  activate: { pay: 'activate' },
  discard: { pay: 'discard' },
  exhaustion: { pay: 'exhaustion', amount: 2 },
  wound: { pay: 'wound', amount: 2 },
  gold: { pay: 'gold', amount: 2 },
  counter: { pay: 'counter', amount: 2 },
  item: { pay: 'item', class: 'weapon' },
  ally: { pay: 'ally' },
};

const STAT_SAMPLES: readonly Stat[] = ['stamina', 'armor-limit', 'dice', 'reward-gold', 'magic', 'escape'];
const COUNT_SAMPLES: readonly Countable[] = [
  'allies',
  'items',
  'weapons',
  'gold',
  'foe-wounds',
  'experience-value',
];

const RULE_SAMPLES: readonly RuleChange[] = [
  { rule: 'no-heal', for: 'heroes' },
  { rule: 'no-buy', for: 'heroes', if: [{ is: 'has', what: 'allies', atLeast: 1 }] },
  { rule: 'no-negotiate', for: 'heroes' },
  { rule: 'closed-terrain', terrain: 'hills', for: 'heroes' },
  { rule: 'no-attack', phase: 'melee', for: 'heroes' },
];

const item = (id: string, ability: Ability): Card =>
  anItem({ id, name: id, flavour: id, abilities: [ability] });

/** Verbs that only other cards can show: an Encounter that is fought and taken. */
const encounter: Card = {
  kind: 'encounter',
  id: 'sample-encounter',
  name: 'sample-encounter',
  flavour: 'sample-encounter',
  color: 'green',
  drawn: [{ do: 'fight', win: [{ do: 'take' }] }],
  foe: { name: 'Nobody', family: 'bandit', life: 2, mind: [10, 1], body: [10, 1], spirit: [10, 1] },
  as: { kind: 'item', class: 'relic', counters: 2 },
};

/** A trap: a choice between two tests, one of which hurts, and something to take. */
const trap = aTrap({
  id: 'sample-trap',
  name: 'sample-trap',
  flavour: 'sample-trap',
  trap: [
    {
      do: 'choose',
      options: [
        {
          label: 'Climb',
          do: [
            {
              do: 'test',
              attribute: 'body',
              skill: 'climb',
              target: 13,
              pass: [{ do: 'overcome' }],
              fail: [{ do: 'wound', who: 'you', amount: 2 }],
            },
          ],
        },
        { label: 'Pay', cost: [{ pay: 'gold', amount: 3 }], do: [{ do: 'overcome' }, coin] },
        { label: 'Leave', do: [{ do: 'exhaust', who: 'you', amount: 1 }] },
      ],
    },
  ],
  reward: [{ do: 'take' }, { do: 'gain-gold', amount: 2 }],
  as: { kind: 'item', class: 'relic' },
});

export const SAMPLES: readonly Card[] = [
  encounter,
  trap,
  ...Object.entries(VERB_SAMPLES).map(([verb, [when, effect]]) =>
    item(`verb-${verb}`, { when, cost: [{ pay: 'exhaustion', amount: 1 }], do: [effect] }),
  ),
  ...Object.entries(CONDITION_SAMPLES).map(([is, condition]) =>
    item(`if-${is}`, {
      when: AT_WINDOW[condition.is] ?? 'roll',
      if: [condition],
      once: 'round',
      do: [{ do: 'add', amount: 2 }],
    }),
  ),
  ...Object.entries(COST_SAMPLES).map(([pay, cost]) =>
    item(`pay-${pay}`, { when: 'market', cost: [cost], do: [coin] }),
  ),
  ...WINDOWS_ANYWHERE.map((when) => item(`may-at-${when}`, { when, helps: 'party', do: [point] })),
  ...WINDOWS_ANYWHERE.filter((when) => when !== 'moving').map((when) =>
    item(`at-${when}`, { when, forced: true, helps: 'party', do: [point] }),
  ),
  ...STAT_SAMPLES.map((stat) =>
    anItem({ id: `stat-${stat}`, name: `stat-${stat}`, always: [{ stat, amount: 2 }] }),
  ),
  ...COUNT_SAMPLES.map((count) =>
    aFoe({
      id: `count-${count}`,
      name: `count-${count}`,
      always: [{ stat: 'mind', amount: { count, max: 2 } }],
    }),
  ),
  ...RULE_SAMPLES.map((change) =>
    anEvent({ id: `rule-${change.rule}`, name: `rule-${change.rule}`, number: 1, rules: [change] }),
  ),
  aHero({ id: 'sample-hero', name: 'sample-hero', always: [{ stat: 'spirit', amount: 1 }] }),
];
