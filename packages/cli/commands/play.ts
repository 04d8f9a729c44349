/** `wayrune play`: a game at the terminal, people and bots in any seats. */
import { BOT_IDS } from '@wayrune/bots';
import { heroesFor } from '@wayrune/engine/parts/cards.ts';
import { checkSetup, SetupError } from '@wayrune/engine/parts/library.ts';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { type Args, list, many, maybe, on, text, UsageError, whole } from '../args.ts';
import { command } from '../command.ts';
import { type Content, loadContent, packsOf } from '../content.ts';
import { gamesFolder } from '../games/folder.ts';
import { isFinished, type KeptGame, keptGames } from '../games/list.ts';
import { keepSitters, type Keeping, keptWhere, newKeeping, stopKeeping } from '../play/keeping.ts';
import { playOn } from '../play/loop.ts';
import { keptToContinue, openGame, openKept, type OpenedGame } from '../play/opening.ts';
import { newSession, tellPast } from '../play/telling.ts';
import { type Answers, askSetup, askWhich } from '../play/questions.ts';
import { checkSavePath, exitCode, rescue } from '../play/saving.ts';
import {
  DEFAULT_FILE,
  type Opening,
  type Session,
  type Sitter,
  sittersHere,
  withTable,
} from '../play/session.ts';
import { inAscii } from '../terminal/ascii.ts';
import type { Io } from '../terminal/io.ts';
import { count, fit } from '../terminal/layout.ts';
import { wrapped } from '../terminal/wrapped.ts';
import { dataFlag } from './games.ts';
import { BOT_NAMES } from './bot-games.ts';

const FLAGS = {
  continue: maybe('[NAME]', 'continue a kept game: the one played last, or one by name'),
  new: on('start a new game without offering unfinished ones'),
  players: whole('N', 'how many seats (4)', 1, 6),
  heroes: list('a,b,random', 'a Hero for each seat, or random'),
  bots: list(
    'a,b',
    `one name for every seat but the first, or a name for each seat: human, ${BOT_NAMES}; mixed alternates easy and normal (normal)`,
    ['human', 'mixed', ...BOT_IDS],
  ),
  seed: text('TEXT', 'equal seeds and equal choices give equal games'),
  load: text('FILE', 'play on from a saved game; the file stays as it is'),
  save: text('FILE', 'also save the game in a file when you leave'),
  force: on('let --save and "save" replace files that hold other games'),
  ...dataFlag,
  adventure: text('ID', 'the adventure (dragon-lords)'),
  variants: list('a,b', 'variants to play with'),
  set: list('p,q', 'sets of cards to add'),
  pack: many('FILE', 'a pack of your own to load and add; may be given again'),
  ascii: on('draw with plain ASCII only'),
};
type PlayFlags = Args<typeof FLAGS>['flags'];

export const play = command({
  takes: '',
  says: 'Plays a game, people and bots in any seats. Without flags it offers your unfinished games, or asks what you want. Every game is kept after each decision, whatever ends the program.',
  flags: FLAGS,
  words: 0,
  examples: [
    'play',
    'play --continue',
    'play --players 2 --heroes hedda-stonebrake,random --seed 7',
    'play --bots human,human,greedy',
    'play --load wayrune-game.json',
  ],
  notes: [
    'Exit codes: 0 the game is over, or you left it and it is kept; 1 it could not be saved where you wanted; 2 something in the command is wrong; 70 the program is broken; 129, 130 and 143 the terminal was closed, Ctrl-C, and SIGTERM (the game is kept).',
  ],
  async run({ flags }, terminal) {
    const io = fitted(inAscii(terminal, flags.ascii));
    if (flags.save !== undefined) checkSavePath(flags.save, flags.load, flags.force);
    checkClash(flags);
    io.catchSignals();
    const session = await opening(flags, io);
    if (session !== null) return playSafely(session);
    io.out('Goodbye.');
    return exitCode(io.ended());
  },
});

/** If the program fails, the game is not lost. */
async function playSafely(session: Session): Promise<number> {
  try {
    return await playOn(session);
  } catch (error) {
    const kept = keptWhere(session);
    stopKeeping(session);
    session.io.err(kept ?? `The game is saved in ${rescue(session)}`);
    throw error;
  }
}

const fitted = (io: Io): Io => wrapped(io, (said) => fit(said, io.width));

const NEW_GAME = ['players', 'heroes', 'adventure', 'variants', 'set'] as const;

function checkClash(flags: PlayFlags): void {
  const given = (['continue', 'load', 'new'] as const).filter(
    (flag) => flags[flag] !== undefined && flags[flag] !== false,
  );
  const [first, second] = given;
  if (first === undefined) return;
  if (second !== undefined) throw new UsageError(`--${first} and --${second} exclude each other; give one`);
  const clash = first === 'new' ? undefined : NEW_GAME.find((flag) => flags[flag] !== undefined);
  if (clash !== undefined)
    throw new UsageError(
      `--${clash} cannot be changed in a game that has begun; leave it out, or start a new game without --${first}`,
    );
}

