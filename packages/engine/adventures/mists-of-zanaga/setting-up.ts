/** The table of Zanaga laid out, in the order of its steps (ZANAGA-17 to ZANAGA-39). */
import { GEAR } from '../../effects/vocabulary.ts';
import { deckCards, draw } from '../../kernel/deck.ts';
import { withStep, withStepAfter, type Frame, type Procedure } from '../../kernel/procedure.ts';
import { byColor } from '../../rules/turn/setting-up.ts';
import { stock } from '../../rules/turn/market.ts';
import { clockwise, deckChance, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { landOf } from '../../rules/world/land.ts';
import { drawRitual } from './decks.ts';
import { takeGear } from './gear/gear.ts';
import { GODS, layOut, mistsOf, NOTHING_DONE, TOKEN_COUNT } from './mists.ts';
import { layToken } from './rituals/tokens.ts';

const AT_START = 3;

function layOutMists(game: Game): void {
  const { state } = game;
  const gods = state.decks[GODS];
  layOut(state, {
    pool: { ...TOKEN_COUNT },
    roaming: [],
    carried: {},
    rites: [],
    rank: 'green',
    due: [],
    beside: null,
    chain: [],
    completed: [],
    beaten: byColor(() => []),
    spent: byColor(() => []),
    asleep: gods === undefined ? [] : deckCards(gods),
    awake: [],
    gone: [],
    under: {},
    trophies: state.players.map(() => []),
    doom: {},
    charged: {},
    lostCity: null,
    turn: { ...NOTHING_DONE },
  });
  if (gods !== undefined) gods.bag = [];
}

/** Three monsters with a token each, three rituals without; bones are handed out only later (ZANAGA-23 to ZANAGA-27). */
function layMonsters(game: Game): void {
  const { roaming } = mistsOf(game.state);
  const deck = game.state.decks['green'];
  for (let i = 0; i < AT_START; i++) {
    const card = deck === undefined ? null : draw(deck, deckChance(game));
    if (card === null) continue;
    roaming.push(card);
    tell(game, { type: 'roams', card, place: roaming.length });
  }
  for (const card of roaming) layToken(game, card);
}

function layRituals(game: Game): void {
  for (let i = 0; i < AT_START; i++) drawRitual(game);
}

function handOutGear(game: Game): void {
  for (const { seat } of game.state.players) for (const gear of GEAR) takeGear(game, seat, gear);
}

/** Every stack gets a card, an outpost two (ZANAGA-31, Z9). */
function stockTowns(game: Game): void {
  const { towns } = landOf(game);
  towns.forEach(({ kind }, i) => {
    const count = { 'free-town': 1, 'native-village': 1, 'trading-outpost': 2, 'lost-city': 0 }[kind];
    for (let n = 0; n < count; n++) stock(game, i);
  });
}

const nextToPlace = (game: Game): number | undefined =>
  clockwise(game, game.state.first).find((seat) => playerAt(game, seat).space === null);

export function gameProcedure(old: Procedure<Game>): Procedure<Game> {
  const markets = withStep<Game, Frame>(old, 'markets', (game) => {
    layOutMists(game);
    stockTowns(game);
  });
  let laid = withStepAfter<Game, Frame>(markets, 'first', 'monsters', layMonsters);
  laid = withStepAfter<Game, Frame>(laid, 'monsters', 'rituals', layRituals);
  laid = withStepAfter<Game, Frame>(laid, 'rituals', 'gear', handOutGear);
  /** From the first player clockwise, each in any town (ZANAGA-36, Z10). */
  return withStepAfter<Game, Frame>(laid, 'gear', 'places', {
    ask(game) {
      const seat = nextToPlace(game);
      if (seat === undefined) return null;
      const { towns, townSpaces } = landOf(game);
      const standing = towns.filter((_, i) => (townSpaces[i] ?? null) !== null);
      return { seat, kind: 'start', options: standing.map(({ id }) => `start:${id}`) };
    },
    answer(game, frame, choice) {
      const seat = nextToPlace(game);
      const town = landOf(game).town[choice.slice('start:'.length)];
      if (seat === undefined || town === undefined) return;
      playerAt(game, seat).space = town.space;
      tell(game, { type: 'placed', seat, space: town.space });
      frame.step = 'places';
    },
  });
}
