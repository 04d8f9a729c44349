/** `wayrune rules`: the rules reference. */
import {
  chapterNamed,
  idWord,
  nearRule,
  type Rule,
  ruleById,
  rulesWith,
  rulesWithPrefix,
} from '@wayrune/engine/text/rulebook.ts';
import { command, NO, OK } from '../command.ts';
import { wrap } from '../terminal/layout.ts';
import { type Paint, painter } from '../terminal/paint.ts';
import { rulebook } from '../rulebook.ts';

const MOST = 12;

export const rules = command({
  takes: '[ID or word]',
  says: 'The rules reference: a chapter, a rule by its id, or all rules that mention a word.',
  flags: {},
  words: 8,
  examples: ['rules', 'rules MOVE-3', 'rules COMBAT', 'rules exhaustion stamina'],
  run({ rest }, io) {
    const paint = painter(io.color);
    if (rest.length === 0) {
      io.out(contents(paint, io.width));
      return OK;
    }
    const found = lookUpRule(rest.join(' '), paint, io.width, Number.POSITIVE_INFINITY);
    if (found !== null) io.out(found);
    else io.err(noRule(rest.join(' ')));
    return found === null ? NO : OK;
  },
});

export const noRule = (word: string): string => {
  const near = nearRule(rulebook(), word);
  return `No rule mentions "${word}"${near === null ? '' : `; did you mean "${near}"?`}`;
};

function contents(paint: Paint, width: number): string {
  const lines = rulebook().map(({ title, rules: own }) => {
    const ids = [...new Set(own.map((rule) => idWord(rule.id)))];
    return wrap(`${paint.bold(title)}: ${ids.join(', ')} (${own.length})`, width, '  ', '    ');
  });
  return ['The rules of Wayrune. "rules MOVE" shows a chapter, "rules MOVE-3" a rule:', '', ...lines].join(
    '\n',
  );
}

/** By id, by chapter, or by words; null if nothing matches. */
export function lookUpRule(word: string, paint: Paint, width: number, most = MOST): string | null {
  const exact = ruleById(rulebook(), word);
  if (exact !== null) return showRule(exact, paint, width, true);
  const chapter = chapterNamed(rulebook(), word);
  if (chapter !== null)
    return [
      paint.bold(chapter.title),
      wrap(chapter.about, width),
      showRules(chapter.rules, paint, width, most),
    ].join('\n');
  const prefixed = rulesWithPrefix(rulebook(), word);
  const found = prefixed.length > 0 ? prefixed : rulesWith(rulebook(), word);
  return found.length === 0 ? null : showRules(found, paint, width, most);
}

function showRules(found: readonly Rule[], paint: Paint, width: number, most: number): string {
  const lines: string[] = [];
  let heading = '';
  for (const rule of found.slice(0, most)) {
    const own = rule.section === '' ? rule.chapter : `${rule.chapter}: ${rule.section}`;
    if (own !== heading) lines.push('', paint.bold(own));
    heading = own;
    lines.push(showRule(rule, paint, width, false));
  }
  if (found.length > most)
    lines.push(
      '',
      `… and ${found.length - most} more: ${found
        .slice(most)
        .map((rule) => rule.id)
        .slice(0, 20)
        .join(', ')}`,
    );
  return lines.join('\n').replace(/^\n/, '');
}

function showRule(rule: Rule, paint: Paint, width: number, alone: boolean): string {
  const place = alone ? ` ${paint.dim(`(${rule.chapter})`)}` : '';
  return wrap(`${paint.cyan(rule.id)}${place} ${rule.text}`, width, '  ', '    ');
}
