import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aQuest, AT, cataclysmIn, cataclysmTable, reveal } from '../../../testing/adventures/cataclysm.ts';
import { progressOf } from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain, passTurn } from '../../../testing/drawn.ts';

const BROOD = 'savage-brood';
const JEWELS = `${BROOD}-jewels`;
const TOLL = `${BROOD}-toll`;
/** A red jewel. */
const MARSH = 'j10';
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

describe('the steps of a quest', () => {
  it('QUEST-10 counts each place once', () => {
    const t = cataclysmTable(library);
    reveal(t, JEWELS);
    goTo(t, MARSH);
    turnOf(t, 0);
    goTo(t, MARSH);
    expect(progressOf(t, 0, JEWELS)).toBe(1);
    expect(t.options()).not.toContain(`claim:${JEWELS}`);
  });

  it('QUEST-10 counts the spaces beside one destroyed town as one place', () => {
    const ruins = aQuest(
      BROOD,
      { id: JEWELS },
      { steps: [{ step: 'reach', label: 'See the ruins', at: [{ is: 'ruin' }], count: 2 }] },
    );
    const t = cataclysmTable(library, { replace: [ruins] });
    reveal(t, JEWELS);
    for (const [space, progress] of [
      ['k5', 1],
      ['l4', 1],
      ['g3', 2],
    ] as const) {
      turnOf(t, 0);
      goTo(t, space);
      expect([space, progressOf(t, 0, JEWELS)]).toEqual([space, progress]);
    }
  });

  it('QUEST-10 has each task done in a place of its own', () => {
    const fires = { step: 'task', label: 'Fire', at: [{ is: 'terrain', any: ['hills'] }], count: 2 } as const;
    const quest = { steps: [{ ...fires, do: [{ do: 'progress' }] }] } as const;
    const t = cataclysmTable(library, { replace: [aQuest(BROOD, { id: TOLL }, quest)] });
    reveal(t, TOLL);
    const offered = (): boolean => t.seat() === 0 && t.options().includes(`quest:${TOLL}:0`);
    goTo(t, HILLS);
    t.choose(`quest:${TOLL}:0`);
    expect(progressOf(t, 0, TOLL)).toBe(1);
    turnOf(t, 0);
    goTo(t, HILLS);
    expect(offered()).toBe(false);
    turnOf(t, 0);
    goTo(t, AT.nerekhall);
    expect(offered()).toBe(true);
  });

  it('QUEST-10 counts each Hero once', () => {
    const friends = aQuest(
      BROOD,
      { id: JEWELS },
      { steps: [{ step: 'meet', label: 'Meet two Heroes', count: 2 }] },
    );
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'], replace: [friends] });
    reveal(t, JEWELS);
    for (const [other, progress] of [
      [1, 1],
      [1, 1],
      [2, 2],
    ] as const) {
      turnOf(t, 0);
      t.place(1, 'e11');
      t.place(2, 'd10');
      t.place(other, 'i6');
      goTo(t, 'i6');
      expect(progressOf(t, 0, JEWELS)).toBe(progress);
      if (t.kind() === 'adventure') t.choose('pass');
      if (t.kind() === 'claim') t.choose('pass');
    }
  });

  it('QUEST-11 does one step of an order for one arrival', () => {
    const red = [{ is: 'jewel', any: ['red'] }] as const;
    const road = aQuest(
      BROOD,
      { id: JEWELS },
      {
        ordered: true,
        steps: [
          { step: 'reach', label: 'First', at: red },
          { step: 'reach', label: 'Second', at: red },
        ],
      },
    );
    const t = cataclysmTable(library, { replace: [road] });
    reveal(t, JEWELS);
    goTo(t, MARSH);
    expect(cataclysmIn(t).progress[JEWELS]?.['0']).toEqual([[MARSH], []]);
    turnOf(t, 0);
    goTo(t, MARSH);
    expect(t.options()).toContain(`claim:${JEWELS}`);
  });

  it.each([
    [true, [`curse:${BROOD}`, 'pass']],
    [undefined, []],
  ] as const)('QUEST-13 tries a task beside an adventure, or instead of one: %s', (aside, left) => {
    const step = { step: 'task', label: 'Climb', at: [{ is: 'terrain', any: ['forest'] }] } as const;
    const climb = { do: 'test', attribute: 'body', target: 30, pass: [{ do: 'progress' }] } as const;
    const quest = { steps: [{ ...step, ...(aside === undefined ? {} : { aside }), do: [climb] }] };
    const t = cataclysmTable(library, { replace: [aQuest(BROOD, { id: TOLL }, quest)] });
    reveal(t, TOLL);
    goTo(t, AT.riverwatch);
    expect(t.choices()).toEqual([`curse:${BROOD}`, `quest:${TOLL}:0`, 'pass']);
    t.totals(2);
    t.choose(`quest:${TOLL}:0`);
    expect(t.seat() === 0 ? t.choices() : []).toEqual(left);
  });

  it('QUEST-13 tries a task beside dealing with Heroes', () => {
    const give = { step: 'task', label: 'Give', aside: true, do: [{ do: 'progress' }] } as const;
    const quest = aQuest(BROOD, { id: TOLL }, { steps: [give] });
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'], replace: [quest] });
    reveal(t, TOLL);
    for (const seat of [1, 2]) t.place(seat, HILLS);
    goTo(t, HILLS);
    t.choose('negotiate:1', 'offer:gold:1', 'propose', 'accept');
    expect(t.choices()).toEqual([`quest:${TOLL}:0`, 'negotiate:2', 'attack:2', 'pass']);
  });

  it('QUEST-12 counts Challenges of the color that is asked for or a harder one, and of the kind', () => {
    const hunt = aQuest(
      BROOD,
      { id: JEWELS },
      { steps: [{ step: 'defeat', label: 'Hunt', color: 'yellow', family: ['beast'], count: 8 }] },
    );
    const foes = (['green', 'yellow', 'blue'] as const).flatMap((color) =>
      ['beast', 'spirit'].map((family) => aFoe({ id: `${color}-${family}`, color, family })),
    );
    const t = cataclysmTable(library, { replace: [hunt], cards: foes });
    reveal(t, JEWELS);
    const counted = foes.map(({ id }) => {
      const before = progressOf(t, 0, JEWELS);
      t.world.policies.beaten(t.game(), id, 0);
      return progressOf(t, 0, JEWELS) - before;
    });
    expect(counted).toEqual([0, 0, 1, 0, 1, 0]);
  });

  it.each([[], ['travel-hazards']])(
    'QUEST-12 counts Challenges defeated while it lies open: %j',
    (...variants) => {
      const hunt = aQuest(
        BROOD,
        { id: JEWELS },
        { steps: [{ step: 'defeat', label: 'Defeat two', color: 'green', count: 2 }] },
      );
      const wolves = ['wolf', 'fox'].map((id) => aFoe({ id, life: 1 }));
      const t = cataclysmTable(library, { replace: [hunt], cards: wolves, variants });
      const isHazard = variants.length > 0;
      const defeat = (card: string, space: string): void => {
        t.onTop('green', card);
        t.place(1, 'j10');
        t.place(0, isHazard ? 'h7' : space, 'g8');
        askAgain(t);
        if (isHazard) {
          t.picks(3, 4);
          t.totals(4, 20);
          t.choose('stay', 'attack:hero');
        } else {
          t.choose('stay', 'attempt', 'fight');
          t.totals(20);
          t.choose('attack:hero');
        }
        turnOf(t, 0);
      };
      defeat('wolf', 'h8');
      expect(progressOf(t, 0, JEWELS)).toBe(0);
      reveal(t, JEWELS);
      defeat('fox', 'h5');
      expect(progressOf(t, 0, JEWELS)).toBe(1);
    },
  );
});
