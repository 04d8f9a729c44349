/** The table laid out: Scions on the six places, Storm cards and Stormlords by the number of players (SETTING-1 and on). */
import { deckCards, draw } from '../../kernel/deck.ts';
import { deckChance, type Game } from '../../rules/world/game.ts';
import { layOutStorm, scionNumber, SCIONS, STORM_DECKS, STORMLORDS } from './storm.ts';

export function layOut(game: Game): void {
  const { world, state } = game;
  const count = state.players.length;
  // Which cards of a color are in the game is not known: as many as there are players can be drawn, whichever they are.
  for (const name of STORM_DECKS) {
    const deck = state.decks[name];
    if (deck !== undefined) deck.aside = Math.max(0, deck.bag.length - count);
  }
  const scions = takeAll(game, SCIONS);
  layOutStorm(state, {
    space: 0,
    defeated: null,
    cut: false,
    lulls: 0,
    asleep: scions.toSorted((one, other) => scionNumber(world, one) - scionNumber(world, other)),
    counters: state.players.map(() => null),
    lords: pickLords(game, count),
    roused: false,
    scores: null,
    out: [],
    lent: {},
  });
  // Red cards that packs bring go back to the box as well.
  state.removed.push(...takeAll(game, 'red'));
}

function takeAll({ state }: Game, name: string): string[] {
  const deck = state.decks[name];
  if (deck === undefined) return [];
  const cards = deckCards(deck);
  state.decks[name] = { top: [], bag: [], bottom: [], aside: 0 };
  return cards;
}

function pickLords(game: Game, count: number): string[] {
  const deck = game.state.decks[STORMLORDS];
  const lords: string[] = [];
  for (let i = 0; i < count && deck !== undefined; i++) {
    const card = draw(deck, deckChance(game));
    if (card !== null) lords.push(card);
  }
  game.state.removed.push(...takeAll(game, STORMLORDS));
  return lords;
}
