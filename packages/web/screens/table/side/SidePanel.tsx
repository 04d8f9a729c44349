import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { look, useLook } from '../../../play/look.ts';
import { PanelBoundary } from '../../../play/faults/PanelBoundary.tsx';
import { useParts } from '../../../play/context.ts';
import { usePanels } from '../../../play/PanelsAt.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Decks } from './Decks.tsx';
import { Log } from './Log.tsx';
import { Markets } from './Markets.tsx';
import { Track } from './Track.tsx';
import styles from './SidePanel.module.css';

interface Tab {
  readonly id: string;
  readonly title: string;
  readonly Component: ComponentType;
}

/** The tabs of every table, and after them those of the parts in play. */
function useTabs(): readonly [Tab, ...Tab[]] {
  const { t } = useTranslation('table');
  const panels = usePanels('tab');
  const hidden = useParts().flatMap(({ hides = [] }) => hides);
  const usual: readonly Tab[] = [
    { id: 'markets', title: t('sides.markets'), Component: Markets },
    { id: 'track', title: t('sides.track'), Component: Track },
    { id: 'decks', title: t('sides.decks'), Component: Decks },
  ];
  return [
    { id: 'log', title: t('sides.log'), Component: Log },
    ...usual.filter(({ id }) => !hidden.includes(id)),
    ...panels.map(({ id, title, Component }) => ({ id, title: title(), Component })),
  ];
}

/** What lies open on the table besides the Heroes. */
export function SidePanel() {
  const { t } = useTranslation('table');
  const side = useLook((now) => now.side);
  const tabs = useTabs();
  const chosen = tabs.find(({ id }) => id === side) ?? tabs[0];
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('side')}
        names={Object.fromEntries(tabs.map(({ id, title }) => [id, title]))}
        chosen={chosen.id}
        onChoose={(one) => look({ side: one })}
        tabClass={styles.tab ?? ''}
        panelClass={styles.panel ?? ''}
      >
        <PanelBoundary key={chosen.id} name={chosen.title}>
          <chosen.Component />
        </PanelBoundary>
      </Tabs>
    </div>
  );
}
