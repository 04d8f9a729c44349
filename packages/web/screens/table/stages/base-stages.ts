/** The stages that every game has. */
import type { State } from '@wayrune/engine/rules/world/state.ts';
import i18next from 'i18next';
import type { StageOfTable } from '../../../parts/part.ts';
import { FightDock } from '../dock/fight/FightDock.tsx';
import { CardStage } from './CardStage.tsx';
import { CombatStage } from './fight/CombatStage.tsx';
import { FormStage } from './form/FormStage.tsx';
import { LevelUpDock } from './level-up/LevelUpDock.tsx';
import { LevelUpStage } from './level-up/LevelUpStage.tsx';
import { DrawnMarketStage, MarketStage } from './market/MarketStage.tsx';
import { NegotiationStage } from './negotiation/NegotiationStage.tsx';
import { resolvedCard } from './resolved-card.ts';
import { TestThrow } from './throw/TestThrow.tsx';
import { throwsItself } from './throw/throws-itself.ts';

/** A procedure asks for what it is called after, or something that happened in it is being shown. */
const asksFor =
  (procedure: string): StageOfTable['stands'] =>
  (_, { decision, frames }: State) =>
    decision === null ? frames.at(-1)?.proc === procedure : decision.kind === procedure;

const runs =
  (procedure: string): StageOfTable['stands'] =>
  (_, { frames }) =>
    frames.some(({ proc }) => proc === procedure);

/** The procedure that asks, whatever it asks for. */
const asks =
  (procedure: string): StageOfTable['stands'] =>
  (_, { frames }) =>
    frames.at(-1)?.proc === procedure;

/** Dice of a test that lie there, or wait to be thrown. */
export const TEST_STAGE: StageOfTable = {
  id: 'test',
  title: () => i18next.t('fight:test'),
  stands: (_, state) => throwsItself(state),
  alone: true,
  bare: true,
  Component: TestThrow,
};

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
    stands: (_, { decision }) =>
      decision?.kind === 'experience' && decision.options.some((option) => option.startsWith('learn:')),
    claims: ['learn'],
    whole: true,
    isForPeople: true,
    Component: LevelUpStage,
    Dock: LevelUpDock,
  },
  {
    id: 'form',
    title: () => i18next.t('table:stages.form'),
    stands: (_, { decision }) => decision?.kind === 'form',
    claims: ['form'],
    isForPeople: true,
    Component: FormStage,
  },
  {
    id: 'negotiation',
    title: () => i18next.t('table:stages.negotiation'),
    stands: asks('negotiate'),
    claims: ['offer', 'want', 'clear', 'counter'],
    alone: true,
    bare: true,
    Component: NegotiationStage,
  },
  {
    id: 'combat',
    title: () => i18next.t('table:stages.combat'),
    stands: runs('combat'),
    alone: true,
    bare: true,
    Dock: FightDock,
    Component: CombatStage,
  },
  TEST_STAGE,
];

/** After all others, and not where the map is needed. */
export const CARD_STAGE: StageOfTable = {
  id: 'card',
  title: () => i18next.t('table:stages.card'),
  stands: (world, state) => resolvedCard(world, state) !== null,
  scrolls: true,
  bare: true,
  Component: CardStage,
};
