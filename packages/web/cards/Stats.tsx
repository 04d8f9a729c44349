/** The numbers of whoever fights: Life and Stamina, the three attributes, skills. */
import type { Fighter, Skill } from '@wayrune/engine/effects/vocabulary.ts';
import { skillName } from '@wayrune/engine/effects/words.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { useTranslation } from 'react-i18next';
import { Sign } from '../theme/Sign.tsx';
import styles from './stats.module.css';

const ATTRIBUTES = ['mind', 'body', 'spirit'] as const;

/** What is printed on the front: of an Encounter's foe the text tells. */
function fighterOf({ card, fighter, foe }: CardInfo): (Fighter & { readonly stamina?: number }) | null {
  if (card.kind === 'challenge') return foe;
  return card.kind === 'hero' || card.kind === 'ally' ? fighter : null;
}

export function Stats({ info }: { readonly info: CardInfo }) {
  const { t } = useTranslation('cards');
  const fighter = fighterOf(info);
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

/** Hearts and bolts, one each: they can be counted at a glance. More than seven are told by a number. */
export function Vitals({ info }: { readonly info: CardInfo }) {
  const { t } = useTranslation('cards');
  const fighter = fighterOf(info);
  if (fighter === null) return null;
  const { life, stamina = 0 } = fighter;
  return (
    <div className={styles['vitals']}>
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
