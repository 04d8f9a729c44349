/**
 * Small fights of all sorts: Heroes, enemies and kits made for it, small enough to be worked out by the rules alone, under
 * every adventure, variant and set of terms. What the model says of them must be what the rules say.
 */
import type { Ability, Card, Choice, Effect } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { newHeld, rowFor } from '@wayrune/engine/rules/cards/holdings.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import { staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { clone, type State } from '@wayrune/engine/rules/world/state.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { aFoe, aHero, anAlly, anItem, withTestPack } from '@wayrune/engine/testing/arena.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import { fightWith } from '../arena.ts';

/** Nobody reaches this. */
const NEVER = 40;

const forced = (when: Window, ...effects: readonly Effect[]): Ability => ({
  when,
  forced: true,
  do: effects,
});
/** Once in a fight, so that it does not add up. */
const atOnce = (when: Window, ...effects: readonly Effect[]): Ability => ({
  ...forced(when, ...effects),
  once: 'combat',
});
const one = (label: string, ...effects: readonly Effect[]): Choice => ({ label, do: effects });
const tire = (amount: number, who: 'you' | 'party' | 'allies' | 'any' | 'fighter' = 'you'): Effect => ({
  do: 'exhaust',
  who,
  amount,
});
const hurt = (amount: number): Effect => ({ do: 'wound', who: 'you', amount });
const either = (...options: readonly Choice[]): Effect => ({ do: 'choose', options });

/** What enemies do, besides striking. */
const QUIRKS: Readonly<Record<string, Partial<Parameters<typeof aFoe>[0]>>> = {
  plain: {},
  'tiring or hurting, at the start': {
    abilities: [forced('round-start', either(one('Tire', tire(1)), one('Hurt', hurt(2))))],
  },
  'tiring twice or hurting, before': {
    abilities: [forced('before-combat', either(one('Tire', tire(2)), one('Fall', { do: 'knock-out' })))],
  },
  'tiring all or paying': {
    abilities: [
      forced(
        'round-start',
        either(one('Tire', tire(1, 'party')), { ...one('Pay'), cost: [{ pay: 'gold', amount: 1 }] }),
      ),
    ],
  },
  'tiring now or only if hurt': {
    abilities: [
      atOnce(
        'missed',
        either(
          one('If', { do: 'if', if: [{ is: 'hurt', who: 'hero' }], then: [tire(1)] }),
          one('Weaken', { do: 'modify', stat: 'melee', amount: -1, for: 'enemy', until: 'combat' }),
        ),
      ),
    ],
  },
  'tiring somebody or everybody': {
    abilities: [forced('struck', either(one('Any', tire(1, 'any')), one('All', tire(1, 'party'), hurt(1))))],
  },
  'tiring whoever strikes': { abilities: [forced('missed', tire(1, 'fighter'))] },
  'wearing down': { abilities: [forced('round-end', tire(1))] },
  'holding fast': { rules: [{ rule: 'no-escape', for: 'enemy' }], body: [13, 2] },
  'a sure hand': { rules: [{ rule: 'no-cancel', for: 'enemy' }] },
  'scaring Allies': { rules: [{ rule: 'no-ally-attacks', for: 'enemy' }] },
  'flying off': {
    abilities: [{ ...forced('round-start', { do: 'foe-flees' }), if: [{ is: 'round', atLeast: 3 }] }],
  },
  healing: { life: 2, abilities: [forced('struck', { do: 'foe-heals', amount: 1 })] },
  testing: {
    abilities: [
      forced('before-combat', { do: 'test', attribute: 'mind', target: 12, fail: [tire(1), hurt(1)] }),
    ],
  },
  gambling: {
    abilities: [
      forced('round-end', {
        do: 'roll-die',
        rows: [
          { upTo: 3, do: [tire(1)] },
          { upTo: 5, do: [hurt(1)] },
          { upTo: 10, do: [] },
        ],
      }),
    ],
  },
  weakening: {
    abilities: [
      atOnce('missed', { do: 'modify', stat: 'stamina', amount: -1, for: 'enemy', until: 'combat' }),
    ],
  },
  withering: {
    life: 1,
    abilities: [
      atOnce('round-end', { do: 'modify', stat: 'life', amount: -1, for: 'enemy', until: 'combat' }),
    ],
  },
  robbing: { abilities: [forced('struck', { do: 'lose-gold', amount: 1 })] },
  'growing with what roams': {
    always: [
      { stat: 'body', amount: { count: 'roaming', max: 2 } },
      { stat: 'mind', amount: { count: 'rituals', max: 1 } },
    ],
  },
};

const paid = (when: Window, cost: Ability['cost'], ...effects: readonly Effect[]): Ability => ({
  when,
  ...(cost === undefined ? {} : { cost }),
  do: effects,
});
const TIRED: Ability['cost'] = [{ pay: 'exhaustion', amount: 1 }];
const TURNED: Ability['cost'] = [{ pay: 'activate' }];
const GONE: Ability['cost'] = [{ pay: 'discard' }];

const HEROES = [
  aHero({ id: 'bare', life: 2, stamina: 1 }),
  aHero({ id: 'tireless', life: 2, stamina: 2, abilities: [paid('roll', TIRED, { do: 'add', amount: 2 })] }),
  aHero({
    id: 'swift',
    life: 2,
    stamina: 1,
    abilities: [paid('before-combat', TIRED, { do: 'attack', phase: 'melee' })],
  }),
  aHero({
    id: 'stubborn',
    life: 3,
    stamina: 0,
    abilities: [paid('wounded', TIRED, { do: 'cancel', amount: 1 })],
  }),
  aHero({
    id: 'grateful',
    life: 2,
    stamina: 2,
    abilities: [paid('defeated', TIRED, { do: 'heal', who: 'you', amount: 1 })],
  }),
];

