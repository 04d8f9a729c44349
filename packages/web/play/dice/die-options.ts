/** Options that are about a die: they are chosen on the die itself. */
import type { VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import { type RollFrame, rollOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { FREE_FACE, type MovementFrame } from '@wayrune/engine/rules/turn/movement.ts';
import { view } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { infoOf, type World } from '@wayrune/engine/rules/world/world.ts';
import { after } from '@wayrune/engine/table/look-ahead.ts';
import { optionLabel } from '@wayrune/engine/text/decision.ts';
import { empowerWords } from '@wayrune/engine/text/names.ts';
import { wordOf } from '../options.ts';

export interface DieOption {
  /** What is chosen, one after another: the card, and then the die. */
  readonly choices: readonly string[];
  readonly label: string;
  /** What the card behind it says; empty where only the die is asked for. */
  readonly by: string;
  /** The face that a movement die is turned to, or null if it is rolled again. */
  readonly to: number | null;
}

/** By the place of the die among those that lie there. */
export type DieOptions = ReadonlyMap<number, readonly DieOption[]>;

const NONE: DieOptions = new Map();

/** Decisions that name a die: of a roll, and of movement. */
const NAMES_DIE: ReadonlySet<string> = new Set(['target:reroll', 'target:turn-dice', 'target:reroll-dice']);

/** The dice of a movement lie in two places: those that pay for steps, and those that were rolled to trade. */
export type Pool = 'dice' | 'trading';

const diceOf = ({ frames }: State, pool: Pool): readonly number[] =>
  (frames.findLast(({ proc }) => proc === 'movement') as MovementFrame | undefined)?.[pool] ?? [];

/** What can be done with each of the dice that lie there; the dice of a throw lie with the first. */
export function dieOptions(world: World, state: State, pool: Pool = 'dice'): DieOptions {
  const { decision } = state;
  if (decision === null) return NONE;
  const found = new Map<number, DieOption[]>();
  const add = (die: number, option: DieOption): void =>
    void found.set(die, [...(found.get(die) ?? []), option]);
  if (NAMES_DIE.has(decision.kind)) nameDice(world, state, pool, state, [], '', add);
  if ((decision.kind === 'trading') === (pool === 'trading')) giving(world, state, pool, add);
  for (const use of decision.options) {
    if (wordOf(use) !== 'use') continue;
    const label = optionLabel(world, state, use);
    const verb = verbOf(world, use);
    if (verb === 'reroll' || verb === 'set-die') onRoll(world, state, use, label, add);
    else if (verb === 'turn-dice' || verb === 'reroll-dice') follow(world, state, pool, use, label, add);
  }
  return found;
}

/** What a die could be given up for: a symbol of a Ritual, or a rest. */
function giving(world: World, state: State, pool: Pool, add: Add): void {
  const dice = diceOf(state, pool);
  for (const option of state.decision?.options ?? []) {
    const [word, card = '', third = '', fourth = ''] = option.split(':');
    if (word !== 'empower' && word !== 'rest-with') continue;
    const isRest = word === 'rest-with';
    const face = isRest ? third : fourth;
    const label = isRest ? optionLabel(world, state, option) : empowerWords(world, card, third);
    for (const [die, shown] of dice.entries())
      if (shown === Number(face)) add(die, { choices: [option], label, by: label, to: null });
  }
}

type Add = (die: number, option: DieOption) => void;

function effectOf(world: World, use: string) {
  const [, card = '', index = ''] = use.split(':');
  return infoOf(world, card).held.abilities[Number(index)]?.do[0] ?? null;
}

const verbOf = (world: World, use: string): VerbName | null => effectOf(world, use)?.do ?? null;

/** A card that rolls dice of the present roll again, or turns the lower one. */
function onRoll(world: World, state: State, use: string, label: string, add: Add): void {
  const effect = effectOf(world, use);
  const roll: RollFrame | null = rollOf(view(world, state));
  if (effect === null || roll === null || roll.first === 0) return;
  if (effect.do === 'reroll' && effect.dice === 'chosen') {
    follow(world, state, 'dice', use, label, add);
    return;
  }
  const lower = roll.first <= roll.second ? 0 : 1;
  const dice = effect.do === 'reroll' && effect.dice === 'both' ? [0, 1] : [lower];
  for (const die of dice) add(die, { choices: [use], label, by: label, to: null });
}

/** A card that asks which die: card and die are one press. */
function follow(world: World, state: State, pool: Pool, use: string, label: string, add: Add): void {
  const next = after(world, state, use);
  if (next?.decision?.seat === state.decision?.seat && NAMES_DIE.has(next?.decision?.kind ?? ''))
    nameDice(world, state, pool, next ?? state, [use], label, add);
}

function nameDice(
  world: World,
  state: State,
  pool: Pool,
  asking: State,
  before: readonly string[],
  by: string,
  add: Add,
): void {
  const dice = diceOf(state, pool);
  for (const option of asking.decision?.options ?? []) {
    const [word, target = ''] = option.split(':');
    if (word !== 'target' || target === 'none') continue;
    const choices = [...before, option];
    // A trading die is named `t3`, or `t3>5` to be turned.
    const isTrading = /^t\d/.test(target);
    const [from, to = null] = (isTrading ? target.slice(1) : target).split('>').map(Number);
    // Faces differ under one card; a die that is only rolled again is told by the card.
    const said = by === '' || to !== null ? optionLabel(world, asking, option) : by;
    if (isTrading !== (pool === 'trading')) continue;
    if (target === 'first' || target === 'second') {
      add(target === 'first' ? 0 : 1, { choices, label: said, by, to: null });
      continue;
    }
    for (const [die, face] of dice.entries())
      if (face === from && face < FREE_FACE) add(die, { choices, label: said, by, to });
  }
}

/** The table when a die has been turned and everybody has passed: to see what can be reached then. Null if chance decides. */
export function imagined(world: World, state: State, choices: readonly string[]): State | null {
  let next: State | null = state;
  for (const choice of choices) next = next === null ? null : after(world, next, choice);
  for (let windows = 0; windows < 4 && next !== null && next.decision?.kind !== 'step'; windows++) {
    if (next.decision?.options.includes('pass') !== true) return null;
    next = after(world, next, 'pass');
  }
  return next;
}
