/** A card for every word that only Zanaga has. */
import type { Ability, Card, Condition, Countable, Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { aFoe, anItem } from '@wayrune/engine/testing/arena.ts';

/** The words, each with a window and an effect that shows it. */
export const ZANAGA_VERBS = {
  'place-lost-city': ['after-moving', { do: 'place-lost-city' }],
  'place-tokens': ['after-moving', { do: 'place-tokens', amount: 2 }],
  'redraw-token': ['token-drawn', { do: 'redraw-token' }],
  'add-roaming': ['after-moving', { do: 'add-roaming', amount: 2 }],
  'roaming-check': ['after-moving', { do: 'roaming-check' }],
  'add-doom': ['turn-end', { do: 'add-doom', amount: 2 }],
  'gain-gear': ['after-moving', { do: 'gain-gear', gear: 'shaman-bones', amount: 2 }],
} as const satisfies Readonly<Record<string, readonly [Window, Effect]>>;

export const ZANAGA_CONDITIONS = {
  'god-awake': { is: 'god-awake' },
} as const satisfies Readonly<Record<string, Condition>>;

const COUNTS: readonly Countable[] = ['rituals', 'roaming', 'doom'];

const item = (id: string, ability: Ability): Card =>
  anItem({ id, name: id, flavour: id, abilities: [ability] });

export const ZANAGA_SAMPLES: readonly Card[] = [
  ...Object.entries(ZANAGA_VERBS).map(([verb, [when, effect]]) =>
    item(`verb-${verb}`, { when, cost: [{ pay: 'exhaustion', amount: 1 }], do: [effect] }),
  ),
  ...Object.entries(ZANAGA_CONDITIONS).map(([is, condition]) =>
    item(`if-${is}`, { when: 'roll', if: [condition], once: 'round', do: [{ do: 'add', amount: 2 }] }),
  ),
  item('may-at-token-drawn', { when: 'token-drawn', do: [{ do: 'gain-points', amount: 1 }] }),
  item('at-token-drawn', { when: 'token-drawn', forced: true, do: [{ do: 'gain-points', amount: 1 }] }),
  ...COUNTS.map((count) =>
    anItem({
      id: `count-${count}`,
      name: `count-${count}`,
      always: [{ stat: 'mind', amount: { count, max: 2 } }],
    }),
  ),
  aFoe({
    id: 'sample-monster',
    name: 'sample-monster',
    terrain: 'swamp',
    reward: [{ do: 'place-tokens', amount: 1 }],
  }),
  {
    kind: 'special',
    id: 'sample-ritual',
    name: 'sample-ritual',
    flavour: 'sample-ritual',
    type: 'ritual',
    deck: 'rituals-green',
    color: 'green',
    ritual: { symbol: 'moon', slots: 3 },
    drawn: [{ do: 'gain-gold', amount: 2 }],
    always: [{ stat: 'dice', amount: 1, for: 'heroes' }],
  },
  {
    kind: 'special',
    id: 'sample-god',
    name: 'sample-god',
    flavour: 'sample-god',
    type: 'god',
    deck: 'gods',
    god: {
      life: 8,
      mind: [15, 2],
      body: [16, 1],
      spirit: [17, 3],
      awakens: ['moon', 'sun', 'skull'],
      omens: [{ symbol: 'skull', do: [{ do: 'place-tokens', amount: 2 }] }],
    },
    always: [{ stat: 'body', amount: { count: 'doom', max: 3 } }],
  },
];
