import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { stepsOf } from './curses-model.ts';
import styles from './quest-progress.module.css';

/** How far each Hero has come with a quest: progress is everybody's own. */
export function QuestProgress({ quest }: { readonly quest: string }) {
  const { t } = useTranslation('cataclysm');
  const rules = useRules();
  const names = useTable((game) => game.names);
  const begun = rules.state.players.flatMap(({ seat }) => {
    const steps = stepsOf(rules, seat, quest);
    return steps === null ? [] : [{ seat, steps }];
  });
  if (begun.length === 0) return <p className={styles.nobody}>{t('quests.nobody')}</p>;
  return (
    <ul className={styles.heroes}>
      {begun.map(({ seat, steps }) => (
        <li key={seat}>
          <Shield seat={seat} />
          <b>{names[seat] ?? ''}</b>
          {steps.map(({ label, done, of }) => (
            <span key={label} data-done={done >= of || undefined}>
              {label}: {t('quests.progress', { done, of })}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}
