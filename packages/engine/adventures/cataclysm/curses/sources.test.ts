import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { canSell } from '../../../rules/turn/market.ts';
import { hasRoom } from '../../../rules/cards/limits.ts';
import { lifeOf } from '../../../rules/cards/values.ts';
import { anItem, aProbe, foeWounds, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { aSource, aTrial, AT, cataclysmTable, give } from '../../../testing/adventures/cataclysm.ts';
import {
  beatSource,
  canFace,
  cardsOf,
  claimed,
  claimGift,
  fateOf,
  pointsOf,
  standAt,
  turnOf,
} from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain, passTurn } from '../../../testing/drawn.ts';

const BROOD = 'savage-brood';
const SOURCE = `${BROOD}-source`;

/** Seat 0 has these cards and has ended its movement in Riverwatch. */
function inTown(cards: readonly string[], t = cataclysmTable(library)): Scenario {
  for (const card of cards) give(t, 0, card);
  t.place(0, AT.riverwatch, 'k8');
  askAgain(t);
  t.choose('stay');
  return t;
}

describe('the source', () => {
  it.each([
    ['a level I', [`${BROOD}-test`]],
    ['a level II', [`${BROOD}-jewels`]],
    ['both', [`${BROOD}-test`, `${BROOD}-toll`]],
  ])('SOURCE-1 SOURCE-3 C11 may be faced with %s of its curse, whatever is left in the deck', (_, cards) => {
    const t = inTown(cards);
    expect(cardsOf(t, BROOD).one.length).toBeGreaterThan(0);
    expect(canFace(t)).toBe(true);
  });

  it('SOURCE-2 C11 may not be faced without, even if others have claimed everything', () => {
    expect(canFace(inTown([]))).toBe(false);
    expect(canFace(inTown(['winter-lord-test', 'demon-horde-toll']))).toBe(false);
    const t = cataclysmTable(library, { heroes: ['plain', 'other', 'third', null] });
    give(t, 1, `${BROOD}-test`);
    give(t, 1, `${BROOD}-jewels`);
    give(t, 2, `${BROOD}-fight`);
    give(t, 2, `${BROOD}-toll`);
    give(t, 3, `${BROOD}-gift`);
    expect(canFace(inTown([], t))).toBe(false);
  });

  it('SOURCE-4 C11 stays in its place without wounds when it is escaped, and off the track', () => {
    const tough = aSource(BROOD, {
      id: SOURCE,
      foe: { family: 'source', life: 2, mind: [12, 1], body: [13, 1], spirit: [14, 1] },
    });
    const t = cataclysmTable(library, { replace: [tough] });
    t.player(0).points = 99;
    inTown([`${BROOD}-test`], t);
    t.choose(`source:${SOURCE}`, 'fight');
    t.totals(20, 20, 20);
    t.choose('attack:hero');
    expect(foeWounds(t)).toBe(1);
    t.totals(20);
    t.choose('escape');
    expect([t.seat(), t.player(0).space]).toEqual([1, 'k8']);
    expect(cardsOf(t, BROOD).three).toBe(SOURCE);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(fateOf(t, 'riverwatch')).toBe(BROOD);
    turnOf(t, 0);
    standAt(t, 0, AT.riverwatch, 'k8');
    t.choose('stay', `source:${SOURCE}`, 'fight');
    expect(foeWounds(t)).toBe(0);
  });

  it('SOURCE-4 C11 stays when it knocks a Hero out', () => {
    const t = cataclysmTable(library);
    t.player(0).wounds = 4;
    inTown([`${BROOD}-test`], t);
    t.choose(`source:${SOURCE}`);
    t.totals(2);
    t.choose('fight', 'defend');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(cardsOf(t, BROOD).three).toBe(SOURCE);
    expect(t.state.track.every((entry) => entry === null)).toBe(true);
    expect(claimed(t, 0)).toEqual([`${BROOD}-test`]);
  });

  it('SOURCE-5 SOURCE-6 brings three experience points, three gold and three victory points, and frees the town', () => {
    const t = inTown([`${BROOD}-test`]);
    const { gold, points } = t.player(0);
    beatSource(t, `${BROOD}-source`);
    expect([t.player(0).gold - gold, t.player(0).points - points]).toEqual([3, 3]);
    expect(pointsOf(t, 0)).toBe(4);
    expect(claimed(t, 0)).toContain(SOURCE);
    expect(fateOf(t, 'riverwatch')).toBe('free');
  });

  it('C30 cannot be defeated outright, and has been failed where it flees', () => {
    const cards = [aProbe([{ do: 'defeat' }], 'before-combat')];
    const t = cataclysmTable(library, { cards });
    hold(t, 'probe');
    inTown([`${BROOD}-test`], t);
    t.choose(`source:${SOURCE}`);
    if (t.options().includes('use:probe:0')) t.choose('use:probe:0');
    expect(claimed(t, 0)).toEqual([`${BROOD}-test`]);
    expect(fateOf(t, 'riverwatch')).toBe(BROOD);
    const scared = cataclysmTable(library, { cards: [aProbe([{ do: 'foe-flees' }], 'before-combat')] });
    hold(scared, 'probe');
    inTown([`${BROOD}-test`], scared);
    scared.choose(`source:${SOURCE}`);
    scared.choose('use:probe:0');
    expect(claimed(scared, 0)).toEqual([`${BROOD}-test`]);
    expect(cardsOf(scared, BROOD).three).toBe(SOURCE);
  });
});

