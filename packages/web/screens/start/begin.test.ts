import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { beginGame } from '../../game/archive/keep.ts';
import { openGame } from '../../game/session.ts';
import { bot, HUMAN } from '../../game/sitter.ts';
import { asked, testPorts } from '../../game/testing.ts';
import { fromSeat, quickGame } from './begin.ts';

describe('a quick game', () => {
  it.each([0, 1, 2, 3])('seats the players in the order of their turns from seat %i on', (first) => {
    const sitters = [HUMAN, bot('easy'), bot('normal'), bot('hard')];
    const seated = fromSeat(sitters)(first);
    expect(sitters.map((_, turn) => seated[(first + turn) % 4])).toEqual(sitters);
  });

  it('gives the person the first turn, whichever seat chance lets begin', async () => {
    const firsts = new Set<number | null>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const ports = { ...testPorts(), library };
      const { setup, sitters } = quickGame('dragon-lords');
      const session = await openGame(ports, await beginGame(ports, setup, fromSeat(sitters), seed));
      if (session === null) throw new Error('no session');
      const seat = await asked(session);
      const { sitters: seated, state, entries } = session.store.getState();
      expect(seated[seat ?? -1]?.kind).toBe('human');
      expect([entries, state.turn]).toEqual([0, 1]);
      expect(seated.filter(({ kind, name }) => kind === 'bot' && name !== undefined)).toHaveLength(3);
      firsts.add(seat);
      session.close();
    }
    expect(firsts.size).toBeGreaterThan(1);
  });
});
