import { info } from '@wayrune/engine/rules/world/game.ts';
import { printedOf } from '@wayrune/engine/rules/cards/forms.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { formSuffix, heldName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { useChoosing, useRules, useSessionHere } from '../../../play/context.ts';
import styles from './market.module.css';

/** At an outpost, below a card that costs less: each Item of one's own that can be given for it. */
export function Trades({ card }: { card: string }) {
  const { t } = useTranslation('mists-of-zanaga');
  const session = useSessionHere();
  const rules = useRules();
  const { world, state } = rules;
  const options = (useChoosing()?.decision?.options ?? []).filter((option) => {
    const [word, , wanted = ''] = option.split(':');
    return word === 'swap' && printedOf(rules, wanted) === info(rules, card).printed;
  });
  if (options.length === 0) return null;
  return (
    <ul className={styles.trades}>
      {options.map((option) => {
        const [, own = '', wanted = ''] = option.split(':');
        return (
          <li key={option}>
            <button
              type="button"
              className={styles.swap}
              data-option={option}
              aria-label={optionLabel(world, state, option)}
              onClick={() => session.choose(option)}
            >
              {t('market.trade', { item: heldName(world, own) })}
              {formSuffix(world, wanted)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
