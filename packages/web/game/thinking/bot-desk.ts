/** Answers the requests that a worker gets: what a bot does, what it advises, what the odds are. */
import { type Bot, COUNSEL, player } from '@wayrune/bots';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { createWorld, type Library } from '@wayrune/engine/parts/library.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { withPacks } from '../../own-packs/with-packs.ts';
import type { BotSitter } from '../sitter.ts';
import { oddsAgainst, oddsAhead } from './odds-ahead.ts';
import { type Cancel, CANCELED, type Request, type Response, type Task, type Tasks } from './protocol.ts';

/** How long a hard bot thinks about a weighty decision, in milliseconds. */
const BUDGET = 500;

type Shipped = () => Promise<Library>;

const worlds = new Map<string, World>();
const players = new Map<string, Bot>();

async function worldOf(shippedLibrary: Shipped, { setup, packs }: Request): Promise<World> {
  const key = JSON.stringify([setup, packs]);
  const known = worlds.get(key) ?? createWorld(withPacks(await shippedLibrary(), packs), setup);
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
  readonly [T in Task]: (
    request: Extract<Request, { task: T }>,
    world: World,
  ) => Tasks[T]['answer'] | Promise<Tasks[T]['answer']>;
};

const canceled = new Set<number>();

/** Piece by piece, so that a cancellation can be heard in between. */
async function inPieces<T>(id: number, work: Generator<undefined, T>): Promise<T> {
  for (;;) {
    const piece = work.next();
    if (piece.done === true) return piece.value;
    await new Promise((resolve) => setTimeout(resolve, 0));
    if (canceled.delete(id)) throw new Error(CANCELED);
  }
}

const DESK: Desk = {
  choose: ({ sitter, state, seed }, world) => playerOf(sitter).choose(world, state, seeded(seed)),
  advise: ({ state, seed }, world) => playerOf(COUNSEL).advise(world, state, seeded(seed)),
  odds: ({ id, state, cards }, world) =>
    inPieces(id, cards === undefined ? oddsAhead(world, state) : oddsAgainst(world, state, cards)),
};

async function answerTo(shippedLibrary: Shipped, request: Request): Promise<Response> {
  const { id } = request;
  const serve = DESK[request.task] as (request: Request, world: World) => unknown;
  try {
    return { id, answer: await serve(request, await worldOf(shippedLibrary, request)) };
  } catch (error) {
    return { id, error: String(error) };
  }
}

export function openDesk(shippedLibrary: Shipped): void {
  self.onmessage = async ({ data }: MessageEvent<Request | Cancel>) => {
    if ('cancel' in data) canceled.add(data.cancel);
    else {
      const answer = await answerTo(shippedLibrary, data);
      canceled.clear();
      self.postMessage(answer);
    }
  };
}
