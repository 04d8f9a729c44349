import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';
import { apply, newGame } from '@wayrune/engine/rules/world/game.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { percent } from '@wayrune/engine/text/percent.ts';
import { describe, expect, it } from 'vitest';
import type { Bot } from './bot.ts';
import { challengeOdds, deckOdds, fightOdds } from '../odds/index.ts';
import { BOT_IDS, BOTS, botOf, player } from './create.ts';
import { STRENGTHS, TEMPERS } from './strengths.ts';

const setup = { adventure: 'dragon-lords', heroes: [null, null], variants: [], packs: [] };
const world = createWorld(library, setup);

/** The table as it is after so many decisions of a bot. */
function tableAfter(decisions: number, bot: Bot, seed: string, watch?: (state: State) => void): State {
  const chance = seeded(seed);
  const { state } = newGame(world, setup, chance);
  const own = seeded(`${seed}/own`);
  for (let i = 0; i < decisions && state.decision !== null; i++) {
    watch?.(state);
    apply(world, state, bot.choose(world, state, own), chance);
  }
  return state;
}

describe('players', () => {
  it('are described to those who choose them', () => {
    for (const { name, says } of [...Object.values(STRENGTHS), ...Object.values(TEMPERS)]) {
      expect(name).toMatch(/^[A-Z]\w+$/);
      expect(says).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('are known by strength and temper', () => {
    expect(player('hard', 'bold').id).toBe('hard:bold');
    expect(botOf('normal').id).toBe('normal');
    expect(botOf('normal:balanced').id).toBe('normal');
    expect(Object.keys(BOTS)).toEqual(BOT_IDS);
    for (const id of BOT_IDS) expect(BOTS[id]?.id).toBe(id);
  });

  it.each([
    ['nromal', /there is no bot "nromal"; did you mean "normal"\?/],
    ['hard:brave', /there is no bot "hard:brave".*balanced, bold, careful, merchant, hunter/],
    ['normal:bold:careful', /as in "hard:bold"/],
    ['', /easy, normal, hard/],
  ])('are not found as "%s", and it is said what would be right', (id, message) => {
    expect(() => botOf(id)).toThrow(message);
  });
});

describe('advice', () => {
  it.each(['greedy', 'easy', 'normal'])('of %s is an option and a sentence, whatever is asked', (id) => {
    const bot = botOf(id);
    // Each kind of decision several times: a reason that tells of a deck takes as long as the odds of all its fights.
    const asked = new Map<string, number>();
    tableAfter(400, bot, `advice of ${id}`, (state) => {
      const { kind = '' } = state.decision ?? {};
      asked.set(kind, 1 + (asked.get(kind) ?? 0));
      if ((asked.get(kind) ?? 0) > 5) return;
      const { choice, why } = bot.advise(world, state, seeded('advice'));
      expect(state.decision?.options).toContain(choice);
      expect(why).toMatch(/^[A-Z0-9<>].*[.!?]$/);
      expect(why).not.toMatch(/undefined|NaN|Infinity/);
    });
    expect(asked.size).toBeGreaterThan(8);
  });

  it('never sends a Hero where they stand, nor repeats the option', () => {
    const bot = botOf('normal');
    let steps = 0;
    tableAfter(250, bot, 'steps', (state) => {
      if (state.decision?.kind !== 'step') return;
      const { choice, why } = bot.advise(world, state, seeded('advice'));
      if (!choice.startsWith('step:')) return;
      steps++;
      expect(why).not.toContain(optionLabel(world, state, choice));
      expect(why).toMatch(/^(Head for|On the way to|.* is the best place to start your next turn)/);
    });
    expect(steps).toBeGreaterThan(20);
  });

  it('gives the chances that are shown beside it', () => {
    const said: string[] = [];
    const bot = botOf('greedy');
    tableAfter(150, bot, 'chances', (state) => {
      if (!['adventure', 'escape'].includes(state.decision?.kind ?? '')) return;
      const { choice, why } = bot.advise(world, state, seeded('advice'));
      const { seat = 0 } = state.decision ?? {};
      if (choice === 'fight') {
        const odds = fightOdds(world, state, { seat })?.options;
        const { win = 0 } = odds?.find(({ option }) => option === choice) ?? {};
        expect(why).toBe(`${percent(win)} to win from here.`);
        said.push(choice);
      }
      if (choice !== 'attempt') return;
      const { space } = state.players[seat] as Player;
      const waiting = state.track.find((entry) => entry?.space === space)?.card;
      const color = world.board.space[space ?? '']?.jewel?.color ?? 'green';
      const { win } =
        waiting === undefined
          ? deckOdds(world, state, seat, color)
          : challengeOdds(world, state, seat, waiting);
      expect(why).toContain(`${percent(win)} to win`);
      said.push(choice);
    });
    expect(new Set(said)).toEqual(new Set(['attempt', 'fight']));
  });
});

describe('what the table will roll', () => {
  it.each(['easy', 'normal', 'hard'])('does not change a choice of %s', (id) => {
    const bot = botOf(id);
    for (const decisions of [0, 40, 41, 120]) {
      const state = tableAfter(decisions, botOf('normal'), 'fair');
      const choice = bot.choose(world, state, seeded('own'));
      for (const fate of ['one', 'another']) {
        const table = structuredClone(state);
        expect(bot.choose(world, table, seeded('own'))).toBe(choice);
        expect(table).toEqual(state);
        apply(world, table, choice, seeded(fate));
      }
    }
  });
});
