/**
 * Solves small fights by the model and by the rules alone, under all variants and all terms, and compares. Then plays every
 * named fight many times with the choices that the odds call best, and compares how often it is won, escaped from and lost.
 * `npm run odds:verify -- 1000000` writes docs/odds.md; the number is fights each. Results are stored in blocks, so a run
 * that was stopped resumes as long as the odds are the same. With 0, nothing is played or written.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { challengeOdds } from '@wayrune/bots';
import { compareModel } from '@wayrune/bots/odds/testing/compare.ts';
import { FIGHTS, standBefore } from '@wayrune/bots/odds/testing/fights.ts';
import { settings } from '@wayrune/bots/odds/testing/small-fights.ts';
import { library } from '@wayrune/content';

/** A number of fights of one name, with their own dice. */
export interface Block {
  readonly name: string;
  readonly block: number;
  readonly size: number;
}
/** How often each outcome occurred. */
export type Counts = readonly number[];

interface Played extends Block {
  readonly said: readonly number[];
  readonly seen: Counts;
}

const MOST = 2_000_000;
const BLOCK = 50_000;
/** The largest difference allowed, in points and in standard deviations. */
const MOST_POINTS = 0.2;
const MOST_DEVIATIONS = 4.5;

const times = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(times) || times < 0)
  throw new Error(`"${process.argv[2]}" is no number of fights, such as 1000000`);

/** Small fights in each setting. */
const SMALL = 360;
const compared = settings(library).map((setting) => {
  const { name, terms } = setting;
  const comparison = compareModel(setting, SMALL);
  const { refused, tooLong, wrong } = comparison;
  console.error(
    `${name}, ${terms}: ${comparison.compared} compared, ${wrong.length} wrong, ${refused} refused, ${tooLong} too long`,
  );
  for (const line of wrong) console.error(`  ${line}`);
  return { name, terms, ...comparison };
});
const differing = compared.filter(({ wrong }) => wrong.length > 0).length;
if (differing > 0) process.exitCode = 1;
if (times === 0) process.exit();

const fights = FIGHTS.map((named) => {
  const { world, state } = standBefore(library, named);
  const { win, escape, fled, knockedOut, exact } = challengeOdds(world, state, 0, named.foe, { most: MOST });
  return { name: named.name, said: [win, escape, fled, knockedOut], exact };
});
const saidOf = new Map(fights.map(({ name, said }) => [name, said]));

const folder = new URL('../node_modules/.cache/', import.meta.url);
const notebook = new URL('odds-verify.jsonl', folder);
mkdirSync(folder, { recursive: true });

/** Results of earlier runs, for the same fights with the same odds. */
function readBack(): Played[] {
  if (!existsSync(notebook)) return [];
  const lines = readFileSync(notebook, 'utf8').split('\n');
  const all = lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as Played);
  return all.filter(({ name, said }) =>
    saidOf.get(name)?.every((chance, i) => Math.abs(chance - (said[i] ?? 0)) < 1e-9),
  );
}

const blocks: Block[] = fights.flatMap(({ name }) =>
  Array.from({ length: Math.ceil(times / BLOCK) }, (_, block) => ({
    name,
    block,
    size: Math.min(BLOCK, times - block * BLOCK),
  })),
);
const idOf = ({ name, block, size }: Block): string => `${name} ${block} ${size}`;
const played = new Map(readBack().map((one) => [idOf(one), one.seen]));
const left = blocks.filter((block) => !played.has(idOf(block)));
if (left.length < blocks.length) console.error(`${blocks.length - left.length} blocks were played before`);

let done = 0;
function note({ block, seen }: { readonly block: Block; readonly seen: Counts }): void {
  played.set(idOf(block), seen);
  appendFileSync(notebook, `${JSON.stringify({ ...block, said: saidOf.get(block.name), seen })}\n`);
  console.error(`${++done} of ${left.length}: ${block.name}`);
}
const cores = availableParallelism();
await Promise.all(
  Array.from({ length: cores }, (_, core) => {
    const workerData = left.filter((_block, i) => i % cores === core);
    const worker = new Worker(new URL('./odds-verify-worker.ts', import.meta.url), { workerData });
    worker.on('message', note);
    return new Promise<void>((resolve, reject) => {
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  }),
);

const points = (chance: number): string => (100 * chance).toFixed(2);
let worst = 0;
let beyond = 0;
const rows = fights.map(({ name, said, exact }) => {
  const own = blocks.filter((block) => block.name === name);
  const seen = said.map((_, i) => own.reduce((sum, block) => sum + (played.get(idOf(block))?.[i] ?? 0), 0));
  const apart = Math.max(...said.map((chance, i) => Math.abs(chance - (seen[i] ?? 0) / times)));
  // The largest standard deviation of the four outcomes.
  const deviation = Math.max(...said.map((chance) => Math.sqrt((chance * (1 - chance)) / times)));
  worst = Math.max(worst, apart);
  if (apart > MOST_DEVIATIONS * deviation + 1e-9) beyond++;
  const columns = said.map((chance, i) => `${points(chance)} / ${points((seen[i] ?? 0) / times)}`);
  return `| ${name} | ${columns.join(' | ')} | ${points(apart)} | ${exact ? 'yes' : 'no'} |`;
});
const verdict = `The largest difference is ${points(worst)} points; ${beyond} of ${fights.length} fights differ by more than ${MOST_DEVIATIONS} standard deviations.`;
writeFileSync(
  new URL('../docs/odds.md', import.meta.url),
  `# The odds, checked

Each fight below was played ${times.toLocaleString('en')} times with the choices that the odds call best
(\`npm run odds:verify -- ${times}\`). Each cell shows predicted / observed, in percent. ${verdict}

Besides, ${SMALL} small fights were solved by the model and by the rules alone, under each set of variants and each of its terms; the results
must agree to 1e-9.

| variants | terms | compared | different | refused by the model | too large for the rules |
|---|---|---|---|---|---|
${compared.map(({ name, terms, compared: same, wrong, refused, tooLong }) => `| ${name} | ${terms} | ${same} | ${wrong.length} | ${refused} | ${tooLong} |`).join('\n')}

| fight | won | escaped | enemy fled | knocked out | difference | exact |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`,
);
console.error(`${verdict} Written to docs/odds.md`);
if (beyond > 0 || (times >= 1_000_000 && 100 * worst > MOST_POINTS)) process.exitCode = 1;
