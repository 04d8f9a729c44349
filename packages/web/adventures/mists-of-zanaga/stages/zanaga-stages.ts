/** What stands over the map while tokens are placed and monsters are chosen. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import i18next from 'i18next';
import type { StageOfTable } from '../../../parts/part.ts';
import { MeetMonster } from './MeetMonster.tsx';
import { PlaceToken } from './PlaceToken.tsx';
import { TokenDrawn } from './TokenDrawn.tsx';

const asks =
  (kind: string): StageOfTable['stands'] =>
  (_, { decision }: State) =>
    decision?.kind === kind;

export const STAGES: readonly StageOfTable[] = [
  {
    id: 'place-token',
    title: () => i18next.t('mists-of-zanaga:place.title'),
    stands: (_, { decision }) =>
      decision?.kind === 'token' && decision.options.some((option) => option.startsWith('place:')),
    claims: ['place'],
    isForPeople: true,
    Component: PlaceToken,
  },
  {
    id: 'meet-monster',
    title: () => i18next.t('mists-of-zanaga:meet.title'),
    stands: (_, { decision }) => decision?.kind === 'roaming' || decision?.kind === 'safari',
    claims: ['meet', 'safari'],
    isForPeople: true,
    Component: MeetMonster,
  },
  {
    id: 'token-drawn',
    title: () => i18next.t('mists-of-zanaga:drawn.title'),
    stands: asks('token-drawn'),
    isForPeople: true,
    Component: TokenDrawn,
  },
];
