/** The game from the first decision to the last. */
import { botOf } from '@wayrune/bots';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { didYouMean } from '../args.ts';
import { rule } from '../terminal/layout.ts';
import { type After, commandFor, COMMANDS } from './commands.ts';
import { findOption, optionsOf } from './options.ts';
import { party } from './party.ts';
import { flushLog } from './keeping.ts';
import { farewell, mayLeave } from './saving.ts';
import { screen } from './screen.ts';
import { botChance, isHuman, names, type Session } from './session.ts';
import { choose, sayWalk } from './telling.ts';

/** Gives the exit code. */
export async function playOn(session: Session): Promise<number> {
  const { io } = session;
  io.suggest(() => [...Object.keys(COMMANDS), ...(session.table.state.decision?.options ?? [])]);
  for (let { decision } = session.table.state; decision !== null; decision = session.table.state.decision) {
    if (io.ended() !== null) return farewell(session);
    if (isHuman(session, decision.seat)) {
      if ((await personDecides(session)) === 'quit') return farewell(session);
    } else {
      botDecides(session, decision.seat);
      await io.breathe();
    }
  }
  ending(session);
  if (session.saveTo === null) await mayLeave(session);
  return farewell(session);
}

function botDecides(session: Session, seat: number): void {
  const { world, state } = session.table;
  const bot = botOf(session.sitters[seat] ?? 'normal', { clock: () => performance.now() });
  choose(session, bot.choose(world, state, botChance(session)));
}

/** Shows the question until it is answered. */
async function personDecides(session: Session): Promise<After> {
  const { io } = session;
  flushLog(session);
  sayWalk(session);
  io.out(screen(session));
  for (;;) {
    const typed = await io.ask('> ');
    if (typed === null) return 'quit';
    const after = await obey(session, typed.trim());
    if (after !== 'ask') return after;
  }
}

async function obey(session: Session, typed: string): Promise<After> {
  const { io, table } = session;
  if (typed === '') {
    session.shown = '';
    return 'show';
  }
  const options = table.state.decision?.options ?? [];
  const command = options.includes(typed) ? null : commandFor(typed);
  if (command !== null) return command.run(session, command.rest);
  const found = findOption(session, typed);
  if (found !== null && 'option' in found) {
    choose(session, found.option);
    return 'show';
  }
  const space = table.world.board.space[typed.toLowerCase()];
  if (found === null && space !== undefined) return commandFor(`go ${typed}`)?.run(session, typed) ?? 'ask';
  io.out(found === null ? notUnderstood(session, typed) : unclear(found.unclear));
  return 'ask';
}

const unclear = (options: readonly { readonly number: number; readonly label: string }[]): string =>
  `Which one? ${options.map(({ number, label }) => `${number} ${label}`).join('; ')}`;

function notUnderstood(session: Session, typed: string): string {
  const most = optionsOf(session).length;
  if (/^-?\d+$/.test(typed)) return `There is no option ${typed}: they are numbered 1 to ${most}.`;
  const words = [...Object.keys(COMMANDS), ...(session.table.state.decision?.options ?? [])];
  return `"${typed}" is neither an option nor a command${didYouMean(typed, words)} Type a number from 1 to ${most}, or "help".`.replace(
    'command Type',
    'command. Type',
  );
}

function ending(session: Session): void {
  const { io, paint, table } = session;
  const { over, round } = table.state;
  if (over === null) return;
  const said = eventLine(table.world, names(session), { type: 'won', winners: over.winners, how: over.how });
  io.out(`\n${rule(`The end, in round ${round}`, io.width)}`);
  io.out(paint.bold(said ?? ''));
  for (const seat of over.winners) io.out(party(session, seat));
}
