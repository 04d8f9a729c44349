/** Combat: its rolls, phases and ends. */
import { capital, signed } from '../../effects/words.ts';
import { escapeRoll, PHASE_ATTRIBUTE, type PhaseFrame, phaseRoll } from '../../rules/combat/combat-frame.ts';
import { isDuel } from '../../rules/combat/fighters.ts';
import type { EventOf } from '../../rules/world/events.ts';
import { damageOf, enemyDamage, foeTarget, rollBonus } from '../../rules/cards/values.ts';
import type { Asking, Line, PartWords } from '../../rules/world/words.ts';
import { enemyName, theCombat } from '../asking.ts';
import { fighter, foe, line, seat } from '../line.ts';
import { fighterName, many, sumOf, testName } from '../names.ts';

function rolledLine(event: EventOf<'rolled'>): Line {
  const { what, phase, attribute, skill, dice, bonus, target, success } = event;
  const name = fighter(event.seat, event.who);
  const total = sumOf(dice, bonus);
  const combat = phase ?? 'escape';
  const outcome = (yes: string, no: string): string => `${total} against ${target}, ${success ? yes : no}.`;
  switch (what) {
    case 'attack':
      return line`${name} makes a ${combat} attack: ${outcome('a hit', 'a miss')}`;
    case 'defense':
      return line`${name} defends in the ${combat} phase: ${outcome('a success', 'a failure')}`;
    case 'escape':
      return line`${name} tries to escape: ${outcome('a success', 'a failure')}`;
    case 'test':
      return line`${name} tests ${testName(attribute, skill)}: ${outcome('a success', 'a failure')}`;
    case 'target':
      return line`${name} sets the number to reach with ${testName(attribute, null)}: ${total}.`;
  }
}

function phasePrompt(ask: Asking): string {
  const { game } = ask;
  const frame = ask.frame as PhaseFrame;
  const combat = theCombat(ask);
  const roll = phaseRoll({ ...frame, who: 'hero', attacking: true });
  const number = isDuel(combat) ? frame.target : foeTarget(game, combat, PHASE_ATTRIBUTE[frame.phase], roll);
  const damage = enemyDamage(game, combat, frame.phase, roll);
  return `${capital(frame.phase)} phase against ${enemyName(ask, combat)} (${number} to reach, damage ${damage}): who attacks, or do you defend?`;
}

/** "+4, damage 1". */
function attackWords({ game, seat: who, frame }: Asking, fighting: string): string {
  const roll = phaseRoll({ ...(frame as PhaseFrame), who: fighting, attacking: true });
  const damage = damageOf(game, who, fighting, (frame as PhaseFrame).phase, roll);
  return `${signed(rollBonus(game, roll))}, damage ${damage}`;
}

export const combatWords = {
  events: {
    combat: (e) => line`${seat(e.seat)} fights ${foe(e.card)}.`,
    duel: (e) => line`${seat(e.seat)} attacks ${seat(e.other)}.`,
    'combat-round': (e) => line`Combat round ${e.round} begins.`,
    'phase-skipped': (e) => line`The ${e.phase} phase is skipped.`,
    rolled: rolledLine,
    die: (e) => line`${seat(e.seat)} rolls a die: ${e.value}.`,
    'foe-wounded': (e) =>
      line`${foe(e.card)} takes ${many(e.amount, 'wound')}: ${e.wounds} of ${e.life} Life.`,
    'foe-healed': (e) => line`${foe(e.card)} heals ${many(e.amount, 'wound')}.`,
    defeated: (e) => line`${seat(e.seat)} defeats ${foe(e.card)}.`,
    escaped: (e) => line`${seat(e.seat)} escapes from ${foe(e.card)}.`,
    'foe-fled': (e) => line`${foe(e.card)} gets away.`,
  },
  prompts: {
    escape: (ask) => {
      const combat = theCombat(ask);
      return `Combat round ${combat.round}: do you try to escape from ${enemyName(ask, combat)}, or fight?`;
    },
    ranged: phasePrompt,
    melee: phasePrompt,
    magic: phasePrompt,
  },
  labels: {
    'phase/attack': (ask, who) =>
      `Attack with ${fighterName(ask.world, ask.state, ask.seat, who)} (${attackWords(ask, who)})`,
    defend: (ask) => {
      const roll = phaseRoll({ ...(ask.frame as PhaseFrame), who: 'hero', attacking: false });
      const damage = enemyDamage(ask.game, theCombat(ask), (ask.frame as PhaseFrame).phase, roll);
      return damage === 0
        ? 'Defend (damage 0)'
        : `Defend (${signed(rollBonus(ask.game, roll))}, damage ${damage} if you fail)`;
    },
    escape: ({ game, seat: who }) => `Try to escape (${signed(rollBonus(game, escapeRoll(who)))})`,
    fight: () => 'Fight',
  },
  rules: { escape: 'COMBAT-5', ranged: 'COMBAT-8', melee: 'COMBAT-8', magic: 'COMBAT-8' },
} satisfies PartWords;
