/**
 * Every number comes from the rules themselves, asked on a table that is set up like the position. What they said is
 * remembered for all positions that differ only in what no card of this fight looks at.
 */
import type { Amount, Attribute, Condition, RuleName } from '@wayrune/engine/effects/vocabulary.ts';
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
import type { Model } from './model.ts';
import { countersOf, exhaustionOf, HERO, type Position, type Who, woundsOf } from './position.ts';
import { nameOf, openGround, type Scene } from './scene.ts';

/** By scene and question; what parts of cards ask is apart. */
interface Answers {
  readonly plain: number[];
  readonly parts: Map<number, number>;
}
const newAnswers = (): Answers => ({ plain: [], parts: new Map() });

/** Which parts of a position the cards look at, and what was asked so far. */
export interface Questions {
  readonly round: boolean;
  readonly foe: boolean;
  readonly wounds: boolean;
  readonly exhaustion: boolean;
  readonly gold: boolean;
  readonly rolls: boolean;
  readonly allies: boolean;
  readonly counters: boolean;
  /** Cards that speak while they lie face up, and cards that are counted. */
  readonly loud: number;
  readonly counted: number;
  readonly answers: Map<number | string, Answers>;
  /** Nothing that changes is looked at, as long as no modifier passes. */
  readonly still: boolean;
  readonly first: Answers;
  lastKey: number | string;
  last: Answers;
}

type Features = Omit<Questions, 'answers' | 'still' | 'first' | 'lastKey' | 'last'>;

export function newQuestions(features: Features): Questions {
  const first = newAnswers();
  const { loud, counted, ...looks } = features;
  const still = loud === 0 && counted === 0 && Object.values(looks).every((look) => !look);
  return { ...features, answers: new Map(), still, first, lastKey: '', last: first };
}

function answersFor(q: Questions, s: Position): Answers {
  if (q.still && s.modifiers === 0) return q.first;
  let key: number | string = s.modifiers;
  if (q.round) key = key * 32 + s.round;
  if (q.foe) key = key * 32 + s.foe;
  if (q.wounds) key = key * 16 + s.wounds;
  if (q.exhaustion) key = key * 16 + s.exhaustion;
  if (q.rolls) key = key * 4 + s.rolls;
  if (q.loud !== 0) key = key * 2 ** 20 + ((s.down | s.gone) & q.loud);
  if (q.gold || q.allies || q.counters || q.counted !== 0)
    key = `${key}/${q.gold ? s.gold : 0}/${q.allies ? s.allies : 0}/${q.counters ? s.counters : 0}/${s.gone & q.counted}`;
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

function ask(m: Model, s: Position, scene: Scene, question: number, find: (game: Game) => number): number {
  const { plain, parts } = answersFor(m.questions, s);
  if (question < PARTS) {
    const slot = scene.id * PARTS + question;
    return (plain[slot] ??= find(setTable(m, s, scene)));
  }
  const slot = scene.id * SCENES + question;
  let answer = parts.get(slot);
  if (answer === undefined) {
    answer = find(setTable(m, s, scene));
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
  state.modifiers = (m.passing[s.modifiers] ?? []).slice();
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

export const targetOf = (m: Model, s: Position, scene: Scene, roll: RollLike): number =>
  ask(m, s, scene, TARGET, (game) => foeTarget(game, m.combat, roll.attribute, roll));

/** `part` tells apart tests, of which several may be made in one scene. */
export function bonusOf(m: Model, s: Position, scene: Scene, roll: RollLike, part: object | null): number {
  const question = (part === null ? BONUS : partNumber(part)) + s.attribute;
  const attribute = ATTRIBUTE_AT[s.attribute] ?? roll.attribute;
  return ask(m, s, scene, question, (game) => rollBonus(game, { ...roll, attribute }));
}

export const damageIn = (m: Model, s: Position, scene: Scene, who: Who, roll: RollLike): number =>
  ask(m, s, scene, DAMAGE, (game) =>
    roll.phase === null ? 0 : damageOf(game, m.seat, nameOf(m, who), roll.phase, roll),
  );

export const harmIn = (m: Model, s: Position, scene: Scene, roll: RollLike): number =>
  ask(m, s, scene, HARM, (game) => (roll.phase === null ? 0 : enemyDamage(game, m.combat, roll.phase, roll)));

export const foeLifeIn = (m: Model, s: Position): number =>
  ask(m, s, openGround(m), FOE_LIFE, (game) => foeLife(game, m.combat));

export const lifeIn = (m: Model, s: Position, who: Who): number =>
  ask(m, s, openGround(m), LIFE + who, (game) => lifeOf(game, m.seat, nameOf(m, who)));

export const staminaIn = (m: Model, s: Position, who: Who): number =>
  ask(m, s, openGround(m), STAMINA + who, (game) => staminaOf(game, m.seat, nameOf(m, who)));

const rule = (m: Model, s: Position, scene: Scene, question: number, name: RuleName, who: Who): boolean =>
  ask(m, s, scene, question, (game) => yes(ruleFor(game, name, m.seat, nameOf(m, who)) !== null)) === 1;

export const mayNotEscape = (m: Model, s: Position): boolean =>
  rule(m, s, openGround(m), NO_ESCAPE, 'no-escape', HERO);
export const mayNotCancel = (m: Model, s: Position, scene: Scene, who: Who): boolean =>
  rule(m, s, scene, NO_CANCEL + who, 'no-cancel', who);
export const alliesMayNotAttack = (m: Model, s: Position): boolean =>
  rule(m, s, openGround(m), NO_ALLY_ATTACKS, 'no-ally-attacks', HERO);
export const mayNotActivate = (m: Model, s: Position, scene: Scene): boolean =>
  rule(m, s, scene, NO_ACTIVATE, 'no-activate', HERO);

export const isBarred = (m: Model, s: Position, scene: Scene, who: Who): boolean =>
  ask(m, s, scene, BARRED + who, (game) =>
    yes(
      ruleFor(
        game,
        'no-attack',
        m.seat,
        nameOf(m, who),
        (change) => change.rule === 'no-attack' && change.phase === scene.phase?.phase,
      ) !== null,
    ),
  ) === 1;

export const activationsIn = (m: Model, s: Position): number =>
  ask(m, s, openGround(m), ACTIVATIONS, (game) => 1 + sum(game, 'activations', m.seat, 'hero', null));

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
      if (condition.is === 'any') setTable(m, s, scene);
      else setFrames(m, s, scene);
      if (!holds(m.game, condition, asker)) return false;
    } else if (ask(m, s, scene, partNumber(condition), (game) => yes(holds(game, condition, asker))) === 0) {
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
  return ask(m, s, scene, partNumber(amount), (game) => amountOf(game, amount, asker));
}

/** Cards of which one has to go, asked anew each time: it is asked seldom. */
export const surplusIn = (m: Model, s: Position): string[] => surplus(setTable(m, s, openGround(m)), m.seat);
