/** What must hold at every decision: checked by random play, never by a game. */
import type { Invariant, Invariants } from '../../rules/world/invariants.ts';
import type { State } from '../../rules/world/state.ts';
import { infoOf } from '../../rules/world/world.ts';
import {
  DOOM_COUNTERS,
  findMists,
  type Mists,
  type Token,
  TOKEN_COUNT,
  TOKENS,
  TRACK_PLACES,
} from './mists.ts';

/** Tokens in Heroes' hands: being drawn, or being placed. */
const inHand = ({ frames }: State): Token[] =>
  frames.flatMap((frame) => ('token' in frame && frame.token !== '' ? [frame.token as Token] : []));

const tokensAdd: Invariant = (_, state, say) => {
  const mists = findMists(state);
  if (mists === null) return;
  const lying = [
    ...Object.values(mists.carried).flat(),
    ...mists.rites.flatMap(({ tokens }) => tokens),
    ...(mists.beside?.tokens ?? []),
    ...mists.due.map(({ token }) => token),
    ...inHand(state),
  ];
  for (const token of TOKENS) {
    const count = mists.pool[token] + lying.filter((one) => one === token).length;
    if (mists.pool[token] < 0) say(`the pool holds ${mists.pool[token]} ${token} tokens`);
    if (count !== TOKEN_COUNT[token]) say(`${count} ${token} tokens, expected ${TOKEN_COUNT[token]}`);
  }
};

const tracksAreSound: Invariant = (world, state, say) => {
  const mists = findMists(state);
  if (mists === null) return;
  const { roaming, rites, carried, doom, awake } = mists;
  if (roaming.length > TRACK_PLACES) say(`${roaming.length} monsters roam`);
  if (rites.length > TRACK_PLACES) say(`${rites.length} rituals are in play`);
  for (const { card, tokens } of rites) {
    const { card: printed } = infoOf(world, card);
    const slots = printed.kind === 'special' ? (printed.ritual?.slots ?? 0) : 0;
    if (tokens.length > slots) say(`${card} holds ${tokens.length} tokens in ${slots} slots`);
  }
  for (const card of Object.keys(carried))
    if (!roaming.includes(card) && !state.limbo.includes(card)) say(`${card} carries tokens and is not met`);
  for (const card of Object.keys(mists.charged))
    if (!state.stacks.some((stack) => stack.includes(card)))
      say(`${card} has counters of a stack it is not in`);
  const counters = Object.values(doom).reduce((sum, count) => sum + count, 0);
  if (counters > DOOM_COUNTERS) say(`${counters} doom counters`);
  for (const god of Object.keys(doom)) if (!awake.includes(god)) say(`${god} has doom and is not awake`);
};

/** Every card that lies where only this adventure knows. */
const cardsOf = (mists: Mists): string[] => [
  ...mists.roaming,
  ...mists.rites.map(({ card }) => card),
  ...(mists.beside === null ? [] : [mists.beside.card]),
  ...mists.chain,
  ...mists.completed,
  ...Object.values(mists.beaten).flat(),
  ...Object.values(mists.spent).flat(),
  ...mists.asleep,
  ...mists.awake,
  ...mists.gone,
  ...mists.trophies.flat(),
];

export const mistsInvariants = (base: Invariants): Invariants => ({
  ...base,
  cards(state) {
    const mists = findMists(state);
    return mists === null ? base.cards(state) : [...base.cards(state), ...cardsOf(mists)];
  },
  others: [...base.others, tokensAdd, tracksAreSound],
});
