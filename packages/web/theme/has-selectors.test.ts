import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Without what stands in parentheses, and what a nested one leaves. */
const bare = (selector: string): string => {
  const less = selector.replaceAll(/\([^()]*\)/g, '');
  return less === selector ? less : bare(less);
};

/** Commas in `:is()` part no selectors. */
const selectorsOf = (css: string): string[] =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.trim().startsWith('@') ? [] : list.split(/,(?![^(]*\))/).map((one) => one.trim()),
  );

/** `main:has(.x) > :first-child`: elements that come or go anywhere inside make every element of `main` a candidate. */
function endsInAnything(selector: string): boolean {
  const parts = bare(selector).split(/[\s>+~]+/);
  const last = parts.at(-1) ?? '';
  const isBehind = parts.slice(0, -1).some((part) => part.includes(':has'));
  return isBehind && !/[.[#]|^[a-z]|:is/.test(last);
}

it('no selector ends in any element whatever behind :has(): the style of the whole table would be computed again', () => {
  const found = globSync('**/*.css', { cwd: root, exclude: ['dist/**', 'node_modules/**'] }).flatMap((file) =>
    selectorsOf(readFileSync(`${root}${file}`, 'utf8'))
      .filter(endsInAnything)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(endsInAnything('main:has(> .act) > :first-child')).toBe(true);
  expect(found).toEqual([]);
});
