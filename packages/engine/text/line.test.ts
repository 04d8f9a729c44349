import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { scenario } from '../testing/scenario.ts';
import { card, fighter, foe, line, listed, sayLine, seat, space, town } from './line.ts';

const { world } = scenario(library, { heroes: ['nib-carraway'] });
const said = (pieces: ReturnType<typeof line>): string => sayLine({ world, names: ['Ada'] }, pieces);

describe('a line', () => {
  it('keeps what it speaks of as pieces between its texts', () => {
    expect(line`${seat(0)} fights ${foe('barrow-sentry')}.`).toEqual([
      { kind: 'seat', seat: 0 },
      { kind: 'text', text: ' fights ' },
      { kind: 'foe', card: 'barrow-sentry' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('joins texts and numbers that stand side by side', () => {
    expect(line`Round ${2}: ${'now'}${line`, here`}.`).toEqual([
      { kind: 'text', text: 'Round 2: now, here.' },
    ]);
    expect(line`${''}`).toEqual([]);
  });

  it('is said with the names of what it speaks of', () => {
    expect(said(line`${card('white-blade')} in ${town('forge')} at ${space('h7')}`)).toBe(
      'White Blade in Forge at the plains southeast of Tamalir',
    );
    expect(said(line`${foe('a-question-of-honor')}`)).toBe("The Reeve's Hired Champion");
    expect(said(listed([fighter(0, 'hero'), fighter(0, 'rook-eye-tam'), 'others'], 'and'))).toBe(
      'Ada, Rook-Eye Tam and others',
    );
  });
});
