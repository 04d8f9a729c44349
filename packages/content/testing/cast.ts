/** The extras: plain Heroes, enemies, Allies and Items among which a card is put to show what it does. */
import { type Effect, ITEM_CLASSES, SKILLS, type Skill } from '@wayrune/engine/effects/vocabulary.ts';
import type { Card, HeroCard, ItemCard } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS, type Color } from '@wayrune/engine/rules/world/board.ts';
import type { Pack } from '@wayrune/engine/parts/library.ts';
import { aFoe, aHero, anAlly, anItem } from '@wayrune/engine/testing/arena.ts';
import { anEvent } from '@wayrune/engine/testing/drawn.ts';
import { GODS } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { zanagaCast } from './zanaga/cast.ts';

export const CAST = 'cast';
/** A family that no card speaks of. */
export const STRANGER = 'stranger';
/** Whoever is drawn after the enemy. */
export const STRAGGLER = 'straggler';
const FOE_REWARD = 5;
/** What a test enemy asks before combat: out of reach, or well within it. */
export const TEST_TARGETS = { passed: 12, failed: 40 } as const;

const everySkill = Object.fromEntries(SKILLS.map((skill) => [skill, 2])) as Record<Skill, number>;
/** Values that tell the attributes apart, and enough Life and Stamina to stand anything. */
export const NOVICE = { life: 40, stamina: 20, mind: [3, 5], body: [4, 6], spirit: [5, 7] } as const;
const CHAMPION = { ...NOVICE, mind: [8, 5], body: [9, 6], spirit: [10, 7] } as const;

/** Without any skill, with one alone, or with all but one. */
export function heroId(champion: boolean, skill: { skill: Skill; has: boolean } | null): string {
  const hero = champion ? 'champion' : 'novice';
  return skill === null ? hero : `${hero}-${skill.has ? 'with' : 'without'}-${skill.skill}`;
}

const heroes = (): HeroCard[] =>
  [false, true].flatMap((champion) => {
    const numbers = champion ? CHAMPION : NOVICE;
    const skilled = SKILLS.flatMap((skill) => {
      const { [skill]: own, ...others } = everySkill;
      return [
        aHero({ id: heroId(champion, { skill, has: true }), ...numbers, skills: { [skill]: own } }),
        aHero({ id: heroId(champion, { skill, has: false }), ...numbers, skills: others }),
      ];
    });
    return [aHero({ id: heroId(champion, null), ...numbers }), ...skilled];
  });

/** High dice reach them, and low ones do not, whatever a card may add. */
const FOE_NUMBERS = { mind: [15, 1], body: [16, 1], spirit: [17, 1] } as const;

const foes = (families: readonly string[]): Card[] =>
  COLORS.flatMap((color) =>
    [...families, STRANGER, STRAGGLER].map((family) =>
      aFoe({
        id: foeId(color, family),
        color,
        family,
        life: 9,
        ...FOE_NUMBERS,
        reward: [{ do: 'gain-gold', amount: FOE_REWARD }],
      }),
    ),
  );
export const foeId = (color: Color, family: string): string => `foe-${color}-${family}`;

/** Enemies that ask for a skill test before combat, and care nothing for the outcome. */
const examiners = (): Card[] =>
  (['mind', 'body', 'spirit'] as const).flatMap((attribute) =>
    [null, ...SKILLS].flatMap((skill) =>
      Object.values(TEST_TARGETS).map((target) => {
        const test: Effect = { do: 'test', attribute, target, ...(skill === null ? {} : { skill }) };
        return aFoe({
          id: examinerId(attribute, skill, target),
          life: 9,
          ...FOE_NUMBERS,
          family: STRANGER,
          abilities: [{ when: 'before-combat', forced: true, do: [test] }],
        });
      }),
    ),
  );
export const examinerId = (attribute: string, skill: string | null, target: number): string =>
  `examiner-${attribute}-${skill ?? 'plain'}-${target}`;

