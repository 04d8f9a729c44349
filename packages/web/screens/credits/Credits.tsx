import { useTranslation } from 'react-i18next';
import credits from '../../credits/generated/credits.json';
import panel from '../../theme/panel.module.css';
import { Screen } from '../../ui/Screen.tsx';
import styles from './credits.module.css';

export default function Credits() {
  const { t } = useTranslation('credits');
  return (
    <Screen name="credits">
      <div className={`${panel['panel']} ${styles['credits']}`}>
        <p>{t('unofficial')}</p>
        <h2>{t('pictures')}</h2>
        <p>
          {t('picturesFrom')} <a href="https://game-icons.net">game-icons.net</a>,{' '}
          <a href="https://creativecommons.org/licenses/by/3.0/">CC BY 3.0</a>. {t('picturesChanged')}
        </p>
        <dl className={styles['people']}>
          {credits.people.map(({ name, icons }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{icons.map((icon) => icon.replaceAll('-', ' ')).join(', ')}</dd>
            </div>
          ))}
        </dl>
        <h2>{t('letters')}</h2>
        <p>
          <a href="https://openfontlicense.org">SIL Open Font License 1.1</a>
        </p>
        <ul>
          {credits.fonts.map(({ name, by, from }) => (
            <li key={name}>
              <a href={from}>{name}</a>, {by}
            </li>
          ))}
        </ul>
        <h2>{t('rest')}</h2>
        <p>{t('restDrawn')}</p>
      </div>
    </Screen>
  );
}
