/**
 * Pictures of cards, at build time: `pictures/<set>.json?icons` is a module with the path of each picture instead of its name.
 * One lazy chunk a set, holding only the icons that it uses.
 */
import { readFileSync } from 'node:fs';
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { getIconData } from '@iconify/utils';
import type { Plugin } from 'vite';

const QUERY = '?icons';

/** The path of an icon in its box of 512. All of the set are one path in the colour of the text. */
export function iconPath(name: string, where: string): string {
  const body = getIconData(icons, name)?.body;
  const path = body === undefined ? undefined : /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`${where}: game-icons has no plain icon '${name}'`);
  return path;
}

export function iconsPlugin(): Plugin {
  return {
    name: 'wayrune-icons',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const names = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
      const paths = Object.entries(names).map(([card, name]) => [card, iconPath(name, `${file}, ${card}`)]);
      return { code: `export default ${JSON.stringify(Object.fromEntries(paths))};`, moduleType: 'js' };
    },
  };
}
