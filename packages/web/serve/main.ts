/** `npm start`: builds the page if its sources have changed, and serves it on this machine. */
import { builtPage } from './fresh.ts';
import { serve } from './server.ts';

const PORT = 4173;

const { PORT: asked, HOST: host = '127.0.0.1' } = process.env;
const port = Number(asked ?? PORT);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error(`PORT is "${asked ?? ''}", expected a number from 0 to 65535`);
  process.exit(1);
}

const { address } = await serve(builtPage(), host, port, asked === undefined);
console.log(`Wayrune is ready: ${address}`);
console.log('Ctrl-C ends it. "npm run play" plays in the terminal instead.');
