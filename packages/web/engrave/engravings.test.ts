import { library } from '@wayrune/content';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { describe, expect, it } from 'vitest';
import { LATE_RECIPE_FILES, RECIPE_FILES, recipesOf } from '../cards/pictures/recipes.ts';
import { engrave, VIEWS } from './draw.ts';
import { HOME } from './families.ts';
import { JUNGLE } from './jungle/index.ts';
import { bestiaryOf, lookOf, pictureOf } from './picture-of.ts';
import type { FigureTable, Recipes } from './recipe.ts';
import { STORM } from './storm/index.ts';
import { FAMILIES, type Subject, subjectOf } from './subject.ts';

const RECIPES: Readonly<Record<string, Recipes>> = Object.fromEntries(
  await Promise.all(
    Object.keys({ ...RECIPE_FILES, ...LATE_RECIPE_FILES }).map(
      async (set) => [set, (await recipesOf(set)) ?? {}] as const,
    ),
  ),
);
const SUBJECTS = library.packs.flatMap((pack) =>
  pack.cards.flatMap((card): Subject[] => {
    const subject = subjectOf(cardInfo(card, card.id, pack.pack).card, pack.pack);
    return subject === null ? [] : [subject];
  }),
);
const BASE = SUBJECTS.filter(({ set }) => set === 'base');
/** Sets whose every card that shows somebody is drawn by hand. */
const DRAWN = SUBJECTS.filter(({ set }) => set in RECIPES);
/** The parts a set may use. */
const FIGURES_OF: Readonly<Record<string, FigureTable>> = Object.fromEntries(
  await Promise.all(
    Object.keys(RECIPES).map(
      async (set) => [set, (await bestiaryOf({ set, id: '', kind: 'ally' })).figures] as const,
    ),
  ),
);
/** The largest is a Dragon Lord, scales and all. */
const LARGEST = 64_000;

/** Every tag is closed by its own, and every reference leads somewhere. */
function faultsOf(svg: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [, close, name = '', alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^<>]*?(\/?)>/g)) {
    if (alone === '/') continue;
    if (close !== '/') open.push(name);
    else if (open.pop() !== name) faults.push(`</${name}> closes nothing`);
  }
  faults.push(...open.map((name) => `<${name}> stays open`));
  const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/(?:href="|url\()#([^")]+)/g))
    if (!ids.has(id)) faults.push(`#${id} is nowhere`);
  return [...faults, ...(svg.match(/NaN|undefined|Infinity|null/g) ?? [])];
}

describe('engraved pictures', () => {
  it.each(
    Object.entries(RECIPES).flatMap(([set, recipes]) => Object.keys(recipes).map((id) => `${set}/${id}`)),
  )('%s is sound markup in every view, and not too much of it', (name) => {
    const [set = '', id = ''] = name.split('/');
    const recipe = RECIPES[set]?.[id];
    expect(recipe).toBeDefined();
    for (const look of new Set(recipe === undefined ? [] : [recipe, lookOf(recipe, true)]))
      for (const view of VIEWS) {
        const svg = engrave(look, view, FIGURES_OF[set]);
        expect(faultsOf(svg), view).toEqual([]);
        expect(svg.length, view).toBeGreaterThan(1000);
        expect(svg.length, view).toBeLessThan(LARGEST);
      }
  });

  it('no two cards of the sets with recipes look alike', async () => {
    const seen = new Map<string, string>();
    for (const subject of DRAWN) {
      const svg = await pictureOf(subject, 'wide');
      expect(seen.get(svg), subject.id).toBeUndefined();
      seen.set(svg, subject.id);
    }
  });

  it('every Hero, Ally and foe of these sets has a recipe of its own', () => {
    expect(DRAWN.filter(({ set, id }) => RECIPES[set]?.[id] === undefined).map(({ id }) => id)).toEqual([]);
  });

  it('a recipe belongs to a card that shows somebody', () => {
    const known = new Set(SUBJECTS.map(({ set, id }) => `${set}/${id}`));
    for (const [set, recipes] of Object.entries(RECIPES))
      for (const id of Object.keys(recipes)) expect(known, id).toContain(`${set}/${id}`);
  });

  it('the same card is drawn the same every time', async () => {
    for (const subject of BASE.slice(0, 5))
      expect(await pictureOf(subject, 'token')).toBe(await pictureOf(subject, 'token'));
  });
});

describe('cards without a recipe', () => {
  const strangers = Array.from(
    { length: 12 },
    (_, i): Subject => ({ set: 'mine', id: `somebody-${i}`, kind: 'ally' }),
  );

  it('unknown Allies look different from each other', async () => {
    const pictures = await Promise.all(strangers.map((one) => pictureOf(one, 'wide')));
    expect(new Set(pictures).size).toBe(strangers.length);
  });

  it.each(FAMILIES)('an unknown %s gets a sound picture of its family', async (kind) => {
    for (let i = 0; i < 6; i++)
      for (const view of VIEWS)
        expect(faultsOf(await pictureOf({ set: 'mine', id: `${kind}-${i}`, kind }, view))).toEqual([]);
  });

  it('the parts of the jungle are loaded for its families and its sets, and for nothing else', async () => {
    expect(await bestiaryOf({ set: 'base', id: 'ferrox', kind: 'ferrox' })).toBe(HOME);
    expect(await bestiaryOf({ set: 'mine', id: 'somebody', kind: 'ally' })).toBe(HOME);
    expect(await bestiaryOf({ set: 'mine', id: 'somebody', kind: 'naga' })).toBe(JUNGLE);
    expect(await bestiaryOf({ set: 'mists-of-zanaga', id: 'somebody', kind: 'ally' })).toBe(JUNGLE);
  });

  it('the parts of the storm are loaded for its family and its set', async () => {
    expect(await bestiaryOf({ set: 'mine', id: 'somebody', kind: 'storm' })).toBe(STORM);
    expect(await bestiaryOf({ set: 'seven-scions', id: 'somebody', kind: 'razorwing' })).toBe(STORM);
  });

  it('things, events and Encounters with nobody in them keep an icon', () => {
    const shown = new Set(BASE.map(({ id }) => id));
    for (const id of ['white-blade', 'hard-frost', 'the-salt-load']) expect(shown).not.toContain(id);
    for (const id of ['the-keeper-of-the-ford', 'the-brindled-hound']) expect(shown).toContain(id);
  });
});
