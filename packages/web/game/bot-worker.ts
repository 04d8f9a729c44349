/** The bots, beside the page: they may think long, and nothing stands still for it. */
import { type Bot, player } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/rules/library.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { outlook } from './outlook.ts';
import type { BotSitter } from './sitter.ts';
import type { Answer, Errand, Errands, Question } from './think.ts';

/** How long a hard bot thinks about a weighty decision, in milliseconds. */
const BUDGET = 500;

const worlds = new Map<string, World>();
const players = new Map<string, Bot>();

function worldOf({ setup }: Question): World {
  const key = JSON.stringify(setup);
  const known = worlds.get(key) ?? createWorld(library, setup);
  worlds.set(key, known);
  return known;
}

function playerOf({ strength, temper }: Pick<BotSitter, 'strength' | 'temper'>): Bot {
  const key = `${strength} ${temper}`;
  const known =
    players.get(key) ?? player(strength, temper, { budget: BUDGET, clock: () => performance.now() });
  players.set(key, known);
  return known;
}

/** Whose counsel people get. */
const COUNSEL = { strength: 'normal', temper: 'balanced' } as const;

type Desk = {
  readonly [E in Errand]: (question: Extract<Question, { errand: E }>) => Errands[E]['answer'];
};

const DESK: Desk = {
  choose: (question) => {
    const { sitter, state, seed } = question;
    return playerOf(sitter).choose(worldOf(question), state, seeded(seed));
  },
  advise: (question) => playerOf(COUNSEL).advise(worldOf(question), question.state, seeded(question.seed)),
  odds: (question) => outlook(worldOf(question), question.state),
};

self.onmessage = ({ data }: MessageEvent<Question>) => {
  const serve = DESK[data.errand] as (question: Question) => unknown;
  let answer: Answer;
  try {
    answer = { id: data.id, answer: serve(data) };
  } catch (error) {
    answer = { id: data.id, error: String(error) };
  }
  self.postMessage(answer);
};
