import { describe, expect, it } from 'vitest';
import { longest, wayrune } from '../terminal/fake-io.ts';

describe('setup questions', () => {
  it('takes Enter for one person and three normal bots', async () => {
    const { code, out } = await wayrune(
      ['play'],
      ['', '', '', '', 'party 1', 'party 2', 'party 4', 'party 5'],
    );
    expect(code).toBe(0);
    expect(out).toMatch(/ \(seat 1, a person\)/);
    expect(out).toMatch(/ \(seat 2, the normal bot\)/);
    expect(out).toMatch(/ \(seat 4, the normal bot\)/);
    expect(out).toMatch(/There is no seat "5"; there are 1 to 4/);
    expect(longest(out)).toBeLessThanOrEqual(80);
  });

  it('asks again after a bad answer', async () => {
    const answers = [
      'seven',
      '9',
      '3',
      '1,4',
      '1 3',
      'clever',
      'random',
      'hedda',
      '1',
      'ilvan red',
      'ilvane',
      'party 1',
      'party 2',
      'party 3',
    ];
    const { out, unasked } = await wayrune(['play'], answers);
    expect(out).toMatch(/"seven": expected a number from 1 to 6/);
    expect(out).toMatch(/"4": expected seats from 1 to 3/);
    expect(out).toMatch(/"clever": expected easy, normal or hard/);
    expect(out).toMatch(/Hedda Stonebrake is taken; choose another/);
    expect(out).toMatch(/no Hero "ilvan red"; did you mean "ilvane reed"\?/);
    expect(out).toMatch(/Hedda Stonebrake \(seat 1, a person\)/);
    expect(out).toMatch(/ \(seat 2, the random bot\)/);
    expect(out).toMatch(/Ilvane Reed \(seat 3, a person\)/);
    expect(unasked).toBe(0);
  });

  it('shows the Heroes with their numbers', async () => {
    const { out } = await wayrune(['play'], ['1', '']);
    expect(out).toMatch(/1 Hedda Stonebrake: Life 6, Stamina 2, Mind 0\/1, Body 2\/2, Spirit 1\/1/);
  });

  it.each([0, 1, 2, 3])('ends cleanly when the input ends at question %i', async (answered) => {
    const { code, out } = await wayrune(
      ['play'],
      Array.from({ length: answered }, () => ''),
    );
    expect(code).toBe(0);
    expect(out).toMatch(/Goodbye\.$/);
  });
});
