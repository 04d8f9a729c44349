/** What a person sees when a decision is his: where things stand, the question, the options. */
import { combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { tableCards } from '@wayrune/engine/rules/world/game.ts';
import type { MarketFrame } from '@wayrune/engine/rules/turn/market.ts';
import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { prompt } from '@wayrune/engine/text/decision.ts';
import { rule, wrap } from '../terminal/layout.ts';
import { legend } from '../terminal/map.ts';
import { fight } from './fight.ts';
import { faceGlyphs, showOptions } from './options.ts';
import { condition, status } from './party.ts';
import { spaceIn, whatLies } from './place.ts';
import { game, heroName, playerOf, type Session } from './session.ts';
import { inForce, nearby, offer, panelLines } from './sights.ts';

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

/** `isNew`: the question before this one was about something else. */
type Part = (session: Session, seat: number, isNew: boolean) => string[];

const PARTS: Readonly<Record<string, Part>> = {
  movement: turnBegins,
  step: onTheWay,
  adventure: arrived,
  market: atMarket,
};

/** All that the question is about, once; the next question of the same kind shows only what may have changed. */
function surroundings(session: Session, seat: number): string[] {
  const { decision, turn } = session.table.state;
  const combat = combatOf(game(session));
  const kind = decision?.kind ?? '';
  const scene = combat === null ? `${turn} ${seat} ${kind}` : `${turn} ${seat} ${combat.card}`;
  const before = session.shown;
  session.shown = combat === null ? scene : `${scene} ${combat.round}`;
  if (combat !== null) {
    const detail = session.shown === before ? 'line' : before.startsWith(scene) ? 'numbers' : 'text';
    return [fight(session, detail) ?? '', condition(session, seat), ''];
  }
  const part = PARTS[kind];
  const isNew = session.shown !== before;
  if (part !== undefined) return part(session, seat, isNew);
  const places = decision?.options.some((option) => spaceIn(session, option) !== null) === true;
  return [
    ...(isNew ? [status(session, seat)] : []),
    ...(places ? [nearby(session)] : []),
    ...(isNew || places ? [''] : []),
  ];
}

function turnBegins(session: Session, seat: number): string[] {
  const { state, world } = session.table;
  const table = tableCards(game(session)).map((card) => `${inForce(card)}: ${cardName(world, card.id)}`);
  return [
    rule(`Round ${state.round}: ${heroName(session, seat)}`, session.io.width),
    status(session, seat),
    ...table,
    ...panelLines(session),
    nearby(session),
    ...(state.round === 1 ? legend(session.paint, false) : []),
    '',
  ];
}

function onTheWay(session: Session): string[] {
  return [nearby(session), dice(session), ''];
}

function dice(session: Session): string {
  const { table, paint } = session;
  const movement = table.state.frames.find((frame) => frame.proc === 'movement') as MovementFrame | undefined;
  const left = movement?.dice ?? [];
  if (left.length === 0) return 'No dice left.';
  const tip = session.table.state.round > 1 ? '' : paint.dim('   ("e9" walks all the way to e9)');
  return `Dice left: ${left.map((face) => paint.bold(faceGlyphs(face))).join(' ')}${tip}`;
}

function arrived(session: Session, seat: number): string[] {
  const { space } = playerOf(session, seat);
  const lies = space === null ? '' : whatLies(session, space, seat);
  return [status(session, seat), ...(lies === '' ? [] : [`Here: ${lies}.`]), ''];
}

function atMarket(session: Session, seat: number, isNew: boolean): string[] {
  if (!isNew) return [status(session, seat), ''];
  const { state, world } = session.table;
  const frame = state.frames.find((one) => one.proc === 'market') as MarketFrame | undefined;
  const stack = state.stacks[frame?.town ?? -1] ?? [];
  const town = world.board.towns[frame?.town ?? -1]?.name ?? '';
  return [
    status(session, seat),
    session.paint.bold(`The market of ${town}`),
    ...stack.map((card) => offer(session, card)),
    '',
  ];
}
