/** The games that are kept, and finding one by name. */
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '@wayrune/engine/parts/library.ts';
import { didYouMean, UsageError } from '../args.ts';
import { allCards } from '../content.ts';
import { EXTENSION } from './kept-log.ts';
import { heldBy } from './lock.ts';
import { type LogFile, readLog } from './log-file.ts';

export interface KeptGame {
  readonly name: string;
  readonly path: string;
  readonly file: LogFile;
  /** When it was last played. */
  readonly played: Date;
  /** Which process has it open, or null. */
  readonly openIn: string | null;
}

/** Most recent first; skips files that cannot be read. */
export function keptGames(folder: string): KeptGame[] {
  return filesIn(folder)
    .flatMap((name) => keptGame(folder, name.slice(0, -EXTENSION.length)) ?? [])
    .toSorted((a, b) => b.played.getTime() - a.played.getTime());
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(EXTENSION));
  } catch {
    return [];
  }
}

function keptGame(folder: string, name: string): KeptGame | null {
  const path = join(folder, `${name}${EXTENSION}`);
  try {
    const file = readLog(readFileSync(path, 'utf8'));
    return file === null ? null : { name, path, file, played: statSync(path).mtime, openIn: heldBy(path) };
  } catch {
    return null;
  }
}

export const isFinished = ({ file }: KeptGame): boolean => file.progress.over;

/** By name, or by a unique part of it. */
export function findKept(games: readonly KeptGame[], word: string): KeptGame {
  const wanted = word.toLowerCase();
  const exact = games.find(({ name }) => name === wanted);
  const found = exact === undefined ? games.filter(({ name }) => name.includes(wanted)) : [exact];
  const [first, ...others] = found;
  const names = (some: readonly KeptGame[]): string => some.map(({ name }) => name).join(', ');
  if (first === undefined)
    throw new UsageError(
      `there is no kept game "${word}"${didYouMean(
        wanted,
        games.map(({ name }) => name),
      )}${games.length === 0 ? '; none are kept yet' : `; "wayrune games" lists them`}`,
    );
  if (others.length > 0)
    throw new UsageError(`"${word}" fits several kept games: ${names(found)}; give the whole name`);
  return first;
}

export function deleteKept({ name, path, openIn }: KeptGame): void {
  if (openIn !== null)
    throw new UsageError(`${name} is open in another terminal (${openIn}); quit it there first`);
  rmSync(path);
}

/** "Hedda Stonebrake and Ilvane Reed, round 4": those whom people play, or all where bots play alone. */
export function describeGame({ file }: KeptGame, library: Library): string {
  const { progress, sitters, setup } = file;
  const names = new Map(allCards(library).map(({ id, card }) => [id, card.name]));
  const heroes = setup.heroes.map((hero, seat) => progress.heroes[seat] ?? hero ?? '');
  const people = heroes.filter((_, seat) => sitters[seat] === 'human');
  const shown = (people.length === 0 ? heroes : people).map((hero) => names.get(hero) ?? hero);
  const who = shown.filter((name) => name !== '').join(' and ');
  const bots = heroes.length - people.length;
  const against = people.length > 0 && bots > 0 ? ` and ${bots} ${bots === 1 ? 'bot' : 'bots'}` : '';
  return `${who}${against}, ${progress.over ? 'finished in ' : ''}round ${progress.round}`;
}

/** "2026-11-17 21:53", in local time. */
export function dateAndTime(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${dateOf(date)} ${two(date.getHours())}:${two(date.getMinutes())}`;
}

export function dateOf(date: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
