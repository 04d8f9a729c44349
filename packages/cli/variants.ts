/** `wayrune variants`: what a game can be put together from. */
import { ADVENTURES } from '@wayrune/engine/adventures/index.ts';
import { VARIANTS } from '@wayrune/engine/variants/index.ts';
import { PARTS } from '@wayrune/engine/variants/parts.ts';
import { on } from './args.ts';
import { command, OK } from './command.ts';
import { wrap } from './layout.ts';
import { painter } from './paint.ts';

export const variants = command({
  takes: '',
  says: 'The variants that a game can be played with, and with which adventures each of them goes.',
  flags: { json: on('print a list of objects') },
  words: 0,
  examples: ['variants', 'play --variants doom-track,travel-hazards'],
  run({ flags }, io) {
    const playable = Object.keys(ADVENTURES);
    const found = Object.keys(VARIANTS).flatMap((id) => {
      const part = PARTS[id];
      if (part === undefined) return [];
      const goesWith = part.goesWith.filter((adventure) => playable.includes(adventure));
      return [{ id, name: part.name, summary: part.summary, goesWith }];
    });
    if (flags.json) {
      io.out(JSON.stringify(found, null, 2));
      return OK;
    }
    const { bold } = painter(io.color);
    for (const { id, name, summary, goesWith } of found)
      io.out(wrap(`${bold(id)}: ${name} (${goesWith.join(', ')}). ${summary}`, io.width, '', '  '));
    return OK;
  },
});
