import { cloneDeck, type Deck } from '../../kernel/deck.ts';
import { copyPlain } from '../../kernel/plain.ts';
import { cloneFrame, type Decision, type Frame } from '../../kernel/procedure.ts';
import type { ExperienceKind, Skill, Stat, Scope, Until } from '../../effects/vocabulary.ts';
import type { Color, SpaceId } from './board.ts';
import type { Setup } from './setup.ts';

/**
 * The whole table as one plain JSON value. Nothing in it is hidden and nothing random: the only secret of this
 * game is what will be rolled or drawn next, and that does not exist yet.
 */
export interface State {
  readonly setup: Setup;
  /** Counts turns from 1; a card bought remembers it (G18). */
  turn: number;
  round: number;
  first: number;
  active: number;
  players: Player[];
  /** 1 where the counter of a jewel lies on the board, in the order of `board.jewels`. */
  counters: number[];
  pile: Record<Color, number>;
  decks: Record<string, Deck>;
  /** Market stacks in the order of `board.towns`. */
  stacks: string[][];
  track: (Undefeated | null)[];
  event: string | null;
  /** Cards out of the game, such as discarded Encounters. */
  removed: string[];
  /** Cards that are being resolved and lie nowhere yet. */
  limbo: string[];
  modifiers: Passing[];
  /** What this turn has seen, forgotten at its end. */
  sold: string[];
  met: number[];
  turnOver: boolean;
  frames: Frame[];
  decision: Decision | null;
  over: Outcome | null;
  /** Rooms of their own for variants and adventures, by id. */
  extra: Record<string, unknown>;
}

export interface Player {
  readonly seat: number;
  hero: string;
  /** null until the first turn puts the figure on the board (G1). */
  space: SpaceId | null;
  /** The space they stood on before this one (G5). */
  from: SpaceId | null;
  gold: number;
  wounds: number;
  exhaustion: number;
  experience: Record<ExperienceKind, number>;
  counters: Record<Color, number>;
  /** Experience points noted on paper because the pile had no change. */
  points: number;
  /** Experience points spent on their counters: their experience point value (EXP-8). */
  paid: number;
  items: Held[];
  allies: Held[];
  /** Adventure cards that are neither Item nor Ally: Dragon Runes, cards kept for later use, quests. */
  kept: Held[];
  /** Cards activated since the last limit began to count (CARD-4, CARD-5). */
  activations: number;
  /** Abilities that are used up, as "scope:card:index". */
  spent: string[];
}

export interface Held {
  readonly card: string;
  used: boolean;
  wounds: number;
  exhaustion: number;
  counters: number;
  /** The turn in which it was bought, 0 if it was not. */
  bought: number;
  /** Symbols of a Ritual that bear a counter, a bit each; absent while none does (P1). */
  filled?: number;
}

export interface Undefeated {
  readonly card: string;
  readonly space: SpaceId;
  /** Turn in which it came: the oldest leaves a full track. */
  readonly since: number;
}

/** A modifier that passes. */
export interface Passing {
  readonly stat: Stat;
  readonly amount: number;
  readonly skill: Skill | null;
  readonly for: Scope;
  readonly until: Until;
  readonly seat: number;
  /** 'hero' or the card of the Ally that bears it. */
  readonly bearer: string;
  readonly source: string;
}

export interface Outcome {
  readonly winners: readonly number[];
  readonly how: string;
}

/** By hand, because it is the heartbeat of every bot: tests hold it equal to a deep copy. */
export function clone(state: State): State {
  const decks: Record<string, Deck> = {};
  for (const name in state.decks) decks[name] = cloneDeck(state.decks[name] as Deck);
  return {
    setup: state.setup,
    turn: state.turn,
    round: state.round,
    first: state.first,
    active: state.active,
    players: state.players.map(clonePlayer),
    counters: state.counters.slice(),
    pile: { ...state.pile },
    decks,
    stacks: state.stacks.map((stack) => stack.slice()),
    track: state.track.slice(),
    event: state.event,
    removed: state.removed.slice(),
    limbo: state.limbo.slice(),
    modifiers: state.modifiers.slice(),
    sold: state.sold.slice(),
    met: state.met.slice(),
    turnOver: state.turnOver,
    frames: state.frames.map(cloneFrame),
    decision: state.decision,
    over: state.over,
    extra: cloneExtra(state.extra),
  };
}

function cloneExtra(extra: State['extra']): State['extra'] {
  const copy: State['extra'] = {};
  for (const id in extra) copy[id] = copyPlain(extra[id]);
  return copy;
}

function clonePlayer(player: Player): Player {
  return {
    seat: player.seat,
    hero: player.hero,
    space: player.space,
    from: player.from,
    gold: player.gold,
    wounds: player.wounds,
    exhaustion: player.exhaustion,
    experience: { ...player.experience },
    counters: { ...player.counters },
    points: player.points,
    paid: player.paid,
    items: player.items.map(cloneHeld),
    allies: player.allies.map(cloneHeld),
    kept: player.kept.map(cloneHeld),
    activations: player.activations,
    spent: player.spent.slice(),
  };
}

const cloneHeld = (held: Held): Held => ({ ...held });
