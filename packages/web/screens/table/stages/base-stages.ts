/** The stages that every game has. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import i18next from 'i18next';
import type { StageOfTable } from '../../../parts/part.ts';
import { CardStage } from './CardStage.tsx';
import { CombatStage } from './CombatStage.tsx';
import { ExperienceStage } from './ExperienceStage.tsx';
import { DrawnMarketStage, MarketStage } from './MarketStage.tsx';
import { NegotiationStage } from './NegotiationStage.tsx';
import { resolvedCard } from './resolved-card.ts';

const asksFor =
  (...kinds: readonly string[]): StageOfTable['stands'] =>
  (_, { decision }: State) =>
    decision !== null && kinds.includes(decision.kind);

const runs =
  (procedure: string): StageOfTable['stands'] =>
  (_, { frames }) =>
    frames.some(({ proc }) => proc === procedure);

/** The procedure that asks, whatever it asks for. */
const asks =
  (procedure: string): StageOfTable['stands'] =>
  (_, { frames }) =>
    frames.at(-1)?.proc === procedure;

export const BASE_STAGES: readonly StageOfTable[] = [
  {
    id: 'market',
    title: () => i18next.t('table:stages.market'),
    stands: asksFor('market'),
    claims: ['buy', 'sell', 'heal'],
    Component: MarketStage,
  },
  {
    id: 'drawn-market',
    title: () => i18next.t('table:stages.drawn-market'),
    stands: asksFor('drawn-market'),
    claims: ['buy', 'keep'],
    Component: DrawnMarketStage,
  },
  {
    id: 'experience',
    title: () => i18next.t('table:stages.experience'),
    stands: asksFor('experience'),
    claims: ['learn'],
    Component: ExperienceStage,
  },
  {
    id: 'negotiation',
    title: () => i18next.t('table:stages.negotiation'),
    stands: asks('negotiate'),
    claims: ['offer', 'want'],
    Component: NegotiationStage,
  },
  {
    id: 'combat',
    title: () => i18next.t('table:stages.combat'),
    stands: runs('combat'),
    Component: CombatStage,
  },
];

/** After all others, and not where the map is needed. */
export const CARD_STAGE: StageOfTable = {
  id: 'card',
  title: () => i18next.t('table:stages.card'),
  stands: (world, state) => resolvedCard(world, state) !== null,
  scrolls: true,
  Component: CardStage,
};
