/** The commands at any prompt. */
import { COUNSEL, player } from '@wayrune/bots';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { undo, undoBarrier } from '@wayrune/engine/table/table.ts';
import { optionLabel, ruleOf } from '@wayrune/engine/text/decision.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { didYouMean, listed, UsageError } from '../args.ts';
import { capital, pad, wrap } from '../terminal/layout.ts';
import { findCards, lookUp } from '../lookup.ts';
import { showOdds } from './odds.ts';
import { discardable, numberOf } from './options.ts';
import { party } from './party.ts';
import { atPlace, spaceIn } from './place.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import { botChance, game, heroName, isHuman, playerOf, type Session, viewer } from './session.ts';
import { choose, forgetUndone, storyLines } from './telling.ts';
import { keepUndo, stopKeeping } from './keeping.ts';
import { openGame, takeOver } from './opening.ts';
import { complaint, mayLeave, save } from './saving.ts';
import { wholeMap } from './show-map.ts';
import { decks, market, track } from './show-table.ts';

/** What follows a command: ask again, show the whole question again, or leave. */
export type After = 'ask' | 'show' | 'quit';
type Run = (session: Session, rest: string) => After | Promise<After>;

interface PromptCommand {
  readonly takes: string;
  readonly says: string;
  readonly run: Run;
}

const showing =
  (text: (session: Session, rest: string) => string): Run =>
  (session, rest) => {
    session.io.out(text(session, rest));
    return 'ask';
  };

export const COMMANDS: Readonly<Record<string, PromptCommand>> = {
  go: { takes: 'SPACE', says: 'walk there with your dice ("e7" alone does too)', run: go },
  map: { takes: '', says: 'the whole board with a legend', run: showing(wholeMap) },
  party: { takes: '[SEAT]', says: 'a Hero, their cards and what they do', run: showing(showParty) },
  market: { takes: '', says: 'what every town sells', run: showing(market) },
  track: { takes: '', says: 'the undefeated challenges, and other tracks', run: showing(track) },
  deck: { takes: '', says: 'decks, the Event in play, counters in the pile', run: showing(decks) },
  log: { takes: '[N]', says: 'the last N things that happened (20)', run: showing(showLog) },
  odds: { takes: '', says: 'your chances in this fight, or against what is here', run: showing(showOdds) },
  hint: { takes: '', says: 'what a good player would do, and why', run: showing(hint) },
  discard: { takes: 'CARD', says: 'discard one of your cards', run: discard },
  undo: { takes: '', says: 'undo your last decision', run: takeBack },
  save: { takes: '[FILE]', says: 'write the game into a file', run: saveAs },
  load: { takes: 'GAME', says: 'open a file or a kept game; this one is kept', run: load },
  help: { takes: '[WORD]', says: 'this list; or a card, a rule, a word', run: showing(help) },
  quit: {
    takes: '',
    says: 'leave; the game is kept',
    run: async (session) => ((await mayLeave(session)) ? 'quit' : 'ask'),
  },
};

const ALIASES: Readonly<Record<string, string>> = {
  q: 'quit',
  exit: 'quit',
  '?': 'help',
  h: 'help',
  decks: 'deck',
  p: 'party',
  m: 'map',
};

/** Null if the word is not a command. */
export function commandFor(typed: string): { readonly run: Run; readonly rest: string } | null {
  const [word = '', ...rest] = typed.split(/\s+/);
  const name = ALIASES[word.toLowerCase()] ?? word.toLowerCase();
  const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return found === undefined ? null : { run: found.run, rest: rest.join(' ') };
}

function showParty(session: Session, rest: string): string {
  if (rest === '') return party(session, viewer(session));
  const { players } = session.table.state;
  const seat = players.findIndex(
    (player) =>
      String(player.seat + 1) === rest ||
      heroName(session, player.seat).toLowerCase().startsWith(rest.toLowerCase()),
  );
  if (seat >= 0) return party(session, seat);
  return `There is no seat "${rest}"; there are 1 to ${players.length}: ${players.map((one) => heroName(session, one.seat)).join(', ')}`;
}

function showLog(session: Session, rest: string): string {
  const { io } = session;
  if (rest !== '' && !/^\d+$/.test(rest)) return `"log ${rest}": expected a number, such as "log 40"`;
  const lines = storyLines(session)
    .slice(-Number(rest === '' ? 20 : rest))
    .map((line) => wrap(line, io.width, '  ', '    '));
  return lines.length === 0 ? 'Nothing has happened yet.' : lines.join('\n');
}

function hint(session: Session): string {
  const { world, state } = session.table;
  if (state.decision === null) return 'There is nothing to decide.';
  const counsel = player(COUNSEL.strength, COUNSEL.temper, { clock: () => performance.now() });
  const { choice, why } = counsel.advise(world, clone(state), botChance(session), { codes: true });
  const label = optionLabel(world, state, choice, { codes: true });
  const said = suggestion(label, optionLabel(world, state, choice), aboutThere(session, choice, why));
  const lead = `${numberOf(session, choice) ?? 'Type'}  `;
  return wrap(said, session.io.width, lead, ' '.repeat(lead.length));
}

