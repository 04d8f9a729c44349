/** The bots, beside the page: they may think long, and nothing stands still for it. */
import { BOTS } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/rules/library.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import type { Answer, Question } from './think.ts';

const worlds = new Map<string, World>();

function worldOf(setup: Question['setup']): World {
  const key = JSON.stringify(setup);
  const known = worlds.get(key) ?? createWorld(library, setup);
  worlds.set(key, known);
  return known;
}

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const { id, setup, state, seed } = data;
  let answer: Answer;
  try {
    const player = BOTS['greedy'];
    if (player === undefined) throw new Error('there is no bot');
    answer = { id, choice: player.choose(worldOf(setup), state, seeded(seed)) };
  } catch (error) {
    answer = { id, error: String(error) };
  }
  self.postMessage(answer);
};
