/**
 * Every number comes from the rules themselves, asked on a table that is set up like the position. What they said is
 * remembered for all positions that differ only in what no card of this fight looks at.
 */
import type { Amount, Attribute, Condition, Phase, RuleName } from '@wayrune/engine/effects/vocabulary.ts';
import { holds } from '@wayrune/engine/rules/conditions.ts';
import { amountOf, type Asker, type RollLike } from '@wayrune/engine/rules/counting.ts';
import type { Game } from '@wayrune/engine/rules/game.ts';
import { surplus } from '@wayrune/engine/rules/limits.ts';
import type { Held } from '@wayrune/engine/rules/state.ts';
import {
  damageOf,
  enemyDamage,
  foeLife,
  foeTarget,
  lifeOf,
  rollBonus,
  ruleFor,
  staminaOf,
  sum,
} from '@wayrune/engine/rules/values.ts';
import { remember } from '../../memo.ts';
import type { Reading } from '../reading.ts';
import type { Model } from './model.ts';
import { modifiersIn } from './passing.ts';
import { countersOf, exhaustionOf, HERO, type Position, type Who, woundsOf } from './position.ts';
import { nameOf, openGround, type Scene } from './scene.ts';
import { lookAtAll } from './trace.ts';

/** By scene and question; what parts of cards ask is apart. */
interface Answers {
  readonly plain: number[][];
  readonly parts: Map<number, number>;
}
const newAnswers = (): Answers => ({ plain: [], parts: new Map() });

/** Which parts of a position the cards look at, and what was asked so far. */
export interface Questions {
  readonly round: boolean;
  /** From how much on it is all alike; 0 where nobody looks. */
  readonly alike: Reading['alike'];
  readonly rolls: boolean;
  readonly allies: boolean;
  readonly counters: boolean;
  /** Cards that speak while they lie face up, and cards that are counted. */
  readonly loud: number;
  readonly counted: number;
  readonly answers: Map<number | string, Answers>;
  readonly surplus: Map<number, readonly string[]>;
  /** Counts are looked at. */
  readonly watches: boolean;
  /** Nothing that changes is looked at, as long as no modifier passes. */
  readonly still: boolean;
  readonly first: Answers;
  lastKey: number | string;
  last: Answers;
}

type Features = Omit<Questions, 'answers' | 'surplus' | 'watches' | 'still' | 'first' | 'lastKey' | 'last'>;

export function newQuestions(features: Features): Questions {
  const first = newAnswers();
  const { loud, counted, alike, ...looks } = features;
  const watches = looks.allies || Object.values(alike).some((from) => from > 0);
  const still = loud === 0 && counted === 0 && !watches && Object.values(looks).every((look) => !look);
  return {
    ...features,
    answers: new Map(),
    surplus: new Map(),
    watches,
    still,
    first,
    lastKey: '',
    last: first,
  };
}

function answersFor({ questions: q, trace }: Model, s: Position): Answers {
  if (q.still && s.modifiers === 0) return q.first;
  if (q.watches) lookAtAll(trace, s);
  let key: number | string = s.modifiers;
  if (q.round) key = key * 32 + s.round;
  const { wounds, exhaustion, gold, 'foe-wounds': foe } = q.alike;
  if (foe > 0) key = key * 32 + Math.min(s.foe, foe);
  if (wounds > 0) key = key * 32 + Math.min(s.wounds, wounds);
  if (exhaustion > 0) key = key * 32 + Math.min(s.exhaustion, exhaustion);
  if (q.rolls) key = key * 4 + s.rolls;
  if (q.loud !== 0) key = key * 2 ** 20 + ((s.down | s.gone) & q.loud);
  if (gold > 0 || q.allies || q.counters || q.counted !== 0)
    key = `${key}/${Math.min(s.gold, gold)}/${q.allies ? s.allies : 0}/${q.counters ? s.counters : 0}/${s.gone & q.counted}`;
  if (key === q.lastKey) return q.last;
  let answers = q.answers.get(key);
  if (answers === undefined) {
    answers = newAnswers();
    q.answers.set(key, answers);
  }
  q.lastKey = key;
  q.last = answers;
  return answers;
}

/** After the plain questions come the parts of cards. */
const PARTS = 64;
const SCENES = 2 ** 22;

/** What the rules say to a question about one thing or another. */
type Find<A> = (game: Game, m: Model, about: A) => number;

function ask<A>(m: Model, s: Position, scene: Scene, question: number, find: Find<A>, about: A): number {
  const { plain, parts } = answersFor(m, s);
  if (question < PARTS) {
    const known = (plain[scene.id] ??= []);
    return (known[question] ??= find(setTable(m, s, scene), m, about));
  }
  const slot = scene.id * SCENES + question;
  let answer = parts.get(slot);
  if (answer === undefined) {
    answer = find(setTable(m, s, scene), m, about);
    parts.set(slot, answer);
  }
  return answer;
}

