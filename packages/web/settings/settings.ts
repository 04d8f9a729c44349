/** The player's preferences, persisted in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['system', 'day', 'night'] as const;
/** Playback speed, as a factor; 0 shows results immediately. */
export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
/** `moot` also passes decisions whose options change nothing. */
export const AUTO_RESOLVES = ['off', 'single', 'moot'] as const;

/** Of turns without a person: the key beats, or everything. */
export const WATCHED = ['key', 'all'] as const;
/** Hearts left. */
export const STOPS_AT_LIFE = [0, 1, 2, 3, 4] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly reducedMotion: (typeof MOTIONS)[number];
  /** A shape beside every color. */
  readonly shapes: boolean;
  readonly sound: boolean;
  readonly volume: number;
  readonly speed: (typeof SPEEDS)[number];
  readonly autoResolve: (typeof AUTO_RESOLVES)[number];
  /** "Your turn is over", before the others go on. */
  readonly confirmEndTurn: boolean;
  /** Tests and escapes are rolled without waiting for a press. */
  readonly autoRoll: boolean;
  readonly watchBots: (typeof WATCHED)[number];
  /** A fight that is fought out stops when the Hero has no more Life left than this. */
  readonly fightStopsAtLife: (typeof STOPS_AT_LIFE)[number];
  /** A screen between the players of one machine. */
  readonly handOver: boolean;
  /** Play now opens with your Hero and the goal of the game. */
  readonly introduction: boolean;
  /** "Since your last turn", shown when a turn begins. */
  readonly recap: boolean;
  readonly language: string;
}

const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 1,
  reducedMotion: 'system',
  shapes: true,
  sound: true,
  volume: 0.5,
  speed: 1,
  autoResolve: 'moot',
  confirmEndTurn: true,
  autoRoll: false,
  watchBots: 'key',
  fightStopsAtLife: 2,
  handOver: false,
  introduction: true,
  recap: true,
  language: 'en',
};

/** Settings kept before version 2 hold what was then the default, which nobody may have chosen. */
function migrate(kept: unknown): Settings {
  const { confirmEndTurn: _, handOver: __, ...chosen } = kept as Partial<Settings>;
  return { ...DEFAULTS, ...chosen };
}

export const useSettings = create<Settings>()(
  persist(() => DEFAULTS, { name: 'wayrune-settings', version: 2, migrate }),
);

/** Resets everything to its default except the language. */
export function resetSettings(): void {
  const { language } = useSettings.getState();
  useSettings.setState({ ...DEFAULTS, language });
}

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}
