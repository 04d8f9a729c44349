/** Decisions that only The Seven Scions asks for. */
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { type Context, detail, wordOf } from '../../heuristics/context.ts';
import type { Aim } from '../aim.ts';
import { isEndNear, stormsLeft } from './clock.ts';
import { bearWorth, blowWorth, lendWorth } from './group.ts';
import { benefitNow, counterWorth, tryWorth } from './scions.ts';

type Decisions = NonNullable<Aim['decisions']>;

/** A wound of a Hero counts more than one of an Ally, before the Stormlords come. */
const MEND = { hero: 3, ally: 1.5 };
const RECOVER = { hero: 1, ally: 0.6 };
/** An Item that can be used once more, besides what it is worth. */
const READY = 1;

const PREPARATIONS: Readonly<Record<string, (context: Context, who: string) => number>> = {
  mend: (_, who) => (who === 'hero' ? MEND.hero : MEND.ally),
  recover: (_, who) => (who === 'hero' ? RECOVER.hero : RECOVER.ally),
  ready: (context, item) => READY + context.scout.words(context, item),
};

export const decisions: Decisions = {
  'scion-counter': (context, option) => (option === 'pass' ? 0 : counterWorth(context, detail(option))),
  'scion-benefit': (context, option) => (option === 'pass' ? 0 : benefitNow(context, detail(option))),
  prepare: (context, option) => PREPARATIONS[wordOf(option)]?.(context, detail(option)) ?? 0,
  divide: (context, option) => bearWorth(context, Number(detail(option))),
  blow: (context, option) => blowWorth(context, Number(detail(option))),
  'stand-in'(context, option) {
    if (option === 'pass') return lendWorth(context, null);
    return lendWorth(context, option === 'lend:value' ? 'value' : 'damage') - LENT;
  },
};
/** One's own numbers are used unless the Scion's are better. */
const LENT = 0.001;

export const interrupts: NonNullable<Aim['interrupts']> = {
  benefit: (context, option) => benefitNow(context, detail(option)),
  awaken: (context, option) => tryWorth(context, detail(option)),
};

/** With so few storms left, cards that heal once are for the Stormlords. */
const FEW_STORMS = 2;
const FOR_THE_FINALE = 3;

/** What it is worth to keep a card that heals and is gone then. */
export function keepWorth(context: Context, option: string): number {
  const { state, world } = context;
  const [, card = '', index = ''] = option.split(':');
  if (stormsLeft(state) > FEW_STORMS || context.state.over !== null) return 0;
  const ability = infoOf(world, card).held.abilities[Number(index)];
  const isSpent = ability?.cost?.some(({ pay }) => pay === 'discard') === true;
  if (!isSpent || !ability.do.some((effect) => effect.do === 'heal')) return 0;
  return isEndNear(state) || stormsLeft(state) <= FEW_STORMS ? FOR_THE_FINALE : 0;
}
