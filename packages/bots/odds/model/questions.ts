/** What is asked of the rules about a fight. */
import type { Amount, Attribute, Condition, Phase, RuleName } from '@wayrune/engine/effects/vocabulary.ts';
import { holds, looksAtDice } from '@wayrune/engine/rules/cards/conditions.ts';
import { amountOf, type Asker, type RollLike } from '@wayrune/engine/rules/cards/counting.ts';
import { surplus } from '@wayrune/engine/rules/cards/surplus.ts';
import {
  damageOf,
  enemyDamage,
  foeLife,
  foeTarget,
  lifeOf,
  mayNotAttack,
  rollBonus,
  ruleFor,
  staminaOf,
  sum,
} from '@wayrune/engine/rules/cards/values.ts';
import { memoize } from '../../memo.ts';
import { ask, type Find, PARTS, setFrames, setTable } from './answers.ts';
import type { Model } from './model.ts';
import { HERO, type Position, type Who } from './position.ts';
import { nameOf, openGround, type Scene } from './scene.ts';
import { lookAtAll } from './trace.ts';

const yes = (value: boolean): number => (value ? 1 : 0);

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
  yes(phase !== null && mayNotAttack(game, m.seat, nameOf(m, who), phase));
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
  return memoize(m.questions.surplus, key, () => surplus(setTable(m, s, openGround(m)), m.seat));
}
/** There are fewer cards than bits in this. */
const WIDE = 2 ** 20;
