/** The Storm step: the counter climbs, and at the top a Storm card is resolved by all Heroes. */
import { deckSize, draw } from '../../../kernel/deck.ts';
import {
  call,
  nearest,
  procedure,
  type Frame,
  type Procedure,
  unwindTo,
  withStepAfter,
  withStepBefore,
} from '../../../kernel/procedure.ts';
import { clearSpent } from '../../../rules/cards/abilities.ts';
import { leaveLimbo } from '../../../rules/cards/holdings.ts';
import { carryOut, endTurn, inflict } from '../../../rules/calls.ts';
import type { CombatFrame } from '../../../rules/combat/combat-frame.ts';
import { forgetCombat, startCombat } from '../../../rules/combat/combat.ts';
import { isJoint } from '../../../rules/combat/fighters.ts';
import { isUnyielding, nextFighter } from '../../../rules/combat/joint.ts';
import { forgetModifiers } from '../../../rules/combat/roll.ts';
import { COUNTER_VALUE } from '../../../rules/turn/counters.ts';
import { clockwise, deckChance, info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import type { JointTerms, Shelter } from '../../../rules/world/policies.ts';
import { offerBenefits, rouse } from '../scions/scions.ts';
import { STORM_COLORS, stormDeck, STORM_STEPS, stormOf, TRACK_SPACES } from '../storm.ts';

interface StormFrame extends Frame {
  proc: 'storm';
  seat: number;
  card: string;
  /** Heroes who have yet to resolve a storm Event. */
  seats: number[];
}

export const startStormStep = (game: Game, seat: number): void =>
  call<StormFrame>(game, { proc: 'storm', seat, card: '', seats: [] });

export const stormProcedure = procedure<Game, StormFrame>({
  begin(game, { seat }) {
    rouse(game, true);
    offerBenefits(game, seat);
  },
  advance(game, frame) {
    const storm = stormOf(game.state);
    const steps = storm.defeated === null ? 1 : STORM_STEPS[storm.defeated];
    storm.defeated = null;
    const space = storm.space + steps;
    // Whatever is left at the top is forgotten (TRACKER-26).
    storm.space = space > TRACK_SPACES ? 0 : space;
    tell(game, { type: 'storm-moved', seat: frame.seat, at: storm.space, steps });
    if (space <= TRACK_SPACES) frame.step = 'calm';
  },
  draw(game, frame) {
    const card = drawStorm(game);
    if (card === null) {
      beginEndgame(game);
      return;
    }
    frame.card = card;
    game.state.limbo.push(card);
    tell(game, { type: 'storm-breaks', seat: frame.seat, card });
    offerBenefits(game, frame.seat);
  },
  resolve(game, frame) {
    const { seat, card } = frame;
    const fighters = clockwise(game, seat);
    stormOf(game.state).lulls = 0;
    if (info(game, card).card.kind !== 'challenge') {
      frame.seats = fighters;
      return;
    }
    startCombat(game, seat, playerAt(game, seat).space ?? '', { card, fighters, terms: 'storm' });
  },
  event(game, frame) {
    const seat = frame.seats.shift();
    const { card: printed } = info(game, frame.card);
    if (seat === undefined || printed.kind !== 'special') return;
    frame.step = 'event';
    carryOut(game, seat, frame.card, printed.drawn ?? []);
  },
  pass(game, { card }) {
    if (leaveLimbo(game, card)) game.state.removed.push(card);
    tell(game, { type: 'storm-passed', card });
  },
  calm(game) {
    const storm = stormOf(game.state);
    rouse(game, false);
    const cut = storm.cut || game.state.turnOver;
    storm.cut = false;
    if (cut) endTurn(game);
  },
});

/** A card of the lowest color that is left; null if there is none. */
function drawStorm(game: Game): string | null {
  for (const color of STORM_COLORS) {
    const deck = game.state.decks[stormDeck(color)];
    if (deck !== undefined && deckSize(deck) > 0) return draw(deck, deckChance(game));
  }
  return null;
}

/** At once, in the middle of the turn, which has no Market and no Experience step any more (S30). */
function beginEndgame(game: Game): void {
  const { state } = game;
  const whole = nearest(game, 'game');
  if (whole === null) return;
  state.sold = [];
  state.met = [];
  state.turnOver = false;
  forgetCombat(game);
  forgetModifiers(game, 'turn');
  clearSpent(game, 'turn');
  unwindTo(game, whole, 'endgame');
}

/** All fight on, escape anew in every round, attack in every phase; each claimant gets all of the reward (S6, S11). */
export const stormTerms = (usual: JointTerms): JointTerms => ({
  ...usual,
  returns: true,
  everyPhase: true,
  unyielding: true,
  lastBlow: true,
  escaped: () => undefined,
  reward(game, card, claimants) {
    const { card: printed } = info(game, card);
    if (printed.kind !== 'challenge') return;
    const points = COUNTER_VALUE[printed.color];
    // If the card gives itself, the first of them has it, and it is there no more for the others (S27).
    const inTurn = clockwise(game, game.state.active).filter((seat) => claimants.includes(seat));
    for (const seat of inTurn.toReversed()) carryOut(game, seat, card, printed.reward);
    for (const seat of inTurn) {
      tell(game, { type: 'defeated', seat, card });
      playerAt(game, seat).points += points;
      tell(game, { type: 'points', seat, amount: points });
    }
  },
});

/** The fall of one Hero does not end the storm for the others; the active one's ends the turn after it (S12). */
export const stormShelter: Shelter = (game, frame) => {
  noteCut(game);
  unwindTo(game, frame, frame.step);
  return true;
};

function noteCut(game: Game): void {
  if (!game.state.turnOver) return;
  stormOf(game.state).cut = true;
  game.state.turnOver = false;
}

/** The same while they fight. */
export const fightShelter =
  (usual: Shelter | undefined): Shelter =>
  (game, frame) => {
    const sheltered = usual?.(game, frame) === true;
    if (sheltered && isJoint(frame as CombatFrame)) noteCut(game);
    return sheltered;
  };

/** Rounds after which a fight wears everybody out (S17). */
const TIRELESS_ROUNDS = 10;
/** Rounds in a row that all may escape before the storm blows over (S16). */
const LULLS = 2;

/** Two rules by which every fight of this adventure ends (S16, S17). */
export function combatProcedure(old: Procedure<Game>): Procedure<Game> {
  const worn = withStepAfter<Game, CombatFrame>(old, 'round', 'weary', (game, combat) => {
    if (combat.round <= TIRELESS_ROUNDS || combat.over !== '' || !isUnyielding(game, combat)) return;
    if (nextFighter(combat, 'weary')) inflict(game, combat.seat, 'hero', 1, false);
  });
  return withStepBefore<Game, CombatFrame>(worn, 'again', 'lull', (game, combat) => {
    const { joint } = combat;
    if (joint === null || combat.over !== '' || !isUnyielding(game, combat)) return;
    const storm = stormOf(game.state);
    const { fighters, fallen, away } = joint;
    const gone = fighters.every((seat) => fallen.includes(seat) || away.includes(seat));
    storm.lulls = gone ? storm.lulls + 1 : 0;
    if (storm.lulls >= LULLS) combat.over = 'escaped';
  });
}
