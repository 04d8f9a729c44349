/** The cooperative game: nobody fights another Hero, and all face the Stormlords as one group. */
import {
  call,
  procedure,
  type Frame,
  type Procedure,
  type Question,
  unwindTo,
  withStep,
  withStepBefore,
} from '../../../kernel/procedure.ts';
import type { Attribute, Effect, Phase } from '../../../effects/vocabulary.ts';
import { resetActivations } from '../../../rules/cards/costs.ts';
import type { RollLike } from '../../../rules/cards/counting.ts';
import { fighterOf, learnedValue, sum } from '../../../rules/cards/values.ts';
import { carryOut, inflict, type TurnFrame } from '../../../rules/calls.ts';
import { combatOf, PHASE_ATTRIBUTE, type PhaseFrame, phaseOf } from '../../../rules/combat/combat-frame.ts';
import { startCombat } from '../../../rules/combat/combat.ts';
import { heroesIn } from '../../../rules/combat/fighters.ts';
import { isGroup } from '../../../rules/combat/joint.ts';
import type { AdventureFrame } from '../../../rules/turn/adventure.ts';
import { endOfTurn, forgetTurn } from '../../../rules/turn/turn.ts';
import { winGame } from '../../../rules/turn/winning.ts';
import { clockwise, info, playerAt, tell, type Game } from '../../../rules/world/game.ts';
import { changed, type PartRules } from '../../../rules/world/part.ts';
import type { JointTerms, Policies, Shelter } from '../../../rules/world/policies.ts';
import { leaders } from '../../../variants/doom-track/endgame.ts';
import { betweenFights, openEndgame, shuffledLords, stormlordTerms } from './endgame.ts';
import { awakeScion, stormOf } from '../storm.ts';
import { cooperativeWords } from '../words.ts';

const TERMS = 'last-stand';

/** The Heroes who attack as a group in this roll; null if it is not theirs. */
function groupOf(game: Game, roll: RollLike | null): readonly number[] | null {
  const combat = combatOf(game);
  if (roll === null || roll.kind !== 'attack' || !roll.inPhase || combat === null) return null;
  return isGroup(game, combat) ? heroesIn(combat) : null;
}

const numberOf = (game: Game, scion: string, phase: Phase, what: 'value' | 'damage'): number =>
  info(game, scion).fighter?.[PHASE_ATTRIBUTE[phase]][what === 'value' ? 0 : 1] ?? 0;

/** What a Hero brings to the lowest: their own number with experience counters, or their Scion's (S37, S38). */
export function broughtBy(game: Game, seat: number, phase: Phase, what: 'value' | 'damage'): number {
  const isLent = phaseOf(game)?.phase === phase && stormOf(game.state).lent[seat] === what;
  const scion = isLent ? awakeScion(game, seat) : null;
  if (scion !== null) return numberOf(game, scion, phase, what);
  const attribute: Attribute = PHASE_ATTRIBUTE[phase];
  return what === 'value' ? learnedValue(game, seat, attribute) : fighterOf(game, seat, 'hero')[attribute][1];
}

const lowest = (game: Game, seats: readonly number[], phase: Phase, what: 'value' | 'damage'): number =>
  Math.min(...seats.map((seat) => broughtBy(game, seat, phase, what)));

/** Everything that cards of the Heroes add to their own rolls, of all who stand (S15, S37). */
function bonuses(
  game: Game,
  seats: readonly number[],
  roll: RollLike,
  parts: Parameters<Policies['rollBonus']>[2],
) {
  return seats.reduce((total, seat) => {
    const own = { ...roll, seat };
    const add = (stat: Parameters<typeof sum>[1]): number => sum(game, stat, seat, 'hero', own, parts);
    return (
      total + add(roll.attribute) + add(roll.phase ?? 'combat') + (roll.phase === null ? 0 : add('combat'))
    );
  }, 0);
}

const DAMAGE = { ranged: 'ranged-damage', melee: 'melee-damage', magic: 'magic-damage' } as const;

