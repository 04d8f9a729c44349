import { useTranslation } from 'react-i18next';
import { useShelf, useWholeLibrary } from '../../app/content-context.ts';
import panel from '../../theme/panel.module.css';
import { FileButton } from '../../ui/FileButton.tsx';
import { useFileDrop } from '../../ui/file-drop.ts';
import { Toggle } from '../../ui/Toggle.tsx';
import { RefusedPack } from '../../own-packs/RefusedPack.tsx';
import { useAdding } from './adding.ts';
import { adventuresOf, packsFor, withPart } from './draft.ts';
import type { Part } from './NewGame.tsx';
import { OwnPackRow, UnfitPackRow } from './OwnPackRow.tsx';
import { ReplacePack } from './ReplacePack.tsx';
import game from './NewGame.module.css';
import styles from './CardPacks.module.css';

/** Packs to play with: those that come with Wayrune, and the player's own. */
export function CardPacks({ draft, change }: Part) {
  const { t, i18n } = useTranslation('packs');
  const library = useWholeLibrary();
  const { packs: own, unfit } = useShelf();
  const turn = (id: string, on: boolean): void => change((now) => withPart(library, now, id, on));
  const { section, trouble, asked, take, replace, cancel, remove } = useAdding({
    added: (id) => turn(id, true),
    removed: (id) => turn(id, false),
  });
  const isOver = useFileDrop(take);
  const list = new Intl.ListFormat(i18n.language, { type: 'disjunction' });
  return (
    <section ref={section} className={panel.panel} tabIndex={-1} aria-labelledby="card-packs">
      <h2 id="card-packs" className={panel.title}>
        {t('title')}
      </h2>
      <div className={game.variants}>
        {packsFor(library, draft.adventure).map(({ id, part: { name, summary }, fits }) => (
          <Toggle
            key={id}
            name={name}
            more={fits ? summary : t('onlyWith', { adventures: list.format(adventuresOf(library, id)) })}
            isDisabled={!fits}
            isSelected={draft.parts.includes(id)}
            onChange={(on) => turn(id, on)}
          />
        ))}
        {own.map((pack) => (
          <OwnPackRow
            key={pack.pack}
            pack={pack}
            isSelected={draft.parts.includes(pack.pack)}
            turn={(on) => turn(pack.pack, on)}
            remove={() => void remove(pack.pack, pack.name)}
          />
        ))}
        {unfit.map((pack) => (
          <UnfitPackRow key={pack.id} pack={pack} remove={() => void remove(pack.id, pack.name)} />
        ))}
      </div>
      <div className={styles.add} data-over={isOver || undefined}>
        <FileButton look="small" onFile={take}>
          {t('add')}
        </FileButton>
        <span>
          {t('addHelp')} <span className={styles.drop}>{t('dropHelp')}</span>
        </span>
      </div>
      {trouble !== null && <RefusedPack file={trouble.file} refused={trouble.refused} />}
      {asked !== null && <ReplacePack pack={asked.pack} old={asked.old} replace={replace} cancel={cancel} />}
    </section>
  );
}
