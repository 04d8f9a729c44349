import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { attribute, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../../theme/panel.module.css';
import { useChoosing, useRules, useSessionHere } from '../../../play/context.ts';
import styles from './ExperienceStage.module.css';

function valueOf(rules: Game, seat: number, kind: ExperienceKind): number {
  if (kind === 'life') return lifeOf(rules, seat, 'hero');
  return kind === 'stamina' ? staminaOf(rules, seat, 'hero') : attribute(rules, seat, 'hero', kind);
}

/** What can be learned, and what it would make of the Hero. */
export function ExperienceStage() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const { seat = rules.state.active, options = [] } = useChoosing()?.decision ?? {};
  const { experience } = playerAt(rules, seat);
  return (
    <div className={styles.school}>
      <h2 className={panel.title}>{t('learnTitle')}</h2>
      <ul className={styles.lessons}>
        {EXPERIENCE.map((kind) => {
          const option = `learn:${kind}`;
          const offered = options.includes(option);
          const value = valueOf(rules, seat, kind);
          const gain = rules.world.policies.experienceBonus[kind];
          return (
            <li key={kind}>
              <button
                type="button"
                className={styles.lesson}
                data-kind={kind}
                data-option={option}
                disabled={!offered}
                onClick={() => session.choose(option)}
              >
                <span className={styles.kind}>{capital(kind)}</span>
                <span className={styles.change}>
                  {value} → <b>{value + gain}</b>
                </span>
                <span className={styles.use}>{t(`learnFor.${kind}`)}</span>
                <span className={styles.had}>{t('learned', { count: experience[kind] })}</span>
                {offered && <small>{optionLabel(rules.world, rules.state, option)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
