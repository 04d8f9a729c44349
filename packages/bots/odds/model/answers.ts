/**
 * Every number comes from the rules themselves, asked on a table that is set up like the position. What they said is
 * remembered for all positions that differ only in what no card of this fight looks at.
 */
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { Held } from '@wayrune/engine/rules/world/state.ts';
import type { Reading } from '../reading.ts';
import type { Model } from './model.ts';
import { modifiersIn } from './passing.ts';
import { countersOf, exhaustionOf, HERO, type Position, woundsOf } from './position.ts';
import type { Scene } from './scene.ts';
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
  /** The count from which more makes no difference; 0 if no card looks at it. */
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
  lastOf: Position | null;
  lastKey: number | string;
  last: Answers;
}

type Features = Omit<
  Questions,
  'answers' | 'surplus' | 'watches' | 'still' | 'first' | 'lastOf' | 'lastKey' | 'last'
>;

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
    lastOf: null,
    lastKey: '',
    last: first,
  };
}

function answersFor({ questions: q, trace }: Model, s: Position): Answers {
  if (q.still && s.modifiers === 0) return q.first;
  if (s === q.lastOf) return q.last;
  q.lastOf = s;
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
export const PARTS = 64;
const SCENES = 2 ** 22;

/** What the rules say to a question about one thing or another. */
export type Find<A> = (game: Game, m: Model, about: A) => number;

export function ask<A>(
  m: Model,
  s: Position,
  scene: Scene,
  question: number,
  find: Find<A>,
  about: A,
): number {
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

/* The table */

export function setTable(m: Model, s: Position, scene: Scene): Game {
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
  game.ownAffects[m.seat] = null;
  return game;
}

export function setFrames(
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
