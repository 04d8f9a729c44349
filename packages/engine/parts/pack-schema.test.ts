import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { copy } from '../testing/changes.ts';
import { accepts } from '../testing/schema.ts';
import { packSchema } from './pack.ts';

const schema = copy(packSchema());

/** That it refuses what the shapes refuse is tested with the changes in pack.test.ts. */
describe('the published schema of packs', () => {
  it('is JSON, and every reference in it leads somewhere', () => {
    expect(schema).toEqual(packSchema());
    const defined = Object.keys(schema['$defs'] as object);
    const used = [...JSON.stringify(schema).matchAll(/"#\/\$defs\/([a-z]+)"/g)].map(([, name]) => name);
    expect(new Set(used)).toEqual(new Set(defined));
  });

  it.each(library.packs.map((pack) => [pack.name, pack] as const))('accepts %s', (_, pack) => {
    expect(accepts(schema, copy(pack))).toBe(true);
    expect(accepts(schema, { ...copy(pack), version: 0 })).toBe(false);
  });

  it('allows a pack to name the schema it follows', () => {
    const pack = { $schema: 'pack.schema.json', pack: 'mine', name: 'Mine', version: 1, cards: [] };
    expect(accepts(schema, pack)).toBe(true);
    expect(accepts(schema, { ...pack, author: 'me' })).toBe(false);
  });
});
