import { finish, procedure, unwindTo } from '../../kernel/procedure.ts';
import { takeVictory } from '../turn/adventure.ts';
import { endTurn, type KnockoutFrame } from '../calls.ts';
import { challengeFails, challengeOf, type CombatFrame, combatOf } from './combat-frame.ts';
import { acting, hasFallen, heroesIn, isDuel, isFighting, isJoint } from './fighters.ts';
import { AT } from '../../effects/windows.ts';
import { openWindow } from '../cards/abilities.ts';
import { forgetCombat } from './combat.ts';
import { info, playerAt, tell, type Game } from '../world/game.ts';
import { formsOf } from '../cards/forms.ts';
import { discardHeld, handOver } from '../cards/holdings.ts';
import { landOf, siteAt } from '../world/land.ts';
import { fall } from './joint.ts';
import { couldMakeRoom } from '../cards/limits.ts';
import { isRitual } from '../rituals/rituals.ts';
import { moveTo, townsNear } from '../turn/places.ts';
import type { Shelter } from '../world/policies.ts';
import { forgetModifiers } from './roll.ts';
import type { Player } from '../world/state.ts';
import { isWon, trapOf } from '../world/world.ts';

/** A Hero falls. The steps stand in the order in which they are carried out (KNOCKOUT-1). */
export const knockoutProcedure = procedure<Game, KnockoutFrame>({
  fall(game, { seat }) {
    tell(game, { type: 'knocked-out', seat });
  },
  /** For a Hero who won the combat this is a defeated enemy, as a Challenge is before its reward (G23). */
  defeated(game, frame) {
    const { winner } = frame;
    if (winner >= 0) openWindow(game, AT.defeated, winner, '', null);
    else frame.step = 'cards';
  },
  /** A Hero who beat them takes their prize first (DUEL-8, W9). */
  prize: {
    ask(game, { seat, winner }) {
      return { seat: winner, kind: 'prize', options: [...prizes(game, seat, winner), 'none'] };
    },
    answer(game, { seat, winner }, choice) {
      const loser = playerAt(game, seat);
      if (choice === 'prize:gold') {
        const { gold } = loser;
        playerAt(game, winner).gold += gold;
        tell(game, { type: 'gold', seat: winner, amount: gold });
        loser.gold = 0;
        tell(game, { type: 'gold', seat, amount: -gold });
      } else if (choice !== 'none') {
        const [, card = '', out = ''] = choice.split(':');
        const going = out === '' || out === card ? [] : out.split(',');
        for (const own of going) discardHeld(game, winner, own, 'discarded');
        handOver(game, seat, winner, card);
        if (out === card) discardHeld(game, winner, card, 'discarded');
        game.world.policies.checkVictory(game, winner);
      }
    },
  },
  /** The loser's own cards speak only now: nothing leaves them before the prize is taken. */
  cards(game, { seat }) {
    openWindow(game, AT['knocked-out'], seat, '', null);
  },
  counters(game, { seat }) {
    const player = playerAt(game, seat);
    const { gold } = player;
    player.gold = 0;
    if (gold > 0) tell(game, { type: 'gold', seat, amount: -gold });
    player.wounds = 0;
    player.exhaustion = 0;
  },
  card: {
    ask(game, { seat }) {
      const player = playerAt(game, seat);
      if (!game.world.policies.knockoutLosesCard || player.items.length + player.allies.length === 0)
        return null;
      return { seat, kind: 'lose', options: dearest(game, player).map((card) => `lose:${card}`) };
    },
    answer(game, { seat }, choice) {
      discardHeld(game, seat, choice.slice('lose:'.length), 'knocked-out');
    },
  },
  town: {
    ask(game, { seat }) {
      const { space } = playerAt(game, seat);
      if (space === null) return null;
      return { seat, kind: 'retreat', options: [...siteAt(game, space).retreats] };
    },
    answer(game, frame, choice) {
      const player = playerAt(game, frame.seat);
      // Compared, not looked up: a key cut out of a string has to be hashed first.
      const { retreats, nearestTowns } = siteAt(game, player.space ?? '');
      const town = landOf(game).town[nearestTowns[retreats.indexOf(choice)] ?? ''];
      failAttempt(game, frame.seat);
      if (town !== undefined && town.space !== player.space)
        moveTo(game, frame.seat, town.space, 'knocked-out');
      player.from = null;
    },
  },
  /** Where no town is left, the Hero lies where they fell. */
  stranded(game, { seat }) {
    const { space } = playerAt(game, seat);
    if (space !== null && townsNear(game, space).length === 0) failAttempt(game, seat);
  },
  end(game, frame) {
    const { state } = game;
    const { seat } = frame;
    leaveFight(game, seat);
    if (seat === state.active) state.turnOver = true;
    // Another Hero's fall in which this one happened is carried out first.
    if (state.frames.some((other) => other.proc === 'knockout' && other !== frame)) finish(game);
    else goOn(game);
  },
});

