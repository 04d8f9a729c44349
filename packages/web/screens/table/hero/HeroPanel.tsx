import { ATTRIBUTES, type Skill } from '@wayrune/engine/effects/vocabulary.ts';
import { capital, skillName } from '@wayrune/engine/effects/words.ts';
import { pointsOf } from '@wayrune/engine/rules/turn/counters.ts';
import { experiencePrice } from '@wayrune/engine/rules/turn/experience.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { attribute, damageOf, lifeOf, staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { placeName } from '@wayrune/engine/text/names.ts';
import { valueParts } from '@wayrune/engine/text/parts.ts';
import { useTranslation } from 'react-i18next';
import { Portrait } from '../../../cards/Picture.tsx';
import { CardText } from '../../../cards/CardText.tsx';
import panel from '../../../theme/panel.module.css';
import { useRules, useTable } from '../../../play/context.ts';
import { heroWounds } from '../../../play/hero-wounds.ts';
import { Gold } from '../../../play/Gold.tsx';
import { HeldRow } from './HeldRow.tsx';
import { levelOf } from './hero-level.ts';
import { look } from '../../../play/look.ts';
import { Breakdown } from '../../../play/Breakdown.tsx';
import { Pips } from '../../../play/Pips.tsx';
import { Shield } from '../../../map/Shield.tsx';
import styles from './HeroPanel.module.css';

const PHASE_OF = { mind: 'ranged', body: 'melee', spirit: 'magic' } as const;

/** A Hero with all they are and have: who they are at the left, what they can do beside it, what they carry below. */
export function HeroPanel({ seat }: { seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const player = playerAt(rules, seat);
  const name = useTable((game) => game.names[seat] ?? '');
  const info = infoOf(rules.world, player.hero);
  const { card } = info;
  const life = lifeOf(rules, seat, 'hero');
  const stamina = staminaOf(rules, seat, 'hero');
  return (
    <section className={styles.hero} aria-label={name}>
      <header className={styles.head}>
        <Shield seat={seat} />
        <h2 className={styles.heading}>
          <button type="button" className={styles.name} onClick={() => look({ card: player.hero })}>
            {name}
          </button>
        </h2>
        <Gold amount={player.gold} />
      </header>
      <div className={styles.portrait} data-seat={seat}>
        <Portrait info={info} />
      </div>
      <p className={styles.where}>
        {t('level', { level: levelOf(player) })} ·{' '}
        {player.space === null ? t('offBoard') : t('at', { place: placeName(rules, player.space) })}
      </p>
      <dl className={styles.vitals}>
        <div>
          <dt>{t('life')}</dt>
          <dd>
            <Pips of="life" full={life} taken={heroWounds(rules, seat)} label={t('life')} />
          </dd>
        </div>
        <div>
          <dt>{t('stamina')}</dt>
          <dd>
            <Pips of="stamina" full={stamina} taken={player.exhaustion} label={t('stamina')} />
          </dd>
        </div>
      </dl>
      <div className={styles.attributes}>
        {ATTRIBUTES.map((name) => (
          <Breakdown key={name} parts={valueParts(rules, seat, 'hero', name)} title={capital(name)}>
            <span className={`${styles.attribute ?? ''} ${styles[name] ?? ''}`}>
              <span className={styles.word}>{capital(name)}</span>
              <span className={styles.value}>{attribute(rules, seat, 'hero', name)}</span>
              <span className={styles.damage}>
                {t('damage', { damage: damageOf(rules, seat, 'hero', PHASE_OF[name], null) })}
              </span>
            </span>
          </Breakdown>
        ))}
      </div>
      <div className={styles.abilities}>
        <CardText lines={rulesLines(info)} />
      </div>
      {card.kind === 'hero' && <Skills skills={card.skills} />}
      <Experience points={pointsOf(player)} price={experiencePrice(rules, seat)} seat={seat} />
      <div className={styles.carried}>
        <HeldRow seat={seat} title={t('items')} row={player.items} none={t('noItems')} />
        <HeldRow seat={seat} title={t('allies')} row={player.allies} none={t('noAllies')} />
        {player.kept.length > 0 && <HeldRow seat={seat} title={t('kept')} row={player.kept} none="" />}
      </div>
    </section>
  );
}

function Skills({ skills }: { skills: Readonly<Partial<Record<Skill, number>>> }) {
  return (
    <p className={styles.skills}>
      {Object.entries(skills).map(([skill, bonus]) => (
        <span key={skill}>
          {skillName(skill as Skill)} <b>+{bonus}</b>
        </span>
      ))}
    </p>
  );
}

function Experience({ points, price, seat }: { points: number; price: number; seat: number }) {
  const { t } = useTranslation('table');
  const rules = useRules();
  const { experience } = playerAt(rules, seat);
  const learned = Object.entries(experience).filter(([, count]) => count > 0);
  return (
    <div className={styles.experience}>
      <span className={panel.label}>{t('experience')}</span>
      <span className={styles.points}>{t('points', { points, price })}</span>
      <span className={styles.meter} aria-hidden="true">
        <span style={{ width: `${Math.min(100, (points / price) * 100)}%` }} />
      </span>
      {learned.length > 0 && (
        <span className={styles.learned}>
          {learned.map(([kind, count]) => (
            <span key={kind}>
              {capital(kind)} ×{count}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
