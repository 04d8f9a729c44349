import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import panel from '../../../theme/panel.module.css';
import { Sign } from '../../../theme/Sign.tsx';
import { openCurses } from './CurseLedger.tsx';
import { CurseSign } from './CurseSign.tsx';
import { type CurseNow, cursesNow } from './curses-model.ts';
import styles from './curses.module.css';

/** The five curses: the town each holds, what is left of it, and who has cards of it. A press opens all of it. */
export function Curses() {
  const { t } = useTranslation('cataclysm');
  const curses = cursesNow(useRules());
  return (
    <section className={`${styles.panel ?? ''} ${panel.plate ?? ''}`} aria-label={t('curses.title')}>
      <ul className={styles.curses}>
        {curses.map((now) => (
          <li key={now.curse}>
            <CurseRow now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CurseRow({ now }: { now: CurseNow }) {
  const { t } = useTranslation('cataclysm');
  const names = useTable((game) => game.names);
  const { curse, town, terrain, fate, claims } = now;
  const where =
    fate?.is === 'freed'
      ? t('curses.freed', { town: town?.name ?? '', name: names[fate.by] ?? '' })
      : (town?.name ?? '');
  return (
    <button
      type="button"
      className={styles.curse}
      title={t(`curses.names.${curse}`)}
      data-freed={fate?.is === 'freed' || undefined}
      onClick={() => openCurses(curse)}
    >
      <span className={styles.sigil}>
        <CurseSign of={curse} />
      </span>
      <b>{t(`curses.names.${curse}`)}</b>
      <small>
        {where}
        {fate?.is === 'cursed' && <Sign name={terrain} label={t(`road.terrains.${terrain}`)} />}
      </small>
      <Left now={now} />
      <span className={styles.holders}>
        {[...new Set(claims.map(({ seat }) => seat))].map((seat) => (
          <Shield key={seat} seat={seat} />
        ))}
      </span>
    </button>
  );
}

/** What is left, as small marks: a card for each of level I, an open one for each quest, the source. */
function Left({ now: { one, two, quests, three } }: { now: CurseNow }) {
  const { t } = useTranslation('cataclysm');
  const { world } = useRules();
  if (three === null) return null;
  const said = [
    t('curses.one', { count: one }),
    ...(quests.length > 0 ? [t('curses.quests', { count: quests.length })] : []),
    infoOf(world, three).card.name,
  ].join(', ');
  return (
    <span className={styles.left} role="img" aria-label={said} title={said}>
      {Array.from({ length: one }, (_, i) => (
        <i key={`one ${i}`}>I</i>
      ))}
      {quests.map((quest) => (
        <i key={quest} data-open="">
          II
        </i>
      ))}
      {Array.from({ length: two }, (_, i) => (
        <i key={`two ${i}`} data-hidden="">
          II
        </i>
      ))}
      <i>III</i>
    </span>
  );
}
