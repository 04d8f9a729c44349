/** A game at this terminal: the table, who sits where, and what has been said. */
import { BOT_IDS } from '@wayrune/bots';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Setup } from '@wayrune/engine/rules/world/setup.ts';
import type { Player } from '@wayrune/engine/rules/world/state.ts';
import { type Game, view } from '@wayrune/engine/rules/world/game.ts';
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { decide, startTable, type Table } from '@wayrune/engine/table/table.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import type { Content } from '../content.ts';
import type { Io } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { type Paint, painter } from '../terminal/paint.ts';

/** Who decides for a seat: a person, or the bot of that name. */
export type Sitter = 'human' | (string & {});

export interface Session {
  readonly io: Io;
  readonly paint: Paint;
  readonly content: Content;
  readonly seed: string;
  table: Table;
  sitters: readonly Sitter[];
  /** All that happened, in words. */
  readonly log: string[];
  /** How many entries the game had when it was last saved. */
  savedAt: number;
  file: string;
  /** Save at the end without asking. */
  readonly autosave: boolean;
  /** What the screen has shown and need not show again. */
  shown: string;
  /** Where a bot has got to, to be told when it does something else. */
  walked: string | null;
}

export const DEFAULT_FILE = 'wayrune-game.json';

export type Opening = Pick<Session, 'io' | 'content' | 'seed' | 'sitters' | 'file' | 'autosave'>;

export function newSession(opening: Opening, setup: Setup): Session {
  const { table, events } = startTable(opening.content.library, setup, seeded(`${opening.seed}/0`));
  const session = withTable(opening, table);
  session.io.out(`Seed ${session.seed}. "help" says what you can type at any prompt.`);
  tellAll(session, events, true);
  return session;
}

export function withTable(opening: Opening, table: Table): Session {
  const paint = painter(opening.io.color);
  return { ...opening, paint, table, log: [], savedAt: 0, shown: '', walked: null };
}

/** Those whom a file names; a bot that is not known here gives its seat to a normal one, and that is said. */
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

export const isHuman = ({ sitters }: Session, seat: number): boolean => sitters[seat] === 'human';

export function playerOf({ table }: Session, seat: number): Player {
  const player = table.state.players[seat];
  if (player === undefined) throw new Error(`no seat ${seat}`);
  return player;
}

/** The seat that the screen is drawn for: who decides, if it is a person, else the first person. */
export function viewer(session: Session): number {
  const seat = session.table.state.decision?.seat ?? -1;
  if (seat >= 0 && isHuman(session, seat)) return seat;
  const person = session.sitters.indexOf('human');
  return person >= 0 ? person : Math.max(0, seat);
}

/** Chance for the next entry: the seed and the length of the log, so that a loaded game goes on like the saved one. */
const nextChance = ({ seed, table }: Session) => seeded(`${seed}/${table.entries.length + 1}`);

/** A bot's own dice. */
export const botChance = ({ seed, table }: Session) => seeded(`${seed}/bot/${table.entries.length + 1}`);

export function choose(session: Session, option: string): void {
  const seat = session.table.state.decision?.seat ?? -1;
  const before = touchesPeople(session, seat);
  const events = decide(session.table, option, nextChance(session));
  tellAll(session, events, !before && !touchesPeople(session, seat));
}

/** A person wants to see his own fights in full, also those that others began. */
function touchesPeople(session: Session, seat: number): boolean {
  const combat = combatOf(game(session));
  const fighting = combat === null ? [] : heroesIn(combat);
  return [seat, ...fighting].some((one) => isHuman(session, one));
}

/** What other players do is told in short; `log` has it all. */
const BRIEF: ReadonlySet<GameEvent['type']> = new Set([
  'turn-began',
  'combat',
  'duel',
  'defeated',
  'escaped',
  'foe-fled',
  'knocked-out',
  'undefeated',
  'event-began',
  'event-ended',
  'bought',
  'sold',
  'gained',
  'learned',
  'traded',
  'proposed',
  'refused',
  'won',
]);

const isHeadline = ({ table }: Session, { type }: GameEvent): boolean =>
  BRIEF.has(type) || table.world.words.headlines.includes(type);

function tellAll(session: Session, events: readonly GameEvent[], brief: boolean): void {
  for (const event of events) {
    const line = eventLine(session.table.world, names(session), event);
    if (line === null) continue;
    session.log.push(line);
    if (brief && event.type === 'moved') session.walked = line;
    else if (!brief || isHeadline(session, event)) sayEvent(session, event, line);
  }
}

/** Of a walk only its end is told. A person's own turn and the end of the game have headings of their own. */
function sayEvent(session: Session, event: GameEvent, line: string): void {
  const { io, paint, walked } = session;
  if (walked !== null) io.out(paint.dim(wrap(walked, io.width, '  ', '    ')));
  session.walked = null;
  if (event.type === 'won' || (event.type === 'turn-began' && isHuman(session, event.seat))) return;
  io.out(event.type === 'turn-began' ? paint.bold(line) : paint.dim(wrap(line, io.width, '  ', '    ')));
  for (const more of printed(session, event)) io.out(wrap(more, io.width, '      '));
}

/** A card that was turned up: what it says about itself, or what it changes for all. */
function printed({ table, paint }: Session, event: GameEvent): string[] {
  if (event.type === 'event-began') return rulesLines(infoOf(table.world, event.card));
  return event.type === 'drew' ? [paint.dim(`“${infoOf(table.world, event.card).card.flavour}”`)] : [];
}
