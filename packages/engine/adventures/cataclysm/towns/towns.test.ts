import { library } from '@wayrune/content';
import { describe, expect, it } from 'vitest';
import { aFoe, anItem, aProbe, hold } from '../../../testing/arena.ts';
import type { Scenario } from '../../../testing/scenario.ts';
import { AT, cataclysmTable, free } from '../../../testing/adventures/cataclysm.ts';
import { fateOf, split } from '../../../testing/adventures/cataclysm-play.ts';
import { askAgain, passTurn } from '../../../testing/drawn.ts';
import { question } from '../../../text/decision.ts';

const plainsHillsRoad = 0;
const roadRiverSwamp = 2;
const roadForest = 3;
const riverMountain = 4;

const stepsTo = (t: Scenario, space: string): string[] =>
  t.options().filter((option) => option.startsWith(`step:${space}:`));

/** Seat 0 stands there and is asked how to move. */
function at(space: string, from: string | null = null, t = cataclysmTable(library)): Scenario {
  t.place(0, space, from);
  askAgain(t);
  return t;
}

/** One die of each face, rolled for steps. */
function rolled(space: string, t = cataclysmTable(library)): Scenario {
  at(space, null, t);
  split(t, [0, 1, 2, 3, 4]);
  return t;
}

describe('a destroyed town', () => {
  it('RUINED-1 is entered neither with a die nor by the single step', () => {
    // j4 lies beside Vynelvale.
    expect(at('j4').options()).toContain('walk:j3');
    expect(at('j4').options()).not.toContain('walk:k4');
    expect(stepsTo(rolled('j4'), 'j3')).not.toEqual([]);
    expect(stepsTo(rolled('j4'), 'k4')).toEqual([]);
  });

  it.each([
    ['to the nearest town', { do: 'move', to: 'nearest-town' }],
    ['to any town', { do: 'move', to: 'any-town' }],
    ['to the town by its name', { do: 'move', to: 'town', town: 'vynelvale' }],
    ['to an adjacent space', { do: 'move', to: 'adjacent' }],
    ['two spaces', { do: 'move', to: 'within', spaces: 2 }],
    ['a free step', { do: 'free-step' }],
  ] as const)('RUINED-1 is no place to which a card moves a Hero: %s', (_, move) => {
    const t = cataclysmTable(library, { cards: [aProbe([move])] });
    t.place(0, 'j4');
    hold(t, 'probe');
    if (t.options().includes('use:probe:0')) t.choose('use:probe:0');
    expect(t.options().filter((option) => /vynelvale|k4/.test(option))).toEqual([]);
    expect(t.player(0).space).not.toBe('k4');
  });

  it('RUINED-2 C1 lets a Hero who starts there stay, turn after turn, or leave, but not come back', () => {
    const t = at(AT.vynelvale);
    t.choose('stay');
    expect([t.seat(), t.player(0).space]).toEqual([1, 'k4']);
    passTurn(t);
    expect(t.options()).toEqual(expect.arrayContaining(['stay', 'walk:k5']));
    t.choose('walk:k5');
    passTurn(t);
    expect([t.seat(), t.player(0).space]).toEqual([0, 'k5']);
    expect(t.options()).not.toContain('walk:k4');
  });

  it('RUINED-3 holds no curse, no market and no adventure', () => {
    const t = at(AT.vynelvale);
    t.choose('stay');
    expect(t.happened('stocked')).toEqual([]);
    expect(t.events.filter(({ type }) => type === 'drew')).toEqual([]);
    expect([t.seat(), t.kind()]).toEqual([1, 'movement']);
  });

  it('RUINED-4 stays destroyed when all other towns are freed', () => {
    const t = cataclysmTable(library);
    for (const town of ['riverwatch', 'forge', 'frostgate', 'nerekhall']) free(t, town, 1);
    expect(['vynelvale', 'dawnsmoor', 'greyhaven'].map((town) => fateOf(t, town))).toEqual([
      'destroyed',
      'destroyed',
      'destroyed',
    ]);
    expect(at('j4', null, t).options()).not.toContain('walk:k4');
  });

  it('RUINED-5 C9 is no town to a card', () => {
    const t = cataclysmTable(library, {
      cards: [aProbe([{ do: 'gain-gold', amount: 1 }], 'before-moving', { if: [{ is: 'town' }] })],
    });
    t.place(0, AT.vynelvale);
    hold(t, 'probe');
    expect(t.options()).not.toContain('use:probe:0');
  });

  it('C15 is not where an escape leads: the Hero stays and has escaped all the same', () => {
    const t = cataclysmTable(library, { cards: [aFoe({ id: 'wolf' })] });
    t.onTop('green', 'wolf');
    at('j4', AT.vynelvale, t);
    t.choose('stay', 'attempt');
    t.totals(20);
    t.choose('escape');
    expect(t.player(0).space).toBe('j4');
    expect(t.seat()).toBe(1);
    expect(t.state.track.filter((entry) => entry?.card === 'wolf')).toHaveLength(1);
  });
});

