import { salePrice } from '@wayrune/engine/rules/turn/market.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../cards/Card.tsx';
import { Peek } from '../../../../cards/Peek.tsx';
import { useChoosing, useRules } from '../../../../play/context.ts';
import { look } from '../../../../play/look.ts';
import { wordOf } from '../../../../play/options.ts';
import panel from '../../../../theme/panel.module.css';
import { PriceTag } from './PriceTag.tsx';
import styles from './Market.module.css';

/** What the Hero has that the market would take. */
export function Sales({ seat }: { seat: number }) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const options = useChoosing()?.decision?.options.filter((option) => wordOf(option) === 'sell') ?? [];
  if (options.length === 0) return null;
  return (
    <section className={styles.service}>
      <h3 className={panel.label}>{t('market.sellTitle')}</h3>
      <ul className={styles.sales}>
        {options.map((option) => {
          const card = option.slice('sell:'.length);
          const info = infoOf(rules.world, card);
          return (
            <li key={option}>
              <Peek info={info}>
                <button type="button" className={styles.goods} onClick={() => look({ card })}>
                  <Card info={info} size="mini" />
                </button>
              </Peek>
              <PriceTag
                option={option}
                price={salePrice(rules, seat, card)}
                isOffered
                label={optionLabel(rules.world, rules.state, option)}
              >
                {t('market.sell')}
              </PriceTag>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
