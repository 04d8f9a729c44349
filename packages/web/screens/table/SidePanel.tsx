import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import field from '../../theme/field.module.css';
import { Decks } from './Decks.tsx';
import { Log } from './Log.tsx';
import { look, type Side, useLook } from './look.ts';
import { Markets } from './Markets.tsx';
import { Track } from './Track.tsx';
import styles from './SidePanel.module.css';

const SIDES: readonly Side[] = ['log', 'markets', 'track', 'decks'];
const VIEWS = { log: Log, markets: Markets, track: Track, decks: Decks } as const;

/** What lies open on the table besides the Heroes. */
export function SidePanel() {
  const { t } = useTranslation('table');
  const side = useLook((now) => now.side);
  return (
    <Tabs
      className={styles.tabs ?? ''}
      selectedKey={side}
      onSelectionChange={(key) => look({ side: key as Side })}
    >
      <TabList className={field.tabs ?? ''} aria-label={t('side')}>
        {SIDES.map((one) => (
          <Tab key={one} id={one} className={`${field.tab ?? ''} ${styles.tab ?? ''}`}>
            {t(`sides.${one}`)}
          </Tab>
        ))}
      </TabList>
      {SIDES.map((one) => {
        const View = VIEWS[one];
        return (
          <TabPanel key={one} id={one} className={styles.panel ?? ''}>
            <View />
          </TabPanel>
        );
      })}
    </Tabs>
  );
}
