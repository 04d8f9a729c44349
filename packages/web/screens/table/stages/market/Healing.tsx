import { lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { healPrice } from '@wayrune/engine/rules/turn/market.ts';
import { heldCard, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { fighterName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../../cards/Picture.tsx';
import { useChoosing, useRules } from '../../../../play/context.ts';
import { wordOf } from '../../../../play/options.ts';
import { Pips } from '../../../../play/Pips.tsx';
import panel from '../../../../theme/panel.module.css';
import { PriceTag } from './PriceTag.tsx';
import styles from './Market.module.css';

/** The healer: a row for each of the party who is hurt, with their hearts. */
export function Healing({ seat }: { seat: number }) {
  const { t } = useTranslation('moments');
  const options = useChoosing()?.decision?.options.filter((option) => wordOf(option) === 'heal') ?? [];
  if (options.length === 0) return null;
  const hurt = [...new Set(options.map((option) => option.split(':')[1] ?? ''))];
  return (
    <section className={styles.service}>
      <h3 className={panel.label}>{t('market.healTitle')}</h3>
      <ul className={styles.patients}>
        {hurt.map((who) => (
          <Patient
            key={who}
            who={who}
            seat={seat}
            options={options.filter((option) => option.split(':')[1] === who)}
          />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  readonly seat: number;
  /** 'hero' or the card of an Ally. */
  readonly who: string;
  readonly options: readonly string[];
}

function Patient({ seat, who, options }: Props) {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const { world, state } = rules;
  const player = playerAt(rules, seat);
  const { wounds, exhaustion } = (who === 'hero' ? null : heldCard(player, who)) ?? player;
  return (
    <li>
      <span className={styles.face} data-seat={seat}>
        <Medallion info={infoOf(world, who === 'hero' ? player.hero : who)} />
      </span>
      <span className={styles.patient}>
        <b>{fighterName(world, state, seat, who)}</b>
        <Pips of="life" full={lifeOf(rules, seat, who)} taken={wounds} label={t('market.life')} />
        {exhaustion > 0 && (
          <Pips
            of="stamina"
            full={staminaOf(rules, seat, who)}
            taken={exhaustion}
            label={t('market.stamina')}
          />
        )}
      </span>
      {options.map((option) => (
        <PriceTag
          key={option}
          option={option}
          price={healPrice(rules, seat)}
          isOffered
          label={optionLabel(world, state, option)}
        >
          {t(option.endsWith(':wound') ? 'market.heal' : 'market.refresh')}
        </PriceTag>
      ))}
    </li>
  );
}
