/** The page as a player sees it: what the tests do there, in the words of the page. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Settings } from '../settings/settings.ts';

/** Before the page is opened: nothing moves, nothing sounds, and what the test likes. */
export async function setSettings(page: Page, settings: Partial<Settings> = {}): Promise<void> {
  const state = { speed: 0, sound: false, reducedMotion: 'on', ...settings };
  await page.addInitScript(
    (kept) => {
      localStorage.setItem('wayrune-settings', kept);
    },
    JSON.stringify({ state, version: 1 }),
  );
}

/** Nothing that keeps somebody out. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const told = grave.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ html }) => html).join('\n  ')}`,
  );
  expect(told, 'serious or critical problems').toEqual([]);
}
