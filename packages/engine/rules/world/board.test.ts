import { describe, expect, it } from 'vitest';
import { COLORS, distance, nearestTowns, parseBoard, spaceAt, TERRAINS } from './board.ts';

// 3 rows; a hole in blanks (b2), one in dashes (c4).
const ISLE = `# a test
board isle
name The  Isle # of tests
start terrs-crossing

map
#  1   2   3   4
a  p.  fG  o.  TA
b    ry      hY  mB
c  sb  TX  pr  --

towns
X Terr's Crossing = hills trading-outpost
A Old Ford = river

regions
The Long Mile = a1 a2
The Rest = c1
`;

const isle = parseBoard(ISLE, 'isle.txt');

describe('a board file', () => {
  it('gives header and spaces in reading order, holes left out', () => {
    expect(isle).toMatchObject({ id: 'isle', name: 'The Isle', start: 'terrs-crossing' });
    expect(isle.spaces.map((s) => s.id)).toEqual('a1 a2 a3 a4 b1 b3 b4 c1 c2 c3'.split(' '));
    expect(isle.spaces.map((s) => s.index)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(isle.spaces.every((s) => isle.space[s.id] === s)).toBe(true);
  });

  it('knows terrain and jewels', () => {
    const terrain = 'plains forest road town river hills mountain swamp town plains';
    expect(isle.spaces.map((s) => s.terrain)).toEqual(terrain.split(' '));
    expect(isle.jewels).toEqual(['a2', 'b1', 'b3', 'b4', 'c1', 'c3']);
    expect(isle.space.a2?.jewel).toEqual({ color: 'green', sunburst: true });
    expect(isle.space.b1?.jewel).toEqual({ color: 'yellow', sunburst: false });
    expect(isle.space.b4?.jewel).toEqual({ color: 'blue', sunburst: true });
    expect(isle.space.c3?.jewel).toEqual({ color: 'red', sunburst: false });
    expect(isle.space.a1?.jewel).toBeNull();
    expect(TERRAINS).toHaveLength(7);
    expect(COLORS).toEqual(['green', 'yellow', 'blue', 'red']);
  });

  it('lists towns in the order of the file, with kind and terrain when cursed', () => {
    expect(isle.towns).toEqual([
      {
        id: 'terrs-crossing',
        name: "Terr's Crossing",
        space: 'c2',
        terrain: 'hills',
        kind: 'trading-outpost',
      },
      { id: 'old-ford', name: 'Old Ford', space: 'a4', terrain: 'river', kind: 'free-town' },
    ]);
    expect(isle.town['old-ford']).toBe(isle.towns[1]);
    expect(isle.space.a4).toMatchObject({ town: 'old-ford', jewel: null });
    expect(isle.space.a3?.town).toBeNull();
  });

  it('names regions', () => {
    expect(isle.regions).toEqual([
      { name: 'The Long Mile', spaces: ['a1', 'a2'] },
      { name: 'The Rest', spaces: ['c1'] },
    ]);
  });

  it('may leave out start and regions, and may come from Windows with a byte order mark', () => {
    const short = ISLE.replace(/start.*\n/, '').replace(/regions[^]*/, '');
    const board = parseBoard(`\uFEFF${short.replaceAll('\n', '\r\n')}`, 'isle.txt');
    expect(board).toEqual({ ...isle, start: null, regions: [] });
  });

  it('can be sent to a worker', () => {
    expect(structuredClone(isle)).toEqual(isle);
  });
});

describe('the map', () => {
  it('joins what touches: odd rows lie half a hex to the right, holes join nothing', () => {
    expect(isle.space.a1?.neighbors).toEqual(['a2', 'b1']);
    expect(isle.space.a3?.neighbors).toEqual(['a4', 'a2', 'b3']);
    expect(isle.space.b3?.neighbors).toEqual(['b4', 'a4', 'a3', 'c3']);
    expect(isle.space.c2?.neighbors).toEqual(['c3', 'b1', 'c1']);
    for (const s of isle.spaces)
      for (const n of s.neighbors) expect(isle.space[n]?.neighbors).toContain(s.id);
  });

  it('counts distance in spaces around holes', () => {
    expect(distance(isle, 'a1', 'a1')).toBe(0);
    expect(distance(isle, 'b1', 'b3')).toBe(3);
    expect(distance(isle, 'c1', 'b4')).toBe(4);
    expect(distance(isle, 'b4', 'c1')).toBe(4);
  });

  it('finds the nearest towns, all that tie, in market order (G16)', () => {
    expect(nearestTowns(isle, 'a3')).toEqual(['old-ford']);
    expect(nearestTowns(isle, 'b3')).toEqual(['old-ford']);
    expect(nearestTowns(isle, 'a2')).toEqual(['terrs-crossing', 'old-ford']);
    expect(nearestTowns(isle, 'c2')).toEqual(['terrs-crossing']);
  });

  it('says so when asked for a space it does not have', () => {
    expect(() => spaceAt(isle, 'b2')).toThrow("board isle has no space 'b2'");
    expect(() => distance(isle, 'a1', 'z9')).toThrow("board isle lacks 'a1' or 'z9'");
  });
});

/** A change to the file, and what the message must say besides the source. */
const BROKEN: [what: string, from: string | RegExp, to: string, message: string][] = [
  ['an empty file', /[^]*/, '', "isle.txt: no id; right would be: a line 'board …'"],
  ['no id', /board.*\n/, '', "no id; right would be: a line 'board …'"],
  ['a bad id', 'board isle', 'board The Isle', "line 2: id 'The Isle'; right would be: small letters"],
  ['no name', /name.*\n/, '', "no name; right would be: a line 'name …'"],
  ['a header without value', /name.*/, 'name', "line 3: 'name' says nothing"],
  ['a second header', 'start', 'name', "line 4: a second 'name'"],
  [
    'an unknown header',
    'start',
    'begin',
    "line 4: 'begin' is unknown here; right would be: one of board name",
  ],
  [
    'a start that is no town',
    /start.*/,
    'start tamalir',
    "line 4: no town 'tamalir'; right would be: one of terrs",
  ],
  ['a start that objects inherit', /start.*/, 'start constructor', "line 4: no town 'constructor'"],
  ['no map', /map[^]*(?=towns)/, '', "no map; right would be: a line 'map'"],
  ['an empty map', /\na [^]*(?=towns)/, '\n', "no map; right would be: a line 'map'"],
  ['no towns', /towns[^]*(?=regions)/, '', "no towns; right would be: a line 'towns'"],
  ['a second map', 'towns', 'map', "line 12: a second block 'map'; right would be: each block stands once"],
  ['a row too many', 'c  sb', 'c  p.  p.  p.  p.\nd  sb', "line 11: the row begins 'd  sb'"],
  ['a row twice', 'c  sb', 'a  sb', "line 10: the row begins 'a  '; right would be: 'c' and 2 blanks"],
  ['a row without its letter', 'c  sb', 'sb', "line 10: the row begins 'sb "],
  [
    'an odd row that is not indented',
    'b    ry',
    'b  ry',
    "line 9: the row begins 'b  ry'; right would be: 'b' and 4",
  ],
  ['an even row that is indented', 'c  sb', 'c    sb', "line 10, column 4 (hex c1): '  sb' runs on"],
  ['a row off by one', 'b    ry', 'b     ry', "line 9, column 6 (hex b1): ' ry ' runs on"],
  [
    'codes too close',
    'p.  fG',
    'p. fG',
    "line 8, column 4 (hex a1): 'p. f' runs on; right would be: a code is two",
  ],
  ['a tab', 'p.  fG', 'p.\tfG', 'line 8: a tab in the map; right would be: blanks'],
  ['a row of nothing', /c  sb.*/, 'c', "line 10: row c has no hexes; right would be: a hole is written '--'"],
  [
    'a short row',
    /pr.*/,
    'pr',
    'line 10: the row has 3 hexes; right would be: 4 as in row a; a hole at the end',
  ],
  ['a long row', 'mB', 'mB  p.', 'line 9: the row has 5 hexes; right would be: 4 as in row a'],
  [
    'an unknown terrain',
    'sb',
    'xb',
    "line 10, column 4 (hex c1): 'xb': no terrain 'x'; right would be: one of p o r",
  ],
  [
    'an unknown jewel',
    'fG',
    'fx',
    "line 8, column 8 (hex a2): 'fx': no jewel 'x'; right would be: one of . g G",
  ],
  ['a red jewel with sunburst', 'pr', 'pR', "line 10, column 12 (hex c3): 'pR': no jewel 'R'"],
  ['half a code at the end', 'TA', 'h', "line 8, column 16 (hex a4): 'h': no jewel ''"],
  ['half a hole', '--', '-', "line 10, column 16 (hex c4): '-': no terrain '-'"],
  [
    'a town without letter',
    'TA',
    'T.',
    "line 8, column 16 (hex a4): 'T.' names no town; right would be: 'T' and",
  ],
  [
    'one town more than listed',
    'pr',
    'TB',
    'line 10, column 12 (hex c3): no town B listed; right would be: one of X A',
  ],
  ['a town on two hexes', 'pr', 'TA', 'line 10, column 12 (hex c3): Old Ford stands at a4 too'],
  ['a town not on the map', 'TA', 'p.', "line 14: Old Ford is not on the map; right would be: a hex 'TA'"],
  ['a letter twice', 'A Old', 'X Old', 'line 14: letter X or name Old Ford again'],
  ['a name twice', 'A Old Ford', "A Terr's Crossing", "line 14: letter A or name Terr's Crossing again"],
  [
    'a town line without =',
    'Ford =',
    'Ford',
    "line 14: 'A Old Ford river' is no town; right would be: a line such",
  ],
  ['a town without name', 'A Old Ford', 'A', "line 14: 'A = river' is no town"],
  [
    'a town without terrain',
    '= river',
    '=',
    "line 14: Old Ford has no terrain ''; right would be: one of plains road",
  ],
  ['a town that is a town when cursed', '= river', '= town', "line 14: Old Ford has no terrain 'town'"],
  [
    'an unknown kind',
    'trading-outpost',
    'city',
    "line 13: Terr's Crossing has no kind 'city'; right would be: one of",
  ],
  ['words too many', 'outpost', 'outpost big', "line 13: 'big' after Terr's Crossing's kind"],
  ['land in two pieces', /b  .*/, 'b    --  --  --  --', 'line 10, column 4 (hex c1): no way leads here'],
  ['a region without =', 'Mile =', 'Mile', "line 17: 'The Long Mile a1 a2' is no region"],
  [
    'a region without hexes',
    '= a1 a2',
    '=',
    "line 17: 'The Long Mile =' is no region; right would be: a line such",
  ],
  ['a region without name', 'The Rest', '', "line 18: '= c1' is no region"],
  ['a region with two =', 'a1 a2', 'a1 = a2', "line 17: 'The Long Mile = a1 = a2' is no region"],
  ['a region twice', 'The Rest', 'The Long Mile', 'line 18: a second region The Long Mile'],
  [
    'a region with an unknown hex',
    '= c1',
    '= c1 e9',
    "line 18: no hex 'e9' on the map; right would be: an id",
  ],
  ['a region over a hole', '= c1', '= b2', "line 18: no hex 'b2' on the map"],
  [
    'a hex in two regions',
    '= c1',
    '= c1 a2',
    'line 18: a2 is in The Long Mile already; right would be: a hex is in',
  ],
  ['a hex twice in a region', '= c1', '= c1 c1', 'line 18: c1 is in The Rest already'],
];

describe('a broken board file is refused, with source, place, what is wrong and what is right', () => {
  it.each(BROKEN)('%s', (_, from, to, message) => {
    const text = ISLE.replace(from, to);
    expect(text).not.toBe(ISLE);
    expect(() => parseBoard(text, 'isle.txt')).toThrow(message);
    expect(() => parseBoard(text, 'isle.txt')).toThrow(/^isle\.txt.*: .+; right would be: .+$/);
  });

  it('more than 26 rows', () => {
    const rows = Array.from(
      { length: 27 },
      (_, i) => `${String.fromCharCode(97 + i)}  ${i % 2 ? '  ' : ''}p.`,
    );
    const text = `board x\nname X\nmap\n${rows.join('\n')}\ntowns\nA B = hills`;
    expect(() => parseBoard(text, 'x')).toThrow(
      'x, line 30: a 27th row; right would be: rows are lettered a to z',
    );
  });

  it('any line left out of the map or the town list', () => {
    const lines = ISLE.split('\n');
    for (const gone of [1, 2, 5, 7, 8, 9, 11, 12, 13]) {
      expect(() => parseBoard(lines.filter((_, i) => i !== gone).join('\n'), 'isle.txt')).toThrow('isle.txt');
    }
  });
});
