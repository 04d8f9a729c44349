/** What makes no sense on a Challenge: half an enemy, a trap that nobody can get past, or one that fights. */
import { join } from '../kernel/shape.ts';
import { effectsIn } from './effect-list.ts';
import type { ChallengeCard, Effect, VerbName } from './vocabulary.ts';

/** Verbs without a meaning in a trap, each with the reason. */
const OUT_OF_PLACE: Readonly<Partial<Record<VerbName, string>>> = {
  attack: 'there is no enemy',
  defeat: 'there is no enemy; use "overcome"',
  damage: 'there is no enemy',
  'foe-flees': 'there is no enemy',
  'foe-heals': 'there is no enemy',
  'skip-phase': 'there is no fight',
  'attack-again': 'there is no fight',
  escape: 'whoever does not overcome a trap gets away from it anyway',
  'end-turn': 'whoever does not overcome a trap ends their turn anyway',
  take: 'it is not won yet; take it in "reward"',
  redraw: 'it is being resolved already',
};

type Say = (path: string, message: string) => void;

/** An enemy with all its numbers, or a trap without any. */
export function checkChallenge(subject: ChallengeCard, path: string, say: Say): void {
  const { trap } = subject;
  for (const field of ['life', 'mind', 'body', 'spirit'] as const) {
    if (trap === undefined && !(field in subject)) say(path, `lacks "${field}" (or "trap", if it is one)`);
    if (trap !== undefined && field in subject)
      say(join(path, field), 'belongs to an enemy, and a trap has none');
  }
  if (trap === undefined) {
    if (verbsIn(subject).has('overcome')) say(path, 'overcomes a trap, but has none; use "defeat"');
    return;
  }
  checkTrap(subject, trap, path, say);
}

function checkTrap(subject: ChallengeCard, trap: readonly Effect[], path: string, say: Say): void {
  const verbs = verbsIn(trap);
  const at = join(path, 'trap');
  if (!verbs.has('overcome')) say(at, 'can never be defeated: expected "overcome" as one of its outcomes');
  if (verbsIn({ ...subject, trap: [] }).has('overcome'))
    say(path, 'does "overcome" outside of "trap", where it is too late');
  for (const [verb, why] of Object.entries(OUT_OF_PLACE))
    if (verbs.has(verb)) say(at, `does "${verb}", but ${why}`);
  for (const field of ['always', 'rules', 'abilities'] as const)
    if (subject[field] !== undefined)
      say(join(path, field), 'never counts: a trap is no enemy; say it in "trap"');
}

/** Every verb in it, however deep. */
const verbsIn = (value: unknown): Set<string> => new Set([...effectsIn(value)].map(({ do: verb }) => verb));
