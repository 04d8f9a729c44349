import { signed } from '@wayrune/engine/effects/words.ts';
import type { NamedPart } from '@wayrune/engine/text/parts.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Button, Dialog, Popover, Tooltip, TooltipTrigger } from 'react-aria-components';
import field from '../theme/field.module.css';
import styles from './Breakdown.module.css';

interface Props {
  readonly parts: readonly NamedPart[];
  readonly title: string;
  readonly children: ReactNode;
}

/** A number that says where it comes from: while one points at it, and as long as one likes after a press or a touch. */
export function Breakdown({ parts, title, children }: Props) {
  const number = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState(false);
  const table = <BreakdownTable parts={parts} title={title} />;
  return (
    <>
      <TooltipTrigger delay={250} closeDelay={80} isDisabled={pressed}>
        <Button ref={number} className={styles.plain ?? ''} onPress={() => setPressed(true)}>
          {children}
        </Button>
        <Tooltip className={`${field.tip ?? ''} ${styles.tip ?? ''}`} offset={6}>
          {table}
        </Tooltip>
      </TooltipTrigger>
      <Popover
        triggerRef={number}
        isOpen={pressed}
        onOpenChange={setPressed}
        placement="top"
        className={styles.tip ?? ''}
      >
        <Dialog className={`${field.tip ?? ''} ${styles.pinned ?? ''}`} aria-label={title}>
          {table}
        </Dialog>
      </Popover>
    </>
  );
}

function BreakdownTable({ parts, title }: { parts: readonly NamedPart[]; title: string }) {
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
