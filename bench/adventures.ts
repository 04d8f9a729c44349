/**
 * The other adventures, each beside the base game.
 *
 *   npm run bench:adventures
 */
import { library } from '@wayrune/content';
import { besideBase, percent } from './beside.ts';
import { BASE_GAME } from './stream.ts';

for (const adventure of Object.keys(library.adventures)) {
  if (adventure === BASE_GAME.adventure) continue;
  const { ratio, options } = besideBase({ ...BASE_GAME, adventure });
  console.log(
    `${adventure}: ${percent(ratio)} of the base game's decisions/s, ${percent(options)} of its options/s`,
  );
}
