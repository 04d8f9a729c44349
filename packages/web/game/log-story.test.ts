import { library } from '@wayrune/content';
import { createWorld } from '@wayrune/engine/parts/library.ts';
import type { GameEvent } from '@wayrune/engine/rules/world/events.ts';
import { describe, expect, it } from 'vitest';
import { linesOf, plain, type Reader } from './log-lines.ts';
import { latestStory, storyOfLines } from './log-story.ts';

const heroes = ['hedda-stonebrake', 'tobiah-grane'];
const world = createWorld(library, { adventure: 'dragon-lords', heroes, variants: [], packs: [] });
const names = ['Hedda', 'Tobiah'];

const turn = (seat: number): GameEvent => ({ type: 'turn-began', seat, round: 1 });
const journey = (seat: number): GameEvent[] => [
  { type: 'moved', seat, from: 'g7', to: 'g8', how: 'die' },
  { type: 'moved', seat, from: 'g8', to: 'g9', how: 'die' },
];
const log = (events: readonly GameEvent[], called = names) =>
  events.flatMap((event, i) => linesOf(world, called, i + 1, [event]));
const told = (lines: ReturnType<typeof log>, reader?: Reader) =>
  storyOfLines(world, lines, reader).map(({ pieces }) => plain(pieces));

describe('the story of a log', () => {
  it('tells the steps of a journey in one line, which leads to the first of them', () => {
    const story = storyOfLines(world, log([turn(0), ...journey(0)]), { viewer: 0 });
    expect(story.map(({ pieces }) => plain(pieces))).toEqual([
      'Round 1: your turn.',
      expect.stringMatching(/^You travel to .+\.$/),
    ]);
    expect(story[1]).toMatchObject({ entry: 2, seat: 0, first: 1, last: 2 });
  });

  it('goes on with a line as long as more belongs to it', () => {
    const [before, after] = [journey(0).slice(0, 1), journey(0)].map((steps) =>
      told(log([turn(0), ...steps])),
    );
    expect(before).toHaveLength(2);
    expect(after).toHaveLength(2);
    expect(after?.[1]).not.toBe(before?.[1]);
  });

  it('tells every reader their own turn', () => {
    const lines = log([turn(0), ...journey(0), turn(1), ...journey(1)]);
    expect(told(lines, { viewer: 0 })[1]).toMatch(/^You travel/);
    expect(told(lines, { viewer: 1 })[1]).toMatch(/^Hedda travels/);
    expect(told(lines, { viewer: 1 })[3]).toMatch(/^You travel/);
    expect(told(lines)[3]).toMatch(/^Tobiah travels/);
  });

  it('calls a Hero who was exchanged in the middle of a turn by both names', () => {
    const fell = log([turn(0), { type: 'knocked-out', seat: 0 }]);
    const rose = log([{ type: 'gold', seat: 0, amount: 2 }], ['Ronan', 'Tobiah']);
    expect(told([...fell, ...rose])).toEqual([
      "Round 1: Hedda's turn.",
      'Hedda is knocked out.',
      expect.stringMatching(/^Ronan /),
    ]);
  });

  it('begins at the turn to which the latest lines belong', () => {
    const lines = log([turn(0), ...journey(0), turn(1), ...journey(1)]);
    expect(latestStory(world, lines, {}, 2).map(({ first }) => first)).toEqual([3, 4]);
    expect(latestStory(world, lines, {}, 99).map(({ first }) => first)).toEqual([0, 1, 3, 4]);
  });
});
