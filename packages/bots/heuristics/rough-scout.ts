/** A first look: estimates of fights, and cards by their words. */
import { outlook, outlookOn } from '../fights/outlook.ts';
import { type HeroProfile, profileOf } from '../fights/hero-profile.ts';
import { worthOfCard } from '../value/card-worth.ts';
import { worthNow } from '../value/effect-worth.ts';
import { netWorth, nowFor } from './abilities.ts';
import type { Context } from './context.ts';
import type { Scout } from './scout.ts';

const heroOf = ({ world, state, player, weights }: Context): HeroProfile =>
  profileOf(world, state, player, weights);

export const ROUGH_SCOUT: Scout = {
  enemy: (context, card, counter) => outlookOn(context.world, heroOf(context), card, counter),
  rehearse: (context, card) => outlookOn(context.world, heroOf(context), card, null),
  deck: (context, deck) => outlook(context.world, context.state, heroOf(context), deck),
  effects: (context, source, list, seat) => worthNow({ ...nowFor(context, source, 'hero'), seat }, list),
  use: (context, option) => netWorth(context, option),
  words: ({ world, player }, card) => worthOfCard(world, player, card),
  having: ({ world, player }, card) => worthOfCard(world, player, card),
};
