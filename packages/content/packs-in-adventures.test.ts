import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { deckCards } from '@wayrune/engine/kernel/deck.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { stormOf } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { attempt } from '@wayrune/engine/testing/arena.ts';
import { clearJewels, hasCounter } from '@wayrune/engine/testing/drawn.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { library } from './index.ts';

const MARKET = ['rituals-and-runes', 'weapons-of-legend'];
const ADVENTURE = ['traps-and-terrors', 'beasts-and-bandits'];
const table = (adventure: string, packs: readonly string[]): Scenario =>
  scenario(library, { adventure, heroes: [null, null], packs });

/** Cards of the adventure packs of one kind and color. */
const ofPacks = (kind: string, color: string): string[] =>
  library.packs
    .filter(({ pack }) => ADVENTURE.includes(pack))
    .flatMap(({ cards }) => cards)
    .filter((card) => card.kind === kind && 'color' in card && card.color === color)
    .map(({ id }) => id);

describe('market packs in The Mists of Zanaga', () => {
  it.each([
    [[], 103],
    [['rituals-and-runes'], 133],
    [['weapons-of-legend'], 133],
    [MARKET, 163],
  ] as const)(
    'PACK-31 with the packs [%s] the market has %i cards, in the deck or on a stack',
    (packs, count) => {
      const { world, state } = table('mists-of-zanaga', packs);
      expect(world.decks['market']).toHaveLength(count);
      const lying = [...deckCards(state.decks['market'] ?? never()), ...state.stacks.flat()];
      expect(lying.toSorted()).toEqual([...(world.decks['market'] ?? [])].toSorted());
    },
  );
});

function never(): never {
  throw new Error('no such deck');
}

describe('red cards of adventure packs', () => {
  function expectInBox(adventure: string): void {
    const red = ofPacks('challenge', 'red');
    expect(red).toHaveLength(2);
    const { world, state } = table(adventure, ADVENTURE);
    expect(deckCards(state.decks['red'] ?? never())).toEqual([]);
    expect(state.removed).toEqual(expect.arrayContaining(red));
    // The other colors of the packs do take part.
    const usual = createWorld(library, { adventure, heroes: [null, null], variants: [], packs: [] });
    expect((world.decks['blue']?.length ?? 0) - (usual.decks['blue']?.length ?? 0)).toBe(14);
  }

  it('PACK-32 stay in the box in The Seven Scions, like every other red adventure card', () => {
    expectInBox('seven-scions');
  });

  it('PACK-33 stay in the box in The Cataclysm, like every other red adventure card', () => {
    expectInBox('cataclysm');
  });
});

describe('adventure packs in The Seven Scions', () => {
  /** Seat 0 attempts a green counter, and these cards come, one after another; a Challenge of the base game last. */
  function drawn(cards: readonly string[], prepare: (t: Scenario) => void = () => undefined): Scenario {
    const t = scenario(library, {
      adventure: 'seven-scions',
      heroes: ['finch-maddock', 'ilvane-reed'],
      packs: ADVENTURE,
    });
    prepare(t);
    t.onTop('green', ...cards, 'ditch-spider');
    attempt(t, cards[0] ?? '');
    while (t.kind() === 'scion-counter') t.choose('pass');
    return t;
  }
  /** A yellow jewel with a sunburst. */
  const sunburst = ({ world: { board } }: Scenario): string =>
    board.jewels.find((id) => {
      const jewel = board.space[id]?.jewel;
      return jewel?.color === 'yellow' && jewel.sunburst;
    }) ?? '';
  const opponent = (t: Scenario): string | undefined => combatOf(t.game())?.card;

  it.each(ofPacks('encounter', 'green'))(
    'PACK-34 an Encounter of a pack is discarded without effect, and another card is drawn: %s',
    (card) => {
      const t = drawn([card]);
      expect(opponent(t)).toBe('ditch-spider');
      expect(t.state.removed).toContain(card);
      expect(t.player(0)).toMatchObject({
        gold: 3,
        items: [],
        allies: [],
        kept: [],
        wounds: 0,
        exhaustion: 0,
      });
      expect(violations(t.world, t.state)).toEqual([]);
    },
  );

  it.each(ofPacks('event', 'green'))(
    'PACK-35 S2 an Event of a pack has no text: it refreshes jewels and lets scion counters be chosen: %s',
    (card) => {
      let bright = '';
      const t = drawn([card], (before) => {
        bright = sunburst(before);
        clearJewels(before, bright);
      });
      expect(t.happened('scion-counters-returned')).toHaveLength(1);
      expect(hasCounter(t, bright)).toBe(true);
      expect([t.state.event, t.world.policies.inForce(t.game())]).toEqual([null, []]);
      expect(t.state.decks['green']?.bottom).toContain(card);
      expect(stormOf(t.state).asleep).toHaveLength(6);
      expect(opponent(t)).toBe('ditch-spider');
      expect(t.player(0)).toMatchObject({ gold: 3, wounds: 0, exhaustion: 0 });
    },
  );
});
