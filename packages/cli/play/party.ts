/** A Hero and their cards, in full or in two lines. */
import { ATTRIBUTES, type ExperienceKind, type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import { PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { progressOf } from '@wayrune/engine/rules/rituals/rituals.ts';
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import type { Held, Player } from '@wayrune/engine/rules/world/state.ts';
import { attribute, damageOf, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { isAdventure } from '@wayrune/engine/rules/world/world.ts';
import { heldLines, heldName, statLine, typeLine } from '@wayrune/engine/text/card-text.ts';
import { capital, count, flow, wrap } from '../terminal/layout.ts';
import { atPlace } from './place.ts';
import { game, heroName, isHuman, playerOf, type Session } from './session.ts';

/** What is left, out of the full number: "♥♥♥♡♡". */
function gauge(session: Session, full: number, taken: number, glyph: 'life' | 'stamina'): string {
  const [on, off] = glyph === 'life' ? ['♥', '♡'] : ['●', '○'];
  const left = Math.max(0, full - taken);
  const shade = glyph === 'life' ? session.paint.red : session.paint.yellow;
  return shade(`${on.repeat(left)}${off.repeat(Math.min(full, taken))}`);
}

/** "(experience +4)", or nothing. */
function learned(session: Session, seat: number, kind: ExperienceKind): string {
  const gained =
    playerOf(session, seat).experience[kind] * session.table.world.policies.experienceBonus[kind];
  return gained === 0 ? '' : ` (experience +${gained})`;
}

/** What a player always wants to know, in two or three lines. */
export function status(session: Session, seat: number): string {
  const player = playerOf(session, seat);
  const { paint } = session;
  const place = player.space === null ? ', not on the board yet' : ` ${atPlace(session, player.space)}`;
  const gold = paint.yellow(`${player.gold} gold`);
  return [
    flow([`${paint.bold(heroName(session, seat))}${place}`, gold, points(session, seat)], session.io.width),
    condition(session, seat),
  ].join('\n');
}

/** Life, Stamina, attributes and the names of the cards. */
export function condition(session: Session, seat: number): string {
  const asked = game(session);
  const player = playerOf(session, seat);
  const life = lifeOf(asked, seat, 'hero');
  const stamina = staminaOf(asked, seat, 'hero');
  const values = ATTRIBUTES.map((name) => `${capital(name)} ${attribute(asked, seat, 'hero', name)}`).join(
    '  ',
  );
  const vitals = [
    `Life ${gauge(session, life, player.wounds, 'life')} ${life - player.wounds}/${life}`,
    `Stamina ${gauge(session, stamina, player.exhaustion, 'stamina')} ${stamina - player.exhaustion}/${stamina}`,
    values,
  ];
  const cards = [...player.items, ...player.allies, ...player.kept].map((held) =>
    shortName(session, seat, held),
  );
  return [
    flow(vitals, session.io.width),
    ...(cards.length === 0 ? [] : [wrap(cards.join(', '), session.io.width, '', '  ')]),
  ].join('\n');
}

function points(session: Session, seat: number): string {
  const price = experiencePrice(game(session), seat);
  return `${count(pointsOf(playerOf(session, seat)), 'point')} (upgrade at ${price})`;
}

function shortName(session: Session, seat: number, held: Held): string {
  const asked = game(session);
  const { holding } = info(asked, held.card);
  const name = heldName(asked.world, held.card);
  const life = holding === 'ally' ? lifeOf(asked, seat, held.card) : 0;
  const vitals =
    life === 0
      ? ''
      : ` (Life ${life - held.wounds}/${life}${held.exhaustion > 0 ? `, ${held.exhaustion} exhaustion` : ''})`;
  return held.used ? session.paint.dim(`${name}${vitals} [used]`) : `${name}${vitals}`;
}

export function party(session: Session, seat: number): string {
  const { items, allies, kept } = playerOf(session, seat);
  const lines = heroLines(session, seat);
  for (const [title, row] of Object.entries({ Items: items, Allies: allies, Kept: kept })) {
    if (row.length === 0) continue;
    lines.push(session.paint.bold(title));
    for (const held of row) {
      lines.push(wrap(heldLine(session, seat, held), session.io.width, '  ', '    '));
      lines.push(...cardLines(session, held.card, '    '));
    }
  }
  if (items.length + allies.length + kept.length === 0) lines.push('  No Items and no Allies.');
  return lines.join('\n');
}

function heroLines(session: Session, seat: number): string[] {
  const asked = game(session);
  const player = playerOf(session, seat);
  const { paint, sitters, playerNames } = session;
  const { card, id } = info(asked, player.hero);
  const name = playerNames?.[seat] ?? '';
  const who = isHuman(session, seat) ? (name === '' ? 'a person' : name) : `the ${sitters[seat] ?? ''} bot`;
  const life = lifeOf(asked, seat, 'hero');
  const stamina = staminaOf(asked, seat, 'hero');
  const place = player.space === null ? 'not on the board yet' : atPlace(session, player.space);
  const skills = card.kind === 'hero' ? Object.entries(card.skills) : [];
  return [
    `${paint.bold(card.name)} (seat ${seat + 1}, ${who}), ${place}`,
    `  Life     ${gauge(session, life, player.wounds, 'life')} ${life}, ${count(player.wounds, 'wound')}${learned(session, seat, 'life')}`,
    `  Stamina  ${gauge(session, stamina, player.exhaustion, 'stamina')} ${stamina}, ${player.exhaustion} exhaustion${learned(session, seat, 'stamina')}`,
    ...PHASES.map((phase) => attributeLine(session, seat, phase)),
    ...(skills.length === 0
      ? []
      : [`  Skills   ${skills.map(([name, bonus]) => `${capital(name)} +${bonus}`).join(', ')}`]),
    `  Gold     ${paint.yellow(String(player.gold))}`,
    `  Points   ${pointsOf(player)}, upgrade at ${experiencePrice(game(session), seat)}${counters(player)}`,
    ...cardLines(session, id, '  '),
  ];
}

function attributeLine(session: Session, seat: number, phase: Phase): string {
  const asked = game(session);
  const name = PHASE_ATTRIBUTE[phase];
  const value = attribute(asked, seat, 'hero', name);
  const damage = damageOf(asked, seat, 'hero', phase, null);
  return `  ${capital(name).padEnd(7)}  ${value}, ${phase} damage ${damage}${learned(session, seat, name)}`;
}

const counters = (player: Player): string => {
  const taken = COLORS.filter((color) => player.counters[color] > 0).map(
    (color) => `${player.counters[color]} ${color}`,
  );
  return taken.length === 0 ? '' : `: ${taken.join(', ')}`;
};

function heldLine(session: Session, seat: number, held: Held): string {
  const asked = game(session);
  const { paint } = session;
  const card = info(asked, held.card);
  const kind = typeLine(card).replace(/\.$/, '');
  const parts = isAdventure(card) ? [`won: ${kind}`] : [kind, statLine(card)];
  if (card.holding === 'ally') {
    parts.push(`${count(held.wounds, 'wound')} of ${lifeOf(asked, seat, held.card)} Life`);
    if (staminaOf(asked, seat, held.card) > 0)
      parts.push(`${held.exhaustion} of ${staminaOf(asked, seat, held.card)} exhaustion`);
  }
  const ritual = progressOf(card, held);
  if (ritual !== null) parts.push(`${ritual.filled} of ${ritual.all} symbols filled`);
  if (held.counters > 0) parts.push(count(held.counters, 'counter'));
  if (held.used) parts.push(paint.bold('used'));
  return `${paint.bold(heldName(asked.world, held.card))} (${parts.filter((part) => part !== '').join('; ')})`;
}

const cardLines = (session: Session, card: string, indent: string): string[] =>
  heldLines(info(game(session), card)).map((line) => wrap(line, session.io.width, indent, `${indent}  `));