const THINGS = [
  anItem({ id: 'coat', class: 'armor', abilities: [paid('wounded', TURNED, { do: 'cancel', amount: 1 })] }),
  anItem({
    id: 'stone',
    abilities: [paid('round-start', GONE, { do: 'attack', phase: 'ranged', damage: 1 })],
  }),
  anItem({ id: 'whetstone', abilities: [paid('round-start', GONE, { do: 'refresh', count: 1 })] }),
  anItem({ id: 'draught', abilities: [paid('round-end', GONE, { do: 'heal', who: 'any', amount: 1 })] }),
  anItem({ id: 'charm', abilities: [paid('roll', TURNED, { do: 'use-attribute', attribute: 'spirit' })] }),
  anItem({ id: 'girdle', always: [{ stat: 'life', amount: 1, for: 'hero' }] }),
  anItem({ id: 'salts', abilities: [paid('round-start', TURNED, { do: 'recover', who: 'you', amount: 1 })] }),
  anItem({
    id: 'two-edged',
    class: 'weapon',
    abilities: [paid('hit', [{ pay: 'wound', amount: 1 }], { do: 'damage', amount: 1 })],
  }),
  anAlly({ id: 'page', life: 1 }),
  anItem({
    id: 'yoke',
    class: 'armor',
    always: [{ stat: 'stamina', amount: -1, for: 'hero' }],
    abilities: [paid('wounded', TURNED, { do: 'cancel', amount: 2 })],
  }),
  anAlly({
    id: 'guard',
    life: 2,
    stamina: 1,
    abilities: [{ ...paid('wounded', TIRED, { do: 'cancel', amount: 1 }), helps: 'party' }],
  }),
];

const FOES = Object.values(QUIRKS).map((quirk, i) =>
  aFoe({ id: `foe-${i}`, life: 1 + (i % 2), mind: [12, 0], body: [13, 1], spirit: [NEVER, 0], ...quirk }),
);

const CARDS: readonly Card[] = [...HEROES, ...FOES, ...THINGS];

interface Rules {
  readonly adventure: string;
  readonly variants: readonly string[];
}

const BASE = 'dragon-lords';
const base = (...variants: readonly string[]): Rules => ({ adventure: BASE, variants });
const mists = (...variants: readonly string[]): Rules => ({ adventure: 'mists-of-zanaga', variants });

/** Adventures and variants, alone and together, with each of the terms that they bring. */
const SETS: readonly Rules[] = [
  base(),
  base('doom-track'),
  base('travel-hazards'),
  base('advanced'),
  base('softer-knockouts'),
  base('item-limits'),
  base('ally-limits'),
  base('shorter'),
  base('longer'),
  base('doom-track', 'travel-hazards', 'softer-knockouts', 'item-limits', 'ally-limits', 'shorter'),
  base('advanced', 'softer-knockouts', 'item-limits', 'ally-limits', 'longer'),
  mists(),
  mists('monster-safari', 'relentless-rituals', 'epic-confrontation'),
];

export interface Setting {
  readonly name: string;
  readonly terms: string;
  readonly world: World;
  readonly state: State;
}

/** Somebody who has to say where they begin begins at the first place. */
function begun({ world, state, choose }: Scenario): Pick<Setting, 'world' | 'state'> {
  while (state.players[0]?.space === null && state.decision?.kind === 'start')
    choose(state.decision.options[0] ?? '');
  return { world, state };
}

export const settings = (library: Library): Setting[] =>
  SETS.flatMap(({ adventure, variants }) => {
    const { world, state } = begun(
      scenario(withTestPack(library, CARDS), { adventure, heroes: ['bare'], variants, packs: ['test'] }),
    );
    const name = [...(adventure === BASE ? [] : [adventure]), ...variants].join(' + ');
    return Object.keys(world.policies.terms).map((terms) => ({
      name: name || 'the base game',
      terms,
      world,
      state,
    }));
  });

export interface SmallFight {
  readonly name: string;
  /** The table of the fight, before it begins. */
  readonly table: State;
}

/** Numbers that go through all pairs of what they count, before they come round. */
const at = <T>(list: readonly T[], number: number): T => list[number % list.length] as T;

/** The fight of that number: every enemy in turn, with Heroes, kits and counters that change at another pace. */
export function smallFight({ world, state, terms }: Setting, number: number): SmallFight {
  const table = clone(state);
  const player = table.players[0];
  if (player === undefined) throw new Error('nobody fights');
  const round = Math.floor(number / FOES.length);
  const foe = at(FOES, number);
  const hero = at(HEROES, number + round);
  const kit = [
    at(THINGS, number + 2 * round),
    ...(number % 3 === 0 ? [at(THINGS, number + 2 * round + 4)] : []),
  ];
  const cards = number % 4 === 3 ? [] : kit;
  player.hero = hero.id;
  for (const { id } of cards) rowFor(view(world, table), player, id).push(newHeld(view(world, table), id, 0));
  player.wounds = Math.floor(number / 2) % 2;
  player.exhaustion = Math.min(staminaOf(view(world, table), 0, 'hero'), (number + round) % 3);
  player.gold = number % 3;
  for (const held of player.allies)
    held.exhaustion = Math.min(infoOf(world, held.card).fighter?.stamina ?? 0, number % 2);
  const name = [hero.id, ...cards.map(({ id }) => id)].join(' with ');
  const { wounds, exhaustion, gold } = player;
  return {
    name: `${number}: ${name} (${wounds} wounds, ${exhaustion} tired, ${gold} gold) against ${at(Object.keys(QUIRKS), number)}`,
    table: fightWith(world, table, 0, foe.id, terms),
  };
}
