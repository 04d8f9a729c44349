/** What the parts in play call things: their log lines, questions, options, rules and panels. Only shapes; no text. */
import type { Decision, Frame } from '../../kernel/procedure.ts';
import type { SpaceId, TownId } from './board.ts';
import type { EventOf, EventType } from './events.ts';
import type { Game } from './game.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/** A piece of a line: plain text, or something on the table that a screen may name and link in its own way. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'seat'; readonly seat: number }
  /** `held`: by the name that it has in the hands of its owner. */
  | { readonly kind: 'card'; readonly card: string; readonly held?: true }
  /** The enemy on a card: an Encounter brings one with a name of its own. */
  | { readonly kind: 'foe'; readonly card: string }
  | { readonly kind: 'space'; readonly space: SpaceId }
  | { readonly kind: 'town'; readonly town: TownId }
  /** Ten-sided dice by what they show. */
  | { readonly kind: 'dice'; readonly dice: readonly number[] }
  /** Movement dice by the faces they show. */
  | { readonly kind: 'faces'; readonly faces: readonly number[] };

export type Line = readonly Piece[];

/** A word of a sentence before it is known who reads it: "Ada buys" or "You buy", "Ada's" or "your". */
export type Word =
  | Piece
  | { readonly kind: 'verb'; readonly seat: number; readonly they: string; readonly you: string }
  | { readonly kind: 'whose'; readonly seat: number };

export type Sentence = readonly Word[];

/** How spaces are named: with their grid codes for the text table and the terminal, where nothing lights up. */
export interface Naming {
  readonly codes?: boolean;
}

/** Where a line is read. */
export interface Reading extends Naming {
  readonly world: World;
  /** The names of the players by seat. */
  readonly names: readonly string[];
  /** The seat of the reader, who is "you"; nobody is if it is left out. */
  readonly viewer?: number;
}

/** The line for an event, or null for one that needs none. */
export type EventLine<T extends EventType> = (event: EventOf<T>, reading: Reading) => Sentence | null;

/** A line for each of these events: the compiler finds the one that is missing. */
export type EventLines<T extends EventType> = { readonly [K in T]: EventLine<K> };

/** The pending decision with all that its words are made of. */
export interface Asking {
  readonly world: World;
  readonly state: State;
  /** To ask the rules for numbers. */
  readonly game: Game;
  readonly decision: Decision;
  readonly seat: number;
  /** The procedure that asks. */
  readonly frame: Frame;
  readonly codes: boolean;
}

/** What is asked: a headline of two to six words, and below it what the decision turns on, in sentences, or ''. */
export interface Question {
  readonly headline: string;
  readonly detail: string;
}

export type Prompt = (ask: Asking) => Question;

/** What follows the word in the option: `word:what:detail:more`. */
export type Label = (ask: Asking, what: string, detail: string, more: string) => string;

/** A track or a table of a part, as it stands, for screens that show it in words. */
export interface Panel {
  readonly title: string;
  /** All that matters in one line, for those who see no more of it. */
  readonly summary: Sentence | null;
  readonly rows: readonly Sentence[];
}

/** How near somebody is to winning: "Dragon Runes 1 of 3 · or slay Margath", "Rituals 2 of 3 · then a god awakes". */
export interface Aim {
  /** What is collected, capitalized. */
  readonly what: string;
  readonly have: number;
  /** 0 where nothing is counted. */
  readonly need: number;
  /** Another way to win, to follow "or"; empty if there is none. */
  readonly otherwise: string;
  /** What else it takes, or what comes after it. */
  readonly then?: string;
}

export interface Words {
  readonly events: Partial<EventLines<EventType>>;
  /** Events of a part that everybody wants to hear of, even where the turns of others are told in short. */
  readonly headlines: readonly EventType[];
  /** By the kind of the decision. */
  readonly prompts: Readonly<Record<string, Prompt>>;
  /** By the first word of the option, or by `procedure/word` where procedures mean different things by it. */
  readonly labels: Readonly<Record<string, Label>>;
  /** Ids of docs/rules, by the kind of the decision. */
  readonly rules: Readonly<Record<string, string>>;
  /** Kinds of decisions that are about discarding: there it is an answer, and not an aside as at any other time. */
  readonly discarding: readonly string[];
  /** How a game was won other than by defeating a card, to follow "Ada wins the game". */
  readonly goals: Readonly<Record<string, string>>;
  /** How a game was lost by everybody, a whole sentence. */
  readonly losses: Readonly<Record<string, string>>;
  readonly panels: readonly ((game: Game) => readonly Panel[])[];
  /** What a seat plays for, most important first. */
  readonly aims: readonly ((game: Game, seat: number) => Aim | null)[];
}

/** What a part brings along: its own entries, and nothing where it has none. */
export type PartWords = Partial<Words>;

/** The words of several parts: of two entries of the same name the later one counts. */
export function joinWords(parts: readonly PartWords[]): Words {
  const merged = <K extends keyof Words>(key: K): Words[K] =>
    Object.assign({}, ...parts.map((part) => part[key])) as Words[K];
  return {
    events: merged('events'),
    headlines: parts.flatMap((part) => part.headlines ?? []),
    prompts: merged('prompts'),
    labels: merged('labels'),
    rules: merged('rules'),
    discarding: parts.flatMap((part) => part.discarding ?? []),
    goals: merged('goals'),
    losses: merged('losses'),
    panels: parts.flatMap((part) => part.panels ?? []),
    aims: parts.flatMap((part) => part.aims ?? []),
  };
}
