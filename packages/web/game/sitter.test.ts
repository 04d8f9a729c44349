import { describe, expect, it } from 'vitest';
import { asIfKnown, bot, HUMAN, seatedBy, sitterId, withName } from './sitter.ts';

const file = (sitters: readonly string[] | null, names: readonly string[] | null = null) => ({
  sitters,
  names,
});

describe('who plays on from a file', () => {
  it('are those whom it names', () => {
    const sitters = [bot('easy', 'merchant'), HUMAN, bot('hard'), HUMAN];
    expect(sitters.map(sitterId)).toEqual(['easy:merchant', 'human', 'hard', 'human']);
    expect(seatedBy(file(sitters.map(sitterId)), 4)).toEqual(sitters);
  });

  it('are a person and bots where it names nobody', () => {
    expect(seatedBy(file(null), 3)).toEqual([HUMAN, bot(), bot()]);
  });

  it('are normal bots in place of those that are not known here, until that has been read', () => {
    const sitters = seatedBy(file(['human', 'greedy', 'hard:sleepy', 'hard:bold']), 4);
    expect(sitters).toEqual([
      HUMAN,
      { ...bot(), insteadOf: 'greedy' },
      { ...bot(), insteadOf: 'hard:sleepy' },
      bot('hard', 'bold'),
    ]);
    expect(sitters.map(asIfKnown)).toEqual([HUMAN, bot(), bot(), bot('hard', 'bold')]);
    expect(sitters.map(sitterId)).toEqual(['human', 'normal', 'normal', 'hard:bold']);
  });

  it('keep the names that it gives them', () => {
    expect(seatedBy(file(['human', 'hard', 'easy'], ['Ada', '', 'Grim']), 3)).toEqual([
      { ...HUMAN, name: 'Ada' },
      bot('hard'),
      { ...bot('easy'), name: 'Grim' },
    ]);
    const [substitute = HUMAN] = seatedBy(file(['greedy', 'human'], ['Grim', '']), 2);
    expect(asIfKnown(substitute)).toEqual(withName(bot(), 'Grim'));
  });

  it('is at least one person', () => {
    expect(seatedBy(file(['hard', 'easy']), 2)).toEqual([HUMAN, bot('easy')]);
  });
});
