import { nearest } from '../../kernel/procedure.ts';
import { list, oneOf, optional, slug, whole } from '../../kernel/shape.ts';
import { distance } from '../../rules/world/board.ts';
import { pick, playerAt, tell, type Game } from '../../rules/world/game.ts';
import { landOf } from '../../rules/world/land.ts';
import { FACES, FREE_FACE, freeFace, type MovementFrame } from '../../rules/turn/movement.ts';
import { goBack, moveTo, townsNear } from '../../rules/turn/places.ts';
import { terrain } from '../shapes.ts';
import { askTarget } from './targets.ts';
import type { Verb } from '../../rules/world/verb.ts';
import type { EffectOf } from '../vocabulary.ts';
import { joined, quantity, townName } from '../words.ts';

const travelling = (game: Game): MovementFrame | null => nearest(game, 'movement') as MovementFrame | null;

/** The spaces to which the effect may take the Hero. */
export function destinations(game: Game, e: EffectOf<'move'>, seat: number): string[] {
  const land = landOf(game);
  const { space } = playerAt(game, seat);
  if (space === null) return [];
  switch (e.to) {
    case 'back':
      return [];
    case 'nearest-town':
      return townsNear(game, space).map((town) => land.town[town]?.space ?? '');
    case 'any-town':
      return land.townSpaces.filter((town) => town !== null);
    case 'town':
      return land.towns.flatMap(({ id, space: there }) =>
        id === e.town &&
        game.world.policies.nameAt(game, there) === id &&
        land.sites.get(there)?.open === true
          ? [there]
          : [],
      );
    case 'adjacent':
      return [...(land.space[space]?.neighbors ?? [])];
    case 'within':
      return [...land.sites.values()]
        .filter(
          ({ open, space: { id } }) => open && id !== space && distance(land, space, id) <= (e.spaces ?? 1),
        )
        .map(({ space: { id } }) => id);
  }
}

const PLACES: Readonly<Record<EffectOf<'move'>['to'], (e: EffectOf<'move'>) => string>> = {
  back: () => 'go back one space',
  'nearest-town': () => 'go to the nearest town',
  'any-town': () => 'go to any town',
  town: (e) => `go to ${townName(e.town ?? '')}`,
  adjacent: () => 'go to an adjacent space',
  within: (e) => `go to any space within ${quantity(e.spaces ?? 1, 'space', 'spaces')}`,
};

export const move: Verb<'move'> = {
  fields: {
    to: oneOf(['back', 'nearest-town', 'any-town', 'town', 'adjacent', 'within']),
    town: optional(slug),
    spaces: optional(whole(1, 12)),
  },
  describe: (e) => PLACES[e.to](e),
  resolve(game, e, frame) {
    if (e.to === 'back') goBack(game, frame.seat);
    else
      askTarget(
        game,
        e,
        frame,
        destinations(game, e, frame.seat).map((space) => `target:${space}`),
      );
  },
  onTarget(game, _, { seat }, target) {
    if (playerAt(game, seat).space !== target) moveTo(game, seat, target, 'carried');
  },
  can: (game, e, { seat }) =>
    e.to === 'back' || destinations(game, e, seat).some((space) => space !== playerAt(game, seat).space),
  hint: (e) => (e.to === 'any-town' ? 4.5 : 1),
};

export const addDice: Verb<'add-dice'> = {
  fields: { count: whole(1, 5) },
  describe: (e) => `roll ${quantity(e.count, 'more movement die', 'more movement dice')}`,
  resolve(game, e) {
    const movement = travelling(game);
    if (movement !== null) game.world.policies.addDice(game, movement, e.count);
  },
  can: (game) => travelling(game) !== null,
  hint: (e) => e.count / 2,
};

const OTHER_POOL = 't';

/** Dice that show a face, as targets: each face once, and those of another pool with a mark. */
function faces(movement: MovementFrame | null): string[] {
  if (movement === null) return [];
  const { dice, trading = [] } = movement;
  const each = (pool: readonly number[]): number[] =>
    [...new Set(pool.filter((face) => face < FREE_FACE))].sort((a, b) => a - b);
  return [...each(dice).map(String), ...each(trading).map((face) => `${OTHER_POOL}${face}`)];
}

/** The die that is meant: its pool, and its place in it. */
function dieOf(movement: MovementFrame, target: string): readonly [pool: number[], place: number] {
  const other = target.startsWith(OTHER_POOL);
  const pool = other ? (movement.trading ?? []) : movement.dice;
  return [pool, pool.indexOf(Number(other ? target.slice(1) : target))];
}

const upTo = (count: number): string => (count === 1 ? 'one movement die' : `up to ${count} movement dice`);

export const rerollDice: Verb<'reroll-dice'> = {
  fields: { count: whole(1, 5) },
  describe: (e) => `reroll ${upTo(e.count)}`,
  resolve(game, e, frame) {
    askFaces(game, e, frame, e.count - 1);
  },
  onTarget(game, e, frame, target) {
    const movement = travelling(game);
    if (movement === null || target === 'none') return;
    const [pool, place] = dieOf(movement, target);
    pool.splice(place, 1);
    const face = pick(game, FACES.length);
    pool.push(face);
    tell(game, { type: 'movement-dice', seat: frame.seat, faces: [face] });
    if (frame.left > 0) askFaces(game, e, frame, frame.left - 1);
  },
  can: (game) => faces(travelling(game)).length > 0,
  hint: (e) => e.count / 3,
};

function askFaces(
  game: Game,
  e: EffectOf<'reroll-dice'> | EffectOf<'turn-dice'>,
  frame: { seat: number; bearer: string; source: string },
  left: number,
): void {
  const shown = faces(travelling(game));
  if (shown.length === 0) return;
  const options = e.do === 'reroll-dice' ? shown : shown.flatMap(turns);
  askTarget(game, e, frame, ['target:none', ...options.map((option) => `target:${option}`)], left);
}

/** "from>to" for every other face. */
const turns = (from: string): string[] =>
  FACES.flatMap((_, to) => (from.endsWith(String(to)) ? [] : [`${from}>${to}`]));

export const turnDice: Verb<'turn-dice'> = {
  fields: { count: whole(1, 5) },
  describe: (e) => `turn ${upTo(e.count)} to ${e.count === 1 ? 'a side' : 'sides'} of your choice`,
  resolve(game, e, frame) {
    askFaces(game, e, frame, e.count - 1);
  },
  onTarget(game, e, frame, target) {
    const movement = travelling(game);
    if (movement === null || target === 'none') return;
    const [from = '', to = ''] = target.split('>');
    const [pool, place] = dieOf(movement, from);
    pool[place] = Number(to);
    if (frame.left > 0) askFaces(game, e, frame, frame.left - 1);
  },
  can: (game) => faces(travelling(game)).length > 0,
  hint: (e) => e.count / 2,
};

export const freeStep: Verb<'free-step'> = {
  fields: { terrain: optional(list(terrain, 1)) },
  describe: (e) =>
    `you may enter one more ${e.terrain === undefined ? '' : `${joined(e.terrain)} `}space without a die`,
  resolve(game, e) {
    travelling(game)?.dice.push(freeFace(e.terrain));
  },
  can: (game) => travelling(game) !== null,
  hint: () => 0.7,
};
