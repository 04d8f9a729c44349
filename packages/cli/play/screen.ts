/** What a person sees when the decision is theirs: where things stand, the question, the options. */
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { tableCards } from '@wayrune/engine/rules/world/game.ts';
import type { MarketFrame } from '@wayrune/engine/rules/turn/market.ts';
import type { MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { cardName } from '@wayrune/engine/text/card-text.ts';
import { question } from '@wayrune/engine/text/decision.ts';
import { rule, wrap } from '../terminal/layout.ts';
import { legend } from '../terminal/map.ts';
import { showCard } from '../lookup.ts';
import { reach } from '@wayrune/engine/table/reach.ts';
import { fight } from './fight.ts';
import { faceGlyphs, showOptions } from './options.ts';
import { condition, status } from './party.ts';
import { spaceIn } from './place.ts';
import { game, heroName, seatName, type Session } from './session.ts';
import { nearby } from './show-map.ts';
import { inForce, offer, panelLines } from './show-table.ts';

export function screen(session: Session): string {
  const { table, io, paint } = session;
  const { decision } = table.state;
  if (decision === null) return '';
  const { seat } = decision;
  const { headline, detail } = question(table.world, table.state, { codes: true });
  const people = session.sitters.filter((sitter) => sitter === 'human').length;
  const who = people > 1 ? `${heroName(session, seat)} (${seatName(session, seat)}): ` : '';
  return [
    '',
    ...surroundings(session, seat),
    wrap(paint.bold(`${who}${headline}`), io.width),
    ...(detail === '' ? [] : [wrap(detail, io.width)]),
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

/** Everything the question is about, once; the next question of the same kind shows only what may have changed. */
function surroundings(session: Session, seat: number): string[] {
  const { decision, turn } = session.table.state;
  const combat = fightShown(session);
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
  const drawn = before === '' ? drawnCard(session) : [];
  if (part !== undefined) return part(session, seat, isNew);
  const places = decision?.options.some((option) => spaceIn(session, option) !== null) === true;
  return [
    ...(isNew ? [status(session, seat)] : []),
    ...drawn,
    ...(places ? [nearby(session)] : []),
    ...(isNew || places ? [''] : []),
  ];
}

/** After a knock-out the fight no longer matters. */
function fightShown(session: Session): CombatFrame | null {
  const out = session.table.state.frames.some(({ proc }) => proc === 'knockout');
  return out ? null : combatOf(game(session));
}

/** The current Encounter. It was shown when it was drawn; Enter shows it again. */
function drawnCard({ table: { world, state }, paint, io }: Session): string[] {
  const drawn = state.limbo.at(-1);
  if (drawn === undefined) return [];
  const about = infoOf(world, drawn);
  return about.card.kind === 'encounter' ? ['', showCard(about, paint, io.width)] : [];
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
    ...(state.round === 1 ? legend(session.paint, session.io.width, false) : []),
    '',
  ];
}

function onTheWay(session: Session, _seat: number, isNew: boolean): string[] {
  return [nearby(session), dice(session, isNew), ''];
}

function dice(session: Session, isNew: boolean): string {
  const { table, paint } = session;
  const movement = table.state.frames.find((frame) => frame.proc === 'movement') as MovementFrame | undefined;
  const left = movement?.dice ?? [];
  if (left.length === 0) return 'No dice left.';
  const far = [...reach(table.world, table.state).keys()].at(-1);
  const tip =
    !isNew || table.state.round > 1 || far === undefined ? '' : paint.dim(`   (type "${far}" to walk there)`);
  return `Dice left: ${left.map((face) => paint.bold(faceGlyphs(face))).join(' ')}${tip}`;
}

/** The question says what is here. */
function arrived(session: Session, seat: number): string[] {
  return [status(session, seat), ''];
}

function atMarket(session: Session, seat: number, isNew: boolean): string[] {
  if (!isNew) return [status(session, seat), ''];
  const { state, world } = session.table;
  const frame = state.frames.find((one) => one.proc === 'market') as MarketFrame | undefined;
  const stack = state.stacks[frame?.town ?? -1] ?? [];
  const town = world.board.towns[frame?.town ?? -1]?.name ?? '';
  return [
    status(session, seat),
    session.paint.bold(`For sale in ${town}`),
    ...stack.map((card) => offer(session, card)),
    '',
  ];
}
