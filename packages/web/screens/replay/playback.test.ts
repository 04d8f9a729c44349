import { describe, expect, it } from 'vitest';
import { library } from '@wayrune/content';
import { randomTable } from '@wayrune/engine/testing/random-play.ts';
import { writtenBy } from '@wayrune/engine/testing/saves.ts';
import { readRecording } from '../../game/past/recording.ts';
import type { Ports } from '../../game/ports.ts';
import { lineAt, openPlayback, turnFrom } from './playback.ts';

const recording = {
  length: 30,
  turns: [0, 10, 20].map((entry, seat) => ({ entry, seat, round: 1 })),
};

describe('jumping by turn', () => {
  it('goes on to the beginning of the next one, and to the end after the last', () => {
    expect(turnFrom(recording, 0, 1)).toBe(10);
    expect(turnFrom(recording, 14, 1)).toBe(20);
    expect(turnFrom(recording, 25, 1)).toBe(30);
    expect(turnFrom(recording, 30, 1)).toBe(30);
  });

  it('goes back to the beginning of the present one first', () => {
    expect(turnFrom(recording, 14, -1)).toBe(10);
    expect(turnFrom(recording, 10, -1)).toBe(0);
    expect(turnFrom(recording, 0, -1)).toBe(0);
    expect(turnFrom(recording, 30, -1)).toBe(20);
  });
});

describe('a recording that plays by itself', () => {
  it('tells every line of the log for a while, one after another', async () => {
    const recording = await readRecording(library, writtenBy(randomTable(library, 2, 'recording', 40)), () =>
      Promise.resolve(),
    );
    const told: number[] = [];
    const ports = {
      library,
      pause: (lasts: number) => {
        if (lasts > 1) told.push(playhead.getState().line);
        return Promise.resolve();
      },
    } as unknown as Ports;
    const { playhead, toggle } = openPlayback(ports, recording, [], '');
    toggle();
    while (playhead.getState().playing) await new Promise((resolve) => setTimeout(resolve));
    expect(playhead.getState().entry).toBe(recording.length);
    const first = lineAt(recording, 0);
    const all = Array.from({ length: recording.lines.length - first - 1 }, (_, i) => first + 1 + i);
    expect([...new Set(told)].filter((line) => line > first)).toEqual(all);
  });
});
