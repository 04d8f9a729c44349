import { PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { capital, signed } from '@wayrune/engine/effects/words.ts';
import { type CombatFrame, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import { hasSpentAttack } from '@wayrune/engine/rules/combat/joint.ts';
import { lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { attackOf } from '@wayrune/engine/table/fight.ts';
import { heroName } from '@wayrune/engine/text/names.ts';
import { rollParts } from '@wayrune/engine/text/parts.ts';
import { useTranslation } from 'react-i18next';
import { Medallion, Portrait } from '../../../../cards/Picture.tsx';
import { Shield } from '../../../../map/Shield.tsx';
import { Breakdown } from '../../../../play/Breakdown.tsx';
import { useHurt } from '../../../../play/flash.ts';
import { heroWounds } from '../../../../play/hero-wounds.ts';
import { look } from '../../../../play/look.ts';
import { Sign } from '../../../../theme/Sign.tsx';
import { Bolts } from './Bolts.tsx';
import { phaseNow } from './fight-model.ts';
import { Hearts } from './Hearts.tsx';
import { HeldCards } from './HeldCards.tsx';
import styles from './PartySide.module.css';

interface Props {
  readonly rules: Game;
  readonly combat: CombatFrame;
  readonly seat: number;
  /** The rival of a duel stands where an enemy would. */
  readonly side: 'mine' | 'rival';
}

/** A Hero in a fight with what they bring to it; others who fight along are told in short. */
export function PartySide({ rules, combat, seat, side }: Props) {
  const { t } = useTranslation('fight');
  const player = playerAt(rules, seat);
  const name = heroName(rules.world, rules.state, seat);
  const hurt = useHurt(seat, 'hero');
  const phase = phaseNow(rules);
  const info = infoOf(rules.world, player.hero);
  const others = isDuel(combat) ? [] : heroesIn(combat).filter((one) => one !== seat);
  return (
    <section
      className={styles.party}
      data-side={side}
      data-seat={seat}
      data-hurt={hurt > 0 || undefined}
      aria-label={side === 'mine' ? t('party') : t('enemy')}
    >
      <button
        type="button"
        className={styles.bust}
        aria-label={name}
        onClick={() => look({ card: player.hero })}
      >
        <Portrait info={info} />
      </button>
      <h3 className={styles.name}>
        <Shield seat={seat} />
        <span>{name}</span>
        {hasSpentAttack(rules, combat, seat, 'hero') && <small>{t('attacked')}</small>}
      </h3>
      <div className={styles.vitals}>
        <Hearts full={lifeOf(rules, seat, 'hero')} taken={heroWounds(rules, seat)} breaking={hurt} />
        <Bolts full={staminaOf(rules, seat, 'hero')} taken={player.exhaustion} />
        {hurt > 0 && <span className={styles.blow}>{t('wounds', { count: hurt })}</span>}
      </div>
      <div className={styles.values}>
        {PHASES.map((one) => {
          const { roll, bonus, damage } = attackOf(rules, seat, 'hero', one);
          const attribute = PHASE_ATTRIBUTE[one];
          return (
            <Breakdown key={one} parts={rollParts(rules, roll)} title={capital(one)}>
              <span className={styles.value} data-now={one === phase || undefined} data-attribute={attribute}>
                <Sign name={attribute} label={capital(attribute)} />
                <b>{signed(bonus)}</b>
                <i>{damage}</i>
              </span>
            </Breakdown>
          );
        })}
      </div>
      <HeldCards rules={rules} combat={combat} seat={seat} />
      {others.length > 0 && (
        <ul className={styles.others} data-others="">
          {others.map((other) => (
            <li key={other}>
              <Companion rules={rules} seat={other} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Companion({ rules, seat }: { rules: Game; seat: number }) {
  const player = playerAt(rules, seat);
  const hurt = useHurt(seat, 'hero');
  return (
    <span className={styles.companion} data-seat={seat}>
      <span className={styles.face}>
        <Medallion info={infoOf(rules.world, player.hero)} />
      </span>
      <span>{heroName(rules.world, rules.state, seat)}</span>
      <Hearts full={lifeOf(rules, seat, 'hero')} taken={heroWounds(rules, seat)} breaking={hurt} />
    </span>
  );
}
