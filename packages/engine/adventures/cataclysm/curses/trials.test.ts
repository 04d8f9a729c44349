import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { CURSES } from '../../../effects/vocabulary.ts';
import { aFoe, anItem, aProbe, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aQuest, aTrial, AT, cataclysmTable, give, reveal } from '../../../testing/adventures/cataclysm.ts';
import {
  canFace,
  canTry,
  cardsOf,
  claimed,
  claimGift,
  drawTrial,
  pointsOf,
  progressOf,
  standAt,
  turnOf,
} from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain, passTurn } from '../../../testing/drawn.ts';

const BROOD = 'savage-brood';

/** Seat 0 has ended its movement in Riverwatch, under the Savage Brood. */
function inTown(t = cataclysmTable(library), space: string = AT.riverwatch): Scenario {
  t.place(0, space, space === AT.riverwatch ? 'k8' : null);
  askAgain(t);
  t.choose('stay');
  return t;
}

describe('the Adventure step', () => {
  it('CURSE-1 draws for green, yellow and blue counters as always', () => {
    for (const [color, space] of [
      ['green', 'h8'],
      ['yellow', 'i8'],
      ['blue', 'i10'],
    ] as const) {
      const t = cataclysmTable(library, { cards: [aFoe({ id: 'wolf', color })] });
      t.onTop(color, 'wolf');
      inTown(t, space);
      t.choose('attempt');
      expect(t.happened('drew').map(({ card, deck }) => [card, deck])).toEqual([['wolf', color]]);
    }
  });

  it('CURSE-2 draws nothing for a red counter', () => {
    const t = inTown(cataclysmTable(library), 'j10');
    expect(t.happened('drew')).toEqual([]);
    expect(t.seat()).toBe(1);
  });

  it('CURSE-3 C2 C4 offers one try for a Curse card in a cursed town, which may be declined', () => {
    const t = inTown();
    expect(canTry(t)).toBe(true);
    t.choose('pass');
    expect([t.seat(), claimed(t, 0)]).toEqual([1, []]);
    for (const space of [AT.vynelvale, 'e9', 'k8'])
      expect(canTry(inTown(cataclysmTable(library), space))).toBe(false);
  });

  it('CURSE-3 C4 ends with one card a turn: claiming a level I leaves the source for the next', () => {
    const t = inTown();
    claimGift(t, BROOD);
    expect(claimed(t, 0)).toEqual([`${BROOD}-gift`]);
    expect(canFace(t)).toBe(false);
    expect(t.seat()).toBe(1);
    passTurn(t);
    t.choose('stay');
    expect(canFace(t)).toBe(true);
  });

  it('CURSE-4 is either for the curse or for other Heroes', () => {
    const all = (): Scenario => {
      const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'] });
      t.place(1, AT.riverwatch);
      t.place(2, AT.riverwatch);
      return inTown(t);
    };
    const met = all();
    expect(canTry(met)).toBe(true);
    met.choose('negotiate:1', 'offer:gold:1', 'propose', 'accept');
    expect(met.choices()).toEqual(['negotiate:2', 'attack:2', 'pass']);
    const tried = all();
    claimGift(tried, BROOD);
    expect([tried.seat(), tried.kind()]).toEqual([1, 'movement']);
  });

  it('CURSE-5 is open to Heroes who have forfeited every color', () => {
    const t = cataclysmTable(library);
    t.player(0).experience.life = 3;
    expect(canTry(inTown(t))).toBe(true);
  });
});

