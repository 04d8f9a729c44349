/** The moments at which cards may be used, told as they stand. */
import { WINDOWS, type Window } from '../effects/windows.ts';
import { capital, signed } from '../effects/words.ts';
import type { WindowFrame } from '../rules/cards/abilities.ts';
import type { PhaseFrame, RollFrame, WoundFrame } from '../rules/combat/combat-frame.ts';
import { rollBonus } from '../rules/cards/values.ts';
import type { Asking, Question } from '../rules/world/words.ts';
import { below, enemyName, theCombat } from './asking.ts';
import { cardName, fighterName, many, sumOf, testName } from './names.ts';

/** The roll that the window is about, or the phase in which it was made. */
function about<F>(ask: Asking, proc: string): F {
  const frame = below(ask);
  if (frame?.proc !== proc) throw new Error(`no ${proc} below the window`);
  return frame as F;
}

/** Whether it is the Hero of the player who is asked. */
const isOwnHero = (ask: Asking, seat: number, who: string): boolean => who === 'hero' && seat === ask.seat;

/** "Your" for the Hero of the player who is asked, "Ronan's" for anyone else. */
const whoseIs = (ask: Asking, seat: number, who: string): string =>
  isOwnHero(ask, seat, who) ? 'Your' : `${fighterName(ask.world, ask.state, seat, who)}'s`;

/** "Your melee attack", "Ronan's Body Swim test". */
function rollName(ask: Asking, { seat, who, kind, phase, attribute, skill }: RollFrame): string {
  const whose = whoseIs(ask, seat, who);
  switch (kind) {
    case 'attack':
      return `${whose} ${phase ?? ''} attack`;
    case 'defense':
      return `${whose} ${phase ?? ''} defense`;
    case 'escape':
      return `${whose} escape test`;
    case 'test':
      return `${whose} ${testName(attribute, skill)} test`;
    case 'target':
      return `${whose} ${testName(attribute, null)} roll, which sets the number to reach`;
  }
}

/** "Your melee attack: +7, needs 14." */
function rollAhead(ask: Asking): Question {
  const roll = about<RollFrame>(ask, 'roll');
  const bonus = signed(rollBonus(ask.game, roll) + roll.added);
  const number = roll.kind === 'target' ? '' : `, needs ${roll.target}`;
  return { headline: 'Before the roll', detail: `${rollName(ask, roll)}: ${bonus}${number}.` };
}

const OUTCOMES: Readonly<Record<RollFrame['kind'], readonly [success: string, failure: string]>> = {
  attack: ['A hit!', 'A miss'],
  defense: ['Your guard holds', 'Your guard fails'],
  escape: ['You get away', 'You cannot get away'],
  test: ['Test passed', 'Test failed'],
  target: ['The number to reach', 'The number to reach'],
};

/** "Your melee attack: 7 + 9 + 4 = 20, needs 23." */
function rollMade(ask: Asking): Question {
  const roll = about<RollFrame>(ask, 'roll');
  const { kind, first, second, bonus, added, target } = roll;
  const total = sumOf([first, second], bonus + added);
  const number = kind === 'target' ? '' : `, needs ${target}`;
  const success = first + second + bonus + added >= target;
  return {
    headline: OUTCOMES[kind][success ? 0 : 1],
    detail: `${rollName(ask, roll)}: ${total}${number}.`,
  };
}

const phaseEnd =
  (headline: string, what: string) =>
  (ask: Asking): Question => {
    const { seat, who, phase } = about<PhaseFrame>(ask, 'phase');
    return { headline, detail: `${whoseIs(ask, seat, who)} ${phase} ${what}.` };
  };

function woundsComing(ask: Asking): Question {
  const { seat, who, amount } = about<WoundFrame>(ask, 'wound');
  const whom = isOwnHero(ask, seat, who) ? 'You are' : `${fighterName(ask.world, ask.state, seat, who)} is`;
  return { headline: 'Wounded!', detail: `${whom} about to take ${many(amount, 'wound')}.` };
}

const round =
  (what: string) =>
  (ask: Asking): Question => {
    const combat = theCombat(ask);
    return {
      headline: `Combat round ${combat.round} ${what}`,
      detail: `You fight ${enemyName(ask, combat)}.`,
    };
  };

const QUESTIONS: Readonly<Partial<Record<Window, (ask: Asking) => Question>>> = {
  drawn: ({ world, state }) => ({
    headline: 'You drew a Challenge',
    detail: `${cardName(world, state.limbo.at(-1) ?? '')}.`,
  }),
  'before-combat': (ask) => ({
    headline: 'Before the fight',
    detail: `You are about to fight ${enemyName(ask, theCombat(ask))}.`,
  }),
  'round-start': round('begins'),
  'round-end': round('ends'),
  roll: rollAhead,
  test: rollAhead,
  escape: rollAhead,
  rolled: rollMade,
  tested: rollMade,
  hit: phaseEnd('A hit!', 'attack hits'),
  missed: phaseEnd('A miss', 'attack misses'),
  guarded: phaseEnd('Your guard holds', 'defense holds'),
  struck: phaseEnd('Your guard fails', 'defense fails'),
  wounded: woundsComing,
  escaped: (ask) => ({ headline: 'You got away', detail: `${enemyName(ask, theCombat(ask))} stays behind.` }),
  defeated: (ask) => ({ headline: 'Victory!', detail: `You defeated ${enemyName(ask, theCombat(ask))}.` }),
};

/** Headlines of moments that say no more than their name. */
const HEADLINES: Readonly<Partial<Record<Window, string>>> = {
  'turn-start': 'Your turn begins',
  'before-moving': 'Before you roll',
  'dice-rolled': 'Your dice are rolled',
  moving: 'On the way',
  entered: 'On the way',
  'after-moving': 'You arrive',
  'knocked-out': 'Knocked out!',
  market: 'In the market',
  experience: 'Experience step',
  'turn-end': 'Your turn ends',
};

/** A moment at which cards may be used. */
export function windowQuestion(ask: Asking): Question {
  const { window } = ask.frame as WindowFrame;
  const say = QUESTIONS[window];
  return (
    say?.(ask) ?? { headline: HEADLINES[window] ?? capital(WINDOWS[window].says), detail: 'Use a card?' }
  );
}
