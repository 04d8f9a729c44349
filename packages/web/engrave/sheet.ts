/**
 * A contact sheet of the pictures: `npm run sheet -- out.png` shows all of them at 280, 128 and 40 pixels with their names,
 * `npm run sheet -- out.png green allies` only those of sets, files or cards whose name contains one of the words.
 */
import { chromium } from '@playwright/test';
import { LATE_RECIPE_FILES, RECIPE_FILES } from '../cards/pictures/recipes.ts';
import { FLAGS, findChromium } from '../e2e/chromium.ts';
import { engrave, type View } from './draw.ts';
import { JUNGLE } from './jungle/index.ts';
import type { Recipe } from './recipe.ts';

const [out = 'sheet.png', ...words] = process.argv.slice(2);

const drawn = (recipe: Recipe, view: View): string => engrave(recipe, view, JUNGLE.figures);

const image = (recipe: Recipe, view: View, size: string): string =>
  `<img class="${view}" style="${size}" src="data:image/svg+xml;base64,${Buffer.from(drawn(recipe, view)).toString('base64')}">`;

const cell = ([id, recipe]: readonly [string, Recipe]): string =>
  `<figure>${image(recipe, 'wide', 'width:280px')}<div>${image(recipe, 'square', 'width:128px')}${
    'parts' in recipe ? '' : image(recipe, 'portrait', 'height:128px')
  }${image(recipe, 'token', 'width:40px')}</div><figcaption>${id} · ${Math.round(drawn(recipe, 'wide').length / 1000)} KB</figcaption></figure>`;

const late = await Promise.all(
  Object.entries(LATE_RECIPE_FILES).map(async ([set, load]) => [set, await load()] as const),
);

const groups = [...Object.entries(RECIPE_FILES), ...late].flatMap(([set, files]) =>
  Object.entries(files).map(([file, recipes]) => {
    const shown = Object.entries(recipes).filter(
      ([id]) => words.length === 0 || words.some((word) => `${set} ${file} ${id}`.includes(word)),
    );
    return shown.length === 0 ? '' : `<h2>${set}: ${file}</h2><main>${shown.map(cell).join('')}</main>`;
  }),
);

const STYLE = `body{margin:16px;background:#f1e8d2;font:14px serif;width:1800px}main{display:flex;flex-wrap:wrap;gap:14px}
figure{margin:0;width:284px}img{border:1px solid #86714d;display:block}div{display:flex;gap:8px;align-items:end;margin-top:6px}.token{border-radius:50%}`;

const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
const page = await browser.newPage({ viewport: { width: 1832, height: 800 } });
await page.setContent(`<style>${STYLE}</style>${groups.join('')}`);
await page.waitForFunction(() => [...document.images].every((one) => one.complete));
await page.screenshot({ path: out, fullPage: true });
await browser.close();
