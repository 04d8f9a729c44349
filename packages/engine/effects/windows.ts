/**
 * Every moment at which a card may speak, in the order in which they happen, each with the rule it stands for.
 * `open` windows are offered to the owner of a card; forced abilities fire in any window.
 */
export const WINDOWS = {
  'turn-start': { rule: 'TURN-2', says: 'at the start of your turn' },
  'before-moving': { rule: 'MOVE-1', says: 'before rolling the movement dice' },
  'dice-rolled': { rule: 'MOVE-2', says: 'after rolling the movement dice' },
  moving: { rule: 'MOVE-5', says: 'during your movement' },
  entered: { rule: 'MOVE-5', says: 'when you enter a space' },
  'after-moving': { rule: 'MOVE-10', says: 'after moving' },
  drawn: { rule: 'ATTEMPT-3', says: 'when you draw a Challenge' },
  'before-combat': { rule: 'COMBAT-1', says: 'before combat' },
  'round-start': { rule: 'COMBAT-4', says: 'at the start of each combat round' },
  escape: { rule: 'COMBAT-6', says: 'before an escape test' },
  test: { rule: 'TEST-1', says: 'before a skill test' },
  tested: { rule: 'TEST-1', says: 'after rolling for a skill test' },
  roll: { rule: 'COMBAT-18', says: 'before a combat roll' },
  rolled: { rule: 'COMBAT-18', says: 'after a combat roll' },
  hit: { rule: 'COMBAT-10', says: 'on a successful attack' },
  missed: { rule: 'COMBAT-10', says: 'on a failed attack' },
  guarded: { rule: 'COMBAT-11', says: 'on a successful defence' },
  struck: { rule: 'COMBAT-11', says: 'on a failed defence' },
  wounded: { rule: 'WOUND-6', says: 'when wounds are inflicted' },
  'round-end': { rule: 'COMBAT-16', says: 'at the end of each combat round' },
  escaped: { rule: 'COMBAT-8', says: 'after escaping' },
  defeated: { rule: 'CHALLENGE-2', says: 'after defeating a Challenge' },
  'knocked-out': { rule: 'KNOCKOUT-1', says: 'when you are knocked out' },
  market: { rule: 'MARKET-3', says: 'during your Market step' },
  experience: { rule: 'EXP-1', says: 'during your Experience step' },
  'turn-end': { rule: 'TURN-5', says: 'at the end of your turn' },
} as const;

export type Window = keyof typeof WINDOWS;
export const WINDOW_NAMES = Object.keys(WINDOWS) as Window[];

/** One bit a window, so that a card that has nothing to say is passed over at the cost of one `&`. */
export const WINDOW_BIT = Object.fromEntries(WINDOW_NAMES.map((name, i) => [name, 1 << i])) as Record<
  Window,
  number
>;
