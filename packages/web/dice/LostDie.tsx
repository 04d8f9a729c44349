/** The place of a movement die that counters have taken: empty, with the sign of what took it. */
import { useTranslation } from 'react-i18next';
import { Sign } from '../theme/Sign.tsx';
import styles from './movement-die.module.css';

const SIGNS = { wounds: 'wound', exhaustion: 'stamina' } as const;

export function LostDie({ to }: { readonly to: keyof typeof SIGNS }) {
  const { t } = useTranslation('dice');
  const said = t(`lost.${to}`);
  return (
    <span
      className={`${styles['die'] ?? ''} ${styles['lost'] ?? ''}`}
      role="img"
      aria-label={said}
      title={said}
      data-lost={to}
    >
      <Sign name={SIGNS[to]} />
    </span>
  );
}
