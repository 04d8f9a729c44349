/** Answers the questions that a worker is asked: what a bot does, what it advises, what the odds are. */
import { type Bot, COUNSEL, player } from '@wayrune/bots';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld, type Library } from '@wayrune/engine/parts/library.ts';
import type { Setup } from '@wayrune/engine/rules/setup.ts';
import type { World } from '@wayrune/engine/rules/world.ts';
import { outlook } from './odds-ahead.ts';
import type { BotSitter } from '../sitter.ts';
import type { Answer, Errand, Errands, Question, Unwanted } from './workers.ts';

/** How long a hard bot thinks about a weighty decision, in milliseconds. */
const BUDGET = 500;

type LibraryFor = (setup: Setup) => Promise<Library>;

const worlds = new Map<string, World>();
const players = new Map<string, Bot>();

async function worldOf(libraryFor: LibraryFor, { setup }: Question): Promise<World> {
  const key = JSON.stringify(setup);
  const known = worlds.get(key) ?? createWorld(await libraryFor(setup), setup);
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
    world: World,
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
  choose: ({ sitter, state, seed }, world) => playerOf(sitter).choose(world, state, seeded(seed)),
  advise: ({ state, seed }, world) => playerOf(COUNSEL).advise(world, state, seeded(seed)),
  odds: ({ id, state }, world) => inPieces(id, outlook(world, state)),
};

async function answerTo(libraryFor: LibraryFor, question: Question): Promise<Answer> {
  const { id } = question;
  const serve = DESK[question.errand] as (question: Question, world: World) => unknown;
  try {
    return { id, answer: await serve(question, await worldOf(libraryFor, question)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

export function openDesk(libraryFor: LibraryFor): void {
  self.onmessage = async ({ data }: MessageEvent<Question | Unwanted>) => {
    if ('unwanted' in data) unwanted.add(data.unwanted);
    else {
      const answer = await answerTo(libraryFor, data);
      unwanted.clear();
      self.postMessage(answer);
    }
  };
}
