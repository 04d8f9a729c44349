import type { ReactNode } from 'react';
import { useSessionHere } from '../../../../play/context.ts';
import { Gold } from '../../../../play/Gold.tsx';
import styles from './Market.module.css';

interface Props {
  readonly option: string;
  readonly price: number;
  readonly isOffered: boolean;
  /** The red one: for what one probably came for. */
  readonly isMain?: boolean;
  /** In full, for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A tag on a string, with what a press does and what it costs or brings. */
export function PriceTag({ option, price, isOffered, isMain = false, label, children }: Props) {
  const session = useSessionHere();
  return (
    <button
      type="button"
      className={styles.tag}
      data-main={isMain || undefined}
      data-option={option}
      disabled={!isOffered}
      onClick={() => session.choose(option)}
    >
      <span className="visually-hidden">{label}</span>
      <span className={styles.short} aria-hidden="true">
        {children} <Gold amount={price} />
      </span>
    </button>
  );
}
