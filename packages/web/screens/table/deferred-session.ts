/**
 * What stands beside the decision is drawn after it: the question, the stage and the map answer a press in one frame, the
 * panels follow in the next.
 */
import { useEffect, useMemo } from 'react';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../../game/session.ts';
import { afterPaint } from '../../ui/after-paint.ts';

/** The same session, whose store tells everything a frame later. */
export function useDeferredSession(session: Session): Session {
  const later = useMemo(() => ({ ...session, store: createStore(session.store.getState) }), [session]);
  useEffect(() => {
    const { getState, subscribe } = session.store;
    let waiting: (() => void) | null = null;
    const follow = (): void => {
      waiting = null;
      later.store.setState(getState(), true);
    };
    follow();
    const leave = subscribe(() => {
      waiting ??= afterPaint(follow);
    });
    return () => {
      leave();
      waiting?.();
    };
  }, [session, later]);
  return later;
}