const policies = (base: Policies): Policies => ({
  ...base,
  joint: { ...base.joint, [TERMS]: groupTerms(base.joint.usual) },
  turns: { ...base.turns, [TERMS]: 'end' },
  shelters: { ...base.shelters, [TERMS]: betweenFights, divide: stillDividing },
  rollBonus(game, roll, parts) {
    const seats = groupOf(game, roll);
    if (seats === null || roll.phase === null) return base.rollBonus(game, roll, parts);
    const value = lowest(game, seats, roll.phase, 'value');
    parts?.push({ source: 'attribute', card: '', amount: value });
    return value + bonuses(game, seats, roll, parts);
  },
  damage(game, seat, who, phase, roll) {
    const seats = groupOf(game, roll);
    if (seats === null || roll === null) return base.damage(game, seat, who, phase, roll);
    const added = seats.map((one) => sum(game, DAMAGE[phase], one, 'hero', { ...roll, seat: one }));
    return Math.max(0, lowest(game, seats, phase, 'damage') + added.reduce((a, b) => a + b, 0));
  },
  outsideFights: [...base.outsideFights, 'phase/stand-in'],
});

/** A group attack in every phase, and wounds as the highest-level Hero divides them (S15). */
const groupTerms = (usual: JointTerms): JointTerms => ({
  ...stormlordTerms(usual),
  group: true,
  suffer(game, _, wounds) {
    if (wounds > 0) call<DivideFrame>(game, { proc: 'divide', left: wounds });
  },
  blow: (game, source, list) => call<BlowFrame>(game, { proc: 'blow', source, list }),
});

export interface DivideFrame extends Frame {
  proc: 'divide';
  left: number;
}

/** The highest-level Hero still standing, then the richest, then the first in turn order (S40). */
function decider(game: Game, seats: readonly number[]): number {
  const best = leaders(seats, [
    (seat) => game.world.policies.level(game, seat),
    (seat) => playerAt(game, seat).gold,
  ]);
  return clockwise(game, game.state.first).find((seat) => best.includes(seat)) ?? 0;
}

/** Who decides, and among whom; null when nobody stands. */
function whoBears(game: Game): Pick<Question, 'seat' | 'options'> | null {
  const combat = combatOf(game);
  const seats = combat === null ? [] : heroesIn(combat);
  if (seats.length === 0) return null;
  return { seat: decider(game, seats), options: seats.map((seat) => `bear:${seat}`) };
}

const bearer = (choice: string): number => Number(choice.slice('bear:'.length));

/** One wound at a time, and only to Heroes still standing (S39). */
const divideProcedure = procedure<Game, DivideFrame>({
  give: {
    ask(game, { left }) {
      const who = left <= 0 ? null : whoBears(game);
      return who === null ? null : { ...who, kind: 'divide' };
    },
    answer(game, frame, choice) {
      frame.left--;
      frame.step = 'give';
      inflict(game, bearer(choice), 'hero', 1);
    },
  },
  /** If the Hero who acts for the group is out, what they were doing is over. */
  resume(game) {
    const combat = combatOf(game);
    if (combat !== null) game.world.policies.shelters['combat']?.(game, combat);
  },
});

/** A Hero who falls on the way leaves the wounds that are left to the others (S39). */
const stillDividing: Shelter = (game, frame) => {
  game.state.turnOver = false;
  unwindTo(game, frame, 'give');
  return true;
};

interface BlowFrame extends Frame {
  proc: 'blow';
  source: string;
  list: readonly Effect[];
}

/** What a Stormlord's text does outside Before Combat strikes one Hero, chosen like wounds (S41). */
const blowProcedure = procedure<Game, BlowFrame>({
  strike: {
    ask(game) {
      const who = whoBears(game);
      return who === null ? null : { ...who, kind: 'blow' };
    },
    answer: (game, { source, list }, choice) => carryOut(game, bearer(choice), source, list),
  },
});

/* Scions that stand in */

const LENT = ['value', 'damage'] as const;

/** Whether a Hero has a Scion awake whose number is higher than their own: a lower one never helps the group. */
function lends(game: Game, seat: number, phase: Phase, what: 'value' | 'damage'): boolean {
  const scion = awakeScion(game, seat);
  return scion !== null && numberOf(game, scion, phase, what) > broughtBy(game, seat, phase, what);
}

