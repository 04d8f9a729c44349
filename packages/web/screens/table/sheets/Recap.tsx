import type { EventType } from '@wayrune/engine/rules/world/events.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Line } from '../../../game/log-lines.ts';
import { type StoryLine, storyOfLines } from '../../../game/log-story.ts';
import { concerns, linesSince } from '../../../game/view/since.ts';
import { useSettings } from '../../../settings/settings.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useSessionHere, useTable, useWorld } from '../../../play/context.ts';
import { LineText } from '../../../play/LineText.tsx';
import styles from './Recap.module.css';

/** What one wants to know of the others' turns. */
const TOLD: ReadonlySet<EventType> = new Set([
  'turn-began',
  'duel',
  'defeated',
  'escaped',
  'trap-stands',
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

const NONE: readonly Line[] = [];

/** The story of what others did, as far as one wants to know it. */
function recapOf(world: World, since: readonly Line[], viewer: number): readonly StoryLine[] {
  const story = storyOfLines(world, since, { viewer }).filter(({ first, last }) =>
    since.slice(first, last + 1).some(({ type, event }) => isTold(world, type) || concerns(event, viewer)),
  );
  // A turn of which there is nothing to tell needs no heading.
  return story.filter(({ type }, i) => !isHeading(type) || !isHeading(story[i + 1]?.type ?? 'turn-began'));
}

/** "Since your last turn", when the next one begins. */
export function Recap() {
  const { t } = useTranslation('table');
  const session = useSessionHere();
  const wanted = useSettings((settings) => settings.recap);
  const world = useWorld();
  const viewer = useTable((game) => game.viewer);
  const lines = useTable((game) => game.lines);
  const from = useTable(({ recapFrom, chooser, handOver, state }) =>
    chooser === null || handOver !== null || state.active !== viewer ? null : recapFrom,
  );
  const since = useMemo(
    () => (from === null ? NONE : linesSince(lines, from, viewer)),
    [lines, from, viewer],
  );
  const told = useMemo(() => recapOf(world, since, viewer), [world, since, viewer]);
  const isNews = since.some(({ event }) => concerns(event, viewer));
  if (!wanted || told.length === 0 || (told.length < WORTH && !isNews)) return null;
  return (
    <Dialog title={t('recap')} isOpen onClose={session.seenRecap}>
      <ul className={styles.recap}>
        {told.map((line) => (
          <li
            key={line.first}
            className={isHeading(line.type) ? styles.turn : ''}
            style={line.seat < 0 ? undefined : { borderInlineStartColor: `var(--seat-${line.seat})` }}
          >
            <LineText pieces={line.pieces} />
          </li>
        ))}
      </ul>
      <Button look="primary" autoFocus onPress={session.seenRecap}>
        {t('goOn')}
      </Button>
    </Dialog>
  );
}
