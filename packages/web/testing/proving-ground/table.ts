import { hasVanished, pointsOf, VANISHING } from '@wayrune/engine/testing/proving-ground/ladder.ts';
import i18next from 'i18next';
import type { MapSign, PartAtTable } from '../../parts/part.ts';
import { TONES } from '../../sound/tones.ts';
import { Ladder } from './Ladder.tsx';
import { Ruin } from './Ruin.tsx';

export const RUINED: MapSign = {
  id: 'ruined',
  Drawing: Ruin,
  says: () => i18next.t('proving-ground:vanished'),
};

/** A panel of its own, a sign on the map, a column of the score, and how its events look and sound. */
export const provingGroundAtTable: PartAtTable = {
  panels: [{ id: 'ladder', title: () => i18next.t('proving-ground:title'), place: 'tab', Component: Ladder }],
  marks({ world, state }) {
    const space = world.board.town[VANISHING]?.space;
    return space !== undefined && hasVanished(state) ? [{ space, sign: RUINED }] : [];
  },
  scores: [
    {
      id: 'points',
      title: () => i18next.t('proving-ground:points'),
      of: ({ state }, seat) => pointsOf(state, seat),
      line: (count) => i18next.t('proving-ground:score', { count }),
    },
  ],
  pace: { 'trial-laid': 500, 'trial-passed': 1000, 'town-vanished': 1200 },
  sounds: { 'town-vanished': TONES.toll },
  banners: ['trial-passed', 'town-vanished'],
};