/** After the lowest are known and before the dice, whoever has a Scion awake may use one of its numbers (S38). */
function phaseProcedure(old: Procedure<Game>): Procedure<Game> {
  return withStepBefore<Game, PhaseFrame>(old, 'roll', 'stand-in', (game, frame) => {
    const combat = combatOf(game);
    stormOf(game.state).lent = {};
    if (frame.free || !frame.attacking || combat === null || !isGroup(game, combat)) return;
    const seats = heroesIn(combat).filter((seat) =>
      LENT.some((what) => lends(game, seat, frame.phase, what)),
    );
    if (seats.length > 0) call<StandInFrame>(game, { proc: 'stand-ins', seats, phase: frame.phase });
  });
}

interface StandInFrame extends Frame {
  proc: 'stand-ins';
  seats: number[];
  phase: Phase;
}

const standInsProcedure = procedure<Game, StandInFrame>({
  ask: {
    ask(game, { seats, phase }) {
      const [seat] = seats;
      if (seat === undefined) return null;
      const lend = LENT.filter((what) => lends(game, seat, phase, what)).map((what) => `lend:${what}`);
      return { seat, kind: 'stand-in', options: [...lend, 'pass'] };
    },
    answer(game, frame, choice) {
      const seat = frame.seats.shift() ?? 0;
      frame.step = 'ask';
      if (choice === 'pass') return;
      const what = choice === 'lend:value' ? 'value' : 'damage';
      const storm = stormOf(game.state);
      storm.lent = { ...storm.lent, [seat]: what };
      tell(game, { type: 'lent-value', seat, card: awakeScion(game, seat) ?? '', phase: frame.phase, what });
    },
  },
});

/* The battle */

interface StandFrame extends TurnFrame {
  lords: string[];
}

const finaleProcedure = procedure<Game, Frame>({
  open(game) {
    openEndgame(game);
  },
  stand(game) {
    const seat = game.state.active;
    const start = playerAt(game, seat).space;
    call<StandFrame>(game, { proc: TERMS, seat, start, halt: start, ended: false, lords: [] });
  },
});

const lastStandProcedure = procedure<Game, StandFrame>({
  begin(game, frame) {
    game.state.turn++;
    resetActivations(game);
    tell(game, { type: 'last-stand' });
    frame.lords = shuffledLords(game);
  },
  face(game, frame) {
    const [card] = frame.lords;
    const everybody = clockwise(game, frame.seat);
    if (card === undefined) {
      winGame(
        game,
        everybody.toSorted((one, other) => one - other),
        'together',
      );
      return;
    }
    const fighters = everybody.filter((seat) => !stormOf(game.state).out.includes(seat));
    const [lead] = fighters;
    if (lead === undefined) winGame(game, [], 'storm');
    else startCombat(game, lead, frame.start ?? '', { card, fighters, terms: TERMS, mayEscape: false });
  },
  outcome(game, frame) {
    if (frame.result !== 'won') {
      winGame(game, [], 'storm');
      return;
    }
    const card = frame.lords.shift() ?? '';
    const storm = stormOf(game.state);
    const beaten = storm.lords.length - frame.lords.length;
    storm.scores = (storm.scores ?? []).map((score) => ({ ...score, beaten }));
    tell(game, { type: 'lord-beaten', seat: frame.seat, card, beaten });
    frame.step = 'face';
  },
  end(game, frame) {
    endOfTurn(game, frame);
  },
  forget: forgetTurn,
});

/** Heroes negotiate, but never attack each other. */
function adventureProcedure(old: Procedure<Game>): Procedure<Game> {
  const choose = old.steps.get('choose')?.ask;
  return withStep<Game, AdventureFrame>(old, 'choose', {
    ask(game, frame) {
      const question = choose?.ask(game, frame) ?? null;
      if (question === null) return null;
      const options = question.options.filter((option) => !option.startsWith('attack:'));
      return { ...question, kind: 'adventure', options };
    },
    answer: (game, frame, choice) => choose?.answer(game, frame, choice),
  });
}

export const cooperative: PartRules = {
  policies,
  words: cooperativeWords,
  procedures: (base) =>
    changed(
      base,
      { adventure: adventureProcedure, phase: phaseProcedure, finale: () => finaleProcedure },
      {
        [TERMS]: lastStandProcedure,
        divide: divideProcedure,
        blow: blowProcedure,
        'stand-ins': standInsProcedure,
      },
    ),
};
