/** What cards of Zanaga count: how a scene comes to hold so many of them, and how many it holds. */
import {
  DOOM_COUNTERS,
  findMists,
  type Mists,
  TRACK_PLACES,
} from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import { LURKERS } from '../cast.ts';
import type { Plan } from '../plan.ts';
import { combatIn, type Play } from '../play.ts';
import { GOD_FAMILY } from './cast.ts';
import { godOf } from './stage.ts';

interface Count {
  readonly wish: (plan: Plan, count: number) => void;
  readonly read: (play: Play) => number;
}

const read = (play: Play, of: (mists: Mists) => number): number => {
  const mists = findMists(play.state);
  return mists === null ? 0 : of(mists);
};

export const zanagaCounts: Readonly<Record<'doom' | 'rituals' | 'roaming', Count>> = {
  doom: {
    wish(plan, n) {
      plan.doom = n;
      if (n > DOOM_COUNTERS) plan.impossible = `there cannot be ${n} of them`;
      if (godOf(plan.card) === undefined) {
        plan.fight = true;
        plan.foe = { ...plan.foe, family: GOD_FAMILY };
      }
    },
    read: (play) => read(play, ({ doom }) => doom[combatIn(play)?.card ?? ''] ?? 0),
  },
  rituals: {
    wish(plan, n) {
      plan.rituals = n;
      if (n > TRACK_PLACES) plan.impossible = `there cannot be ${n} of them`;
    },
    read: (play) => read(play, ({ rites }) => rites.length),
  },
  roaming: {
    wish(plan, n) {
      plan.roaming = LURKERS.slice(0, n);
      if (n > LURKERS.length) plan.impossible = `there cannot be ${n} of them`;
    },
    read: (play) => read(play, ({ roaming }) => roaming.length),
  },
};
