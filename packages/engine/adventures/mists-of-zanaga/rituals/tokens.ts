/** Ritual tokens: drawn from the pool, laid on Challenges, and placed on rituals one at a time (Z2). */
import { AT } from '../../../effects/windows.ts';
import type { RitualSymbol } from '../../../effects/vocabulary.ts';
import { call, finish, nearest, procedure, type Frame } from '../../../kernel/procedure.ts';
import { act, isAct, openWindow, withDiscards } from '../../../rules/cards/abilities.ts';
import { goOn, isCut } from '../../../rules/combat/knockout.ts';
import { info, pick, tell, type Game } from '../../../rules/world/game.ts';
import { infoOf, type World } from '../../../rules/world/world.ts';
import { drawRitual } from '../decks.ts';
import { type DueToken, mistsOf, type Rite, type Token, TOKENS, TRACK_PLACES } from '../mists.ts';

/** A token that a Hero has in hand: it may be put back by shaman bones until it is laid somewhere. */
interface TokenFrame extends Frame {
  proc: 'token';
  seat: number;
  /** The Challenge for which it is drawn; '' for one that is placed at once. */
  card: string;
  token: Token | '';
}

export const startToken = (game: Game, seat: number, card: string): void =>
  call<TokenFrame>(game, { proc: 'token', seat, card, token: '' });

/** Gives back the token; null if the pool is empty (Z46). */
export const tokenProcedure = procedure<Game, TokenFrame>({
  draw(game, frame) {
    const token = fromPool(game);
    if (token === null) {
      finish(game);
      return;
    }
    frame.token = token;
    tell(game, { type: 'token-drawn', seat: frame.seat, token, onto: frame.card === '' ? null : frame.card });
    openWindow(game, AT['token-drawn'], frame.seat, '', null);
  },
  give(game, { token, card }) {
    const { carried } = mistsOf(game.state);
    if (card !== '' && token !== '') carried[card] = [...(carried[card] ?? []), token];
    finish(game, token);
  },
});

/** A token of setup, drawn by nobody: no card answers it (ZANAGA-25). */
export function layToken(game: Game, card: string): void {
  const { carried } = mistsOf(game.state);
  const token = fromPool(game);
  if (token === null) return;
  carried[card] = [...(carried[card] ?? []), token];
  tell(game, { type: 'token-drawn', seat: game.state.active, token, onto: card });
}

/** Every token in the pool is as likely as any other (TOKEN-2). */
function fromPool(game: Game): Token | null {
  const { pool } = mistsOf(game.state);
  const total = pool.sun + pool.moon + pool.skull + pool.wild;
  if (total === 0) return null;
  let at = pick(game, total);
  for (const token of TOKENS) {
    if (at < pool[token]) {
      pool[token]--;
      return token;
    }
    at -= pool[token];
  }
  return null;
}

export function toPool(game: Game, tokens: readonly Token[]): void {
  const { pool } = mistsOf(game.state);
  for (const token of tokens) pool[token]++;
}

/** Shaman bones: the token goes back, and another is drawn (GEAR-32). */
export const redrawTokenProcedure = procedure<Game, Frame>({
  back(game) {
    const frame = nearest(game, 'token') as TokenFrame | null;
    if (frame === null || frame.token === '') return;
    toPool(game, [frame.token]);
    tell(game, { type: 'token-returned', seat: frame.seat, token: frame.token });
    frame.token = '';
    frame.step = 'draw';
  },
});

/** One chain at a time: what is completed during a chain waits for its turn in it (Z42). */
function startRites(game: Game): void {
  if (nearest(game, 'rites') !== null) return;
  if (mistsOf(game.state).rites.some((rite) => isComplete(game, rite)))
    call<CutFrame & { card: string; omen: boolean }>(game, {
      proc: 'rites',
      card: '',
      omen: false,
      wasCut: isCut(game),
    });
}

/** What goes on to its end whoever falls, and only then ends what they were doing. */
export interface CutFrame extends Frame {
  /** Whether a Hero had fallen before it began: then whatever it is part of sees to that. */
  wasCut?: boolean;
}

interface TokensFrame extends CutFrame {
  proc: 'tokens';
  seat: number;
  /** How many more are to be drawn and placed. */
  left: number;
}

/** Each is drawn and placed before the next is drawn (Z2); then completed rituals are resolved. */
export const tokensProcedure = procedure<Game, TokensFrame>({
  draw(game, frame) {
    frame.wasCut ??= isCut(game);
    if (frame.left === 0) {
      frame.step = 'rites';
      return;
    }
    frame.left--;
    startToken(game, frame.seat, '');
  },
  place(game, frame) {
    frame.step = 'draw';
    const token = frame.result as Token | null;
    if (token !== null) startPlacing(game, { seat: frame.seat, token, leftmost: false });
  },
  rites: startRites,
  end: goOnIfCut,
});

/** Whoever fell while tokens were placed ends their turn now, or what went on before goes on (W32, ROAM-49). */
export function goOnIfCut(game: Game, { wasCut }: CutFrame): void {
  if (isCut(game) && wasCut !== true) goOn(game);
  else finish(game);
}

interface PlaceFrame extends Frame {
  proc: 'place-token';
  seat: number;
  token: Token;
  leftmost: boolean;
}

