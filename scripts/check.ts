// Every check, one line each; the last line counts the unit tests and, as one more each, the other checks.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
}

/** Runs an npm script and shows what it said only when it failed. */
async function run(script: string, ...args: string[]): Promise<boolean> {
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
  const ok = await new Promise<boolean>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
  if (!ok) process.stdout.write(Buffer.concat(said));
  return ok;
}

async function stage(script: string): Promise<Result> {
  return (await run(script)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unit(): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'wayrune-'));
  const file = join(folder, 'vitest.json');
  try {
    const ok = await run('unit', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
    const passed = count(report, 'numPassedTests');
    // A file that does not load, or an error outside of any test, fails the run without a failed test.
    const failed = Math.max(count(report, 'numFailedTests'), ok ? 0 : 1);
    const skipped = count(report, 'numPendingTests') + count(report, 'numTodoTests');
    return { passed, failed, note: `${passed} passed, ${failed} failed, ${skipped} skipped` };
  } catch (error) {
    return { passed: 0, failed: 1, note: `no report: ${String(error)}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function count(report: unknown, key: string): number {
  const value = typeof report === 'object' && report !== null && Reflect.get(report, key);
  if (typeof value !== 'number') throw new Error(`${key} is missing`);
  return value;
}

const total = { passed: 0, failed: 0 };
// The quick ones first.
for (const name of ['format:check', 'lint', 'typecheck', 'deps', 'knip', 'docs:check', 'unit']) {
  const start = performance.now();
  const { passed, failed, note } = name === 'unit' ? await unit() : await stage(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${note === undefined ? '' : `: ${note}`}`,
  );
  total.passed += passed;
  total.failed += failed;
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
