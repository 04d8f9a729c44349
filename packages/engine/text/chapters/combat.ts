/** Combat: its rolls, phases and ends. */
import { capital, signed } from '../../effects/words.ts';
import { escapeRoll, PHASE_ATTRIBUTE, type PhaseFrame, phaseRoll } from '../../rules/combat/combat-frame.ts';
import { isDuel } from '../../rules/combat/fighters.ts';
import type { EventOf } from '../../rules/world/events.ts';
import { damageOf, enemyDamage, foeTarget, rollBonus } from '../../rules/cards/values.ts';
import type { Asking, PartWords, Question, Sentence } from '../../rules/world/words.ts';
import { enemyName, theCombat } from '../asking.ts';
import { infoOf, trapOf } from '../../rules/world/world.ts';
import { acts, dice, fighterActs, fighterWhose, foe, line, seat } from '../line.ts';
import { fighterName, many, sumWords, testName } from '../names.ts';

function rolledLine(event: EventOf<'rolled'>): Sentence {
  const { what, phase, attribute, skill, bonus, target, success } = event;
  const total = line`${dice(event.dice)}${sumWords(event.dice, bonus)}`;
  const own = fighterWhose(event.seat, event.who);
  const outcome = (yes: string, no: string): Sentence =>
    line`${success ? yes : no}: ${total} (needs ${target}).`;
  switch (what) {
    case 'attack':
      return line`${own} ${phase ?? ''} attack ${outcome('hits', 'misses')}`;
    case 'defense':
      return line`${own} ${phase ?? ''} defense ${outcome('holds', 'fails')}`;
    case 'escape':
      return line`${own} escape test ${outcome('succeeds', 'fails')}`;
    case 'test':
      return line`${own} ${testName(attribute, skill)} test ${outcome('succeeds', 'fails')}`;
    case 'target':
      return line`${fighterActs(event.seat, event.who, 'sets')} the number to reach with ${testName(attribute, null)}: ${total}.`;
  }
}

function phasePrompt(ask: Asking): Question {
  const { game } = ask;
  const frame = ask.frame as PhaseFrame;
  const combat = theCombat(ask);
  const roll = phaseRoll({ ...frame, who: 'hero', attacking: true });
  const number = isDuel(combat) ? frame.target : foeTarget(game, combat, PHASE_ATTRIBUTE[frame.phase], roll);
  const damage = enemyDamage(game, combat, frame.phase, roll);
  return {
    headline: 'Attack or defend?',
    detail: `${capital(frame.phase)} phase against ${enemyName(ask, combat)}: needs ${number}+, damage ${damage}.`,
  };
}

/** "+4, damage 1". */
function attackWords({ game, seat: who, frame }: Asking, fighting: string): string {
  const roll = phaseRoll({ ...(frame as PhaseFrame), who: fighting, attacking: true });
  const damage = damageOf(game, who, fighting, (frame as PhaseFrame).phase, roll);
  return `${signed(rollBonus(game, roll))}, damage ${damage}`;
}

/** "X takes 1 wound: 2 Life left." The last wound is told as such. */
function foeWoundedLine({ card, amount, wounds, life }: EventOf<'foe-wounded'>): Sentence {
  const left = life - wounds;
  if (left > 0) return line`${foe(card)} takes ${many(amount, 'wound')}: ${left} Life left.`;
  return line`${foe(card)} takes its last ${amount === 1 ? 'wound' : `${amount} wounds`}.`;
}

export const combatWords = {
  events: {
    combat: (e) =>
      e.along === undefined
        ? line`${acts(e.seat, 'fights')} ${foe(e.card)}.`
        : line`The Heroes fight ${foe(e.card)} together.`,
    duel: (e) => line`${acts(e.seat, 'attacks')} ${seat(e.other)}.`,
    'combat-round': (e) => line`Combat round ${e.round}.`,
    'phase-skipped': (e) => line`The ${e.phase} phase is skipped.`,
    // What the dice come to in the end is told by `rolled`.
    thrown: () => null,
    rolled: rolledLine,
    die: (e) => line`${acts(e.seat, 'rolls')} a die: ${dice([e.value])}.`,
    'foe-wounded': foeWoundedLine,
    'foe-healed': (e) => line`${foe(e.card)} heals ${many(e.amount, 'wound')}.`,
    defeated: (e, { world }) =>
      line`${acts(e.seat, trapOf(infoOf(world, e.card)) === null ? 'defeats' : 'overcomes')} ${foe(e.card)}.`,
    escaped: (e) => line`${acts(e.seat, 'escapes')} from ${foe(e.card)}.`,
    'foe-fled': (e) => line`${foe(e.card)} flees.`,
  },
  prompts: {
    escape: (ask) => {
      const combat = theCombat(ask);
      return {
        headline: 'Fight or run?',
        detail: `Round ${combat.round} against ${enemyName(ask, combat)}.`,
      };
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
        : `Defend (${signed(rollBonus(ask.game, roll))}, or ${many(damage, 'wound')})`;
    },
    escape: ({ game, seat: who }) => `Run (${signed(rollBonus(game, escapeRoll(who)))})`,
    fight: () => 'Fight',
  },
  rules: { escape: 'COMBAT-5', ranged: 'COMBAT-8', melee: 'COMBAT-8', magic: 'COMBAT-8' },
} satisfies PartWords;
