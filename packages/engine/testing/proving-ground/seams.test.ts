import { provingLibrary } from '@wayrune/content/testing/proving-ground/index.ts';
import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { deckCards } from '../../kernel/deck.ts';
import { landOf, marketsIn, siteAt } from '../../rules/world/land.ts';
import { attribute } from '../../rules/cards/values.ts';
import { violations } from '../invariants.ts';
import { type Scenario, scenario } from '../scenario.ts';
import { ladderOf } from './ladder.ts';
import { BELL, beatGate, GATE, HEROES, openTable, trialTable, WELL } from './scene.ts';

const table = (): Scenario => openTable(provingLibrary);
const atTrial = (): Scenario => trialTable(provingLibrary);

describe('Proving Ground proves the seam of', () => {
  it('sets taken in part: Heroes, market, green and yellow of the base game, no blue, no red', () => {
    const { world } = table();
    const sizes = Object.entries(world.decks).map(([deck, cards]) => [deck, cards.length > 0]);
    expect(Object.fromEntries(sizes)).toEqual({
      green: true,
      yellow: true,
      blue: false,
      red: false,
      market: true,
      trials: true,
      dusks: true,
    });
  });

  it('decks: trials are drawn from a deck of their own and go back under it, whatever their color', () => {
    const t = atTrial();
    expect(t.world.decks['trials']).toHaveLength(6);
    expect(t.world.decks['green']).not.toContain(GATE);
    beatGate(t);
    expect(t.state.decks['trials']?.bottom).toEqual([GATE, BELL, WELL]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('card kinds: a dusk is resolved by the procedure of that name, which lays it in force', () => {
    const { state } = table();
    expect(ladderOf(state).dusks).toEqual(['the-long-dusk']);
    expect(state.decks['dusks'] && deckCards(state.decks['dusks'])).toEqual([]);
  });

  it('table-wide cards: The Long Dusk takes 1 from every Hero’s Mind, beside whatever Event is in play', () => {
    const here = table().game();
    const elsewhere = scenario(library, { heroes: HEROES }).game();
    for (const seat of [0, 1, 2])
      expect(attribute(here, seat, 'hero', 'mind')).toBe(attribute(elsewhere, seat, 'hero', 'mind') - 1);
    expect(here.world.policies.inForce(here)).toEqual(['the-long-dusk']);
  });

  it('tracks: every turn lays a trial on the next rung, and the third fills the Ladder', () => {
    const t = table();
    t.choose('stay');
    expect(ladderOf(t.state).rungs).toEqual([GATE]);
    t.choose('stay', 'stay');
    expect(ladderOf(t.state).rungs).toEqual([GATE, BELL, WELL]);
    expect([t.kind(), t.seat()]).toEqual(['trial', 2]);
  });

  it('steps after every turn: one that is cut short lays its trial too', () => {
    const t = table();
    t.onTop('green', 'barrow-sentry');
    t.place(0, 'e8', 'e9');
    t.choose('stay', 'attempt', 'choose:2');
    t.totals(20);
    t.choose('escape');
    expect(t.happened('escaped')).toHaveLength(1);
    expect(ladderOf(t.state).rungs).toEqual([GATE]);
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });

  it('joint fights: the whole table faces one trial, and those who struck it get a point', () => {
    const t = atTrial();
    beatGate(t);
    expect(t.happened('combat').map(({ seat, along }) => [seat, along])).toEqual([[2, [0, 1]]]);
    expect(t.happened('escaped').map(({ seat }) => seat)).toEqual([0]);
    expect(ladderOf(t.state)).toMatchObject({ rungs: [], passed: 1, points: [0, 1, 1] });
    expect([t.kind(), t.seat()]).toEqual(['movement', 0]);
  });

  it('places: after the second trial Vynelvale is a forest without a market, and may be entered', () => {
    const t = atTrial();
    const { space = '' } = t.world.board.town['vynelvale'] ?? {};
    const markets = (): string[] => marketsIn(landOf(t.game())).map(({ town }) => town.id);
    ladderOf(t.state).passed = 1;
    expect(markets()).toContain('vynelvale');
    beatGate(t);
    expect(t.happened('town-vanished')).toHaveLength(1);
    expect(siteAt(t.game(), space)).toMatchObject({ terrain: 'forest', town: -1, market: -1, open: true });
    expect(markets()).not.toContain('vynelvale');
    expect(siteAt(t.game(), space).nearestTowns).not.toContain('vynelvale');
    // Whoever stands there has no Market step.
    t.place(0, space);
    t.picks(0);
    t.choose('stay');
    expect([t.kind(), t.seat()]).toEqual(['movement', 1]);
  });

  it('victory: whoever have three points win together', () => {
    const t = atTrial();
    ladderOf(t.state).points = [2, 2, 2];
    ladderOf(t.state).passed = 2;
    beatGate(t);
    expect(t.state.over).toEqual({ winners: [1, 2], how: 'trials' });
  });

  it('invariants: a card that lies on the Ladder is found there, and a broken Ladder is told', () => {
    const t = table();
    t.choose('stay');
    expect(violations(t.world, t.state)).toEqual([]);
    ladderOf(t.state).points[1] = 4;
    ladderOf(t.state).rungs = ['barrow-sentry'];
    expect(violations(t.world, t.state)).toEqual([
      'card barrow-sentry is in 2 places',
      `card ${GATE} is in 0 places`,
      'barrow-sentry lies on the Ladder',
      'seat 1 has 4 points for 0 trials',
      'seat 1 has won, and the game goes on',
    ]);
  });
});
