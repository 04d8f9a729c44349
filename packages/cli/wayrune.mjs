#!/usr/bin/env node
// Plain JavaScript, because the machine's own Node may be too old to run TypeScript: then Node 24 takes over.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (Number.parseInt(process.versions.node, 10) >= 24) {
  const { main } = await import('./main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
  const child = spawn(node, [fileURLToPath(import.meta.url), ...process.argv.slice(2)], { stdio: 'inherit' });

  // Ctrl-C reaches both processes by itself; this one only has to outlive the child.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node 24 did not start (${error.message}). Run "npm install" first.`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exitCode = code ?? 1;
    if (signal === null) return;
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });
}
