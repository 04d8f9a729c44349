/** `wayrune play`: a game at the terminal, people and bots in any seats. */
import { BOT_IDS } from '@wayrune/bots';
import { heroesFor } from '@wayrune/engine/parts/cards.ts';
import { checkSetup, SetupError } from '@wayrune/engine/parts/library.ts';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { loadSeated } from '@wayrune/engine/table/save.ts';
import { type Args, list, many, on, text, UsageError, whole } from '../args.ts';
import { inAscii } from '../terminal/ascii.ts';
import { command, OK } from '../command.ts';
import { type Content, loadContent, packsOf } from '../content.ts';
import { readText } from '../files.ts';
import type { Io } from '../terminal/io.ts';
import { count, fit } from '../terminal/layout.ts';
import { BOT_NAMES } from './match.ts';
import { playOn } from '../play/loop.ts';
import { type Answers, askSetup } from '../play/questions.ts';
import { rescue } from '../play/saving.ts';
import {
  DEFAULT_FILE,
  newSession,
  type Opening,
  type Session,
  type Sitter,
  sittersHere,
  withTable,
} from '../play/session.ts';
import { passages } from '@wayrune/engine/table/passages.ts';

const FLAGS = {
  players: whole('N', 'how many seats (4)', 1, 6),
  heroes: list('a,b,random', 'a Hero for each seat, or random'),
  bots: list(
    'a,b',
    `one name for every seat but the first, or a name for each seat: human, ${BOT_NAMES}; mixed alternates easy and normal (normal)`,
    ['human', 'mixed', ...BOT_IDS],
  ),
  seed: text('TEXT', 'equal seeds and equal choices give equal games'),
  load: text('FILE', 'go on with a saved game'),
  save: text('FILE', 'save there at the end, without asking'),
  adventure: text('ID', 'the adventure (dragon-lords)'),
  variants: list('a,b', 'variants to play with'),
  set: list('p,q', 'sets of cards to add'),
  pack: many('FILE', 'a pack of your own to load and add; may be given again'),
  ascii: on('draw with plain ASCII only'),
};
type PlayFlags = Args<typeof FLAGS>['flags'];

export const play = command({
  takes: '',
  says: 'Plays a game, people and bots in any seats. Without flags it asks what you want.',
  flags: FLAGS,
  words: 0,
  examples: [
    'play',
    'play --players 2 --heroes hedda-stonebrake,random --seed 7',
    'play --bots human,human,greedy',
    'play --load wayrune-game.json',
  ],
  async run({ flags }, terminal) {
    const io = fitted(inAscii(terminal, flags.ascii));
    const content = loadContent(flags.pack);
    const session =
      flags.load === undefined ? await begin(flags, content, io) : resume(flags, flags.load, content, io);
    if (session === null) io.out('Goodbye.');
    else await playSafely(session);
    return OK;
  },
});

/** Should the program break, the evening's game is not lost with it. */
async function playSafely(session: Session): Promise<void> {
  try {
    await playOn(session);
  } catch (error) {
    session.io.err(`The game as it was before is saved in ${rescue(session)}`);
    throw error;
  }
}

const fitted = (io: Io): Io => ({ ...io, out: (said) => io.out(fit(said, io.width)) });

function openingOf(flags: PlayFlags, content: Content, io: Io, sitters: readonly Sitter[]): Opening {
  const seed = flags.seed ?? io.seed();
  return {
    io,
    content,
    seed,
    sitters,
    file: flags.save ?? flags.load ?? DEFAULT_FILE,
    autosave: flags.save !== undefined,
  };
}

async function begin(flags: PlayFlags, content: Content, io: Io): Promise<Session | null> {
  const { adventure = 'dragon-lords', variants = [], players, heroes, bots, seed } = flags;
  const packs = packsOf(content, flags.set);
  const start = (seats: Answers): Session =>
    newSession(openingOf(flags, content, io, seats.sitters), {
      adventure,
      heroes: seats.heroes,
      variants,
      packs,
    });
  if ([players, heroes, bots, seed].some((flag) => flag !== undefined)) return start(seatsOf(flags));
  const problems = checkSetup(content.library, { adventure, heroes: [null, null], variants, packs });
  const chosen = content.library.adventures[adventure];
  if (problems.length > 0 || chosen === undefined) throw new SetupError(problems);
  const all = heroesFor(content.library, chosen, packs).map(({ card, set }) => cardInfo(card, card.id, set));
  const answers = await askSetup(io, all, chosen.players);
  return answers === null ? null : start(answers);
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

/** As said, or as many as the longest list needs. */
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

function resume(flags: PlayFlags, file: string, content: Content, io: Io): Session {
  const clash = (['players', 'heroes', 'adventure', 'variants', 'set'] as const).find(
    (flag) => flags[flag] !== undefined,
  );
  if (clash !== undefined)
    throw new UsageError(
      `--${clash} cannot be changed in a saved game; leave it out, or start a new game without --load`,
    );
  const { table, sitters: named } = loadSeated(content.library, readText(file), file);
  const seats = table.state.players.length;
  const sitters =
    flags.bots === undefined && named !== null ? sittersHere(named, io) : sittersFor(flags.bots, seats);
  const session = withTable(openingOf(flags, content, io, sitters), table);
  for (const { lines } of passages(content.library, table)) session.log.push(...lines);
  session.savedAt = table.entries.length;
  io.out(`Loaded ${file}: ${count(table.entries.length, 'decision')} so far.`);
  return session;
}
