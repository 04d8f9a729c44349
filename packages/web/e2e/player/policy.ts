/** A simple player that chooses by the option ids alone and always finds something to do. */

/** What it prefers, best first. */
const LIKES = [
  'confront',
  'attempt',
  'fight',
  'attack',
  'defend',
  'learn',
  'roll',
  'buy',
  'heal',
  'next',
  'choose',
  'place',
  'meet',
];
/** What it avoids while there is anything else: these options cost something or lead nowhere. */
const DISLIKES = [
  'negotiate',
  'offer',
  'want',
  'propose',
  'counter',
  'rest',
  'rest-with',
  'trade',
  'swap',
  'gear',
  'discard',
  'sell',
  'escape',
  'recover',
  'clear',
];
/** For this many decisions it walks toward one corner of the map, then toward the other. */
const JOURNEY = 25;

const wordOf = (option: string): string => option.split(':', 1)[0] ?? '';

/** `turn` counts its decisions: it alternates between equally good options. */
export function pick(options: readonly string[], turn: number): string {
  for (const word of LIKES) {
    const first = options.find((option) => wordOf(option) === word);
    if (first !== undefined) return first;
  }
  const steps = options.filter((option) => wordOf(option) === 'step').toSorted();
  const step = Math.floor(turn / JOURNEY) % 2 === 0 ? steps.at(-1) : steps[0];
  if (step !== undefined && turn % 4 > 0) return step;
  const usual = options.filter((option) => !DISLIKES.includes(wordOf(option)));
  const from = usual.length > 0 ? usual : options;
  return from[turn % from.length] ?? '';
}

/** Mostly stops after one step, where the other walks on: a whole game takes half as many presses. */
export const pickInHurry = (options: readonly string[], turn: number): string =>
  turn % 2 !== 0 && options.includes('stop') ? 'stop' : pick(options, turn);
