import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce.ts';
import { useContent } from '../app/content-context.ts';
import panel from '../theme/panel.module.css';
import { FileButton } from '../ui/FileButton.tsx';
import type { MissingPacks } from './own-pack.ts';
import { readPackFile } from './pack-file.ts';
import { RefusedPack } from './RefusedPack.tsx';
import type { Refusal } from './read-pack.ts';
import styles from './own-packs.module.css';

interface Props {
  readonly lack: MissingPacks;
  /** When the pack is there, and the game can be opened again. */
  readonly onAdded: () => void;
}

type Trouble =
  | { readonly file: string; readonly refused: Refusal }
  | { readonly name: string; readonly id: string };

/** Says which pack a game needs, and takes its file. With several, one after another. */
export function PackOffer({ lack: { packs }, onAdded }: Props) {
  const { t } = useTranslation('packs');
  const { shelf } = useContent();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [wanted] = packs;
  if (wanted === undefined) return null;
  const take = async (file: File): Promise<void> => {
    setTrouble(null);
    const read = await readPackFile(shelf, file);
    if ('refused' in read) setTrouble({ file: file.name, refused: read.refused });
    else if (read.pack.pack !== wanted.id) setTrouble({ name: read.pack.name, id: read.pack.pack });
    else {
      await shelf.add(read.pack);
      announce(t('added', { name: read.pack.name }));
      onAdded();
    }
  };
  return (
    <section className={`${styles.offer ?? ''} ${panel.panel ?? ''}`} aria-labelledby="missing-pack">
      <h2 id="missing-pack" className={panel.title}>
        {t('missing.title')}
      </h2>
      <p role="alert">{t('missing.text', { name: wanted.name })}</p>
      <FileButton look="primary" onFile={(file) => void take(file)}>
        {t('missing.add', { name: wanted.name })}
      </FileButton>
      {trouble !== null &&
        ('refused' in trouble ? (
          <RefusedPack file={trouble.file} refused={trouble.refused} />
        ) : (
          <p className={`${panel.note ?? ''} ${panel.bad ?? ''}`} role="alert">
            {t('missing.other', { ...trouble, wanted: wanted.id })}
          </p>
        ))}
    </section>
  );
}
