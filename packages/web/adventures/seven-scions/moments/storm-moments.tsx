/** What the storm brings and what stands up to it, over the middle of the table while it is shown. */
import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../../play/CardFace.tsx';
import { useRules, useTable, useWorld } from '../../../play/context.ts';
import { Ribbon } from '../../../screens/table/stages/moments/ornaments.tsx';
import panel from '../../../theme/panel.module.css';
import styles from './storm-moments.module.css';

interface Shown {
  readonly event: GameEvent;
}

/** The card that came, and whom it concerns: a storm spares nobody. */
export function StormBroke({ event }: Shown) {
  const { t } = useTranslation('seven-scions');
  const world = useWorld();
  const { card } = event as EventOf<'storm-breaks'>;
  const isFight = infoOf(world, card).card.kind === 'challenge';
  return (
    <Moment card={card} title={t('moments.breaks')}>
      {t(isFight ? 'moments.fight' : 'moments.event')}
    </Moment>
  );
}

export function ScionAwoke({ event }: Shown) {
  const { t } = useTranslation('seven-scions');
  const names = useTable((game) => game.names);
  const { card, seat } = event as EventOf<'scion-awoke'>;
  return (
    <Moment card={card} title={t('moments.awakens')}>
      {t('moments.joins', { name: names[seat] ?? '' })}
    </Moment>
  );
}

export function LordBeaten({ event }: Shown) {
  const { t } = useTranslation('seven-scions');
  const { state } = useRules();
  const { card, beaten } = event as EventOf<'lord-beaten'>;
  return (
    <Moment card={card} title={t('moments.beaten')}>
      {t('lords.score', { beaten, all: findStorm(state)?.lords.length ?? 0 })}
    </Moment>
  );
}

interface Props {
  readonly card: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Moment = ({ card, title, children }: Props) => (
  <div className={styles.shown}>
    <CardFace card={card} />
    <Ribbon>{title}</Ribbon>
    <p className={`${styles.about ?? ''} ${panel.plate ?? ''}`}>{children}</p>
  </div>
);
