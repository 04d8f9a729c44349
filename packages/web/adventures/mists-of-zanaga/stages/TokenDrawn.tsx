import type { Token } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../cards/Card.tsx';
import { useRules } from '../../../play/context.ts';
import { completedBy, ritesOnTrack } from '../rituals/ritual-model.ts';
import { TokenSign } from '../Token.tsx';
import styles from './token-drawn.module.css';

/** A token just drawn, large, with the Challenge it is for and what it could complete: bones may return it. */
export function TokenDrawn() {
  const { t } = useTranslation('mists-of-zanaga');
  const rules = useRules();
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'token');
  const { token, card } = (frame ?? {}) as unknown as { readonly token?: Token | ''; readonly card?: string };
  if (token === undefined || token === '') return null;
  const rites = ritesOnTrack(rules);
  const completes = completedBy(rites, token);
  return (
    <div className={styles.drawn}>
      {card !== undefined && card !== '' && <Card info={infoOf(rules.world, card)} size="small" />}
      <div className={styles.token}>
        <TokenSign token={token} isRead />
        <h2>{t(`token.${token}`)}</h2>
        <p>
          {completes.length === 0
            ? t('drawn.harmless')
            : t('drawn.completes', {
                names: completes.map((rite) => infoOf(rules.world, rite.card).card.name).join(', '),
              })}
        </p>
      </div>
    </div>
  );
}
