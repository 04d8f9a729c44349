/** What the cards of a fight look at, found by reading them: verbs, windows, conditions. No card is known by name. */
import type { Condition, Countable, VerbName } from '@wayrune/engine/effects/vocabulary.ts';
import type { Window } from '@wayrune/engine/effects/windows.ts';
import { type CombatFrame, combatOf } from '@wayrune/engine/rules/combat-frame.ts';
import { info, playerAt, view } from '@wayrune/engine/rules/game.ts';
import type { State } from '@wayrune/engine/rules/state.ts';
import type { Face, World } from '@wayrune/engine/rules/world.ts';

/** Every face that has a say in the fight: the enemy's, the Event's, and those of all that the Heroes have. */
function facesIn(world: World, state: State, combat: CombatFrame): Face[] {
  const game = view(world, state);
  const faces = combat.other < 0 ? [info(game, combat.card).front] : [];
  if (state.event !== null) faces.push(info(game, state.event).front);
  for (const seat of combat.other < 0 ? [combat.seat] : [combat.seat, combat.other]) {
    const { hero, items, allies, kept } = playerAt(game, seat);
    faces.push(info(game, hero).held);
    for (const row of [items, allies, kept]) for (const held of row) faces.push(info(game, held.card).held);
  }
  return faces;
}

/** What is mentioned anywhere on them. */
export interface Reading {
  readonly verbs: ReadonlySet<VerbName>;
  readonly windows: ReadonlySet<Window>;
  readonly conditions: ReadonlySet<Condition['is']>;
  readonly counts: ReadonlySet<Countable>;
  /** Rounds after this one are all alike. */
  readonly lastRound: number;
  /** Cards look at the dice themselves, or change them. */
  readonly dice: boolean;
}

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

const inFights = (window: Window): boolean => FIGHT_WINDOWS.has(window);

/** A number that goes on changing with every round is followed so far; then the dice no longer matter. */
const LONG = 24;

interface Notes {
  readonly verbs: Set<VerbName>;
  readonly windows: Set<Window>;
  readonly conditions: Set<Condition['is']>;
  readonly counts: Set<Countable>;
  lastRound: number;
}

function readFaces(faces: readonly Face[]): Reading {
  const notes: Notes = {
    verbs: new Set(),
    windows: new Set(),
    conditions: new Set(),
    counts: new Set(),
    lastRound: 1,
  };
  for (const { always, rules, abilities } of faces) {
    note(notes, always);
    note(notes, rules);
    for (const ability of abilities) {
      if (!inFights(ability.when)) continue;
      notes.windows.add(ability.when);
      note(notes, ability);
    }
  }
  const { verbs, windows, conditions } = notes;
  const dice =
    windows.has('rolled') ||
    windows.has('tested') ||
    conditions.has('dice') ||
    conditions.has('failed') ||
    verbs.has('reroll') ||
    verbs.has('set-die');
  return { ...notes, dice };
}

/** Cards are plain data: whatever stands anywhere in it is found. */
function note(notes: Notes, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const part = value as {
    do?: unknown;
    is?: Condition['is'];
    what?: unknown;
    count?: unknown;
    atLeast?: number;
    atMost?: number;
    times?: number;
    plus?: number;
    max?: number;
  };
  if (typeof part.do === 'string') notes.verbs.add(part.do as VerbName);
  if (part.is !== undefined) notes.conditions.add(part.is);
  if (part.is === 'has') notes.counts.add(part.what as Countable);
  if (typeof part.count === 'string') notes.counts.add(part.count as Countable);
  const { atLeast = 0, atMost = -1, times = 1, plus = 0, max } = part;
  if (part.is === 'round' || part.what === 'round')
    notes.lastRound = Math.max(notes.lastRound, atLeast, atMost + 1);
  if (part.count === 'round')
    notes.lastRound = Math.max(
      notes.lastRound,
      max === undefined || times <= 0 ? LONG : Math.ceil((max - plus) / times),
    );
  for (const key in value) note(notes, (value as Record<string, unknown>)[key]);
}

const readings = new WeakMap<Face, Reading>();

export function readingOf(world: World, state: State): Reading {
  const combat = combatOf(view(world, state));
  if (combat === null) throw new Error('no combat');
  const each = facesIn(world, state, combat).map((face) => {
    let known = readings.get(face);
    if (known === undefined) {
      known = readFaces([face]);
      readings.set(face, known);
    }
    return known;
  });
  const all = <T>(of: (reading: Reading) => ReadonlySet<T>): Set<T> => {
    const union = new Set<T>();
    for (const reading of each) for (const one of of(reading)) union.add(one);
    return union;
  };
  return {
    verbs: all((r) => r.verbs),
    windows: all((r) => r.windows),
    conditions: all((r) => r.conditions),
    counts: all((r) => r.counts),
    lastRound: each.reduce((most, { lastRound }) => Math.max(most, lastRound), 1),
    dice: each.some(({ dice }) => dice),
  };
}
