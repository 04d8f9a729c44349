/** What comes of a trap: overcome it is a defeated Challenge, otherwise it stays where it is. */
import { counterAt } from '@wayrune/engine/rules/turn/counters.ts';
import { eventsOf, gameOf, type Play, playerOf } from '../play.ts';
import type { Check } from '../run.ts';
import { cardKey, must, putAway, shiftBy } from '../view.ts';

export const overcome: Check<'overcome'> = {
  check(run) {
    const { source, want, before, real } = run;
    const { space } = playerOf(before);
    const color = counterAt(gameOf(before), space ?? '');
    want[cardKey(source)] = putAway(real, source);
    if (color !== null) {
      want[`counter on ${space ?? ''}`] = 0;
      shiftBy(want, `${color} counters of seat 0`, 1);
    }
    run.later.push(() => {
      const defeated = eventsOf(real, 'defeated').some(({ card }) => card === source);
      must(defeated && eventsOf(real, 'trap-stands').length === 0, 'the trap is not overcome');
    });
  },
};

/** Not overcome: the trap is undefeated where the Hero stands, who does not fall back, and the turn is over (P16). */
export function mustStand(real: Play, before: Play, source: string): void {
  const { space } = playerOf(before);
  const fell = eventsOf(real, 'knocked-out').length > 0;
  const stands = real.state.track.some((entry) => entry?.card === source && entry.space === space);
  must(stands, 'the trap does not stay undefeated where it was met');
  must(fell || eventsOf(real, 'trap-stands').length === 1, 'it is not told that the trap stands');
  must(real.state.turn > before.state.turn, 'the turn does not end');
}
