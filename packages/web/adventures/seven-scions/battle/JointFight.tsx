import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { CombatStage } from '../../../screens/table/stages/fight/CombatStage.tsx';
import { phaseNow } from '../../../screens/table/stages/fight/fight-model.ts';
import { type Brought, fightersNow, isLent, lowestNow, scoresNow, type Standing } from './battle-model.ts';
import styles from './battle.module.css';

/** A battle of all Heroes: who is in it over the fight of the one whose move it is. */
export function JointFight() {
  const rules = useRules();
  const combat = combatOf(rules);
  if (combat === null) return null;
  return (
    <div className={styles.battle}>
      <div className={styles.above}>
        {scoresNow(rules) === null ? (
          <Fighters rules={rules} combat={combat} />
        ) : (
          <Scoreboard rules={rules} />
        )}
        <Lowest rules={rules} combat={combat} />
      </div>
      <div className={styles.fight}>
        <CombatStage />
      </div>
    </div>
  );
}

interface Props {
  readonly rules: Game;
  readonly combat: CombatFrame;
}

/** A sign beside the words, so that nothing is told by color alone. */
const SIGNS: Readonly<Record<Standing, string>> = {
  group: '⚔',
  claims: '★',
  claimless: '☆',
  escaped: '↗',
  fallen: '✕',
};

function Fighters({ rules, combat }: Props) {
  const { t } = useTranslation('seven-scions');
  const names = useTable((game) => game.names);
  return (
    <ul className={styles.row} aria-label={t('battle.heroes')}>
      {fightersNow(rules, combat).map(({ seat, standing, acts, left, life }) => (
        <li key={seat} data-standing={standing} data-acts={acts || undefined}>
          <Shield seat={seat} />
          <b>{names[seat]}</b>
          <span className={styles.life}>
            <span aria-hidden="true">
              ♥ {left}/{life}
            </span>
            <span className="visually-hidden">{t('battle.life', { left, all: life })}</span>
          </span>
          <small>
            <span aria-hidden="true">{SIGNS[standing]} </span>
            <span className={styles.words}>{t(`battle.${standing}`)}</span>
          </small>
          {acts && <em>{t('battle.acts')}</em>}
        </li>
      ))}
    </ul>
  );
}

/** The gauntlet: who has beaten how many Stormlords, who faces them now, who is still to come. */
function Scoreboard({ rules }: { rules: Game }) {
  const { t } = useTranslation('seven-scions');
  const names = useTable((game) => game.names);
  const all = findStorm(rules.state)?.lords.length ?? 0;
  return (
    <ol className={styles.row} aria-label={t('battle.board')}>
      {(scoresNow(rules) ?? []).map(({ seat, at, beaten, wounds }) => (
        <li key={seat} data-acts={at === 'facing' || undefined} data-at={at}>
          <Shield seat={seat} />
          <b>{names[seat]}</b>
          <span>
            {at === 'waits' ? t('battle.waits') : t('lords.score', { beaten, all })}
            {at === 'done' && beaten < all && <small> · {t('lords.wounds', { count: wounds })}</small>}
          </span>
          {at === 'facing' && <em>{t('battle.facing')}</em>}
        </li>
      ))}
    </ol>
  );
}

/** The cooperative finale: the lowest values of the group, whose they are, and which Scions stand in. */
function Lowest({ rules, combat }: Props) {
  const { t } = useTranslation('seven-scions');
  const lowest = lowestNow(rules, combat);
  const now = phaseNow(rules);
  if (lowest === null) return null;
  const standing = heroesIn(combat).length;
  return (
    <ul className={styles.lowest} aria-label={t('battle.lowest')} data-phase={now ?? undefined}>
      <li className={styles.caption} aria-hidden="true">
        {t('battle.caption')}
      </li>
      {lowest.map(({ phase, value, damage }) => (
        <li key={phase} data-now={phase === now || undefined}>
          <b>{t('battle.value', { phase: t(`battle.phase.${phase}`), value: value.amount })}</b>{' '}
          <Owners rules={rules} brought={value} of={standing} what={phase === now ? 'value' : null} />
          <b>{t('battle.damage', { damage: damage.amount })}</b>{' '}
          <Owners rules={rules} brought={damage} of={standing} what={phase === now ? 'damage' : null} />
        </li>
      ))}
    </ul>
  );
}

interface OwnersProps {
  readonly rules: Game;
  readonly brought: Brought;
  /** How many Heroes stand. */
  readonly of: number;
  /** What Scions lend in the phase that is played. */
  readonly what: 'value' | 'damage' | null;
}

function Owners({ rules, brought, of, what }: OwnersProps) {
  const { t } = useTranslation('seven-scions');
  const names = useTable((game) => game.names);
  const isLentTo = (seat: number): boolean => what !== null && isLent(rules, seat, what);
  if (brought.seats.length === of && of > 1 && !brought.seats.some(isLentTo))
    return <span className={styles.owners}>{t('battle.everyone')}</span>;
  return (
    <span className={styles.owners}>
      {brought.seats.map((seat) => {
        const name = names[seat] ?? '';
        return (
          <span key={seat}>
            <Shield seat={seat} /> <span>{isLentTo(seat) ? t('battle.lent', { name }) : name}</span>
          </span>
        );
      })}
    </span>
  );
}
