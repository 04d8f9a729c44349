/** What The Cataclysm brings to the table. */
import { pointsOf } from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import i18next from 'i18next';
import type { PartAtTable, StageOfTable } from '../../parts/part.ts';
import { TONES } from '../../sound/tones.ts';
import { Curses } from './curses/Curses.tsx';
import { OnSpace } from './map/OnSpace.tsx';
import { signsOn } from './map/town-marks.tsx';
import { PointsTrack } from './points/PointsTrack.tsx';
import { CampStage, CaravanStage, TradingStage } from './road/RoadStage.tsx';
import { Chances, SplitDice } from './road/SplitDice.tsx';
import en from './words/table.en.json';

const asks =
  (kind: string): StageOfTable['stands'] =>
  (_, { decision }: State) =>
    decision?.kind === kind;

const STAGES: readonly StageOfTable[] = [
  {
    id: 'trading',
    title: () => i18next.t('cataclysm:road.market'),
    stands: asks('trading'),
    claims: ['sell'],
    isForPeople: true,
    Component: TradingStage,
  },
  {
    id: 'caravan',
    title: () => i18next.t('cataclysm:road.caravan'),
    stands: asks('wares'),
    claims: ['buy', 'sell'],
    Component: CaravanStage,
  },
  {
    id: 'camp',
    title: () => i18next.t('cataclysm:road.camp'),
    stands: asks('healing'),
    claims: ['heal', 'sell'],
    Component: CampStage,
  },
];

export const cataclysmAtTable: PartAtTable = {
  words: { en },
  panels: [
    {
      id: 'points',
      title: () => i18next.t('cataclysm:points.title'),
      place: 'across',
      Component: PointsTrack,
    },
    { id: 'curses', title: () => i18next.t('cataclysm:curses.title'), place: 'left', Component: Curses },
  ],
  onSpace: OnSpace,
  onMap: ['start'],
  advice: () => [
    i18next.t('cataclysm:advice.road'),
    i18next.t('cataclysm:advice.curse'),
    i18next.t('cataclysm:advice.quests'),
    i18next.t('cataclysm:advice.free'),
  ],
  stages: STAGES,
  docks: { pools: { claims: ['pool'], Component: SplitDice, Detail: Chances } },
  marks: signsOn,
  scores: [
    {
      id: 'points',
      title: () => i18next.t('cataclysm:points.title'),
      of: (game, seat) => pointsOf(game, seat),
      line: (count) => i18next.t('cataclysm:points.line', { count }),
    },
  ],
  pace: {
    'towns-struck': 3200,
    'pools-split': 400,
    'trading-dice': 900,
    'wares-shown': 700,
    'wares-gone': 300,
    'curse-drawn': 1200,
    'curse-failed': 700,
    'source-faced': 1600,
    'source-stands': 1200,
    claimed: 2200,
    'quest-revealed': 1600,
    'quest-tried': 500,
    'quest-progress': 1000,
    'town-freed': 2800,
  },
  sounds: {
    'towns-struck': TONES.toll,
    'curse-drawn': TONES.card,
    'quest-revealed': TONES.card,
    'source-faced': TONES.toll,
    claimed: TONES.triumph,
    'town-freed': TONES.triumph,
  },
  banners: ['towns-struck', 'curse-drawn', 'source-faced', 'claimed', 'quest-revealed', 'town-freed'],
};
