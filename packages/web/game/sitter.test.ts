import { describe, expect, it } from 'vitest';
import { bot, HUMAN, seatedBy, sitterName } from './sitter.ts';

describe('who plays on from a file', () => {
  it('are those whom it names', () => {
    const sitters = [bot('easy', 'merchant'), HUMAN, bot('hard'), HUMAN];
    expect(sitters.map(sitterName)).toEqual(['easy:merchant', 'human', 'hard', 'human']);
    expect(seatedBy(sitters.map(sitterName), 4)).toEqual(sitters);
  });

  it('are a person and bots where it names nobody', () => {
    expect(seatedBy(null, 3)).toEqual([HUMAN, bot(), bot()]);
  });

  it('are normal bots in place of those that are not known here', () => {
    expect(seatedBy(['human', 'greedy', 'hard:sleepy'], 3)).toEqual([HUMAN, bot(), bot()]);
  });

  it('is at least one person', () => {
    expect(seatedBy(['hard', 'easy'], 2)).toEqual([HUMAN, bot('easy')]);
  });
});
