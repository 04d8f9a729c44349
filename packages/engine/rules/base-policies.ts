import { deckHas, draw } from '../kernel/deck.ts';
import { takeCounter } from './turn/counters.ts';
import { experienceCounters } from './cards/counting.ts';
import { experienceTable, lessons } from './turn/experience.ts';
import { deckChance, info, playerAt } from './world/game.ts';
import { bottomOf, newHeld } from './cards/holdings.ts';
import { printedPlace, siteAt } from './world/land.ts';
import { baseShelters } from './combat/knockout.ts';
import { hasRoom } from './cards/limits.ts';
import { movementDice, throwDice } from './turn/movement.ts';
import { overtires } from './cards/overtiring.ts';
import { endsAttempt } from './world/world.ts';
import type { Policies } from './world/policies.ts';
import { goBack } from './turn/places.ts';
import { toTrack } from './turn/track.ts';
import { ownBonus } from './cards/roll-bonus.ts';
import { ownDamage } from './cards/values.ts';
import { dealWounds } from './combat/wounds.ts';

const NO_CARDS: readonly string[] = [];
/** The list of the Event that was last in play: this is asked for every number. */
let last: readonly string[] = [];

function alone(card: string): readonly string[] {
  last = [card];
  return last;
}

/** The base game as the Second Edition has it. */
export const basePolicies: Policies = {
  startingGold: 3,
  spareCounters: { green: 2, yellow: 2, blue: 2, red: 2 },
  experienceBonus: { mind: 2, body: 2, spirit: 2, stamina: 2, life: 1 },
  experiencePrice: experienceTable,
  movementDice,
  isDefeated: (wounds, life) => wounds >= life,
  hasRoom,
  toStack: () => undefined,
  fromStack: newHeld,
  /** Under its deck; but Encounters leave the game (ENCOUNTER-2). */
  discardAdventure(game, card) {
    const { card: printed, deck } = info(game, card);
    if (printed.kind === 'encounter') game.state.removed.push(card);
    else bottomOf(game, deck, card);
  },
  /** Cards that are followed by another would be drawn forever if there were nothing else. */
  holdsAdventure(game, deck) {
    const cards = game.state.decks[deck];
    return cards !== undefined && deckHas(cards, (card) => endsAttempt(info(game, card)));
  },
  refillOf: () => [],
  drawAdventure(game, deck) {
    const cards = game.state.decks[deck];
    return cards === undefined || !game.world.policies.holdsAdventure(game, deck)
      ? null
      : draw(cards, deckChance(game));
  },
  terms: {
    usual: {
      beforeCombat: true,
      mayEscape: true,
      rewarded: true,
      drawsOn: true,
      takeCounter: (game, seat, _, space) => takeCounter(game, seat, space),
      fail: toTrack,
    },
  },
  joint: {
    usual: {
      returns: false,
      everyPhase: false,
      group: false,
      escaped: goBack,
      suffer: (game, { seat, who }, wounds) => dealWounds(game, seat, who, wounds),
      reward: () => undefined,
    },
  },
  rollBonus: ownBonus,
  damage: ownDamage,
  shelters: baseShelters,
  knockoutLosesCard: true,
  purchases: lessons,
  afterPurchase: () => undefined,
  level: (game, seat) => 1 + experienceCounters(playerAt(game, seat)),
  mayChoose: (game, chooser, choice) => !overtires(game, chooser, choice),
  turns: { turn: 'end' },
  inForce: ({ state: { event } }) => (event === null ? NO_CARDS : event === last[0] ? last : alone(event)),
  placeAt: (game, space) => printedPlace(game.world.board, space),
  placesKey: () => '',
  nameAt: (game, space) => siteAt(game, space).space.town,
  findsTown: (game, town, space) => game.world.policies.nameAt(game, space) === town,
  marketCredit: () => 0,
  addDice: throwDice,
  mayFell: () => true,
  isTownTo: () => true,
  fateOf: () => null,
  outsideFights: [],
  distinct: null,
  fightsKey: () => '',
  tallies: { doom: () => 0, rituals: () => 0, roaming: () => 0, gods: () => 0 },
  benefits: () => NO_CARDS,
  useBenefit: () => undefined,
  beaten: () => undefined,
  isBound: () => false,
  checkVictory: () => undefined,
};
