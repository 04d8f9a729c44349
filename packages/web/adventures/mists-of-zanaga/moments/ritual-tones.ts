import type { Tone } from '../../../sound/tones.ts';

/** A drum in the jungle: a ritual is completed. */
export const DRUM: Tone = {
  weight: 12,
  frequency: 82,
  attack: 0.005,
  sustain: 0.05,
  release: 0.45,
  shape: 0,
  curve: 1.4,
  slide: -1.5,
  repeat: 0.24,
  noise: 0.15,
  filter: -500,
  volume: 1,
};
