import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { capital, signed } from '@wayrune/engine/effects/words.ts';
import {
  type CombatFrame,
  combatOf,
  ESCAPE_DAMAGE,
  PHASE_ATTRIBUTE,
  type PhaseFrame,
} from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, defending, hasAttacked, isDuel, isSkipped } from '@wayrune/engine/rules/combat/fighters.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import {
  attribute,
  enemyDamage,
  foeLife,
  lifeOf,
  rollBonus,
  staminaOf,
} from '@wayrune/engine/rules/cards/values.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { chanceOf } from '@wayrune/engine/rules/combat/two-dice.ts';
import { attackOf, fightersOf, heroRoll, hurdleIn } from '@wayrune/engine/table/fight.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { fighterName, foeName, heroName } from '@wayrune/engine/text/names.ts';
import { rollParts } from '@wayrune/engine/text/parts.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../cards/Card.tsx';
import { CardText } from '../../../cards/CardText.tsx';
import { Peek } from '../../../cards/Peek.tsx';
import { Medallion } from '../../../cards/Picture.tsx';
import panel from '../../../theme/panel.module.css';
import { Chance } from '../../../play/Chance.tsx';
import { useRules, useWorld } from '../../../play/context.ts';
import { look } from '../../../play/look.ts';
import { Breakdown } from '../../../play/Breakdown.tsx';
import { Pips } from '../../../play/Pips.tsx';
import { Shield } from '../../../map/Shield.tsx';
import { useFlash } from '../../../play/flash.ts';
import { useNarrow } from '../../../ui/narrow.ts';
import styles from './CombatStage.module.css';

/** A fight: foe and party face to face, the phases between them. */
export function CombatStage() {
  const rules = useRules();
  const combat = combatOf(rules);
  if (combat === null) return null;
  return (
    <div className={styles.combat} data-duel={isDuel(combat) || undefined}>
      <Heading rules={rules} combat={combat} />
      {isDuel(combat) ? (
        <Rival rules={rules} seat={defending(combat)} />
      ) : (
        <Foe rules={rules} combat={combat} />
      )}
      <Phases rules={rules} combat={combat} />
      <Party rules={rules} combat={combat} />
      {!isDuel(combat) && <Says card={combat.card} />}
    </div>
  );
}

interface Fight {
  readonly rules: Game;
  readonly combat: CombatFrame;
}

const phaseNow = ({ state }: Game): Phase | null =>
  (state.frames.findLast(({ proc }) => proc === 'phase') as PhaseFrame | undefined)?.phase ?? null;

function Heading({ rules, combat }: Fight) {
  const { t } = useTranslation('table');
  const { world, state } = rules;
  const against = isDuel(combat) ? heroName(world, state, defending(combat)) : foeName(world, combat.card);
  return (
    <h2 className={`${panel.title ?? ''} ${styles.heading ?? ''}`}>
      {t('fight', { name: heroName(world, state, acting(combat)), against })}
      <small>{combat.round === 0 ? t('beforeCombat') : t('combatRound', { round: combat.round })}</small>
    </h2>
  );
}

function Foe({ rules, combat }: Fight) {
  const { t } = useTranslation('table');
  const hurt = useFlash((event) => (event.type === 'foe-wounded' ? event.amount : null));
  return (
    <div className={`${styles.foe ?? ''} ${hurt === null ? '' : (styles.hurt ?? '')}`}>
      <div className={styles.vitals}>
        <Pips of="life" full={foeLife(rules, combat)} taken={combat.foeWounds} label={t('life')} />
        {hurt !== null && <span className={styles.blow}>−{hurt}</span>}
      </div>
      <FoeCard card={combat.card} small={useNarrow()} />
    </div>
  );
}

/** The card of the one who is fought; a press shows it large. */
function FoeCard({ card, small }: { card: string; small: boolean }) {
  const info = infoOf(useWorld(), card);
  return (
    <Peek info={info}>
      <button type="button" className={styles.card} onClick={() => look({ card })}>
        <Card info={info} size={small ? 'small' : 'full'} />
      </button>
    </Peek>
  );
}

/** So many letters are set smaller. */
const LONG = 260;

/** What the enemy's card says: below the phases there is room for all of it. */
function Says({ card }: { card: string }) {
  const lines = rulesLines(infoOf(useWorld(), card));
  if (lines.length === 0) return null;
  return (
    <div className={styles.says} data-long={lines.join('').length > LONG || undefined}>
      <CardText lines={lines} />
    </div>
  );
}

function Rival({ rules, seat }: { rules: Game; seat: number }) {
  return (
    <>
      <div className={styles.foe}>
        <FoeCard card={playerAt(rules, seat).hero} small />
      </div>
      <div className={styles.rival}>
        <Fighter rules={rules} seat={seat} who="hero" phase={phaseNow(rules)} attacked={false} />
      </div>
    </>
  );
}

