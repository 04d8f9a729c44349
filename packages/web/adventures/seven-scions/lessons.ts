/** Two lessons for those who know the base game, with a companion at the table. Dice, cards and companion are scripted. */
import { askAgain } from '@wayrune/engine/testing/drawn.ts';
import { endgameNext, stormNext } from '@wayrune/engine/testing/adventures/scions.ts';
import type { Lesson } from '../../screens/learn/lesson.ts';

/** Ronan waits in open country, where nothing is to be done. */
const COMPANION = { hero: 'ronan-of-the-wild', space: 'e9' } as const;

const TABLE = {
  adventure: 'seven-scions',
  hero: 'urzha-splitlip',
  variants: ['cooperative'],
  companions: {
    heroes: [COMPANION.hero],
    likes: ['counter:warden', 'fight', 'attack:hero', 'stay', 'done', 'pass'],
  },
} as const;

const ALLY = 'rook-eye-tam';
const STORM = 'looters-behind-the-rain';

const storm: Lesson = {
  id: 'storm',
  ...TABLE,
  prepare(t) {
    t.give(0, ALLY);
    t.place(0, 'h8', 'h7');
    t.place(1, COMPANION.space);
    t.onTop('green', 'threshing-week', 'razorwing-fledglings');
    stormNext(t, STORM);
    askAgain(t);
    // The Ally's shot and the Hero's blow. In the storm: the Archer, then both Heroes in ranged and melee, Urzha in magic.
    t.totals(14, 12, 12, 12, 12, 12, 12, 12);
  },
  steps: [
    { id: 'storm', point: { region: 'across' } },
    { id: 'scions', point: { region: 'right' } },
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'attempt', point: { option: 'attempt' }, want: { options: ['attempt'] } },
    { id: 'counter', point: { option: 'counter:archer' }, want: { options: ['counter:archer'] } },
    { id: 'fledglings', point: { option: 'fight' }, want: { options: ['fight'] } },
    { id: 'shot', point: { option: `attack:${ALLY}` }, want: { options: [`attack:${ALLY}`] } },
    { id: 'blow', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    { id: 'breaks', point: { region: 'stage' } },
    { id: 'join', point: { option: 'fight' }, want: { options: ['fight'] } },
    { id: 'benefit', point: { option: 'benefit:archer' }, want: { options: ['benefit:archer'] } },
    { id: 'ranged', point: { option: `attack:${ALLY}` }, want: { options: [`attack:${ALLY}`] } },
    { id: 'melee', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    { id: 'magic', point: { option: 'attack:hero' }, want: { options: ['attack:hero'] } },
    { id: 'reward', point: { region: 'hero' } },
    { id: 'end', point: { region: 'across' } },
  ],
};

/** A red counter lies here. */
const RED = 'j10';

const lastStand: Lesson = {
  id: 'last-stand',
  ...TABLE,
  prepare(t) {
    t.give(0, 'poachers-bow');
    t.place(0, RED, 'j9');
    t.place(1, COMPANION.space);
    Object.assign(t.player(0), { wounds: 2, exhaustion: 1 });
    endgameNext(t);
    askAgain(t);
    // Which Stormlord comes first; the group hits in ranged and misses in melee.
    t.picks(0);
    t.totals(17, 8);
  },
  steps: [
    { id: 'red', point: { space: RED } },
    { id: 'stay', point: { option: 'stay' }, want: { options: ['stay'] } },
    { id: 'awaken', point: { option: 'awaken:archer' }, want: { options: ['awaken:archer'] } },
    { id: 'endgame', point: { region: 'decision' } },
    { id: 'mend', point: { option: 'mend:hero' }, want: { options: ['mend:hero'] } },
    { id: 'again', point: { option: 'mend:hero' }, want: { options: ['mend:hero'] } },
    { id: 'rest', point: { option: 'recover:hero' }, want: { options: ['recover:hero'] } },
    { id: 'together', point: { region: 'stage' } },
    { id: 'before', point: { option: 'pass' }, want: { options: ['pass'] } },
    { id: 'lend', point: { option: 'lend:value' }, want: { options: ['lend:value'] } },
    { id: 'divide', point: { option: 'bear:0' }, want: { options: ['bear:0'] } },
    { id: 'end' },
  ],
};

export const LESSONS: readonly Lesson[] = [storm, lastStand];
