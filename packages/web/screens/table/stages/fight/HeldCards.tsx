import { type Phase, PHASES } from '@wayrune/engine/effects/vocabulary.ts';
import { signed } from '@wayrune/engine/effects/words.ts';
import { type CombatFrame, PHASE_ATTRIBUTE } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { hasAttacked } from '@wayrune/engine/rules/combat/fighters.ts';
import { lifeOf } from '@wayrune/engine/rules/cards/values.ts';
import { type Game, playerAt } from '@wayrune/engine/rules/world/game.ts';
import type { Held } from '@wayrune/engine/rules/world/state.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { heldName } from '@wayrune/engine/text/names.ts';
import { Fragment, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Peek } from '../../../../cards/Peek.tsx';
import { Medallion } from '../../../../cards/Picture.tsx';
import { toneOf } from '../../../../cards/tone.ts';
import { useChoosing, useParts } from '../../../../play/context.ts';
import { useHurt } from '../../../../play/flash.ts';
import { look, useLook } from '../../../../play/look.ts';
import { cardOf, wordOf } from '../../../../play/options.ts';
import { Sign } from '../../../../theme/Sign.tsx';
import { type Bonus, bonusesOf } from './bonuses.ts';
import { phaseNow } from './fight-model.ts';
import { Hearts } from './Hearts.tsx';
import styles from './HeldCards.module.css';

interface Props {
  readonly rules: Game;
  readonly combat: CombatFrame;
  readonly seat: number;
}

/** Items, Allies and kept cards: those that can be used now are lit, those that are used up are pale. */
export function HeldCards({ rules, combat, seat }: Props) {
  const { items, allies, kept } = playerAt(rules, seat);
  const parts = useParts();
  const all = stacked([...items, ...allies, ...kept], ({ card }) => {
    const info = infoOf(rules.world, card);
    return parts.some((part) => part.showsCard?.(info) === true) ? info.card.id : card;
  });
  const bonuses = useMemo(() => bonusesOf(rules, seat), [rules, seat]);
  if (all.length === 0) return null;
  return (
    <ul className={styles.held} data-many={all.length > 9 ? 'very' : all.length > 6 ? '' : undefined}>
      {all.map(({ held, count }) => (
        <li key={held.card}>
          <HeldCard
            count={count}
            rules={rules}
            seat={seat}
            held={held}
            bonuses={bonuses.get(held.card) ?? NO_BONUSES}
            attacked={hasAttacked(combat, seat, held.card)}
          />
        </li>
      ))}
    </ul>
  );
}

/** Tokens that are all alike lie on one pile. */
function stacked(all: readonly Held[], kind: (held: Held) => string): { held: Held; count: number }[] {
  const piles = Map.groupBy(all, kind);
  return [...piles.values()].flatMap(([held, ...more]) =>
    held === undefined ? [] : [{ held, count: more.length + 1 }],
  );
}

const NO_BONUSES: readonly Bonus[] = [];

/** On a card as small as that. */
const MOST_HEARTS = 4;

interface HeldProps {
  readonly rules: Game;
  readonly seat: number;
  readonly held: Held;
  readonly count: number;
  readonly bonuses: readonly Bonus[];
  readonly attacked: boolean;
}

function HeldCard({ rules, seat, held, count, bonuses, attacked }: HeldProps) {
  const { t } = useTranslation(['fight', 'table']);
  const { world } = rules;
  const info = infoOf(world, held.card);
  const hurt = useHurt(seat, held.card);
  const usable = useChoosing()?.decision?.options.some(
    (option) => wordOf(option) === 'use' && cardOf(world, option) === held.card,
  );
  const pointed = useLook((now) => now.option !== null && cardOf(world, now.option) === held.card);
  const isAlly = info.holding === 'ally';
  return (
    <Peek info={info} {...held}>
      <button
        type="button"
        className={styles.card}
        onClick={() => look({ card: held.card })}
        data-card={held.card}
        data-tint={toneOf(info).tint}
        data-usable={usable || undefined}
        data-pointed={pointed || undefined}
        data-used={held.used || attacked || undefined}
        data-hurt={hurt > 0 || undefined}
      >
        <span className={styles.picture}>
          <Medallion info={info} />
        </span>
        <b>
          {heldName(world, held.card)}
          {count > 1 && ` ×${count}`}
        </b>
        {bonuses.length > 0 && <BonusTag bonuses={bonuses} now={phaseNow(rules)} />}
        {isAlly && (
          <span className={styles.tag}>
            <Hearts
              full={lifeOf(rules, seat, held.card)}
              taken={held.wounds}
              breaking={hurt}
              most={MOST_HEARTS}
            />
          </span>
        )}
        {usable === true && <span className="visually-hidden">{t('table:usable')}</span>}
        {attacked && <span className="visually-hidden">{t('attacked')}</span>}
      </button>
    </Peek>
  );
}

/** "melee +4": in words where one phase gains and there is room, by signs elsewhere. What counts in this phase stands out. */
function BonusTag({ bonuses, now }: { bonuses: readonly Bonus[]; now: Phase | null }) {
  const { t } = useTranslation('fight');
  return (
    <span
      className={styles.tag}
      data-now={bonuses.some(({ phases }) => now !== null && phases.includes(now)) || undefined}
    >
      {bonuses.map(({ amount, phases }) => (
        <span key={amount} className={styles.bonus} data-few={phases.length === 1 || undefined}>
          {phases.length < PHASES.length &&
            phases.map((phase) => (
              <Fragment key={phase}>
                <span className={styles.word}>{t(`bonus.${phase}`)} </span>
                <Sign name={PHASE_ATTRIBUTE[phase]} />
              </Fragment>
            ))}
          {signed(amount)}
        </span>
      ))}
    </span>
  );
}