describe('level I', () => {
  it('TRIAL-1 is drawn at random among those left in the deck of the town', () => {
    for (const i of [0, 1, 2]) {
      const t = inTown();
      const names = cardsOf(t, BROOD).one.slice();
      expect(names.toSorted()).toEqual([`${BROOD}-fight`, `${BROOD}-gift`, `${BROOD}-test`]);
      t.picks(i, 0, 0);
      t.choose(`curse:${BROOD}`);
      expect(t.happened('curse-drawn').map(({ card }) => card)).toEqual([names[i]]);
    }
  });

  it('TRIAL-1 TRIAL-2 BOON-5 C10 is for those who have none of that curse, and one of each curse may be had', () => {
    const t = cataclysmTable(library);
    give(t, 0, `${BROOD}-test`);
    expect(canTry(inTown(t))).toBe(false);
    const other = cataclysmTable(library);
    for (const curse of CURSES.filter((one) => one !== BROOD)) give(other, 0, `${curse}-test`);
    inTown(other);
    expect(canTry(other)).toBe(true);
    claimGift(other, BROOD);
    expect(claimed(other, 0)).toHaveLength(5);
  });

  it('TRIAL-3 has to be faced once it is drawn', () => {
    const t = inTown();
    drawTrial(t, `${BROOD}-fight`);
    expect(t.kind()).toBe('escape');
    expect(t.options()).not.toContain('pass');
  });

  it('TRIAL-4 ends the Adventure step where its test fails, and the turn goes on', () => {
    const t = cataclysmTable(library);
    t.player(0).points = 99;
    inTown(t);
    drawTrial(t, `${BROOD}-test`, 2);
    expect(claimed(t, 0)).toEqual([]);
    expect(canTry(t)).toBe(false);
    expect([t.seat(), t.kind()]).toEqual([0, 'experience']);
    expect(cardsOf(t, BROOD).one).toContain(`${BROOD}-test`);
  });

  it('W17 allows an activation of its own, whatever was activated for a task beside it', () => {
    const shields = ['shield', 'buckler'].map((id) =>
      anItem({
        id,
        abilities: [{ when: 'wounded', cost: [{ pay: 'activate' }], do: [{ do: 'cancel', amount: 1 }] }],
      }),
    );
    const hurt = { do: 'wound', who: 'you', amount: 1 } as const;
    const thorns = aTrial(BROOD, { id: `${BROOD}-gift` }, [hurt, { do: 'claim' }]);
    const climb = { step: 'task', label: 'Climb', aside: true, do: [hurt, { do: 'progress' }] } as const;
    const hill = aQuest(BROOD, { id: `${BROOD}-jewels` }, { steps: [climb] });
    const t = cataclysmTable(library, { cards: shields, replace: [thorns, hill] });
    reveal(t, `${BROOD}-jewels`);
    hold(t, 'shield', 'buckler');
    inTown(t);
    t.choose(`quest:${BROOD}-jewels:0`, 'use:shield:0');
    drawTrial(t, `${BROOD}-gift`);
    t.picks(0);
    t.choose('use:buckler:0');
    expect(t.player(0).wounds).toBe(0);
    expect(claimed(t, 0)).toContain(`${BROOD}-gift`);
  });

  it('TRIAL-5 TRIAL-7 C4 throws back a Hero who escapes, and the turn is over', () => {
    const t = cataclysmTable(library);
    t.player(0).points = 99;
    inTown(t);
    drawTrial(t, `${BROOD}-fight`);
    t.totals(20);
    t.choose('escape');
    expect(t.player(0).space).toBe('k8');
    expect(t.seat()).toBe(1);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
  });

  it('TRIAL-5 FALLEN-1 FALLEN-6 knocks a Hero out, who stays in the town and may try again next turn', () => {
    const t = cataclysmTable(library);
    t.player(0).wounds = 4;
    inTown(t);
    drawTrial(t, `${BROOD}-fight`);
    t.totals(2);
    t.choose('fight', 'defend');
    expect(t.happened('knocked-out').map(({ seat }) => seat)).toEqual([0]);
    expect(t.player(0)).toMatchObject({ space: AT.riverwatch, wounds: 0, gold: 0 });
    expect(t.seat()).toBe(1);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    passTurn(t);
    t.choose('stay');
    expect(canTry(t)).toBe(true);
  });

  it.each(['test', 'fight'])(
    'TRIAL-6 C4 that was failed is shuffled back, and the next Hero may draw it: the %s',
    (which) => {
      const t = inTown();
      const card = `${BROOD}-${which}`;
      drawTrial(t, card, ...(which === 'test' ? [2] : []));
      if (which === 'fight') {
        t.totals(20);
        t.choose('escape');
      }
      expect(t.seat()).toBe(1);
      expect(cardsOf(t, BROOD).one.toSorted()).toEqual([`${BROOD}-fight`, `${BROOD}-gift`, `${BROOD}-test`]);
      standAt(t, 1, AT.riverwatch);
      t.choose('stay');
      drawTrial(t, card, ...(which === 'test' ? [2] : []));
      expect(t.happened('curse-drawn').map((event) => event.card)).toEqual([card, card]);
    },
  );

  it('TRIAL-8 BOON-4 C21 brings one experience point, one gold and one victory point, to be spent this turn', () => {
    const t = cataclysmTable(library);
    t.player(0).points = 4;
    const pile = { ...t.state.pile };
    inTown(t);
    claimGift(t, BROOD);
    expect([t.player(0).points, t.player(0).gold, pointsOf(t, 0)]).toEqual([5, 4, 1]);
    expect(t.state.pile).toEqual(pile);
    expect([t.seat(), t.kind()]).toEqual([0, 'experience']);
  });

  it.each([0, 1])(
    'TRIAL-9 QUEST-1 C10 turns up one level II at random, then the other, then none: %i first',
    (first) => {
      const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third'] });
      const quests = cardsOf(t, BROOD).two.slice();
      expect([quests.length, cardsOf(t, BROOD).quests.length]).toEqual([2, 0]);
      inTown(t);
      claimGift(t, BROOD, first);
      expect(cardsOf(t, BROOD).quests).toEqual([quests[first]]);
      standAt(t, 1, AT.riverwatch);
      t.place(0, 'e9');
      t.choose('stay');
      t.picks(cardsOf(t, BROOD).one.indexOf(`${BROOD}-test`));
      t.totals(20);
      t.picks(0);
      t.choose(`curse:${BROOD}`);
      expect(cardsOf(t, BROOD).quests).toEqual([quests[first], quests[1 - first]]);
      standAt(t, 2, AT.riverwatch);
      t.place(1, 'e9');
      t.choose('stay');
      drawTrial(t, `${BROOD}-fight`);
      t.totals(20);
      t.choose('fight', 'attack:hero');
      expect([1, 2].map((seat) => claimed(t, seat))).toEqual([[`${BROOD}-test`], [`${BROOD}-fight`]]);
      expect(cardsOf(t, BROOD).quests).toHaveLength(2);
      expect(t.unused()).toBe(0);
    },
  );

  it('TRIAL-10 QUEST-2 C5 is not to be had when all three are claimed, but the quests stay open', () => {
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third', null] });
    give(t, 1, `${BROOD}-test`);
    give(t, 2, `${BROOD}-fight`);
    give(t, 3, `${BROOD}-gift`);
    reveal(t, `${BROOD}-jewels`);
    inTown(t);
    expect(canTry(t)).toBe(false);
    turnOf(t, 0);
    standAt(t, 0, 'j10');
    t.choose('stay');
    expect(progressOf(t, 0, `${BROOD}-jewels`)).toBe(1);
  });

  it('C30 cannot be replaced by another card', () => {
    const t = cataclysmTable(library, { cards: [aProbe([{ do: 'redraw' }], 'before-combat')] });
    hold(t, 'probe');
    inTown(t);
    drawTrial(t, `${BROOD}-fight`);
    expect([t.kind(), t.options().includes('use:probe:0')]).toEqual(['escape', false]);
  });

  it('C30 is failed where its enemy flees', () => {
    const t = cataclysmTable(library, { cards: [aProbe([{ do: 'foe-flees' }], 'before-combat')] });
    hold(t, 'probe');
    inTown(t);
    drawTrial(t, `${BROOD}-fight`);
    t.choose('use:probe:0');
    expect(claimed(t, 0)).toEqual([]);
    expect(cardsOf(t, BROOD).one).toContain(`${BROOD}-fight`);
  });
});
