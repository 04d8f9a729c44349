import type { DrawnFrame } from '@wayrune/engine/effects/verbs/wares.ts';
import type { MarketFrame } from '@wayrune/engine/rules/turn/market.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParts, useRules } from '../../../../play/context.ts';
import { Awning } from '../moments/ornaments.tsx';
import { Healing } from './Healing.tsx';
import { Sales } from './Sales.tsx';
import { Ware } from './Ware.tsx';
import styles from './Market.module.css';

/** A market: what is for sale, what can be sold, who can be healed. It is left by the button in the dock. */
export function MarketStage() {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const parts = useParts();
  const frame = rules.state.frames.findLast(({ proc }) => proc === 'market') as MarketFrame | undefined;
  if (frame === undefined) return null;
  const { seat } = frame;
  const services = parts.flatMap(({ inMarket }) => (inMarket === undefined ? [] : [inMarket]));
  const town = rules.world.board.towns[frame.town];
  const stack = rules.state.stacks[frame.town] ?? [];
  return (
    <Stall title={t('market.title', { town: town?.name ?? '' })}>
      {services.map((Service, i) => (
        <Service key={i} seat={seat} town={frame.town} />
      ))}
      <ul className={styles.wares}>
        {stack.map((card) => (
          <Ware key={card} card={card} seat={seat} word="buy" beside={stack.length} />
        ))}
        {stack.length === 0 && <li className={styles.none}>{t('market.empty')}</li>}
      </ul>
      <div className={styles.services}>
        <Sales seat={seat} />
        <Healing seat={seat} />
      </div>
    </Stall>
  );
}

/** Market cards that were drawn, to buy or to keep one. */
export function DrawnMarketStage() {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const frame = rules.state.frames.at(-1) as DrawnFrame;
  const keeping = frame.then === 'keep-one';
  return (
    <Stall title={t(keeping ? 'market.keepOne' : 'market.drawn')}>
      <ul className={styles.wares}>
        {frame.cards.map((card) => (
          <Ware
            key={card}
            card={card}
            seat={frame.seat}
            word={keeping ? 'keep' : 'buy'}
            wanted={frame.kind}
            discount={frame.discount}
            beside={frame.cards.length}
          />
        ))}
      </ul>
    </Stall>
  );
}

/** Under an awning. Where one is and what is in the purse stands in the dock. */
function Stall({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.stall}>
      <Awning />
      <h2 className="visually-hidden">{title}</h2>
      {children}
    </div>
  );
}
