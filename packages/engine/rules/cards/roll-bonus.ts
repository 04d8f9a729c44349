/** What a Hero or an Ally adds to the dice of a roll. */
import type { Phase, Skill } from '../../effects/vocabulary.ts';
import type { RollPart } from '../world/events.ts';
import { info, playerAt, type Game } from '../world/game.ts';
import { STAT_BIT, STAT_BITS } from '../world/world.ts';
import { isAffected } from './affecting-cards.ts';
import type { RollLike } from './counting.ts';
import { bareAttribute, sum } from './values.ts';

const ATTRIBUTE_BITS = STAT_BIT.mind | STAT_BIT.body | STAT_BIT.spirit;

/** The numbers that count in a roll: mostly no card affects any of them, which is found out at one look. */
const ROLL_BITS: Readonly<Record<Phase | 'escape' | 'test', number>> = {
  ranged: ATTRIBUTE_BITS | STAT_BIT.ranged | STAT_BIT.combat,
  melee: ATTRIBUTE_BITS | STAT_BIT.melee | STAT_BIT.combat,
  magic: ATTRIBUTE_BITS | STAT_BIT.magic | STAT_BIT.combat,
  escape: ATTRIBUTE_BITS | STAT_BIT.escape,
  test: ATTRIBUTE_BITS | STAT_BIT.test,
};

const bitsOf = ({ kind, phase }: RollLike): number => {
  if (kind === 'test' || kind === 'escape') return ROLL_BITS[kind];
  return phase === null ? ATTRIBUTE_BITS : ROLL_BITS[phase];
};

/** Everything that is added to the dice of one who rolls for themselves, before anything is played on them. */
export function ownBonus(game: Game, roll: RollLike, parts?: RollPart[]): number {
  const { seat, who, skill } = roll;
  let total = bareAttribute(game, seat, who, roll.attribute, parts);
  if (game.state.modifiers.length > 0 || isAffected(game, seat, STAT_BITS, bitsOf(roll)))
    total += cardBonus(game, roll, parts);
  if (roll.kind === 'test' && skill !== null) {
    const amount = skillBonus(game, seat, skill);
    parts?.push({ source: 'skill', card: '', amount });
    total += amount;
  }
  return total;
}

/** What cards add to a roll. */
function cardBonus(game: Game, roll: RollLike, parts?: RollPart[]): number {
  const { seat, who, kind, phase } = roll;
  const total = sum(game, roll.attribute, seat, who, roll, parts);
  if (kind === 'test' || kind === 'escape') return total + sum(game, kind, seat, who, roll, parts);
  if (phase === null) return total;
  return total + sum(game, phase, seat, who, roll, parts) + sum(game, 'combat', seat, who, roll, parts);
}

function skillBonus(game: Game, seat: number, skill: Skill): number {
  const { card } = info(game, playerAt(game, seat).hero);
  return card.kind === 'hero' ? (card.skills[skill] ?? 0) : 0;
}
