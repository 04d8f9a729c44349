import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { playGame } from '../../lab/play-games.ts';
import { botOf } from '../../players/create.ts';

const setupFor = (players: number, ...variants: readonly string[]) => ({
  adventure: 'mists-of-zanaga',
  heroes: Array.from({ length: players }, () => null),
  variants,
  packs: [],
});
const play = (name: string, players: number, ...variants: readonly string[]) =>
  playGame(library, setupFor(players, ...variants), [botOf(name)], `${name} ${players}`, { check: true });

const FINISHED = { finished: true, violations: [] };

describe('The Mists of Zanaga is played to its end without breaking an invariant', () => {
  it.each([1, 2, 4, 6])('by %i greedy bots', (players) => {
    expect(play('greedy', players)).toMatchObject({ ...FINISHED, how: 'primal-god' });
  });

  it.each([2])('by %i easy bots', (players) => {
    expect(play('easy', players)).toMatchObject({ ...FINISHED, how: 'primal-god' });
  });

  it('by greedy bots with Monster Safari, Relentless Rituals and Epic Confrontation', () => {
    const options = ['monster-safari', 'relentless-rituals', 'epic-confrontation'];
    expect(play('greedy', 3, ...options)).toMatchObject(FINISHED);
  });
});
