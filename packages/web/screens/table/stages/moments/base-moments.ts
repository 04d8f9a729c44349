/** The gates that every game shows over the map. Rolls are made where they are made; the end of a turn is told in the dock. */
import i18next from 'i18next';
import type { MomentOfTable } from '../../../../parts/part.ts';
import { MomentDock } from './MomentDock.tsx';
import { DrawMoment } from './DrawMoment.tsx';
import { KnockOutMoment } from './KnockOutMoment.tsx';
import { SetbackMoment } from './SetbackMoment.tsx';
import { VictoryMoment } from './VictoryMoment.tsx';

export const BASE_MOMENTS: readonly MomentOfTable[] = [
  {
    id: 'draw',
    title: () => i18next.t('moments:drawn'),
    shows: (_, { kind }) => kind === 'draw',
    whole: true,
    scrolls: true,
    Component: DrawMoment,
    Dock: MomentDock,
  },
  {
    id: 'victory',
    title: () => i18next.t('moments:victory'),
    shows: (_, { kind }) => kind === 'victory',
    whole: true,
    Component: VictoryMoment,
    Dock: MomentDock,
  },
  {
    id: 'setback',
    title: () => i18next.t('table:gate.setback.you'),
    shows: (_, { kind }) => kind === 'setback',
    whole: true,
    Component: SetbackMoment,
    Dock: MomentDock,
  },
  {
    id: 'knock-out',
    title: () => i18next.t('moments:knockOut.you'),
    shows: (_, { kind }) => kind === 'knock-out',
    whole: true,
    Component: KnockOutMoment,
    Dock: MomentDock,
  },
];
