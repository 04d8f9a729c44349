/**
 * A contact sheet of the pictures: `npm run sheet -- out.png` shows all of them at 280, 128 and 40 pixels with their names,
 * `npm run sheet -- out.png green allies` only those of sets, files or cards whose name contains one of the words.
 */
import { chromium } from '@playwright/test';
import { LATE_RECIPE_FILES, RECIPE_FILES } from '../cards/pictures/recipes.ts';
import { FLAGS, findChromium } from '../e2e/chromium.ts';
import { engrave, type View } from './draw.ts';
import { bestiaryOf, lookOf } from './picture-of.ts';
import type { FigureTable, Recipe } from './recipe.ts';

const [out = 'sheet.png', ...words] = process.argv.slice(2);

const image = (svg: string, view: View, size: string): string =>
  `<img class="${view}" style="${size}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`;

function cell(id: string, recipe: Recipe, figures: FigureTable): string {
  const shown = (view: View, size: string): string => image(engrave(recipe, view, figures), view, size);
  const upright = 'parts' in recipe ? '' : shown('portrait', 'height:128px');
  const weight = Math.round(engrave(recipe, 'wide', figures).length / 1000);
  return `<figure>${shown('wide', 'width:280px')}<div>${shown('square', 'width:128px')}${upright}${shown('token', 'width:40px')}</div><figcaption>${id} · ${weight} KB</figcaption></figure>`;
}

/** A card with a second look is shown in both. */
function cells(id: string, recipe: Recipe, figures: FigureTable): string {
  const asleep = lookOf(recipe, true);
  return cell(id, recipe, figures) + (asleep === recipe ? '' : cell(`${id}, asleep`, asleep, figures));
}

const late = await Promise.all(
  Object.entries(LATE_RECIPE_FILES).map(async ([set, load]) => [set, await load()] as const),
);

const groups = await Promise.all(
  [...Object.entries(RECIPE_FILES), ...late].map(async ([set, files]) => {
    const { figures } = await bestiaryOf({ set, id: '', kind: 'ally' });
    return Object.entries(files).map(([file, recipes]) => {
      const shown = Object.entries(recipes).filter(
        ([id]) => words.length === 0 || words.some((word) => `${set} ${file} ${id}`.includes(word)),
      );
      return shown.length === 0
        ? ''
        : `<h2>${set}: ${file}</h2><main>${shown.map(([id, recipe]) => cells(id, recipe, figures)).join('')}</main>`;
    });
  }),
);

const STYLE = `body{margin:16px;background:#f1e8d2;font:14px serif;width:1800px}main{display:flex;flex-wrap:wrap;gap:14px}
figure{margin:0;width:284px}img{border:1px solid #86714d;display:block}div{display:flex;gap:8px;align-items:end;margin-top:6px}.token{border-radius:50%}`;

const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const page = await browser.newPage({ viewport: { width: 1832, height: 800 } });
await page.setContent(`<style>${STYLE}</style>${groups.flat().join('')}`);
await page.waitForFunction(() => [...document.images].every((one) => one.complete));
await page.screenshot({ path: out, fullPage: true });
await browser.close();
