/** `npm run icons`: the mark as `public/icon.svg`, and in the sizes that systems ask for. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { FLAGS, findChromium } from '../e2e/chromium.ts';
import { MARK } from '../theme/mark.ts';

const folder = fileURLToPath(new URL('../public/', import.meta.url));
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">
  <path d="${MARK.plate}" fill="#8a2a1b"/>
  <path d="${MARK.line}" fill="none" stroke="#e9c979" stroke-width="9"/>
  <path d="${MARK.rune}" fill="#fff9ea" fill-rule="evenodd"/>
  <path d="${MARK.ground}" fill="#fff9ea"/>
  <path d="${MARK.star}" fill="#e9c979"/>
</svg>
`;
writeFileSync(`${folder}icon.svg`, picture);

/** Systems crop a maskable icon to their own shape: it fills its square and keeps the mark in the center. */
const ICONS = [
  { file: 'icon-180.png', size: 180, part: 0.86, ground: '#f1e8d2' },
  { file: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'icon-maskable-512.png', size: 512, part: 0.7, ground: '#f1e8d2' },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: FLAGS });
for (const { file, size, part, ground } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}
    svg{width:${part * 100}%}</style>${picture}`,
  );
  await page.screenshot({ path: `${folder}${file}`, omitBackground: true });
  await page.close();
}
await browser.close();
