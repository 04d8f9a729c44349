import type { Card } from '@wayrune/engine/effects/vocabulary.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { newHeld } from '@wayrune/engine/rules/cards/holdings.ts';
import { damageOf, foeTarget } from '@wayrune/engine/rules/cards/values.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { attempt, hold } from '@wayrune/engine/testing/arena.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import { TRIAL, withTrial } from '@wayrune/engine/testing/trial.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf } from '../testing/cards-of-set.ts';
import { ALONE, withCursesAlone } from '../testing/cataclysm/alone.ts';
import { type ByHand, testSet } from '../testing/index.ts';

const alone = withCursesAlone(library);
/** Tamalir (g7) is destroyed. */
const ruined = withTrial(alone, {
  policies: (base) => ({ ...base, fateOf: (_, town) => (town === 'tamalir' ? 'destroyed' : null) }),
});
const HERO = 'casimir-dray';

/** A fight with one of these cards, as the base game knows it. */
function fightWith(card: string, from: Library = alone, packs: readonly string[] = [ALONE]): Scenario {
  const table = scenario(from, { heroes: [HERO], packs });
  attempt(table, card);
  return table;
}

/** The same cards under other ids, in a deck that the base game has, so that somebody can hold them there. */
const CLAIMED = 'claimed';
const claimedId = (id: string): string => `${id}-claimed`;
const claimable = cardsOf(library, 'cataclysm').map(
  (card) => ({ ...card, id: claimedId(card.id), deck: 'green' }) as Card,
);
const withClaimed: Library = {
  ...alone,
  packs: [...alone.packs, { pack: CLAIMED, name: 'Claimed', version: 1, cards: claimable }],
};

/** What the Destroyer's attribute is to a Hero who has claimed this card, if any. */
function destroyer(attribute: 'mind' | 'body' | 'spirit', claimed: string | null): number {
  const table = fightWith('the-dragon-destroyer', withClaimed, [ALONE, CLAIMED]);
  if (claimed !== null) table.player(0).kept.push(newHeld(table.game(), claimedId(claimed), 0));
  const combat = combatOf(table.game());
  if (combat === null) throw new Error('there is no fight');
  return foeTarget(table.game(), combat, attribute, null);
}

const eased = (attribute: 'mind' | 'body' | 'spirit') => (): void => {
  const plain = destroyer(attribute, null);
  expect(destroyer(attribute, 'an-egg-for-the-cold')).toBe(plain - 2);
  expect(destroyer(attribute, 'three-empty-lairs')).toBe(plain - 2);
  expect(destroyer(attribute, 'a-count-of-eggs')).toBe(plain);
  expect(destroyer(attribute, 'a-guest-of-rank')).toBe(plain);
};

/** What the base game has no place for: claimed cards, destroyed towns, a blow that is hard to land. */
const byHand: ByHand = {
  'the-dragon-destroyer': {
    'always[0]': eased('mind'),
    'always[1]': eased('body'),
    'always[2]': eased('spirit'),
  },
  'the-first-to-shout': {
    'always[1]': () => {
      const melee = (card: string, phase: 'melee' | 'magic'): number =>
        damageOf(fightWith(card).game(), 0, 'hero', phase, null);
      expect(melee('the-first-to-shout', 'melee')).toBe(melee('mother-cinder', 'melee') + 1);
      expect(melee('the-first-to-shout', 'magic')).toBe(melee('mother-cinder', 'magic'));
    },
  },
  'the-chimney-stair-back': {
    'abilities[0]': () => {
      const offered = (space: string): boolean => {
        const table = scenario(ruined, { heroes: [HERO], variants: TRIAL, packs: [ALONE] });
        table.place(0, space, null);
        hold(table, 'the-chimney-stair-back');
        const { gold } = table.player(0);
        table.choose('stay');
        const use = 'use:the-chimney-stair-back:0';
        if (!table.options().includes(use)) return false;
        table.choose(use);
        expect(table.player(0).gold).toBe(gold + 2);
        expect(table.options()).not.toContain(use);
        return true;
      };
      expect(['g6', 'g8', 'h7'].map(offered)).toEqual([true, true, true]);
      expect(['g9', 'e9'].map(offered)).toEqual([false, false]);
    },
  },
};

describe('each Curse card does what it says', () => {
  for (const { name, run } of testSet(alone, ALONE, byHand)) it(name, run);

  it('nothing is printed on a card that is not among what is tested', () => {
    const printed = ['kind', 'id', 'name', 'flavour', 'type', 'deck', 'curse', 'foe', 'as'];
    const known = [...printed, 'always', 'rules', 'abilities'];
    const cards = cardsOf(library, 'cataclysm');
    expect(cards.flatMap((card) => Object.keys(card)).filter((key) => !known.includes(key))).toEqual([]);
    const ids = new Set(cardsOf(alone, ALONE).map(({ id }) => id));
    expect(cards.filter(({ id }) => !ids.has(`${id}-back`))).toEqual([]);
  });
});
