/**
 * Plays every named fight many times by the rules, with the choices that the odds call best, and compares how often it
 * is won, escaped from and lost. `npm run odds:verify -- 1000000` writes docs/odds.md; the number is fights each.
 */
import { writeFileSync } from 'node:fs';
import { FIGHTS, standBefore } from '@wayrune/bots/odds/testing/fights.ts';
import { fighter, type Outcome, playFight } from '@wayrune/bots/odds/testing/play-fight.ts';
import { challengeOdds } from '@wayrune/bots';
import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine';

const MOST = 2_000_000;
const times = Number(process.argv[2] ?? 1_000_000);
if (!Number.isInteger(times) || times < 1)
  throw new Error(`"${process.argv[2]}" is no number of fights, such as 1000000`);

const points = (chance: number): string => (100 * chance).toFixed(2);
const rows: string[] = [];
let worst = 0;
let beyond = 0;
FIGHTS.forEach((named, i) => {
  const table = standBefore(library, named);
  const odds = challengeOdds(table.world, table.state, 0, named.foe, { most: MOST });
  const count: Record<Outcome, number> = { won: 0, escaped: 0, fled: 0, 'knocked-out': 0 };
  const chance = seeded(`verify ${named.name}`);
  const choose = fighter(table.world, table.state, named.foe);
  for (let n = 0; n < times; n++) count[playFight(table.world, table.state, chance, choose)]++;
  const pairs = [
    [odds.win, count.won],
    [odds.escape, count.escaped],
    [odds.fled, count.fled],
    [odds.knockedOut, count['knocked-out']],
  ] as const;
  const off = Math.max(...pairs.map(([said, seen]) => Math.abs(said - seen / times)));
  // How far apart chance alone puts them, for the widest of the four.
  const sigma = Math.max(...pairs.map(([said]) => Math.sqrt((said * (1 - said)) / times)));
  worst = Math.max(worst, off);
  if (off > 4.5 * sigma + 1e-9) beyond++;
  const [win, escape, fled, out] = pairs.map(([said, seen]) => `${points(said)} / ${points(seen / times)}`);
  rows.push(
    `| ${named.name} | ${win} | ${escape} | ${fled} | ${out} | ${points(off)} | ${odds.exact ? 'yes' : 'no'} |`,
  );
  console.error(
    `${String(i + 1).padStart(2)} of ${FIGHTS.length}  ${named.name}: ${points(odds.win)} said, ${points(count.won / times)} seen`,
  );
});
const text = `# The odds, checked

Every fight below was played ${times.toLocaleString('en')} times by the rules, with the choices that the odds call best
(\`npm run odds:verify -- ${times}\`). Said / seen, in per cent. The largest difference is ${points(worst)} points; ${beyond} of ${FIGHTS.length}
fights differ by more than 4.5 standard deviations.

| fight | won | escaped | got away | knocked out | apart | exact |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
writeFileSync(new URL('../docs/odds.md', import.meta.url), text);
console.error(
  `Largest difference: ${points(worst)} points; ${beyond} fights beyond chance. Written to docs/odds.md`,
);
if (beyond > 0) process.exitCode = 1;
