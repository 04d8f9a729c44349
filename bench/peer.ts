/** boardgame.io's client, making a small move on a state of the same size as ours. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = dirname(fileURLToPath(import.meta.url));

interface PeerClient {
  readonly moves: { readonly change: () => void };
  readonly start: () => void;
  readonly getState: () => { readonly G: { readonly players: readonly { readonly gold: number }[] } } | null;
}

/** Installs it beside the benchmark when it is not there yet: the game itself never needs it. */
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

/** A client on a copy of the given state; the returned function makes so many moves. */
export function peerOn(state: object): (moves: number) => void {
  install();
  // Its development build checks and freezes everything it touches.
  process.env['NODE_ENV'] = 'production';
  const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
    Client: (options: object) => PeerClient;
  };
  const client = Client({
    game: {
      setup: () => JSON.parse(JSON.stringify(state)) as object,
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
  return (moves) => {
    for (let i = 0; i < moves; i++) client.moves.change();
  };
}
