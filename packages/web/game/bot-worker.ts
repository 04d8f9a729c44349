/** The bots, beside the page: they may think long, and nothing stands still for it. */
import { BOTS } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/rules/library.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import type { Answer, Errand, Errands, Question } from './think.ts';

const worlds = new Map<string, World>();

function worldOf(setup: Question['setup']): World {
  const key = JSON.stringify(setup);
  const known = worlds.get(key) ?? createWorld(library, setup);
  worlds.set(key, known);
  return known;
}

function greedyChoice({ setup, state, seed }: Question): string {
  const player = BOTS['greedy'];
  if (player === undefined) throw new Error('there is no bot');
  return player.choose(worldOf(setup), state, seeded(seed));
}

type Desk = { readonly [E in Errand]: (question: Question) => Errands[E]['answer'] };

const DESK: Desk = {
  choose: greedyChoice,
  advise: (question) => ({ choice: greedyChoice(question), why: '' }),
};

self.onmessage = ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, answer: DESK[data.errand](data) };
  } catch (error) {
    answer = { id: data.id, error: String(error) };
  }
  self.postMessage(answer);
};
