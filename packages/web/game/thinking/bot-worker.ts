/** The bots, beside the page: they may think long, and nothing stands still for it. */
import { type Bot, COUNSEL, player } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { outlook } from './odds-ahead.ts';
import type { BotSitter } from '../sitter.ts';
import type { Answer, Errand, Errands, Question, Unwanted } from './workers.ts';

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

type Desk = {
  readonly [E in Errand]: (
    question: Extract<Question, { errand: E }>,
  ) => Errands[E]['answer'] | Promise<Errands[E]['answer']>;
};

const unwanted = new Set<number>();

/** Piece by piece, so that it can be heard in between that nobody wants to know any more. */
async function inPieces<T>(id: number, work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (unwanted.delete(id)) throw new Error('nobody wants to know any more');
  }
}

const DESK: Desk = {
  choose: (question) => {
    const { sitter, state, seed } = question;
    return playerOf(sitter).choose(worldOf(question), state, seeded(seed));
  },
  advise: (question) => playerOf(COUNSEL).advise(worldOf(question), question.state, seeded(question.seed)),
  odds: (question) => inPieces(question.id, outlook(worldOf(question), question.state)),
};

async function answerTo(question: Question): Promise<Answer> {
  const { id } = question;
  const serve = DESK[question.errand] as (question: Question) => unknown;
  try {
    return { id, answer: await serve(question) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

self.onmessage = async ({ data }: MessageEvent<Question | Unwanted>) => {
  if ('unwanted' in data) unwanted.add(data.unwanted);
  else {
    const answer = await answerTo(data);
    unwanted.clear();
    self.postMessage(answer);
  }
};
