import { describe, expect, it } from 'vitest';
import { library } from '@wayrune/content';
import { randomTable } from '@wayrune/engine/testing/random-play.ts';
import { writtenBy } from '@wayrune/engine/testing/saves.ts';
import { makeFilm } from '../../game/past/film.ts';
import type { Ports } from '../../game/ports.ts';
import { lineAt, openProjector, turnFrom } from './projector.ts';

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

describe('a film that plays by itself', () => {
  it('tells every line of the log for a while, one after another', async () => {
    const film = await makeFilm(library, writtenBy(randomTable(library, 2, 'film', 40)), () =>
      Promise.resolve(),
    );
    const told: number[] = [];
    const ports = {
      library,
      pause: (lasts: number) => {
        if (lasts > 1) told.push(reel.getState().line);
        return Promise.resolve();
      },
    } as unknown as Ports;
    const { reel, toggle } = openProjector(ports, film, [], '');
    toggle();
    while (reel.getState().playing) await new Promise((resolve) => setTimeout(resolve));
    expect(reel.getState().entry).toBe(film.length);
    const first = lineAt(film, 0);
    const all = Array.from({ length: film.lines.length - first - 1 }, (_, i) => first + 1 + i);
    expect([...new Set(told)].filter((line) => line > first)).toEqual(all);
  });
});
