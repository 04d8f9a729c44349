import { GEAR_DECK } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { GEAR, type Gear } from '@wayrune/engine/effects/vocabulary.ts';
import { deckCards } from '@wayrune/engine/kernel/deck.ts';
import { info } from '@wayrune/engine/rules/world/game.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { useTranslation } from 'react-i18next';
import { useChoosing, useRules } from '../../../play/context.ts';
import { PriceTag } from '../../../screens/table/stages/market/PriceTag.tsx';
import panel from '../../../theme/panel.module.css';
import { gearOf } from '../gear/gear-model.ts';
import { GearSign } from '../gear/GearRow.tsx';
import styles from './market.module.css';

const PRICE = 1;

/** Survival gear: for sale in every market of Zanaga. */
export function Outfitter({ seat }: { seat: number }) {
  const { t } = useTranslation('mists-of-zanaga');
  const choosing = useChoosing();
  const rules = useRules();
  const supply = rules.state.decks[GEAR_DECK];
  const left = (gear: Gear): number =>
    supply === undefined ? 0 : deckCards(supply).filter((card) => info(rules, card).card.id === gear).length;
  const held = gearOf(rules, seat, null);
  return (
    <section className={styles.service} aria-label={t('market.gear')}>
      <h3 className={panel.label}>{t('market.gear')}</h3>
      <ul className={styles.gear}>
        {GEAR.map((gear) => {
          const option = `gear:${gear}`;
          const isOffered = choosing?.decision?.options.includes(option) === true;
          return (
            <li key={gear}>
              <GearSign gear={gear} />
              <span title={t(`gear.about.${gear}`)}>
                <b>{t(`gear.short.${gear}`)}</b>
                <small>
                  {t('market.have', {
                    count: held.find((one) => one.gear === gear)?.cards.length ?? 0,
                    left: left(gear),
                  })}
                </small>
              </span>
              <PriceTag
                option={option}
                price={PRICE}
                isOffered={isOffered}
                label={
                  isOffered && choosing !== null
                    ? optionLabel(rules.world, choosing, option)
                    : t('market.noGear', { gear: t(`gear.name.${gear}`) })
                }
              >
                {t('market.buy')}
              </PriceTag>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
