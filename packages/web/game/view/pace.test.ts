import { BOTS } from '@wayrune/bots';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { randomSetup } from '@wayrune/engine/testing/random-play.ts';
import { describe, expect, it } from 'vitest';
import type { Settings } from '../../settings/settings.ts';
import type { Ports } from '../ports.ts';
import { bot, HUMAN } from '../sitter.ts';
import { asked, started, testPorts } from '../testing.ts';
import { paceOf } from './pace.ts';

const setup = randomSetup(4);

/** How long the turns of three bots last between two of a person, in seconds, over some rounds of a game. */
async function roundsOfBots(
  seed: string,
  rounds: number,
  settings: Partial<Settings> = {},
): Promise<number[]> {
  let clock = 0;
  const pause: Ports['pause'] = async (milliseconds, skipped) => {
    if (!skipped.aborted) clock += milliseconds;
  };
  const ports = { ...testPorts({ speed: 1, confirmEndTurn: true, ...settings }, setup), pause };
  const session = await started(ports, [HUMAN, bot(), bot(), bot()], setup, seed);
  const { getState: shown } = session.store;
  const lasted: number[] = [];
  for (let turnEnd: number | null = null; lasted.length < rounds && shown().state.over === null; ) {
    await asked(session);
    const { gate, state, chooser, world } = shown();
    if (chooser !== null && turnEnd !== null && state.active === 0) {
      lasted.push((clock - turnEnd) / 1000);
      turnEnd = null;
    }
    if (gate !== null) {
      if (gate.next !== null) turnEnd = clock;
      session.proceed();
    } else if (chooser !== null) {
      session.choose(BOTS['greedy']?.choose(world, state, seeded(`${seed}/${state.turn}`)) ?? '');
    }
  }
  session.close();
  return lasted;
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

describe('the turns of three bots', () => {
  it('take half the time in a turn that has lasted long, at any speed, except for what concerns a person', () => {
    const won = { type: 'defeated', seat: 1, card: 'foe' } as const;
    for (const speed of [0.5, 1, 4]) {
      const usual = paceOf(won, speed, 'key');
      expect(paceOf(won, speed, 'key', 2000 / speed)).toBe(usual);
      expect(paceOf(won, speed, 'key', 3000 / speed)).toBe(usual / 2);
      expect(paceOf(won, speed, 'close', 3000 / speed)).toBe(paceOf(won, speed, 'close'));
    }
  });

  it('last less than ten seconds together at the usual speed, and show their rolls only if that is wanted', async () => {
    const seeds = ['a', 'b', 'c'];
    const key = (await Promise.all(seeds.map((seed) => roundsOfBots(seed, 8)))).flat();
    expect(key).toHaveLength(24);
    expect(median(key)).toBeLessThan(10);
    expect(median(key)).toBeGreaterThan(4);
    const all = await roundsOfBots('a', 4, { watchBots: 'all' });
    expect(median(all)).toBeGreaterThan(median(key));
  }, 60_000);
});
