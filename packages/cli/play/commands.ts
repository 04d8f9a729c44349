/** What may be typed at any prompt besides the options. */
import { COUNSEL, player } from '@wayrune/bots';
import { landOf } from '@wayrune/engine/rules/world/land.ts';
import { clone } from '@wayrune/engine/rules/world/state.ts';
import { loadSeated } from '@wayrune/engine/table/save.ts';
import { undo, undoBarrier } from '@wayrune/engine/table/table.ts';
import { optionLabel, ruleOf } from '@wayrune/engine/text/decision.ts';
import { didYouMean } from '../args.ts';
import { readText } from '../files.ts';
import { count, table as columns, wrap } from '../terminal/layout.ts';
import { lookUp } from '../lookup.ts';
import { passages } from '@wayrune/engine/table/passages.ts';
import { showOdds } from './odds.ts';
import { party } from './party.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import { botChance, choose, game, heroName, isHuman, type Session, sittersHere, viewer } from './session.ts';
import { complaint, offerToSave, save } from './saving.ts';
import { decks, market, track, wholeMap } from './sights.ts';

/** What comes after a command: ask on, show the whole question again, or leave. */
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
  party: { takes: '[SEAT]', says: 'a Hero, his cards and what they do', run: showing(showParty) },
  market: { takes: '', says: 'what every town sells', run: showing(market) },
  track: { takes: '', says: 'the undefeated challenges, and other tracks', run: showing(track) },
  deck: { takes: '', says: 'decks, the Event in play, counters in the pile', run: showing(decks) },
  log: { takes: '[N]', says: 'the last N things that happened (20)', run: showing(showLog) },
  odds: { takes: '', says: 'how this fight goes, or what lies here, if played well', run: showing(showOdds) },
  hint: { takes: '', says: 'what a good player would do, and why', run: showing(hint) },
  undo: { takes: '', says: 'take back your last decision', run: takeBack },
  save: { takes: '[FILE]', says: 'save the game', run: (session, rest) => (save(session, rest), 'ask') },
  load: { takes: 'FILE', says: 'load another game', run: load },
  help: { takes: '[WORD]', says: 'this list; or a card, a rule, a word', run: showing(help) },
  quit: {
    takes: '',
    says: 'leave; offers to save',
    run: async (session) => ((await offerToSave(session)) ? 'quit' : 'ask'),
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

/** null if the word is no command. */
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

function showLog({ log, io }: Session, rest: string): string {
  if (rest !== '' && !/^\d+$/.test(rest)) return `"log ${rest}": expected a number, such as "log 40"`;
  const lines = log.slice(-Number(rest === '' ? 20 : rest)).map((line) => wrap(line, io.width, '  ', '    '));
  return lines.length === 0 ? 'Nothing has happened yet.' : lines.join('\n');
}

function hint({ table, ...session }: Session): string {
  const { world, state } = table;
  if (state.decision === null) return 'There is nothing to decide.';
  const counsel = player(COUNSEL.strength, COUNSEL.temper, { clock: () => performance.now() });
  const { choice, why } = counsel.advise(world, clone(state), botChance({ table, ...session }));
  const number = state.decision.options.indexOf(choice) + 1;
  return wrap(`${number}  ${optionLabel(world, state, choice)}. ${why}`, session.io.width, '', '   ');
}

function help({ table, io, paint }: Session, rest: string): string {
  if (rest !== '')
    return lookUp(
      Object.values(table.world.cards).filter(({ id }) => !id.includes('.')),
      rest,
      paint,
      io.width,
    );
  const rows = Object.entries(COMMANDS).map(([name, { takes, says }]) => [
    `${name}${takes === '' ? '' : ` ${takes}`}`,
    says,
  ]);
  const asked = table.state.decision === null ? null : ruleOf(table.world, table.state.decision.kind);
  return [
    'Type the number of an option, or one of these:',
    columns(rows, '  '),
    ...(asked === null ? [] : [`The rule behind this decision: help ${asked}`]),
  ].join('\n');
}

function takeBack(session: Session): After {
  const { table, io } = session;
  const barrier = undoBarrier(table);
  const last = table.entries.at(-1);
  if (barrier !== null || last === undefined || !isHuman(session, last.seat)) {
    io.out(`That cannot be taken back: ${barrier ?? 'another player has decided since'}.`);
    return 'ask';
  }
  undo(table);
  session.savedAt = -1;
  session.log.push('(taken back)');
  session.shown = '';
  io.out(`Taken back: ${optionLabel(table.world, table.state, last.choice)}`);
  return 'show';
}

/** Steps to a space, one die after another, as the rules offer them. */
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

function load(session: Session, rest: string): After {
  if (rest === '') {
    session.io.out(`load needs a file, such as "load ${session.file}"`);
    return 'ask';
  }
  try {
    const { table, sitters } = loadSeated(session.content.library, readText(rest), rest);
    takeSeats(session, table.state.players.length, sitters);
    session.table = table;
    session.log.length = 0;
    for (const { lines } of passages(session.content.library, table)) session.log.push(...lines);
    session.savedAt = table.entries.length;
    session.file = rest;
    session.shown = '';
    session.io.out(`Loaded ${rest}: ${count(table.entries.length, 'decision')} so far.`);
    return 'show';
  } catch (error) {
    session.io.out(complaint(error));
    return 'ask';
  }
}

/** As the file names them; else seats that this game had not are played by normal bots. */
function takeSeats(session: Session, seats: number, names: readonly string[] | null): void {
  session.sitters =
    names === null
      ? Array.from({ length: seats }, (_, seat) => session.sitters[seat] ?? 'normal')
      : sittersHere(names, session.io);
  if (!session.sitters.includes('human')) session.sitters = ['human', ...session.sitters.slice(1)];
}
