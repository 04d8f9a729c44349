/** What a throw comes to, part by part: 7 + 9 + 3 Body + 4 Lightning Mace = 23 vs 14. */
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { throwStyle, type ThrowTime } from './Tray.tsx';
import styles from './sum-plate.module.css';

export interface Addend {
  readonly name: string;
  readonly amount: number;
  /** Its color; none for a card. */
  readonly tone: 'mind' | 'body' | 'spirit' | 'card';
}

export interface SumPlateProps extends ThrowTime {
  /** Null while they have not been thrown: then it shows what will be added to them. */
  readonly dice: readonly [number, number] | null;
  readonly parts: readonly Addend[];
  /** The number to reach and who sets it; null if nothing has to be reached. */
  readonly target: { readonly value: number; readonly name: string } | null;
  /** Null as long as it is open, or where nothing is to be reached. */
  readonly success: boolean | null;
  /** Under the total. */
  readonly total: string;
}

export function SumPlate({ dice, parts, target, success, total, roll, lasts, from, moved }: SumPlateProps) {
  const { t } = useTranslation('dice');
  const sum = parts.reduce((all, { amount }) => all + amount, 0) + (dice === null ? 0 : dice[0] + dice[1]);
  return (
    <div
      className={styles['plate']}
      style={{ ...throwStyle({ roll, lasts }), '--parts': parts.length + 2 } as CSSProperties}
      data-rolling={roll === null ? undefined : from}
      data-many={parts.length > 3 || undefined}
      data-sum
    >
      {dice === null ? (
        <Term order={0} kind="dice" amount={t('twoDice')} name={t('dice')} />
      ) : (
        dice.map((value, order) => (
          <Fragment key={order}>
            {order > 0 && <Operator order={order}>+</Operator>}
            <Term
              order={order}
              kind={order === 0 ? 'red' : 'blue'}
              amount={value}
              name={t('die')}
              moved={moved[order]}
            />
          </Fragment>
        ))
      )}
      {parts.map(({ name, amount, tone }, i) => (
        <Fragment key={`${name}${i}`}>
          <Operator order={i + 2}>{amount < 0 ? '−' : '+'}</Operator>
          <Term order={i + 2} kind={tone} amount={Math.abs(amount)} name={name} />
        </Fragment>
      ))}
      {dice !== null && (
        <>
          <Operator order={parts.length + 2}>=</Operator>
          <span
            className={`${styles['term'] ?? ''} ${styles['total'] ?? ''}`}
            data-success={success ?? undefined}
            data-total={sum}
          >
            <b>{sum}</b>
            <small>{total}</small>
          </span>
        </>
      )}
      {target !== null && (
        <>
          <Operator quiet>{t('vs')}</Operator>
          <span className={`${styles['term'] ?? ''} ${styles['target'] ?? ''}`}>
            <b>{target.value}</b>
            <small>{target.name}</small>
          </span>
        </>
      )}
    </div>
  );
}

interface OperatorProps {
  /** It comes with the term behind it. */
  readonly order?: number;
  readonly quiet?: boolean;
  readonly children: ReactNode;
}

const Operator = ({ order, quiet = false, children }: OperatorProps) => (
  <span
    className={styles['operator']}
    data-quiet={quiet || undefined}
    style={{ '--order': order } as CSSProperties}
  >
    {children}
  </span>
);

interface TermProps {
  readonly order: number;
  readonly kind: 'dice' | 'red' | 'blue' | Addend['tone'];
  readonly amount: number | string;
  readonly name: string;
  readonly moved?: boolean | undefined;
}

const Term = ({ order, kind, amount, name, moved = false }: TermProps) => (
  <span
    className={styles['term']}
    data-kind={kind}
    data-moved={moved || undefined}
    style={{ '--order': order } as CSSProperties}
  >
    <b>{amount}</b>
    <small>{name}</small>
  </span>
);
