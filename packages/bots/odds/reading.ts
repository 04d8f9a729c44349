/** What the cards of a fight look at, found by reading them: verbs, windows, conditions. No card is known by name. */
import type { Ability, Condition, Countable, VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { challengeOf, type CombatFrame, combatOf } from '@wayrune/engine/rules/combat/combat-frame.ts';
import { info, playerAt, tableCards, view } from '@wayrune/engine/rules/world/game.ts';
import { heroesIn, isDuel } from '@wayrune/engine/rules/combat/fighters.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import { type Face, trapOf, type World } from '@wayrune/engine/rules/world/world.ts';

/**
 * Every face that has a say in the fight: the enemy's, those of cards that speak to the whole table, and those of all that the
 * Heroes have. A trap has no enemy, and may touch everybody.
 */
function facesIn(world: World, state: State, combat: CombatFrame | null): Face[] {
  const game = view(world, state);
  const faces = combat === null || isDuel(combat) ? [] : [info(game, combat.card).front];
  for (const { front } of tableCards(game)) faces.push(front);
  const heroes = combat === null ? state.players.map(({ seat }) => seat) : heroesIn(combat);
  for (const seat of heroes) {
    const { hero, items, allies, kept } = playerAt(game, seat);
    faces.push(info(game, hero).held);
    for (const row of [items, allies, kept]) for (const held of row) faces.push(info(game, held.card).held);
  }
  return faces;
}

/** What has to be known of a throw of the dice beside success and failure. */
export interface DiceHabits {
  /** Both dice, if it fails. */
  readonly pairs: boolean;
  readonly doubles: boolean;
  /** Totals at which a condition turns. */
  readonly steps: readonly number[];
  /** By how much a failed roll may be helped. */
  readonly help: number;
}

/** What is mentioned anywhere on them. */
export interface Reading {
  readonly verbs: ReadonlySet<VerbName>;
  readonly windows: ReadonlySet<Window>;
  readonly conditions: ReadonlySet<Condition['is']>;
  readonly counts: ReadonlySet<Countable>;
  /** Rounds after this one are all alike. */
  readonly lastRound: number;
  /** The same for what else is looked at as it changes: from so much on it is all alike, from 0 on if nobody looks. */
  readonly alike: Readonly<Record<Watched, number>>;
  /** Cards look at the dice themselves, or change them. */
  readonly dice: boolean;
  readonly habits: DiceHabits;
}

/** What changes all through a fight. */
export type Watched = 'wounds' | 'exhaustion' | 'gold' | 'foe-wounds';

/** Windows that open in a fight. */
const FIGHT_WINDOWS: ReadonlySet<Window> = new Set<Window>([
  'before-combat',
  'round-start',
  'escape',
  'test',
  'tested',
  'roll',
  'rolled',
  'hit',
  'missed',
  'guarded',
  'struck',
  'wounded',
  'round-end',
  'escaped',
  'defeated',
]);

export const inFights = (window: Window): boolean => FIGHT_WINDOWS.has(window);

/** A number that goes on changing with every round is followed so far; then the dice no longer matter. */
const LONG = 24;

interface Notes {
  readonly verbs: Set<VerbName>;
  readonly windows: Set<Window>;
  readonly conditions: Set<Condition['is']>;
  readonly counts: Set<Countable>;
  readonly steps: Set<number>;
  lastRound: number;
  readonly alike: Record<Watched, number>;
  pairs: boolean;
  doubles: boolean;
  help: number;
}

const blank = (): Notes => ({
  verbs: new Set(),
  windows: new Set(),
  conditions: new Set(),
  counts: new Set(),
  steps: new Set(),
  lastRound: 1,
  alike: { wounds: 0, exhaustion: 0, gold: 0, 'foe-wounds': 0 },
  pairs: false,
  doubles: false,
  help: 0,
});

/** More help than any roll can need. */
const ANY_HELP = 19;

function readFace({ always, rules, abilities }: Face): Notes {
  const notes = blank();
  note(notes, always);
  note(notes, rules);
  for (const ability of abilities) {
    if (!inFights(ability.when)) continue;
    notes.windows.add(ability.when);
    note(notes, ability);
    if (ability.when === 'rolled' || ability.when === 'tested') notes.help += helpOf(ability);
  }
  return notes;
}

/** How much an ability may add to a roll that has been made, used as often as may be. */
function helpOf({ cost, once, do: effects }: Ability): number {
  let help = 0;
  for (const part of walk(effects)) {
    if (part.do !== 'add') continue;
    help += typeof part.amount === 'number' ? part.amount : ANY_HELP;
  }
  const single =
    once !== undefined || (cost ?? []).some(({ pay }) => pay === 'activate' || pay === 'discard');
  return help > 0 && !single ? ANY_HELP : help;
}

/** Any part of a card. */
interface Part {
  readonly do?: unknown;
  readonly is?: Condition['is'];
  readonly what?: unknown;
  readonly count?: unknown;
  readonly amount?: unknown;
  readonly dice?: unknown;
  readonly doubles?: true;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly times?: number;
  readonly plus?: number;
  readonly max?: number;
}

/** Cards are plain data: whatever stands anywhere in them is found. */
function* walk(value: unknown): Generator<Part> {
  if (typeof value !== 'object' || value === null) return;
  yield value as Part;
  for (const inner of Object.values(value)) yield* walk(inner);
}

function note(notes: Notes, value: unknown): void {
  for (const part of walk(value)) {
    if (typeof part.do === 'string') notes.verbs.add(part.do as VerbName);
    if (part.is !== undefined) notes.conditions.add(part.is);
    if (part.is === 'has') notes.counts.add(part.what as Countable);
    if (typeof part.count === 'string') notes.counts.add(part.count as Countable);
    if (part.do === 'set-die' || (part.do === 'reroll' && part.dice !== 'both')) notes.pairs = true;
    if (part.is === 'dice') noteDice(notes, part);
    notes.lastRound = Math.max(notes.lastRound, lastRoundOf(part));
    for (const what of WATCHED) notes.alike[what] = Math.max(notes.alike[what], lastOf(part, what));
  }
}

function noteDice(notes: Notes, { doubles, atLeast, atMost }: Part): void {
  if (doubles === true) notes.doubles = true;
  if (atLeast !== undefined) notes.steps.add(atLeast);
  if (atMost !== undefined) notes.steps.add(atMost + 1);
}

/** The round from which on a part of a card says the same. */
function lastRoundOf(part: Part): number {
  const { atLeast = 0, atMost = -1 } = part;
  if (part.is === 'round' || part.what === 'round') return Math.max(atLeast, atMost + 1);
  return part.count === 'round' ? lastCounted(part, LONG) : 1;
}

const lastCounted = ({ times = 1, plus = 0, max }: Part, never: number): number =>
  max === undefined || times <= 0 ? never : Math.ceil((max - plus) / times);

const WATCHED: readonly Watched[] = ['wounds', 'exhaustion', 'gold', 'foe-wounds'];
const ALWAYS = 4095;

/** From how much on of something a part of a card says the same; 0 if it does not speak of it. */
function lastOf(part: Part, what: Watched): number {
  if (part.is === 'has' && part.what === what) return part.atLeast ?? 0;
  if (part.is === 'hurt') return what === 'wounds' || what === 'exhaustion' ? 1 : 0;
  if (part.is === 'foe-wounded') return what === 'foe-wounds' ? 1 : 0;
  if (part.is === 'richest') return what === 'gold' ? ALWAYS : 0;
  return part.count === what ? lastCounted(part, ALWAYS) : 0;
}

/** What the trap says that is being resolved. */
function trapIn(world: World, state: State): unknown {
  const game = view(world, state);
  const challenge = challengeOf(game);
  return challenge === null ? [] : trapOf(info(game, challenge.card));
}

const noted = new WeakMap<Face, Notes>();

function notesOn(face: Face): Notes {
  let known = noted.get(face);
  if (known === undefined) {
    known = readFace(face);
    noted.set(face, known);
  }
  return known;
}

export function readingOf(world: World, state: State): Reading {
  const combat = combatOf(view(world, state));
  const all = blank();
  if (combat === null) note(all, trapIn(world, state));
  const join = <T>(into: Set<T>, from: ReadonlySet<T>): void => {
    for (const one of from) into.add(one);
  };
  for (const face of facesIn(world, state, combat)) {
    const notes = notesOn(face);
    join(all.verbs, notes.verbs);
    join(all.windows, notes.windows);
    join(all.conditions, notes.conditions);
    join(all.counts, notes.counts);
    join(all.steps, notes.steps);
    all.lastRound = Math.max(all.lastRound, notes.lastRound);
    for (const what of WATCHED) all.alike[what] = Math.max(all.alike[what], notes.alike[what]);
    all.pairs ||= notes.pairs;
    all.doubles ||= notes.doubles;
    all.help += notes.help;
  }
  const { verbs, windows, conditions, counts, lastRound, alike, pairs, doubles } = all;
  const steps = [...all.steps].sort((a, b) => a - b);
  const watched = windows.has('rolled') || windows.has('tested');
  return {
    verbs,
    windows,
    conditions,
    counts,
    lastRound,
    alike,
    dice: watched || pairs || conditions.has('dice') || conditions.has('failed'),
    habits: { pairs, doubles, steps, help: Math.min(ANY_HELP, all.help) },
  };
}
