import { library } from '@wayrune/content';
import { seeded } from '@wayrune/engine/kernel/chance.ts';
import { decide, startTable, undo } from '@wayrune/engine/table/table.ts';
import { describe, expect, it } from 'vitest';
import {
  allLines,
  contentLine,
  decisionLines,
  headerLine,
  readLog,
  sittersLine,
  UNDO_LINE,
} from './log-file.ts';
import { openText } from './open.ts';

const setup = { adventure: 'dragon-lords', heroes: ['hedda-stonebrake', null], variants: [], packs: [] };

/** A game of a few turns, written down as it went. */
function written(decisions = 40) {
  const { table } = startTable(library, setup, seeded('log/0'));
  const header = {
    started: '2026-11-17T20:15:00.000Z',
    seed: 'log',
    setup,
    sitters: ['human', 'normal'],
    content: table.world.content,
    packs: [],
  };
  const lines = [headerLine(header), ...allLines(table)];
  for (let i = 1; i <= decisions; i++) {
    const options = table.state.decision?.options ?? [];
    const { turn } = table.state;
    decide(
      table,
      options.find((option) => /^(stop|pass|done|stay)/.test(option)) ?? options[0] ?? '',
      seeded(`log/${i}`),
    );
    lines.push(...decisionLines(table, turn));
  }
  return { table, lines, text: lines.map((line) => `${line}\n`).join('') };
}

describe('the log of a kept game', () => {
  it('reads back what was written, decision by decision or in one piece', () => {
    const { table, text, lines } = written();
    const read = readLog(text);
    expect(read?.entries).toEqual(table.entries);
    expect(read?.opening).toEqual(table.opening);
    expect(read?.progress).toMatchObject({ round: table.state.round, over: false });
    expect(read?.progress.heroes[0]).toBe('hedda-stonebrake');
    expect(read?.damaged).toBe(false);
    expect(read?.readable).toBe(Buffer.byteLength(text));
    expect([lines[0], ...allLines(table)]).toEqual(lines);
  });

  it('loses at most the last decision wherever a write was cut off', () => {
    const { text, lines } = written(6);
    const opening = Buffer.byteLength(`${lines.slice(0, 2).join('\n')}\n`);
    for (let length = 0; length <= text.length; length++) {
      const cut = text.slice(0, length);
      const read = readLog(cut);
      if (length < opening) expect(read, `after ${length}`).toBeNull();
      else {
        expect(read?.damaged, `after ${length}`).toBe(false);
        expect(read?.readable).toBe(cut.lastIndexOf('\n') + 1);
      }
    }
  });

  it('keeps what stands before a line that makes no sense, and says that it is damaged', () => {
    const { lines } = written(6);
    for (const nonsense of [
      '\u0000\u0000\u0000',
      'turn 99 0123456789abcdef 1 x',
      '-1 begin',
      'hello world',
      'content 7',
    ]) {
      const read = readLog(`${[...lines.slice(0, 5), nonsense, ...lines.slice(5)].join('\n')}\n`);
      expect(read?.damaged, nonsense).toBe(true);
      expect(read?.readable).toBe(Buffer.byteLength(`${lines.slice(0, 5).join('\n')}\n`));
    }
  });

  it('takes an undone decision back, with the turn that it had begun', () => {
    const { table, text } = written(0);
    const { turn } = table.state;
    decide(table, 'walk:g8', seeded('log/1'));
    const more = [...decisionLines(table, turn), 'turn 1 0123456789abcdef 9 hedda-stonebrake,nobody'];
    expect(undo(table)).toBe(true);
    const read = readLog(`${text}${more.join('\n')}\n${UNDO_LINE}\n`);
    expect(read?.entries).toEqual(table.entries);
    expect(read?.stamps).toEqual(readLog(text)?.stamps);
    expect(read?.progress.round).toBe(1);
  });

  it('takes the last word about seats and cards', () => {
    const { text } = written(3);
    const read = readLog(
      `${text}${sittersLine(['human', 'hard:bold'])}\n${contentLine({ base: 'other' })}\n`,
    );
    expect(read?.sitters).toEqual(['human', 'hard:bold']);
    expect(read?.content).toEqual({ base: 'other' });
  });

  it('plays to the table it was written at', () => {
    const { table, text } = written();
    const opened = openText(library, text, 'test.log');
    expect(opened.table.state).toEqual(table.state);
    expect(opened).toMatchObject({ change: null, seed: 'log', sitters: ['human', 'normal'] });
  });

  it.each(['', '{}\n', '{"wayrune":"log"}\n', '{"wayrune":"log","version":99}\n-1 begin\n', 'text\n'])(
    'is not %j',
    (text) => expect(readLog(text)).toBeNull(),
  );
});
