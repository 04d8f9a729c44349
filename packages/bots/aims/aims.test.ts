import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { profileOf } from '../fights/hero-profile.ts';
import { player } from '../players/create.ts';
import { evaluate } from '../value/evaluation.ts';
import { GREEDY, NORMAL } from '../value/weights.ts';
import type { Aim } from './aim.ts';
import { aimOf } from './aim-of.ts';
import { AIMS } from './registry.ts';
import { goalDecks, trophiesOf, trophyWorth } from './worth.ts';

/** The base game under another name: nobody has told the bots what it is about. */
const base = library.adventures['dragon-lords'];
if (base === undefined) throw new Error('the base game is missing');
const more = { ...library, adventures: { ...library.adventures, pilgrims: { ...base, id: 'pilgrims' } } };
const table = (adventure: string): Scenario =>
  scenario(more, { adventure, heroes: ['ronan-of-the-wild', 'nib-carraway'] });

const RIVER = 'the river of the pilgrims';

/** Whoever stands on a space that the aim names has done enough. */
const pilgrimage = (space: string): Aim => ({
  adventure: 'pilgrims',
  decks: [],
  places: () => [{ space, value: 500 }],
  progress: (_, __, { space: at }) => (at === space ? 1 : 0),
  decisions: { movement: (_, option) => (option === 'stay' ? 1 : 0) },
  reasons: { stay: () => 'wait for a sign' },
  placeReason: (_, at) => (at === space ? RIVER : null),
});

describe('the aim of the base game', () => {
  const { world, state, player: seat, give } = table('dragon-lords');
  const aim = aimOf(AIMS, world, state);

  it('has the red deck as its goal, and all four from the easiest to the hardest', () => {
    expect(goalDecks(aim)).toEqual(['red']);
    expect(aim.decks.map(({ deck }) => deck)).toEqual(['green', 'yellow', 'blue', 'red']);
  });

  it('counts Dragon Runes, the third of which is victory', () => {
    expect(trophiesOf(aim, world, seat(0))).toBe(0);
    const runes = Object.values(world.cards).filter(({ holding }) => holding === 'rune');
    give(0, runes[0]?.id ?? '');
    expect(trophiesOf(aim, world, seat(0))).toBe(1);
    expect([0, 1, 2].map((held) => trophyWorth(aim, GREEDY, held))).toEqual([45, 80, 200]);
  });
});

describe('an adventure without an aim', () => {
  const { world, state } = table('pilgrims');
  const aim = aimOf(AIMS, world, state);

  it('gets one from its cards: decks by difficulty, the goal where a card wins the game, no trophies', () => {
    expect(aim.adventure).toBe('pilgrims');
    expect(aim.decks.map(({ deck }) => deck)).toEqual(['green', 'yellow', 'blue', 'red']);
    expect(goalDecks(aim)).toEqual(['red']);
    expect(aim.trophies).toBeUndefined();
    expect(aim.decks.map(({ standsFor }) => standsFor)).toEqual(['green', 'green', 'red', 'red']);
  });

  it('is played by every strength', () => {
    for (const strength of ['easy', 'normal'] as const)
      expect(state.decision?.options).toContain(player(strength).choose(world, state, seeded('pilgrim')));
  });
});

describe('an aim that is brought along', () => {
  const at = (space: string): Scenario => {
    const played = table('pilgrims');
    played.place(0, space);
    return played;
  };
  const played = table('pilgrims');
  const { world, state } = played;
  const here = played.player(0).space ?? '';
  const away = world.board.space[here]?.neighbors[0] ?? '';

  it('decides its own decisions in place of plans and heuristics, with words of its own', () => {
    const aims = { pilgrims: pilgrimage(here) };
    for (const strength of ['easy', 'normal', 'hard'] as const)
      expect(player(strength, 'balanced', { aims }).choose(world, state, seeded('sign'))).toBe('stay');
    expect(player('normal', 'balanced', { aims }).advise(world, state, seeded('sign')).why).toBe(
      'Wait for a sign.',
    );
  });

  it('draws planners to its places, and says why', () => {
    const { decisions: _, reasons: __, ...aim } = pilgrimage(away);
    const bot = player('normal', 'balanced', { aims: { pilgrims: aim } });
    const { choice, why } = bot.advise(world, state, seeded('sign'));
    expect(['roll', `walk:${away}`]).toContain(choice);
    expect(why).toContain(RIVER);
  });

  it('says how near victory a player is', () => {
    const weights = { ...NORMAL, id: 'pilgrim', aims: { pilgrims: pilgrimage(away) } };
    const value = (space: string): number => {
      const { world: there, state: now } = at(space);
      return evaluate(there, now, 0, weights);
    };
    expect(value(away) - value(here)).toBeCloseTo(weights.victory, 6);
  });

  it('does not change what was worked out for players who go by another', () => {
    const aims = { pilgrims: pilgrimage(here) };
    player('normal', 'balanced', { aims }).choose(world, state, seeded('sign'));
    expect(profileOf(world, state, played.player(0), NORMAL).aim.trophies).toBeUndefined();
    expect(profileOf(world, state, played.player(0), NORMAL).aim.decks).toHaveLength(4);
  });
});
