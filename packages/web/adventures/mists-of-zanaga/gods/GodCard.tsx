import { capital } from '@wayrune/engine/effects/words.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { godLines, omenLines } from '@wayrune/engine/text/card-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardText } from '../../../cards/CardText.tsx';
import { Picture } from '../../../cards/Picture.tsx';
import { useRules } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { Sign } from '../../../theme/Sign.tsx';
import { spoken } from '../rituals/effect-words.ts';
import { TokenSign } from '../Token.tsx';
import { Doom } from './Doom.tsx';
import { godNumbers } from './god-model.ts';
import styles from './gods.module.css';

type Side = 'omens' | 'fight';

/**
 * An awakened god: its omens on one side, what it does in a fight on the other, and on both its numbers with the doom on
 * it counted in. Where there is little room a press turns it over; open like a book it shows both beside each other.
 */
export function GodCard({ card, isOpen = false }: { card: string; isOpen?: boolean }) {
  const { t } = useTranslation('mists-of-zanaga');
  const [side, turnTo] = useState<Side>('omens');
  const other: Side = side === 'omens' ? 'fight' : 'omens';
  const rules = useRules();
  const info = infoOf(rules.world, card);
  const numbers = godNumbers(rules, card);
  return (
    <article
      className={styles.god}
      data-side={side}
      data-open={isOpen || undefined}
      aria-label={info.card.name}
    >
      <button type="button" className={styles.head} onClick={() => look({ card })}>
        <b>{info.card.name}</b>
        <small>{t('gods.awake')}</small>
      </button>
      <div className={styles.picture}>
        <Picture info={info} />
      </div>
      <ul className={styles.omens} aria-label={t('gods.omens')}>
        {omenLines(info).map(({ symbol, lines }) => (
          <li key={symbol}>
            <TokenSign token={symbol} isRead />
            {isOpen ? <CardText lines={lines} /> : <span>{spoken(lines)}</span>}
          </li>
        ))}
      </ul>
      <div className={styles.powers}>
        <CardText lines={godLines(info)} />
      </div>
      {numbers !== null && (
        <>
          <div className={styles.foot}>
            <Doom count={numbers.doom} />
            <button type="button" className={styles.turn} onClick={() => turnTo(other)}>
              {t(`gods.turn.${other}`)}
            </button>
          </div>
          <dl className={styles.numbers}>
            <div data-raised={numbers.addedLife > 0 || undefined}>
              <dt>
                <Sign name="life" label={t('gods.life')} />
              </dt>
              <dd>{numbers.life}</dd>
            </div>
            {numbers.attributes.map(({ name, target, damage, added }) => (
              <div key={name} data-attribute={name} data-raised={added > 0 || undefined}>
                <dt>
                  <Sign name={name} label={capital(name)} />
                </dt>
                <dd>
                  {target}
                  <i title={t('gods.damage', { damage })}>
                    <span className="visually-hidden">{t('gods.damage', { damage })}</span>
                    <span aria-hidden="true">{damage}</span>
                  </i>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </article>
  );
}
