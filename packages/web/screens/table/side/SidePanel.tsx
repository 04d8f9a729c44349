import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Decks } from './Decks.tsx';
import { Log } from './Log.tsx';
import { look, type Side, useLook } from '../../../play/look.ts';
import { Markets } from './Markets.tsx';
import { Track } from './Track.tsx';
import styles from './SidePanel.module.css';

const SIDES: readonly Side[] = ['log', 'markets', 'track', 'decks'];
const VIEWS = { log: Log, markets: Markets, track: Track, decks: Decks } as const;

/** What lies open on the table besides the Heroes. */
export function SidePanel() {
  const { t } = useTranslation('table');
  const side = useLook((now) => now.side);
  const View = VIEWS[side];
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('side')}
        names={Object.fromEntries(SIDES.map((one) => [one, t(`sides.${one}`)])) as Record<Side, string>}
        chosen={side}
        onChoose={(one) => look({ side: one })}
        tabClass={styles.tab ?? ''}
        panelClass={styles.panel ?? ''}
      >
        <View />
      </Tabs>
    </div>
  );
}
