import { library } from '@wayrune/content';
import { cardInfo } from '@wayrune/engine/rules/world/world.ts';
import { rulesLines } from '@wayrune/engine/text/card-text.ts';
import { describe, expect, it } from 'vitest';
import { leadIn, pieces } from './symbols-in-text.ts';

const said = (line: string): string =>
  pieces(line)
    .map(({ number, text }) => number + text)
    .join('');
const signs = (line: string): (string | null)[] =>
  pieces(line)
    .map(({ sign }) => sign)
    .filter((sign) => sign !== null);

describe('signs in the text of cards', () => {
  it('stand beside attributes, wounds, exhaustion, gold and terrain', () => {
    expect(signs('Test Body Swim (14); if you fail, take 1 wound.')).toEqual(['body', 'wound']);
    expect(signs('Gain 3 gold, then take 2 exhaustion on a forest space.')).toEqual([
      'gold',
      'exhaustion',
      'forest',
    ]);
    expect(signs('Golden spirits of the roadside')).toEqual([]);
  });

  it('keep the number with its word', () => {
    expect(pieces('take 1 wound')).toEqual([
      { text: 'take ', sign: null, number: '' },
      { text: 'wound', sign: 'wound', number: '1 ' },
    ]);
  });

  it('change no word of any card', () => {
    for (const pack of library.packs)
      for (const card of pack.cards)
        for (const line of rulesLines(cardInfo(card, card.id, pack.pack))) {
          expect(said(line)).toBe(line);
          expect(leadIn(line).join('')).toBe(line);
        }
  });

  it('tell when before what', () => {
    expect(leadIn('Before combat: test Body Swim (14).')).toEqual([
      'Before combat:',
      ' test Body Swim (14).',
    ]);
    expect(leadIn('Once a turn, when you win, you may rest: heal 1 wound.')[0]).toBe('Once a turn,');
    expect(leadIn('When you defeat a yellow, blue or red enemy: gain 6 gold.')[0]).toBe(
      'When you defeat a yellow, blue or red enemy:',
    );
    expect(leadIn('You cannot escape.')).toEqual(['', 'You cannot escape.']);
  });
});
