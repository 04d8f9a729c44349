import type { Attribute, ExperienceKind, Phase, Skill } from '../effects/vocabulary.ts';
import type { Color, SpaceId, TownId } from './board.ts';

/** What a roll is for. `target` is the roll by which a defending Hero sets the number to reach. */
export type RollKind = 'attack' | 'defense' | 'escape' | 'test' | 'target';

/** What happened, for log lines, animation, statistics and the screen reader. `who` is 'hero' or an Ally's card. */
export type GameEvent =
  | { type: 'game-began'; first: number }
  | { type: 'turn-began'; seat: number; round: number }
  | { type: 'placed'; seat: number; space: SpaceId }
  | { type: 'movement-dice'; seat: number; faces: readonly number[] }
  | {
      type: 'moved';
      seat: number;
      from: SpaceId;
      to: SpaceId;
      how: 'die' | 'step' | 'carried' | 'back' | 'knocked-out';
    }
  | { type: 'drew'; seat: number; card: string; deck: string }
  | { type: 'combat'; seat: number; card: string }
  | { type: 'duel'; seat: number; other: number }
  | { type: 'combat-round'; seat: number; round: number }
  | {
      type: 'rolled';
      seat: number;
      who: string;
      what: RollKind;
      phase: Phase | null;
      attribute: Attribute;
      skill: Skill | null;
      dice: readonly [number, number];
      bonus: number;
      target: number;
      success: boolean;
    }
  | { type: 'die'; seat: number; value: number }
  | { type: 'wounded'; seat: number; who: string; amount: number }
  | { type: 'cancelled'; seat: number; who: string; amount: number }
  | { type: 'healed'; seat: number; who: string; amount: number }
  | { type: 'exhausted'; seat: number; who: string; amount: number }
  | { type: 'recovered'; seat: number; who: string; amount: number }
  | { type: 'foe-wounded'; seat: number; card: string; amount: number; wounds: number; life: number }
  | { type: 'foe-healed'; card: string; amount: number }
  /** `paid` for something, or gained and lost without a bargain. */
  | { type: 'gold'; seat: number; amount: number; paid?: true }
  | { type: 'points'; seat: number; amount: number }
  | { type: 'learned'; seat: number; kind: ExperienceKind }
  | { type: 'used'; seat: number; card: string; ability: number }
  | { type: 'bought'; seat: number; card: string; price: number }
  | { type: 'sold'; seat: number; card: string; price: number }
  | { type: 'gained'; seat: number; card: string }
  | {
      type: 'lost';
      seat: number;
      card: string;
      why: 'discarded' | 'used' | 'killed' | 'knocked-out' | 'taken' | 'refused';
    }
  | { type: 'refreshed'; seat: number; card: string }
  | { type: 'deactivated'; seat: number; card: string }
  | { type: 'defeated'; seat: number; card: string }
  | { type: 'escaped'; seat: number; card: string }
  | { type: 'foe-fled'; seat: number; card: string }
  | { type: 'knocked-out'; seat: number }
  | { type: 'undefeated'; card: string; place: number; space: SpaceId }
  | { type: 'left-track'; card: string; place: number }
  | { type: 'counter-taken'; seat: number; color: Color; space: SpaceId | null }
  | { type: 'counter-placed'; color: Color; space: SpaceId }
  | { type: 'counter-removed'; color: Color; space: SpaceId }
  | { type: 'event-began'; card: string }
  | { type: 'event-ignored'; card: string }
  | { type: 'event-ended'; card: string }
  | { type: 'encounter-ended'; card: string }
  | { type: 'stocked'; town: TownId; card: string }
  | { type: 'looked'; seat: number; card: string; put: 'top' | 'bottom' }
  | { type: 'proposed'; seat: number; other: number; offer: readonly string[]; want: readonly string[] }
  | { type: 'traded'; seat: number; other: number }
  | { type: 'refused'; seat: number; other: number }
  | { type: 'phase-skipped'; phase: Phase }
  | { type: 'doom-card'; card: string; place: number }
  | { type: 'doom-counter'; town: TownId; counters: number }
  | { type: 'reshuffled'; deck: Color }
  | { type: 'endgame-began' }
  | { type: 'confrontation'; seat: number }
  | { type: 'eliminated'; seat: number }
  | { type: 'hazard-check'; seat: number; space: SpaceId; faces: readonly number[]; met: boolean }
  | { type: 'hazard'; seat: number; color: Color; number: number }
  | { type: 'wages'; seat: number; amount: number }
  | { type: 'new-hero'; seat: number; hero: string }
  | { type: 'won'; winners: readonly number[]; how: string };
export type EventType = GameEvent['type'];
