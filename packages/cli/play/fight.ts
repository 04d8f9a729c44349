/** A fight as it stands: who needs what, who does what. */
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { signed } from '@wayrune/engine/effects/words.ts';
import { type CombatFrame, combatOf, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, defending, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import { attribute, damageOf, foeLife, lifeOf, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { attackOf, fightersOf, hurdleIn } from '@wayrune/engine/table/fight.ts';
import { foeName, rulesLines } from '@wayrune/engine/text/card-text.ts';
import { capital, count, table, wrap } from '../terminal/layout.ts';
import { game, heroName, playerOf, type Session } from './session.ts';

export type Detail = 'text' | 'numbers' | 'line';

/** null when nobody fights. */
export function fight(session: Session, detail: Detail): string | null {
  const combat = combatOf(game(session));
  if (combat === null) return null;
  return isDuel(combat) ? againstHero(session, combat) : againstCard(session, combat, detail);
}

function againstCard(session: Session, combat: CombatFrame, detail: Detail): string {
  const asked = game(session);
  const { paint, io } = session;
  const name = foeName(asked.world, combat.card);
  const life = foeLife(asked, combat);
  const round = combat.round === 0 ? 'before combat' : `round ${combat.round}`;
  const text = detail === 'text' ? rulesLines(info(asked, combat.card)) : [];
  const numbers = [
    heading(session, acting(combat)),
    escapeRow(session, combat),
    ...PHASES.map((phase) => phaseRow(session, combat, phase)),
  ];
  return [
    `${paint.bold(name)}: Life ${life}, ${count(combat.foeWounds, 'wound')}; ${round}`,
    ...text.map((line) => wrap(line, io.width, '  ', '    ')),
    ...(detail === 'line' ? [] : [table(numbers, '  ')]),
  ].join('\n');
}

function heading(session: Session, seat: number): string[] {
  const allies = playerOf(session, seat).allies.map((ally) => info(game(session), ally.card).card.name);
  return ['', 'to reach', 'it deals', heroName(session, seat), ...allies].map((word) =>
    session.paint.dim(word),
  );
}

function escapeRow(session: Session, combat: CombatFrame): string[] {
  const asked = game(session);
  const { roll, target, harm } = hurdleIn(asked, combat, null);
  return ['escape', String(target), String(harm), signed(rollBonus(asked, roll))];
}

/** What each of the party adds to the dice and deals, when attacking. */
function phaseRow(session: Session, combat: CombatFrame, phase: Phase): string[] {
  const asked = game(session);
  const seat = acting(combat);
  const { target, harm } = hurdleIn(asked, combat, phase);
  const attacks = fightersOf(asked, seat).map((who) => attackOf(asked, seat, who, phase));
  return [
    phase,
    String(target),
    String(harm),
    ...attacks.map(({ bonus, damage }) => `${signed(bonus)}, deals ${damage}`),
  ];
}

function againstHero(session: Session, combat: CombatFrame): string {
  const asked = game(session);
  const { paint } = session;
  const row = (seat: number, part: string): string[] => [
    paint.bold(heroName(session, seat)),
    part,
    `Life ${lifeOf(asked, seat, 'hero') - playerOf(session, seat).wounds} of ${lifeOf(asked, seat, 'hero')}`,
    ...PHASES.map((phase) => {
      const name = PHASE_ATTRIBUTE[phase];
      return `${capital(name)} ${attribute(asked, seat, 'hero', name)}/${damageOf(asked, seat, 'hero', phase, null)}`;
    }),
  ];
  const round = combat.round === 0 ? 'before combat' : `round ${combat.round}`;
  return [
    `Hero against Hero, ${round}`,
    table([row(acting(combat), 'attacks'), row(defending(combat), 'defends')], '  '),
  ].join('\n');
}
