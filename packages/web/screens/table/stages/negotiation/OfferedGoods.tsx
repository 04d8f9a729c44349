import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { useTranslation } from 'react-i18next';
import { useChoosing, useRules } from '../../../../play/context.ts';
import { Gold } from '../../../../play/Gold.tsx';
import { Stepper } from '../../../../ui/Stepper.tsx';
import { SeatFace } from '../../hero/SeatFace.tsx';
import { CoinStack } from '../moments/ornaments.tsx';
import { cardsOf, goldOf, withGold } from './bargain.ts';
import { Good } from './Good.tsx';
import { type BargainerProps, useIsYou, useName } from './trade.ts';
import styles from './OfferedGoods.module.css';

/** What one of them gives: gold, and cards that can be taken back. */
export function OfferedGoods({ trade, seat, verb }: BargainerProps) {
  const { t } = useTranslation('moments');
  const { frame, isOpen } = trade;
  const cards = cardsOf(frame, verb);
  const gold = goldOf(frame, verb);
  const name = useName(seat);
  const title = useIsYou(seat) ? t('deal.youGive') : t('deal.gives', { name });
  return (
    <section className={styles.tray} data-seat={seat} data-drop={`tray-${verb}`} data-tray={verb}>
      <h3 className={styles.title}>
        <SeatFace seat={seat} size={2.25} />
        <span>{title}</span>
        {gold > 0 && <CoinStack gold={gold} />}
      </h3>
      {isOpen ? <GoldStepper trade={trade} seat={seat} verb={verb} /> : gold > 0 && <Gold amount={gold} />}
      <ul className={styles.goods}>
        {cards.map((card) => (
          <li key={card}>
            <Good trade={trade} seat={seat} verb={verb} card={card} isGiven />
          </li>
        ))}
        {cards.length === 0 && (isOpen || gold === 0) && (
          <li className={styles.none}>{t(isOpen ? 'deal.putHere' : 'deal.nothing')}</li>
        )}
      </ul>
    </section>
  );
}

function GoldStepper({ trade: { frame, change }, seat, verb }: BargainerProps) {
  const { t } = useTranslation('moments');
  const { gold } = playerAt(useRules(), seat);
  const coin = `${verb}:gold:1`;
  const isOffered = useChoosing()?.decision?.options.includes(coin) === true;
  return (
    <Stepper
      label={t(`deal.gold.${verb}`)}
      less={t('deal.gold.less')}
      more={t('deal.gold.more')}
      value={goldOf(frame, verb)}
      most={gold}
      option={isOffered ? coin : undefined}
      onChange={(amount) => change(withGold(frame, verb, amount))}
    >
      <span className={styles.of}>{t('deal.gold.of', { gold })}</span>
    </Stepper>
  );
}
