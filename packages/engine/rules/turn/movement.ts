import { call, procedure, type Frame } from '../../kernel/procedure.ts';
import type { RuleChange } from '../../effects/vocabulary.ts';
import { AT } from '../../effects/windows.ts';
import { act, fire, isAct, addOffers, openWindow, withDiscards } from '../cards/abilities.ts';
import { type Space, type SpaceId, TERRAINS, type Terrain } from '../world/board.ts';
import { FACES, FREE_FACE, faceMask, freeFace, terrainMask } from '../world/dice.ts';
import { pick, playerAt, tell, type Game } from '../world/game.ts';
import { landOf, siteAt, type Way } from '../world/land.ts';
import { moveTo } from './places.ts';
import { addEmpowering, empower } from '../rituals/rituals.ts';
import type { Player } from '../world/state.ts';
import { changesOf, ruleFor, rulesFor, sum } from '../cards/values.ts';
import { recover } from '../combat/vitals.ts';
import { RULE_BIT } from '../world/world.ts';

export { FACES, FREE_FACE, faceMask, freeFace, terrainMask };

const REST_DICE = 4;

export interface MovementFrame extends Frame {
  proc: 'movement';
  seat: number;
  /** The faces that have not been used yet. */
  dice: number[];
  /** Dice of another pool, once they are rolled: they pay for no steps, and abilities for movement dice work on them, too. */
  trading?: number[];
  rolled: boolean;
  moved: boolean;
  /** Dice given up to rest that still discard a counter each. */
  resting: number;
  given: number;
}

/** A Movement step for a Hero, whenever that is. */
export function startMovement(game: Game, seat: number): void {
  call<MovementFrame>(game, {
    proc: 'movement',
    seat,
    dice: [],
    rolled: false,
    moved: false,
    resting: 0,
    given: 0,
  });
  fire(game, AT['before-moving'], seat, '', null);
}

export const movementProcedure = procedure<Game, MovementFrame>({
  plan: {
    ask(game, frame) {
      const { seat } = frame;
      const options = ['roll'];
      const restful = Math.min(REST_DICE, partyExhaustion(playerAt(game, seat)));
      if (restful > 0 && ruleFor(game, 'no-rest', seat) === null)
        for (let n = 1; n <= restful; n++) options.push(`rest:${n}`);
      addPlans(game, seat, options);
      return withDiscards(game, { seat, kind: 'movement', options });
    },
    answer(game, frame, choice) {
      if (choice === 'roll') return;
      if (choice === 'stay') {
        frame.step = frame.dice.length > 0 ? 'step' : 'end';
      } else if (isAct(choice)) {
        frame.step = 'plan';
        act(game, frame.seat, choice);
      } else if (choice.startsWith('walk:')) {
        frame.step = 'end';
        enter(game, frame, walkTo(game, frame.seat, choice), 'step');
      } else {
        frame.resting = Number(choice.slice('rest:'.length));
        frame.given = frame.resting;
      }
    },
  },
  rest: {
    ask(game, frame) {
      if (frame.resting === 0) return null;
      const player = playerAt(game, frame.seat);
      const options = player.exhaustion > 0 ? ['recover:hero'] : [];
      for (const ally of player.allies) if (ally.exhaustion > 0) options.push(`recover:${ally.card}`);
      return withDiscards(game, { seat: frame.seat, kind: 'rest', options });
    },
    answer(game, frame, choice) {
      frame.step = 'rest';
      if (isAct(choice)) {
        act(game, frame.seat, choice);
        return;
      }
      frame.resting--;
      recover(game, frame.seat, choice.slice('recover:'.length), 1);
    },
  },
  roll(game, frame) {
    const { seat } = frame;
    const count = diceToRoll(game, seat, frame.given);
    throwDice(game, frame, count);
    frame.rolled = true;
    if (count > 0) fire(game, AT['dice-rolled'], seat, '', null);
  },
  step: {
    ask(game, frame) {
      const options = ['stop'];
      addSteps(game, frame, options);
      addEmpowering(game, frame.seat, frame.dice, options);
      const { seat } = frame;
      if (frame.rolled && !frame.moved) addOffers(game, seat, AT['dice-rolled'], options);
      addOffers(game, seat, AT.moving, options);
      return withDiscards(game, { seat, kind: 'step', options });
    },
    answer(game, frame, choice) {
      if (choice === 'stop') return;
      frame.step = 'step';
      if (isAct(choice)) {
        act(game, frame.seat, choice);
        return;
      }
      const face = Number(choice.slice(choice.lastIndexOf(':') + 1));
      frame.dice.splice(frame.dice.indexOf(face), 1);
      if (choice.startsWith('empower:')) {
        const [, card = '', terrain = ''] = choice.split(':');
        empower(game, frame.seat, card, terrain as Terrain);
        return;
      }
      enter(game, frame, stepTo(game, frame.seat, choice, face), 'die');
    },
  },
  end(game, { seat }) {
    openWindow(game, AT['after-moving'], seat, '', null);
  },
});

