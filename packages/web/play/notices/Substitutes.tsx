import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { asIfKnown } from '../../game/sitter.ts';
import { Button } from '../../ui/Button.tsx';
import { useSessionHere, useTable } from '../context.ts';
import styles from './MomentBar.module.css';

/** A file may name bots that are not known here: it is said who plays in their place, until that has been read. */
export function Substitutes() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const names = useTable((game) => game.names);
  const missing = useTable(
    useShallow((game) =>
      game.sitters.map((sitter) => (sitter.kind === 'bot' ? (sitter.insteadOf ?? null) : null)),
    ),
  );
  if (missing.every((bot) => bot === null)) return null;
  return (
    <div className={styles.bar} role="status">
      <div>
        {missing.map((bot, seat) =>
          bot === null ? null : <p key={seat}>{t('substitute', { hero: names[seat], bot })}</p>,
        )}
      </div>
      <Button look="small" onPress={() => session.reseat(session.store.getState().sitters.map(asIfKnown))}>
        {t('understood')}
      </Button>
    </div>
  );
}
