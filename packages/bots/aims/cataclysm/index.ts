/** The Cataclysm: claim Curse cards, free a town, and be the first to the goal. */
import {
  findCataclysm,
  goalOf,
  pointsOf,
  townsFreedBy,
} from '@wayrune/engine/adventures/cataclysm/cataclysm.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import type { Player, State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { type Context, detail } from '../../heuristics/context.ts';
import type { Aim } from '../aim.ts';
import { cursedTowns, drawWorth, prizeOfCurse, sourcesAhead, sourceWorth } from './curses.ts';
import { foresee } from './foresee.ts';
import { huntWorth, journeys, taskWorth } from './journeys.ts';
import { placeReason, reasons } from './reasons.ts';
import { caravan, changedDie, poolWorth, rollHere, serviceWorth, tradeBesides } from './road.ts';

/** What it is worth to be able to beat a source: the whole race leads there. */
const READY = 80;
/** Points without a free town of one's own do not win. */
const WITHOUT_TOWN = 0.8;

function progress(world: World, state: State, { seat }: Player): number {
  if (findCataclysm(state) === null) return 0;
  const share = pointsOf(view(world, state), seat) / goalOf(state);
  return Math.min(1, share) * (townsFreedBy(state, seat) > 0 ? 1 : WITHOUT_TOWN);
}

function tryQuest(context: Context, option: string): number {
  const [, quest = '', step = ''] = option.split(':');
  return taskWorth(context, quest, Number(step));
}

const hunting =
  (deck: Color) =>
  (context: Context): number =>
    huntWorth(context, deck);

/** The level III cards stand for themselves: no deck has them. */
const SOURCES = 'sources';

export const cataclysm: Aim = {
  adventure: 'cataclysm',
  decks: [
    { deck: 'green', isGoal: false, mastery: 5, standsFor: 'green', bonus: hunting('green') },
    { deck: 'yellow', isGoal: false, mastery: 9, standsFor: 'green', bonus: hunting('yellow') },
    { deck: 'blue', isGoal: false, mastery: 30, standsFor: SOURCES, bonus: hunting('blue') },
    {
      deck: SOURCES,
      isGoal: true,
      mastery: 30,
      standsFor: SOURCES,
      enemies: (_, state) => sourcesAhead(state),
      // They are faced in their towns, which are places of their own.
      isOpen: () => false,
    },
  ],
  foresee,
  places: (context) => [...cursedTowns(context), ...journeys(context)],
  progress,
  readiness: () => READY,
  markets: ['wares', 'healing'],
  wares: caravan,
  rolling: tradeBesides,
  prize: prizeOfCurse,
  options: { target: changedDie },
  decisions: {
    pools: poolWorth,
    'more-dice': poolWorth,
    trading: serviceWorth,
    claim: (_, option) => (option === 'pass' ? 0 : 1),
  },
  interrupts: {
    trade: rollHere,
    curse: (context, option) => drawWorth(context, detail(option) as Parameters<typeof drawWorth>[1]),
    source: (context, option) => sourceWorth(context, detail(option)),
    quest: tryQuest,
  },
  reasons,
  placeReason,
};
