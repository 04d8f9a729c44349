/** What a person sees when a decision is his: where things stand, the question, the options. */
import type { MarketFrame } from '@wayrune/engine/rules/market.ts';
import type { MovementFrame } from '@wayrune/engine/rules/movement.ts';
import { prompt } from '@wayrune/engine/text/decision.ts';
import { rule, wrap } from '../layout.ts';
import { fight } from './fight.ts';
import { faceName, showOptions } from './options.ts';
import { status } from './party.ts';
import { whatLies } from './place.ts';
import { heroName, playerOf, type Session } from './session.ts';
import { nearby, offer } from './sights.ts';

export function screen(session: Session): string {
  const { table, io, paint } = session;
  const { decision } = table.state;
  if (decision === null) return '';
  const { seat } = decision;
  const people = session.sitters.filter((sitter) => sitter === 'human').length;
  const who = people > 1 ? `${heroName(session, seat)} (seat ${seat + 1}): ` : '';
  return [
    '',
    ...surroundings(session, seat),
    wrap(`${paint.bold(who)}${paint.bold(prompt(table.world, table.state))}`, io.width),
    showOptions(session),
  ].join('\n');
}

type Part = (session: Session, seat: number) => string[];

const PARTS: Readonly<Record<string, Part>> = {
  movement: turnBegins,
  step: onTheWay,
  adventure: arrived,
  market: atMarket,
};

/** All that the question is about, once; the next question of the same kind shows only what has changed. */
function surroundings(session: Session, seat: number): string[] {
  const { decision, turn } = session.table.state;
  const combat = fight(session, false);
  const kind = combat === null ? (decision?.kind ?? '') : 'fight';
  const scene = `${turn} ${seat} ${kind}`;
  const isNew = session.shown !== scene;
  session.shown = scene;
  if (combat !== null) return [...(isNew ? [(fight(session, true) ?? combat)] : [combat]), status(session, seat), ''];
  const part = PARTS[kind];
  if (part === undefined) return isNew ? [status(session, seat), ''] : [];
  return part(session, seat);
}

function turnBegins(session: Session, seat: number): string[] {
  const { state } = session.table;
  return [rule(`Round ${state.round}: ${heroName(session, seat)}`, session.io.width), status(session, seat), nearby(session), ''];
}

function onTheWay(session: Session): string[] {
  return [nearby(session), dice(session), ''];
}

function dice({ table, paint }: Session): string {
  const movement = table.state.frames.find((frame) => frame.proc === 'movement') as MovementFrame | undefined;
  const left = movement?.dice ?? [];
  if (left.length === 0) return 'No dice left.';
  return `Dice left: ${left.map((face) => paint.bold(`[${faceName(face)}]`)).join(' ')}`;
}

function arrived(session: Session, seat: number): string[] {
  const { space } = playerOf(session, seat);
  const lies = space === null ? '' : whatLies(session, space, seat);
  return [...(session.shown === '' ? [] : [status(session, seat)]), ...(lies === '' ? [] : [`Here: ${lies}.`]), ''];
}

function atMarket(session: Session, seat: number): string[] {
  const { state, world } = session.table;
  const frame = state.frames.find((one) => one.proc === 'market') as MarketFrame | undefined;
  const stack = state.stacks[frame?.town ?? -1] ?? [];
  const town = world.board.towns[frame?.town ?? -1]?.name ?? '';
  return [status(session, seat), session.paint.bold(`The market of ${town}`), ...stack.map((card) => offer(session, card)), ''];
}
