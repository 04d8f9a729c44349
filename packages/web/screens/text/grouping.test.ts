import { library } from '@wayrune/content';
import { scenario } from '@wayrune/engine/testing/scenario.ts';
import { describe, expect, it } from 'vitest';
import { groupOptions, journeys } from './grouping.ts';

const table = () => scenario(library, { heroes: ['ronan-of-the-wild'] });

describe('options under headings', () => {
  it('leaves none out and says none twice', () => {
    const t = table();
    const listed = groupOptions(t.game()).flatMap(({ choices }) => choices.map(({ id }) => id));
    expect(listed.toSorted()).toEqual(t.options().toSorted());
  });

  it('gives every step its direction, and only steps', () => {
    const groups = groupOptions(table().game());
    for (const { group, choices } of groups)
      for (const { wind } of choices) expect(wind !== null).toBe(group === 'step');
    expect(groups.map(({ group }) => group)).toEqual(['main', 'step']);
  });

  it('offers journeys with the dice, places worth going to first', () => {
    const t = table();
    expect(journeys(t.game())).toEqual([]);
    t.picks(0, 0, 3, 3, 2);
    t.choose('roll');
    const found = journeys(t.game());
    const worth = found.map(({ sight }) => sight.town || sight.counter !== null);
    expect(worth.lastIndexOf(true)).toBeLessThan(worth.includes(false) ? worth.indexOf(false) : Infinity);
    for (const option of found.at(-1)?.path ?? []) t.choose(option);
    expect(t.player(0).space).toBe(found.at(-1)?.sight.space);
  });
});
