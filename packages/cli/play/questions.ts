/** The questions before a game, each with a default for Enter. */
import { BOT_IDS, STRENGTHS } from '@wayrune/bots';
import { joined } from '@wayrune/engine/effects/words.ts';
import type { Library } from '@wayrune/engine/parts/library.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { statLine } from '@wayrune/engine/text/card-text.ts';
import { dateAndTime, describeGame, type KeptGame } from '../games/list.ts';
import { findCards, nearCard } from '../lookup.ts';
import type { Io } from '../terminal/io.ts';
import { table, wrap } from '../terminal/layout.ts';
import { painter } from '../terminal/paint.ts';
import type { Sitter } from './session.ts';

export interface Answers {
  readonly heroes: readonly (string | null)[];
  readonly sitters: readonly Sitter[];
}

const SEATS = 4;

/** Null when the input has ended. */
export async function askSetup(
  io: Io,
  heroes: readonly CardInfo[],
  [least, most]: readonly [number, number],
): Promise<Answers | null> {
  const { bold } = painter(io.color);
  io.out(bold('Welcome to Wayrune.'));
  io.out('Enter takes what stands in brackets; Ctrl-D leaves at any time.\n');
  const seats = await askUntil(
    io,
    `How many seats, ${least} to ${most}? [${Math.min(SEATS, most)}] `,
    (typed) => seatCount(typed, least, most),
  );
  if (seats === null) return null;
  const people = await askUntil(
    io,
    seats === 1 ? '' : `Which of them are people, such as "1" or "1,3"; "none" to watch? [1] `,
    (typed) => seatList(typed, seats),
  );
  if (people === null) return null;
  const bot = await askUntil(
    io,
    people.length === seats ? '' : `How do the bots play, ${joined(Object.keys(STRENGTHS))}? [normal] `,
    botName,
  );
  if (bot === null) return null;
  const sitters = Array.from({ length: seats }, (_, seat) => (people.includes(seat) ? 'human' : bot));
  const chosen: (string | null)[] = Array.from({ length: seats }, () => null);
  if (people.length > 0) io.out(`\n${heroList(io, heroes)}\n`);
  for (const seat of people) {
    const free = heroes.filter(({ id }) => !chosen.includes(id));
    const whose = people.length === 1 ? 'Your Hero' : `The Hero of seat ${seat + 1}`;
    const hero = await askUntil(io, `${whose}, by number or name? [random] `, (typed) =>
      heroNamed(typed, heroes, free),
    );
    if (hero === null) return null;
    chosen[seat] = hero === '' ? null : hero;
  }
  return { heroes: chosen, sitters };
}

const LISTED = 9;

/** One of the unfinished games, or a new one; null when the input has ended. */
export async function askWhich(
  io: Io,
  games: readonly KeptGame[],
  library: Library,
): Promise<KeptGame | 'new' | null> {
  // Games that are open elsewhere come last, so that Enter takes one that can be continued.
  const shown = games
    .toSorted((a, b) => Number(a.openIn !== null) - Number(b.openIn !== null))
    .slice(0, LISTED);
  const { bold, dim } = painter(io.color);
  io.out(bold(games.length === 1 ? 'You have an unfinished game:' : 'You have unfinished games:'));
  const rows = shown.map((game, i) => [
    String(i + 1).padStart(3),
    describeGame(game, library),
    dim(`${dateAndTime(game.played)}${game.openIn === null ? '' : `, open in ${game.openIn}`}`),
  ]);
  io.out(table(rows));
  if (games.length > LISTED)
    io.out(dim(`  … and ${games.length - LISTED} more: "wayrune games" lists them.`));
  const range = shown.length === 1 ? 'Enter continues it' : `Enter continues 1; or type 2 to ${shown.length}`;
  return askUntil(io, `${range}; "new" starts a new game: `, (typed): Reading<KeptGame | 'new'> => {
    if (/^n(ew)?$/.test(typed)) return { is: 'new' };
    const game = shown[typed === '' ? 0 : /^\d+$/.test(typed) ? Number(typed) - 1 : -1];
    if (game === undefined)
      return { wrong: `"${typed}": expected a number from 1 to ${shown.length}, or "new"` };
    return game.openIn === null
      ? { is: game }
      : { wrong: `That game is open in another terminal (${game.openIn}); choose another, or "new"` };
  });
}

/** An answer, or what is wrong with it. */
type Reading<T> = { readonly is: T } | { readonly wrong: string };

/** An empty question counts as answered by Enter. */
async function askUntil<T>(io: Io, question: string, read: (typed: string) => Reading<T>): Promise<T | null> {
  for (;;) {
    const typed = question === '' ? '' : await io.ask(question);
    if (typed === null) return null;
    const reading = read(typed.trim().toLowerCase());
    if ('is' in reading) return reading.is;
    io.out(`  ${reading.wrong}`);
  }
}

function seatCount(typed: string, least: number, most: number): Reading<number> {
  const seats = typed === '' ? Math.min(SEATS, most) : Number(typed);
  return Number.isInteger(seats) && seats >= least && seats <= most
    ? { is: seats }
    : { wrong: `"${typed}": expected a number from ${least} to ${most}` };
}

function seatList(typed: string, seats: number): Reading<readonly number[]> {
  if (typed === 'none' || typed === '0') return { is: [] };
  if (typed === 'all') return { is: Array.from({ length: seats }, (_, seat) => seat) };
  const words = (typed === '' ? '1' : typed).split(/[\s,]+/).filter((word) => word !== '');
  const wrong = words.find((word) => !/^\d+$/.test(word) || Number(word) < 1 || Number(word) > seats);
  if (wrong !== undefined)
    return { wrong: `"${wrong}": expected seats from 1 to ${seats} with commas between, "all" or "none"` };
  return { is: [...new Set(words.map((word) => Number(word) - 1))].toSorted((a, b) => a - b) };
}

function botName(typed: string): Reading<string> {
  const name = typed === '' ? 'normal' : BOT_IDS.find((one) => one.startsWith(typed));
  return name === undefined
    ? { wrong: `"${typed}": expected ${joined(Object.keys(STRENGTHS))}, or with a temper such as hard:bold` }
    : { is: name };
}

function heroNamed(typed: string, all: readonly CardInfo[], free: readonly CardInfo[]): Reading<string> {
  if (typed === '' || typed === 'random') return { is: '' };
  const numbered = /^\d+$/.test(typed) ? all[Number(typed) - 1] : undefined;
  const found = numbered === undefined ? findCards(all, typed) : [numbered];
  const [hero] = found;
  if (hero === undefined) {
    const near = nearCard(all, typed);
    return {
      wrong: `There is no Hero "${typed}"${near === null ? `: expected 1 to ${all.length} or a name` : `; did you mean "${near}"?`}`,
    };
  }
  if (found.length > 1) return { wrong: `Which one: ${found.map(({ card }) => card.name).join(' or ')}?` };
  return free.includes(hero) ? { is: hero.id } : { wrong: `${hero.card.name} is taken; choose another` };
}

function heroList(io: Io, heroes: readonly CardInfo[]): string {
  const { bold } = painter(io.color);
  return heroes
    .map((hero, i) =>
      wrap(`${bold(hero.card.name)}: ${statLine(hero)}`, io.width, `${String(i + 1).padStart(3)} `, '      '),
    )
    .join('\n');
}
