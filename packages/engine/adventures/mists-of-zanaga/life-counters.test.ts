import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { COLORS } from '../../rules/world/board.ts';
import { aGod, atDawn } from '../../testing/adventures/rites.ts';
import type { Scenario } from '../../testing/scenario.ts';
import {
  aMonster,
  awakenGod,
  beat,
  drawsTokens,
  emptyDeck,
  jewel,
  mists,
  setRites,
  setRoaming,
  standAt,
  wild,
  zanaga,
} from '../../testing/adventures/zanaga.ts';

/** A Hero with this many Life counters; the decks hold one monster of the hills each. */
function table(life: number): Scenario {
  const t = zanaga(library, [
    ...COLORS.map((color) => aMonster({ id: `${color}-brute`, color })),
    aGod('idol'),
  ]);
  t.player(0).experience.life = life;
  setRites(t, ['the-long-noon'], ['open-house-at-oquoro']);
  for (const color of COLORS) {
    emptyDeck(t, color);
    t.onTop(color, `${color}-brute`);
  }
  return t;
}

describe('Life counters in Zanaga', () => {
  it('CHANGE-14 forfeit the easiest color still open, for attempts at counters', () => {
    for (const life of [0, 1, 2, 3]) {
      const open = COLORS.filter((color) => {
        const t = table(life);
        emptyDeck(t, 'green');
        standAt(t, jewel(t, color));
        t.onTop('green', 'green-brute');
        t.picks(0);
        t.choose('stay');
        return t.kind() === 'adventure';
      });
      expect(open).toEqual(COLORS.slice(life));
    }
  });

  it.each(COLORS)('CHANGE-15 do not keep a %s monster of the track away', (color) => {
    const t = table(3);
    setRoaming(t, [`${color}-brute`, 'sun']);
    standAt(t, wild(t, 'hills'));
    t.choose('stay');
    expect(t.happened('combat')).toMatchObject([{ card: `${color}-brute` }]);
  });

  it('CHANGE-15 do not keep a check from drawing a forfeited color', () => {
    const t = table(3);
    standAt(t, wild(t, 'hills'));
    drawsTokens(t, 'sun');
    t.choose('stay');
    expect(t.happened('combat')).toMatchObject([{ card: 'green-brute' }]);
  });

  it('CHANGE-16 leave checks, red counters and gods to a Hero who has three of them', () => {
    const t = table(3);
    standAt(t, jewel(t, 'red'));
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt');
    expect(t.happened('combat')).toMatchObject([{ card: 'red-brute' }]);
    beat(t);
    expect([t.player(0).counters.red, mists(t).rank]).toEqual([1, 'red']);
    const god = table(3);
    awakenGod(god, 'idol');
    atDawn(god);
    expect(god.choices()).toEqual(['confront:idol', 'pass']);
  });
});
