// Runs every check, one line each. The last line counts unit tests, browser tests, and one for each other check.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Result {
  readonly passed: number;
  readonly failed: number;
  /** Only for tests that are counted individually. */
  readonly skipped?: number;
  readonly note?: string;
}

/** Runs an npm script and shows its output only if it fails. */
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

/** Runs tests that write a report to a file, and counts them. */
async function tests(
  read: (report: unknown) => Result,
  start: (file: string) => Promise<boolean>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'wayrune-'));
  const file = join(folder, 'report.json');
  try {
    const ok = await start(file);
    const { passed, failed, skipped = 0 } = read(JSON.parse(readFileSync(file, 'utf8')));
    // A file that does not load, or an error outside any test, fails the run without a failed test.
    const broken = Math.max(failed, ok ? 0 : 1);
    return { passed, failed: broken, note: `${passed} passed, ${broken} failed, ${skipped} skipped` };
  } catch (error) {
    return { passed: 0, failed: 1, note: `no report: ${String(error)}` };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const field = (report: unknown, key: string): unknown =>
  typeof report === 'object' && report !== null ? Reflect.get(report, key) : undefined;

function count(report: unknown, key: string): number {
  const value = field(report, key);
  if (typeof value !== 'number') throw new Error(`${key} is missing`);
  return value;
}

const unit = (): Promise<Result> =>
  tests(
    (report) => ({
      passed: count(report, 'numPassedTests'),
      failed: count(report, 'numFailedTests'),
      skipped: count(report, 'numPendingTests') + count(report, 'numTodoTests'),
    }),
    (file) => run('unit', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
  );

const browser = (): Promise<Result> =>
  tests(
    (report) => {
      const stats = field(report, 'stats');
      // A test that passes only on retry counts as failed.
      const failed = count(stats, 'unexpected') + count(stats, 'flaky');
      return { passed: count(stats, 'expected'), failed, skipped: count(stats, 'skipped') };
    },
    (file) => {
      process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = file;
      return run('e2e', '--reporter=line,json');
    },
  );

const COUNTED: Readonly<Record<string, () => Promise<Result>>> = { unit, e2e: browser };

const total = { passed: 0, failed: 0 };

async function check(name: string): Promise<void> {
  const start = performance.now();
  const { passed, failed, note } = await (COUNTED[name] ?? stage)(name);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)${note === undefined ? '' : `: ${note}`}`,
  );
  total.passed += passed;
  total.failed += failed;
}

/** Each of them takes the next check as soon as its last one is done. */
async function checkSideBySide(names: readonly string[], atOnce: number): Promise<void> {
  const left = [...names];
  const lane = async (): Promise<void> => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) await check(name);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

// The fast ones first, two at a time: most of them use one core. Unit tests and Chromium use both by themselves.
await checkSideBySide(['format:check', 'lint', 'typecheck', 'deps', 'knip', 'docs:check'], 2);
await check('unit');
await check('e2e');
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
