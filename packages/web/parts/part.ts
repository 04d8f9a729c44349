/**
 * What a part of the game (an adventure, a variant, a pack) brings to the page. The rest of the page asks the registry
 * for the parts in play and names none of them. Every entry may be missing: most variants need no more than their rules.
 */
import type { SpaceId } from '@wayrune/engine/rules/world/board.ts';
import type { EventType, GameEvent } from '@wayrune/engine/rules/world/events.ts';
import type { Game } from '@wayrune/engine/rules/world/game.ts';
import type { State } from '@wayrune/engine/rules/world/state.ts';
import type { CardInfo, World } from '@wayrune/engine/rules/world/world.ts';
import type { ComponentType } from 'react';
import type { Gate } from '../game/view/gates.ts';
import type { Lesson } from '../screens/learn/lesson.ts';
import type { Tone } from '../sound/tones.ts';

/** Texts by language: they become the i18n namespace of the part's id. Declared to `PageWords` in `i18next.d.ts` they are typed. */
export type Words = Readonly<Record<string, object>>;

/** Known from the first screen on, so keep it small: everything heavy is fetched when it is wanted. */
export interface PartOfPage {
  readonly id: string;
  readonly words?: Words;
  /** How many times as long a game takes with it. */
  readonly length?: number;
  /** Other parts whose things at the table it uses as they are. */
  readonly alsoShows?: readonly string[];
  /** An adventure's place on the start page. */
  readonly start?: StartEntry;
  readonly lessons?: () => Promise<LessonBook>;
  readonly table?: () => Promise<PartAtTable>;
}

export interface StartEntry {
  /** The lowest is the one that "Play now" begins. */
  readonly order: number;
  readonly name: () => string;
  /** One line for those who choose. */
  readonly line: () => string;
  /** What sets it apart from the others, a few words each. */
  readonly traits?: () => readonly string[];
  /** Another way to play it at one click, with these variants; New game offers both side by side. */
  readonly also?: OtherWay;
  /** Behind the start page, while it is the first. */
  readonly picture?: () => Promise<{ readonly default: ComponentType }>;
  /** Rounds of a game by the number of seats, for telling how long it takes. */
  readonly rounds: readonly number[];
}

export interface OtherWay {
  /** What the usual way is called beside it, and a line on each. */
  readonly usual: () => string;
  readonly usualAbout: () => string;
  readonly label: () => string;
  readonly about: () => string;
  readonly variants: readonly string[];
}

export interface LessonBook {
  readonly lessons: readonly Lesson[];
  /** By lesson: `title`, `about`, `minutes` and the text of each of its `steps`. */
  readonly words: Words;
}

/** What it brings to the table, the text table and the replay; loaded before they are shown. */
export interface PartAtTable {
  /** Added to the part's own words. */
  readonly words?: Words;
  readonly panels?: readonly Panel[];
  /** What every table has and this one does not need: `track` for undefeated Challenges, `event` for the Event in force. */
  readonly hides?: readonly string[];
  /** Cards that its panels show: the plate that says how the game stands and the Hero's hand leave them out. */
  readonly showsCard?: (info: CardInfo) => boolean;
  /** What it adds to the plate of a Hero, to what is told of a space, to a market, and to the card of an enemy. */
  readonly onHero?: ComponentType<{ readonly seat: number; readonly brief: boolean }>;
  readonly onSpace?: ComponentType<{ readonly space: SpaceId; readonly brief: boolean }>;
  readonly inMarket?: ComponentType<{ readonly seat: number; readonly town: number }>;
  /** What is said of a Challenge that was just drawn and will not be met; null if it is. */
  readonly passesBy?: (game: Game) => string | null;
  /** Below the price of a card in a market. */
  readonly onWare?: ComponentType<{ readonly card: string }>;
  readonly onFoe?: ComponentType<{ readonly card: string }>;
  /** Options chosen on a stage that every table has, by the id of the stage and their first word. */
  readonly claims?: Readonly<Record<string, readonly string[]>>;
  /** What to try first, on the card that opens a new game; without it, the nearest green adventure. */
  readonly advice?: () => readonly string[];
  readonly stages?: readonly StageOfTable[];
  /** What stands in the dock in place of buttons, by the kind of decision: the map stays in sight. */
  readonly docks?: Readonly<Record<string, DockOfTable>>;
  /** What stands there instead while the showing waits for a person. */
  readonly moments?: readonly MomentOfTable[];
  /** Weather over the map, below everything else: nothing in it can be pressed. */
  readonly Veil?: ComponentType;
  /** What it lays on the map. */
  readonly marks?: (game: Game) => readonly MarkOnMap[];
  /** Spaces that are tinted while one of them is pointed at: the same danger waits there. */
  readonly tints?: (game: Game, space: SpaceId) => readonly SpaceId[];
  /** What shows how near each Hero is to victory. */
  readonly scores?: readonly Score[];
  /** How long its events are shown, in milliseconds at the usual speed. */
  readonly pace?: Readonly<Partial<Record<EventType, number>>>;
  readonly sounds?: Readonly<Partial<Record<EventType, Tone>>>;
  /** Events whose line stands in large letters over the middle while they are shown. */
  readonly banners?: readonly EventType[];
  /** Events by which a Hero who has fallen is out of the game, and loses nothing more. */
  readonly outs?: readonly EventType[];
  /** Events that have more to show than their line. */
  readonly happenings?: Readonly<Partial<Record<EventType, ComponentType<{ readonly event: GameEvent }>>>>;
  /** Kinds of decision that are answered on the map, even while a card is being resolved. */
  readonly onMap?: readonly string[];
}

