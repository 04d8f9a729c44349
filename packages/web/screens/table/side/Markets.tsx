import { landOf, marketsIn } from '@wayrune/engine/rules/world/land.ts';
import { priceOf } from '@wayrune/engine/rules/turn/market.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { kindsOf } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import panel from '../../../theme/panel.module.css';
import { useRules, useTable } from '../../../play/context.ts';
import { CardLine } from '../../../play/CardLine.tsx';
import { lookAtMap } from '../../../play/look.ts';
import { PanelsAt } from '../../../play/PanelsAt.tsx';
import styles from '../../../play/lists.module.css';

/** What every town sells, at the price that my Hero would pay. */
export function Markets() {
  const { t } = useTranslation('table');
  const rules = useRules();
  const viewer = useTable((game) => game.viewer);
  const markets = marketsIn(landOf(rules));
  return (
    <div className={styles.lists}>
      <PanelsAt place="markets" />
      {markets.map(({ town, space, stack: place }) => {
        const stack = rules.state.stacks[place] ?? [];
        return (
          <section key={town.id}>
            <h3 className={panel.label}>
              <button type="button" className={styles.place} onClick={() => lookAtMap({ space })}>
                {town.name}
              </button>
            </h3>
            {stack.length === 0 && <p className={styles.none}>{t('emptyStack')}</p>}
            <ul className={styles.list}>
              {stack.map((card) => (
                <li key={card}>
                  <CardLine card={card}>
                    {t('gold', { amount: priceOf(rules, viewer, card) })}
                    {infoOf(rules.world, card).holding === 'ally' && ` · ${kindsOf(rules.world, card)}`}
                  </CardLine>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
