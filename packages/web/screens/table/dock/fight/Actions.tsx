import { capital } from '@wayrune/engine/effects/words.ts';
import { playerAt, type Game } from '@wayrune/engine/rules/world/game.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { fighterName, firstName } from '@wayrune/engine/text/names.ts';
import { rollParts } from '@wayrune/engine/text/parts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Medallion } from '../../../../cards/Picture.tsx';
import { useSessionHere, useTable } from '../../../../play/context.ts';
import { look } from '../../../../play/look.ts';
import type { Choice } from '../../../../play/options.ts';
import type { Action } from './fight-actions.ts';
import { ActionSign } from './ActionSign.tsx';
import { Percent } from './Percent.tsx';
import styles from './Actions.module.css';

interface Props {
  readonly rules: Game;
  readonly seat: number;
  readonly actions: readonly Action[];
  /** To stay, where that is a step of its own. */
  readonly stay: Choice | null;
}

/** Attack with each, defend, run: what cannot be done now is dashed, and says when it can. */
export function Actions({ rules, seat, actions, stay }: Props) {
  const best = bestOf(actions);
  return (
    <div className={styles.acts} data-many={actions.length > 4 || undefined}>
      {stay !== null && <Stay choice={stay} />}
      {actions.map((action, i) => (
        <ActionButton
          key={action.id}
          rules={rules}
          seat={seat}
          action={action}
          number={i + 1}
          isBest={stay === null && action.id === best}
          isShort={actions.length > 3}
        />
      ))}
      {stay === null && <FightItOut canPress={best !== undefined} />}
    </div>
  );
}

/** The rest of the fight by the best odds; pressed again, it stops. */
function FightItOut({ canPress }: { canPress: boolean }) {
  const { t } = useTranslation('fight');
  const session = useSessionHere();
  const isOn = useTable((game) => game.fightingOut === 'on');
  return (
    <button
      type="button"
      className={styles.act}
      data-kind="out"
      data-later={(!canPress && !isOn) || undefined}
      disabled={!canPress && !isOn}
      aria-pressed={isOn}
      onClick={session.fightItOut}
      data-key="f"
    >
      <ActionSign name="on" />
      <b>{t(isOn ? 'stop' : 'fightItOut')}</b>
    </button>
  );
}

/** The red one, which one probably wants: the likeliest attack, or what else can be done. */
function bestOf(actions: readonly Action[]): string | undefined {
  const open = actions.filter(({ choices }) => choices.length > 0);
  const attacks = open.filter(({ kind }) => kind === 'attack');
  return attacks.toSorted((a, b) => (b.chance ?? 0) - (a.chance ?? 0))[0]?.id ?? open[0]?.id;
}

function Stay({ choice: { id } }: { choice: Choice }) {
  const { t } = useTranslation('fight');
  const session = useSessionHere();
  return (
    <button
      type="button"
      className={styles.act}
      data-kind="stay"
      data-best
      data-option={id}
      onClick={() => session.choose(id)}
    >
      <ActionSign name="attack" />
      <span className={styles.what}>
        <b>{t('stay')}</b>
        <small>{t('stayMore')}</small>
      </span>
    </button>
  );
}

interface ActionProps {
  readonly rules: Game;
  readonly seat: number;
  readonly action: Action;
  readonly number: number;
  readonly isBest: boolean;
  /** There is little room for words. */
  readonly isShort: boolean;
}

function ActionButton({ rules, seat, action, number, isBest, isShort }: ActionProps) {
  const { t } = useTranslation('fight');
  const session = useSessionHere();
  const { id, kind, who, choices, bar, chance } = action;
  const [first] = choices;
  const name = fighterName(rules.world, rules.state, seat, who);
  return (
    <button
      type="button"
      className={styles.act}
      data-kind={kind}
      data-later={bar !== null || undefined}
      data-best={isBest || undefined}
      disabled={first === undefined}
      onClick={() => session.chooseAll(choices)}
      onPointerEnter={() => look({ option: id })}
      onPointerLeave={() => look({ option: null })}
      onFocus={() => look({ option: id })}
      onBlur={() => look({ option: null })}
      {...(first === undefined ? {} : { 'data-option': first, 'data-then': choices.at(-1) })}
      {...(first === undefined || number > 9 ? {} : { 'data-key': String(number) })}
    >
      {kind === 'attack' ? (
        <Face rules={rules} seat={seat} who={who} wounds={action.wounds} />
      ) : (
        <ActionSign name={kind} />
      )}
      <span className={styles.what}>
        <b>
          {kind === 'attack' && <span className={styles.verb}>{t('attackWith')} </span>}
          {kind === 'attack' ? calledName(name, who) : t(kind)}
        </b>
        <small>
          {bar === null ? <Detail rules={rules} action={action} isShort={isShort} /> : t(`bar.${bar}`)}
        </small>
      </span>
      {chance !== null && <Percent value={chance} />}
    </button>
  );
}

/** Heroes are called by their first name, Allies as they are. */
const calledName = (name: string, who: string): string =>
  who === 'hero' ? firstName(name) : (name.split(',', 1)[0] ?? name).replace(/^The /, '');

/** "Body 3 + 4, needs 7", "or 2 wounds". */
function Detail({ rules, action, isShort }: Pick<ActionProps, 'rules' | 'action' | 'isShort'>): ReactNode {
  const { kind, roll, target, bonus, wounds } = action;
  const { t } = useTranslation('fight');
  if (kind !== 'attack') return wounds === 0 ? t('noHarm') : t('orWounds', { count: wounds });
  if (isShort && target !== null) return t('needsShort', { need: target - bonus });
  const sum = rollParts(rules, roll)
    .map(({ amount }, i) => (i === 0 ? amount : amount < 0 ? `− ${-amount}` : `+ ${amount}`))
    .join(' ');
  const added = `${capital(roll.attribute)} ${sum}`;
  if (target === null) return added;
  return (
    <>
      <span className={styles.added}>{added}, </span>
      {t('needsShort', { need: target - bonus })}
    </>
  );
}

interface FaceProps {
  readonly rules: Game;
  readonly seat: number;
  readonly who: string;
  readonly wounds: number;
}

/** Who attacks, and how much it hurts. */
function Face({ rules, seat, who, wounds }: FaceProps) {
  const { t } = useTranslation('fight');
  return (
    <span className={styles.face} data-seat={seat}>
      <span className={styles.ring}>
        <Medallion info={infoOf(rules.world, who === 'hero' ? playerAt(rules, seat).hero : who)} />
      </span>
      <span className={styles.harm} role="img" aria-label={t('wounds', { count: wounds })}>
        {wounds}
      </span>
    </span>
  );
}
