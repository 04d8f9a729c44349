import { currentAdventureDeck } from '@wayrune/engine/adventures/mists-of-zanaga/decks.ts';
import { mistsOf } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import { landOf, siteAt } from '@wayrune/engine/rules/world/land.ts';
import { cardName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useRules } from '../../../play/context.ts';
import { TokenSign } from '../Token.tsx';
import { Outlook } from './Outlook.tsx';
import { threatsAt } from './roaming-model.ts';
import { useOddsAgainst } from './use-odds.ts';
import styles from './threats.module.css';

/** What would attack a Hero who stops on a space; in towns, what kind of town it is. */
export function Threats({ space }: { space: SpaceId; brief: boolean }) {
  const rules = useRules();
  const { town } = siteAt(rules, space);
  if (town >= 0) return <TownKind town={town} />;
  const cards = threatsAt(rules, space);
  return cards.length === 0 ? <Unknown /> : <Attackers cards={cards} />;
}

function TownKind({ town }: { town: number }) {
  const { t } = useTranslation('mists-of-zanaga');
  const kind = landOf(useRules()).towns[town]?.kind ?? 'free-town';
  return kind === 'free-town' ? null : <p className={styles.town}>{t(`towns.${kind}`)}</p>;
}

function Unknown() {
  const { t } = useTranslation('mists-of-zanaga');
  const deck = currentAdventureDeck(useRules());
  if (deck === null) return null;
  return <p className={styles.unknown}>{t('roaming.unknown', { rank: t(`ranks.${deck}`) })}</p>;
}

function Attackers({ cards }: { cards: readonly string[] }) {
  const { t } = useTranslation('mists-of-zanaga');
  const { world, state } = useRules();
  const odds = useOddsAgainst(mistsOf(state).roaming);
  return (
    <div className={styles.attackers}>
      <p>{t(cards.length > 1 ? 'roaming.attackOne' : 'roaming.attack')}</p>
      <ul>
        {cards.map((card) => {
          const prospect = odds.get(card);
          return (
            <li key={card}>
              <b>{cardName(world, card)}</b>
              {(mistsOf(state).carried[card] ?? []).map((token, i) => (
                <TokenSign key={i} token={token} isRead />
              ))}
              {prospect !== undefined && (
                <span>
                  <Outlook of={prospect} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