/** Says "there" or "here" for a place that the option itself names. */
function aboutThere(session: Session, choice: string, why: string): string {
  const goal = spaceIn(session, choice);
  const space = goal ?? playerOf(session, viewer(session)).space;
  if (space === null) return why;
  const name = placeName(game(session), space, { codes: true });
  const bare = [`Head for ${name}: `, `${capital(name)}: `].find((words) => why.startsWith(words));
  return bare === undefined
    ? why.replace(` ${atPlace(session, space)}: `, goal === null ? ' here: ' : ' there: ')
    : capital(why.slice(bare.length));
}

/** Omits the label where the reason already begins with it. */
function suggestion(label: string, plain: string, why: string): string {
  const said = [plain, plain.replace(/ \([^)]*\)$/, '')].find((words) => why.startsWith(`${words}: `));
  // For a choice on a card its name is enough; the options above show the rest.
  if (said !== undefined) return `${label.split(': ')[0] ?? ''}: ${why.slice(said.length + 2)}`;
  return firstWord(why) === firstWord(label) ? why : `${label}. ${why}`;
}

const firstWord = (text: string): string => /^\w+/.exec(text.toLowerCase())?.[0] ?? '';

/** Possible at any time, whatever the question. */
function discard(session: Session, rest: string): After {
  const { table, io } = session;
  const cards = discardable(session).map((id) => infoOf(table.world, id));
  const [card, ...others] = rest === '' ? [] : findCards(cards, rest);
  const names = listed(cards.map((one) => one.card.name));
  if (card === undefined || others.length > 0) {
    const which = rest === '' ? 'Discard which card' : `You cannot discard "${rest}"`;
    io.out(
      cards.length === 0 ? 'You have nothing to discard now.' : `${which}: ${names}? Type "discard NAME".`,
    );
    return 'ask';
  }
  choose(session, `discard:${card.id}`);
  return 'show';
}

/** The width of the longest command with what it takes. */
const COMMAND = 14;

function help({ table, io, paint }: Session, rest: string): string {
  if (rest !== '')
    return lookUp(
      Object.values(table.world.cards).filter(({ id, card }) => id === card.id),
      rest,
      paint,
      io.width,
    );
  const rows = Object.entries(COMMANDS).map(([name, { takes, says }]) =>
    wrap(says, io.width, `  ${pad(`${name} ${takes}`, COMMAND)}`, ' '.repeat(COMMAND + 2)),
  );
  const asked = table.state.decision === null ? null : ruleOf(table.world, table.state.decision.kind);
  return [
    'Type the number of an option, or one of these:',
    ...rows,
    ...(asked === null ? [] : [`The rule behind this decision: help ${asked}`]),
  ].join('\n');
}

function takeBack(session: Session): After {
  const { table, io } = session;
  const barrier = undoBarrier(table);
  const last = table.entries.at(-1);
  if (barrier !== null || last === undefined || !isHuman(session, last.seat)) {
    io.out(`Can't undo: ${barrier ?? 'another player has acted'}.`);
    return 'ask';
  }
  undo(table);
  keepUndo(session);
  session.savedAt = -1;
  forgetUndone(session);
  session.shown = '';
  io.out(`Undone: ${optionLabel(table.world, table.state, last.choice, { codes: true })}`);
  return 'show';
}

/** Walks to a space, one die after another, as the rules offer them. */
function go(session: Session, rest: string): After {
  const { table, io } = session;
  const space = rest.toLowerCase();
  const board = landOf(game(session));
  const town = board.towns.find(({ id, name }) => id === space || name.toLowerCase().startsWith(space));
  const wanted = board.space[space] === undefined && space.length > 2 ? (town?.space ?? space) : space;
  const { decision } = table.state;
  const walk = `walk:${wanted}`;
  const path =
    decision?.options.includes(walk) === true ? [walk] : reach(table.world, table.state).get(wanted);
  if (path === undefined) {
    io.out(whyNot(session, wanted));
    return 'ask';
  }
  for (const option of path) {
    if (table.state.decision?.options.includes(option) !== true) break;
    choose(session, option);
  }
  return 'show';
}

function whyNot({ table }: Session, space: string): string {
  const { board } = table.world;
  const kind = table.state.decision?.kind ?? '';
  if (board.space[space] === undefined) {
    const towns = board.towns.map(({ id }) => id);
    return `There is no space "${space}": write a letter and a number such as e7, or a town${didYouMean(space, towns)}`;
  }
  if (kind === 'movement')
    return `${space} is more than one step away: roll the dice first, or walk to a space next to you.`;
  return kind === 'step'
    ? `Your dice do not lead to ${space}; the spaces marked + are within reach.`
    : 'You are not moving now.';
}

async function saveAs(session: Session, rest: string): Promise<After> {
  await save(session, rest);
  return 'ask';
}

/** If anything goes wrong, the current game stays open. */
function load(session: Session, rest: string): After {
  const { io } = session;
  try {
    if (rest === '')
      throw new UsageError(
        'load needs a file or a kept game, such as "load game.json"; "wayrune games" lists them',
      );
    if (rest === session.keeping.log?.name) throw new UsageError(`${rest} is the game you are playing`);
    const opened = openGame(rest, session.content, session.keeping, io);
    stopKeeping(session);
    if (session.keeping.log !== null) io.out(`The game you leave is kept as ${session.keeping.log.name}.`);
    takeOver(session, opened);
    return 'show';
  } catch (error) {
    io.out(complaint(error));
    return 'ask';
  }
}
