import { percentage } from '@wayrune/engine/text/percent.ts';
import { PHASES, type Phase } from '@wayrune/engine/effects/vocabulary.ts';
import { capital, signed } from '@wayrune/engine/effects/words.ts';
import { type CombatFrame, combatOf, phaseOf, phaseRoll } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, defending, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { enemyDamage, foeLife, foeTarget, rollBonus } from '@wayrune/engine/rules/cards/values.ts';
import { chanceOf } from '@wayrune/engine/rules/combat/two-dice.ts';
import { foeName, heroName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../play/context.ts';
import { CardWords } from './CardWords.tsx';
import styles from './text.module.css';

/** The fight that goes on: the enemy, and what each phase asks of my Hero. */
export function Fight() {
  const rules = useRules();
  const combat = combatOf(rules);
  return combat === null ? null : <Standing rules={rules} combat={combat} />;
}

function Standing({ rules, combat }: { rules: Game; combat: CombatFrame }) {
  const { t } = useTranslation('text');
  const { world, state } = rules;
  const duel = isDuel(combat);
  const name = duel ? heroName(world, state, defending(combat)) : foeName(world, combat.card);
  const now = phaseOf(rules)?.phase ?? null;
  return (
    <>
      <h3>{t('fight.title', { name, round: combat.round })}</h3>
      {!duel && (
        <>
          <p>
            {t('fight.life', {
              left: foeLife(rules, combat) - combat.foeWounds,
              full: foeLife(rules, combat),
            })}
          </p>
          <CardWords card={combat.card}>{t('party.abilities')}</CardWords>
          <ul className={styles['list']}>
            {PHASES.map((phase) => (
              <li key={phase} aria-current={phase === now ? 'step' : undefined}>
                {phaseWords(rules, combat, phase, t)}
                {phase === now && ` ${t('fight.now')}`}
              </li>
            ))}
          </ul>
        </>
      )}
      {duel && <p>{t('fight.wounds', { count: playerAt(rules, defending(combat)).wounds })}</p>}
    </>
  );
}

type T = ReturnType<typeof useTranslation<'text'>>['t'];

function phaseWords(rules: Game, combat: CombatFrame, phase: Phase, t: T): string {
  const roll = phaseRoll({ seat: acting(combat), who: 'hero', phase, attacking: true, free: false });
  const bonus = rollBonus(rules, roll);
  const target = foeTarget(rules, combat, roll.attribute, roll);
  return t('fight.phase', {
    phase: capital(phase),
    target,
    damage: enemyDamage(rules, combat, phase, null),
    bonus: signed(bonus),
    percent: percentage(chanceOf(bonus, target)),
  });
}
