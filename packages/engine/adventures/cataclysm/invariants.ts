/** What must hold at every decision of The Cataclysm. */
import { CURSES, type Curse } from '../../effects/vocabulary.ts';
import type { Invariant, Invariants } from '../../rules/world/invariants.ts';
import type { State } from '../../rules/world/state.ts';
import { curseOf, infoOf, type World } from '../../rules/world/world.ts';
import { findCataclysm } from './cataclysm.ts';

const TRACK_PLACES = 6;
const MOST_DICE = 12;

const townsAreSound: Invariant = (world, state, say) => {
  const found = findCataclysm(state);
  if (found === null) return;
  const fates = found.towns.filter((fate) => fate !== null);
  if (fates.length > 0 && fates.length < found.towns.length) say('some counters are turned over, others not');
  if (fates.length === 0) return;
  const destroyed = fates.filter(({ is }) => is === 'destroyed').length;
  if (destroyed !== 3) say(`${destroyed} towns are destroyed`);
  const cursed = fates.flatMap((fate) => (fate.is === 'destroyed' ? [] : [fate.curse]));
  for (const curse of CURSES)
    if (cursed.filter((one) => one === curse).length !== 1) say(`${curse} does not lie on one town`);
  found.towns.forEach((fate, i) => {
    const stack = state.stacks[i] ?? [];
    if (fate?.is !== 'freed' && stack.length > 0)
      say(`there is a market in ${world.board.towns[i]?.id ?? i}, which is not free`);
  });
  for (const { seat, space, from } of state.players) {
    const town = world.board.towns.findIndex((one) => one.space === space);
    if (found.towns[town]?.is === 'destroyed' && from !== null)
      say(`seat ${seat} has entered a destroyed town`);
  }
};

const cursesAreSound: Invariant = (world, state, say) => {
  const found = findCataclysm(state);
  if (found === null) return;
  for (const curse of CURSES) {
    const { one, two, three, quests } = found.curses[curse];
    const is = (card: string, level: number): boolean => {
      const front = curseOf(infoOf(world, card));
      return front?.of === curse && front.level === level;
    };
    for (const card of one) if (!is(card, 1)) say(`${card} lies among level I of ${curse}`);
    for (const card of [...two, ...quests]) if (!is(card, 2)) say(`${card} lies among level II of ${curse}`);
    if (three !== null && !is(three, 3)) say(`${three} is no source of ${curse}`);
    const freed = found.towns.some((fate) => fate?.is === 'freed' && fate.curse === curse);
    if (freed && one.length + two.length + quests.length + (three === null ? 0 : 1) > 0)
      say(`cards of ${curse} are in the game, and its town is free`);
    if (freed !== (three === null) && state.over === null)
      say(`the source of ${curse} and its town do not agree`);
  }
  const open = CURSES.flatMap((curse) => found.curses[curse].quests);
  for (const card of Object.keys(found.progress))
    if (!open.includes(card)) say(`there is progress on ${card}, which does not lie open`);
};

const claimsOf = (world: World, state: State, seat: number): string[] =>
  (state.players[seat]?.kept ?? []).flatMap(({ card }) => {
    const front = curseOf(infoOf(world, card));
    return front === null ? [] : [`${front.of} ${front.level}`];
  });

const claimsAreSound: Invariant = (world, state, say) => {
  const found = findCataclysm(state);
  if (found === null) return;
  for (const { seat } of state.players) {
    const claims = claimsOf(world, state, seat);
    if (new Set(claims).size !== claims.length) say(`seat ${seat} has two cards of one level and curse`);
    found.towns.forEach((fate) => {
      if (fate?.is === 'freed' && fate.by === seat && !claims.includes(`${fate.curse} 3`))
        say(`seat ${seat} freed a town without its source`);
    });
  }
  for (const quest of Object.values(found.progress))
    for (const [seat, steps] of Object.entries(quest))
      if (state.players[Number(seat)] === undefined || steps.every((marks) => marks.length === 0))
        say(`progress of seat ${seat} is none`);
};

const tableIsSound: Invariant = (_, state, say) => {
  if (findCataclysm(state) === null) return;
  if (state.track.length !== TRACK_PLACES - state.players.length)
    say(`the track has ${state.track.length} places for ${state.players.length} players`);
  for (const frame of state.frames) {
    const {
      pool = 0,
      split = 0,
      trading = [],
    } = frame as { pool?: number; split?: number; trading?: number[] };
    if (frame.proc === 'movement' && (pool > MOST_DICE || split > pool || trading.length > pool))
      say(`${trading.length} trading dice of a pool of ${pool}`);
  }
};

export const cataclysmInvariants = (base: Invariants): Invariants => ({
  ...base,
  cards(state) {
    const found = findCataclysm(state);
    if (found === null) return base.cards(state);
    const of = (curse: Curse): string[] => {
      const { one, two, three, quests } = found.curses[curse];
      return [...one, ...two, ...quests, ...(three === null ? [] : [three])];
    };
    return [...base.cards(state), ...CURSES.flatMap(of)];
  },
  others: [...base.others, townsAreSound, cursesAreSound, claimsAreSound, tableIsSound],
});
