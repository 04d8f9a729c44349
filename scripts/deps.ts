// Checks the import directions between packages. The rules are in .dependency-cruiser.mjs.
import { globSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const roots = ['packages', 'scripts'];
const { output } = await cruise(roots, await extractDepcruiseOptions('./.dependency-cruiser.mjs'));
if (typeof output === 'string') throw new Error(output);
const { violations } = output.summary;
for (const { rule, from, to } of violations) console.log(`${rule.name}: ${from} → ${to}`);

// Without a TypeScript parser, dependency-cruiser skips those files and reports success.
const seen = new Set(output.modules.map((module) => module.source));
const sources = globSync('{packages,scripts}/**/*.{ts,tsx}', {
  exclude: ['**/node_modules', '**/dist', '**/*.d.ts'],
});
const missed = sources.filter((file) => !seen.has(file.replaceAll('\\', '/')));
for (const file of missed) console.log(`not looked at: ${file}`);

console.log(`${seen.size} modules, ${violations.length} violations, ${missed.length} missed`);
if (seen.size === 0 || missed.length > 0 || violations.length > 0) process.exitCode = 1;