const SWORDS = ['sword', 'axe'].map((id) => anItem({ id, class: 'weapon' }));

describe('claimed cards', () => {
  const horn = anItem({
    id: 'horn',
    abilities: [{ when: 'before-moving', cost: [{ pay: 'activate' }], do: [{ do: 'gain-gold', amount: 1 }] }],
  });

  it('SOURCE-7 SOURCE-8 BOON-1 are activated if they are a source: face down until the next Refresh step, within the limit', () => {
    const t = cataclysmTable(library, { cards: [horn] });
    give(t, 0, SOURCE);
    hold(t, 'horn');
    const { gold } = t.player(0);
    const use = t.options().find((option) => option.startsWith('use:') && option.includes(SOURCE)) ?? '';
    expect(t.options()).toContain('use:horn:0');
    t.choose(use);
    expect(t.player(0).gold).toBe(gold + 1);
    expect(t.player(0).kept.find(({ card }) => card.startsWith(SOURCE))?.used).toBe(true);
    expect(t.options().filter((option) => option.startsWith('use:'))).toEqual([]);
    passTurn(t);
    passTurn(t);
    expect(t.player(0).kept.find(({ card }) => card.startsWith(SOURCE))?.used).toBe(false);
    expect(t.options()).toContain(use);
  });

  it('BOON-1 give what is on their back from the moment they are claimed', () => {
    const gift = aTrial(
      BROOD,
      { id: `${BROOD}-gift`, as: { kind: 'kept', name: 'Boon', always: [{ stat: 'life', amount: 2 }] } },
      [{ do: 'claim' }],
    );
    const t = inTown([], cataclysmTable(library, { replace: [gift] }));
    expect(lifeOf(t.game(), 0, 'hero')).toBe(5);
    claimGift(t, BROOD);
    expect(lifeOf(t.game(), 0, 'hero')).toBe(7);
  });

  it('BOON-2 are neither Items nor Allies: they take no room and cannot be sold', () => {
    const t = cataclysmTable(library, { cards: [horn, ...SWORDS] });
    give(t, 0, `${BROOD}-test`, `${BROOD}-jewels`, SOURCE);
    for (const { id } of SWORDS) expect(hasRoom(t.game(), 0, id)).toBe(true);
    hold(t, ...SWORDS.map(({ id }) => id));
    expect([t.player(0).items.length, t.player(0).allies.length]).toEqual([2, 0]);
    expect(t.player(0).kept.filter((held) => canSell(t.game(), 0, held))).toEqual([]);
    expect(t.options().filter((option) => option.startsWith(`discard:${BROOD}`))).toEqual([]);
  });

  it('C25 are no prize of a combat between Heroes', () => {
    const t = cataclysmTable(library);
    give(t, 1, `${BROOD}-test`, SOURCE);
    t.player(1).wounds = 4;
    t.place(1, 'e9');
    askAgain(t);
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    expect([t.kind(), t.choices()]).toEqual(['prize', ['prize:gold', 'none']]);
  });

  it('C25 are not for trade between Heroes', () => {
    const t = cataclysmTable(library);
    give(t, 0, `${BROOD}-test`);
    give(t, 1, `${BROOD}-fight`);
    t.place(1, 'e9');
    askAgain(t);
    t.choose('stay', 'negotiate:1');
    expect(t.options()).toContain('offer:gold:1');
    expect(t.options().filter((option) => option.includes(BROOD))).toEqual([]);
  });
});
