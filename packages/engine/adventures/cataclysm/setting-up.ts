/** The table laid out: Curse decks, places in the towns, then the counters turned over (the rulebook's six steps). */
import { CURSES, type Curse, type CurseLevel } from '../../effects/vocabulary.ts';
import { deckCards } from '../../kernel/deck.ts';
import { withStep, withStepAfter, type Frame, type Procedure } from '../../kernel/procedure.ts';
import { clockwise, info, pick, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { curseOf } from '../../rules/world/world.ts';
import {
  CATACLYSM,
  type Cataclysm,
  cataclysmOf,
  type CurseCards,
  curseDeck,
  type Fate,
  setFates,
} from './cataclysm.ts';

const DESTROYED = 3;

function takeAll({ state }: Game, name: string): string[] {
  const deck = state.decks[name];
  if (deck === undefined) return [];
  const cards = deckCards(deck);
  state.decks[name] = { top: [], bag: [], bottom: [], aside: 0 };
  return cards;
}

function layOut(game: Game): void {
  const { state } = game;
  const cataclysm: Cataclysm = {
    towns: game.world.board.towns.map(() => null),
    land: '',
    curses: Object.fromEntries(CURSES.map((curse) => [curse, cardsOf(game, curse)])) as Record<
      Curse,
      CurseCards
    >,
    progress: {},
  };
  state.extra[CATACLYSM] = cataclysm;
  // Red cards that packs bring go back to the box as well.
  state.removed.push(...takeAll(game, 'red'));
  // Every player's quest counter is one of the undefeated counters, and takes its place on the track (C8).
  state.track.length -= state.players.length;
}

/** A deck is not shuffled as a whole: its levels lie one above the other. */
function cardsOf(game: Game, curse: Curse): CurseCards {
  const cards = takeAll(game, curseDeck(curse)).toSorted();
  const of = (level: CurseLevel): string[] =>
    cards.filter((card) => curseOf(info(game, card))?.level === level);
  return { one: of(1), two: of(2), three: of(3)[0] ?? null, quests: [] };
}

/** The last in turn order first, the first player last (C1). */
const nextToPlace = (game: Game): number | undefined =>
  clockwise(game, game.state.first)
    .toReversed()
    .find((seat) => playerAt(game, seat).space === null);

/** Turns the counters over: all orders of them are equally likely. */
function strike(game: Game): void {
  const { towns } = game.world.board;
  const counters: Fate[] = [
    ...Array.from({ length: DESTROYED }, (): Fate => ({ is: 'destroyed' })),
    ...CURSES.map((curse): Fate => ({ is: 'cursed', curse })),
  ];
  const fates = towns.map(() => counters.splice(pick(game, counters.length), 1)[0] ?? null);
  setFates(cataclysmOf(game.state), fates);
  tell(game, {
    type: 'towns-struck',
    destroyed: towns.flatMap(({ id }, i) => (fates[i]?.is === 'destroyed' ? [id] : [])),
    cursed: towns.flatMap(({ id }, i) => {
      const fate = fates[i];
      return fate?.is === 'cursed' ? [{ town: id, curse: fate.curse }] : [];
    }),
  });
}

export function gameProcedure(old: Procedure<Game>): Procedure<Game> {
  const laid = withStep<Game, Frame>(old, 'markets', layOut);
  const placed = withStepAfter<Game, Frame>(laid, 'first', 'places', {
    ask(game) {
      const seat = nextToPlace(game);
      if (seat === undefined) return null;
      const taken = game.state.players.map(({ space }) => space);
      const free = game.world.board.towns.filter(({ space }) => !taken.includes(space));
      return { seat, kind: 'start', options: free.map(({ id }) => `start:${id}`) };
    },
    answer(game, frame, choice) {
      frame.step = 'places';
      const seat = nextToPlace(game);
      const town = game.world.board.town[choice.slice('start:'.length)];
      if (seat === undefined || town === undefined) return;
      playerAt(game, seat).space = town.space;
      tell(game, { type: 'placed', seat, space: town.space });
    },
  });
  return withStepAfter<Game, Frame>(placed, 'places', 'strike', strike);
}
