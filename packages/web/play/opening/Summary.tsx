import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { goalOf } from '@wayrune/engine/text/aim.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../cards/Picture.tsx';
import { leaderOf } from '../../game/archive/leader.ts';
import { Shield } from '../../map/Shield.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useParts, useRules, useSessionHere, useTable } from '../context.ts';
import styles from './opening.module.css';

/** Before a kept game goes on: who plays, which round it is, and how near everybody is to the goal. */
export function Summary() {
  const { t } = useTranslation('opening');
  const session = useSessionHere();
  const { setup, names, sitters, viewer } = useTable((game) => game);
  const rules = useRules();
  const { world, state } = rules;
  const scores = useParts().flatMap((part) => part.scores ?? []);
  const leader = leaderOf({ world, state, setup });
  const turn = { round: state.round, name: names[state.active] ?? '' };
  return (
    <Dialog title={t('summary.title')} isOpen onClose={session.begin} wide>
      <p className={styles.when}>{t(state.active === viewer ? 'summary.yours' : 'summary.turn', turn)}</p>
      <p>{goalOf(world)}</p>
      <ul className={styles.players} aria-label={t('summary.players')}>
        {state.players.map(({ seat, hero }) => (
          <li key={seat} data-seat={seat}>
            <span className={styles.face}>
              <Medallion info={infoOf(world, hero)} />
            </span>
            <Shield seat={seat} />
            <span>
              <b>{names[seat]}</b>
              <small>
                {sitters[seat]?.name ??
                  t(
                    seat === viewer
                      ? 'summary.you'
                      : sitters[seat]?.kind === 'human'
                        ? 'summary.human'
                        : 'summary.computer',
                  )}
              </small>
            </span>
            <span className={styles.score}>
              {scores.map(({ id, of, line }) => (
                <span key={id}>{line(of(rules, seat))}</span>
              ))}
              {seat === leader && <b>{t('summary.leads')}</b>}
            </span>
          </li>
        ))}
      </ul>
      <footer className={styles.actions}>
        <Button look="primary" autoFocus data-begins="" onPress={session.begin}>
          {t('summary.continue')}
        </Button>
      </footer>
    </Dialog>
  );
}
