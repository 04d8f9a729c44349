/** What happens to rituals and gods, over the middle of the table while it is shown. */
import type { EventOf, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { omenLines } from '@wayrune/engine/text/card-text.ts';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../cards/CardText.tsx';
import { piecesOf } from '../../../game/log-lines.ts';
import { CardFace } from '../../../play/CardFace.tsx';
import { useTable, useWorld } from '../../../play/context.ts';
import { LineText } from '../../../play/LineText.tsx';
import { Ribbon } from '../../../screens/table/stages/moments/ornaments.tsx';
import panel from '../../../theme/panel.module.css';
import { GodCard } from '../gods/GodCard.tsx';
import { TokenSign } from '../Token.tsx';
import styles from './happenings.module.css';

interface Shown {
  readonly event: GameEvent;
}

/** The ritual, and the token that completed it with who placed it. */
export function RitualCompleted({ event }: Shown) {
  const { t } = useTranslation('mists-of-zanaga');
  const { card } = event as EventOf<'ritual-completed'>;
  return (
    <div className={styles.shown}>
      <CardFace card={card} />
      <Ribbon>{t('moments.completed')}</Ribbon>
      <Cause card={card} />
    </div>
  );
}

/** The line of the last token that was placed on it. */
function Cause({ card }: { card: string }) {
  const world = useWorld();
  const viewer = useTable((game) => game.viewer);
  const placed = useTable((game) =>
    game.lines.findLast(({ event }) => event.type === 'token-placed' && event.card === card),
  );
  if (placed === undefined) return null;
  return (
    <p className={`${styles.cause ?? ''} ${panel.plate ?? ''}`}>
      <LineText pieces={piecesOf(world, placed, { viewer })} />
    </p>
  );
}

export function GodAwakened({ event }: Shown) {
  const { t } = useTranslation('mists-of-zanaga');
  const { card } = event as EventOf<'god-awakened'>;
  return (
    <div className={styles.shown}>
      <div className={styles.god}>
        <GodCard card={card} />
      </div>
      <Ribbon>{t('moments.awakes')}</Ribbon>
    </div>
  );
}

export function OmenShown({ event }: Shown) {
  const { t } = useTranslation('mists-of-zanaga');
  const world = useWorld();
  const { card, symbol } = event as EventOf<'omen'>;
  const info = infoOf(world, card);
  const omen = omenLines(info).find((one) => one.symbol === symbol);
  return (
    <div className={`${styles.omen ?? ''} ${panel.plate ?? ''}`}>
      <TokenSign token={symbol} isRead />
      <div>
        <h3>{t('moments.omen', { god: info.card.name })}</h3>
        <CardText lines={omen?.lines ?? []} />
      </div>
    </div>
  );
}
