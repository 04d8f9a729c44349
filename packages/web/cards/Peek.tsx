/** A card that can be looked at closely: large beside it while the pointer rests on it, after a long press, or with the key V. */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { Card } from './Card.tsx';
import type { CardState } from './CardCounters.tsx';
import styles from './peek.module.css';

/** In milliseconds: how long the pointer rests, and how long a finger presses. */
const REST = 380;
const PRESS = 450;
const EDGE = 8;

export interface PeekProps extends CardState {
  readonly info: CardInfo;
  readonly children: ReactNode;
}

export function Peek({ info, children, ...state }: PeekProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** A finger holds the card to look at it: letting go must not also press what is under it. */
  const held = useRef(false);
  const [open, setOpen] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useClosing(open, () => setOpen(false));

  const wait = (time: number, then?: () => void): void => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setOpen(true);
      then?.();
    }, time);
  };
  const close = (): void => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() !== 'v' || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    setOpen(!open);
  };
  const enter = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') wait(REST);
  };
  const touch = ({ pointerType, pointerId, target }: PointerEvent): void => {
    held.current = false;
    if (pointerType === 'mouse') {
      close();
      return;
    }
    wait(PRESS, () => {
      held.current = true;
      target.dispatchEvent(
        new window.PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType }),
      );
    });
  };
  const release = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') clearTimeout(timer.current);
  };
  return (
    <span
      ref={anchor}
      className={styles['anchor']}
      onPointerEnter={enter}
      onPointerLeave={close}
      onPointerDown={touch}
      onPointerUp={release}
      onPointerCancel={() => clearTimeout(timer.current)}
      onClickCapture={(event) => {
        if (held.current) event.stopPropagation();
        held.current = false;
      }}
      onContextMenu={(event) => {
        if (held.current) event.preventDefault();
      }}
      onKeyDown={press}
      onBlur={close}
    >
      {children}
      {open ? createPortal(<Sheet anchor={anchor} info={info} state={state} />, document.body) : null}
    </span>
  );
}

/** Escape closes it, and so does anything that moves the page under it. */
function useClosing(open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return undefined;
    const press = (event: globalThis.KeyboardEvent): void => {
      if (event.key === 'Escape') close();
    };
    window.addEventListener('keydown', press);
    window.addEventListener('scroll', close, true);
    window.addEventListener('resize', close);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('scroll', close, true);
      window.removeEventListener('resize', close);
    };
  });
}

interface SheetProps {
  readonly anchor: { readonly current: HTMLElement | null };
  readonly info: CardInfo;
  readonly state: CardState;
}

function Sheet({ anchor, info, state }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [card, from] = [sheet.current, anchor.current?.firstElementChild?.getBoundingClientRect()];
    if (card === null || from === undefined) return;
    const room = window.innerHeight - 2 * EDGE;
    const wide = window.innerWidth - 2 * EDGE;
    card.style.zoom = '1';
    const whole = card.getBoundingClientRect();
    // A card that is too large for the window is shown smaller, never cut.
    card.style.zoom = String(Math.min(1, room / whole.height, wide / whole.width));
    const { width, height } = card.getBoundingClientRect();
    const right = from.right + EDGE;
    const left = from.left - EDGE - width;
    const x = right + width <= window.innerWidth ? right : Math.max(EDGE, left);
    const y = Math.min(
      Math.max(EDGE, from.top + from.height / 2 - height / 2),
      window.innerHeight - height - EDGE,
    );
    card.style.transform = `translate(${x}px, ${Math.max(EDGE, y)}px)`;
  }, [anchor]);
  return (
    <div ref={sheet} className={styles['sheet']} role="tooltip">
      <Card info={info} size="large" {...state} />
    </div>
  );
}