/** What each phase asks and threatens, the present one standing out. */
function Phases({ rules, combat }: Fight) {
  const { t } = useTranslation('table');
  const now = phaseNow(rules);
  const escaping = now === null && combat.round > 0;
  return (
    <ol className={styles.phases}>
      {!isDuel(combat) && (
        <li className={escaping ? styles.now : ''} aria-current={escaping ? 'step' : undefined}>
          <b>{t('escape')}</b>
          <Needed rules={rules} combat={combat} phase={null} />
          <span className={styles.threat}>{t('deals', { damage: ESCAPE_DAMAGE })}</span>
        </li>
      )}
      {PHASES.map((phase) => (
        <li
          key={phase}
          className={[phase === now && styles.now, isSkipped(combat, acting(combat), phase) && styles.skipped]
            .filter(Boolean)
            .join(' ')}
          data-phase={phase}
          aria-current={phase === now ? 'step' : undefined}
        >
          <b>{capital(phase)}</b>
          <Needed rules={rules} combat={combat} phase={phase} />
          <span className={styles.threat}>
            {t('deals', {
              damage: enemyDamage(rules, combat, phase, heroRoll(acting(combat), phase)),
            })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function Needed({ rules, combat, phase }: Fight & { phase: Phase | null }) {
  const { t } = useTranslation('table');
  const roll = heroRoll(acting(combat), phase);
  const bonus = rollBonus(rules, roll);
  if (isDuel(combat))
    return (
      <>
        <span className={styles.needed}>
          {t('theirValue', {
            value: attribute(rules, defending(combat), 'hero', PHASE_ATTRIBUTE[phase ?? 'ranged']),
          })}
        </span>
        <Breakdown parts={rollParts(rules, roll)} title={t('bonus')}>
          <span className={styles.bonus}>{t('yourValue', { value: signed(bonus) })}</span>
        </Breakdown>
      </>
    );
  const { target } = hurdleIn(rules, combat, phase);
  return (
    <>
      <span className={styles.needed}>{t('toReach', { target })}</span>
      <Breakdown parts={rollParts(rules, roll)} title={t('bonus')}>
        <span className={styles.bonus}>
          {signed(bonus)} <Chance value={chanceOf(bonus, target)} />
        </span>
      </Breakdown>
    </>
  );
}

function Party({ rules, combat }: Fight) {
  const seat = acting(combat);
  const phase = phaseNow(rules);
  return (
    <ul className={styles.party}>
      {fightersOf(rules, seat).map((who) => (
        <li key={who}>
          <Fighter
            rules={rules}
            seat={seat}
            who={who}
            phase={phase}
            attacked={hasAttacked(combat, seat, who)}
          />
        </li>
      ))}
    </ul>
  );
}

interface FighterProps {
  readonly rules: Game;
  readonly seat: number;
  readonly who: string;
  readonly phase: Phase | null;
  readonly attacked: boolean;
}

function Fighter({ rules, seat, who, phase, attacked }: FighterProps) {
  const { t } = useTranslation('table');
  const player = playerAt(rules, seat);
  const held = player.allies.find(({ card }) => card === who);
  const { wounds, exhaustion } = held ?? player;
  const hurt = useFlash((event) =>
    event.type === 'wounded' && event.seat === seat && event.who === who ? event.amount : null,
  );
  const stamina = staminaOf(rules, seat, who);
  return (
    <div className={`${styles.fighter ?? ''} ${hurt === null ? '' : (styles.hurt ?? '')}`}>
      <span className={styles.medal}>
        <Medallion info={infoOf(rules.world, who === 'hero' ? player.hero : who)} />
      </span>
      <span className={styles.fighterName}>
        {who === 'hero' && <Shield seat={seat} />}
        {fighterName(rules.world, rules.state, seat, who)}
        {attacked && <small>{t('attacked')}</small>}
      </span>
      <span className={styles.vitals}>
        <Pips of="life" full={lifeOf(rules, seat, who)} taken={wounds} label={t('life')} />
        {stamina > 0 && <Pips of="stamina" full={stamina} taken={exhaustion} label={t('stamina')} />}
        {hurt !== null && <span className={styles.blow}>−{hurt}</span>}
      </span>
      <span className={styles.values}>
        {PHASES.map((one) => {
          const { roll, bonus, damage } = attackOf(rules, seat, who, one);
          return (
            <Breakdown key={one} parts={rollParts(rules, roll)} title={capital(one)}>
              <span
                className={`${styles.value ?? ''} ${one === phase ? (styles.now ?? '') : ''}`}
                data-phase={one}
              >
                <span>{capital(PHASE_ATTRIBUTE[one])}</span>
                <b>{signed(bonus)}</b>
                <span>{t('damageShort', { damage })}</span>
              </span>
            </Breakdown>
          );
        })}
      </span>
    </div>
  );
}
