import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast as contrastOf } from './contrast.ts';

type Theme = 'day' | 'night';

const TOKENS = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const PAIRS = new Map(
  [...TOKENS.matchAll(/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', day = '', night = '']) => [name, { day, night }] as const,
  ),
);

function colour(name: string, theme: Theme): string {
  const hex = PAIRS.get(name)?.[theme];
  if (hex === undefined) throw new Error(`tokens.css has no color --${name}`);
  return hex;
}

const contrast = (text: string, ground: string, theme: Theme): number =>
  contrastOf(colour(text, theme), colour(ground, theme));

const PAPERS = ['paper-sunk', 'paper', 'paper-raised', 'paper-bright'];
const INKS = [...PAIRS.keys()].filter(
  (name) =>
    name === 'ink' ||
    name === 'link' ||
    (/^ink-|-ink$|^seat-/.test(name) && !/^(portrait|stage)-/.test(name)),
);
const FILLS = ['accent-fill', 'accent-fill-hover', 'good-fill', 'bad-fill'];
const WASHES = [...PAIRS.keys()].filter((name) => name.endsWith('-wash') && name !== 'glow-wash');

describe.each(['day', 'night'] as const)('the %s theme', (theme) => {
  it.each(INKS)('--%s can be read on every sheet (AA)', (ink) => {
    for (const paper of PAPERS)
      expect(contrast(ink, paper, theme), `${ink} on ${paper}`).toBeGreaterThanOrEqual(4.5);
  });

  it.each(FILLS)('--on-fill can be read on --%s (AA)', (fill) => {
    expect(contrast('on-fill', fill, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(WASHES)('its own ink and plain ink can be read on --%s (AA)', (wash) => {
    const own = wash.replace(/-wash$/, '-ink');
    for (const ink of ['ink', 'ink-soft', ...(PAIRS.has(own) ? [own] : [])])
      expect(contrast(ink, wash, theme), `${ink} on ${wash}`).toBeGreaterThanOrEqual(4.5);
  });

  it('what stands beside a face can be read on its ground (AA)', () => {
    expect(contrast('portrait-ink', 'portrait-ground', theme)).toBeGreaterThanOrEqual(4.5);
  });

  it('the focus ring and the lines of controls stand out from every sheet (3:1)', () => {
    for (const paper of PAPERS) {
      expect(contrast('focus', paper, theme), paper).toBeGreaterThanOrEqual(3);
      expect(contrast('line', paper, theme), paper).toBeGreaterThanOrEqual(3);
    }
  });
});

it('the stage can be read where its ground is brightest, by day and by night (AA)', () => {
  const hex = (name: string): string => new RegExp(`--${name}:[^;]*?(#[0-9a-f]{6})`).exec(TOKENS)?.[1] ?? '';
  for (const stage of ['stage', 'end'])
    for (const ink of ['ink', 'ink-soft', 'gold'])
      expect(contrastOf(hex(`${stage}-${ink}`), hex(`${stage}-ground`)), ink).toBeGreaterThanOrEqual(4.5);
});

it('each color has one value: a name that comes twice would change what was drawn with the first', () => {
  const [root = ''] = /:root \{.*?\n\}/s.exec(TOKENS) ?? [];
  const names = [...root.matchAll(/^ {2}--([\w-]+):/gm)].map(([, name = '']) => name);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});
