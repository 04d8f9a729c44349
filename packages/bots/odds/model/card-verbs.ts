/** Cards that are turned, lost or counted on, and gold. */
import { isWon } from '@wayrune/engine/rules/world/world.ts';
import { addChoice, type Child } from '../graph.ts';
import type { Model, Piece, Then } from './model.ts';
import { countersOf, GOLD, type Position, withCounters } from './position.ts';
import type { Scene } from './scene.ts';
import { exactly, reaches } from './trace.ts';
import { type ModelVerb, type Turn, withAmount } from './verb.ts';

/** Items and kept cards on one side; of those face up only the ones that can be activated matter. */
const itemsThat = (m: Model, s: Position, used: boolean, except: string): Piece[] =>
  m.pieces.filter(
    ({ id, bit, info }) =>
      info.holding !== 'hero' &&
      info.holding !== 'ally' &&
      id !== except &&
      (s.gone & bit) === 0 &&
      ((s.down & bit) !== 0) === used &&
      (used || info.held.abilities.some((ability) => ability.cost?.some(({ pay }) => pay === 'activate'))),
  );

export const turning = (used: boolean): ModelVerb<'refresh'> & ModelVerb<'deactivate'> => ({
  does({ m, s, scene, e, actor, then }: Turn<'refresh' | 'deactivate'>) {
    const turn = (t: Position, { bit }: Piece): Position => ({
      ...t,
      down: used ? t.down | bit : t.down & ~bit,
    });
    /** A card that speaks again may take something away (G28). */
    const settled = (t: Position, next: Then): Child => m.flow.settle(m, t, scene, next);
    const cards = itemsThat(m, s, !used, actor.source);
    if (e.count === 'all' || e.count >= cards.length) return settled(cards.reduce(turn, s), then);
    const chosen = (t: Position, left: number): Child => {
      const open = itemsThat(m, t, !used, actor.source);
      if (left === 0 || open.length === 0) return then(t);
      return addChoice(
        m.graph,
        open.map(({ id }) => `target:${id}`),
        open.map((card) => settled(turn(t, card), (u) => chosen(u, left - 1))),
      );
    };
    return chosen(s, e.count);
  },
  can: ({ m, s, actor }: Pick<Turn<'refresh'>, 'm' | 's' | 'actor'>) =>
    itemsThat(m, s, !used, actor.source).length > 0,
});

export const addCounters: ModelVerb<'add-counters'> = {
  does({ m, s, e, actor, then }) {
    const { piece } = actor;
    const lies = piece !== null && piece.held !== null && (s.gone & piece.bit) === 0;
    const slot = lies ? piece.slot : m.foeSlot;
    return then(slot < 0 ? s : withCounters(s, slot, countersOf(s, slot) + e.amount));
  },
};

const lose = (m: Model, s: Position, scene: Scene, piece: Piece | null, then: Then): Child =>
  piece === null || piece.held === null || (s.gone & piece.bit) !== 0
    ? then(s)
    : m.flow.settle(m, { ...s, gone: s.gone | piece.bit }, scene, then);

export const discardThis: ModelVerb<'discard-this'> = {
  does: ({ m, s, scene, actor, then }) => lose(m, s, scene, actor.piece, then),
};

const losable = (m: Model, s: Position, what: 'item' | 'ally' | 'any'): Piece[] =>
  m.pieces.filter(
    ({ bit, info, held }) =>
      held !== null &&
      (s.gone & bit) === 0 &&
      !isWon(info) &&
      (info.holding === what || (what === 'any' && (info.holding === 'item' || info.holding === 'ally'))),
  );

export const loseCard: ModelVerb<'lose-card'> = {
  does({ m, s, scene, e, then }) {
    const cards = losable(m, s, e.what);
    const most = Math.max(...cards.map(({ info }) => info.cost));
    const choice = e.which === 'chosen' ? cards : cards.filter(({ info }) => info.cost === most);
    if (choice.length === 0) return then(s);
    return addChoice(
      m.graph,
      choice.map(({ id }) => `target:${id}`),
      choice.map((piece) => lose(m, s, scene, piece, then)),
    );
  },
  can: ({ m, s, e }) => losable(m, s, e.what).length > 0,
};

export const gainGold: ModelVerb<'gain-gold'> = {
  does: (turn) =>
    withAmount(turn, turn.e.amount, (amount) =>
      turn.then({ ...turn.s, gold: turn.s.gold + Math.max(0, amount) }),
    ),
};

export const loseGold: ModelVerb<'lose-gold'> = {
  does: (turn) =>
    withAmount(turn, turn.e.amount, (amount) => {
      const { m, s, then } = turn;
      const price = Math.max(0, amount);
      const paid = reaches(m.trace, GOLD, s.gold, price) ? price : exactly(m.trace, GOLD, s.gold);
      return then({ ...s, gold: s.gold - paid });
    }),
};
