/** When a card's condition is true. Conditions look at printed and learned values, never at modifiers: no circles. */
import type { Condition } from '../../effects/vocabulary.ts';
import {
  combatOf,
  diceOf,
  foeCard,
  type PhaseFrame,
  phaseOf,
  phaseRoll,
  rollOf,
  woundOf,
} from '../combat/combat-frame.ts';
import { isDuel } from '../combat/fighters.ts';
import { rollingAlong } from '../combat/joint.ts';
import { count, type Asker, type RollLike } from './counting.ts';
import { type SpaceId, spaceAt } from '../world/board.ts';
import { info, playerAt, type Game } from '../world/game.ts';
import { siteAt } from '../world/land.ts';
import type { TownFate } from '../world/policies.ts';
import type { Held } from '../world/state.ts';
import { curseOf, itemKind, nameInHand } from '../world/world.ts';

export function allHold(game: Game, conditions: readonly Condition[] | undefined, asker: Asker): boolean {
  if (conditions !== undefined)
    for (const condition of conditions) if (!holds(game, condition, asker)) return false;
  return true;
}

/** Whether a condition speaks of the dice of a roll: what hangs on it is known only when they lie there. */
export function looksAtDice(condition: Condition): boolean {
  if (condition.is === 'not') return looksAtDice(condition.not);
  if (condition.is === 'any') return condition.of.some(looksAtDice);
  return condition.is === 'dice' || condition.is === 'failed';
}

/** The phase being played, for rules that ask without a roll, such as whether wounds can be canceled in it. */
function phaseNow(game: Game): Pick<RollLike, 'phase' | 'inPhase'> | null {
  const frame = phaseOf(game);
  return frame === null ? null : { phase: frame.phase, inPhase: !frame.free };
}

/** Whether the roll of the phase has been made, by this seat or for it too. */
const hasRolledIn = (game: Game, phase: PhaseFrame | null, seat: number): boolean =>
  phase !== null &&
  phase.first > 0 &&
  (phase.seat === seat || rollingAlong(game, phaseRoll(phase)).includes(seat));

type Test<K> = (game: Game, condition: Extract<Condition, { is: K }>, asker: Asker) => boolean;

const within = (value: number, atLeast: number | undefined, atMost: number | undefined): boolean =>
  value >= (atLeast ?? Number.NEGATIVE_INFINITY) && value <= (atMost ?? Number.POSITIVE_INFINITY);

const spaceOf = (game: Game, seat: number) => {
  const { space } = playerAt(game, seat);
  return space === null ? undefined : siteAt(game, space).space;
};

/** What has befallen the town that is printed on a space; null of a town that stands, and where there is none. */
const fateAt = (game: Game, space: SpaceId): TownFate | null => {
  const { town } = spaceAt(game.world.board, space);
  return town === null ? null : game.world.policies.fateOf(game, town);
};

