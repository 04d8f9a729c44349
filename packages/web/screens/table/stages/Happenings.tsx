import { signed } from '@wayrune/engine/effects/words.ts';
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import { rolledParts } from '@wayrune/engine/text/parts.ts';
import * as m from 'motion/react-m';
import { AnimatePresence } from 'motion/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Happening } from '../../../game/view/game-view.ts';
import { MovementDice, TenDice } from '../../../dice/Dice.tsx';
import { isListed } from '../../../parts/registry.ts';
import { useSettings } from '../../../settings/settings.ts';
import { useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { CardFace } from '../../../play/CardFace.tsx';
import { BreakdownTable } from '../../../play/Breakdown.tsx';
import styles from './Happenings.module.css';

/** What happens right now, over the middle of the table; a press skips to its end. */
export function Happenings() {
  const now = useTable((game) => game.now);
  const session = useSessionHere();
  const shown = now !== null && isShown(now.event) ? now : null;
  return (
    <AnimatePresence>
      {shown !== null && (
        <m.div
          key={shown.id}
          className={styles.happening}
          initial={{ opacity: 0, y: 12 }}
          animate={{ opacity: 1, y: 0 }}
          exit={{ opacity: 0 }}
          transition={{ duration: 0.16 }}
          onClick={session.skip}
          aria-hidden="true"
        >
          <Content now={shown} />
        </m.div>
      )}
    </AnimatePresence>
  );
}

const SHOWN: ReadonlySet<GameEvent['type']> = new Set([
  'rolled',
  'movement-dice',
  'die',
  'drew',
  'event-began',
  'knocked-out',
  'defeated',
  'turn-began',
]);
const isShown = (event: GameEvent): boolean =>
  SHOWN.has(event.type) || isListed((part) => part.banners, event.type);

function Content({ now }: { now: Happening }) {
  const speed = useSettings((settings) => settings.speed);
  const { event } = now;
  switch (event.type) {
    case 'rolled':
      return <Roll event={event} now={now} />;
    case 'movement-dice':
      return (
        <div className={styles.thrown}>
          <MovementDice
            dice={event.faces.map((face) => ({ face, spent: false }))}
            roll={now.id}
            speed={speed}
          />
        </div>
      );
    case 'drew':
    case 'event-began':
      return <CardFace card={event.card} />;
    default:
      return <Banner event={event} />;
  }
}

function Banner({ event }: { event: GameEvent }) {
  const world = useWorld();
  const names = useTable((game) => game.names);
  return <p className={styles.banner}>{eventLine(world, names, event)}</p>;
}

type Rolled = EventOf<'rolled'>;

function Roll({ event, now }: { event: Rolled; now: Happening }) {
  const { t } = useTranslation('table');
  const world = useWorld();
  const names = useTable((game) => game.names);
  const [first, second] = event.dice;
  const speed = useSettings((settings) => settings.speed);
  const parts = useMemo(() => rolledParts(world, event), [world, event]);
  const target = event.what === 'target';
  const line = eventLine(world, names, event) ?? '';
  return (
    <div
      className={`${styles.roll ?? ''} ${target ? '' : event.success ? (styles.success ?? '') : (styles.failure ?? '')}`}
    >
      <p className={styles.said}>{target ? line : line.split(':', 1)[0]}</p>
      <div className={styles.sum}>
        <TenDice
          values={event.dice}
          tone={target ? 'plain' : event.success ? 'good' : 'bad'}
          roll={now.id}
          speed={speed}
        />
        <span className={styles.bonus}>{signed(event.bonus)}</span>
        <span className={styles.total}>= {first + second + event.bonus}</span>
        {!target && <span className={styles.target}>{t('against', { target: event.target })}</span>}
      </div>
      {parts.length > 0 && <BreakdownTable parts={parts} title={t('bonus')} />}
    </div>
  );
}
