import { nearest } from '../../kernel/procedure.ts';
import { oneOf, optional, whole, yes } from '../../kernel/shape.ts';
import { endEvent as discardEvent } from '../../rules/turn/adventure.ts';
import { distance } from '../../rules/world/board.ts';
import { settleAll } from '../../rules/calls.ts';
import {
  counterAt,
  emptyJewels,
  losePoints as lose,
  placeCounter as place,
  removeCounter as remove,
  replenish as refill,
  takeFromPile,
} from '../../rules/turn/counters.ts';
import { lessons, learn as gain } from '../../rules/turn/experience.ts';
import { info, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { bottomOf, leaveLimbo } from '../../rules/cards/holdings.ts';
import type { Frame } from '../../kernel/procedure.ts';
import { color } from '../shapes.ts';
import { askTarget } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import type { EffectOf, ExperienceKind } from '../vocabulary.ts';
import { capital, quantity } from '../words.ts';

const asTargets = (spaces: readonly string[]): string[] => spaces.map((space) => `target:${space}`);

export const replenish: Verb<'replenish'> = {
  fields: { color: optional(color), every: optional(yes) },
  describe(e) {
    const which = e.color === undefined ? '' : `${e.color} `;
    return e.every === true ? `replenish every ${which}jewel` : `replenish the ${which}sunburst jewels`;
  },
  resolve: (game, e, { seat }) =>
    refill(game, seat, e.color === undefined ? undefined : [e.color], e.every !== true),
  hint: () => 0.5,
};

function removable(game: Game, e: EffectOf<'remove-counter'>, seat: number): string[] {
  const { space } = playerAt(game, seat);
  if (space === null) return [];
  const reach = e.where === 'here' ? 0 : (e.spaces ?? 1);
  const { board } = game.world;
  return board.jewels.filter((id) => counterAt(game, id) !== null && distance(board, space, id) <= reach);
}

export const removeCounter: Verb<'remove-counter'> = {
  fields: { where: oneOf(['here', 'within']), spaces: optional(whole(1, 12)) },
  describe: (e) =>
    e.where === 'here'
      ? 'remove the adventure counter of this space'
      : `remove an adventure counter within ${quantity(e.spaces ?? 1, 'space', 'spaces')}`,
  resolve: (game, e, frame) => askTarget(game, e, frame, asTargets(removable(game, e, frame.seat))),
  onTarget: (game, _, __, target) => remove(game, target),
  can: (game, e, { seat }) => removable(game, e, seat).length > 0,
  hint: () => -0.5,
};

export const placeCounter: Verb<'place-counter'> = {
  fields: { color },
  describe: (e) => `put a ${e.color} adventure counter on an empty ${e.color} jewel of your choice`,
  resolve(game, e, frame) {
    if (game.state.pile[e.color] > 0) askTarget(game, e, frame, asTargets(emptyJewels(game, e.color, false)));
  },
  onTarget: (game, _, __, target) => place(game, target),
  can: (game, e) => game.state.pile[e.color] > 0 && emptyJewels(game, e.color, false).length > 0,
  hint: () => 0.5,
};

interface DrawnCard extends Frame {
  card: string;
}

export const redraw: Verb<'redraw'> = {
  fields: {},
  describe: () => 'put it on the bottom of its deck and draw again',
  resolve(game) {
    const drawing = nearest(game, 'draw') as DrawnCard | null;
    if (drawing === null || !leaveLimbo(game, drawing.card)) return;
    bottomOf(game, info(game, drawing.card).deck, drawing.card);
    drawing.step = 'draw';
  },
  can(game) {
    const drawing = nearest(game, 'draw') as DrawnCard | null;
    return drawing !== null && game.state.limbo.includes(drawing.card);
  },
  hint: () => 1.5,
};

export const endEvent: Verb<'end-event'> = {
  fields: {},
  describe: () => 'discard the Event in play',
  resolve(game) {
    discardEvent(game);
    settleAll(game);
  },
  can: (game) => game.state.event !== null,
  hint: () => 1,
};

/** A counter, which is worth 12, costs four points with four players. */
const POINT = 3;

export const gainPoints: Verb<'gain-points'> = {
  fields: { amount: whole(1, 20) },
  describe: (e) => `gain ${quantity(e.amount, 'experience')}`,
  resolve(game, e, { seat }) {
    playerAt(game, seat).points += e.amount;
    tell(game, { type: 'points', seat, amount: e.amount });
  },
  hint: (e) => POINT * e.amount,
};

export const losePoints: Verb<'lose-points'> = {
  fields: { amount: whole(1, 20) },
  describe: (e) => `lose ${quantity(e.amount, 'unspent experience')}`,
  resolve: (game, e, { seat }) => lose(game, seat, e.amount),
  hint: (e) => -POINT * e.amount,
};

const RANK = { green: 1, yellow: 2, blue: 3, red: 4 } as const;

export const gainCounter: Verb<'gain-counter'> = {
  fields: { color },
  describe: (e) => `take a ${e.color} adventure counter from the pile`,
  resolve: (game, e, { seat }) => takeFromPile(game, seat, e.color),
  can: (game, e) => game.state.pile[e.color] > 0,
  hint: (e) => 2 * RANK[e.color],
};

export const learn: Verb<'learn'> = {
  fields: { kind: oneOf(['mind', 'body', 'spirit', 'stamina', 'life', 'chosen']) },
  describe: (e) =>
    `gain ${e.kind === 'chosen' ? 'an experience counter of your choice' : `a ${capital(e.kind)} experience counter`}`,
  resolve(game, e, frame) {
    const open = lessons(game, frame.seat);
    if (e.kind === 'chosen') askTarget(game, e, frame, open);
    else if (open.includes(`learn:${e.kind}`)) gain(game, frame.seat, e.kind);
  },
  onTarget: (game, _, { seat }, target) => gain(game, seat, target as ExperienceKind),
  hint: () => 12,
};
