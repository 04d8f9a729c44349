import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../lab/play-games.ts';
import { botOf } from '../../players/create.ts';

const play = (name: string, players: number) => {
  const heroes = Array.from({ length: players }, () => null);
  const setup = { adventure: 'cataclysm', heroes, variants: [], packs: [] };
  return playGame(library, setup, [botOf(name)], `${name} ${players}`, { check: true, maxDecisions: 10_000 });
};

const FINISHED = { finished: true, violations: [] };

describe('The Cataclysm is played to its end without breaking an invariant', () => {
  it.each([2, 3, 4, 5])('by %i greedy bots', (players) => {
    expect(play('greedy', players)).toMatchObject(FINISHED);
  });

  it.each(['easy', 'normal'])('by two %s bots', (name) => {
    expect(play(name, 2)).toMatchObject(FINISHED);
  });
});
