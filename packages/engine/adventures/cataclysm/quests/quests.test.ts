import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../testing/scenario.ts';
import { aQuest, AT, cataclysmTable, give, reveal } from '../../../testing/adventures/cataclysm.ts';
import {
  canTry,
  cardsOf,
  claimed,
  claimGift,
  pointsOf,
  progressOf,
} from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain, hasCounter, passTurn } from '../../../testing/drawn.ts';

const BROOD = 'savage-brood';
const JEWELS = `${BROOD}-jewels`;
const TOLL = `${BROOD}-toll`;
/** Red jewels. */
const [NORTH, SOUTH, MARSH] = ['a8', 'm1', 'j10'] as const;
const HILLS = 'g10';

/** The seat ends its movement there, and its turn unless something is offered. */
function goTo(t: Scenario, space: string): void {
  t.place(t.seat(), space);
  askAgain(t);
  t.choose('stay');
}
const turnOf = (t: Scenario, seat: number): void => {
  while (t.seat() !== seat) passTurn(t);
};

describe('a quest', () => {
  it('QUEST-1 cannot be worked on before it is turned up', () => {
    const t = cataclysmTable(library);
    goTo(t, MARSH);
    expect(progressOf(t, 0, JEWELS)).toBe(0);
    expect(cardsOf(t, BROOD).quests).toEqual([]);
    turnOf(t, 0);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    expect(progressOf(t, 0, JEWELS)).toBe(1);
  });

  it('QUEST-2 C5 is open to Heroes without a level I, and not first to the one who turned it up', () => {
    const t = cataclysmTable(library);
    give(t, 1, `${BROOD}-test`);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    expect(progressOf(t, 0, JEWELS)).toBe(1);
    goTo(t, NORTH);
    expect(progressOf(t, 1, JEWELS)).toBe(1);
  });

  it('QUEST-3 C5 keeps the progress of each Hero apart', () => {
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'] });
    reveal(t, JEWELS);
    goTo(t, MARSH);
    passTurn(t);
    goTo(t, SOUTH);
    expect([0, 1, 2].map((seat) => progressOf(t, seat, JEWELS))).toEqual([1, 0, 1]);
  });

  it('QUEST-4 QUEST-7 C5 is claimed by whoever has done all of it, even if somebody else turned it up', () => {
    const t = cataclysmTable(library);
    turnOf(t, 1);
    goTo(t, AT.riverwatch);
    claimGift(t, BROOD, cardsOf(t, BROOD).two.indexOf(JEWELS));
    expect([claimed(t, 1), cardsOf(t, BROOD).quests]).toEqual([[`${BROOD}-gift`], [JEWELS]]);
    const before = { ...t.state.pile };
    goTo(t, MARSH);
    turnOf(t, 0);
    expect(t.options()).not.toContain(`claim:${JEWELS}`);
    goTo(t, NORTH);
    t.choose(`claim:${JEWELS}`);
    expect(claimed(t, 0)).toEqual([JEWELS]);
    expect([t.player(0).points, t.player(0).gold, pointsOf(t, 0)]).toEqual([2, 5, 2]);
    expect(cardsOf(t, BROOD).quests).toEqual([]);
    expect(t.state.pile).toEqual(before);
  });

  it('QUEST-5 C10 is not for a Hero who has the other level II of the curse', () => {
    const t = cataclysmTable(library);
    give(t, 0, TOLL);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    turnOf(t, 0);
    goTo(t, NORTH);
    expect(t.options().includes(`claim:${JEWELS}`)).toBe(false);
    expect(claimed(t, 0)).toEqual([TOLL]);
    expect(cardsOf(t, BROOD).quests).toEqual([JEWELS]);
  });

  it('QUEST-6 is gone for all others when it is claimed, with their progress', () => {
    const t = cataclysmTable(library);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    expect(progressOf(t, 0, JEWELS)).toBe(1);
    goTo(t, SOUTH);
    turnOf(t, 1);
    goTo(t, NORTH);
    t.choose(`claim:${JEWELS}`);
    expect(claimed(t, 1)).toEqual([JEWELS]);
    expect(progressOf(t, 0, JEWELS)).toBe(0);
    turnOf(t, 0);
    goTo(t, NORTH);
    expect(t.options().includes(`claim:${JEWELS}`)).toBe(false);
  });

  it('QUEST-7 turns up no other card when it is claimed', () => {
    const t = cataclysmTable(library);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    turnOf(t, 0);
    goTo(t, NORTH);
    t.choose(`claim:${JEWELS}`);
    expect(cardsOf(t, BROOD).quests).toEqual([]);
    expect(cardsOf(t, BROOD).two).toEqual([TOLL]);
  });

  it('QUEST-8 C23 may lie open beside another, two Heroes may claim one each, and one may work on both', () => {
    const t = cataclysmTable(library);
    reveal(t, JEWELS);
    reveal(t, TOLL);
    reveal(t, 'winter-lord-jewels');
    goTo(t, MARSH);
    expect([progressOf(t, 0, JEWELS), progressOf(t, 0, 'winter-lord-jewels')]).toEqual([1, 1]);
    goTo(t, HILLS);
    expect(t.seat()).toBe(1);
    t.choose(t.options().find((option) => option.includes(TOLL)) ?? '');
    t.choose(t.options().find((option) => option.startsWith('choose')) ?? '');
    t.choose(`claim:${TOLL}`);
    turnOf(t, 0);
    goTo(t, NORTH);
    t.choose(`claim:${JEWELS}`);
    expect([claimed(t, 0), claimed(t, 1)]).toEqual([[JEWELS], [TOLL]]);
  });

  it('CURSE-2 C24 leaves the red counter on the jewel that it leads to, so that others may reach it', () => {
    const t = cataclysmTable(library);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    expect(hasCounter(t, MARSH)).toBe(true);
    goTo(t, MARSH);
    expect([0, 1].map((seat) => progressOf(t, seat, JEWELS))).toEqual([1, 1]);
  });

  it('C22 C4 is claimed wherever the Hero is, and is no try: a Curse card may still be tried in the same turn', () => {
    const quest = aQuest(
      BROOD,
      { id: JEWELS },
      {
        steps: [{ step: 'reach', label: 'Come to Riverwatch', at: [{ is: 'town', any: ['riverwatch'] }] }],
      },
    );
    const t = cataclysmTable(library, { replace: [quest] });
    reveal(t, JEWELS);
    goTo(t, AT.riverwatch);
    t.choose(`claim:${JEWELS}`);
    expect(claimed(t, 0)).toEqual([JEWELS]);
    expect(canTry(t)).toBe(true);
    claimGift(t, BROOD);
    expect(claimed(t, 0)).toHaveLength(2);
  });

  it('C22 C23 is claimed beside all others that are done at the same moment', () => {
    const t = cataclysmTable(library);
    const done = [JEWELS, 'winter-lord-jewels', 'frenzied-rage-jewels'];
    reveal(t, ...done);
    goTo(t, MARSH);
    turnOf(t, 0);
    goTo(t, NORTH);
    t.choose(...done.map((quest) => `claim:${quest}`));
    expect(claimed(t, 0)).toEqual(done);
  });

  it('C22 is claimed in the place that the card names', () => {
    const far = aQuest(
      BROOD,
      { id: JEWELS },
      {
        steps: [{ step: 'reach', label: 'Reach a red jewel', at: [{ is: 'jewel', any: ['red'] }] }],
        claimAt: [{ is: 'town', any: ['riverwatch'] }],
      },
    );
    const t = cataclysmTable(library, { replace: [far] });
    reveal(t, JEWELS);
    goTo(t, MARSH);
    expect(claimed(t, 0)).toEqual([]);
    turnOf(t, 0);
    goTo(t, AT.riverwatch);
    t.choose(`claim:${JEWELS}`);
    expect(claimed(t, 0)).toEqual([JEWELS]);
  });
});
