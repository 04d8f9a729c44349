/** Scenarios with a doom track. */
import type { Card, FoeCard } from '../effects/vocabulary.ts';
import { open } from '../rules/world/game.ts';
import type { Library } from '../parts/library.ts';
import { type DoomTrack, theTrack } from '../variants/doom-track/track.ts';
import { aFoe, arena } from './arena.ts';
import { type Scenario, takeFromAnywhere } from './scenario.ts';

export const trackOf = (t: Scenario): DoomTrack => theTrack(t.state);

/** Discards cards, wherever they lay. */
export function discard(t: Scenario, ...cards: readonly string[]): void {
  const game = open(t.world, t.state, { pick: () => 0 });
  for (const card of cards) {
    takeFromAnywhere(t.state, card);
    t.world.policies.discardAdventure(game, card);
  }
  t.events.push(...game.events);
}

/** Green cards that nothing else in a test needs. */
export const greens = (t: Scenario, count: number): string[] =>
  (t.world.decks['green'] ?? []).slice(0, count);

/** A red Challenge with one Life that becomes a Dragon Rune. */
export const lord = (id: string, draft: Partial<FoeCard> = {}): FoeCard =>
  aFoe({ id, color: 'red', life: 1, reward: [{ do: 'take' }], as: { kind: 'rune' }, ...draft });

/** Where the Heroes of an Endgame stand: in the wild, each alone. */
const CAMPS = ['h7', 'h9', 'f7'];

/** Doom is complete: seat 0 has only to end a turn. The red deck holds just the red cards of the test. */
export function doomed(
  library: Library,
  cards: readonly Card[],
  heroes: readonly string[] = ['plain', 'other'],
  variants: readonly string[] = ['doom-track'],
): Scenario {
  const t = arena(library, cards, heroes, variants);
  const red = t.state.decks['red'];
  if (red === undefined) throw new Error('no red deck');
  const own = new Set(cards.map((card) => card.id));
  t.state.removed.push(...red.bag.filter((card) => !own.has(card)));
  red.bag = red.bag.filter((card) => own.has(card));
  heroes.forEach((_, seat) => t.place(seat, CAMPS[seat] ?? '', 'g7'));
  trackOf(t).counters = 8;
  return t;
}
