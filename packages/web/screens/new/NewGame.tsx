import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContent, useWholeLibrary } from '../../app/content-context.ts';
import { go } from '../../app/routes.ts';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { Picker } from '../../ui/Picker.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { beginHere } from '../start/begin.ts';
import { type Draft, firstDraft, minutesOf, problemsOf, setupOf } from './draft.ts';
import { SeatList } from './SeatList.tsx';
import { Variants } from './Variants.tsx';
import styles from './NewGame.module.css';

export default function NewGame() {
  const { t } = useTranslation('new');
  const [trouble, setTrouble] = useState<string | null>(null);
  const content = useContent();
  const library = useWholeLibrary();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(library));
  const problems = useMemo(() => problemsOf(library, draft), [library, draft]);
  const begin = async (): Promise<void> => {
    try {
      go(
        'table',
        await beginHere(content, {
          setup: setupOf(library, draft),
          sitters: draft.seats.map(({ sitter }) => sitter),
        }),
      );
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <Screen name="new">
      <div className={styles.columns}>
        <div className={styles.left}>
          <Adventure draft={draft} change={setDraft} />
          <SeatList draft={draft} change={setDraft} />
        </div>
        <Variants draft={draft} change={setDraft} />
      </div>
      <footer className={`${styles.begin ?? ''} ${panel.panel ?? ''}`}>
        <div role="status">
          {problems.length === 0 ? (
            <p>{t('length', { minutes: minutesOf(draft) })}</p>
          ) : (
            <ul className={styles.problems}>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          {trouble !== null && <p role="alert">{trouble}</p>}
        </div>
        <Button look="primary" isDisabled={problems.length > 0} onPress={() => void begin()}>
          {t('begin')}
        </Button>
      </footer>
    </Screen>
  );
}

export interface Part {
  readonly draft: Draft;
  readonly change: (draft: Draft) => void;
}

function Adventure({ draft, change }: Part) {
  const { t } = useTranslation('new');
  const all = Object.values(useWholeLibrary().adventures);
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('adventure')}</h2>
      <Picker
        label={t('adventure')}
        hideLabel
        value={draft.adventure}
        options={all.map(({ id, name, players: [least, most] }) => ({
          id,
          name,
          more: t('players', { least, most }),
        }))}
        onChange={(adventure) => change({ ...draft, adventure, parts: [] })}
      />
    </section>
  );
}