/** Undefeated Challenges for the track. */
export const LURKERS = [1, 2, 3, 4, 5].map((n) => `lurker-${n}`);
/** Allies and Items to have, to lose and to buy; all come from the market, and none says anything. */
export const FRIENDS = ['friend', 'second-friend', 'third-friend', 'fourth-friend'];
/** Those of the rival. */
export const RIVAL_FRIENDS = ['rival-friend', 'second-rival-friend', 'third-rival-friend'];
export const WARES = ['ware', 'second-ware', 'third-ware', 'fourth-ware', 'fifth-ware', 'sixth-ware'];
/** Those of the rival. */
export const RIVAL_WARES = WARES.map((id) => `rival-${id}`);
export const BLADES = ['blade', 'second-blade', 'third-blade', 'fourth-blade'];
export const COATS = ['coat', 'second-coat', 'third-coat'];
export const RUNES = ['dragon-rune', 'second-dragon-rune'];
/** Items that are activated in the Market step for a coin. */
export const TOOLS = ['tool', 'second-tool', 'third-tool', 'fourth-tool'];
/** Cancels a wound for nothing. */
export const SHIELD = 'shield';
/** Is activated at the start of a combat round, for a coin. */
export const TRINKET = 'trinket';
export const QUIET_EVENT = 'quiet-event';
/** While it lies there no card is activated. */
export const STILL_EVENT = 'still-event';
/** An Item of each class. */
export const classId = (of: string): string => `some-${of}`;
export const WARE_COST = 9;

const tool = (id: string, when: 'market' | 'round-start'): ItemCard =>
  anItem({
    id,
    cost: WARE_COST,
    abilities: [{ when, cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  });

export const FRIEND_NUMBERS = { life: 9, stamina: 5, mind: [1, 2], body: [2, 3], spirit: [3, 4] } as const;

const goods = (): Card[] => [
  ...[...FRIENDS, ...RIVAL_FRIENDS].map((id) => anAlly({ id, cost: WARE_COST, ...FRIEND_NUMBERS })),
  ...[...WARES, ...RIVAL_WARES].map((id) => anItem({ id, cost: WARE_COST })),
  ...BLADES.map((id) => anItem({ id, cost: 1, class: 'weapon', type: 'knife' })),
  ...COATS.map((id) => anItem({ id, cost: 1, class: 'armor', type: 'jerkin' })),
  ...TOOLS.map((id) => tool(id, 'market')),
  tool(TRINKET, 'round-start'),
  ...ITEM_CLASSES.map((of) => anItem({ id: classId(of), cost: WARE_COST, class: of })),
  anItem({
    id: SHIELD,
    abilities: [{ when: 'wounded', once: 'round', helps: 'party', do: [{ do: 'cancel', amount: 1 }] }],
  }),
];

const adventures = (): Card[] => [
  ...LURKERS.map((id) => aFoe({ id, family: STRANGER })),
  ...RUNES.map((id) => aFoe({ id, color: 'red', family: STRANGER, as: { kind: 'rune' } })),
];

/** Zanaga has none. */
const events = (): Card[] => [
  anEvent({ id: QUIET_EVENT, number: 1 }),
  anEvent({ id: STILL_EVENT, number: 1, rules: [{ rule: 'no-activate', for: 'heroes' }] }),
];

/** The names that cards speak of, wherever on them a condition stands. */
export function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if ('is' in value && value.is === 'holds' && 'any' in value && Array.isArray(value.any))
    return value.any.map(String);
  return Object.values(value).flatMap(namesIn);
}

/** An Item of a name that some card speaks of, and that says nothing itself. */
export const namesakeId = (name: string): string =>
  `named-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;

/** All of them, as a pack to go with any set whose cards speak of these families and names, in an adventure with these decks. */
export const castPack = (
  families: readonly string[],
  names: readonly string[],
  decks: readonly string[],
): Pack => ({
  pack: CAST,
  name: 'Extras',
  version: 1,
  cards: [
    ...heroes(),
    aHero({ id: 'rival', ...NOVICE }),
    ...foes(families),
    ...examiners(),
    ...goods(),
    ...adventures(),
    ...(decks.includes(GODS) ? zanagaCast() : events()),
    ...names.map((name) => anItem({ id: namesakeId(name), name, cost: WARE_COST })),
  ],
});
