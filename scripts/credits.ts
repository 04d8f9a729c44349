/** Writes CREDITS.md and the data of the credits page from the pictures in use. `--check` only compares. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const PICTURES = new URL('packages/web/cards/pictures/', root);
/** Icon → author; two authors where the set has two icons of that name. The npm package of the icons does not say. */
const AUTHORS = json('packages/web/credits/game-icons-authors.json');

/** How authors spell their names, where it differs from the words of their folder. */
const NAMES: Readonly<Record<string, string>> = {
  badges: 'the badges of game-icons.net',
  darkzaitzev: 'DarkZaitzev',
  generalace135: 'GeneralAce135',
  guard13007: 'Guard13007',
  priorblue: 'PriorBlue',
};

const FONTS = [
  { name: 'IM Fell English', by: 'Igino Marini', from: 'https://iginomarini.com/fell/' },
  {
    name: 'Alegreya',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    from: 'https://github.com/huertatipografica/Alegreya',
  },
  {
    name: 'Alegreya Sans',
    by: 'Juan Pablo del Peral, Huerta Tipográfica',
    from: 'https://github.com/huertatipografica/Alegreya-Sans',
  },
];

function json(path: string): Record<string, string> {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Record<string, string>;
}

const display = (slug: string): string =>
  NAMES[slug] ??
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

function artists(): { readonly name: string; readonly icons: readonly string[] }[] {
  const files = readdirSync(PICTURES).filter((file) => file.endsWith('.json'));
  const icons = new Set(files.flatMap((file) => Object.values(json(`packages/web/cards/pictures/${file}`))));
  const byAuthor = new Map<string, string[]>();
  for (const icon of [...icons].toSorted()) {
    const authors = AUTHORS[icon];
    if (authors === undefined) throw new Error(`no author is known for the icon '${icon}'`);
    for (const author of authors.split('|')) byAuthor.set(author, [...(byAuthor.get(author) ?? []), icon]);
  }
  return [...byAuthor]
    .map(([slug, list]) => ({ name: display(slug), icons: list }))
    .toSorted((a, b) => b.icons.length - a.icons.length || a.name.localeCompare(b.name));
}

const people = artists();

const markdown = `# Credits

Written by \`npm run credits\`.

## Pictures

The icons on cards come from [game-icons.net](https://game-icons.net), under
[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/). They are colored, hatched and set into frames of our own.

${people.map(({ name, icons }) => `- **${name}**: ${icons.join(', ')}`).join('\n')}

All else that is seen (the map, the engraved people and foes, frames, dice, jewels, arms, signs, the mark) is drawn for Wayrune and falls under its license.

## Letters

Under the [SIL Open Font License 1.1](https://openfontlicense.org).

${FONTS.map(({ name, by, from }) => `- [${name}](${from}) by ${by}`).join('\n')}
`;

const OUTPUTS: readonly (readonly [path: string, text: string])[] = [
  ['CREDITS.md', markdown],
  ['packages/web/credits/generated/credits.json', `${JSON.stringify({ people, fonts: FONTS }, null, 2)}\n`],
];

for (const [path, text] of OUTPUTS) {
  const file = new URL(path, root);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    console.error(`${path} is stale: npm run credits writes it`);
    process.exitCode = 1;
  }
}
