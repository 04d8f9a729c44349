import { ATTRIBUTES } from '@wayrune/engine/effects/vocabulary.ts';
import { capital } from '@wayrune/engine/effects/words.ts';
import { attribute, damageOf, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { valueParts } from '@wayrune/engine/text/parts.ts';
import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { Breakdown } from '../../../play/Breakdown.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { OnHero } from '../../../play/OnHero.tsx';
import { heroWounds } from '../../../play/hero-wounds.ts';
import { Gold } from '../../../play/Gold.tsx';
import { look } from '../../../play/look.ts';
import { Pips } from '../../../play/Pips.tsx';
import { Sign } from '../../../theme/Sign.tsx';
import panel from '../../../theme/panel.module.css';
import { Abilities } from './Abilities.tsx';
import { Bust } from './Face.tsx';
import { Hand } from './Hand.tsx';
import { levelOf } from './hero-level.ts';
import styles from './HeroPlate.module.css';

const PHASE_OF = { mind: 'ranged', body: 'melee', spirit: 'magic' } as const;

/** One's own Hero with all that is to be known of them; what can be used now glows, the rest is quiet. */
export function HeroPlate({ seat, onFold }: { seat: number; onFold: () => void }) {
  const { t } = useTranslation('table');
  const name = useTable((game) => game.names[seat] ?? '');
  return (
    <section className={`${styles.plate ?? ''} ${panel.plate ?? ''}`} aria-label={name} data-seat={seat}>
      <Heading seat={seat} name={name} />
      <button
        type="button"
        className={styles.fold}
        aria-label={t('foldAway')}
        title={t('foldAway')}
        onClick={onFold}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 6l5 5 5-5" />
        </svg>
      </button>
      <Attributes seat={seat} />
      <Abilities seat={seat} />
      <OnHero seat={seat} />
      <Experience seat={seat} />
      <Hand seat={seat} />
    </section>
  );
}

function Heading({ seat, name }: { seat: number; name: string }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const player = playerAt(rules, seat);
  return (
    <header className={styles.head}>
      <span className={styles.bust}>
        <span className={styles.niche}>
          <Bust hero={player.hero} />
        </span>
        <Shield seat={seat} />
      </span>
      <h2 className={styles.heading}>
        <button type="button" className={styles.name} onClick={() => look({ card: player.hero })}>
          {name}
        </button>
      </h2>
      <div className={styles.line}>
        <Pips
          of="life"
          full={lifeOf(rules, seat, 'hero')}
          taken={heroWounds(rules, seat)}
          label={t('life')}
        />
        <Gold amount={player.gold} />
      </div>
      <div className={styles.line}>
        <Pips
          of="stamina"
          full={staminaOf(rules, seat, 'hero')}
          taken={player.exhaustion}
          label={t('stamina')}
        />
        <span className={styles.level}>{t('level', { level: levelOf(player) })}</span>
      </div>
    </header>
  );
}

function Attributes({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  return (
    <div className={styles.attributes}>
      {ATTRIBUTES.map((one) => {
        const damage = damageOf(rules, seat, 'hero', PHASE_OF[one], null);
        return (
          <Breakdown key={one} parts={valueParts(rules, seat, 'hero', one)} title={capital(one)}>
            <span className={styles.attribute} data-attribute={one}>
              <Sign name={one} />
              <span className={styles.word}>{capital(one)}</span>
              <b className={styles.value}>{attribute(rules, seat, 'hero', one)}</b>
              <span className={styles.damage} title={t('damage', { damage })}>
                <span className="visually-hidden">{t('damage', { damage })}</span>
                <span aria-hidden="true">{damage}</span>
              </span>
            </span>
          </Breakdown>
        );
      })}
    </div>
  );
}

function Experience({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const points = pointsOf(playerAt(rules, seat));
  const price = experiencePrice(rules, seat);
  return (
    <div className={styles.experience}>
      <span>{t('experience')}</span>
      <span className={styles.bar} aria-hidden="true">
        {Array.from({ length: price }, (_, i) => (
          <i key={i} data-full={i < points || undefined} />
        ))}
      </span>
      <span>{t('points', { points, price })}</span>
    </div>
  );
}
