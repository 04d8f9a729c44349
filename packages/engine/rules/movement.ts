import { procedure, type Frame } from '../kernel/procedure.ts';
import { act, fire, isAct, offers, openWindow, resetActivations, withDiscards } from './abilities.ts';
import { type Space, type SpaceId, TERRAINS, type Terrain } from './board.ts';
import { pick, playerAt, tell, type Game } from './game.ts';
import { moveTo } from './places.ts';
import type { Player } from './state.ts';
import { ruleFor, rulesFor, sum } from './values.ts';
import { recover } from './vitals.ts';

/** The six faces of a movement die, all five alike (MOVE-2). */
export const FACES: readonly (readonly Terrain[])[] = [
  ['plains', 'hills', 'road'],
  ['plains', 'river', 'road'],
  ['road', 'river', 'swamp'],
  ['road', 'forest'],
  ['river', 'mountain'],
  ['plains', 'hills'],
];
const REST_DICE = 4;

const terrainBit = (terrain: Terrain): number => 1 << TERRAINS.indexOf(terrain);
export const terrainMask = (terrains: readonly Terrain[]): number =>
  terrains.reduce((mask, t) => mask | terrainBit(t), 0);
const FACE_MASKS = FACES.map(terrainMask);
const EVERY_TERRAIN = terrainMask(TERRAINS);
const BITS = Object.fromEntries(TERRAINS.map((t) => [t, terrainBit(t)])) as Record<Terrain, number>;

/** Faces from 6 on are steps given by cards: six plus the mask of the terrains they open. */
export const FREE_FACE = FACES.length;
export const faceMask = (face: number): number =>
  face < FREE_FACE ? (FACE_MASKS[face] ?? 0) : face - FREE_FACE;
export const freeFace = (terrains: readonly Terrain[] | undefined): number =>
  FREE_FACE + (terrains === undefined ? EVERY_TERRAIN : terrainMask(terrains));

export interface MovementFrame extends Frame {
  proc: 'movement';
  seat: number;
  /** The faces that have not been used yet. */
  dice: number[];
  rolled: boolean;
  moved: boolean;
  /** Dice given up to rest that still discard a counter each. */
  resting: number;
  given: number;
}

export const movementProcedure = procedure<Game, MovementFrame>({
  begin(game, { seat }) {
    resetActivations(game);
    fire(game, 'before-moving', seat, '', null);
  },
  plan: {
    ask(game, frame) {
      const { seat } = frame;
      const options = ['roll'];
      const restful = Math.min(REST_DICE, partyExhaustion(playerAt(game, seat)));
      if (restful > 0 && ruleFor(game, 'no-rest', seat) === null)
        for (let n = 1; n <= restful; n++) options.push(`rest:${n}`);
      for (const space of neighbours(game, seat))
        if (isOpen(game, seat, space)) options.push(`walk:${space.id}`);
      options.push(
        'stay',
        ...offers(game, seat, 'before-moving', '', null),
        ...offers(game, seat, 'moving', '', null),
      );
      return withDiscards(game, { seat, kind: 'movement', options });
    },
    answer(game, frame, choice) {
      const [verb, detail = ''] = choice.split(':');
      if (isAct(choice)) {
        frame.step = 'plan';
        act(game, frame.seat, choice);
      } else if (verb === 'rest') {
        frame.resting = Number(detail);
        frame.given = frame.resting;
      } else if (verb === 'walk') {
        frame.step = 'end';
        enter(game, frame, detail, 'step');
      } else if (verb === 'stay') {
        frame.step = frame.dice.length > 0 ? 'step' : 'end';
      }
    },
  },
  rest: {
    ask(game, frame) {
      if (frame.resting === 0) return null;
      const player = playerAt(game, frame.seat);
      const options = player.exhaustion > 0 ? ['recover:hero'] : [];
      for (const ally of player.allies) if (ally.exhaustion > 0) options.push(`recover:${ally.card}`);
      return { seat: frame.seat, kind: 'rest', options };
    },
    answer(game, frame, choice) {
      frame.resting--;
      frame.step = 'rest';
      recover(game, frame.seat, choice.slice('recover:'.length), 1);
    },
  },
  roll(game, frame) {
    const { seat } = frame;
    const usual = game.world.policies.movementDice(game, seat) + sum(game, 'dice', seat, 'hero', null);
    const count = frame.given > 0 ? Math.min(usual, REST_DICE) - frame.given : usual;
    throwDice(game, frame, Math.max(0, count));
    frame.rolled = true;
    if (count > 0) fire(game, 'dice-rolled', seat, '', null);
  },
  step: {
    ask(game, frame) {
      const options = ['stop'];
      addSteps(game, frame, options);
      const { seat } = frame;
      if (frame.rolled && !frame.moved)
        for (const option of offers(game, seat, 'dice-rolled', '', null)) options.push(option);
      for (const option of offers(game, seat, 'moving', '', null)) options.push(option);
      return withDiscards(game, { seat, kind: 'step', options });
    },
    answer(game, frame, choice) {
      if (choice === 'stop') return;
      frame.step = 'step';
      if (isAct(choice)) {
        act(game, frame.seat, choice);
        return;
      }
      const [, space = '', face = ''] = choice.split(':');
      frame.dice.splice(frame.dice.indexOf(Number(face)), 1);
      enter(game, frame, space, 'die');
    },
  },
  end(game, { seat }) {
    openWindow(game, 'after-moving', seat, '', null);
  },
});

