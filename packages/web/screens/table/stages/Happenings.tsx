import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { eventLine } from '@wayrune/engine/text/event-line.ts';
import * as m from 'motion/react-m';
import { AnimatePresence } from 'motion/react';
import { useTranslation } from 'react-i18next';
import type { Happening } from '../../../game/view/game-view.ts';
import { MovementDice } from '../../../dice/MovementDice.tsx';
import { isListed, ofEvent } from '../../../parts/registry.ts';
import { useSettings } from '../../../settings/settings.ts';
import { useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { CardFace } from '../../../play/CardFace.tsx';
import panel from '../../../theme/panel.module.css';
import { SeatFace } from '../hero/SeatFace.tsx';
import { turning } from './gate-here.ts';
import { Ribbon } from './moments/ornaments.tsx';
import styles from './Happenings.module.css';

/** What happens right now, over the middle of the table; a press skips to its end. */
export function Happenings() {
  const now = useTable((game) => (turning(game) === null ? game.now : null));
  const session = useSessionHere();
  const waits = useTable((game) => game.gate !== null);
  const world = useWorld();
  const shown = now !== null && isShown(world, now.event) ? now : null;
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
          onClick={waits ? session.proceed : session.skip}
          aria-hidden="true"
        >
          <Content now={shown} />
        </m.div>
      )}
    </AnimatePresence>
  );
}

const SHOWN: ReadonlySet<GameEvent['type']> = new Set([
  'movement-dice',
  'die',
  'drew',
  'event-began',
  'knocked-out',
  'defeated',
  'turn-began',
]);
/** Whoever takes what the game is about is seen by all. */
const isRune = (world: World, event: GameEvent): boolean =>
  event.type === 'gained' && infoOf(world, event.card).holding === 'rune';
const isShown = (world: World, event: GameEvent): boolean =>
  SHOWN.has(event.type) ||
  isRune(world, event) ||
  isListed((part) => part.banners, event.type) ||
  ofEvent((part) => part.happenings, event.type) !== undefined;

function Content({ now }: { now: Happening }) {
  const speed = useSettings((settings) => settings.speed);
  const { event } = now;
  const Own = ofEvent((part) => part.happenings, event.type);
  if (Own !== undefined) return <Own event={event} />;
  switch (event.type) {
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
      return <CardFace card={event.card} />;
    case 'event-began':
      return <EventBegins card={event.card} />;
    default:
      return <Banner event={event} />;
  }
}

/** An Event changes the game for everybody, whoever drew it. */
function EventBegins({ card }: { card: string }) {
  const { t } = useTranslation('moments');
  return (
    <div className={styles.begins}>
      <CardFace card={card} />
      <Ribbon>{t('eventBegins')}</Ribbon>
    </div>
  );
}

/** A great moment of anybody's, in a line with their face. */
function Banner({ event }: { event: GameEvent }) {
  const world = useWorld();
  const names = useTable((game) => game.names);
  const viewer = useTable((game) => game.viewer);
  const seat = 'seat' in event ? event.seat : null;
  return (
    <div className={`${styles.banner ?? ''} ${panel.plate ?? ''}`} data-seat={seat ?? undefined}>
      {seat !== null && <SeatFace seat={seat} size={4} />}
      <p>{eventLine(world, names, event, { viewer })}</p>
    </div>
  );
}