const TESTS: { readonly [K in Condition['is']]: Test<K> } = {
  terrain: (g, c, { seat, source }) => {
    const space = spaceOf(g, seat);
    if (space === undefined) return false;
    // A town that is none to this card is what it stands on.
    const isHidden = space.town !== null && !g.world.policies.isTownTo(g, space.town, source);
    const { terrain } = isHidden ? spaceAt(g.world.board, space.id) : space;
    return terrain !== 'town' && c.any.includes(terrain);
  },
  town: (g, c, { seat, source }) => {
    const { space } = playerAt(g, seat);
    if (space === null) return false;
    const { isTownTo, findsTown } = g.world.policies;
    if (c.any !== undefined)
      return c.any.some((town) => findsTown(g, town, space, source) && isTownTo(g, town, source));
    const { town } = siteAt(g, space).space;
    return town !== null && isTownTo(g, town, source);
  },
  jewel: (g, c, { seat }) => {
    const { space } = playerAt(g, seat);
    const jewel = space === null ? null : spaceAt(g.world.board, space).jewel;
    return jewel !== null && c.any.includes(jewel.color);
  },
  cursed: (g, c, { seat }) => {
    const { space } = playerAt(g, seat);
    const fate = space === null ? null : fateAt(g, space);
    return fate !== null && fate !== 'destroyed' && (c.any === undefined || c.any.includes(fate));
  },
  ruin: (g, _, { seat }) => {
    const { space } = playerAt(g, seat);
    if (space === null) return false;
    if (fateAt(g, space) === 'destroyed') return true;
    for (const one of spaceAt(g.world.board, space).neighbors)
      if (fateAt(g, one) === 'destroyed') return true;
    return false;
  },
  claimed: (g, c, { seat }) =>
    playerAt(g, seat).kept.some(({ card }) => {
      const curse = curseOf(info(g, card));
      return (
        curse !== null &&
        (c.curse === undefined || curse.of === c.curse) &&
        (c.level === undefined || curse.level === c.level)
      );
    }),
  region: (g, c, { seat }) => {
    const { space } = playerAt(g, seat);
    return (
      space !== null &&
      g.world.board.regions.some(({ name, spaces }) => c.any.includes(name) && spaces.includes(space))
    );
  },
  foe: (g, c) => {
    const card = foeCard(g);
    if (card === '') return false;
    const { color, family } = info(g, card);
    return (
      (c.color === undefined || (color !== null && c.color.includes(color))) &&
      (c.family === undefined || c.family.includes(family))
    );
  },
  'foe-wounded': (g, _, asker) => count(g, 'foe-wounds', asker) > 0,
  against: (g, c) => {
    const combat = combatOf(g);
    if (combat === null) return false;
    // A god is an enemy, but no Challenge (Z48).
    return isDuel(combat)
      ? c.what === 'hero'
      : c.what === 'challenge' && info(g, combat.card).family !== 'god';
  },
  fighter: (g, c, { roll }) => ((roll?.who ?? woundOf(g)?.who ?? 'hero') === 'hero') === (c.who === 'hero'),
  attacking: (_, __, { roll }) => roll?.kind === 'attack',
  defending: (_, __, { roll }) => roll?.kind === 'defense' || roll?.kind === 'target',
  phase: (g, c, { roll }) => {
    const now = roll ?? phaseNow(g);
    return now !== null && now.inPhase && now.phase !== null && c.any.includes(now.phase);
  },
  'first-roll': (g, _, { seat }) => {
    const combat = combatOf(g);
    if (combat === null) return false;
    const made = combat.rolls[seat] ?? 0;
    // What follows from the first roll still belongs to it.
    return made === 0 || (made === 1 && hasRolledIn(g, phaseOf(g), seat));
  },
  round: (g, c) => within(combatOf(g)?.round ?? 0, c.atLeast, c.atMost),
  has: (g, c, asker) => count(g, c.what, asker) >= c.atLeast,
  owns: (g, c, { seat }) =>
    playerAt(g, seat).items.some((held) => {
      const kind = itemKind(info(g, held.card));
      return (
        kind !== null &&
        (c.class === undefined || kind.class === c.class) &&
        (c.type === undefined || kind.type === c.type)
      );
    }),
  holds: (g, c, { seat }) => {
    const { items, allies } = playerAt(g, seat);
    const isNamed = ({ card }: Held): boolean => c.any.includes(nameInHand(info(g, card)));
    return items.some(isNamed) || allies.some(isNamed);
  },
  skilled: (g, c, { seat }) => {
    const { card } = info(g, playerAt(g, seat).hero);
    return card.kind === 'hero' && (card.skills[c.skill] ?? 0) > 0;
  },
  attribute: (g, c, { seat }) => {
    const { hero, experience } = playerAt(g, seat);
    const printed = info(g, hero).fighter?.[c.attribute][0] ?? 0;
    return printed + experience[c.attribute] * g.world.policies.experienceBonus[c.attribute] >= c.atLeast;
  },
  dice: (g, c) => {
    const dice = diceOf(g);
    if (dice === null || dice.first === 0) return false;
    const { first, second } = dice;
    return (c.doubles !== true || first === second) && within(first + second, c.atLeast, c.atMost);
  },
  failed: (g) => {
    const roll = rollOf(g);
    return (
      roll !== null && roll.first > 0 && roll.first + roll.second + roll.bonus + roll.added < roll.target
    );
  },
  'event-in-play': (g) => g.state.event !== null,
  'god-awake': (g) => g.world.policies.tallies.gods(g) > 0,
  hurt: (g, c, { seat }) => {
    const { wounds, exhaustion, allies } = playerAt(g, seat);
    const hero = wounds + exhaustion > 0;
    return c.who === 'hero' ? hero : hero || allies.some((ally) => ally.wounds + ally.exhaustion > 0);
  },
  test: (_, c, { roll }) =>
    roll?.kind === 'test' &&
    (c.attribute === undefined || roll.attribute === c.attribute) &&
    (c.skill === undefined || roll.skill === c.skill),
  richest: (g, _, { seat }) => g.state.players.every((player) => player.gold <= playerAt(g, seat).gold),
  not: (g, c, asker) => !holds(g, c.not, asker),
  any: (g, c, asker) => c.of.some((condition) => holds(g, condition, asker)),
};

export function holds<K extends Condition['is']>(
  game: Game,
  condition: Extract<Condition, { is: K }>,
  asker: Asker,
): boolean {
  const test = TESTS[condition.is as K] as Test<K>;
  return test(game, condition, asker);
}