describe('a cursed town', () => {
  it.each([
    ['riverwatch', 'k8', roadForest],
    ['tamalir', 'g6', plainsHillsRoad],
    ['forge', 'f9', roadRiverSwamp],
    ['nerekhall', 'c10', plainsHillsRoad],
    ['frostgate', 'd4', riverMountain],
  ] as const)(
    'CURSED-1 CURSED-2 C2 is entered with the terrain of its curse alone: %s',
    (town, beside, face) => {
      const space = AT[town];
      for (let shown = 0; shown < 6; shown++) {
        const t = at(beside);
        split(t, [shown, shown, shown, shown, shown]);
        const isPlains = town === 'tamalir' && [0, 1, 5].includes(shown);
        const isHills = town === 'nerekhall' && [0, 5].includes(shown);
        const opens = shown === face || isPlains || isHills;
        expect([shown, stepsTo(t, space).length]).toEqual([shown, opens ? 1 : 0]);
      }
    },
  );

  it('C9 a town that is none any more is still called by its name', () => {
    const t = cataclysmTable(library);
    const cursed = t.world.board.towns.find(({ id }) => fateOf(t, id) === 'winter-lord');
    const space = cursed?.space ?? '';
    expect(question(t.world, at(space, null, t).state).detail).toBe(`You are in ${cursed?.name}.`);
  });

  it('CURSED-3 is entered by the single step whatever its terrain', () => {
    expect(at('k8').options()).toContain(`walk:${AT.riverwatch}`);
  });

  it('CURSED-4 does nothing to those who pass through', () => {
    const t = at('g6');
    split(t, [0, 0, 0, 0, 0]);
    t.choose('step:g7:0', 'step:g8:0');
    expect(t.player(0)).toMatchObject({ space: 'g8', wounds: 0, exhaustion: 0, gold: 3 });
    expect(t.kind()).toBe('step');
  });

  it('CURSED-5 C2 is a space of its terrain for cards', () => {
    const forest = anItem({
      id: 'probe',
      abilities: [
        {
          when: 'before-moving',
          if: [{ is: 'terrain', any: ['forest'] }],
          do: [{ do: 'gain-gold', amount: 1 }],
        },
      ],
    });
    for (const [space, holds] of [
      [AT.riverwatch, true],
      [AT.tamalir, false],
    ] as const) {
      const t = cataclysmTable(library, { cards: [forest] });
      t.place(0, space);
      hold(t, 'probe');
      expect(t.options().includes('use:probe:0')).toBe(holds);
    }
  });

  it('CURSED-5 C2 is entered with other symbols by whatever lets its terrain be entered with them', () => {
    const boots = anItem({ id: 'boots', rules: [{ rule: 'enter-as', terrain: 'forest', as: ['mountain'] }] });
    const t = cataclysmTable(library, { cards: [boots] });
    t.give(0, 'boots');
    at('k8', null, t);
    split(t, [4, 4, 4, 4, 4]);
    expect(stepsTo(t, AT.riverwatch)).toEqual(['step:l7:4']);
    expect(stepsTo(t, 'j8')).not.toEqual([]);
  });

  it('CURSED-6 FREED-6 C2 C9 has no Market step and is no town to a card', () => {
    const t = cataclysmTable(library, {
      cards: [aProbe([{ do: 'gain-gold', amount: 1 }], 'before-moving', { if: [{ is: 'town' }] })],
    });
    t.place(0, AT.riverwatch);
    hold(t, 'probe');
    expect(t.options()).not.toContain('use:probe:0');
    passTurn(t);
    expect(t.happened('stocked')).toEqual([]);
    expect(t.seat()).toBe(1);
  });

  it('CURSED-7 FREED-5 is entered with any die once it is freed', () => {
    const t = cataclysmTable(library);
    free(t, 'riverwatch', 1);
    rolled('k8', t);
    expect(stepsTo(t, AT.riverwatch)).toHaveLength(5);
  });
});
