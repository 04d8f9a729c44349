/** The folder of a run: its order, a file for each finished job, and the report. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RUNGS } from '@wayrune/bots/lab/kits.ts';
import type { Climb } from '@wayrune/bots/lab/ladder.ts';
import type { Order } from '@wayrune/bots/lab/report.ts';
import type { Tally } from '@wayrune/bots/lab/tally.ts';
import { canonical } from '@wayrune/engine/kernel/hash.ts';
import { UsageError } from '../args.ts';
import { readJson, reason, writeText } from '../files.ts';
import type { Job, Part } from './job.ts';

const RUN = 'run.json';
const PARTS = 'parts';

/** Everything a result depends on except the number of games: results that agree in it can be combined. */
interface Run {
  readonly order: Omit<Order, 'games'>;
  readonly content: Readonly<Record<string, string>>;
  readonly program: string;
}

/** What to call each part of a run where two differ. */
const CALLED: Readonly<Record<keyof Run, string>> = {
  order: 'other flags',
  content: 'other cards',
  program: 'another version of the rules or the bots',
};

export interface Store {
  /** The result of a job, or null if it is not done yet. */
  readonly read: (job: Job) => Part | null;
  readonly write: (job: Job, part: Part) => void;
  /** Writes a file of the report; returns its path. */
  readonly put: (name: string, text: string) => string;
}

const nameOf = (job: Job): string =>
  job.kind === 'games'
    ? `games-${String(job.from).padStart(6, '0')}-${String(job.to).padStart(6, '0')}.json`
    : `hero-${job.hero}.json`;

/** Opens the folder to start or resume this run. `fresh` deletes what it holds of another. */
export function openStore(
  folder: string,
  { games: _, ...order }: Order,
  content: Run['content'],
  fresh: boolean,
): Store {
  const run: Run = { order, content, program: programPrint() };
  claim(folder, run, fresh);
  makeFolder(join(folder, PARTS));
  const file = (job: Job): string => join(folder, PARTS, nameOf(job));
  // Written atomically: a killed run leaves a whole file or none.
  const write = (path: string, text: string): void => {
    writeText(`${path}.new`, text);
    renameSync(`${path}.new`, path);
  };
  write(join(folder, RUN), `${JSON.stringify(run, null, 2)}\n`);
  return {
    read: (job) => readPart(file(job), job),
    write: (job, part) => write(file(job), JSON.stringify(part)),
    put(name, text) {
      const path = join(folder, name);
      write(path, text);
      return path;
    },
  };
}

/** A damaged result is computed again. */
function readPart(file: string, job: Job): Part | null {
  if (!existsSync(file)) return null;
  try {
    const part = readJson(file) as Partial<Tally> & Climb;
    const whole =
      job.kind === 'games'
        ? part.games?.length === job.to - job.from + 1 &&
          part.cards !== undefined &&
          part.fights !== undefined
        : RUNGS.every(({ id }) => typeof part[id] === 'object');
    return whole ? (part as Part) : null;
  } catch {
    return null;
  }
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new UsageError(`--out ${folder}: cannot be made a folder: ${reason(error)}`);
  }
}

/** Refuses a folder that holds something else, before touching anything in it. */
function claim(folder: string, run: Run, fresh: boolean): void {
  makeFolder(folder);
  const file = join(folder, RUN);
  if (!existsSync(file)) {
    if (readdirSync(folder).length > 0)
      throw new UsageError(
        `--out ${folder} holds other files and no run of the lab; name an empty or new folder`,
      );
    return;
  }
  if (fresh) {
    rmSync(join(folder, PARTS), { recursive: true, force: true });
    return;
  }
  const old = readJson(file) as Partial<Run>;
  const keys = Object.keys(CALLED) as (keyof Run)[];
  const differs = keys.filter((key) => canonical(old[key] ?? null) !== canonical(run[key]));
  if (differs.length === 0) return;
  throw new UsageError(
    `--out ${folder} holds a run with ${differs.map((key) => CALLED[key]).join(' and ')}; ` +
      'name another folder, or add --fresh to throw that run away',
  );
}

/** Runs of different rules or bots must not be mixed, and only the sources tell them apart. */
function programPrint(): string {
  const packages = fileURLToPath(new URL('../../', import.meta.url));
  const sources = globSync('{engine,bots}/**/*.ts', { cwd: packages, exclude: ['**/node_modules'] })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted();
  const print = createHash('sha256');
  for (const source of sources) print.update(source).update(readFileSync(join(packages, source)));
  return print.digest('hex').slice(0, 16);
}
