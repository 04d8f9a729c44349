/** What things are worth to a bot, in gold. */
export const T = {
  POINT: 2.5,
  WOUND: 0.8,
  ESCAPE: -1.5,
  FALL: -6,
  RUNE0: 45,
  RUNE1: 80,
  WIN: 1000,
  PATIENCE: 0.78,
  HEALK: 2,
  BUYK: 1,
  HEALMODE: 1,
  LOSSK: 1,
  SAMPLE: 4,
};