const yes = (value: boolean): number => (value ? 1 : 0);

/* The table */

function setTable(m: Model, s: Position, scene: Scene): Game {
  const { game, player, combat, challenge } = m;
  const { state } = game;
  player.wounds = s.wounds;
  player.exhaustion = s.exhaustion;
  player.gold = s.gold + m.reserve;
  const row = { items: [] as Held[], allies: [] as Held[], kept: [] as Held[] };
  for (const { held, bit, slot, bearer, info } of m.pieces) {
    if (held === null || (s.gone & bit) !== 0) continue;
    held.used = (s.down & bit) !== 0;
    if (slot >= 0) held.counters = countersOf(s, slot);
    if (bearer !== HERO) {
      held.wounds = woundsOf(s, bearer);
      held.exhaustion = exhaustionOf(s, bearer);
    }
    (info.holding === 'item' ? row.items : info.holding === 'ally' ? row.allies : row.kept).push(held);
  }
  player.items = row.items;
  player.allies = row.allies;
  player.kept = row.kept;
  combat.round = s.round;
  combat.foeWounds = s.foe;
  combat.rolls[m.seat] = s.rolls;
  challenge.counters = countersOf(s, m.foeSlot);
  state.modifiers = modifiersIn(m, s).slice();
  setFrames(m, s, scene);
  game.heard[m.seat] = null;
  return game;
}

function setFrames(
  { game, combat, challenge }: Model,
  s: Position,
  { phase, rolled, roll, wound }: Scene,
): void {
  const { frames } = game.state;
  // What lies below the fight stays.
  frames.length = frames.indexOf(challenge);
  frames.push(challenge, combat);
  if (phase !== null) {
    phase.first = rolled ? Math.max(1, s.first) : 0;
    phase.second = rolled ? Math.max(1, s.second) : 0;
    frames.push(phase);
  }
  if (roll !== null) {
    const { first, second, bonus, added, target } = s;
    Object.assign(roll, { first, second, bonus, added, target });
    frames.push(roll);
  }
  if (wound !== null) {
    wound.amount = s.hurt;
    frames.push(wound);
  }
}

/* The questions */

const TARGET = 1;
const FOE_LIFE = 2;
const HARM = 3;
const ACTIVATIONS = 4;
const NO_ACTIVATE = 5;
const NO_ESCAPE = 6;
const NO_ALLY_ATTACKS = 7;
const BONUS = 8;
const LIFE = 16;
const STAMINA = 24;
const NO_CANCEL = 32;
const BARRED = 40;
const DAMAGE = 48;

const numbers = new WeakMap<object, number>();
let numbered = 0;

function partNumber(part: object): number {
  let known = numbers.get(part);
  if (known === undefined) {
    known = numbered++;
    numbers.set(part, known);
  }
  return PARTS + 4 * known;
}

const ATTRIBUTE_NUMBER: Readonly<Record<Attribute, number>> = { mind: 0, body: 1, spirit: 2 };
const ATTRIBUTE_AT: readonly Attribute[] = ['mind', 'body', 'spirit'];
export const numberOf = (attribute: Attribute): number => ATTRIBUTE_NUMBER[attribute];

const findTarget: Find<RollLike> = (game, m, roll) => foeTarget(game, m.combat, roll.attribute, roll);
export const targetOf = (m: Model, s: Position, scene: Scene, roll: RollLike): number =>
  ask(m, s, scene, TARGET, findTarget, roll);

/** `part` tells apart tests, of which several may be made in one scene. */
export function bonusOf(m: Model, s: Position, scene: Scene, roll: RollLike, part: object | null): number {
  const question = (part === null ? BONUS : partNumber(part)) + s.attribute;
  const attribute = ATTRIBUTE_AT[s.attribute] ?? roll.attribute;
  return ask(m, s, scene, question, findBonus, attribute === roll.attribute ? roll : { ...roll, attribute });
}
const findBonus: Find<RollLike> = (game, _, roll) => rollBonus(game, roll);

const findDamage: Find<RollLike> = (game, m, roll) =>
  roll.phase === null ? 0 : damageOf(game, m.seat, roll.who, roll.phase, roll);
/** Of the one who rolls. */
export const damageIn = (m: Model, s: Position, scene: Scene, roll: RollLike): number =>
  ask(m, s, scene, DAMAGE, findDamage, roll);

const findHarm: Find<RollLike> = (game, m, roll) =>
  roll.phase === null ? 0 : enemyDamage(game, m.combat, roll.phase, roll);
export const harmIn = (m: Model, s: Position, scene: Scene, roll: RollLike): number =>
  ask(m, s, scene, HARM, findHarm, roll);

