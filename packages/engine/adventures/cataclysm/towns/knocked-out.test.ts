import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, aProbe, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { AT, cataclysmTable, free, give, reveal } from '../../../testing/adventures/cataclysm.ts';
import { cardsOf, claimed, drawTrial, progressOf } from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain } from '../../../testing/drawn.ts';

const CARDS = [
  aProbe([{ do: 'knock-out' }]),
  anItem({ id: 'crown', cost: 9 }),
  anItem({ id: 'lamp', cost: 2 }),
  aFoe({ id: 'wolf', life: 9 }),
];

/** Seat 0 stands there with something that will knock it out: `use:probe:0`. */
function doomed(space: string, freed: readonly string[] = [], variants: readonly string[] = []): Scenario {
  const t = cataclysmTable(library, { cards: CARDS, variants });
  for (const town of freed) free(t, town, 1);
  t.place(0, space, 'e10');
  hold(t, 'probe', 'crown', 'lamp');
  return t;
}
/** What a Hero who fell may choose from. */
const places = (t: Scenario): readonly string[] => (t.kind() === 'retreat' ? t.choices() : []);

describe('a knocked-out Hero', () => {
  it.each(['e9', AT.riverwatch, AT.vynelvale])(
    'FALLEN-1 C7 stays where they fell while no town is free: %s',
    (space) => {
      const t = doomed(space);
      t.choose('use:probe:0');
      expect(places(t)).toEqual([]);
      expect([t.player(0).space, t.seat()]).toEqual([space, 1]);
    },
  );

  it('FALLEN-2 FALLEN-3 C9 chooses between staying and the nearest free town', () => {
    // Tamalir and Forge are nearer than Frostgate.
    const stays = doomed('e9', ['frostgate', 'riverwatch']);
    stays.choose('use:probe:0');
    expect(places(stays)).toEqual(['stay', 'town:frostgate']);
    stays.choose('stay');
    expect([stays.player(0).space, stays.seat()]).toEqual(['e9', 1]);
    const goes = doomed('e9', ['frostgate', 'riverwatch']);
    goes.choose('use:probe:0', 'town:frostgate');
    expect([goes.player(0).space, goes.seat()]).toEqual([AT.frostgate, 1]);
  });

  it('FALLEN-2 G16 chooses among free towns that are equally near', () => {
    const t = doomed('e9', ['tamalir', 'nerekhall', 'frostgate']);
    t.choose('use:probe:0');
    expect(places(t)).toEqual(['stay', 'town:tamalir', 'town:nerekhall']);
    t.choose('town:nerekhall');
    expect(t.player(0).space).toBe(AT.nerekhall);
  });

  it('FALLEN-4 BOON-3 is healed and loses gold and the dearest card, but no claimed card', () => {
    const t = doomed('e9', ['frostgate']);
    give(t, 0, 'savage-brood-test');
    Object.assign(t.player(0), { wounds: 2, exhaustion: 1, gold: 7 });
    t.choose('use:probe:0');
    t.choose('stay');
    expect(t.player(0)).toMatchObject({ wounds: 0, exhaustion: 0, gold: 0, space: 'e9' });
    expect(
      t
        .player(0)
        .items.map(({ card }) => card)
        .toSorted(),
    ).toEqual(['lamp', 'probe']);
    expect(claimed(t, 0)).toEqual(['savage-brood-test']);
    expect(t.seat()).toBe(1);
  });

  it.each(['stay', 'town:frostgate'])(
    'FALLEN-4 leaves the Challenge behind where it was met: %s',
    (place) => {
      const t = cataclysmTable(library, { cards: CARDS });
      free(t, 'frostgate', 1);
      t.onTop('green', 'wolf');
      t.player(0).wounds = 4;
      t.place(0, 'h8', 'g8');
      askAgain(t);
      t.choose('stay', 'attempt', 'fight');
      t.totals(2);
      t.choose('defend', place);
      expect(t.state.track.flatMap((entry) => (entry === null ? [] : [entry.card]))).toEqual(['wolf']);
      expect(t.seat()).toBe(1);
    },
  );

  it.each(['stay', 'town:frostgate'])('TRIAL-6 FALLEN-2 shuffles the level I card back: %s', (place) => {
    const t = cataclysmTable(library, { cards: CARDS });
    free(t, 'frostgate', 1);
    t.player(0).wounds = 4;
    t.place(0, AT.riverwatch, 'k8');
    askAgain(t);
    t.choose('stay');
    drawTrial(t, 'savage-brood-fight');
    t.totals(2);
    t.choose('fight', 'defend', place);
    expect(cardsOf(t, 'savage-brood').one).toContain('savage-brood-fight');
    expect([t.seat(), t.state.limbo]).toEqual([1, []]);
  });

  it('FALLEN-2 G5 has nowhere to fall back to from the place where they stayed', () => {
    const t = doomed('e9', ['frostgate']);
    t.choose('use:probe:0', 'stay');
    expect(t.player(0).from).toBeNull();
  });

  it('FALLEN-5 has the same choice when another Hero did it', () => {
    const t = cataclysmTable(library, { cards: CARDS });
    free(t, 'frostgate', 1);
    t.place(0, 'e9');
    t.place(1, 'e9');
    t.player(1).wounds = 4;
    askAgain(t);
    t.choose('stay', 'attack:1');
    t.totals(20, 2, 20, 2, 20, 2, 20, 2, 20, 2, 20, 2);
    for (let i = 0; i < 20 && t.kind() !== 'retreat'; i++) {
      const choice = ['fight', 'attack:hero', 'none', 'done', 'pass'].find((one) =>
        t.options().includes(one),
      );
      t.choose(choice ?? t.options()[0] ?? '');
    }
    expect([t.kind(), t.seat()]).toEqual(['retreat', 1]);
    expect(t.choices()).toEqual(['stay', 'town:frostgate']);
  });

  it('FALLEN-5 has the same choice when a travel hazard did it', () => {
    const t = cataclysmTable(library, { cards: CARDS, variants: ['travel-hazards'] });
    free(t, 'frostgate', 1);
    t.onTop('green', 'wolf');
    t.player(0).wounds = 4;
    t.place(0, 'h7', 'g8');
    askAgain(t);
    t.picks(3, 4);
    t.totals(4, 2);
    t.choose('stay', 'defend');
    expect([t.kind(), t.choices()]).toEqual(['retreat', ['stay', 'town:frostgate']]);
  });

  it('QUEST-9 keeps all progress on quests', () => {
    const t = doomed('j10');
    reveal(t, 'savage-brood-jewels');
    askAgain(t);
    t.choose('stay');
    expect(progressOf(t, 0, 'savage-brood-jewels')).toBe(1);
    t.choose('stay');
    t.choose('use:probe:0');
    expect(t.happened('knocked-out')).toHaveLength(1);
    expect(progressOf(t, 0, 'savage-brood-jewels')).toBe(1);
  });

  it('MIXED-3 keeps all Items with Softer Knockouts and has the same choice', () => {
    const t = doomed('e9', ['frostgate'], ['softer-knockouts']);
    t.choose('use:probe:0');
    expect(places(t)).toEqual(['stay', 'town:frostgate']);
    t.choose('town:frostgate');
    expect(
      t
        .player(0)
        .items.map(({ card }) => card)
        .toSorted(),
    ).toEqual(['crown', 'lamp', 'probe']);
  });
});
