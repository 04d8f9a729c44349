/** The numbers of whoever fights: Life and Stamina, the three attributes, skills. */
import type { Effect, Fighter, Skill } from '@wayrune/engine/effects/vocabulary.ts';
import { capital, skillName } from '@wayrune/engine/effects/words.ts';
import { type CardInfo, trapOf } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Sign } from '../theme/Sign.tsx';
import styles from './stats.module.css';
import { testsIn } from './trap-tests.ts';

const ATTRIBUTES = ['mind', 'body', 'spirit'] as const;

/** What is printed on the front: of an Encounter's foe the text tells. */
function fighterOf({ card, fighter, foe }: CardInfo): (Fighter & { readonly stamina?: number }) | null {
  if (card.kind === 'challenge' || card.kind === 'special') return foe;
  return card.kind === 'hero' || card.kind === 'ally' ? fighter : null;
}

export function Stats({ info }: { readonly info: CardInfo }) {
  const { t } = useTranslation('cards');
  const fighter = fighterOf(info);
  const trap = trapOf(info);
  if (trap !== null) return <TrapTests trap={trap} />;
  if (fighter === null) return null;
  return (
    <div className={styles['stats']}>
      {ATTRIBUTES.map((attribute) => {
        const [value, damage] = fighter[attribute];
        return (
          <span
            key={attribute}
            className={styles['stat']}
            data-attribute={attribute}
            role="img"
            aria-label={t(attribute, { value, damage })}
          >
            <Sign name={attribute} />
            <b>{value}</b>
            <i data-none={damage === 0 || undefined}>{damage}</i>
          </span>
        );
      })}
    </div>
  );
}

/** Of a trap, the tests that it asks for. */
function TrapTests({ trap }: { readonly trap: readonly Effect[] }) {
  const { t } = useTranslation('cards');
  const tests = testsIn(trap);
  if (tests.length === 0) return null;
  return (
    <div className={styles['stats']} data-tests={tests.length}>
      {tests.map(({ attribute, skill, target }) => (
        <span
          key={`${attribute} ${skill ?? ''} ${target}`}
          className={styles['stat']}
          data-attribute={attribute}
          role="img"
          aria-label={t('test', {
            what: skill === undefined ? capital(attribute) : `${capital(attribute)} ${skillName(skill)}`,
            target,
          })}
        >
          <Sign name={attribute} />
          <b>{target}</b>
        </span>
      ))}
    </div>
  );
}

/** Hearts and bolts, one each: they can be counted at a glance. More than seven are told by a number. */
export function Vitals({ info }: { readonly info: CardInfo }) {
  const { t } = useTranslation('cards');
  const fighter = fighterOf(info);
  if (trapOf(info) !== null) return <p className={styles['trap']}>{t('trap')}</p>;
  if (fighter === null) return null;
  const { life, stamina = 0 } = fighter;
  return (
    <div className={styles['vitals']} data-vitals="">
      <span role="img" aria-label={t('life', { value: life })}>
        <Row sign="life" count={life} />
      </span>
      {stamina > 0 ? (
        <span role="img" aria-label={t('stamina', { value: stamina })}>
          <Row sign="stamina" count={stamina} />
        </span>
      ) : null}
    </div>
  );
}

function Row({ sign, count }: { readonly sign: 'life' | 'stamina'; readonly count: number }) {
  if (count > 7)
    return (
      <>
        <Sign name={sign} />
        <b>{count}</b>
      </>
    );
  return Array.from({ length: count }, (_, i) => <Sign key={i} name={sign} />);
}

export function Skills({ info }: { readonly info: CardInfo }) {
  const { card } = info;
  if (card.kind !== 'hero') return null;
  const skills = Object.entries(card.skills) as [Skill, number][];
  return (
    <p className={styles['skills']}>
      {skills.map(([skill, bonus]) => (
        <span key={skill}>
          {skillName(skill)} <b>+{bonus}</b>
        </span>
      ))}
    </p>
  );
}
