/** Reads a fight off the table into a model, if the model knows everything that its cards do. */
import { worthOf } from '@wayrune/engine/effects/verbs/index.ts';
import { looksAtDice } from '@wayrune/engine/rules/cards/conditions.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { concerns, isLiving, spentKey } from '@wayrune/engine/rules/cards/abilities.ts';
import { challengeOf, type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { type Game, info, playerAt, tableCards, view } from '@wayrune/engine/rules/world/game.ts';
import { acting, isDuel, isJoint } from '@wayrune/engine/rules/combat/fighters.ts';
import { surplus } from '@wayrune/engine/rules/cards/surplus.ts';
import { clone, type Held, type Player, type State } from '@wayrune/engine/rules/world/state.ts';
import { staminaOf } from '@wayrune/engine/rules/cards/values.ts';
import type { Face, World } from '@wayrune/engine/rules/world/world.ts';
import type { Graph } from '../graph.ts';
import { knowsRules } from '../known-rules.ts';
import { inFights, type Reading } from '../reading.ts';
import type { Stakes } from '../result.ts';
import type { Room } from '../room.ts';
import { blow, inflict, settle } from './blows.ts';
import { alikeFrom, isVital, questionsOf, reserveOf } from './features.ts';
import type { Flow, Model, Piece, Power } from './model.ts';
import { newModifiers } from './passing.ts';
import { growPlace, newPlaces } from './places.ts';
import { HERO, MOST, MOST_ALLIES, MOST_GOLD } from './position.ts';
import { roll } from './rolls.ts';
import { end, stage } from './rounds.ts';
import { newScenes } from './scene.ts';
import { EMPTY, positionOf } from './table.ts';
import { newTrace } from './trace.ts';
import { carryOut, isKnown } from './verbs.ts';
import { openWindow } from './windows.ts';

const FLOW: Flow = { openWindow, carryOut, roll, blow, inflict, settle, end, stage };

/** Cards that can be told apart by bits, and counters that fit. */
const MOST_PIECES = 20;
const MOST_SLOTS = 6;
const MOST_POWERS = 30;

/** The model with at most this many usable cards besides the Hero; null if there are fewer, or if it does not know all of their effects. */
export function compile(
  world: World,
  table: State,
  reading: Reading,
  graph: Graph,
  room: Room,
  stakes: Stakes,
  kept = ALL_CARDS,
): Model | null {
  if (!knowsRules(world)) return null;
  const game = view(world, clone(table));
  const combat = combatOf(game);
  const challenge = challengeOf(game);
  if (combat === null || challenge === null || isDuel(combat) || isJoint(combat)) return null;
  const player = playerAt(game, acting(combat));
  if (!isSettled(game, player)) return null;
  const pieces = lay(game, player);
  const faces = [info(game, combat.card), ...tableCards(game)].map(({ front }) => front);
  if (!isPlain(reading, pieces, faces)) return null;
  const fighters = pieces.filter(({ id, bearer }) => bearer !== HERO || id === player.hero);
  const spentBits = new Map<string, number>();
  const powers = powersOf(game, player, combat, pieces, fighters, spentBits);
  if (spentBits.size > MOST_POWERS || fighters.length > MOST_ALLIES + 1 || player.gold > MOST_GOLD)
    return null;
  const usable = powers.filter(({ ability, piece }) => ability.forced !== true && piece !== null);
  const left = kept === ALL_CARDS ? 0 : leftOut(usable, kept);
  if (kept !== ALL_CARDS && left === 0) return null;
  const offered = usable.filter(({ piece }) => ((piece?.bit ?? 0) & left) === 0);
  const questions = questionsOf(reading, pieces);
  const model: Model = {
    graph,
    whole: kept === ALL_CARDS,
    stakes,
    reading,
    seat: acting(combat),
    reserve: reserveOf(reading, player.gold),
    start: EMPTY,
    pieces,
    fighters,
    attacks: fighters.map(({ id, bearer }) => `attack:${bearer === HERO ? 'hero' : id}`),
    forced: byWindow(powers.filter(({ ability }) => ability.forced === true)),
    offered: byWindow(offered),
    spentBits,
    activatable: offered.reduce(
      (mask, { ability, piece }) =>
        ability.cost?.some(({ pay }) => pay === 'activate') && inFights(ability.when)
          ? mask | (piece?.bit ?? 0)
          : mask,
      0,
    ),
    roundly: [...spentBits].reduce((mask, [key, bit]) => (key.startsWith('round:') ? mask | bit : mask), 0),
    foeSlot: MOST_SLOTS,
    vital: isVital(reading, faces, pieces),
    game,
    combat,
    challenge,
    player,
    questions,
    scenes: newScenes(acting(combat)),
    modifiers: newModifiers(),
    falls: [],
    places: newPlaces(room),
    trace: newTrace(alikeFrom(questions)),
    flow: FLOW,
  };
  const started = { ...model, start: positionOf(model, table) };
  started.places.grow = (place) => growPlace(started, place);
  return started;
}

/** Within Stamina and all limits. The model settles only what changes in the fight. */
function isSettled(game: Game, { seat, exhaustion, allies }: Player): boolean {
  const bears = (who: string, tired: number): boolean => tired === 0 || tired <= staminaOf(game, seat, who);
  return (
    bears('hero', exhaustion) &&
    allies.every((ally) => bears(ally.card, ally.exhaustion)) &&
    surplus(game, seat).length === 0
  );
}

/** The cards in a row: the Hero, their Items, their Allies, what they keep. */
function lay(game: Game, { hero, items, allies, kept }: Player): Piece[] {
  const pieces: Piece[] = [];
  let slots = 0;
  let fellows = HERO;
  const add = (id: string, held: Held | null): void => {
    const card = info(game, id);
    const bearer = held !== null && card.fighter !== null ? ++fellows : HERO;
    const counts = held !== null && (held.counters > 0 || mentionsCounters(card.held));
    const slot = counts ? slots++ : -1;
    pieces.push({ id, bit: 1 << pieces.length, info: card, bearer, slot, spends: 0, held });
  };
  add(hero, null);
  for (const row of [items, allies, kept]) for (const held of row) add(held.card, held);
  return pieces;
}

const mentionsCounters = ({ abilities }: Face): boolean =>
  abilities.some(({ cost, do: effects }) =>
    [...(cost ?? []), ...effects].some((part) =>
      'pay' in part ? part.pay === 'counter' : part.do === 'add-counters',
    ),
  );

/** Windows in which an attack or a test would stand inside another roll. */
const ROLLING: readonly Window[] = ['roll', 'rolled', 'test', 'tested', 'escape', 'wounded'];

function isPlain({ verbs }: Reading, pieces: readonly Piece[], foes: readonly Face[]): boolean {
  if (pieces.length > MOST_PIECES || pieces.filter(({ slot }) => slot >= 0).length > MOST_SLOTS) return false;
  for (const verb of verbs) if (!isKnown(verb)) return false;
  if (pieces.some(({ held }) => held !== null && held.counters > MOST)) return false;
  const faces = [...foes, ...pieces.map((piece) => piece.info.held)];
  return faces.every(
    ({ always, abilities }) =>
      !always.some(({ if: conditions }) => conditions?.some(looksAtDice)) &&
      !abilities.some(
        (ability) =>
          ROLLING.includes(ability.when) &&
          ability.do.some((effect) => effect.do === 'attack' || effect.do === 'test'),
      ),
  );
}

/* Abilities */

function powersOf(
  game: Game,
  player: Player,
  combat: CombatFrame,
  pieces: readonly Piece[],
  fighters: readonly Piece[],
  spentBits: Map<string, number>,
): Power[] {
  const powers: Power[] = [];
  const names = fighters.map(({ bearer, id }) => (bearer === HERO ? 'hero' : id));
  const add = (face: Face, piece: Piece | null, source: string): void => {
    const side = piece === null ? 'enemy' : 'own';
    const bearer = piece === null ? '' : (names[piece.bearer] ?? 'hero');
    face.abilities.forEach((ability, index) => {
      const living = piece !== null && isLiving(player, source, bearer);
      const key =
        ability.forced === true
          ? ability.once === undefined
            ? null
            : `${ability.once}:${source}:${index}`
          : spentKey(ability, living, source, index);
      let spent = 0;
      if (key !== null) {
        spent = spentBits.get(key) ?? 1 << spentBits.size;
        spentBits.set(key, spent);
        if (piece !== null) piece.spends |= spent;
      }
      const serves = names.reduce(
        (mask, name, who) => (concerns(ability, { side, bearer }, name) ? mask | (1 << who) : mask),
        0,
      );
      powers.push({ ability, piece, source, option: `use:${source}:${index}`, spent, serves });
    });
  };
  add(info(game, combat.card).front, null, combat.card);
  for (const { front, id } of tableCards(game)) add(front, null, id);
  for (const piece of pieces) add(piece.info.held, piece, piece.id);
  return powers;
}

/** All the cards that may be used. */
export const ALL_CARDS = -1;

/** The cards beyond the best so many that may be used in a fight, the Hero not counted. */
function leftOut(usable: readonly Power[], kept: number): number {
  const worths = new Map<Piece, number>();
  for (const { piece, ability } of usable)
    if (piece !== null && piece.held !== null && inFights(ability.when))
      worths.set(piece, Math.max(worths.get(piece) ?? 0, worthOf(ability.do)));
  const ranked = [...worths].sort(([, a], [, b]) => b - a);
  return ranked.slice(kept).reduce((mask, [{ bit }]) => mask | bit, 0);
}

function byWindow(powers: readonly Power[]): Partial<Record<Window, Power[]>> {
  const found: Partial<Record<Window, Power[]>> = {};
  for (const power of powers) {
    const { when } = power.ability;
    found[when] = [...(found[when] ?? []), power];
  }
  return found;
}