/** Alone or against a Hero the fight is over; of several who fight together, the others fight on. */
export function leaveFight(game: Game, seat: number): void {
  const combat = combatOf(game);
  if (combat === null) return;
  if (isJoint(combat)) {
    forgetModifiers(game, 'roll', seat);
    fall(combat, seat);
    return;
  }
  if (!isFighting(combat, seat)) return;
  forgetCombat(game);
  if (isDuel(combat)) game.state.turnOver = true;
}

/**
 * Ends the procedure in which a Hero has fallen, and goes on at the innermost one that shelters the fall; if there is
 * none, the turn ends, if it has to.
 */
export function goOn(game: Game): void {
  const { state } = game;
  finish(game);
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame !== undefined && game.world.policies.shelters[frame.proc]?.(game, frame) === true) return;
  }
  if (state.turnOver) endTurn(game);
}

/** The procedures of the base game that go on when a Hero falls inside them. */
export const baseShelters: Readonly<Record<string, Shelter>> = {
  /** The fall of one does not spare the others (W32). */
  each(game, frame) {
    unwindTo(game, frame, 'next');
    return true;
  },
  /** Several Heroes: whoever has fallen acts no longer, the others do. */
  combat(game, frame) {
    const combat = frame as CombatFrame;
    if (!isJoint(combat)) return false;
    if (hasFallen(combat, acting(combat))) unwindTo(game, combat, combat.step);
    return true;
  },
};

/** Whether a Hero has fallen without whom what is being done does not go on. */
export function isCut(game: Game): boolean {
  const combat = combatOf(game);
  return game.state.turnOver || (combat !== null && hasFallen(combat, acting(combat)));
}

/** Just as after an escape, the Challenge waits where it was met (KNOCKOUT-6); unless it was beaten already (W43). */
export function failAttempt(game: Game, seat: number): void {
  const challenge = challengeOf(game);
  if (challenge === null || challenge.seat !== seat) return;
  if (trapOf(info(game, challenge.card)) !== null) {
    if (challenge.overcome === true) takeVictory(game, challenge);
    else challengeFails(game, challenge);
    return;
  }
  const combat = combatOf(game);
  if (combat === null || combat.card !== challenge.card) return;
  if (heroesIn(combat).some((other) => other !== seat)) return;
  if (combat.over === 'won') takeVictory(game, challenge);
  else challengeFails(game, challenge);
}

/**
 * Anything of the loser's: an Item, an Ally, all their gold, or an adventure card (W24), if there is room for it. A
 * Ritual that clashes may be taken and given up at once (P1): the loser has it no more.
 */
function prizes(game: Game, seat: number, winner: number): string[] {
  const loser = playerAt(game, seat);
  const options = loser.gold > 0 ? ['prize:gold'] : [];
  for (const { card } of [...loser.items, ...loser.allies, ...loser.kept]) {
    for (const form of formsOf(game, card))
      if (game.world.policies.hasRoom(game, winner, form)) options.push(`prize:${form}`);
      else {
        for (const own of couldMakeRoom(game, winner, form)) options.push(`prize:${form}:${own.join(',')}`);
        if (isRitual(info(game, form))) options.push(`prize:${form}:${form}`);
      }
  }
  return options;
}

/** The costliest Items and Allies; cards won from Challenges are never lost so (G17). */
function dearest(game: Game, player: Player): string[] {
  const cards = [...player.items, ...player.allies]
    .map((held) => info(game, held.card))
    .filter((card) => !isWon(card));
  const most = Math.max(...cards.map((card) => card.cost));
  return cards.filter((card) => card.cost === most).map((card) => card.id);
}
