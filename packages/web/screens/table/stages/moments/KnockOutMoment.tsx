import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { foeName, placeName } from '@wayrune/engine/text/names.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { isListed } from '../../../../parts/registry.ts';
import { useRules, useTable } from '../../../../play/context.ts';
import { fallSentence, useWordsOf } from '../../../../play/gate-words.ts';
import { lossesOf } from '../../../../play/spoils.ts';
import { Sign } from '../../../../theme/Sign.tsx';
import panel from '../../../../theme/panel.module.css';
import { Bust } from '../../hero/Face.tsx';
import { useGateHere } from '../gate-here.ts';
import { MomentTitle } from './MomentTitle.tsx';
import { CoinStack } from './ornaments.tsx';
import moment from './Moment.module.css';
import styles from './KnockOut.module.css';

/** A Hero has fallen: what it cost and where they wake up, without any fuss. */
export function KnockOutMoment() {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const gate = useGateHere();
  const title = useWordsOf(gate)?.title;
  const losses = useMemo(() => (gate === null ? null : lossesOf(gate)), [gate]);
  const fought = useTable((game) => (losses === null ? null : fallSentence(game, losses, t)));
  if (gate === null || losses === null) return null;
  const { gold, cards, foe } = losses;
  const { hero, space } = playerAt(rules, gate.seat);
  const at = losses.space ?? space;
  const isOut = gate.events.some(({ type }) => isListed((part) => part.outs, type));
  return (
    <div className={`${moment.moment ?? ''} ${styles.fall ?? ''}`}>
      <MomentTitle
        said={foe === null ? (fought ?? '') : t('knockOut.waits', { foe: foeName(rules.world, foe) })}
      >
        {title}
      </MomentTitle>
      <div className={styles.costs}>
        {gold > 0 && (
          <section className={`${moment.plate ?? ''} ${panel.plate ?? ''}`} data-lost="gold">
            <CoinStack gold={gold} />
            <p className={moment.amount}>{t('knockOut.gold', { count: gold })}</p>
          </section>
        )}
        {cards.map(({ card, why }) => (
          <figure key={card} className={styles.lost} data-lost={card}>
            <Card info={infoOf(rules.world, card)} size="small" held />
            <figcaption>{t(why === 'taken' ? 'knockOut.taken' : 'knockOut.card')}</figcaption>
          </figure>
        ))}
        <section className={`${moment.plate ?? ''} ${panel.plate ?? ''} ${styles.wake ?? ''}`}>
          <span className={styles.bust}>
            <Bust hero={hero} />
          </span>
          {isOut && <p className={styles.where}>{t('knockOut.out')}</p>}
          {!isOut && at !== null && (
            <p className={styles.where}>
              <Sign name="town" /> {t('knockOut.wake', { place: placeName(rules, at) })}
            </p>
          )}
          {isOut ? (
            <p>{t('knockOut.kept')}</p>
          ) : (
            <>
              {gold === 0 && <p>{t('knockOut.noGold')}</p>}
              <p>{t('knockOut.rested')}</p>
            </>
          )}
        </section>
      </div>
    </div>
  );
}
