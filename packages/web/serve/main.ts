/** `npm start`: builds the page if its sources have changed, and serves it on this machine. */
import { builtPage } from './fresh.ts';
import { HELP, type Options, readOptions, UsageError } from './serve-flags.ts';
import { serve } from './server.ts';

function options(): Options | null {
  try {
    return readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`npm start: ${error.message}`);
    console.error('"npm start -- --help" lists what it takes.');
    process.exit(2);
  }
}

const asked = options();
if (asked === null) console.log(HELP);
else {
  const { host, port, mayMove } = asked;
  try {
    const { address, port: taken, others } = await serve(builtPage(), host, port, mayMove);
    if (mayMove && taken !== port) console.log(`Port ${port} is in use, so this is port ${taken}.`);
    console.log(`Wayrune is ready: ${address}`);
    for (const other of others) console.log(`From other machines: ${other}`);
    console.log('Ctrl-C ends it. "npm run play" plays in the terminal instead.');
  } catch (error) {
    console.error(`npm start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
