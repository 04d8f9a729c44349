import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { closedSpaces } from '@wayrune/engine/rules/turn/movement.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import { infoOf, trapOf } from '@wayrune/engine/rules/world/world.ts';
import { cardName, placeName } from '@wayrune/engine/text/names.ts';
import { landAround } from '@wayrune/engine/text/place-names.ts';
import { useTranslation } from 'react-i18next';
import { CardLine } from '../../../play/CardLine.tsx';
import { useChoosing, useParts, useRules, useTable } from '../../../play/context.ts';
import { OddsThere } from '../../../play/Odds.tsx';
import { Shield } from '../../../map/Shield.tsx';
import { Jewel } from '../../../theme/Jewel.tsx';
import styles from './Place.module.css';

/** What is on a space: its name as people see it, who and what is there, and the odds of an adventure. */
export function Place({ space, brief = false }: { space: SpaceId; brief?: boolean }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const board = landOf(rules);
  const added = useParts().flatMap(({ onSpace }) => (onSpace === undefined ? [] : [onSpace]));
  const here = board.space[space];
  if (here === undefined) return null;
  const counter = counterAt(rules, space);
  const name = placeName(rules, space);
  const land = landAround(board, space);
  const { event } = rules.state;
  const stack = rules.state.stacks[siteAt(rules, space).market] ?? [];
  return (
    <div className={styles.place}>
      <h3 className={styles.name}>
        {brief && counter !== null && <Jewel color={counter} sunburst={here.jewel?.sunburst === true} />}
        {capital(name)}
      </h3>
      {!brief && land !== '' && !name.endsWith(land) && <p>{capital(land)}</p>}
      {closedSpaces(rules, rules.state.active).includes(space) && (
        <p className={styles.closed}>
          {event === null ? t('closed') : t('closedBy', { name: cardName(rules.world, event) })}
        </p>
      )}
      <Adventure space={space} brief={brief} />
      {added.map((Added, i) => (
        <Added key={i} space={space} brief={brief} />
      ))}
      {!brief && <People space={space} />}
      {!brief &&
        stack.map((card) => (
          <CardLine key={card} card={card}>
            {t('forSale')}
          </CardLine>
        ))}
    </div>
  );
}

/** The stone or the undefeated Challenge that lies there, and how a fight would go. */
function Adventure({ space, brief }: { space: SpaceId; brief: boolean }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const choosing = useChoosing();
  const counter = counterAt(rules, space);
  const entry = rules.state.track[undefeatedAt(rules, space)] ?? null;
  const isTrap = entry !== null && trapOf(infoOf(rules.world, entry.card)) !== null;
  const jewel = landOf(rules).space[space]?.jewel ?? null;
  if (counter === null && entry === null) return null;
  return (
    <>
      {counter !== null && !brief && (
        <p className={styles.stone}>
          <Jewel color={counter} sunburst={jewel?.sunburst === true} />
          {t('counterHere', { color: capital(counter) })}
        </p>
      )}
      {entry !== null && <CardLine card={entry.card}>{t(isTrap ? 'trapHere' : 'undefeatedHere')}</CardLine>}
      {choosing !== null && <OddsThere space={space} />}
    </>
  );
}

function People({ space }: { space: SpaceId }) {
  const rules = useRules();
  const names = useTable((game) => game.names);
  return rules.state.players
    .filter((player) => player.space === space)
    .map(({ seat }) => (
      <p key={seat} className={styles.person}>
        <Shield seat={seat} /> {names[seat]}
      </p>
    ));
}
