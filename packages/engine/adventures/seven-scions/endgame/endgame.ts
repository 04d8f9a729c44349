/** The Endgame: everybody makes ready, and then each Hero faces all Stormlords, one after another. */
import { call, procedure, type Frame, type Procedure, withStepAfter } from '../../../kernel/procedure.ts';
import { turnCard } from '../../../rules/cards/holdings.ts';
import { resetActivations } from '../../../rules/cards/costs.ts';
import type { KnockoutFrame, TurnFrame } from '../../../rules/calls.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { startCombat } from '../../../rules/combat/combat.ts';
import { heal, recover } from '../../../rules/combat/vitals.ts';
import { endOfTurn, forgetTurn } from '../../../rules/turn/turn.ts';
import { winGame } from '../../../rules/turn/winning.ts';
import { clockwise, heldCard, pick, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import type { JointTerms, Shelter } from '../../../rules/world/policies.ts';
import { leaders, ranking } from '../../../variants/doom-track/endgame.ts';
import { rouse } from '../scions/scions.ts';
import { type Score, stormOf } from '../storm.ts';

/* Making ready */

export interface PrepareFrame extends Frame {
  proc: 'preparation';
  seats: number[];
  /** What the first of them may still do of each: wounds, exhaustion, Items. */
  left: number[];
}

const KINDS = ['mend', 'recover', 'ready'] as const;

const startPreparation = (game: Game): void => {
  const seats = clockwise(game, game.state.active);
  call<PrepareFrame>(game, { proc: 'preparation', seats, left: allowance(game) });
};

/** As many as there are Stormlords, of each of the three things (FINALE-3 and on). */
const allowance = ({ state }: Game): number[] => KINDS.map(() => stormOf(state).lords.length);

function preparations(game: Game, seat: number, [wounds = 0, exhaustion = 0, items = 0]: number[]): string[] {
  const player = playerAt(game, seat);
  const bearers = [{ who: 'hero', ...player }, ...player.allies.map((ally) => ({ who: ally.card, ...ally }))];
  return [
    ...bearers.filter((one) => wounds > 0 && one.wounds > 0).map(({ who }) => `mend:${who}`),
    ...bearers.filter((one) => exhaustion > 0 && one.exhaustion > 0).map(({ who }) => `recover:${who}`),
    ...player.items.filter(({ used }) => items > 0 && used).map(({ card }) => `ready:${card}`),
  ];
}

export const preparationProcedure = procedure<Game, PrepareFrame>({
  prepare: {
    ask(game, frame) {
      while (frame.seats.length > 0) {
        const seat = frame.seats[0] ?? 0;
        const options = preparations(game, seat, frame.left);
        if (options.length > 0) return { seat, kind: 'prepare', options: [...options, 'done'] };
        frame.seats.shift();
        frame.left = allowance(game);
      }
      return null;
    },
    answer(game, frame, choice) {
      frame.step = 'prepare';
      if (choice === 'done') {
        frame.seats.shift();
        frame.left = allowance(game);
        return;
      }
      const [what = '', who = ''] = choice.split(':');
      frame.left = frame.left.map((left, i) => (KINDS[i] === what ? left - 1 : left));
      makeReady(game, frame.seats[0] ?? 0, what, who);
    },
  },
});

function makeReady(game: Game, seat: number, what: string, who: string): void {
  if (what === 'mend') heal(game, seat, who, 1);
  else if (what === 'recover') recover(game, seat, who, 1);
  else {
    const held = heldCard(playerAt(game, seat), who);
    if (held === null) return;
    turnCard(game, seat, held, false);
    tell(game, { type: 'refreshed', seat, card: who });
  }
}

/* One Hero after another */

interface FinaleFrame extends Frame {
  proc: 'finale';
  order: number[];
}

export const startFinale = (game: Game): void => call<FinaleFrame>(game, { proc: 'finale', order: [] });

/** The Endgame begins: awake Scions take part until its end, and nobody holds a counter any longer. */
export function openEndgame(game: Game): void {
  const storm = stormOf(game.state);
  rouse(game, true);
  storm.counters = storm.counters.map(() => null);
  storm.scores = game.state.players.map(() => ({ beaten: 0, wounds: 0 }));
  tell(game, { type: 'storm-endgame' });
  startPreparation(game);
}

export const finaleProcedure = procedure<Game, FinaleFrame>({
  open(game) {
    openEndgame(game);
  },
  order(game, frame) {
    frame.order = ranking(game);
  },
  next(game, frame) {
    const seat = frame.order.shift();
    if (seat === undefined) return;
    frame.step = 'next';
    const start = playerAt(game, seat).space;
    call<GauntletFrame>(game, { proc: 'gauntlet', seat, start, halt: start, ended: false, lords: [] });
  },
  /** Most Stormlords, then most wounds on the last one; equals share it (WINNER-1 and on). */
  verdict(game) {
    const scores = stormOf(game.state).scores ?? [];
    const seats = game.state.players.map(({ seat }) => seat);
    if (seats.length === 1 && (scores[0]?.beaten ?? 0) === 0) {
      winGame(game, [], 'storm');
      return;
    }
    const of = (part: keyof Score) => (seat: number) => scores[seat]?.[part] ?? 0;
    winGame(game, leaders(seats, [of('beaten'), of('wounds')]), 'stormlords');
  },
});

interface GauntletFrame extends TurnFrame {
  /** Stormlords that this Hero has yet to face. */
  lords: string[];
}

/** The Stormlords of the game in an order of their own. */
export function shuffledLords(game: Game): string[] {
  const left = [...stormOf(game.state).lords];
  const order: string[] = [];
  while (left.length > 0) order.push(...left.splice(left.length === 1 ? 0 : pick(game, left.length), 1));
  return order;
}

/** A Hero's part: Stormlord after Stormlord, with nothing between them (GAUNTLET-1 and on). */
export const gauntletProcedure = procedure<Game, GauntletFrame>({
  begin(game, frame) {
    const { seat } = frame;
    game.state.turn++;
    game.state.active = seat;
    resetActivations(game);
    tell(game, { type: 'gauntlet', seat });
    frame.lords = shuffledLords(game);
  },
  face(game, frame) {
    const card = frame.lords[0];
    const { seat } = frame;
    if (card === undefined) {
      frame.step = 'over';
      return;
    }
    startCombat(game, seat, frame.start ?? '', {
      card,
      fighters: [seat],
      terms: 'stormlord',
      mayEscape: false,
    });
  },
  outcome(game, frame) {
    const { seat, lords, result } = frame;
    if (result !== 'won') return;
    const card = lords.shift() ?? '';
    // Whoever falls in beating it has left no wounds on one that stands (WINNER-3).
    const beaten = score(game, seat, (old) => ({ beaten: old.beaten + 1, wounds: 0 }));
    tell(game, { type: 'lord-beaten', seat, card, beaten: beaten.beaten });
    if (!stormOf(game.state).out.includes(seat)) frame.step = 'face';
  },
  over(game, { seat }) {
    const { beaten, wounds } = stormOf(game.state).scores?.[seat] ?? { beaten: 0, wounds: 0 };
    tell(game, { type: 'gauntlet-over', seat, beaten, wounds });
  },
  end(game, frame) {
    endOfTurn(game, frame);
  },
  forget: forgetTurn,
});

function score(game: Game, seat: number, change: (old: Score) => Score): Score {
  const storm = stormOf(game.state);
  const next = change(storm.scores?.[seat] ?? { beaten: 0, wounds: 0 });
  storm.scores = (storm.scores ?? []).map((old, i) => (i === seat ? next : old));
  return next;
}

/** One phase of attack in a round, no escape, nothing to win but the fight (S8). */
export const stormlordTerms = (usual: JointTerms): JointTerms => ({
  ...usual,
  unyielding: true,
  lastBlow: true,
  escaped: () => undefined,
});

/** A Hero may fall as a fight ends, with what it lent them: the Stormlord is beaten all the same, and the others go on. */
export const betweenFights: Shelter = (game, frame) => {
  if (frame.step !== 'outcome') return false;
  game.state.turnOver = false;
  return true;
};

/** A Hero who falls in the Endgame is out of it and keeps everything (D5, S9). */
export const knockoutProcedure = (old: Procedure<Game>): Procedure<Game> =>
  withStepAfter<Game, KnockoutFrame>(old, 'fall', 'out', (game, frame) => {
    const storm = stormOf(game.state);
    if (storm.scores === null) return;
    const { seat } = frame;
    const wounds = combatOf(game)?.foeWounds ?? 0;
    score(game, seat, (old) => ({ ...old, wounds }));
    if (!storm.out.includes(seat)) {
      storm.out = [...storm.out, seat];
      tell(game, { type: 'out-of-endgame', seat });
    }
    const player = playerAt(game, seat);
    player.wounds = 0;
    player.exhaustion = 0;
    frame.step = 'end';
  });
