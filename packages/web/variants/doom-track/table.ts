import { doomTrackOf } from '@wayrune/engine/variants/doom-track/track.ts';
import i18next from 'i18next';
import type { MapSign, PartAtTable } from '../../parts/part.ts';
import { TONES } from '../../sound/tones.ts';
import { BlackSun } from './BlackSun.tsx';
import { DoomTrack } from './DoomTrack.tsx';
import en from './words/en.json';

export const DOOMED: MapSign = {
  id: 'doomed',
  Drawing: BlackSun,
  says: () => i18next.t('doom-track:onMap'),
};

export const doomTrackAtTable: PartAtTable = {
  words: { en },
  panels: [
    {
      id: 'doom-track',
      title: () => i18next.t('doom-track:title'),
      place: 'track',
      Component: DoomTrack,
    },
  ],
  marks({ world, state }) {
    const doom = doomTrackOf(state);
    if (doom === null) return [];
    return doom.towns.slice(0, doom.counters).flatMap((town) => {
      const space = world.board.town[town]?.space;
      return space === undefined ? [] : [{ space, sign: DOOMED }];
    });
  },
  pace: { 'doom-counter': 900, 'endgame-began': 1400, confrontation: 700, eliminated: 1100 },
  sounds: { 'doom-counter': TONES.toll, 'endgame-began': TONES.toll },
  banners: ['doom-counter', 'endgame-began', 'confrontation', 'eliminated'],
};
