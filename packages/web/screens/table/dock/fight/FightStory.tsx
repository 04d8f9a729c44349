import { useTranslation } from 'react-i18next';
import { LineText } from '../../../../play/LineText.tsx';
import { useStory } from '../../../../play/use-story.ts';
import styles from './FightStory.module.css';

/** So many lines are in sight, told of so many events at least. */
const LATEST = 3;
const RECENT = 12;

/** Others fight: what has come of it so far, where one's own actions would be. */
export function FightStory() {
  const { t } = useTranslation('table');
  const story = useStory(RECENT);
  return (
    <ol className={styles.story} aria-label={t('latest')}>
      {story.slice(-LATEST).map(({ first, seat, pieces }) => (
        <li key={first} style={seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${seat})` }}>
          <LineText pieces={pieces} />
        </li>
      ))}
    </ol>
  );
}
