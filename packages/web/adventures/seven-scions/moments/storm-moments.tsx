/** What the storm brings and what stands up to it, over the middle of the table while it is shown. */
import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../cards/Picture.tsx';
import { useRules, useTable, useWorld } from '../../../play/context.ts';
import { Ribbon } from '../../../screens/table/stages/moments/ornaments.tsx';
import panel from '../../../theme/panel.module.css';
import styles from './storm-moments.module.css';

interface Shown {
  readonly event: GameEvent;
}

/** Over the foot of the card that came, whom it concerns: a storm spares nobody. */
export function StormBroke({ event }: Shown) {
  const { t } = useTranslation('seven-scions');
  const world = useWorld();
  const { card } = event as EventOf<'storm-breaks'>;
  const isFight = infoOf(world, card).card.kind === 'challenge';
  return (
    <Moment title={t('moments.breaks')} overCard>
      {t(isFight ? 'moments.fight' : 'moments.event')}
    </Moment>
  );
}

export function ScionAwoke({ event }: Shown) {
  const { t } = useTranslation('seven-scions');
  const names = useTable((game) => game.names);
  const { card, seat } = event as EventOf<'scion-awoke'>;
  return (
    <Moment face={<Face card={card} />} title={t('moments.awakens')}>
      {t('moments.joins', { name: names[seat] ?? '' })}
    </Moment>
  );
}

export function LordBeaten({ event }: Shown) {
  const { t } = useTranslation('seven-scions');
  const { state } = useRules();
  const { card, beaten } = event as EventOf<'lord-beaten'>;
  return (
    <Moment face={<Face card={card} />} title={t('moments.beaten')}>
      {t('lords.score', { beaten, all: findStorm(state)?.lords.length ?? 0 })}
    </Moment>
  );
}

interface Props {
  /** Nothing where the card itself lies below. */
  readonly face?: ReactNode;
  readonly title: string;
  readonly overCard?: boolean;
  readonly children: ReactNode;
}

/** Large and round, with its name: what its card says can be read beside the table. */
function Face({ card }: { card: string }) {
  const info = infoOf(useWorld(), card);
  return (
    <div className={styles.face}>
      <span>
        <Medallion info={info} />
      </span>
      <b>{info.card.name}</b>
    </div>
  );
}

const Moment = ({ face, title, overCard = false, children }: Props) => (
  <div className={styles.shown} data-over-card={overCard || undefined}>
    {face}
    <Ribbon>{title}</Ribbon>
    <p className={`${styles.about ?? ''} ${panel.plate ?? ''}`}>{children}</p>
  </div>
);
