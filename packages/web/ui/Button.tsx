import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import styles from '../theme/button.module.css';

export type Look = 'primary' | 'plain' | 'quiet' | 'danger' | 'small' | 'icon' | 'row' | 'chosen';

/** The classes of a button: for links that look like one. */
export const buttonClass = (...looks: readonly Look[]): string =>
  ['button', ...looks].map((look) => styles[look] ?? '').join(' ');

interface Props
  extends Omit<ComponentPropsWithoutRef<'button'>, 'className' | 'style' | 'type' | 'disabled' | 'onClick'> {
  readonly look?: Look | readonly Look[];
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** The browser's own: a decision brings a dozen of them, and react-aria's takes ten times as long to draw. */
export function Button({ look = [], isDisabled = false, onPress, children, ...props }: Props) {
  const looks = typeof look === 'string' ? [look] : look;
  return (
    <button
      {...props}
      type="button"
      className={buttonClass(...looks)}
      disabled={isDisabled}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
