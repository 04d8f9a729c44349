import { EXPERIENCE, type ExperienceKind } from '@wayrune/engine/effects/vocabulary.ts';
import { playerAt } from '@wayrune/engine/rules/world/game.ts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Shield } from '../../../../map/Shield.tsx';
import { useChoosing, useRules, useSessionHere, useTable } from '../../../../play/context.ts';
import { useSuggestedOption } from '../../../../play/Hint.tsx';
import { Face } from '../../hero/Face.tsx';
import { levelOf } from '../../hero/hero-level.ts';
import { Rays } from '../moments/ornaments.tsx';
import { UpgradeCard } from './UpgradeCard.tsx';
import { kindsOf, optionFor, upgradeOf } from './upgrades.ts';
import styles from './LevelUp.module.css';

/** A Hero rises: a card for each upgrade with what it would change. Where they come in pairs, two are pressed. */
export function LevelUpStage() {
  const { t } = useTranslation('moments');
  const rules = useRules();
  const session = useSessionHere();
  const { seat = rules.state.active, options = [] } = useChoosing()?.decision ?? {};
  const offered = options.filter((option) => option.startsWith('learn:'));
  const suggested = useSuggestedOption();
  const [chosen, setChosen] = useState<ExperienceKind | null>(null);
  const pairs = offered.some((option) => kindsOf(option).length > 1);
  const first = pairs && offered.some((option) => kindsOf(option).includes(chosen ?? 'life')) ? chosen : null;
  const upgrades = useMemo(() => EXPERIENCE.map((kind) => upgradeOf(rules, seat, kind)), [rules, seat]);
  const isOffered = (kind: ExperienceKind): boolean =>
    offered.some((option) => kindsOf(option).includes(kind));
  const press = (kind: ExperienceKind, option: string | undefined): void => {
    if (option !== undefined) session.choose(option);
    else setChosen(first === kind ? null : kind);
  };
  return (
    <div className={styles.stage}>
      <Rays />
      <Heading
        seat={seat}
        gain={pairs ? 2 : 1}
        said={t(pairs ? 'levelUp.pair' : 'levelUp.one', useName(seat))}
      />
      <ul className={styles.cards}>
        {upgrades.map((upgrade, i) => {
          const { kind } = upgrade;
          const option = optionFor(offered, first === null || first === kind ? [kind] : [first, kind]);
          return (
            <li key={kind}>
              <UpgradeCard
                upgrade={upgrade}
                place={i}
                option={option}
                isOffered={isOffered(kind)}
                isChosen={first === kind}
                isSuggested={suggested !== null && kindsOf(suggested).includes(kind)}
                onPress={() => press(kind, option)}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const useName = (seat: number): { readonly name: string } => ({
  name: useTable((game) => game.names[seat] ?? ''),
});

/** The Hero between the level they had and the one they will have. */
function Heading({ seat, gain, said }: { seat: number; gain: number; said: string }) {
  const { t } = useTranslation('moments');
  const player = playerAt(useRules(), seat);
  const level = levelOf(player);
  return (
    <header className={styles.heading}>
      <p className={styles.level}>
        {t('levelUp.level')} <b>{level}</b>
      </p>
      <span className={styles.medal} data-seat={seat}>
        <span className={styles.face}>
          <Face hero={player.hero} />
        </span>
        <Shield seat={seat} />
      </span>
      <p className={styles.level} data-next="">
        {t('levelUp.level')} <b>{level + gain}</b>
      </p>
      <div className={styles.title}>
        <p className={styles.headline}>{t('levelUp.title')}</p>
        <p className={styles.said}>{said}</p>
      </div>
    </header>
  );
}
