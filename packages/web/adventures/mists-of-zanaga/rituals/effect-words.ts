/** What a ritual or an omen does, in as few words as a tile has room for. */
import { capital } from '@wayrune/engine/effects/words.ts';
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';

const CHOICE = /^• (?:.*?: )?/;

/** "Each Hero chooses one: take 1 wound, or pay 3 gold.": lines of a card as one, choices without their names. */
export function spoken(lines: readonly string[]): string {
  return lines.reduce((said, line, i) => {
    if (!CHOICE.test(line)) return i === 0 ? capital(line) : `${said} ${capital(line)}`;
    const words = line.replace(CHOICE, '');
    return lines[i - 1]?.startsWith('• ') === true
      ? `${said.replace(/\.$/, '')}, or ${words}`
      : `${said} ${words}`;
  }, '');
}

/** Without the words that the track says already. */
export const effectWords = (info: CardInfo): string =>
  spoken(
    rulesLines(info).map((line) =>
      line
        .replace(/^When completed: /, '')
        .replace(/^When completed, (.*) \(choose one\):/, '$1 chooses one:'),
    ),
  );
