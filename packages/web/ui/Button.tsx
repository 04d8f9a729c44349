import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';
import styles from '../theme/button.module.css';

type Look = 'plain' | 'primary' | 'quiet' | 'danger';

export function Button({
  look = 'plain',
  children,
  ...props
}: Omit<ButtonProps, 'className' | 'style' | 'children'> & { look?: Look; children: ReactNode }) {
  return (
    <AriaButton {...props} className={`${styles['button'] ?? ''} ${styles[look] ?? ''}`}>
      {children}
    </AriaButton>
  );
}
