/** How loud a sound is, and how loud it should be: all are made comparable, whatever they are made of. */

export const RATE = 44_100;
/** A tenth of a second: about as long as the ear sums up what it hears. */
const WINDOW = RATE / 10;
const LOUD = 0.2;
const MOST = 0.85;

const peakOf = (samples: readonly number[]): number =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** Root of the mean square of its loudest tenth of a second. */
export function loudness(samples: readonly number[]): number {
  let [sum, most] = [0, 0];
  samples.forEach((sample, i) => {
    sum += sample ** 2 - (i < WINDOW ? 0 : (samples[i - WINDOW] ?? 0) ** 2);
    most = Math.max(most, sum);
  });
  return Math.sqrt(most / WINDOW);
}

/** As loud as wanted beside the others, which is from 0 to 1, and never clipped. */
export function levelled(samples: readonly number[], wanted: number): number[] {
  const scale = Math.min((LOUD * wanted) / loudness(samples), MOST / peakOf(samples));
  return samples.map((sample) => sample * scale);
}
