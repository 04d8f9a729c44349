/** Claiming Curse cards: what they bring, what they turn up, and who wins by it. */
import { call, procedure, type Frame } from '../../../kernel/procedure.ts';
import { addHeld, leaveLimbo, newHeld } from '../../../rules/cards/holdings.ts';
import { winGame } from '../../../rules/turn/winning.ts';
import { info, pick, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import type { State } from '../../../rules/world/state.ts';
import { curseOf } from '../../../rules/world/world.ts';
import { cataclysmOf, goalOf, pointsOf, townsFreedBy } from '../cataclysm.ts';
import { freeTown } from '../towns/towns.ts';

interface ClaimFrame extends Frame {
  proc: 'claim';
  seat: number;
  card: string;
}

export const claim = (game: Game, seat: number, card: string): void =>
  call<ClaimFrame>(game, { proc: 'claim', seat, card });

export const claimProcedure = procedure<Game, ClaimFrame>({
  take(game, frame) {
    const { seat, card } = frame;
    const front = curseOf(info(game, card));
    if (front === null || !takeFromPlay(game, card)) return;
    const { level } = front;
    const player = playerAt(game, seat);
    addHeld(game, seat, newHeld(game, card, 0));
    tell(game, { type: 'claimed', seat, card, level, points: pointsOf(game, seat) });
    // No counters stand for these points: they are written down (C21).
    player.points += level;
    tell(game, { type: 'points', seat, amount: level });
    player.gold += level;
    tell(game, { type: 'gold', seat, amount: level });
    if (level === 3) free(game, seat, card);
    checkVictory(game, seat);
    if (level === 1 && game.state.over === null) reveal(game, card);
  },
});

/** Out of the hands that drew it, or from where it lay open; false if it lies nowhere that it could be claimed. */
function takeFromPlay(game: Game, card: string): boolean {
  if (leaveLimbo(game, card)) return true;
  const front = curseOf(info(game, card));
  if (front === null) return false;
  const cataclysm = cataclysmOf(game.state);
  const cards = cataclysm.curses[front.of];
  if (cards.three === card) {
    cards.three = null;
    return true;
  }
  if (!cards.quests.includes(card)) return false;
  cards.quests = cards.quests.filter((quest) => quest !== card);
  delete cataclysm.progress[card];
  return true;
}

function free(game: Game, seat: number, card: string): void {
  const of = curseOf(info(game, card))?.of;
  const town = cataclysmOf(game.state).towns.findIndex((fate) => fate?.is === 'cursed' && fate.curse === of);
  freeTown(game, seat, town);
}

/** A quest of the same curse lies open from now on, if there is one left (C10). */
function reveal(game: Game, card: string): void {
  const of = curseOf(info(game, card))?.of;
  if (of === undefined) return;
  const cards = cataclysmOf(game.state).curses[of];
  if (cards.two.length === 0) return;
  const [quest] = cards.two.splice(pick(game, cards.two.length), 1);
  if (quest === undefined) return;
  cards.quests.push(quest);
  tell(game, { type: 'quest-revealed', card: quest });
}

/** At each claim: enough points, and a town that this very Hero has freed (C7). */
function checkVictory(game: Game, seat: number): void {
  const { state } = game;
  if (pointsOf(game, seat) >= goalOf(state) && townsFreedBy(state, seat) > 0) winGame(game, [seat], 'points');
  else if (isAllFree(state)) winGame(game, leaders(game), 'last-town');
}

const isAllFree = (state: State): boolean =>
  cataclysmOf(state).towns.every((fate) => fate !== null && fate.is !== 'cursed');

/** Nothing is left to free: most points, then freed towns, then level, then gold; else they share it (C13). */
function leaders(game: Game): number[] {
  const { state, world } = game;
  const ranks: readonly ((seat: number) => number)[] = [
    (seat) => pointsOf(game, seat),
    (seat) => townsFreedBy(state, seat),
    (seat) => world.policies.level(game, seat),
    (seat) => playerAt(game, seat).gold,
  ];
  return ranks.reduce(
    (seats, rank) => {
      const most = Math.max(...seats.map(rank));
      return seats.filter((seat) => rank(seat) === most);
    },
    state.players.map(({ seat }) => seat),
  );
}
