/** The moments at which cards may be used, told as they stand. */
import { WINDOWS, type Window } from '../effects/windows.ts';
import { capital, signed } from '../effects/words.ts';
import type { WindowFrame } from '../rules/cards/abilities.ts';
import type { PhaseFrame, RollFrame, WoundFrame } from '../rules/combat/combat-frame.ts';
import { rollBonus } from '../rules/cards/values.ts';
import type { Asking } from '../rules/world/words.ts';
import { below, enemyName, theCombat } from './asking.ts';
import { cardName, fighterName, many, sumOf, testName } from './names.ts';

/** The roll that the window is about, or the phase in which it was made. */
function about<F>(ask: Asking, proc: string): F {
  const frame = below(ask);
  if (frame?.proc !== proc) throw new Error(`no ${proc} below the window`);
  return frame as F;
}

/** "Ronan's melee attack", "Ronan's Body Swim test". */
function rollName({ world, state }: Asking, { seat, who, kind, phase, attribute, skill }: RollFrame): string {
  const whose = `${fighterName(world, state, seat, who)}'s`;
  switch (kind) {
    case 'attack':
      return `${whose} ${phase ?? ''} attack`;
    case 'defense':
      return `${whose} defence in the ${phase ?? ''} phase`;
    case 'escape':
      return `${whose} escape test`;
    case 'test':
      return `${whose} ${testName(attribute, skill)} test`;
    case 'target':
      return `${whose} ${testName(attribute, null)} roll, which sets the number to reach`;
  }
}

function rollAhead(ask: Asking): string {
  const roll = about<RollFrame>(ask, 'roll');
  const bonus = signed(rollBonus(ask.game, roll) + roll.added);
  const number = roll.kind === 'target' ? '' : ` against ${roll.target}`;
  return `${rollName(ask, roll)} comes next, with ${bonus}${number}`;
}

function rollMade(ask: Asking): string {
  const roll = about<RollFrame>(ask, 'roll');
  const { kind, first, second, bonus, added, target } = roll;
  const total = sumOf([first, second], bonus + added);
  if (kind === 'target') return `${rollName(ask, roll)}: ${total}`;
  const success = first + second + bonus + added >= target;
  return `${rollName(ask, roll)}: ${total} against ${target}, a ${success ? 'success' : 'failure'}`;
}

const phaseEnd =
  (what: string) =>
  (ask: Asking): string => {
    const { seat, who, phase } = about<PhaseFrame>(ask, 'phase');
    return `${fighterName(ask.world, ask.state, seat, who)}'s ${phase} ${what}`;
  };

function woundsComing(ask: Asking): string {
  const { seat, who, amount } = about<WoundFrame>(ask, 'wound');
  return `${many(amount, 'wound')} ${amount === 1 ? 'is' : 'are'} about to fall on ${fighterName(ask.world, ask.state, seat, who)}`;
}

const MOMENTS: Readonly<Partial<Record<Window, (ask: Asking) => string>>> = {
  drawn: ({ world, state }) => `You drew ${cardName(world, state.limbo.at(-1) ?? '')}`,
  'before-combat': (ask) => `Before combat with ${enemyName(ask, theCombat(ask))}`,
  'round-start': (ask) => `Combat round ${theCombat(ask).round} begins`,
  'round-end': (ask) => `Combat round ${theCombat(ask).round} ends`,
  roll: rollAhead,
  test: rollAhead,
  escape: rollAhead,
  rolled: rollMade,
  tested: rollMade,
  hit: phaseEnd('attack succeeds'),
  missed: phaseEnd('attack fails'),
  guarded: phaseEnd('defence succeeds'),
  struck: phaseEnd('defence fails'),
  wounded: woundsComing,
  escaped: (ask) => `You have escaped from ${enemyName(ask, theCombat(ask))}`,
  defeated: (ask) => `You have defeated ${enemyName(ask, theCombat(ask))}`,
};

export function windowPrompt(ask: Asking): string {
  const { window } = ask.frame as WindowFrame;
  const moment = MOMENTS[window]?.(ask) ?? capital(WINDOWS[window].says);
  return `${moment}: do you use anything?`;
}
