import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { enemyDamage } from '@wayrune/engine/rules/cards/values.ts';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { stormTable } from '@wayrune/engine/testing/storm.ts';
import { describe, expect, it } from 'vitest';
import { library } from '../index.ts';
import { cardsOf } from '../testing/cards-of-set.ts';
import { type ByHand, testSet } from '../testing/index.ts';
import { ALONE, withScionsAlone } from '../testing/scions/alone.ts';

const alone = withScionsAlone(library);

/** What no scene for one Hero with plain Items can show. */
const byHand: ByHand = {
  'emmereth-who-was-the-seventh': {
    'always[0]': () => {
      const card = cardsOf(alone, ALONE).find(({ id }) => id === 'emmereth-who-was-the-seventh');
      if (card?.kind !== 'challenge' || card.trap !== undefined) throw new Error('no Emmereth');
      const { abilities: _, ...lord } = card;
      const magic = (heroes: number): number | null => {
        const table = stormTable(library, [{ ...lord, id: 'storm' }]);
        table.choose('stay');
        const combat = combatOf(table.game());
        if (combat === null || combat.joint === null) return null;
        combat.joint = { ...combat.joint, fighters: [0, 1, 2].slice(0, heroes) };
        return enemyDamage(table.game(), combat, 'magic', null);
      };
      expect([1, 2, 3].map(magic)).toEqual([lord.spirit[1], lord.spirit[1] + 1, lord.spirit[1] + 1]);
    },
  },
  'archer-asleep': {
    'abilities[0]': () => {
      const awoken = (held: readonly string[], total: number): boolean => {
        const table = scenario(alone, { heroes: ['ilvane-reed'], packs: [ALONE] });
        for (const card of [...held, 'archer-asleep']) table.give(0, card);
        table.place(0, 'e9', 'e10');
        table.choose('stay');
        if (held.length === 0) table.totals(total);
        table.choose('use:archer-asleep:0');
        const awake = table.happened('points').length === 1;
        expect(table.happened('exhausted')).toHaveLength(awake ? 0 : 1);
        return awake;
      };
      // She tests with Mind 3 and Observe 3 against 17.
      expect(awoken(['poachers-bow'], 2)).toBe(true);
      expect(awoken([], 11)).toBe(true);
      expect(awoken([], 10)).toBe(false);
    },
  },
};

describe('each card of The Seven Scions does what it says', () => {
  for (const { name, run } of testSet(alone, ALONE, byHand)) it(name, run);

  it('nothing is printed on a card that is not among what is tested', () => {
    const tested = ['kind', 'id', 'name', 'flavour', 'type', 'deck', 'color', 'family', 'perHero', 'life'];
    const parts = ['mind', 'body', 'spirit', 'always', 'rules', 'abilities', 'reward', 'drawn'];
    const known = [...tested, ...parts, 'foe', 'scion', 'as'];
    const cards = cardsOf(library, 'seven-scions');
    expect(cards.flatMap((card) => Object.keys(card)).filter((key) => !known.includes(key))).toEqual([]);
    const ids = new Set(cardsOf(alone, ALONE).map(({ id }) => id));
    expect(cards.filter(({ id }) => !ids.has(id))).toEqual([]);
  });
});
