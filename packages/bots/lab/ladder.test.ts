import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine';
import { hash } from '@wayrune/engine/kernel/hash.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { violations } from '@wayrune/engine/testing/invariants.ts';
import { describe, expect, it } from 'vitest';
import { equip, RUNGS, type Rung } from './kits.ts';
import { rankLines } from './fight-report.ts';
import { average, rankOf } from './ladder.ts';
import { levelOf } from './observe.ts';
import { greedy } from '../players/greedy.ts';
import { trial, workedOut } from './trial.ts';

const setup = { adventure: 'dragon-lords', heroes: [null], variants: [], packs: [] };
const world = createWorld(library, setup);
const [fresh, prepared, mighty] = RUNGS as [Rung, Rung, Rung];

describe('Heroes of known strength', () => {
  it.each(RUNGS.map((rung) => [rung.id, rung] as const))(
    '%s: as it says, and a table in order',
    (_, rung) => {
      const state = equip(world, setup, 'nib-carraway', rung, 1);
      const [player] = state.players;
      if (player === undefined) throw new Error('nobody sits there');
      expect(levelOf(player)).toBe(rung.counters);
      expect(player.gold).toBe(rung.gold);
      expect(player.items.length + player.allies.length).toBeGreaterThanOrEqual(rung.slots.length - 1);
      for (const { card } of player.items) expect(infoOf(world, card).holding).toBe('item');
      expect(violations(world, state)).toEqual([]);
    },
  );

  it('are the same each time, and differ from kit to kit', () => {
    const kit = (number: number): string => hash(equip(world, setup, 'varikas-the-dead', mighty, number));
    expect(kit(0)).toBe(kit(0));
    expect(kit(0)).not.toBe(kit(1));
  });
});

describe('a trial', () => {
  it('gives the same verdict each time and leaves the table as it was', () => {
    const state = equip(world, setup, 'casimir-dray', fresh, 0);
    const before = hash(state);
    const verdict = trial(world, state, 'ditch-spider', greedy);
    expect(trial(world, state, 'ditch-spider', greedy)).toEqual(verdict);
    expect(hash(state)).toBe(before);
    expect(verdict.win + verdict.knockedOut).toBeLessThanOrEqual(1);
  });

  it('comes near to what best play is worked out to be', () => {
    const state = equip(world, setup, 'casimir-dray', fresh, 0);
    for (const card of ['ditch-spider', 'razorwing-fledglings'])
      expect(
        Math.abs(trial(world, state, card, greedy).win - workedOut(world, state, card).win),
      ).toBeLessThan(0.3);
  });

  it('is harder for the weak', () => {
    const win = (rung: Rung): number =>
      trial(world, equip(world, setup, 'hedda-stonebrake', rung, 0), 'bhoruk-the-unfed', greedy).win;
    expect(win(fresh)).toBeLessThan(0.1);
    expect(win(mighty)).toBeGreaterThan(win(fresh) + 0.3);
  });
});

describe('ranks', () => {
  it('tell apart what the game is won by', () => {
    expect(rankOf(infoOf(world, 'high-lord-margath'))).toBe('red, beating it wins');
    expect(rankOf(infoOf(world, 'bhoruk-the-unfed'))).toBe('red, taken as a Dragon Rune');
    expect(rankOf(infoOf(world, 'ditch-spider'))).toBe('green');
  });

  it('are means over Heroes and cards', () => {
    const verdict = (win: number) => ({ win, knockedOut: 1 - win, wounds: 2 });
    const climb = (win: number) => ({
      fresh: { 'ditch-spider': verdict(win) },
      prepared: { 'ditch-spider': verdict(win) },
      mighty: { 'ditch-spider': verdict(1) },
    });
    const [green] = rankLines(world, { 'nib-carraway': climb(0.2), 'casimir-dray': climb(0.4) });
    expect(green).toMatchObject({ rank: 'green', cards: 1 });
    expect(green?.rungs[0]?.win).toBeCloseTo(0.3);
    expect(green?.heroes['nib-carraway']).toEqual([0.2, 0.2, 1]);
    expect(average([verdict(0), verdict(1)])).toEqual({ win: 0.5, knockedOut: 0.5, wounds: 2 });
    expect(prepared.slots).toHaveLength(2);
  });
});
