import { describe, expect, it } from 'vitest';
import { fit, glue, rule, table, wrap } from './layout.ts';
import { painter } from './paint.ts';

describe('layout', () => {
  it('wraps at spaces and indents the lines that follow', () => {
    expect(wrap('one two three', 9, '- ', '    ')).toBe('- one two\n    three');
    expect(wrap('one two three', 80)).toBe('one two three');
    expect(wrap('unbreakable', 4)).toBe('unbreakable');
    expect(wrap('a\nb', 80, '> ')).toBe('> a\n> b');
  });

  it('keeps glued words together', () => {
    expect(wrap(`one ${glue('two three')}`, 10)).toBe('one\ntwo three');
  });

  it('does not count colors', () => {
    const { red } = painter(true);
    expect(wrap(`${red('one')} two`, 7)).toBe(`${red('one')} two`);
    expect(
      table([
        [red('a'), 'b'],
        ['ccc', 'd'],
      ]),
    ).toBe(`${red('a')}    b\nccc  d`);
    expect(painter(false).red('one')).toBe('one');
  });

  it('fits long lines and leaves the others alone', () => {
    expect(fit('  one two three\nfour   five', 11)).toBe('  one two\n    three\nfour   five');
  });

  it('draws a line of the whole width', () => {
    expect(rule('Title', 20)).toBe('── Title ───────────');
    expect(rule('Title', 20)).toHaveLength(20);
  });
});
