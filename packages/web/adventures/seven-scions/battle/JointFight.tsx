import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { heroesIn } from '@wayrune/engine/rules/combat/fighters.ts';
import { isGroup } from '@wayrune/engine/rules/combat/joint.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import { firstName } from '@wayrune/engine/text/names.ts';
import { useTranslation } from 'react-i18next';
import { Shield } from '../../../map/Shield.tsx';
import { useRules, useTable } from '../../../play/context.ts';
import { isSmall, useForm } from '../../../screens/table/frame/form.ts';
import { SeatFace } from '../../../screens/table/hero/SeatFace.tsx';
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
      <div className={styles.above} data-group={isGroup(rules, combat) || undefined}>
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
const SIGNS: Readonly<Record<Exclude<Standing, 'group'>, string>> = {
  claims: '★',
  claimless: '☆',
  escaped: '↗',
  fallen: '✕',
};

/** In rem. */
const FACE = 1.625;
/** On a phone more of them are known by their faces alone. */
const FEW = 4;

/** Heroes by name; on a phone by their first. */
function useNames(): (seat: number) => string {
  const names = useTable((game) => game.names);
  const small = isSmall(useForm());
  return (seat) => (small ? firstName(names[seat] ?? '') : (names[seat] ?? ''));
}

function Fighters({ rules, combat }: Props) {
  const { t } = useTranslation('seven-scions');
  const nameOf = useNames();
  const fighters = fightersNow(rules, combat);
  return (
    <ul className={styles.row} data-many={fighters.length > FEW || undefined} aria-label={t('battle.heroes')}>
      {fighters.map(({ seat, standing, acts, left, life }) => (
        <li key={seat} data-standing={standing} data-acts={acts || undefined}>
          <SeatFace seat={seat} size={FACE} />
          <b>{nameOf(seat)}</b>
          {standing !== 'fallen' && (
            <span className={styles.life}>
              <span aria-hidden="true">
                ♥ {left}/{life}
              </span>
              <span className="visually-hidden">{t('battle.life', { left, all: life })}</span>
            </span>
          )}
          {standing !== 'group' && (
            <small>
              <span aria-hidden="true">{SIGNS[standing]} </span>
              <span className={styles.words}>{t(`battle.${standing}`)}</span>
            </small>
          )}
          {acts && <em>{t('battle.acts')}</em>}
        </li>
      ))}
    </ul>
  );
}

/** The gauntlet: who has beaten how many Stormlords, who faces them now, who is still to come. */
function Scoreboard({ rules }: { rules: Game }) {
  const { t } = useTranslation('seven-scions');
  const nameOf = useNames();
  const small = isSmall(useForm());
  const all = findStorm(rules.state)?.lords.length ?? 0;
  const scores = scoresNow(rules) ?? [];
  return (
    <ol className={styles.row} data-many={scores.length > FEW || undefined} aria-label={t('battle.board')}>
      {scores.map(({ seat, at, beaten, wounds }) => (
        <li key={seat} data-acts={at === 'facing' || undefined} data-at={at}>
          <SeatFace seat={seat} size={FACE} />
          <b>{nameOf(seat)}</b>
          {at === 'waits' ? (
            <span className={styles.words}>{t('battle.waits')}</span>
          ) : (
            <span>
              {t(small ? 'lords.scoreShort' : 'lords.score', { beaten, all })}
              {at === 'done' && beaten < all && (
                <small> · {t(small ? 'lords.woundsShort' : 'lords.wounds', { count: wounds })}</small>
              )}
            </span>
          )}
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
  const nameOf = useNames();
  const isLentTo = (seat: number): boolean => what !== null && isLent(rules, seat, what);
  if (brought.seats.length === of && of > 1 && !brought.seats.some(isLentTo))
    return <span className={styles.owners}>{t('battle.everyone')}</span>;
  return (
    <span className={styles.owners}>
      {brought.seats.map((seat) => {
        const name = nameOf(seat);
        return (
          <span key={seat}>
            <Shield seat={seat} /> <span>{isLentTo(seat) ? t('battle.lent', { name }) : name}</span>
          </span>
        );
      })}
    </span>
  );
}
