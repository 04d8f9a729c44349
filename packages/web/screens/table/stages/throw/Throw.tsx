import { firstName, heroName } from '@wayrune/engine/text/names.ts';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SumPlate } from '../../../../dice/SumPlate.tsx';
import { type ThrowTime, Tray } from '../../../../dice/Tray.tsx';
import { useChoosing, useTable, useWorld } from '../../../../play/context.ts';
import { DieButton } from '../../../../play/dice/DieButton.tsx';
import { type DieOption, dieOptions } from '../../../../play/dice/die-options.ts';
import { movedSince, STAMPS, type Thrown } from './throw-model.ts';
import styles from './Throw.module.css';

interface Props {
  /** Null while nothing has been thrown. */
  readonly thrown: Thrown | null;
  /** What would be thrown next, shown as long as `thrown` is null. */
  readonly preview: Preview | null;
  /** Who or what sets the number. */
  readonly against: string;
}

export type Preview = Pick<Thrown, 'parts' | 'target'>;

/** The tray with two dice and the plate with their sum: in fights and in tests. */
export function Throw({ thrown, preview, against }: Props) {
  const { t } = useTranslation('fight');
  const time = useThrowTime(thrown);
  const choosing = useChoosing();
  const world = useWorld();
  const options = useMemo(
    () => (choosing === null ? new Map<number, never>() : dieOptions(world, choosing)),
    [world, choosing],
  );
  const mine = useTable(({ viewer }) => viewer === thrown?.seat);
  const name = useTable(({ world, state }) =>
    thrown === null ? '' : firstName(heroName(world, state, thrown.seat)),
  );
  const { parts, target } = thrown ?? preview ?? NOTHING;
  const { what = null, success = null, dice = null } = thrown ?? {};
  const stamp =
    success === null || what === null || what === 'target'
      ? null
      : { word: t(`stamp.${STAMPS[what][success ? 0 : 1]}`), good: success };
  const wrap = (die: ReactNode, order: 0 | 1): ReactNode => (
    <DieButton options={options.get(order) ?? NO_OPTIONS}>{die}</DieButton>
  );
  return (
    <div className={styles.throw} data-what={what ?? undefined}>
      <Tray dice={dice} stamp={stamp} {...time} wrap={wrap} />
      {(thrown !== null || preview !== null) && (
        <div className={styles.sum}>
          <SumPlate
            dice={dice}
            parts={parts}
            target={target === null ? null : { value: target, name: against }}
            success={success}
            total={what === 'target' ? t('toBeat') : mine ? t('yourRoll') : t('rollOf', { name })}
            {...time}
            key={time.roll}
          />
        </div>
      )}
    </div>
  );
}

const NO_OPTIONS: readonly DieOption[] = [];
const NOTHING: Preview = { parts: [], target: null };

/** The throw shown last: what it showed, and what lay there before it. */
interface Seen {
  readonly id: number;
  readonly dice: Thrown['dice'];
  readonly before: Thrown['dice'] | null;
  readonly isOpen: boolean;
}

/** Dice that have been seen do not roll again when the throw is judged, nor those that a card leaves alone. */
function useThrowTime(thrown: Thrown | null): ThrowTime {
  const seen = useRef<Seen | null>(null);
  const { shown = null, dice = null } = thrown ?? {};
  const isOpen = thrown !== null && thrown.success === null && thrown.what !== 'target';
  const last = seen.current;
  const before = last?.id === shown?.id ? last?.before : last?.isOpen === true ? last.dice : null;
  useEffect(() => {
    if (shown !== null && dice !== null)
      seen.current = { id: shown.id, dice, before: before ?? null, isOpen };
    else if (!isOpen) seen.current = null;
  });
  return { roll: shown?.id ?? null, lasts: shown?.lasts ?? 0, ...movedSince(before ?? null, dice, isOpen) };
}
