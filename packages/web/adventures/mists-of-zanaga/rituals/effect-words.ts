/** What a ritual does, without the words that the track says already. */
import { capital } from '@wayrune/engine/effects/words.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';

export const effectWords = (info: CardInfo): string =>
  rulesLines(info)
    .map((line) => capital(line.replace(/^When completed: /, '')))
    .join(' ');
