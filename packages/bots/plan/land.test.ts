import { library } from '@wayrune/content';
import { scripted } from '@wayrune/engine/kernel/chance.ts';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { RUIN, ruin } from '@wayrune/engine/testing/ruin.ts';
import { scenario, type Scenario } from '@wayrune/engine/testing/scenario.ts';
import { TRIAL, withTrial } from '@wayrune/engine/testing/trial.ts';
import { describe, expect, it } from 'vitest';
import { botOf } from '../index.ts';
import { turnsTo } from './routes.ts';
import { reach, waysOf } from './travel.ts';

/** Tamalir (g7) is the fourth town, Forge (f10) the fifth. */
const TAMALIR = 3;
const FORGE = 4;
const ROAD_AND_FOREST = 3;

const table = (): Scenario =>
  scenario(withTrial(library, RUIN), { heroes: ['hedda-stonebrake'], variants: TRIAL });

describe('ways over a land that has changed', () => {
  it('need the symbol of a fallen town, and never lead into a closed space', () => {
    const s = table();
    const { index } = s.world.board;
    const reached = (): string[] =>
      reach(s.game(), 0, 'g8', [ROAD_AND_FOREST]).map(({ space }) => s.world.board.spaces[space]?.id ?? '');
    expect(reached()).toContain('g7');
    ruin(s.state, { fallen: [TAMALIR] });
    expect(reached()).not.toContain('g7');
    ruin(s.state, { fallen: [], closed: ['g7'] });
    expect(reached()).not.toContain('g7');
    const around = waysOf(landOf(s.game())).around[index.get('g8') ?? -1];
    expect(around).not.toContain(index.get('g7'));
  });

  it('are counted anew for the new land, and those of the old one are kept', () => {
    const s = table();
    const to = s.world.board.index.get('g7') ?? -1;
    const from = s.world.board.index.get('c1') ?? -1;
    const before = turnsTo(landOf(s.game()), to, 5);
    ruin(s.state, { closed: s.world.board.space['g7']?.neighbors.slice() ?? [] });
    expect(turnsTo(landOf(s.game()), to, 5)[from]).toBeGreaterThan(30);
    expect(turnsTo(s.world.land, to, 5)).toBe(before);
  });

  it.each(['greedy', 'normal'] as const)('a %s bot heads for a market that is still there', (id) => {
    const first = (fallen: number[]): string => {
      const s = table();
      s.place(0, 'g9');
      s.player(0).gold = 3;
      s.player(0).wounds = 3;
      s.state.counters.fill(0);
      ruin(s.state, { fallen });
      const bot = botOf(id);
      // Every die shows plains, hills and road.
      s.picks(0, 0, 0, 0, 0);
      s.choose('roll');
      let steps = 0;
      while (s.kind() === 'step' && steps++ < 6) s.choose(bot.choose(s.world, s.state, scripted([])));
      return s.player(0).space ?? '';
    };
    expect(['g7', 'f10']).toContain(first([]));
    expect(first([TAMALIR])).toBe('f10');
    expect(first([FORGE])).toBe('g7');
  });
});
