import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import { closedSpaces } from '@wayrune/engine/rules/turn/movement.ts';
import { undefeatedAt } from '@wayrune/engine/rules/turn/track.ts';
import { cardName, placeName } from '@wayrune/engine/text/names.ts';
import type { Path } from '@wayrune/engine/table/reach.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../../theme/panel.module.css';
import { Button } from '../../../ui/Button.tsx';
import { CardLine } from '../../../play/CardLine.tsx';
import { useRules, useSessionHere, useTable } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { Shield } from '../../../map/Shield.tsx';
import styles from './SpaceCard.module.css';

/** What is on a space, and the way there if there is one. */
export function SpaceCard({ space, path }: { space: SpaceId; path: Path | null }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const session = useSessionHere();
  const board = landOf(rules);
  const here = board.space[space];
  if (here === undefined) return null;
  const region = board.regions.find(({ spaces }) => spaces.includes(space));
  const counter = counterAt(rules, space);
  const { event } = rules.state;
  const entry = rules.state.track[undefeatedAt(rules, space)] ?? null;
  const stack = rules.state.stacks[siteAt(rules, space).market] ?? [];
  return (
    <aside className={`${styles.card ?? ''} ${panel.panel ?? ''}`} aria-label={t('spaceTitle')}>
      <h3>{capital(placeName(rules, space))}</h3>
      {region !== undefined && <p className={styles.region}>{region.name}</p>}
      {closedSpaces(rules, rules.state.active).includes(space) && (
        <p className={styles.closed}>
          {event === null ? t('closed') : t('closedBy', { name: cardName(rules.world, event) })}
        </p>
      )}
      {counter !== null && <p>{t('counterHere', { color: capital(counter) })}</p>}
      {here.jewel?.sunburst === true && <p>{t('sunburst')}</p>}
      {entry !== null && <CardLine card={entry.card}>{t('undefeatedHere')}</CardLine>}
      <People space={space} />
      {stack.map((card) => (
        <CardLine key={card} card={card}>
          {t('forSale')}
        </CardLine>
      ))}
      <div className={styles.actions}>
        {path !== null && (
          <Button
            look={['primary', 'small']}
            onPress={() => {
              look({ space: null, looked: null });
              session.chooseAll(path);
            }}
          >
            {t('goThere', { count: path.length })}
          </Button>
        )}
        <Button look={['quiet', 'small']} onPress={() => look({ space: null })}>
          {t('closeSpace')}
        </Button>
      </div>
    </aside>
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
