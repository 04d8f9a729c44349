import { signed } from '@wayrune/engine/effects/words.ts';
import type { NamedPart } from '@wayrune/engine/text/parts.ts';
import type { ReactNode } from 'react';
import { Button, Tooltip, TooltipTrigger } from 'react-aria-components';
import field from '../theme/field.module.css';
import styles from './Breakdown.module.css';

/** A number that says where it comes from when one points at it. */
export function Breakdown({
  parts,
  title,
  children,
}: {
  parts: readonly NamedPart[];
  title: string;
  children: ReactNode;
}) {
  return (
    <TooltipTrigger delay={250} closeDelay={80}>
      <Button className={styles.plain ?? ''}>{children}</Button>
      <Tooltip className={`${field.tip ?? ''} ${styles.tip ?? ''}`} offset={6}>
        <BreakdownTable parts={parts} title={title} />
      </Tooltip>
    </TooltipTrigger>
  );
}

export function BreakdownTable({ parts, title }: { parts: readonly NamedPart[]; title: string }) {
  const total = parts.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className={styles.parts}>
      <tbody>
        {parts.map(({ name, amount }, i) => (
          <tr key={`${name}${i}`}>
            <th scope="row">{name}</th>
            <td>{i === 0 ? amount : signed(amount)}</td>
          </tr>
        ))}
      </tbody>
      {parts.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{title}</th>
            <td>{total}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
