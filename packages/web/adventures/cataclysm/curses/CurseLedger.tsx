import type { Curse } from '@wayrune/engine/effects/vocabulary.ts';
import { CURSES } from '@wayrune/engine/effects/vocabulary.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { create } from 'zustand';
import { CardText } from '../../../cards/CardText.tsx';
import { Medallion } from '../../../cards/Picture.tsx';
import { Shield } from '../../../map/Shield.tsx';
import { CardLine } from '../../../play/CardLine.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { PointsTable } from '../points/PointsTable.tsx';
import { CurseSign } from './CurseSign.tsx';
import { type CurseNow, cursesNow } from './curses-model.ts';
import { QuestProgress } from './QuestProgress.tsx';
import styles from './curse-ledger.module.css';

type Section = Curse | 'points';

const useLedger = create<{ readonly section: Section | null }>(() => ({ section: null }));

export const openCurses = (section: Section | null): void => useLedger.setState({ section });

/** A page for each curse with everything known of it, and one for the points. */
export function CurseLedger() {
  const { t } = useTranslation('cataclysm');
  const section = useLedger((ledger) => ledger.section);
  const curses = cursesNow(useRules());
  if (section === null || curses.length === 0) return null;
  const names = Object.fromEntries(CURSES.map((curse) => [curse, t(`curses.names.${curse}`)]));
  const now = curses.find(({ curse }) => curse === section);
  return (
    <Dialog title={t('ledger.title')} isOpen onClose={() => openCurses(null)} wide>
      <Tabs
        label={t('ledger.title')}
        names={{ points: t('points.title'), ...(names as Record<Curse, string>) }}
        chosen={section}
        onChoose={openCurses}
        tabClass={styles.tab ?? ''}
        panelClass={styles.page ?? ''}
      >
        {now === undefined ? <PointsTable /> : <CursePage now={now} />}
      </Tabs>
    </Dialog>
  );
}

function CursePage({ now }: { now: CurseNow }) {
  const { t } = useTranslation('cataclysm');
  const names = useTable((game) => game.names);
  const { curse, town, terrain, fate, one, two, quests, three, claims } = now;
  return (
    <>
      <p className={styles.where}>
        <CurseSign of={curse} />
        {fate?.is === 'freed'
          ? t('curses.freed', { town: town?.name ?? '', name: names[fate.by] ?? '' })
          : t('towns.enter', { town: town?.name ?? '', terrain: t(`road.terrains.${terrain}`) })}
      </p>
      {three !== null && (
        <>
          <p>{t('curses.one', { count: one })}</p>
          {quests.map((quest) => (
            <Quest key={quest} quest={quest} />
          ))}
          {two > 0 && <p>{t('curses.two', { count: two })}</p>}
          <Source card={three} />
        </>
      )}
      <section>
        <h3>{t('claims.title')}</h3>
        {claims.length === 0 && <p>{t('claims.none')}</p>}
        <ul className={styles.claims}>
          {claims.map(({ card, seat }) => (
            <li key={card}>
              <CardLine card={card}>
                <Shield seat={seat} /> {names[seat] ?? ''}
              </CardLine>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function Quest({ quest }: { quest: string }) {
  const { t } = useTranslation('cataclysm');
  const info = infoOf(useRules().world, quest);
  return (
    <article className={styles.card}>
      <h3>
        <span>{t('levels.2')}</span> {info.card.name}
      </h3>
      <CardText lines={rulesLines(info)} />
      <QuestProgress quest={quest} />
    </article>
  );
}

function Source({ card }: { card: string }) {
  const { t } = useTranslation('cataclysm');
  const info = infoOf(useRules().world, card);
  return (
    <article className={styles.card}>
      <h3>
        <span>{t('levels.3')}</span> {info.card.name}
      </h3>
      <button type="button" className={styles.face} onClick={() => look({ card })}>
        <Medallion info={info} />
        <span className="visually-hidden">{info.card.name}</span>
      </button>
      <CardText lines={rulesLines(info)} />
    </article>
  );
}
