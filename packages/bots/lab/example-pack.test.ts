import { readFileSync } from 'node:fs';
import { library } from '@wayrune/content';
import { checkBeside, parsePack } from '@wayrune/engine/parts/pack.ts';
import { expect, it } from 'vitest';
import { tryPack } from './try-pack.ts';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

it('the example pack of the documentation passes every check, and all of its cards come up', () => {
  const pack = parsePack(JSON.parse(read('docs/example-pack.json')), 'docs/example-pack.json');
  expect(checkBeside(library, pack)).toEqual([]);
  expect(tryPack(library, pack, 4000, 'example')).toMatchObject({ faults: [], unseen: [], unused: [] });
});

it('the card that the documentation begins with can be played', () => {
  const [, example = ''] = /```json\n([\s\S]*?)```/.exec(read('docs/packs.md')) ?? [];
  expect(checkBeside(library, parsePack(JSON.parse(example), 'docs/packs.md'))).toEqual([]);
});
