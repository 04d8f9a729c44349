import { describe, expect, it } from 'vitest';
import { asIfKnown, bot, HUMAN, seatedBy, sitterName } from './sitter.ts';

describe('who plays on from a file', () => {
  it('are those whom it names', () => {
    const sitters = [bot('easy', 'merchant'), HUMAN, bot('hard'), HUMAN];
    expect(sitters.map(sitterName)).toEqual(['easy:merchant', 'human', 'hard', 'human']);
    expect(seatedBy(sitters.map(sitterName), 4)).toEqual(sitters);
  });

  it('are a person and bots where it names nobody', () => {
    expect(seatedBy(null, 3)).toEqual([HUMAN, bot(), bot()]);
  });

  it('are normal bots in place of those that are not known here, until that has been read', () => {
    const sitters = seatedBy(['human', 'greedy', 'hard:sleepy', 'hard:bold'], 4);
    expect(sitters).toEqual([
      HUMAN,
      { ...bot(), insteadOf: 'greedy' },
      { ...bot(), insteadOf: 'hard:sleepy' },
      bot('hard', 'bold'),
    ]);
    expect(sitters.map(asIfKnown)).toEqual([HUMAN, bot(), bot(), bot('hard', 'bold')]);
    expect(sitters.map(sitterName)).toEqual(['human', 'normal', 'normal', 'hard:bold']);
  });

  it('is at least one person', () => {
    expect(seatedBy(['hard', 'easy'], 2)).toEqual([HUMAN, bot('easy')]);
  });
});
