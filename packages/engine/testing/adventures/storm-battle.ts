/** A storm battle of two Heroes: how it begins, who is asked, and phases in which every roll succeeds. */
import { type CombatFrame, combatOf } from '../../rules/combat/combat-frame.ts';
import type { Scenario } from '../scenario.ts';
import { stormNext } from './scions.ts';

/** Seat 0 stays where they are, and this storm breaks. */
export function breakStorm(t: Scenario, card = 'green-storm-1'): Scenario {
  stormNext(t, card);
  t.choose('stay');
  return t;
}

export function battleOf(t: Scenario): CombatFrame {
  const combat = combatOf(t.game());
  if (combat === null) throw new Error('no battle');
  return combat;
}

/** What is asked, and who. */
export const asked = (t: Scenario): [kind: string, seat: number] => [t.kind(), t.seat()];

export const pointsOf = (t: Scenario): number[] => t.state.players.map(({ points }) => points);

/** These choices one after another, with a roll of 20 for each. */
export function stances(t: Scenario, ...choices: readonly string[]): void {
  for (const choice of choices) {
    t.totals(20);
    t.choose(choice);
  }
}
