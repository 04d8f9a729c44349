import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { PartRules } from '../rules/world/part.ts';
import type { State } from '../rules/world/state.ts';
import { theTrack } from '../variants/doom-track/track.ts';
import { violations } from './invariants.ts';
import { scenario, type Scenario, takeFromAnywhere } from './scenario.ts';
import { TRIAL, withTrial } from './trial.ts';

const table = (): Scenario => scenario(library, { heroes: ['hedda-stonebrake', 'ilvane-reed'] });

/** How a sound state is broken, and what is said of it. */
const BREAKS: Readonly<Record<string, readonly [(state: State) => void, string]>> = {
  'a card twice': [(s) => s.removed.push('white-blade'), 'card white-blade is in 2 places'],
  'a card gone': [
    (s) => s.decks['green']?.bag.splice(s.decks['green'].bag.indexOf('barrow-sentry'), 1),
    'card barrow-sentry is in 0 places',
  ],
  'a card that does not exist': [(s) => s.limbo.push('black-blade'), 'there is no card "black-blade"'],
  'a counter gone': [(s) => s.pile.green--, '21 green counters are about, 22 exist'],
  'two counters on a jewel': [
    (s) => {
      s.counters[3] = 2;
    },
    'jewel 3 has 2 counters',
  ],
  debts: [
    (s) => {
      for (const player of s.players) player.gold = -1;
    },
    'seat 0 has a number that is negative or broken',
  ],
  'a Hero who ought to be down': [
    (s) => {
      for (const player of s.players) player.wounds = 9;
    },
    'seat 1 has 9 wounds and is not knocked out',
  ],
  'too much exhaustion': [
    (s) => {
      for (const player of s.players) player.exhaustion = 7;
    },
    'seat 0 has more exhaustion than Stamina',
  ],
  'one Hero twice': [
    (s) => {
      for (const player of s.players) player.hero = 'ilvane-reed';
    },
    'seats 0 and 1 play one Hero',
  ],
  'a Hero beside the board': [
    (s) => {
      for (const player of s.players) player.space = 'z99';
    },
    'seat 0 stands on "z99"',
  ],
  'nobody to act': [
    (s) => {
      s.decision = null;
    },
    'nobody can act',
  ],
  'the same option twice': [
    (s) => {
      s.decision = { seat: 0, kind: 'movement', options: ['roll', 'roll'] };
    },
    'decision "movement" offers the same twice',
  ],
};

describe('the invariants', () => {
  it('hold at a table where nothing is wrong', () => {
    const { world, state } = table();
    expect(violations(world, state)).toEqual([]);
  });

  it.each(Object.keys(BREAKS))('notice %s', (name) => {
    const { world, state } = table();
    const [spoil, message] = BREAKS[name] ?? [];
    spoil?.(state);
    expect(violations(world, state)).toContain(message);
    expect(violations(world, table().state)).not.toContain(message);
  });

  it('notice one Armor too many', () => {
    const broken = table();
    broken.give(0, 'ferrox-hide');
    expect(violations(broken.world, broken.state)).toEqual([]);
    broken.give(0, 'padded-leather-armor');
    expect(violations(broken.world, broken.state)).toEqual(['seat 0 has 2 of kind armor, the limit is 1']);
  });

  it('are changed and added to by parts: where cards lie, what limits there are, and invariants of their own', () => {
    const laid: PartRules = {
      invariants: (base) => ({
        cards: (state) => [...base.cards(state), ...(state.extra['shelf'] as string[])],
        limitOf: (world, card) => (card === 'ferrox-hide' ? null : base.limitOf(world, card)),
        others: [
          ...base.others,
          (_, state, say) => {
            if ((state.extra['shelf'] as string[]).length > 1) say('the shelf breaks');
          },
        ],
      }),
    };
    const s = scenario(withTrial(library, laid), { heroes: ['hedda-stonebrake'], variants: TRIAL });
    const shelf: string[] = [];
    s.state.extra['shelf'] = shelf;
    s.give(0, 'ferrox-hide');
    s.give(0, 'padded-leather-armor');
    expect(violations(s.world, s.state)).toEqual([]);
    for (const card of ['white-blade', 'barrow-sentry']) {
      takeFromAnywhere(s.state, card);
      shelf.push(card);
    }
    expect(violations(s.world, s.state)).toEqual(['the shelf breaks']);
  });

  it('know the limits of Item Limits and Ally Limits, and the doom track', () => {
    const s = scenario(library, {
      heroes: ['hedda-stonebrake'],
      variants: ['doom-track', 'item-limits', 'ally-limits'],
    });
    s.give(0, 'ferrox-hide');
    s.give(0, 'padded-leather-armor');
    for (const ally of s.world.decks['market']?.filter((id) => s.world.cards[id]?.holding === 'ally') ?? [])
      s.give(0, ally);
    expect(violations(s.world, s.state).filter((broken) => broken.includes('of kind'))).toEqual([
      'seat 0 has 2 of kind armor leather, the limit is 1',
    ]);
    theTrack(s.state).piles.green.push('white-blade');
    takeFromAnywhere(s.state, 'white-blade');
    expect(violations(s.world, s.state)).toContain('white-blade lies in the green discard pile');
  });

  it('G28 notice a Weapon too many beside one that lowers the limit', () => {
    const broken = table();
    // Hedda may have three Weapons, and the hammer counts as two of them.
    for (const card of ['dragontooth-hammer', 'white-blade']) broken.give(0, card);
    expect(violations(broken.world, broken.state)).toEqual([]);
    broken.give(0, 'boar-spear');
    expect(violations(broken.world, broken.state)).toEqual(['seat 0 has 3 of kind weapon, the limit is 2']);
  });
});
