import { cardName } from '@wayrune/engine/text/card-text.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useChoosing, useSessionHere, useWorld } from '../../../play/context.ts';
import { CardFace } from '../../../play/CardFace.tsx';
import { look, useLook } from '../../../play/look.ts';
import { cardOf } from '../../../play/options.ts';
import styles from './Inspector.module.css';

/** A card in large, with all that can be done with it now. */
export function Inspector() {
  const card = useLook((now) => now.card);
  return card === null ? null : <Inspected card={card} />;
}

function Inspected({ card }: { card: string }) {
  const { t } = useTranslation('table');
  const world = useWorld();
  const session = useSessionHere();
  const state = useChoosing();
  const close = (): void => look({ card: null });
  const options = state?.decision?.options.filter((option) => cardOf(world, option) === card) ?? [];
  return (
    <Dialog title={cardName(world, card)} isOpen onClose={close}>
      <div className={styles.inspected}>
        <CardFace card={card} size="large" />
        {state !== null && options.length > 0 && (
          <div className={styles.options}>
            <h3 className={panel.label}>{t('now')}</h3>
            {options.map((option) => (
              <Button
                key={option}
                look={option.startsWith('discard:') ? ['row', 'danger'] : 'row'}
                onPress={() => {
                  close();
                  session.choose(option);
                }}
                data-option={option}
              >
                {optionLabel(world, state, option)}
              </Button>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}
