/** The odds of fights: exact, by working out every position that best play can lead to. */
import type { Color } from '@wayrune/engine/rules/world/board.ts';
import { challengeOf, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { acting, isFighting } from '@wayrune/engine/rules/combat/fighters.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { World } from '@wayrune/engine/rules/world/world.ts';
import { memoByWorld } from '../memo.ts';
import { arenaWorld, duelWith, fightAt, fightWith } from './arena.ts';
import { type DeckOdds, mixture } from './deck.ts';
import { keyOf, tableKey } from './position-key.ts';
import { type FightOdds, PLAIN_STAKES, type Stakes } from './result.ts';
import { oddsAt } from './odds-at.ts';

export { type DeckOdds, firstChallenges, type Meeting } from './deck.ts';
export { type Course, type FightOdds, type OptionOdds, PLAIN_STAKES, type Stakes } from './result.ts';

export interface OddsOptions {
  /** What the outcomes are worth to the fighter, and (between Heroes) to the opponent. */
  readonly stakes?: Stakes;
  readonly rivalStakes?: Stakes;
  /** Between Heroes, whose odds these are: the seat that decides, or the attacker. */
  readonly seat?: number;
  /** The terms under which a Challenge is met, of those of the policies: `usual` unless something else is said. */
  readonly terms?: string;
  /** How much may be worked out, in nodes; a fight with more is worked out with fewer cards or sampled, and said not to be exact. */
  readonly most?: number;
  /** By the rules alone, step by step: slow, for checking. */
  readonly plainly?: boolean;
}

/** Up to a tenth of a second. */
const MOST = 250_000;

/** The odds of the fight that is going on, or of the trap, from the pending decision on; null if there is neither. */
export function fightOdds(world: World, state: State, options: OddsOptions = {}): FightOdds | null {
  const table = fightAt(world, state);
  return table === null ? null : oddsOf(world, table, options);
}

/** The odds of meeting a Challenge, an enemy or a trap, now. To overcome a trap is to win. */
export const challengeOdds = (
  world: World,
  state: State,
  seat: number,
  card: string,
  options: OddsOptions = {},
): FightOdds => oddsOf(world, fightWith(world, state, seat, card, options.terms), options);

/** The odds of attacking another Hero now. */
export const duelOdds = (
  world: World,
  state: State,
  seat: number,
  other: number,
  options: OddsOptions = {},
): FightOdds => oddsOf(world, duelWith(world, state, seat, other), { seat, ...options });

/** The odds of attempting a counter of a color: over all that may be drawn. */
export const deckOdds = (
  world: World,
  state: State,
  seat: number,
  color: Color,
  options: OddsOptions = {},
): DeckOdds => mixture(world, state, color, (card) => challengeOdds(world, state, seat, card, options));

const remembered = memoByWorld<FightOdds>();

/** The same fight is asked about again and again. */
function oddsOf(world: World, table: State, options: OddsOptions): FightOdds {
  const ground = arenaWorld(world);
  const { stakes = PLAIN_STAKES, rivalStakes = PLAIN_STAKES, most = MOST, plainly = false } = options;
  const { seat = fighterAt(ground, table) } = options;
  const effort = { seat, stakes, rivalStakes, most, plainly };
  const heroes = table.players.map(({ hero }) => hero);
  const asked = [table.decision, table.track.filter((entry) => entry !== null).length, heroes, effort];
  return remembered(
    ground,
    `${keyOf(ground, table)}${tableKey(ground, table)} ${JSON.stringify(asked)}`,
    () => oddsAt(ground, table, effort),
  );
}

/** Whose fight it is, or whose trap. */
function fighterAt(world: World, table: State): number {
  const game = view(world, table);
  const combat = combatOf(game);
  if (combat === null) return challengeOf(game)?.seat ?? table.active;
  const { decision } = table;
  return decision !== null && isFighting(combat, decision.seat) ? decision.seat : acting(combat);
}
