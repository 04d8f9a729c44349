/** A player who knows only what the buttons say: curious, bold, and never at a loss. */

/** What he likes to do, best first. */
const LIKES = ['attempt', 'fight', 'attack', 'defend', 'learn', 'roll', 'buy', 'heal', 'next', 'choose'];
/** What he leaves alone as long as there is something else: it costs him, or leads nowhere. */
const DISLIKES = [
  'negotiate',
  'offer',
  'want',
  'propose',
  'counter',
  'rest',
  'discard',
  'sell',
  'escape',
  'recover',
  'clear',
];
/** For so many decisions he wanders towards one corner of the map, then towards the other. */
const JOURNEY = 25;

const wordOf = (option: string): string => option.split(':', 1)[0] ?? '';

/** `turn` counts his decisions: what he likes equally he takes in turns. */
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
