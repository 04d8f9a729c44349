import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withBotNames } from '../../../game/bot-names.ts';
import type { Sitter } from '../../../game/sitter.ts';
import { Shield } from '../../../map/Shield.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { SitterPicker } from '../../../ui/SitterPicker.tsx';
import { useSessionHere, useTable } from '../../../play/context.ts';
import { look, useLook } from '../../../play/look.ts';
import styles from './SeatingSheet.module.css';

/** Who sits where, to be changed in the middle of a game: somebody leaves, a bot takes over. */
export function SeatingSheet() {
  const open = useLook((now) => now.seats);
  return open ? <Seats /> : null;
}

function Seats() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const names = useTable((game) => game.names);
  const [sitters, setSitters] = useState<readonly Sitter[]>(session.store.getState().sitters);
  const close = (): void => look({ seats: false });
  return (
    <Dialog title={t('seatsTitle')} isOpen onClose={close}>
      <ol className={styles.seats}>
        {sitters.map((sitter, seat) => (
          <li key={seat}>
            <Shield seat={seat} />
            <span>{names[seat]}</span>
            <SitterPicker
              seat={names[seat] ?? ''}
              sitter={sitter}
              onChange={(next) => setSitters(sitters.map((old, i) => (i === seat ? next : old)))}
            />
          </li>
        ))}
      </ol>
      <Button
        look="primary"
        onPress={() => {
          session.reseat(withBotNames(sitters, session.store.getState().id));
          close();
        }}
      >
        {t('reseat')}
      </Button>
    </Dialog>
  );
}
