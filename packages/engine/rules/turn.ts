import { call, procedure, type Frame } from '../kernel/procedure.ts';
import { clearSpent, openWindow } from './abilities.ts';
import type { AdventureFrame } from './adventure.ts';
import type { ExperienceFrame } from './experience.ts';
import { pick, playerAt, tell, type Game } from './game.ts';
import { leaveLimbo, putAway } from './holdings.ts';
import { type MarketFrame, stock } from './market.ts';
import type { MovementFrame } from './movement.ts';
import { townOf } from './places.ts';
import { forgetModifiers } from './roll.ts';

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
    const { board } = game.world;
    board.towns.forEach((town, i) => {
      if (town.id !== board.start) stock(game, i);
    });
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
    call<TurnFrame>(game, { proc: 'turn', seat: state.active });
  },
  next(game, frame) {
    const { state } = game;
    state.active = (state.active + 1) % state.players.length;
    frame.step = 'turn';
  },
});

interface TurnFrame extends Frame {
  proc: 'turn';
  seat: number;
}

/** The five steps of a turn (TURN-2). */
export const turnProcedure = procedure<Game, TurnFrame>({
  refresh(game, { seat }) {
    const player = playerAt(game, seat);
    forgetModifiers(game, 'next-turn', seat);
    tell(game, { type: 'turn-began', seat, round: game.state.round });
    for (const held of [...player.items, ...player.allies, ...player.kept]) {
      if (!held.used) continue;
      held.used = false;
      tell(game, { type: 'refreshed', seat, card: held.card });
    }
  },
  /** The figure comes onto the board with its first turn (SETUP-8, G1). */
  place(game, { seat }) {
    const player = playerAt(game, seat);
    const { board } = game.world;
    if (player.space === null) {
      player.space = board.town[board.start ?? '']?.space ?? board.towns[0]?.space ?? null;
      if (player.space !== null) tell(game, { type: 'placed', seat, space: player.space });
    }
    openWindow(game, 'turn-start', seat, '', null);
  },
  movement(game, { seat }) {
    const nothing = { dice: [], rolled: false, moved: false, resting: 0, given: 0 };
    call<MovementFrame>(game, { proc: 'movement', seat, ...nothing });
  },
  adventure(game, { seat }) {
    const { space } = playerAt(game, seat);
    if (space !== null) call<AdventureFrame>(game, { proc: 'adventure', seat, space, social: false });
  },
  market(game, { seat }) {
    const town = townOf(game, seat);
    if (town === null) return;
    call<MarketFrame>(game, {
      proc: 'market',
      seat,
      town: game.world.board.towns.findIndex((t) => t.id === town),
    });
  },
  experience(game, { seat }) {
    call<ExperienceFrame>(game, { proc: 'experience', seat });
  },
  end(game, { seat }) {
    const { state } = game;
    for (const card of [...state.limbo]) {
      leaveLimbo(game, card);
      putAway(game, card);
    }
    state.sold = [];
    state.met = [];
    state.turnOver = false;
    openWindow(game, 'turn-end', seat, '', null);
  },
  forget(game) {
    forgetModifiers(game, 'turn');
    forgetModifiers(game, 'combat');
    clearSpent(game, 'turn');
  },
});
