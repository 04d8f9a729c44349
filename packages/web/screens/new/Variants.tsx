import { useTranslation } from 'react-i18next';
import { useWholeLibrary } from '../../app/content-context.ts';
import { partOfPage } from '../../parts/registry.ts';
import panel from '../../theme/panel.module.css';
import { Toggle } from '../../ui/Toggle.tsx';
import { variantsFor, withPart } from './draft.ts';
import type { Part } from './NewGame.tsx';
import styles from './NewGame.module.css';

/** Variants, with a line each. */
export function Variants({ draft, change }: Part) {
  const { t } = useTranslation('new');
  const { parts, adventure } = draft;
  const library = useWholeLibrary();
  // The other way to play an adventure stands beside its name.
  const ways = partOfPage(adventure)?.start?.also?.variants ?? [];
  const all = variantsFor(library, adventure).filter(([id]) => !ways.includes(id));
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('variants')}</h2>
      <div className={styles.variants}>
        {all.map(([id, { name, summary }]) => (
          <Toggle
            key={id}
            name={name}
            more={summary}
            isSelected={parts.includes(id)}
            onChange={(on) => change(withPart(library, draft, id, on))}
          />
        ))}
      </div>
    </section>
  );
}
