/** `wayrune variants`: the optional rules. */
import { library } from '@wayrune/content';
import { goesWith } from '@wayrune/engine/rules/world/part.ts';
import { on } from '../args.ts';
import { command, OK } from '../command.ts';
import { wrap } from '../terminal/layout.ts';
import { painter } from '../terminal/paint.ts';

export const variants = command({
  takes: '',
  says: 'Lists the optional rules, and the adventures each of them fits.',
  flags: { json: on('print a list of objects') },
  words: 0,
  examples: ['variants', 'play --variants doom-track,travel-hazards'],
  run({ flags }, io) {
    const found = Object.entries(library.parts)
      .filter(([, part]) => part.rules !== undefined)
      .map(([id, part]) => ({
        id,
        name: part.name,
        summary: part.summary,
        goesWith: Object.keys(library.adventures).filter((adventure) => goesWith(part, adventure)),
      }));
    if (flags.json) {
      io.out(JSON.stringify(found, null, 2));
      return OK;
    }
    const { bold } = painter(io.color);
    for (const { id, name, summary, goesWith: adventures } of found)
      io.out(wrap(`${bold(id)}: ${name} (${adventures.join(', ')}). ${summary}`, io.width, '', '  '));
    return OK;
  },
});