/** The usual number, or four without those given up to rest (MOVE-1, MOVE-9). */
export function diceToRoll(game: Game, seat: number, given: number): number {
  const usual = game.world.policies.movementDice(game, seat) + sum(game, 'dice', seat, 'hero', null);
  return Math.max(0, given > 0 ? Math.min(usual, REST_DICE) - given : usual);
}

export function throwDice(game: Game, frame: MovementFrame, count: number): void {
  if (count === 0) return;
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(pick(game, FACES.length));
  for (const face of faces) frame.dice.push(face);
  tell(game, { type: 'movement-dice', seat: frame.seat, faces });
}

/** How the Hero may move, beside what is among the options already. */
export function addPlans(game: Game, seat: number, options: string[]): void {
  for (const { walk } of openWays(game, seat)) options.push(walk);
  options.push('stay');
  addOffers(game, seat, AT['before-moving'], options);
  addOffers(game, seat, AT.moving, options);
}

function enter(game: Game, frame: MovementFrame, space: SpaceId, how: 'die' | 'step'): void {
  frame.moved = true;
  moveTo(game, frame.seat, space, how);
  openWindow(game, AT.entered, frame.seat, '', null);
}

/** Where an option leads: it is compared with those of the ways from here, not taken apart. */
function walkTo(game: Game, seat: number, choice: string): SpaceId {
  for (const way of waysFrom(game, seat)) if (way.walk === choice) return way.space.id;
  throw new Error(`no way to "${choice}"`);
}

function stepTo(game: Game, seat: number, choice: string, face: number): SpaceId {
  for (const way of waysFrom(game, seat)) if (stepOption(way, face) === choice) return way.space.id;
  throw new Error(`no way to "${choice}"`);
}

const stepOption = ({ space, steps }: Way, face: number): string => steps[face] ?? `step:${space.id}:${face}`;

const waysFrom = (game: Game, seat: number): readonly Way[] =>
  siteAt(game, playerAt(game, seat).space ?? '').ways;

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

const CLOSINGS = RULE_BIT['closed-town'] | RULE_BIT['closed-terrain'];

/** The ways that lead on from where the Hero stands, less those that a card has closed. */
function openWays(game: Game, seat: number): readonly Way[] {
  const ways = waysFrom(game, seat);
  const closings = changesOf(game, CLOSINGS, seat);
  return closings.length === 0 ? ways : ways.filter(({ space }) => !isClosed(game, space, closings));
}

const isClosed = (game: Game, { id, terrain }: Space, closings: readonly RuleChange[]): boolean =>
  closings.some(
    (change) =>
      (change.rule === 'closed-town' && change.town === game.world.policies.nameAt(game, id)) ||
      (change.rule === 'closed-terrain' && change.terrain === terrain),
  );

/** The spaces that this Hero may not enter: for those who draw the map. */
export function closedSpaces(game: Game, seat: number): SpaceId[] {
  const { spaces, sites } = landOf(game);
  const shut = spaces.filter(({ id }) => sites.get(id)?.open !== true);
  const closings = changesOf(game, CLOSINGS, seat);
  const closed = spaces.filter((space) => isClosed(game, space, closings));
  return [...new Set([...shut, ...closed])].map(({ id }) => id);
}

/** Every space that a die can enter, once for each face that will do (MOVE-3 to MOVE-5, W12). */
function addSteps(game: Game, { seat, dice }: MovementFrame, options: string[]): void {
  if (dice.length === 0) return;
  const opened = openings(game, seat);
  for (const way of openWays(game, seat)) {
    const { terrain } = way.space;
    const wanted = opened === null || terrain === 'town' ? way.symbols : way.symbols | opened[terrain];
    for (let i = 0; i < dice.length; i++) {
      const face = dice[i] as number;
      if ((faceMask(face) & wanted) === 0 || dice.indexOf(face) !== i) continue;
      options.push(stepOption(way, face));
    }
  }
}

const NO_OPENINGS = Object.fromEntries(TERRAINS.map((terrain) => [terrain, 0])) as Record<Terrain, number>;

/** Terrains that cards let this Hero enter by other symbols too. */
function openings(game: Game, seat: number): Readonly<Record<Terrain, number>> | null {
  const changes = rulesFor(game, 'enter-as', seat);
  if (changes.length === 0) return null;
  const masks = { ...NO_OPENINGS };
  for (const change of changes)
    if (change.rule === 'enter-as') masks[change.terrain] |= terrainMask(change.as);
  return masks;
}
