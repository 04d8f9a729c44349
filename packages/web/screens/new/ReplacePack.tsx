import type { Pack } from '@wayrune/engine/parts/library.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { useGamesWith } from './games-with.ts';
import styles from './CardPacks.module.css';

interface Props {
  readonly pack: Pack;
  readonly old: Pack;
  readonly replace: () => void;
  readonly cancel: () => void;
}

/** Asks before a pack takes the place of another of its id. */
export function ReplacePack({ pack, old, replace, cancel }: Props) {
  const { t } = useTranslation('packs');
  const count = useGamesWith(old.pack) ?? 0;
  return (
    <div className={`${styles.replacing ?? ''} ${panel.note ?? ''} ${panel.warn ?? ''}`} role="alert">
      <b>{t('replace.title', { name: old.name })}</b>
      <p>
        {t('replace.text', {
          id: old.pack,
          name: old.name,
          version: old.version,
          newName: pack.name,
          newVersion: pack.version,
        })}{' '}
        {count > 0 && t('replace.games', { count })}
      </p>
      <Button look={['small', 'primary']} autoFocus onPress={replace}>
        {t('replace.do')}
      </Button>
      <Button look={['small', 'quiet']} onPress={cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
