/** What the player likes: kept in this browser. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const THEMES = ['system', 'day', 'night'] as const;
/** How much quicker than usual things move; 0 shows results at once. */
export const SPEEDS = [0, 0.5, 1, 2, 4] as const;
export const TEXT_SIZES = [0.9, 1, 1.15, 1.3] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
/** `moot` also passes where nothing that is offered could change anything. */
export const AUTO_RESOLVES = ['off', 'single', 'moot'] as const;

export interface Settings {
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly reducedMotion: (typeof MOTIONS)[number];
  /** Shapes beside every colour. */
  readonly shapes: boolean;
  readonly sound: boolean;
  readonly volume: number;
  readonly speed: (typeof SPEEDS)[number];
  readonly autoResolve: (typeof AUTO_RESOLVES)[number];
  readonly confirmEndTurn: boolean;
  /** A screen between the players of one machine. */
  readonly handOver: boolean;
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
  confirmEndTurn: false,
  handOver: true,
  recap: true,
  language: 'en',
};

export const useSettings = create<Settings>()(
  persist(() => DEFAULTS, { name: 'wayrune-settings', version: 1 }),
);

/** As a new player finds them; the language stays. */
export function resetSettings(): void {
  const { language } = useSettings.getState();
  useSettings.setState({ ...DEFAULTS, language });
}

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
}
