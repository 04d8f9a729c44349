/** What The Seven Scions brings to the table. */
import { findStorm } from '@wayrune/engine/adventures/seven-scions/storm.ts';
import type { CombatFrame } from '@wayrune/engine/rules/combat/combat-frame.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import i18next from 'i18next';
import type { PartAtTable, StageOfTable } from '../../parts/part.ts';
import { FightDock } from '../../screens/table/dock/fight/FightDock.tsx';
import { TONES } from '../../sound/tones.ts';
import { JointFight } from './battle/JointFight.tsx';
import { Lords } from './Lords.tsx';
import { LordBeaten, ScionAwoke, StormBroke } from './moments/storm-moments.tsx';
import { ChooseCounter, ChooseScion } from './scions/ChooseScion.tsx';
import { OnSpace, signsOn } from './scions/scion-signs.tsx';
import { Scions } from './scions/Scions.tsx';
import { Gloom } from './storm/Gloom.tsx';
import { StormTrack } from './storm/StormTrack.tsx';
import en from './words/table.en.json';

const offers = ({ decision }: State, word: string): boolean =>
  decision?.options.some((option) => option.startsWith(`${word}:`)) === true;

const isJointFight = ({ frames }: State): boolean =>
  frames.some((frame) => frame.proc === 'combat' && (frame as CombatFrame).joint !== null);

const STAGES: readonly StageOfTable[] = [
  {
    id: 'scion-counter',
    title: () => i18next.t('seven-scions:scions.counter'),
    stands: (_, { decision }) => decision?.kind === 'scion-counter',
    claims: ['counter'],
    isForPeople: true,
    Component: ChooseCounter,
  },
  {
    id: 'awaken',
    title: () => i18next.t('seven-scions:scions.awaken'),
    stands: (_, state) => state.decision?.kind === 'adventure' && offers(state, 'awaken'),
    claims: ['awaken'],
    isForPeople: true,
    Component: ChooseScion,
  },
  {
    id: 'joint-fight',
    title: () => i18next.t('seven-scions:battle.title'),
    stands: (_, state) => isJointFight(state),
    alone: true,
    bare: true,
    Dock: FightDock,
    Component: JointFight,
  },
];

export const sevenScionsAtTable: PartAtTable = {
  words: { en },
  panels: [
    {
      id: 'storm',
      title: () => i18next.t('seven-scions:storm.title'),
      place: 'across',
      Component: StormTrack,
    },
    { id: 'lords', title: () => i18next.t('seven-scions:lords.title'), place: 'left', Component: Lords },
    { id: 'scions', title: () => i18next.t('seven-scions:scions.title'), place: 'right', Component: Scions },
  ],
  // No Event stays in play, and Scions lie where undefeated Challenges would.
  hides: ['track', 'event'],
  onSpace: OnSpace,
  advice: () => [
    i18next.t('seven-scions:advice.storm'),
    i18next.t('seven-scions:advice.counters'),
    i18next.t('seven-scions:advice.awaken'),
  ],
  stages: STAGES,
  Veil: Gloom,
  marks: signsOn,
  scores: [
    {
      id: 'stormlords',
      title: () => i18next.t('seven-scions:lords.beaten'),
      of: ({ state }, seat) => findStorm(state)?.scores?.[seat]?.beaten ?? 0,
      line: (count) => i18next.t('seven-scions:lords.line', { count }),
    },
  ],
  pace: {
    'storm-moved': 500,
    'storm-breaks': 2600,
    'storm-passed': 600,
    'scion-counter': 500,
    'scion-counters-returned': 500,
    'scion-benefit': 900,
    'scion-tried': 600,
    'scion-awoke': 2800,
    'scion-asleep': 1100,
    'encounter-passed': 500,
    'event-passed': 700,
    'storm-endgame': 2400,
    gauntlet: 1200,
    'lord-beaten': 2200,
    'gauntlet-over': 1400,
    'last-stand': 1600,
    'lent-value': 900,
  },
  sounds: {
    'storm-moved': TONES.step,
    'storm-breaks': TONES.toll,
    'scion-awoke': TONES.triumph,
    'scion-counter': TONES.card,
    'storm-endgame': TONES.toll,
    'lord-beaten': TONES.triumph,
  },
  banners: ['scion-asleep', 'storm-endgame', 'gauntlet', 'gauntlet-over', 'last-stand'],
  outs: ['out-of-endgame'],
  happenings: { 'storm-breaks': StormBroke, 'scion-awoke': ScionAwoke, 'lord-beaten': LordBeaten },
};
