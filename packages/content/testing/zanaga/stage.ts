/** The table of Zanaga cleared for a scene, and laid out again as its plan wants it. */
import {
  GEAR_DECK,
  GODS,
  type Mists,
  findMists,
  NOTHING_DONE,
  RITUAL_DECKS,
  type Rite,
  TOKEN_COUNT,
  type Token,
} from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import type { Card, RitualSymbol } from '@wayrune/engine/effects/vocabulary.ts';
import { COLORS } from '@wayrune/engine/rules/world/board.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { takeFromAnywhere } from '@wayrune/engine/testing/scenario.ts';
import { STILL_EVENT } from '../cast.ts';
import type { Plan } from '../plan.ts';
import { GOD_FAMILY, QUIET_GOD, QUIET_RITES, QUIET_SLOTS, quietRite, STILL_RITE } from './cast.ts';

/** Everything back into its box: no monsters, rituals, gods or gear; nobody makes a check unless a card forces it. */
export function clearMists(state: State): void {
  const mists = findMists(state);
  if (mists === null) return;
  const back = (deck: string, cards: readonly string[]): void => {
    state.decks[deck]?.bag.push(...cards);
  };
  back('green', mists.roaming.splice(0));
  back(
    RITUAL_DECKS[0] ?? '',
    mists.rites.map(({ card }) => card),
  );
  mists.rites = [];
  back(GODS, mists.asleep.splice(0));
  for (const { items } of state.players)
    back(
      GEAR_DECK,
      items.splice(0).map(({ card }) => card),
    );
  mists.carried = {};
  mists.pool = { ...TOKEN_COUNT };
  // Only what a scene lays on top is drawn. A ritual deck that is not current must have cards, or its rank is passed over.
  for (const name of [...COLORS, ...RITUAL_DECKS.slice(0, 1)]) {
    const deck = state.decks[name];
    if (deck !== undefined) state.removed.push(...deck.bag.splice(0));
  }
}

const ritualOf = (card: Card) => (card.kind === 'special' ? card.ritual : undefined);
export const godOf = (card: Card) => (card.kind === 'special' ? card.god : undefined);

/** The god that is awake: the card itself, or one without a word to say. */
const godIn = ({ card, doom, godAwake, foe, fight }: Plan): string | null => {
  if (godOf(card) !== undefined) return card.id;
  return godAwake || doom > 0 || (fight && foe.family === GOD_FAMILY) ? QUIET_GOD : null;
};

/** Whether the fight of the scene is one with a god. */
export const confrontsGod = (plan: Plan): boolean =>
  plan.fight && (plan.role === 'foe' ? godOf(plan.card) !== undefined : plan.foe.family === GOD_FAMILY);

/** Lays out tracks and gods; the ritual that is to be completed lacks one token, which waits to be placed. */
export function layMists(state: State, plan: Plan): void {
  const mists = findMists(state);
  if (mists === null) return;
  const god = godIn(plan);
  layRites(mists, state, plan);
  if (god !== null) {
    takeFromAnywhere(state, god);
    mists.awake = [god];
    if (plan.doom > 0) mists.doom = { [god]: plan.doom };
  }
  for (const card of plan.roaming) {
    takeFromAnywhere(state, card);
    mists.roaming.push(card);
  }
  if (confrontsGod(plan)) mists.rank = 'red';
  mists.turn = { ...NOTHING_DONE, occupied: true, traded: plan.hasTraded };
}

function layRites(mists: Mists, state: State, plan: Plan): void {
  const { card, role, symbol } = plan;
  const ritual = ritualOf(card);
  const due = symbol ?? ritual?.symbol;
  const lay = (rite: Rite): void => {
    takeFromAnywhere(state, rite.card);
    mists.rites = [...mists.rites, rite];
    for (const token of rite.tokens) mists.pool[token]--;
  };
  const completed = role === 'omen' && due !== undefined ? quietRite(due, 2) : card.id;
  if (role === 'completed' && ritual !== undefined) lay(almost(completed, ritual));
  else if (role === 'omen' && due !== undefined) lay(almost(completed, { symbol: due, slots: QUIET_SLOTS }));
  else if (role === 'event' && ritual !== undefined) lay({ card: card.id, tokens: [] });
  // Rituals that are being completed have left by the time their omens come.
  const before = role === 'omen' ? 0 : mists.rites.length;
  const wanted = Math.max(0, (plan.rituals ?? before + 1) - before);
  for (const one of QUIET_RITES.filter((id) => id !== completed).slice(0, wanted))
    lay({ card: one, tokens: [] });
  if (plan.event === STILL_EVENT) lay({ card: STILL_RITE, tokens: [] });
  if ((role === 'completed' || role === 'omen') && due !== undefined) {
    mists.pool[due]--;
    mists.due.push({ seat: 0, token: due, leftmost: true });
  }
}

/** All slots but one are filled. */
const almost = (card: string, { symbol, slots }: { symbol: RitualSymbol; slots: number }): Rite => ({
  card,
  tokens: Array.from({ length: slots - 1 }, (): Token => symbol),
});

/** Back to the beginning of the turn, where a Hero may confront a god. */
export function toConfront(state: State): void {
  const at = state.frames.findIndex(({ proc }) => proc === 'turn');
  const turn = state.frames[at];
  if (turn === undefined) return;
  state.frames.splice(at + 1);
  turn.step = 'dawn';
}
