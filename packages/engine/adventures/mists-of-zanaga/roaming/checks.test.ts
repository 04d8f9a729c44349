import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../effects/vocabulary.ts';
import { combatOf } from '../../../rules/combat/combat-frame.ts';
import { anItem, hold } from '../../../testing/arena.ts';
import { askAgain } from '../../../testing/drawn.ts';
import { violations } from '../../../testing/invariants.ts';
import { plainsHillsRoad } from '../../../testing/rituals.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { optionLabel, question } from '../../../text/decision.ts';
import { elsewhere } from './roaming.ts';
import {
  aMonster,
  aRite,
  beat,
  drawsTokens,
  flee,
  jewel,
  mists,
  setRites,
  setRoaming,
  standAt,
  tokensOn,
  townSpace,
  wild,
  zanaga,
} from '../../../testing/adventures/zanaga.ts';

const CARDS: readonly Card[] = [
  aMonster({ id: 'stag' }),
  aMonster({ id: 'goat' }),
  aMonster({ id: 'toad', terrain: 'swamp' }),
  aMonster({ id: 'newt', terrain: 'swamp' }),
  aMonster({
    id: 'viper',
    abilities: [{ when: 'before-combat', forced: true, do: [{ do: 'lose-gold', amount: 1 }] }],
  }),
  anItem({ id: 'coin', cost: 2 }),
  aRite('glow', 'sun', 4),
  aRite('hush', 'moon', 4),
];

/** Seat 0 stands on hills, or where it is said; seat 1 far away. A toad of the swamps is drawn next. */
function table(space?: string): Scenario {
  const t = zanaga(library, CARDS, { towns: ['onasan', 'stonefang'] });
  setRites(t, ['glow'], ['hush']);
  t.onTop('green', 'toad', 'newt');
  const here = space ?? wild(t, 'hills');
  standAt(t, here, t.world.board.space[here]?.neighbors[0] ?? null);
  return t;
}
const greenHills = (): string => jewel(table(), 'green', 'hills');
/** Whether a check was made, and the toad drawn for it; the token for it has to be queued. */
const checked = (t: Scenario): unknown => [t.happened('roaming-check').length, mists(t).roaming];
const MADE = [1, ['toad']];
const NONE = [0, []];

describe('a Challenge that a check has drawn', () => {
  /** The bones ask as soon as it lies there. */
  function drawnAt(space?: string): Scenario {
    const t = table(space);
    hold(t, 'shaman-bones');
    t.choose('stay');
    return t;
  }
  const told = (t: Scenario): string => question(t.world, t.state).detail;

  it('ROAM-36 of another terrain is said to roam elsewhere before it goes to the track', () => {
    const t = drawnAt();
    expect([t.kind(), elsewhere(t.game())]).toEqual(['drawn', 'swamp']);
    expect(told(t)).toBe('Test Card. It roams swamp: no attack here.');
    expect(optionLabel(t.world, t.state, 'pass')).toBe('Keep it');
  });

  it('ROAM-35 of the terrain of the space is said to attack', () => {
    const t = drawnAt(wild(table(), 'swamp'));
    expect([t.kind(), elsewhere(t.game())]).toEqual(['drawn', null]);
    expect(told(t)).toBe('Test Card.');
  });

  it('ROAM-21 of an adventure counter is fought, whatever it roams', () => {
    const t = table(greenHills());
    hold(t, 'shaman-bones');
    t.choose('stay', 'attempt');
    expect([t.kind(), elsewhere(t.game())]).toEqual(['drawn', null]);
  });
});

describe('who makes a roaming monster check', () => {
  it('ROAM-24 ROAM-25 a Hero who stays in the wild', () => {
    const t = table();
    drawsTokens(t, 'sun');
    t.choose('stay');
    expect(checked(t)).toEqual(MADE);
    expect(t.seat()).toBe(1);
  });

  it('ROAM-24 ROAM-25 a Hero who has moved there by dice, or by the adjacent step', () => {
    const { space } = table().world.board;
    const from = wild(table(), 'plains');
    const next = space[from]?.neighbors.find(
      (id) => space[id]?.terrain === 'plains' && space[id]?.jewel === null,
    );
    for (const way of ['walk', 'step']) {
      const t = table(from);
      if (way === 'step') t.picks(...[0, 0, 0, 0, 0].map(() => plainsHillsRoad));
      drawsTokens(t, 'sun');
      if (way === 'walk') t.choose(`walk:${next}`);
      else t.choose('roll', `step:${next}:${plainsHillsRoad}`, 'stop');
      expect(t.happened('roaming-check')).toMatchObject([{ seat: 0, space: next }]);
      expect(checked(t)).toEqual(MADE);
    }
  });

  it('ROAM-25 a Hero who gave up every die to rest', () => {
    const t = table();
    t.player(0).exhaustion = 4;
    askAgain(t);
    t.picks(5, 5, 5, 5);
    drawsTokens(t, 'sun');
    t.choose('roll', ...[5, 5, 5, 5].map((face) => `rest-with:hero:${face}`));
    if (t.seat() === 0) t.choose('stop');
    expect(t.player(0).exhaustion).toBe(0);
    expect(checked(t)).toEqual(MADE);
  });

  it('ROAM-26 a Hero who declines the counter', () => {
    const t = table(greenHills());
    drawsTokens(t, 'sun');
    t.choose('stay', 'pass');
    expect(checked(t)).toEqual(MADE);
  });

  it('ROAM-27 G7 a Hero whose counter has a forfeited color', () => {
    const t = table(greenHills());
    t.player(0).experience.life = 1;
    drawsTokens(t, 'sun');
    t.choose('stay');
    expect(checked(t)).toEqual(MADE);
  });

  it('ROAM-30 a Hero who leaves another on the space alone', () => {
    const t = table();
    t.place(1, wild(t, 'hills'));
    drawsTokens(t, 'sun');
    t.choose('stay', 'pass');
    expect(checked(t)).toEqual(MADE);
  });

  it('ROAM-29 Z34 a Hero whose offer came to nothing', () => {
    const t = table();
    t.place(1, wild(t, 'hills'));
    drawsTokens(t, 'sun');
    t.choose('stay', 'negotiate:1', 'offer:gold:1', 'propose', 'refuse', 'leave');
    expect(checked(t)).toEqual(MADE);
  });
});

