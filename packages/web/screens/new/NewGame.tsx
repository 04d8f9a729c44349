import { type Dispatch, type SetStateAction, useMemo, useState } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useContent, useWholeLibrary } from '../../app/content-context.ts';
import { go } from '../../app/routes.ts';
import { rememberNames } from '../../settings/player-names.ts';
import { portsWith } from '../../game/index.ts';
import { partOfPage } from '../../parts/registry.ts';
import panel from '../../theme/panel.module.css';
import { Button } from '../../ui/Button.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { beginHere } from '../start/begin.ts';
import {
  type Draft,
  firstDraft,
  minutesOf,
  peopleOf,
  problemsOf,
  setupOf,
  withAdventure,
  withPart,
} from './draft.ts';
import { CardPacks } from './CardPacks.tsx';
import { SeatList } from './SeatList.tsx';
import { Variants } from './Variants.tsx';
import styles from './NewGame.module.css';

export default function NewGame() {
  const { t } = useTranslation('new');
  const [trouble, setTrouble] = useState<string | null>(null);
  const content = useContent();
  const library = useWholeLibrary();
  const [draft, setDraft] = useState<Draft>(() => firstDraft(library, portsWith(library).newId()));
  const problems = useMemo(() => problemsOf(library, draft), [library, draft]);
  const begin = async (): Promise<void> => {
    try {
      rememberNames(peopleOf(draft));
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
      <div className={styles.groups}>
        <Adventure draft={draft} change={setDraft} />
        <SeatList draft={draft} change={setDraft} />
        <Variants draft={draft} change={setDraft} />
        <CardPacks draft={draft} change={setDraft} />
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
  readonly change: Dispatch<SetStateAction<Draft>>;
}

function Adventure({ draft, change }: Part) {
  const { t } = useTranslation('new');
  const library = useWholeLibrary();
  const all = Object.values(library.adventures);
  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('adventure')}</h2>
      <RadioGroup
        aria-label={t('adventure')}
        className={styles.adventures ?? ''}
        value={draft.adventure}
        onChange={(adventure) => change(withAdventure(library, draft, adventure))}
      >
        {all.map(({ id, name, summary, players: [least, most] }) => (
          <Radio key={id} value={id} className={styles.adventure ?? ''}>
            <b>{name}</b>
            <span>{summary}</span>
            {partOfPage(id)
              ?.start?.traits?.()
              .map((trait) => (
                <span key={trait} className={styles.trait}>
                  {trait}
                </span>
              ))}
            <small>{t('seatsFor', { least, most })}</small>
          </Radio>
        ))}
      </RadioGroup>
      <Ways draft={draft} change={change} />
    </section>
  );
}

/** Where an adventure can be played in two ways, both side by side: it is the first thing to agree on. */
function Ways({ draft, change }: Part) {
  const { t } = useTranslation('new');
  const library = useWholeLibrary();
  const also = partOfPage(draft.adventure)?.start?.also;
  if (also === undefined) return null;
  const isOther = also.variants.every((id) => draft.parts.includes(id));
  const play = (other: boolean): void =>
    change(also.variants.reduce((now, id) => withPart(library, now, id, other), draft));
  return (
    <RadioGroup
      aria-label={t('way')}
      className={`${styles.adventures ?? ''} ${styles.ways ?? ''}`}
      value={isOther ? 'other' : 'usual'}
      onChange={(way) => play(way === 'other')}
    >
      <Radio value="usual" className={styles.adventure ?? ''}>
        <b>{also.usual()}</b>
        <span>{also.usualAbout()}</span>
      </Radio>
      <Radio value="other" className={styles.adventure ?? ''}>
        <b>{also.label()}</b>
        <span>{also.about()}</span>
      </Radio>
    </RadioGroup>
  );
}
