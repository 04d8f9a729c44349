/** Tables of Proving Ground for its tests. */
import type { Library } from '../../parts/library.ts';
import { type Scenario, scenario } from '../scenario.ts';

export const HEROES = ['ronan-of-the-wild', 'hedda-stonebrake', 'casimir-dray'];
export const [GATE, BELL, WELL] = ['trial-of-the-gate', 'trial-of-the-bell', 'trial-of-the-well'] as const;
/** Open country: nothing to attempt there, nobody to meet, no market. */
const COUNTRY = ['e9', 'e11', 'd10'];

/** Three Heroes on the board, and a deck whose first cards are known. */
export function openTable(library: Library): Scenario {
  const t = scenario(library, { adventure: 'proving-ground', heroes: HEROES });
  t.onTop('trials', GATE, BELL, WELL);
  COUNTRY.forEach((space, seat) => t.place(seat, space));
  return t;
}

/** Three turns later the Ladder is full, and seat 2 chooses. */
export function trialTable(library: Library): Scenario {
  const t = openTable(library);
  t.choose('stay', 'stay', 'stay');
  return t;
}

/** Seat 2 is first, hits twice, and the Gate has fallen; seat 0 got away before. */
export function beatGate(t: Scenario): void {
  t.choose(`face:${GATE}`, 'fight');
  t.totals(20);
  t.choose('escape', 'fight');
  t.totals(20, 20);
  t.choose('attack:hero', 'attack:hero');
}