const startPlacing = (game: Game, { seat, token, leftmost }: DueToken): void =>
  call<PlaceFrame>(game, { proc: 'place-token', seat, token, leftmost });

export const slotsOf = (game: Game, card: string): number => info(game, card).prints.ritual?.slots ?? 0;

export const symbolIn = (world: World, card: string): RitualSymbol | null =>
  infoOf(world, card).prints.ritual?.symbol ?? null;

export const symbolOf = ({ world }: Game, card: string): RitualSymbol | null => symbolIn(world, card);

export const isComplete = (game: Game, { card, tokens }: Rite): boolean =>
  tokens.length >= slotsOf(game, card);

/** Rituals in play with a free slot, and those of them that a token matches (PLACE-1, PLACE-2). */
const openRites = (game: Game): Rite[] => mistsOf(game.state).rites.filter((rite) => !isComplete(game, rite));

const matches = (game: Game, rite: Rite, token: Token): boolean =>
  (token === 'wild' || symbolOf(game, rite.card) === token) && !isComplete(game, rite);

function hasMatch(game: Game, token: Token): boolean {
  for (const rite of mistsOf(game.state).rites) if (matches(game, rite, token)) return true;
  return false;
}

const matching = (game: Game, token: Token): Rite[] =>
  mistsOf(game.state).rites.filter((rite) => matches(game, rite, token));

export const placeTokenProcedure = procedure<Game, PlaceFrame>({
  /** Rituals are drawn until one matches or the track is full (PLACE-3, PLACE-4). */
  find(game, frame) {
    if (hasMatch(game, frame.token)) return;
    const { rites } = mistsOf(game.state);
    if (rites.length < TRACK_PLACES && drawRitual(game)) frame.step = 'find';
  },
  choose: {
    ask(game, { seat, token, leftmost }) {
      const found = matching(game, token);
      const [first] = found.length > 0 ? found : openRites(game);
      // Without a match it goes leftmost, whatever that shows; without a free slot back to the pool (PLACE-6, PLACE-9).
      if (first === undefined) return { seat, kind: 'token', options: ['return'] };
      const open = leftmost || found.length === 0 ? [first] : found;
      return withDiscards(game, { seat, kind: 'token', options: open.map(({ card }) => `place:${card}`) });
    },
    answer(game, frame, choice) {
      if (isAct(choice)) {
        frame.step = 'choose';
        act(game, frame.seat, choice);
      } else if (choice === 'return') {
        toPool(game, [frame.token]);
        tell(game, { type: 'token-lost', token: frame.token });
      } else {
        place(game, frame, choice.slice('place:'.length));
      }
    },
  },
});

function place(game: Game, { seat, token }: PlaceFrame, name: string): void {
  const mists = mistsOf(game.state);
  const at = mists.rites.findIndex((rite) => rite.card === name);
  const rite = mists.rites[at];
  if (rite === undefined) throw new Error(`no ritual "${name}" in play`);
  const { card } = rite;
  mists.rites = mists.rites.with(at, { card, tokens: [...rite.tokens, token] });
  const slots = slotsOf(game, card);
  tell(game, { type: 'token-placed', seat, token, card, slot: rite.tokens.length + 1, slots });
}

/** The tokens of a Challenge that has been defeated or discarded wait to be placed (Z41). */
export function owe(game: Game, seat: number, card: string, leftmost: boolean): void {
  const mists = mistsOf(game.state);
  for (const token of mists.carried[card] ?? []) mists.due.push({ seat, token, leftmost });
  delete mists.carried[card];
}

/** Two that the same Hero places in the same way: they may change places. */
const isAlongside = (one: DueToken, other: DueToken): boolean =>
  one.seat === other.seat && one.leftmost === other.leftmost;

interface DueFrame extends CutFrame {
  proc: 'due-tokens';
}

const tokenOption = (token: Token): string => `token:${token}`;

/** The tokens of which one may come first: mostly there is only one. */
function firstOf(due: readonly DueToken[], first: DueToken): readonly Token[] {
  if (due.length === 1 || first.leftmost) return [first.token];
  return [...new Set(due.filter((one) => isAlongside(one, first)).map(({ token }) => token))];
}

/** Places whatever waits to be placed, then resolves completed rituals. */
export function placeDue(game: Game): void {
  if (mistsOf(game.state).due.length > 0) call<DueFrame>(game, { proc: 'due-tokens', wasCut: isCut(game) });
}

export const dueTokensProcedure = procedure<Game, DueFrame>({
  /** Of two on one Challenge the Hero says which comes first (RELENTLESS-5). */
  choose: {
    ask(game) {
      const { due } = mistsOf(game.state);
      const [first] = due;
      if (first === undefined) return null;
      return { seat: first.seat, kind: 'which-token', options: firstOf(due, first).map(tokenOption) };
    },
    answer(game, frame, choice) {
      const { due } = mistsOf(game.state);
      const [first] = due;
      frame.step = 'choose';
      if (first === undefined) return;
      const at = due.findIndex((one) => isAlongside(one, first) && tokenOption(one.token) === choice);
      const [next] = due.splice(at, 1);
      if (next !== undefined) startPlacing(game, next);
    },
  },
  rites: startRites,
  end: goOnIfCut,
});
