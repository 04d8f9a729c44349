/** A game at this terminal: the table, who plays which seat, and what has been shown. */
import { BOT_IDS } from '@wayrune/bots';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { type Game, view } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { Table } from '@wayrune/engine/table/table.ts';
import type { NamedEvent } from '@wayrune/engine/text/story.ts';
import type { Content } from '../content.ts';
import type { Io } from '../terminal/io.ts';
import { type Paint, painter } from '../terminal/paint.ts';
import type { Keeping } from './keeping.ts';

/** Who decides for a seat: a person, or the bot of that name. */
export type Sitter = 'human' | (string & {});

export interface LoggedEvent extends NamedEvent {
  /** After how many decisions it happened. */
  readonly entry: number;
}

export interface Session {
  readonly io: Io;
  readonly paint: Paint;
  content: Content;
  seed: string;
  table: Table;
  sitters: readonly Sitter[];
  /** What the players call themselves, if the page asked them; the terminal does not. */
  playerNames: readonly string[] | undefined;
  keeping: Keeping;
  /** Everything that happened. */
  readonly log: LoggedEvent[];
  /** The length of the log when the game was last saved to a file. */
  savedAt: number;
  /** The default file for "save". */
  file: string;
  /** Where to save on leaving, if requested. */
  readonly saveTo: string | null;
  /** Replace other games without asking. */
  readonly force: boolean;
  /** What the screen already shows. */
  shown: string;
  /** The end of a walk, not printed yet. */
  walked: string | null;
}

export const DEFAULT_FILE = 'wayrune-game.json';

export type Opening = Pick<
  Session,
  'io' | 'content' | 'seed' | 'sitters' | 'playerNames' | 'keeping' | 'file' | 'saveTo' | 'force'
>;

export function withTable(opening: Opening, table: Table): Session {
  const paint = painter(opening.io.color);
  return { ...opening, paint, table, log: [], savedAt: 0, shown: '', walked: null };
}

/** The players a file names; a normal bot replaces an unknown one, with a message. */
export function sittersHere(names: readonly string[], io: Io): Sitter[] {
  return names.map((name, seat) => {
    if (name === 'human' || BOT_IDS.includes(name)) return name;
    io.out(`Seat ${seat + 1} was played by the bot "${name}", which is not here: a normal one takes it.`);
    return 'normal';
  });
}

export const game = ({ table }: Session): Game => view(table.world, table.state);

export const heroName = ({ table }: Session, seat: number): string => {
  const hero = table.state.players[seat]?.hero ?? '';
  return hero === '' ? `Seat ${seat + 1}` : infoOf(table.world, hero).card.name;
};

export const names = (session: Session): string[] =>
  session.table.state.players.map((_, seat) => heroName(session, seat));

/** What the player of a seat entered as their name, or "seat 2". */
export const seatName = ({ playerNames }: Session, seat: number): string => {
  const name = playerNames?.[seat] ?? '';
  return name === '' ? `seat ${seat + 1}` : name;
};

export const isHuman = ({ sitters }: Session, seat: number): boolean => sitters[seat] === 'human';

export function playerOf({ table }: Session, seat: number): Player {
  const player = table.state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The seat for which the screen is drawn: whoever decides, if a person, otherwise the first person. */
export function viewer(session: Session): number {
  const seat = session.table.state.decision?.seat ?? -1;
  if (seat >= 0 && isHuman(session, seat)) return seat;
  const person = session.sitters.indexOf('human');
  return person >= 0 ? person : Math.max(0, seat);
}

/** Chance for the next entry, from the seed and the length of the log, so that a loaded game continues identically. */
export const nextChance = ({ seed, table }: Session) => seeded(`${seed}/${table.entries.length + 1}`);

/** A bot's own dice. */
export const botChance = ({ seed, table }: Session) => seeded(`${seed}/bot/${table.entries.length + 1}`);
