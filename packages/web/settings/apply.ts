/** Puts the settings onto the document, where the style sheets read them. */
import { type Settings, useSettings } from './settings.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const still = window.matchMedia('(prefers-reduced-motion: reduce)');

export const isStill = ({ reducedMotion }: Settings): boolean =>
  reducedMotion === 'system' ? still.matches : reducedMotion === 'on';

function apply(settings: Settings): void {
  const { documentElement: page } = document;
  const { theme, textSize, shapes, language, speed } = settings;
  page.dataset['theme'] = theme === 'system' ? (dark.matches ? 'night' : 'day') : theme;
  page.dataset['motion'] = isStill(settings) ? 'reduced' : 'full';
  page.dataset['shapes'] = shapes ? 'on' : 'off';
  page.lang = language;
  page.style.setProperty('--text-scale', String(textSize));
  page.style.setProperty('--pace', String(isStill(settings) || speed === 0 ? 0 : 1 / speed));
}

export function followSettings(): void {
  const again = (): void => apply(useSettings.getState());
  again();
  useSettings.subscribe(apply);
  dark.addEventListener('change', again);
  still.addEventListener('change', again);
}
