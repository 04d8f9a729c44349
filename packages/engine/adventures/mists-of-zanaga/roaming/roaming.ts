/** The roaming monster track, and the checks that bring its monsters upon Heroes. */
import {
  call,
  finish,
  procedure,
  withStep,
  withStepAfter,
  type Frame,
  type Procedure,
} from '../../../kernel/procedure.ts';
import { resetActivations } from '../../../rules/cards/costs.ts';
import { leaveLimbo } from '../../../rules/cards/holdings.ts';
import { type ChallengeFrame, challengeOf } from '../../../rules/combat/combat-frame.ts';
import { type DrawFrame, startDraw } from '../../../rules/turn/adventure.ts';
import { isCut } from '../../../rules/combat/knockout.ts';
import type { Color, SpaceId, Terrain } from '../../../rules/world/board.ts';
import { info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { siteAt } from '../../../rules/world/land.ts';
import type { Named, Terms } from '../../../rules/world/policies.ts';
import { currentAdventureDeck, discardChallenge, holdsChallenge, raiseRank } from '../decks.ts';
import { mistsOf, setDeeds, TRACK_PLACES } from '../mists.ts';
import { type CutFrame, goOnIfCut, owe, placeDue, startToken } from '../rituals/tokens.ts';

/** To the right end; a full track gives up its leftmost monster, whose token is placed (ROAM-59 to ROAM-61). */
function toRoaming(game: Game, card: string): void {
  const { roaming } = mistsOf(game.state);
  if (roaming.includes(card)) return;
  leaveLimbo(game, card);
  if (roaming.length === TRACK_PLACES) pushOff(game);
  roaming.push(card);
  tell(game, { type: 'roams', card, place: roaming.length });
}

function pushOff(game: Game): void {
  const card = mistsOf(game.state).roaming.shift();
  if (card === undefined) return;
  tell(game, { type: 'roaming-left', card, why: 'pushed' });
  discardChallenge(game, card);
  owe(game, challengeOf(game)?.seat ?? game.state.active, card, true);
}

function leaveRoaming(game: Game, card: string, why: 'defeated' | 'fled'): void {
  const mists = mistsOf(game.state);
  if (!mists.roaming.includes(card)) return;
  mists.roaming = mists.roaming.filter((other) => other !== card);
  tell(game, { type: 'roaming-left', card, why });
}

/** A Challenge is beaten: the ritual deck may rise, and its tokens wait until the reward is taken (Z41). */
function beat(game: Game, seat: number, card: string): void {
  const { color } = info(game, card);
  leaveRoaming(game, card, 'defeated');
  if (color !== null) raiseRank(game, color);
  owe(game, seat, card, false);
}

/** How Challenges are met in Zanaga. Roaming monsters give no counter (ROAM-51). */
export function roamingTerms(base: Named<Terms>): Named<Terms> {
  const { usual } = base;
  const fled: Terms['fled'] = (game, seat, card) => {
    leaveRoaming(game, card, 'fled');
    discardChallenge(game, card);
    owe(game, seat, card, false);
  };
  const roaming: Terms = { ...usual, drawsOn: false, takeCounter: beat, fail: toRoaming, fled };
  return {
    ...base,
    usual: {
      ...usual,
      takeCounter(game, seat, card, space) {
        beat(game, seat, card);
        usual.takeCounter(game, seat, card, space);
      },
      fail: toRoaming,
      fled,
    },
    roaming,
    /** In a check that a card forces on everybody nobody's turn ends until all is done (Z4). */
    forced: {
      ...roaming,
      endsTurn: false,
      escaped(game, seat) {
        if (seat === game.state.active) game.state.turnOver = true;
      },
    },
    /** A card that is added to the track attacks nobody. */
    added: roaming,
  };
}

export interface CheckFrame extends CutFrame {
  proc: 'roaming-check';
  seat: number;
  forced: boolean;
  /** Cards that were activated in the step which a forced check interrupts: they count after it, too (CARD-4). */
  activated?: number;
}

export const startCheck = (game: Game, seat: number, forced: boolean): void =>
  call<CheckFrame>(game, { proc: 'roaming-check', seat, forced });

/** The terrain in which a Hero is attacked: none in towns; in forced checks the Lost City is what lies under it (Z27). */
function terrainAt(game: Game, space: SpaceId): Terrain | null {
  const { terrain } = siteAt(game, space);
  if (terrain !== 'town') return terrain;
  const { terrain: printed } = game.world.board.space[space] ?? {};
  return mistsOf(game.state).lostCity === space && printed !== 'town' ? (printed ?? null) : null;
}

const roamsIn = (game: Game, card: string, terrain: Terrain | null): boolean =>
  terrain !== null && info(game, card).prints.terrain === terrain;

/** Whether a monster attacks on a space: for those who draw the map, too. */
export function attackersAt(game: Game, space: SpaceId): string[] {
  const terrain = terrainAt(game, space);
  return mistsOf(game.state).roaming.filter((card) => roamsIn(game, card, terrain));
}

/** The terrain of a Challenge that was just drawn and will not be met: it joins the track; null if it is met. */
export function elsewhere(game: Game): Terrain | null {
  const drawn = game.state.frames.findLast((frame): frame is DrawFrame => frame.proc === 'draw');
  if (drawn === undefined || drawn.card === '' || !isAdded(drawn)) return null;
  const { card: printed } = info(game, drawn.card);
  const attacks = drawn.terms !== 'added' && roamsIn(game, drawn.card, terrainAt(game, drawn.space));
  return printed.kind === 'challenge' && !attacks ? (printed.terrain ?? null) : null;
}

export const meet = (game: Game, seat: number, card: string, space: SpaceId, terms: string): void => {
  resetActivations(game, seat);
  call<ChallengeFrame>(game, { proc: 'challenge', seat, card, space, counters: 0, terms });
};

/** The monster of that name, as it lies on the track: an id cut out of a choice would be hashed at each look-up. */
export function roamer(game: Game, name: string): string {
  const card = mistsOf(game.state).roaming.find((one) => one === name);
  if (card === undefined) throw new Error(`"${name}" does not roam`);
  return card;
}

const termsFor = ({ forced }: CheckFrame): string => (forced ? 'forced' : 'roaming');

export const roamingCheckProcedure = procedure<Game, CheckFrame>({
  begin(game, frame) {
    const { seat } = frame;
    const { space } = playerAt(game, seat);
    frame.wasCut = isCut(game);
    if (frame.forced) frame.activated = playerAt(game, seat).activations;
    if (space === null) finish(game);
    else tell(game, { type: 'roaming-check', seat, space, terrain: terrainAt(game, space) ?? 'town' });
  },
  /** A monster that matches must be met; of several the Hero chooses one (ROAM-32, ROAM-33). */
  match: {
    ask(game, { seat }) {
      const matches = attackersAt(game, playerAt(game, seat).space ?? '');
      if (matches.length === 0) return null;
      return { seat, kind: 'roaming', options: matches.map((card) => `meet:${card}`) };
    },
    answer(game, frame, choice) {
      const { seat } = frame;
      frame.step = 'end';
      meet(
        game,
        seat,
        roamer(game, choice.slice('meet:'.length)),
        playerAt(game, seat).space ?? '',
        termsFor(frame),
      );
    },
  },
  /** Else one card is drawn and added, and met if it matches (ROAM-35, ROAM-36); without a card nothing happens (Z37). */
  draw(game, frame) {
    const deck = currentAdventureDeck(game);
    const { space } = playerAt(game, frame.seat);
    if (deck !== null && space !== null) startDraw(game, frame.seat, deck, space, termsFor(frame));
  },
  /** An escape from a forced check ends the turn when all is done (Z4). */
  end(game, frame) {
    if (frame.activated !== undefined) playerAt(game, frame.seat).activations = frame.activated;
    goOnIfCut(game, frame);
  },
});

interface AddFrame extends Frame {
  proc: 'add-roaming';
  seat: number;
  left: number;
  color: Color | '';
}

export const addRoamingProcedure = procedure<Game, AddFrame>({
  add(game, frame) {
    if (frame.left === 0) return;
    frame.left--;
    frame.step = 'add';
    const { color, seat } = frame;
    const deck = color === '' ? currentAdventureDeck(game) : holdsChallenge(game, color) ? color : null;
    if (deck !== null) startDraw(game, seat, deck, playerAt(game, seat).space ?? '', 'added');
  },
});

const isAdded = ({ terms }: DrawFrame): boolean => terms !== 'usual';

/** A Challenge gets its token before anything else comes of it; one for the track goes there (ROAM-1, ROAM-57). */
export function drawProcedure(old: Procedure<Game>): Procedure<Game> {
  const resolve = old.steps.get('resolve')?.run;
  const withTokens = withStepAfter<Game, DrawFrame>(old, 'draw', 'tokens', (game, { seat, card }) =>
    startToken(game, seat, card),
  );
  const toTrack = withStep<Game, DrawFrame>(withTokens, 'resolve', (game, frame) => {
    if (isAdded(frame)) {
      toRoaming(game, frame.card);
      placeDue(game);
      return;
    }
    if (frame.seat === game.state.active) setDeeds(game, { occupied: true });
    resolve?.(game, frame);
  });
  /** Rituals come first; whoever they have carried away meets nobody (Z36). */
  return withStepAfter<Game, DrawFrame>(toTrack, 'resolve', 'encounter', (game, frame) => {
    const { seat, card, space, terms } = frame;
    if (!isAdded(frame) || terms === 'added' || playerAt(game, seat).space !== space) return;
    if (mistsOf(game.state).roaming.includes(card) && roamsIn(game, card, terrainAt(game, space)))
      meet(game, seat, card, space, terms);
  });
}

/** Tokens are placed as soon as the card has left: after the reward, or when it has fled (Z41, Z61). */
export function challengeProcedure(old: Procedure<Game>): Procedure<Game> {
  const outcome = old.steps.get('outcome')?.run;
  const fleeing = withStep<Game, ChallengeFrame>(old, 'outcome', (game, frame) => {
    const hasFled = frame.result === 'fled';
    outcome?.(game, frame);
    if (hasFled) placeDue(game);
  });
  return withStepAfter<Game, ChallengeFrame>(fleeing, 'discard', 'tokens', placeDue);
}

/** Whether the Hero must check at the end of the movement: outside towns, with nothing else to do there (ROAM-24). */
export function mustCheck(game: Game, seat: number): boolean {
  const { space } = playerAt(game, seat);
  return space !== null && !mistsOf(game.state).turn.occupied && siteAt(game, space).town < 0;
}
