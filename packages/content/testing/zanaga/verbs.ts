/** Checks of the verbs of Zanaga: tokens, roaming monsters, doom, gear and the Lost City. */
import { DOOM_COUNTERS, GEAR_DECK, findMists } from '@wayrune/engine/adventures/mists-of-zanaga/mists.ts';
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import { infoOf } from '@wayrune/engine/rules/world/world.ts';
import { LURKERS } from '../cast.ts';
import { eventsOf, playerOf } from '../play.ts';
import type { Check, Run } from '../run.ts';
import { cardKey, inHand, must, shiftBy } from '../view.ts';
import { doomKey, FIRST_RITE, LOST_CITY, poolKey, ROAMING, tokensKey } from './view.ts';

/** The first token that comes out of a full pool. */
const FIRST = 'sun';

export const placeLostCity: Check<'place-lost-city'> = {
  /** Without the Market step that it would bring. */
  stage(plan) {
    plan.hasTraded = true;
    plan.town = null;
  },
  check(run) {
    run.want[LOST_CITY] = playerOf(run.before).space ?? '';
  },
};

const addToken = (run: Run, card: string): void => {
  const there = run.want[tokensKey(card)];
  run.want[tokensKey(card)] = there === undefined ? FIRST : `${there},${FIRST}`;
  shiftBy(run.want, poolKey(FIRST), -1);
};

export const placeTokens: Check<'place-tokens'> = {
  check(run, { effect }) {
    for (let n = 0; n < effect.amount; n++) addToken(run, FIRST_RITE);
  },
};

export const redrawToken: Check<'redraw-token'> = {
  check: (run) =>
    run.later.push(() => {
      const count = (type: 'token-drawn' | 'token-returned'): number =>
        eventsOf(run.real, type).length - eventsOf(run.before, type).length;
      must(count('token-returned') === 1 && count('token-drawn') === 1, 'no other token is drawn');
    }),
};

/** Challenges that match no terrain, so that they are added to the track and meet nobody. */
const prowl = (plan: { prowlers: string[] }, more: number): void => {
  plan.prowlers = LURKERS.slice(0, plan.prowlers.length + more);
};

/** So many cards of a deck come to the track, each with a token. */
function arrive(run: Run, count: number, color: Color): void {
  const coming = (run.bare.state.decks[color]?.top ?? [])
    .toReversed()
    .filter((card) => run.want[cardKey(card)] !== ROAMING);
  must(coming.length >= count, 'no Challenge is left to come');
  for (const card of coming.slice(0, count)) {
    run.want[cardKey(card)] = ROAMING;
    addToken(run, card);
  }
}

/** It has risen before a reward is taken. */
const currentColor = (run: Run): Color => findMists(run.real.state)?.rank ?? 'green';

export const addRoaming: Check<'add-roaming'> = {
  stage: (plan, { effect }) => prowl(plan, effect.amount),
  check: (run, { effect }) => arrive(run, effect.amount, effect.color ?? currentColor(run)),
};

export const roamingCheck: Check<'roaming-check'> = {
  stage: (plan) => prowl(plan, 1),
  check: (run) => arrive(run, 1, currentColor(run)),
};

export const addDoom: Check<'add-doom'> = {
  stage(plan) {
    plan.godAwake = true;
  },
  check(run, { effect }) {
    const god = findMists(run.before.state)?.awake.at(-1) ?? '';
    const there = Number(run.want[doomKey(god)] ?? 0);
    run.want[doomKey(god)] = Math.min(DOOM_COUNTERS, there + effect.amount);
  },
};

export const gainGear: Check<'gain-gear'> = {
  check(run, { effect, seat }) {
    const { world, state } = run.bare;
    const taken = (state.decks[GEAR_DECK]?.bag ?? [])
      .filter((card) => infoOf(world, card).card.id === effect.gear)
      .filter((card) => !String(run.want[cardKey(card)]).startsWith('items of'))
      .slice(0, effect.amount);
    for (const card of taken) run.want[cardKey(card)] = inHand('items', seat);
  },
};
