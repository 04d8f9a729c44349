/**
 * boardgame.io's client, making a small move on a state of the same size as ours. It runs in its own process, because the
 * code it loads slows down every array in the process; its slices still alternate with ours.
 */
import { fork, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(import.meta.url);
const FOLDER = dirname(FILE);

interface PeerClient {
  readonly moves: { readonly change: () => void };
  readonly start: () => void;
  readonly getState: () => { readonly G: { readonly players: readonly { readonly gold: number }[] } } | null;
}

type Order = { readonly state: object } | { readonly moves: number };

/** Installs it next to the benchmark if it is missing; the game itself never needs it. */
function install(): void {
  if (existsSync(join(FOLDER, 'node_modules', 'boardgame.io'))) return;
  console.error('Installing boardgame.io for the benchmark ...');
  const { status } = spawnSync('npm install --no-audit --no-fund --loglevel=error', {
    cwd: FOLDER,
    shell: true,
    stdio: 'inherit',
  });
  if (status !== 0)
    throw new Error('boardgame.io could not be installed in bench/; "npm install" there says why');
}

export interface Peer {
  /** Makes that many moves; returns the milliseconds they took. */
  readonly make: (moves: number) => Promise<number>;
  readonly end: () => void;
}

export async function peerOn(state: object): Promise<Peer> {
  install();
  // Its development build checks and freezes everything it touches.
  const child = fork(FILE, { env: { ...process.env, NODE_ENV: 'production' } });
  child.on('exit', (code) => {
    if (code !== null) throw new Error(`boardgame.io ended with ${code}`);
  });
  const ask = (order: Order): Promise<number> =>
    new Promise((resolve) => {
      child.once('message', (time) => resolve(Number(time)));
      child.send(order);
    });
  await ask({ state });
  return { make: (moves) => ask({ moves }), end: () => child.kill() };
}

/* In the child process */

function openClient(state: object): PeerClient {
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (options: object) => PeerClient;
  };
  const client = Client({
    game: {
      setup: () => state,
      moves: {
        change: ({ G }: { G: { players: { gold: number }[] } }) => {
          const [player] = G.players;
          if (player !== undefined) player.gold++;
        },
      },
    },
    debug: false,
  });
  client.start();
  const gold = (): number => client.getState()?.G.players[0]?.gold ?? Number.NaN;
  const before = gold();
  client.moves.change();
  if (gold() !== before + 1)
    throw new Error('boardgame.io did not make the move: the comparison would mean nothing');
  return client;
}

if (process.send !== undefined) {
  let client: PeerClient | null = null;
  process.on('message', (order: Order) => {
    if ('state' in order) client = openClient(order.state);
    const start = performance.now();
    if ('moves' in order) for (let i = 0; i < order.moves; i++) client?.moves.change();
    process.send?.(performance.now() - start);
  });
}
