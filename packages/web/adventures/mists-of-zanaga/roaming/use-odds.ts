import { playerAt, view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { useEffect, useState } from 'react';
import { useChoosing, useSessionHere, useWorld } from '../../../play/context.ts';
import { afterPaint } from '../../../ui/after-paint.ts';

/** How it would go, under best play: sometimes that is to get away. */
export interface Prospect {
  readonly win: number;
  readonly escape: number;
}

export type Odds = ReadonlyMap<string, Prospect>;

const NONE: Odds = new Map();

/** What the odds depend on: the seat, what its Hero has and how it fares, and the monsters. */
function keyOf(state: State, cards: readonly string[]): string {
  const seat = state.decision?.seat ?? state.active;
  const player = state.players[seat];
  return JSON.stringify([
    seat,
    state.turn,
    player?.wounds,
    player?.exhaustion,
    player?.items,
    player?.allies,
    cards,
  ]);
}

/** Counted while a person decides, in a worker; empty until then and for those who only watch. */
export function useOddsAgainst(cards: readonly string[]): Odds {
  const session = useSessionHere();
  const world = useWorld();
  const choosing = useChoosing();
  const [counted, setCounted] = useState<{ readonly key: string; readonly odds: Odds }>({
    key: '',
    odds: NONE,
  });
  const isWanted =
    choosing !== null &&
    cards.length > 0 &&
    playerAt(view(world, choosing), choosing.decision?.seat ?? choosing.active).space !== null;
  const key = isWanted ? keyOf(choosing, cards) : '';
  useEffect(() => {
    if (key === '' || key === counted.key) return undefined;
    const unwanted = new AbortController();
    const { signal } = unwanted;
    const notYet = afterPaint(() => {
      session.oddsAgainst(signal, cards).then(
        (found) => {
          const odds = new Map(found?.meetings.map(({ card, win, escape = 0 }) => [card, { win, escape }]));
          if (!signal.aborted) setCounted({ key, odds });
        },
        // The track is as good without.
        () => {},
      );
    });
    return () => {
      notYet();
      unwanted.abort();
    };
    // The cards are part of the key.
  }, [key, counted.key, session]);
  return counted.odds;
}
