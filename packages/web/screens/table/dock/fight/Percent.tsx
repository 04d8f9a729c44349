import { percentage } from '@wayrune/engine/text/percent.ts';
import { useTranslation } from 'react-i18next';
import styles from './Actions.module.css';

/** A chance in large figures at the end of a button. */
export function Percent({ value }: { value: number }) {
  const { t } = useTranslation('table');
  return (
    <span className={styles.chance}>
      <span className="visually-hidden">{t('chanceOf')} </span>
      {percentage(value)}
      <sup>%</sup>
    </span>
  );
}
