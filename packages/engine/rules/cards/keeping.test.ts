import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { violations } from '../../testing/invariants.ts';
import { asked, meeting } from '../../testing/meeting.ts';
import type { Scenario } from '../../testing/scenario.ts';

const GREEN_JEWEL = 'd11';
const YELLOW_JEWEL = 'a5';
const TAMALIR = 'g7';

/** Ann attempts the adventure of a jewel; these cards lie on top of its deck. */
function attempt(
  space: string,
  deck: string,
  cards: readonly string[],
  owned: readonly string[] = [],
): Scenario {
  const table = meeting(library);
  table.place(0, space, 'd10');
  for (const card of owned) table.give(0, card);
  table.onTop(deck, ...cards);
  table.choose('stay', 'attempt');
  return table;
}

const kept = (table: Scenario): string[] => table.player(0).kept.map(({ card }) => card);
const allies = (table: Scenario): string[] => table.player(0).allies.map(({ card }) => card);

describe('an Encounter that is kept', () => {
  it('W11 stays with you, and you draw again', () => {
    const table = attempt(GREEN_JEWEL, 'green', ['the-salt-load', 'barrow-sentry']);
    table.choose('choose:0');
    expect(kept(table)).toEqual(['the-salt-load']);
    expect(table.happened('drew').map(({ card }) => card)).toEqual(['the-salt-load', 'barrow-sentry']);
    expect(table.happened('combat')).toEqual([{ type: 'combat', seat: 0, card: 'barrow-sentry' }]);
    expect(table.state.removed).toEqual([]);
  });

  it('W11 stays through a knock-out', () => {
    const table = attempt(GREEN_JEWEL, 'green', ['the-salt-load', 'barrow-sentry']);
    table.player(0).wounds = 3;
    table.totals(2);
    table.choose('choose:0', 'choose:2', 'fight', 'defend');
    expect(table.happened('knocked-out')).toEqual([{ type: 'knocked-out', seat: 0 }]);
    expect(kept(table)).toEqual(['the-salt-load']);
  });

  it('W11 goes when it says so, and is then out of the game', () => {
    const table = meeting(library);
    table.give(0, 'the-salt-load');
    table.place(0, table.world.board.town['forge']?.space ?? '');
    table.onTop('market', 'white-blade');
    table.choose('stay');
    expect(kept(table)).toEqual([]);
    expect(table.state.removed).toEqual(['the-salt-load']);
    expect(table.player(0).gold).toBe(9);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('W11 that is declined is out of the game, too', () => {
    const table = attempt(GREEN_JEWEL, 'green', ['the-salt-load', 'barrow-sentry']);
    table.choose('choose:1');
    expect(kept(table)).toEqual([]);
    expect(table.state.removed).toEqual(['the-salt-load']);
    expect(table.happened('drew')).toHaveLength(2);
  });
});

/** Ann has beaten the deserter and offers him a place, but has two Allies. */
function deserter(owned: readonly string[]): Scenario {
  const table = attempt(GREEN_JEWEL, 'green', ['deserter-from-nerekhall'], owned);
  table.totals(20, 20);
  table.choose('fight', 'defend', 'attack:hero', 'choose:0');
  return table;
}

describe('a card that is won without room for it', () => {
  it('W13 takes the place of one that is discarded for it', () => {
    const table = deserter(['rook-eye-tam', 'hulde-gate-warden']);
    expect(asked(table)).toBe('acquire of seat 0');
    expect(table.options()).toEqual(['swap:rook-eye-tam', 'swap:hulde-gate-warden', 'refuse']);
    table.choose('swap:rook-eye-tam');
    expect(allies(table)).toEqual(['hulde-gate-warden', 'deserter-from-nerekhall']);
    expect(table.state.decks['market']?.bottom).toEqual(['rook-eye-tam']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('W13 never takes the place of one that cannot be dismissed', () => {
    const table = deserter(['the-ox-bear-of-upper-meadow', 'hulde-gate-warden']);
    expect(table.options()).toEqual(['swap:hulde-gate-warden', 'refuse']);
  });

  it('W13 is refused without a question when nothing can make room', () => {
    const table = deserter(['the-ox-bear-of-upper-meadow', 'drake-of-the-slag-terraces']);
    expect(allies(table)).toEqual(['the-ox-bear-of-upper-meadow', 'drake-of-the-slag-terraces']);
    expect(table.state.decks['green']?.bottom).toEqual(['deserter-from-nerekhall']);
  });

  it('W13 puts a refused Challenge under its deck', () => {
    const table = deserter(['rook-eye-tam', 'hulde-gate-warden']);
    table.choose('refuse');
    expect(allies(table)).toEqual(['rook-eye-tam', 'hulde-gate-warden']);
    expect(table.state.decks['green']?.bottom).toEqual(['deserter-from-nerekhall']);
    // They are beaten all the same.
    expect(table.player(0).counters.green).toBe(1);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('W13 takes a refused Encounter out of the game', () => {
    const table = attempt(
      YELLOW_JEWEL,
      'yellow',
      ['a-question-of-honor', 'sir-farrows-levy'],
      ['rook-eye-tam', 'hulde-gate-warden'],
    );
    table.totals(20);
    table.choose('choose:1');
    expect(asked(table)).toBe('acquire of seat 0');
    table.choose('refuse');
    expect(table.state.removed).toEqual(['a-question-of-honor']);
    expect(table.happened('drew').map(({ card }) => card)).toEqual([
      'a-question-of-honor',
      'sir-farrows-levy',
    ]);
  });
});

describe('an Encounter that has become an Item or an Ally', () => {
  it('G26 is dismissed like any other, but has no price and is not sold', () => {
    const table = meeting(library);
    for (const card of ['the-keeper-of-the-ford', 'the-brindled-hound', 'held-breath']) table.give(0, card);
    table.place(0, TAMALIR);
    table.onTop('market', 'white-blade');
    table.choose('stay');
    expect(table.options()).toEqual([
      'done',
      'sell:held-breath',
      'discard:the-keeper-of-the-ford',
      'discard:held-breath',
      'discard:the-brindled-hound',
    ]);
    table.choose('discard:the-brindled-hound');
    expect(table.state.removed).toEqual(['the-brindled-hound']);
    expect(violations(table.world, table.state)).toEqual([]);
  });

  it('G26 counts as cost 0 in a knock-out: it is lost when nothing costs more', () => {
    const won = ['the-keeper-of-the-ford', 'the-brindled-hound'];
    const fallen = (...cards: string[]): Scenario => {
      const table = attempt(GREEN_JEWEL, 'green', ['barrow-sentry'], cards);
      table.player(0).wounds = 3;
      table.totals(2);
      table.choose('choose:2', 'fight', 'defend');
      return table;
    };
    expect(fallen(...won, 'held-breath').happened('lost')).toMatchObject([{ card: 'held-breath' }]);
    const poor = fallen(...won);
    expect([poor.kind(), ...poor.options()]).toEqual(['lose', ...won.map((card) => `lose:${card}`)]);
    poor.choose('lose:the-brindled-hound');
    expect(poor.state.removed).toEqual(['the-brindled-hound']);
  });

  it('G26 leaves the game when it is killed', () => {
    const table = attempt(GREEN_JEWEL, 'green', ['barrow-sentry'], ['the-brindled-hound']);
    table.totals(2, 20);
    // Body 14, damage 3: that is more than the hound's Life.
    table.choose('choose:2', 'fight', 'attack:the-brindled-hound');
    expect(allies(table)).toEqual([]);
    expect(table.state.removed).toEqual(['the-brindled-hound']);
  });

  it('G26 leaves the game when it is used up', () => {
    const table = meeting(library);
    table.give(0, 'the-brindled-hound');
    table.place(0, table.world.board.town['frostgate']?.space ?? '');
    table.onTop('market', 'white-blade');
    table.choose('stay', 'use:the-brindled-hound:0');
    expect(allies(table)).toEqual([]);
    expect(table.state.removed).toEqual(['the-brindled-hound']);
    expect(table.player(0)).toMatchObject({ gold: 8, points: 1 });
  });
});