/** Null if the input ended before a game was chosen. */
async function opening(flags: PlayFlags, io: Io): Promise<Session | null> {
  const folder = gamesFolder(flags.data ?? io.dataFolder);
  if (flags.continue !== undefined) return again(flags, keptToContinue(folder, flags.continue), io);
  const content = loadContent(flags.pack);
  const keeping = newKeeping(folder, flags.pack);
  if (flags.load !== undefined) return resume(flags, openGame(flags.load, content, keeping, io), io);
  const described = flags.new || [...NEW_GAME, 'bots', 'seed', 'pack'].some((flag) => isGiven(flags, flag));
  const unfinished = described ? [] : keptGames(folder).filter((game) => !isFinished(game));
  const chosen = unfinished.length === 0 ? 'new' : await askWhich(io, unfinished, content.library);
  if (chosen === null) return null;
  return chosen === 'new' ? begin(flags, content, keeping, io) : again(flags, chosen, io);
}

const isGiven = (flags: PlayFlags, name: string): boolean => {
  const value = flags[name as keyof PlayFlags];
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;
};

function openingOf(
  flags: PlayFlags,
  io: Io,
  { content, keeping, seed }: Pick<Opening, 'content' | 'keeping' | 'seed'>,
  sitters: readonly Sitter[],
  playerNames?: readonly string[],
): Opening {
  return {
    io,
    content,
    keeping,
    seed,
    sitters,
    playerNames,
    file: flags.save ?? flags.load ?? DEFAULT_FILE,
    saveTo: flags.save ?? null,
    force: flags.force,
  };
}

async function begin(flags: PlayFlags, content: Content, keeping: Keeping, io: Io): Promise<Session | null> {
  const { adventure = 'dragon-lords', variants = [], players, heroes, bots } = flags;
  const packs = packsOf(content, flags.set);
  const seed = flags.seed ?? io.seed();
  const start = (seats: Answers): Session =>
    newSession(openingOf(flags, io, { content, keeping, seed }, seats.sitters), {
      adventure,
      heroes: seats.heroes,
      variants,
      packs,
    });
  if ([players, heroes, bots, flags.seed].some((flag) => flag !== undefined)) return start(seatsOf(flags));
  const problems = checkSetup(content.library, { adventure, heroes: [null, null], variants, packs });
  const chosen = content.library.adventures[adventure];
  if (problems.length > 0 || chosen === undefined) throw new SetupError(problems);
  const all = heroesFor(content.library, chosen, packs).map(({ card, set }) => cardInfo(card, card.id, set));
  const answers = await askSetup(io, all, chosen.players);
  return answers === null ? null : start(answers);
}

const again = (flags: PlayFlags, game: KeptGame, io: Io): Session =>
  resume(flags, openKept(game, flags.pack, io), io);

function resume(flags: PlayFlags, opened: OpenedGame, io: Io): Session {
  const { table, sitters: named, content, keeping, file } = opened;
  const seed = flags.seed ?? opened.seed ?? io.seed();
  const seats = table.state.players.length;
  const sitters =
    flags.bots === undefined && named !== null ? sittersHere(named, io) : sittersFor(flags.bots, seats);
  const session = withTable(
    openingOf(flags, io, { content, keeping, seed }, sitters, opened.names ?? undefined),
    table,
  );
  if (keeping.log !== null && sitters.join() !== named?.join()) keepSitters(session);
  session.savedAt = file === null ? -1 : table.entries.length;
  tellPast(session);
  io.out(opened.said);
  return session;
}

function seatsOf(flags: PlayFlags): Answers {
  const { heroes = [] } = flags;
  const seats = seatsWanted(flags);
  if (heroes.length > seats)
    throw new UsageError(
      `--heroes names ${heroes.length} Heroes for ${count(seats, 'seat')}; raise --players`,
    );
  const hero = (seat: number): string | null => (heroes[seat] === 'random' ? null : (heroes[seat] ?? null));
  return {
    heroes: Array.from({ length: seats }, (_, seat) => hero(seat)),
    sitters: sittersFor(flags.bots, seats),
  };
}

/** As requested, or as many as the longest list needs. */
function seatsWanted({ players, heroes, bots }: PlayFlags): number {
  const lists = Math.max(heroes?.length ?? 0, bots?.length ?? 0);
  return players ?? (lists > 1 ? lists : 4);
}

/** A name for each seat; or one name for every seat but the first, where a person sits. */
function sittersFor(bots: readonly string[] | undefined, seats: number): Sitter[] {
  if (bots !== undefined && bots.length > 1 && bots.length !== seats)
    throw new UsageError(
      `--bots names ${bots.length} seats, but there are ${seats}; name one bot for all, or one for each seat`,
    );
  const named = bots?.length === seats;
  return Array.from({ length: seats }, (_, seat) => {
    const name = (named ? bots[seat] : seat === 0 ? 'human' : bots?.[0]) ?? 'normal';
    return name === 'mixed' ? (seat % 2 === 1 ? 'normal' : 'easy') : name;
  });
}
