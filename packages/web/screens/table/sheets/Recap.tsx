import type { EventType } from '@wayrune/engine/rules/world/events.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import { useSettings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSessionHere, useTable } from '../../../play/context.ts';
import { LineText } from '../../../play/LineText.tsx';
import styles from './Recap.module.css';

/** What one wants to know of the others' turns. */
const TOLD: ReadonlySet<EventType> = new Set([
  'turn-began',
  'duel',
  'defeated',
  'escaped',
  'foe-fled',
  'knocked-out',
  'undefeated',
  'event-began',
  'bought',
  'sold',
  'gained',
  'learned',
  'traded',
  'refused',
]);

const isTold = ({ words }: World, type: EventType): boolean =>
  TOLD.has(type) || words.headlines.includes(type);

const isHeading = (type: EventType): boolean => type === 'turn-began';

/** Fewer lines than this need no sheet. */
const WORTH = 3;

/** "Since your last turn", when the next one begins. */
export function Recap() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const wanted = useSettings((settings) => settings.recap);
  const lines = useTable(
    useShallow(({ world, recapFrom, chooser, handOver, viewer, state, lines: all }) =>
      recapFrom === null || chooser === null || handOver !== null || state.active !== viewer
        ? []
        : all.slice(recapFrom).filter(({ type, seat }) => isTold(world, type) && seat !== viewer),
    ),
  );
  if (!wanted || lines.length < WORTH) return null;
  // A turn of which there is nothing to tell needs no heading.
  const told = lines.filter(
    ({ type }, i) => !isHeading(type) || !isHeading(lines[i + 1]?.type ?? 'turn-began'),
  );
  return (
    <Dialog title={t('recap')} isOpen onClose={session.seenRecap}>
      <ul className={styles.recap}>
        {told.map((line, i) => (
          <li
            key={i}
            className={isHeading(line.type) ? styles.turn : ''}
            style={line.seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${line.seat})` }}
          >
            <LineText line={line} />
          </li>
        ))}
      </ul>
      <Button look="primary" autoFocus onPress={session.seenRecap}>
        {t('goOn')}
      </Button>
    </Dialog>
  );
}
