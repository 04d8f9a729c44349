import type { Pack } from '@wayrune/engine/parts/library.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnfitPack } from '../../own-packs/pack-shelf.ts';
import { Reason } from '../../own-packs/RefusedPack.tsx';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { Toggle } from '../../ui/Toggle.tsx';
import { KINDS_OF_CARDS, countByKind } from './pack-counts.ts';
import { useGamesWith } from './games-with.ts';
import styles from './CardPacks.module.css';

interface RowProps {
  readonly pack: Pack;
  readonly isSelected: boolean;
  readonly turn: (on: boolean) => void;
  readonly remove: () => void;
}

/** A pack of the player's own: to be switched on, and to be removed. */
export function OwnPackRow({ pack, isSelected, turn, remove }: RowProps) {
  return (
    <div className={styles.own}>
      <Toggle name={pack.name} more={useAbout(pack)} isSelected={isSelected} onChange={turn} />
      <Removal id={pack.pack} name={pack.name} remove={remove} />
    </div>
  );
}

/** How many cards of each kind, and which version. */
function useAbout(pack: Pack): string {
  const { t, i18n } = useTranslation('packs');
  const counts = countByKind(pack);
  const kinds = KINDS_OF_CARDS.flatMap((kind) => {
    const count = counts.get(kind);
    return count === undefined ? [] : t(`kinds.${kind}`, { count });
  });
  return t('about', {
    kinds: kinds.length === 0 ? t('noCards') : new Intl.ListFormat(i18n.language).format(kinds),
    version: pack.version,
  });
}

/** One that an update has made unusable: it says why. */
export function UnfitPackRow({ pack, remove }: { pack: UnfitPack; remove: () => void }) {
  const { t } = useTranslation('packs');
  return (
    <div className={styles.own}>
      <div className={`${panel.note ?? ''} ${panel.warn ?? ''}`}>
        <b>{pack.name}</b>
        <p>{t('unfit')}</p>
        <Reason refused={pack.refused} />
      </div>
      <Removal id={pack.id} name={pack.name} remove={remove} />
    </div>
  );
}

interface RemovalProps {
  readonly id: string;
  readonly name: string;
  readonly remove: () => void;
}

function Removal({ id, name, remove }: RemovalProps) {
  const { t } = useTranslation('packs');
  const [asked, setAsked] = useState<'not yet' | 'now' | 'before'>('not yet');
  if (asked !== 'now')
    return (
      <Button
        look={['small', 'quiet']}
        aria-label={t('removeOf', { name })}
        autoFocus={asked === 'before'}
        onPress={() => setAsked('now')}
      >
        {t('remove')}
      </Button>
    );
  return <Asking id={id} name={name} remove={remove} cancel={() => setAsked('before')} />;
}

function Asking({ id, name, remove, cancel }: RemovalProps & { readonly cancel: () => void }) {
  const { t } = useTranslation('packs');
  const count = useGamesWith(id);
  return (
    <div className={styles.asking}>
      {count !== null && (
        <p role="alert">{count === 0 ? t('unneeded', { name }) : t('needed', { count, name })}</p>
      )}
      <Button look={['small', 'danger']} autoFocus onPress={remove}>
        {t('reallyRemove')}
      </Button>
      <Button look={['small', 'quiet']} onPress={cancel}>
        {t('cancel')}
      </Button>
    </div>
  );
}
