import { WINDOWS } from '@wayrune/engine/effects/windows.ts';
import { ruleById } from '@wayrune/engine/text/rulebook.ts';
import { describe, expect, it } from 'vitest';
import { book, chapterOf, numberOf } from './book.ts';
import { piecesOf } from './pieces.ts';

describe('the rules in the page', () => {
  it('has every chapter with its rules', () => {
    expect(book.map(({ id }) => id)).toContain('rulings');
    expect(book[0]?.title).toBe('Setting up');
    for (const { rules, title } of book) {
      expect(title).not.toBe('');
      expect(rules.length).toBeGreaterThan(0);
    }
    expect(chapterOf('MOVE-3')?.id).toBe('movement');
    expect(chapterOf('NOT-1')).toBeNull();
  });

  it('numbers rules by chapter and place, each of them once', () => {
    const numbers = book.flatMap(({ rules }) => rules.map(({ id }) => numberOf(id)));
    expect(numberOf(book[0]?.rules[1]?.id ?? '')).toBe('1.2');
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('leads from every rule to the rules that it points to', () => {
    const pointed = book.flatMap(({ rules }) =>
      rules.flatMap(({ text }) => piecesOf(text).filter(({ kind }) => kind === 'rule')),
    );
    expect(pointed.length).toBeGreaterThan(20);
    expect(pointed.filter(({ text }) => ruleById(book, text) === null)).toEqual([]);
  });

  it('has the rule of every window in which cards may be used', () => {
    for (const { rule } of Object.values(WINDOWS)) expect(ruleById(book, rule)?.id).toBe(rule);
  });

  it('marks code, ids and the words that were searched for', () => {
    expect(piecesOf('Chosen as `doom-track` (D2, EXP-6).', ['chosen'])).toEqual([
      { kind: 'found', text: 'Chosen' },
      { kind: 'text', text: ' as ' },
      { kind: 'code', text: 'doom-track' },
      { kind: 'text', text: ' (' },
      { kind: 'rule', text: 'D2' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', text: 'EXP-6' },
      { kind: 'text', text: ').' },
    ]);
    expect(piecesOf('1.5 + (2)', ['.', '(']).filter(({ kind }) => kind === 'found')).toHaveLength(2);
  });
});
