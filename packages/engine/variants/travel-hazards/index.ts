/** Travel Hazards: ending movement away from towns and adventures may bring a fight. */
import { call, finish, type Frame, procedure, withStepAfter } from '../../kernel/procedure.ts';
import { isForfeited, startDraw } from '../../rules/turn/adventure.ts';
import { COLORS, type Color, type SpaceId } from '../../rules/world/board.ts';
import { counterAt, COUNTER_VALUE, takeFromPile } from '../../rules/turn/counters.ts';
import { info, pick, playerAt, rollDie, tell, type Game } from '../../rules/world/game.ts';
import { leaveLimbo } from '../../rules/cards/holdings.ts';
import { siteAt } from '../../rules/world/land.ts';
import { FACES, type MovementFrame } from '../../rules/turn/movement.ts';
import type { Terms } from '../../rules/world/policies.ts';
import { undefeatedAt } from '../../rules/turn/track.ts';
import { colorOf, doomTrackOf } from '../doom-track/track.ts';
import { changed, type PartRules } from '../../rules/world/part.ts';
import { hazardWords } from './words.ts';

export interface HazardEvents {
  'hazard-check': { seat: number; space: SpaceId; faces: readonly number[]; met: boolean };
  hazard: { seat: number; color: Color; number: number };
}
declare module '../../rules/world/events.ts' {
  interface GameEvents extends HazardEvents {}
}

const HAZARD_DICE = 2;

interface HazardFrame extends Frame {
  proc: 'hazard';
  seat: number;
  space: SpaceId;
}

const rollFaces = (game: Game): number[] =>
  Array.from({ length: HAZARD_DICE }, () => pick(game, FACES.length));

/** The two rolls, and the card (HAZARD-2 to HAZARD-6). */
const hazardProcedure = procedure<Game, HazardFrame>({
  check(game, { seat, space }) {
    const faces = rollFaces(game);
    const { terrain } = siteAt(game, space);
    const met = !faces.some((face) => FACES[face]?.some((symbol) => symbol === terrain));
    tell(game, { type: 'hazard-check', seat, space, faces, met });
    if (!met) finish(game);
  },
  draw(game, { seat, space }) {
    const { color, number } = hazardColor(game);
    const drawn = isForfeited(game, seat, color)
      ? (COLORS.find((open) => !isForfeited(game, seat, open)) ?? color)
      : color;
    tell(game, { type: 'hazard', seat, color: drawn, number });
    startDraw(game, seat, drawn, space, 'hazard');
  },
});

/** By the card on the doom track to which the symbols count (HAZARD-4), or by two dice (HAZARD-5). */
function hazardColor(game: Game): { color: Color; number: number } {
  const track = doomTrackOf(game.state);
  if (track === null) {
    const number = rollDie(game) + rollDie(game);
    return { color: number <= 6 ? 'green' : number <= 15 ? 'yellow' : 'blue', number };
  }
  const number = rollFaces(game).reduce((symbols, face) => symbols + (FACES[face]?.length ?? 0), 0);
  return { color: colorOf(game, track.cards[(number - 1) % track.cards.length] ?? ''), number };
}

/** Neither town nor counter nor undefeated challenge nor Hero: the wild (HAZARD-1, D6). */
function isWild(game: Game, seat: number, space: SpaceId): boolean {
  if (game.world.policies.nameAt(game, space) !== null || counterAt(game, space) !== null) return false;
  if (undefeatedAt(game, space) >= 0) return false;
  return !game.state.players.some((other) => other.seat !== seat && other.space === space);
}

/** No Before Combat, no escape, no reward, and no second chance for it (HAZARD-7 to HAZARD-10). */
const hazardTerms: Terms = {
  beforeCombat: false,
  mayEscape: false,
  rewarded: false,
  drawsOn: false,
  takeCounter(game, seat, card) {
    const { color: own } = info(game, card);
    if (own === null) return;
    for (const color of counterFromPile(game, own)) takeFromPile(game, seat, color);
  },
  fail(game, card) {
    if (leaveLimbo(game, card)) game.world.policies.discardAdventure(game, card);
  },
};

/** A counter of its color, else others of just that value, the highest first, else none (HAZARD-9, D6). */
function counterFromPile(game: Game, color: Color): Color[] {
  const { pile } = game.state;
  if (pile[color] > 0) return [color];
  return exactly(COUNTER_VALUE[color], pile, COLORS.toReversed()) ?? [];
}

function exactly(
  value: number,
  pile: Readonly<Record<Color, number>>,
  colors: readonly Color[],
): Color[] | null {
  if (value === 0) return [];
  const [color, ...rest] = colors;
  if (color === undefined) return null;
  for (let n = Math.min(pile[color], Math.floor(value / COUNTER_VALUE[color])); n >= 0; n--) {
    const others = exactly(value - n * COUNTER_VALUE[color], pile, rest);
    if (others !== null) return [...Array.from({ length: n }, () => color), ...others];
  }
  return null;
}

export const travelHazards: PartRules = {
  words: hazardWords,
  policies: (base) => ({ ...base, terms: { ...base.terms, hazard: hazardTerms } }),
  procedures: (base) =>
    changed(
      base,
      {
        movement: (old) =>
          withStepAfter<Game, MovementFrame>(old, 'end', 'hazard', (game, { seat }) => {
            const { space } = playerAt(game, seat);
            if (space !== null && isWild(game, seat, space))
              call<HazardFrame>(game, { proc: 'hazard', seat, space });
          }),
      },
      { hazard: hazardProcedure },
    ),
};