describe('who makes none', () => {
  it.each([
    ['beats it', beat],
    ['escapes from it', flee],
  ])('ROAM-28 a Hero who attempts a counter and %s', (_, end) => {
    const t = table(greenHills());
    t.onTop('green', 'stag');
    drawsTokens(t, 'sun');
    t.choose('stay', 'attempt');
    end(t);
    expect([t.seat(), t.happened('roaming-check')]).toEqual([1, []]);
  });

  it('ROAM-29 Z34 a Hero who concludes a deal', () => {
    const t = table();
    t.place(1, wild(t, 'hills'));
    t.choose('stay', 'negotiate:1', 'offer:gold:1', 'propose', 'accept');
    expect([t.player(0).gold, t.player(1).gold]).toEqual([2, 4]);
    expect([checked(t), t.seat()]).toEqual([NONE, 1]);
  });

  it('ROAM-29 Z34 a Hero who attacks another', () => {
    const t = table();
    t.place(1, wild(t, 'hills'));
    t.choose('stay', 'attack:1');
    t.totals(2, 20);
    t.choose('escape');
    expect([checked(t), t.seat()]).toEqual([NONE, 1]);
  });

  it('ROAM-29 Z34 a Hero who attacks another and beats them', () => {
    const t = table();
    t.place(1, wild(t, 'hills'));
    Object.assign(t.player(1), { gold: 0, wounds: 4 });
    t.totals(2, 20);
    t.choose('stay', 'attack:1', 'fight', 'attack:hero');
    expect(t.happened('knocked-out')).toMatchObject([{ seat: 1 }]);
    expect([checked(t), t.state.active]).toEqual([NONE, 1]);
  });

  it.each(['onasan', 'tala-mirr'])('ROAM-31 a Hero who ends in %s', (town) => {
    const t = table(townSpace(table(), town));
    t.picks(0, 0);
    t.choose('stay', 'done');
    expect([checked(t), t.seat()]).toEqual([NONE, 1]);
  });
});

describe('what a check brings', () => {
  it('ROAM-32 ROAM-34 the monster that matches, and no card is drawn', () => {
    const t = table();
    setRoaming(t, ['newt', 'sun'], ['stag', 'moon']);
    t.choose('stay');
    expect([t.kind(), combatOf(t.game())?.card]).toEqual(['escape', 'stag']);
    expect(t.happened('drew')).toEqual([]);
    beat(t);
    expect(t.happened('roaming-check')).toHaveLength(1);
    expect([mists(t).roaming, t.seat()]).toEqual([['newt'], 1]);
  });

  it('ROAM-33 ROAM-34 one of several that match, by the Hero’s choice, and only one', () => {
    const t = table();
    setRoaming(t, ['stag', 'moon'], ['newt', 'sun'], ['goat', 'moon']);
    t.choose('stay');
    expect([t.kind(), t.seat(), t.choices()]).toEqual(['roaming', 0, ['meet:stag', 'meet:goat']]);
    t.choose('meet:goat');
    beat(t);
    expect([mists(t).roaming, t.seat()]).toEqual([['stag', 'newt'], 1]);
  });

  it('ROAM-35 ROAM-37 ROAM-57 one new card with its token at the right end, and no encounter if it does not match', () => {
    const t = table();
    setRoaming(t, ['newt', 'sun']);
    t.player(0).points = 20;
    drawsTokens(t, 'moon');
    t.choose('stay');
    expect(mists(t).roaming).toEqual(['newt', 'toad']);
    expect(mists(t).carried).toEqual({ newt: ['sun'], toad: ['moon'] });
    expect([t.kind(), t.seat()]).toEqual(['experience', 0]);
    expect(violations(t.world, t.state)).toEqual([]);
  });

  it('ROAM-36 the new card, if it matches', () => {
    const t = table();
    t.onTop('green', 'stag');
    drawsTokens(t, 'moon');
    t.choose('stay');
    expect([t.kind(), combatOf(t.game())?.card, mists(t).roaming]).toEqual(['escape', 'stag', ['stag']]);
    beat(t);
    expect(tokensOn(t, 'hush')).toEqual(['moon']);
    expect(mists(t).roaming).toEqual([]);
  });

  it('ROAM-38 G7 a draw and a fight, whatever colors the Hero has forfeited', () => {
    const t = table();
    t.player(0).experience.life = 4;
    t.onTop('green', 'stag');
    drawsTokens(t, 'moon');
    t.choose('stay');
    expect([t.kind(), combatOf(t.game())?.card]).toEqual(['escape', 'stag']);
  });

  it('ROAM-39 an ordinary combat: Before Combat comes first, and escaping ends the turn one space back', () => {
    const t = table();
    setRoaming(t, ['viper', 'moon']);
    const back = t.player(0).from;
    t.choose('stay');
    expect([t.player(0).gold, t.kind()]).toEqual([2, 'escape']);
    flee(t);
    expect([t.player(0).space, t.seat()]).toEqual([back, 1]);
  });
});
