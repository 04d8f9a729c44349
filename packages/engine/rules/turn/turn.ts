import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import { AT } from '../../effects/windows.ts';
import { clearSpent, openWindow } from '../cards/abilities.ts';
import { type AdventureFrame, hasAdventure } from './adventure.ts';
import type { SpaceId } from '../world/board.ts';
import { settleAll, type TurnFrame } from '../calls.ts';
import { forgetCombat } from '../combat/combat.ts';
import { resetActivations } from '../cards/costs.ts';
import { type ExperienceFrame, hasExperience } from './experience.ts';
import { pick, playerAt, tell, type Game } from '../world/game.ts';
import { leaveLimbo, putAway, turnCard } from '../cards/holdings.ts';
import { type Land, landOf, marketsIn, siteAt } from '../world/land.ts';
import { startMarket, stock } from './market.ts';
import { startMovement } from './movement.ts';
import { forgetModifiers } from '../combat/roll.ts';
import type { Held } from '../world/state.ts';

/** The game from the first card to the last turn. */
export const gameProcedure = procedure<Game, Frame>({
  heroes(game) {
    const { world, state } = game;
    const taken = new Set(state.players.map((player) => player.hero));
    for (const player of state.players) {
      if (player.hero !== '') continue;
      const free = world.heroes.filter((hero) => !taken.has(hero));
      player.hero = free[pick(game, free.length)] ?? '';
      taken.add(player.hero);
    }
  },
  /** One card for each town's stack but Tamalir's (SETUP-4). */
  markets(game) {
    const land = landOf(game);
    for (const { town, stack } of marketsIn(land)) if (town.id !== land.start) stock(game, stack);
  },
  first(game) {
    const { state } = game;
    state.first = pick(game, state.players.length);
    state.active = state.first;
    tell(game, { type: 'game-began', first: state.first });
  },
  turn(game) {
    const { state } = game;
    state.turn++;
    if (state.active === state.first) state.round++;
    call<TurnFrame>(game, { proc: 'turn', seat: state.active, start: null, halt: null, ended: false });
  },
  next(game, frame) {
    const { state } = game;
    state.active = (state.active + 1) % state.players.length;
    frame.step = 'turn';
  },
});

/** The five steps of a turn (TURN-2). */
export const turnProcedure = procedure<Game, TurnFrame>({
  refresh(game, { seat }) {
    const player = playerAt(game, seat);
    resetActivations(game);
    const changed = forgetModifiers(game, 'next-turn', seat);
    tell(game, { type: 'turn-began', seat, round: game.state.round });
    refreshRow(game, seat, player.items);
    refreshRow(game, seat, player.allies);
    refreshRow(game, seat, player.kept);
    if (changed) settleAll(game);
  },
  /** The figure comes onto the board with its first turn (SETUP-8, G1). */
  place(game, frame) {
    const { seat } = frame;
    const player = playerAt(game, seat);
    if (player.space === null) {
      player.space = entrance(landOf(game));
      if (player.space !== null) tell(game, { type: 'placed', seat, space: player.space });
    }
    frame.start = player.space;
    openWindow(game, AT['turn-start'], seat, '', null);
  },
  movement(game, { seat }) {
    resetActivations(game);
    startMovement(game, seat);
  },
  adventure(game, frame) {
    const { seat } = frame;
    resetActivations(game);
    const { space } = playerAt(game, seat);
    frame.halt = space;
    if (space === null || !hasAdventure(game, seat, space)) return;
    call<AdventureFrame>(game, { proc: 'adventure', seat, space, social: false, fought: false });
  },
  /** For those who walked there: a Hero whom an adventure carried into a town comes too late. */
  market(game, { seat, halt, cut }) {
    const { space } = playerAt(game, seat);
    if (space !== halt || cut === true) return;
    const { market } = siteAt(game, space ?? '');
    if (market >= 0) startMarket(game, seat, market);
  },
  experience(game, { seat, cut }) {
    if (cut === true) return;
    resetActivations(game);
    if (hasExperience(game, seat)) call<ExperienceFrame>(game, { proc: 'experience', seat });
  },
  end: endOfTurn,
  forget: forgetTurn,
});

/** Whatever still lies about is put away. */
export function endOfTurn(game: Game, frame: TurnFrame): void {
  const { state } = game;
  frame.ended = true;
  for (const card of state.limbo.slice()) {
    leaveLimbo(game, card);
    putAway(game, card);
  }
  if (state.sold.length > 0) state.sold = [];
  if (state.met.length > 0) state.met = [];
  state.turnOver = false;
  openWindow(game, AT['turn-end'], frame.seat, '', null);
}

/** What lasts for a turn is over with it. */
export function forgetTurn(game: Game): void {
  const combat = forgetCombat(game);
  const turn = forgetModifiers(game, 'turn');
  clearSpent(game, 'turn');
  settleAll(game, combat || turn);
}

/** Where figures come onto the board: the town it names, else the first that stands; if none does, where it stood. */
function entrance({ towns, start, townSpaces }: Land): SpaceId | null {
  const usual = Math.max(
    0,
    towns.findIndex(({ id }) => id === start),
  );
  return townSpaces[usual] ?? townSpaces.find((space) => space !== null) ?? towns[usual]?.space ?? null;
}

function refreshRow(game: Game, seat: number, row: readonly Held[]): void {
  for (const held of row) {
    if (!held.used) continue;
    turnCard(game, seat, held, false);
    tell(game, { type: 'refreshed', seat, card: held.card });
  }
}
