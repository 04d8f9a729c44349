import { describe, expect, it } from 'vitest';
import { turnFrom } from './projector.ts';

const film = {
  length: 30,
  turns: [0, 10, 20].map((entry, seat) => ({ entry, seat, round: 1 })),
};

describe('jumping by turn', () => {
  it('goes on to the beginning of the next one, and to the end after the last', () => {
    expect(turnFrom(film, 0, 1)).toBe(10);
    expect(turnFrom(film, 14, 1)).toBe(20);
    expect(turnFrom(film, 25, 1)).toBe(30);
    expect(turnFrom(film, 30, 1)).toBe(30);
  });

  it('goes back to the beginning of the present one first', () => {
    expect(turnFrom(film, 14, -1)).toBe(10);
    expect(turnFrom(film, 10, -1)).toBe(0);
    expect(turnFrom(film, 0, -1)).toBe(0);
    expect(turnFrom(film, 30, -1)).toBe(20);
  });
});
