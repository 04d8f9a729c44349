import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { wayrune } from './terminal/fake-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'wayrune-content-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, content: unknown): string => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

interface CardRow {
  id: string;
  set: string;
  kind: string;
  color: string | null;
  name: string;
  text: string;
  flavour: string;
  count: number;
  data: { id: string };
}

describe('cards', () => {
  it('lists every card as JSON with its fields', async () => {
    const { code, out } = await wayrune(['cards', '--json', '--set', 'base']);
    const rows = JSON.parse(out) as CardRow[];
    expect(code).toBe(0);
    const total = (kind: string, color: string | null = null): number =>
      rows.filter((row) => row.kind === kind && row.color === color).reduce((sum, row) => sum + row.count, 0);
    expect(total('hero')).toBe(12);
    expect(total('item')).toBe(55);
    expect(total('ally')).toBe(29);
    expect(total('challenge', 'green') + total('event', 'green') + total('encounter', 'green')).toBe(35);
    for (const row of rows) {
      expect(Object.keys(row)).toEqual([
        'id',
        'set',
        'kind',
        'color',
        'name',
        'text',
        'stats',
        'flavour',
        'count',
        'data',
      ]);
      expect(row.set).toBe('base');
      expect(row.text, row.id).not.toBe('');
      expect(row.flavour, row.id).not.toBe('');
      expect(row.data.id).toBe(row.id);
    }
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it('filters by kind and color', async () => {
    const rows = JSON.parse(
      (await wayrune(['cards', '--json', '--kind', 'event', '--color', 'blue'])).out,
    ) as CardRow[];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.every((row) => row.kind === 'event' && row.color === 'blue')).toBe(true);
  });

  it('shows one card by name or id', async () => {
    const { out } = await wayrune(['cards', 'Lightning', 'mace']);
    expect(out).toMatch(/^Lightning Mace \[lightning-mace\]/);
    expect(out).toMatch(/Weapon \(Mace\), always on/);
    expect((await wayrune(['cards', 'lightning-mace'])).out).toBe(out);
  });

  it('lists cards within 80 columns', async () => {
    const { out } = await wayrune(['cards']);
    expect(out).toContain('High Lord Margath');
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

describe('board', () => {
  it('prints the board as JSON', async () => {
    const board = JSON.parse((await wayrune(['board', '--json'])).out);
    expect(board).toMatchObject({
      id: 'terrinoth',
      start: 'tamalir',
      counts: {
        spaces: 182,
        terrain: { forest: 40, plains: 36, hills: 32, river: 30, mountain: 17, road: 15, town: 8, swamp: 4 },
        jewels: { green: 20, yellow: 14, blue: 9, red: 7 },
        sunbursts: { red: 0 },
      },
    });
    expect(board.spaces).toHaveLength(182);
    expect(board.towns).toHaveLength(8);
    expect(board.spaces.find((space: { id: string }) => space.id === 'a1').region).toBe('Sparrowless Wood');
  });

  it('draws every hex, jewel and name into an SVG file', async () => {
    const path = join(folder, 'board.svg');
    const { code } = await wayrune(['board', '--svg', path]);
    const svg = readFileSync(path, 'utf8');
    expect(code).toBe(0);
    expect(svg.match(/<polygon /g)).toHaveLength(182);
    expect(svg.match(/class="id"/g)).toHaveLength(182);
    for (const name of ['Tamalir', 'Vynelvale', 'The Tarry', 'Burners&apos; Wood'.replace('&apos;', "'")])
      expect(svg).toContain(name);
    expect(svg.match(/<circle r="8"\/>/g)).toHaveLength(20 + 1);
    expect((await wayrune(['board', '--svg', '-'])).out).toBe(svg);
  });

  it('draws the board as text, and as plain ASCII with --ascii', async () => {
    const { out } = await wayrune(['board']);
    expect(out).toContain('⌂Ta');
    const ascii = (await wayrune(['board', '--ascii'])).out;
    expect(ascii).toContain('#Ta');
    expect(ascii).toMatch(/^[\x20-\x7e\n]*$/);
    expect(ascii.split('\n').map((line) => line.length)).toEqual(out.split('\n').map((line) => line.length));
    expect(Math.max(...out.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  });
});

const CARD = {
  kind: 'item',
  id: 'tin-whistle',
  name: 'Tin Whistle',
  flavour: 'It plays two notes, and one of them is wrong.',
  cost: 2,
  class: 'artifact',
  always: [{ stat: 'escape', amount: 1 }],
};
const PACK = { pack: 'whistles', name: 'Whistles', version: 1, cards: [CARD] };

describe('pack', () => {
  it('passes a good pack', async () => {
    const { code, out } = await wayrune(['pack', 'check', file('good.json', PACK)]);
    expect(out).toMatch(/^OK: Whistles, version 1, 1 card, tried in \d+ games, \d+ decisions\./);
    expect(code).toBe(0);
  });

  it('reports every problem with its place and what would be right', async () => {
    const broken = {
      ...PACK,
      cards: [
        { ...CARD, cost: 0, clas: 'artifact', class: 'weppon' },
        { ...CARD, kind: 'itme' },
      ],
    };
    const { code, out } = await wayrune(['pack', 'check', file('broken.json', broken)]);
    const said = out.replaceAll(/\n {4}/g, ' ');
    expect(said).toMatch(/cards\[0\]\.cost \(Tin Whistle\) is 0, expected a whole number from 1/);
    expect(said).toMatch(/cards\[0\]\.class \(Tin Whistle\) is "weppon".*did you mean "weapon"\?/);
    expect(said).toMatch(/has "clas", which is not known here \(did you mean "class"\?\)/);
    expect(said).toMatch(/cards\[1\]\.kind \(Tin Whistle\) is "itme".*did you mean "item"\?/);
    expect(out).toMatch(/4 problems in/);
    expect(code).toBe(1);
  });

  it('refuses ids that are taken', async () => {
    const { code, out } = await wayrune([
      'pack',
      'check',
      file('twice.json', { ...PACK, cards: [{ ...CARD, id: 'white-blade' }] }),
    ]);
    expect(out.replaceAll(/\n {4}/g, ' ')).toMatch(/has a card "white-blade", and so has/);
    expect(code).toBe(1);
    expect((await wayrune(['pack', 'check', file('base.json', { ...PACK, pack: 'base' })])).out).toMatch(
      /"base" is the id of a set/,
    );
  });

  it('says where a file stops being JSON', async () => {
    const { code, err } = await wayrune([
      'pack',
      'check',
      file('cut.json', '{\n  "pack": "whistles",\n  "cards": ['),
    ]);
    expect(err).toMatch(/cut\.json: not readable as JSON/);
    expect(code).toBe(2);
  });

  it('prints the schema', async () => {
    const schema = JSON.parse((await wayrune(['pack', 'schema'])).out);
    expect(schema.$schema).toMatch(/json-schema\.org/);
    expect(Object.keys(schema.$defs)).toContain('effect');
  });

  it('adds its cards to lists and games', async () => {
    const path = file('own.json', PACK);
    const rows = JSON.parse(
      (await wayrune(['cards', '--json', '--set', 'whistles', '--pack', path])).out,
    ) as CardRow[];
    expect(rows.map((row) => row.id)).toEqual(['tin-whistle']);
    const { out } = await wayrune(
      ['play', '--seed', '1', '--players', '1', '--pack', path],
      ['help tin whistle', 'quit'],
    );
    expect(out).toContain('It plays two notes');
  });
});
