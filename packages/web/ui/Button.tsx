import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps } from 'react-aria-components';
import styles from '../theme/button.module.css';

export type Look = 'primary' | 'quiet' | 'danger' | 'small' | 'icon' | 'row' | 'chosen';

/** The classes of a button: for links that look like one. */
export const buttonClass = (...looks: readonly Look[]): string =>
  ['button', ...looks].map((look) => styles[look] ?? '').join(' ');

interface Props extends Omit<ButtonProps, 'className' | 'style' | 'children'> {
  readonly look?: Look | readonly Look[];
  readonly children: ReactNode;
}

export function Button({ look = [], children, ...props }: Props) {
  const looks = typeof look === 'string' ? [look] : look;
  return (
    <AriaButton {...props} className={buttonClass(...looks)}>
      {children}
    </AriaButton>
  );
}
