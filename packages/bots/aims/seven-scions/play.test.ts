import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../lab/play-games.ts';
import { botOf } from '../../players/create.ts';

const play = (name: string, players: number, ...variants: readonly string[]) => {
  const heroes = Array.from({ length: players }, () => null);
  const setup = { adventure: 'seven-scions', heroes, variants, packs: [] };
  return playGame(library, setup, [botOf(name)], `${name} ${players}`, { check: true, maxDecisions: 10_000 });
};

const FINISHED = { finished: true, violations: [] };

describe('The Seven Scions is played to its end without breaking an invariant', () => {
  it.each([1, 2, 4, 6])('by %i greedy bots', (players) => {
    expect(play('greedy', players)).toMatchObject(FINISHED);
  });

  it.each([2, 4, 6])('by %i greedy bots together', (players) => {
    expect(play('greedy', players, 'cooperative')).toMatchObject(FINISHED);
  });

  it.each(['easy', 'normal'])('by two %s bots, against each other and together', (name) => {
    expect(play(name, 2)).toMatchObject({ ...FINISHED, how: 'stormlords' });
    expect(play(name, 2, 'cooperative')).toMatchObject(FINISHED);
  });
});
