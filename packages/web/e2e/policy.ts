/** A player who knows only what the buttons say: bold enough to see everything, and never at a loss. */

/** What he likes to do, best first; all else he takes as it comes. */
const LIKES = ['attempt', 'fight', 'defend', 'attack', 'learn', 'roll', 'next', 'choose', 'restore', 'wages'];
/** What he leaves alone as long as there is something else: it costs him, or leads nowhere. */
const DISLIKES = [
  'negotiate',
  'offer',
  'want',
  'propose',
  'rest',
  'discard',
  'sell',
  'escape',
  'recover',
  'clear',
];
/** Every so often he goes to the market, and only then. */
const GOODS = ['buy', 'heal', 'use', 'keep'];

const wordOf = (option: string): string => option.split(':', 1)[0] ?? '';

/** `turn` counts his decisions: what he likes equally he takes in turns. */
export function pick(options: readonly string[], turn: number): string {
  const of = (words: readonly string[]): string[] =>
    options.filter((option) => words.includes(wordOf(option)));
  for (const word of LIKES) {
    const [first] = of([word]);
    if (first !== undefined) return first;
  }
  const goods = of(GOODS);
  if (goods.length > 0 && turn % 3 === 0) return goods[turn % goods.length] ?? '';
  const rest = options.filter((option) => ![...DISLIKES, ...GOODS].includes(wordOf(option)));
  const usual = rest.length > 0 ? rest : options;
  return usual[(turn * 7) % usual.length] ?? '';
}