/**
 * A tab of its own, the head of a tab that every table has, or on the plate that says how the game stands. Around the map:
 * along its top, below that plate, below the rivals; on a phone only what lies along the top is in sight, as one line.
 */
export type PanelPlace = 'tab' | 'markets' | 'track' | 'decks' | 'top' | 'across' | 'left' | 'right';

/** Drawn at the table. The text table and the terminal show the engine's own description of it (`words.panels`). */
export interface Panel {
  readonly id: string;
  readonly title: () => string;
  readonly place: PanelPlace;
  readonly Component: ComponentType;
}

/** One decision in the dock. */
export interface DockOfTable {
  /** The options chosen in it, by their first word. */
  readonly claims: readonly string[];
  readonly Component: ComponentType;
  /** Below the question, in place of its detail. */
  readonly Detail: ComponentType;
}

/** What stands over the dimmed map while something goes on. */
export interface StageOfTable extends OverMap {
  /** Whether it is its turn to stand there; the first that says so does. */
  readonly stands: (world: World, state: State) => boolean;
}

/** What stands there while the showing waits at a gate: what was drawn, won or lost. Its dock has one button. */
export interface MomentOfTable extends OverMap {
  /** Whether it shows this gate; the first that says so does. A gate that none shows is told in the dock. */
  readonly shows: (world: World, gate: Omit<Gate, 'id'>) => boolean;
}

export interface OverMap {
  readonly id: string;
  readonly title: () => string;
  /** Options chosen on it, by their first word: they need no button in the dock. */
  readonly claims?: readonly string[];
  /** All plates leave while it stands; others keep one's own Hero in sight where there is room. */
  readonly alone?: true;
  /** It lies on the dimmed map without a sheet of its own. */
  readonly bare?: true;
  /** It has the whole window, without a sheet, and its dock has none, either: a moment, not a place to work in. */
  readonly whole?: true;
  /** It is nothing to watch: it stands only while a person at this machine decides. */
  readonly isForPeople?: true;
  /** What stands in the dock instead of the usual question and buttons; the dock is wide then. */
  readonly Dock?: ComponentType;
  /** It scrolls and has nothing to press, so that it must take the focus itself. */
  readonly scrolls?: boolean;
  readonly Component: ComponentType;
}

/** A sign on the map. There is one object for each kind: spaces are drawn again when their signs change. */
export interface MapSign {
  readonly id: string;
  /** SVG around the middle of the space. */
  readonly Drawing: ComponentType;
  /** What a screen reader says of the space. */
  readonly says: () => string;
}

export interface MarkOnMap {
  readonly space: SpaceId;
  readonly sign: MapSign;
}

export interface Score {
  readonly id: string;
  /** Over its column on the last page. */
  readonly title: () => string;
  readonly of: (game: Game, seat: number) => number;
  /** "2 Dragon Runes" */
  readonly line: (count: number) => string;
}
