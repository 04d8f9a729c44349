import { provingLibrary } from '@wayrune/content/testing/proving-ground/index.ts';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { ladderOf } from '@wayrune/engine/testing/proving-ground/ladder.ts';
import { type Scenario, scenario } from '@wayrune/engine/testing/scenario.ts';
import { soakGame } from '@wayrune/engine/testing/soak.ts';
import { optionLabel, prompt, ruleOf } from '@wayrune/engine/text/decision.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { describe, expect, it } from 'vitest';
import { aimOf } from '../../aims/aim-of.ts';
import { playGame, playIn } from '../../lab/play-games.ts';
import { botOf, player } from '../../players/create.ts';
import { random } from '../../players/random.ts';
import { evaluate } from '../../value/evaluation.ts';
import { NORMAL } from '../../value/weights.ts';
import { provingGroundAim } from './aim.ts';

const aims = { [provingGroundAim.adventure]: provingGroundAim };
const setupFor = (players: number) => ({
  adventure: provingGroundAim.adventure,
  heroes: Array.from({ length: players }, () => null),
  variants: [],
  packs: [],
});

describe('Proving Ground', () => {
  it.each([1, 2, 3, 4, 5, 6])('breaks no invariant in random play with %i at the table', (players) => {
    const setup = setupFor(players);
    const world = createWorld(provingLibrary, setup);
    for (const seed of ['first', 'second']) {
      const game = { library: provingLibrary, world, setup, player: random.choose, cap: 1_500 };
      const { finished, violations } = soakGame({ ...game, seed });
      expect({ finished, violations }).toEqual({ finished: true, violations: [] });
    }
  });

  it.each(['greedy', 'normal'])('is played to its end by %s bots without breaking an invariant', (name) => {
    const bots = [botOf(name, { aims })];
    for (const players of [1, 2, 4]) {
      const played = playGame(provingLibrary, setupFor(players), bots, `${name} ${players}`, { check: true });
      expect(played).toMatchObject({ finished: true, how: 'trials', violations: [] });
    }
  });
});

describe('Proving Ground proves the seam of words', () => {
  it('every event, question and option of a whole game is put into words, and has a rule', () => {
    const setup = setupFor(3);
    const world = createWorld(provingLibrary, setup);
    const names = ['Ada', 'Ben', 'Cy'];
    const kinds = new Set<string>();
    const hear = (events: readonly GameEvent[], state: State): void => {
      for (const event of events) eventLine(world, names, event);
      const { decision } = state;
      if (decision === null) return;
      kinds.add(decision.kind);
      expect([prompt(world, state), ruleOf(world, decision.kind)]).not.toContain('');
      for (const option of decision.options) expect(optionLabel(world, state, option)).not.toBe('');
    };
    expect(playIn(world, setup, [random], 'words', { hear }).finished).toBe(true);
    expect(kinds).toContain('trial');
  });
});

/** Seat 1 ends its turn, and the third trial lies on the Ladder. */
function atTrial(): Scenario {
  const table = scenario(provingLibrary, {
    adventure: provingGroundAim.adventure,
    heroes: ['ronan-of-the-wild', 'hedda-stonebrake'],
  });
  table.onTop('trials', 'trial-of-the-well', 'trial-of-the-gate', 'trial-of-the-feather');
  for (const [seat, space] of ['e9', 'e11'].entries()) table.place(seat, space);
  table.choose('stay', 'stay', 'stay');
  return table;
}

describe('Proving Ground proves the seam of aims', () => {
  it('decisions: bots of every strength choose the easiest trial, and say so', () => {
    const { world, state } = atTrial();
    for (const strength of ['easy', 'normal', 'hard'] as const) {
      const { choice, why } = player(strength, 'balanced', { aims }).advise(world, state, seeded('trial'));
      expect(choice).toBe('face:trial-of-the-gate');
      expect(why).toBe('Face Trial of the Gate, the easiest of the three.');
    }
  });

  it('progress: every point is a third of the victory', () => {
    const { world, state } = atTrial();
    const weights = { ...NORMAL, id: 'climber', aims };
    const before = evaluate(world, state, 0, weights);
    ladderOf(state).points[0] = 1;
    expect(evaluate(world, state, 0, weights) - before).toBeCloseTo(weights.victory / 3, 6);
  });

  it('none: without an aim, one is read off its cards, its own deck among them', () => {
    const { world, state } = atTrial();
    expect(aimOf({}, world, state).decks.map(({ deck }) => deck)).toContain('trials');
    const { choice, why } = player('normal').advise(world, state, seeded('trial'));
    expect(state.decision?.options).toContain(choice);
    expect(why).toContain('Looks best');
  });
});