export function throwDice(game: Game, frame: MovementFrame, count: number): void {
  if (count === 0) return;
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(pick(game, FACES.length));
  for (const face of faces) frame.dice.push(face);
  tell(game, { type: 'movement-dice', seat: frame.seat, faces });
}

function enter(game: Game, frame: MovementFrame, space: SpaceId, how: 'die' | 'step'): void {
  frame.moved = true;
  moveTo(game, frame.seat, space, how);
  fire(game, 'entered', frame.seat, '', null);
}

/** Five dice; four while anybody in the party bears a counter (MOVE-1, G3). */
export function movementDice(game: Game, seat: number): number {
  const player = playerAt(game, seat);
  const hurt =
    player.wounds + player.exhaustion > 0 || player.allies.some((ally) => ally.wounds + ally.exhaustion > 0);
  return hurt ? 4 : 5;
}

function partyExhaustion(player: Player): number {
  let total = player.exhaustion;
  for (const ally of player.allies) total += ally.exhaustion;
  return total;
}

function neighbours(game: Game, seat: number): Space[] {
  const { board } = game.world;
  const here = board.space[playerAt(game, seat).space ?? ''];
  return here === undefined ? [] : here.neighbors.map((id) => board.space[id] as Space);
}

/** Every space that a die can enter, once for each face that will do (MOVE-3 to MOVE-5, W12). */
function addSteps(game: Game, frame: MovementFrame, options: string[]): void {
  const { seat, dice } = frame;
  if (dice.length === 0) return;
  const { board, stepOptions } = game.world;
  const here = board.space[playerAt(game, seat).space ?? ''];
  if (here === undefined) return;
  const opened = openings(game, seat);
  for (const id of here.neighbors) {
    const space = board.space[id] as Space;
    if (!isOpen(game, seat, space)) continue;
    const wanted = space.terrain === 'town' ? EVERY_TERRAIN : BITS[space.terrain] | opened[space.terrain];
    for (let i = 0; i < dice.length; i++) {
      const face = dice[i] as number;
      if ((faceMask(face) & wanted) === 0 || dice.indexOf(face) !== i) continue;
      options.push(face < FREE_FACE ? (stepOptions[id]?.[face] ?? '') : `step:${id}:${face}`);
    }
  }
}

const NO_OPENINGS: Readonly<Record<Terrain, number>> = Object.fromEntries(
  TERRAINS.map((t) => [t, 0]),
) as Record<Terrain, number>;

/** Terrains that cards let this Hero enter by other symbols too. */
function openings(game: Game, seat: number): Readonly<Record<Terrain, number>> {
  const changes = rulesFor(game, 'enter-as', seat);
  if (changes.length === 0) return NO_OPENINGS;
  const masks = { ...NO_OPENINGS };
  for (const change of changes)
    if (change.rule === 'enter-as') masks[change.terrain] |= terrainMask(change.as);
  return masks;
}

function isOpen(game: Game, seat: number, space: Space): boolean {
  if (space.town !== null) {
    return (
      ruleFor(game, 'closed-town', seat, 'hero', (c) => c.rule === 'closed-town' && c.town === space.town) ===
      null
    );
  }
  return (
    ruleFor(
      game,
      'closed-terrain',
      seat,
      'hero',
      (c) => c.rule === 'closed-terrain' && c.terrain === space.terrain,
    ) === null
  );
}