const findFoeLife: Find<null> = (game, m) => foeLife(game, m.combat);
export const foeLifeIn = (m: Model, s: Position): number =>
  ask(m, s, openGround(m), FOE_LIFE, findFoeLife, null);

const findLife: Find<Who> = (game, m, who) => lifeOf(game, m.seat, nameOf(m, who));
export const lifeIn = (m: Model, s: Position, who: Who): number =>
  ask(m, s, openGround(m), LIFE + who, findLife, who);

const findStamina: Find<Who> = (game, m, who) => staminaOf(game, m.seat, nameOf(m, who));
export const staminaIn = (m: Model, s: Position, who: Who): number =>
  ask(m, s, openGround(m), STAMINA + who, findStamina, who);

const findRule =
  (name: RuleName): Find<Who> =>
  (game, m, who) =>
    yes(ruleFor(game, name, m.seat, nameOf(m, who)) !== null);
const RULES = {
  escape: findRule('no-escape'),
  cancel: findRule('no-cancel'),
  allies: findRule('no-ally-attacks'),
  activate: findRule('no-activate'),
};
export const mayNotEscape = (m: Model, s: Position): boolean =>
  ask(m, s, openGround(m), NO_ESCAPE, RULES.escape, HERO) === 1;
export const mayNotCancel = (m: Model, s: Position, scene: Scene, who: Who): boolean =>
  ask(m, s, scene, NO_CANCEL + who, RULES.cancel, who) === 1;
export const alliesMayNotAttack = (m: Model, s: Position): boolean =>
  ask(m, s, openGround(m), NO_ALLY_ATTACKS, RULES.allies, HERO) === 1;
export const mayNotActivate = (m: Model, s: Position, scene: Scene): boolean =>
  ask(m, s, scene, NO_ACTIVATE, RULES.activate, HERO) === 1;

const findBar: Find<{ readonly who: Who; readonly phase: Phase | null }> = (game, m, { who, phase }) =>
  yes(
    ruleFor(
      game,
      'no-attack',
      m.seat,
      nameOf(m, who),
      (change) => change.rule === 'no-attack' && change.phase === phase,
    ) !== null,
  );
export const isBarred = (m: Model, s: Position, scene: Scene, who: Who): boolean =>
  ask(m, s, scene, BARRED + who, findBar, { who, phase: scene.phase?.phase ?? null }) === 1;

const findActivations: Find<null> = (game, m) => 1 + sum(game, 'activations', m.seat, 'hero', null);
export const activationsIn = (m: Model, s: Position): number =>
  ask(m, s, openGround(m), ACTIVATIONS, findActivations, null);

/** Who asks: a card, the one who bears it, and the roll at hand. */
export const askerFor = (m: Model, bearer: Who, source: string, roll: RollLike | null): Asker => ({
  seat: m.seat,
  bearer: nameOf(m, bearer),
  source,
  roll,
});

function looksAtDice(condition: Condition): boolean {
  if (condition.is === 'not') return looksAtDice(condition.not);
  if (condition.is === 'any') return condition.of.some(looksAtDice);
  return condition.is === 'dice' || condition.is === 'failed';
}

const findHolding: Find<{ readonly condition: Condition; readonly asker: Asker }> = (
  game,
  _,
  { condition, asker },
) => yes(holds(game, condition, asker));

/** A condition that speaks of the dice is looked at anew each time; the others are remembered. */
export function doHold(
  m: Model,
  s: Position,
  scene: Scene,
  list: readonly Condition[] | undefined,
  asker: Asker,
): boolean {
  if (list === undefined) return true;
  for (const condition of list) {
    if (looksAtDice(condition)) {
      if (m.questions.watches) lookAtAll(m.trace, s);
      if (condition.is === 'any') setTable(m, s, scene);
      else setFrames(m, s, scene);
      if (!holds(m.game, condition, asker)) return false;
    } else if (ask(m, s, scene, partNumber(condition), findHolding, { condition, asker }) === 0) {
      return false;
    }
  }
  return true;
}

export function counted(
  m: Model,
  s: Position,
  scene: Scene,
  amount: Exclude<Amount, number | { readonly roll: string }>,
  asker: Asker,
): number {
  return ask(m, s, scene, partNumber(amount), findAmount, { amount, asker });
}
const findAmount: Find<{ readonly amount: Amount; readonly asker: Asker }> = (game, _, { amount, asker }) =>
  amountOf(game, amount, asker);

/** Cards of which one has to go: of limits, which change with cards and with modifiers. */
export function surplusIn(m: Model, s: Position): readonly string[] {
  const key = (s.modifiers * WIDE + s.gone) * WIDE + s.down;
  return remember(m.questions.surplus, key, () => surplus(setTable(m, s, openGround(m)), m.seat));
}
/** There are fewer cards than bits in this. */
const WIDE = 2 ** 20;
