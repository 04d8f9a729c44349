/** A whole number between nothing and a most: stepped, held to repeat, or typed. */
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './Stepper.module.css';

/** In milliseconds: how long a button is held before it repeats, and how quickly it does. */
const HOLD = 400;
const REPEAT = 80;

const KEYS: Readonly<Record<string, (value: number, most: number) => number>> = {
  ArrowUp: (value) => value + 1,
  ArrowDown: (value) => value - 1,
  PageUp: (value) => value + 5,
  PageDown: (value) => value - 5,
  Home: () => 0,
  End: (_, most) => most,
};

interface Props {
  readonly label: string;
  /** What the buttons say. */
  readonly less: string;
  readonly more: string;
  readonly value: number;
  readonly most: number;
  readonly isDisabled?: boolean;
  /** What a press of the button for more chooses, if it is an option of the game. */
  readonly option?: string | undefined;
  readonly onChange: (value: number) => void;
  readonly children?: ReactNode;
}

export function Stepper({
  label,
  less,
  more,
  value,
  most,
  isDisabled = false,
  option,
  onChange,
  children,
}: Props) {
  /** What is shown while it is held or typed; it counts when that is over. */
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? String(value);
  const within = (wanted: number): number => Math.min(most, Math.max(0, Math.trunc(wanted) || 0));
  const settle = (wanted: number): void => {
    setDraft(null);
    if (within(wanted) !== value) onChange(within(wanted));
  };
  const held = useHold(value, (wanted) => setDraft(String(within(wanted))), settle);
  const press = (event: KeyboardEvent): void => {
    const step = KEYS[event.key];
    if (event.key === 'Enter') settle(Number(shown));
    if (step === undefined) return;
    event.preventDefault();
    settle(step(within(Number(shown)), most));
  };
  return (
    <span className={styles.stepper} role="group" aria-label={label}>
      {children}
      <button type="button" aria-label={less} disabled={isDisabled || Number(shown) <= 0} {...held(-1)}>
        <span aria-hidden="true">−</span>
      </button>
      <input
        role="spinbutton"
        inputMode="numeric"
        aria-label={label}
        aria-valuenow={within(Number(shown))}
        aria-valuemin={0}
        aria-valuemax={most}
        value={shown}
        disabled={isDisabled || most === 0}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setDraft(target.value.replace(/\D/g, '').slice(0, 3))}
        onBlur={() => draft !== null && settle(Number(draft))}
        onKeyDown={press}
      />
      <button
        type="button"
        aria-label={more}
        disabled={isDisabled || Number(shown) >= most}
        data-option={option}
        {...held(1)}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}

/** What a button needs to step once when it is pressed, and on and on while it is held. */
function useHold(value: number, show: (value: number) => void, settle: (value: number) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const holding = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const step = (by: number, wait: number): void => {
    holding.current = (holding.current ?? value) + by;
    show(holding.current);
    timer.current = setTimeout(() => step(by, REPEAT), wait);
  };
  const release = (): void => {
    clearTimeout(timer.current);
    if (holding.current !== null) settle(holding.current);
    holding.current = null;
  };
  return (by: number) => ({
    onPointerDown: ({ button }: { button: number }) => {
      if (button === 0) step(by, HOLD);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    // By the keyboard or a screen reader nothing is held.
    onClick: ({ detail }: { detail: number }) => {
      if (detail === 0) settle(value + by);
    },
  });
}
