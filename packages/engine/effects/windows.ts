import { bitsFor } from '../kernel/bits.ts';

/**
 * Every moment at which a card may speak, in the order in which they happen, each with the rule it stands for.
 * An ability is offered to the owner of its card, or simply happens if it is forced; in `moving` it is only offered.
 */
export const WINDOWS = {
  'turn-start': { rule: 'TURN-2', says: 'at the start of your turn' },
  'before-moving': { rule: 'MOVE-1', says: 'before you roll the movement dice' },
  'dice-rolled': { rule: 'MOVE-2', says: 'after you roll the movement dice' },
  moving: { rule: 'MOVE-3', says: 'during your movement' },
  entered: { rule: 'MOVE-3', says: 'when you enter a space' },
  'after-moving': { rule: 'MOVE-6', says: 'when your movement ends' },
  drawn: { rule: 'ATTEMPT-2', says: 'when you draw a Challenge' },
  'token-drawn': { rule: 'GEAR-32', says: 'when you draw a ritual token' },
  'before-combat': { rule: 'COMBAT-2', says: 'before combat' },
  'round-start': { rule: 'COMBAT-4', says: 'at the start of a combat round' },
  escape: { rule: 'COMBAT-5', says: 'before your escape test' },
  test: { rule: 'TEST-2', says: 'before your skill test' },
  tested: { rule: 'TEST-2', says: 'after you roll for a skill test' },
  roll: { rule: 'COMBAT-9', says: 'before your combat roll' },
  rolled: { rule: 'COMBAT-9', says: 'after your combat roll' },
  hit: { rule: 'COMBAT-10', says: 'when your attack hits' },
  missed: { rule: 'COMBAT-11', says: 'when your attack misses' },
  guarded: { rule: 'COMBAT-12', says: 'when your defense succeeds' },
  struck: { rule: 'COMBAT-12', says: 'when your defense fails' },
  wounded: { rule: 'WOUND-3', says: 'when you take wounds' },
  'round-end': { rule: 'COMBAT-4', says: 'at the end of a combat round' },
  escaped: { rule: 'COMBAT-7', says: 'when you escape' },
  defeated: { rule: 'CHALLENGE-2', says: 'when you defeat an enemy' },
  'knocked-out': { rule: 'KNOCKOUT-1', says: 'when you are knocked out' },
  market: { rule: 'MARKET-2', says: 'in your Market step' },
  experience: { rule: 'EXP-3', says: 'in your Experience step' },
  'turn-end': { rule: 'TURN-7', says: 'at the end of your turn' },
} as const;

export type Window = keyof typeof WINDOWS;
export const WINDOW_NAMES = Object.keys(WINDOWS) as Window[];

/** A window with its bit, so that a card that has nothing to say is passed over at the cost of one `&`. */
export interface Moment {
  readonly name: Window;
  readonly bit: number;
}

const BITS = bitsFor('windows', WINDOW_NAMES);

/** Every window as a moment: `AT.hit`. */
export const AT = Object.fromEntries(
  WINDOW_NAMES.map((name) => [name, { name, bit: BITS[name] }]),
) as Readonly<Record<Window, Moment>>;
