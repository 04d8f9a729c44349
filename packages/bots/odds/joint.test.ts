import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { apply, newGame, view } from '@wayrune/engine/rules/world/game.ts';
import { aFoe } from '@wayrune/engine/testing/arena.ts';
import { anyOption } from '@wayrune/engine/testing/random-play.ts';
import { stormTable, stormy } from '@wayrune/engine/testing/storm.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { optionLabel } from '@wayrune/engine/text/option-label.ts';
import { prompt } from '@wayrune/engine/text/prompt.ts';
import { describe, expect, it } from 'vitest';
import { playGame } from '../lab/play-games.ts';
import { player } from '../players/create.ts';
import { fightOdds } from './index.ts';

const storm = aFoe({ id: 'storm', life: 3 });

describe('the odds of a fight of several Heroes', () => {
  it('JOINT-1 are estimated, and never said to be exact', () => {
    const table = stormTable(library, [storm]);
    table.choose('stay');
    const odds = fightOdds(table.world, table.state, { seat: 0 });
    expect(odds?.exact).toBe(false);
    expect(odds?.seat).toBe(0);
  });

  it('JOINT-5 count a knock-out as one of the Hero who fell, and not as the end of the fight', () => {
    // Any failure of seat 1 is a fall; the enemy has one Life left, and seat 0 cannot miss.
    const table = stormTable(library, [
      aFoe({ id: 'storm', life: 9, mind: [40, 1], body: [2, 0], spirit: [2, 0] }),
    ]);
    table.player(1).wounds = 4;
    table.choose('stay');
    const odds = (seat: number) => fightOdds(table.world, table.state, { seat });
    expect(odds(1)?.knockedOut).toBeCloseTo(1);
    expect(odds(0)?.knockedOut).toBeLessThan(1);
    expect(odds(0)?.win).toBeGreaterThan(0.5);
  });
});

describe('a fight of several Heroes', () => {
  it('JOINT-1 has words for every decision and event, and a reason for every hint', () => {
    const ours = stormy(library, [], { deck: 'green' });
    const setup = { adventure: 'dragon-lords', heroes: [null, null, null], variants: ['storm'], packs: [] };
    const world = createWorld(ours, setup);
    const chance = seeded('words');
    const { state } = newGame(world, setup, chance);
    const names = ['Ann', 'Ben', 'Cid'];
    const hints = player('easy');
    let fought = 0;
    for (let i = 0; i < 120 && state.decision !== null; i++) {
      expect(prompt(world, state)).not.toBe('');
      for (const option of state.decision.options) expect(optionLabel(world, state, option)).not.toBe('');
      if (combatOf(view(world, state)) !== null && fought++ < 12)
        expect(hints.advise(world, state, chance).why).not.toBe('');
      const { events } = apply(world, state, anyOption(state, chance), chance);
      for (const event of events) expect(eventLine(world, names, event)).not.toBe('');
    }
    expect(fought).toBeGreaterThan(10);
  });

  it('JOINT-1 is played by bots, in every turn', () => {
    const ours = stormy(library, [], { deck: 'green' });
    const setup = { adventure: 'dragon-lords', heroes: [null, null, null], variants: ['storm'], packs: [] };
    const bots = [player('normal'), player('easy'), player('easy')];
    const played = playGame(ours, setup, bots, 'storms', { maxDecisions: 120, check: true });
    expect(played.violations).toEqual([]);
    expect(played.decisions).toBe(120);
  });
});
