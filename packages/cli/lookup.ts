/** Looks a word up: a card, a Hero, a rule. */
import type { CardInfo } from '@wayrune/engine/rules/world/world.ts';
import { nearestWord } from '@wayrune/engine/kernel/shape.ts';
import { cardText, statLine } from '@wayrune/engine/text/card-text.ts';
import { wrap } from './terminal/layout.ts';
import type { Paint } from './terminal/paint.ts';
import { lookUpRule, noRule } from './commands/rules.ts';

/** Cards whose id or name is the word; otherwise those whose name contains it. */
export function findCards(cards: readonly CardInfo[], word: string): CardInfo[] {
  const wanted = word.toLowerCase();
  const name = ({ card }: CardInfo): string => card.name.toLowerCase();
  const exact = cards.filter((one) => one.id === wanted || name(one) === wanted);
  return exact.length > 0
    ? exact
    : cards.filter((one) => name(one).includes(wanted) || one.id.includes(wanted));
}

export function nearCard(cards: readonly CardInfo[], word: string): string | null {
  const wanted = word.toLowerCase();
  const byName = nearestWord(
    wanted,
    cards.map(({ card }) => card.name.toLowerCase()),
  );
  return (
    byName ??
    nearestWord(
      wanted,
      cards.map(({ id }) => id),
    )
  );
}

/** A card in full. */
export function showCard(about: CardInfo, paint: Paint, width: number): string {
  const stats = statLine(about);
  const text = [...(stats === '' ? [] : [`${stats}.`]), ...cardText(about).split('\n')];
  return [
    `${paint.bold(about.card.name)} ${paint.dim(`[${about.id}]`)}`,
    ...text.map((line) => wrap(line, width, '  ', '    ')),
    paint.dim(wrap(about.card.flavour, width, '  ')),
  ].join('\n');
}

const MOST = 6;

/** Cards first, then rules. */
export function lookUp(cards: readonly CardInfo[], word: string, paint: Paint, width: number): string {
  const found = findCards(cards, word);
  const rule = lookUpRule(word, paint, width);
  if (found.length === 0 && rule === null) {
    const near = nearCard(cards, word);
    return near === null
      ? `There is no card "${word}". ${noRule(word)}`
      : `There is no card or rule "${word}"; did you mean "${near}"?`;
  }
  const shown = found.slice(0, MOST).map((card) => showCard(card, paint, width));
  if (found.length > MOST)
    shown.push(
      `… and ${found.length - MOST} more cards: ${found
        .slice(MOST, MOST + 10)
        .map(({ card }) => card.name)
        .join(', ')}`,
    );
  if (rule !== null) shown.push(rule);
  return shown.join('\n\n');
}
